"""A frame is a pending question or deed: four ints that never change, so copies of a state share them."""

from __future__ import annotations

from typing import Final


class Frame:
    """Step `step` is due for `seat`; `a` and `b` mean what the step says they mean."""

    def __init__(self, step: int, seat: int, a: int = 0, b: int = 0) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
