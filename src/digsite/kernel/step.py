"""A step holds both halves of a rule: what may be answered, and what the answer does.

The kernel pops a frame off the agenda and hands it to its step. If `legal` is empty the step is skipped (a `Deed` does
its work there), if it holds one code the answer may give itself, else the seat of the frame is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal

if TYPE_CHECKING:
    from digsite.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One question of the rules. Subclasses name the rules they implement in their docstring and in `rules`."""

    def __init__(
        self,
        key: str,
        rules: list[str],
        *,
        private: bool = False,
        simultaneous: bool = False,
    ) -> None:
        self.key: Final = key
        """Its name: in positions, in records, and as the key of its words (`ask-KEY`)."""
        self.rules: list[str] = rules
        """The IDs of the rules it implements."""
        self.private: bool = private
        """Nobody but its seat knows that this frame is pending: it is left out of the views of the others."""
        self.simultaneous: bool = simultaneous
        """Frames of this step that lie together may be answered in any order."""

    def legal(self, s: S, f: Frame) -> list[int]:
        """The codes that may be answered now, ascending. Empty: nothing to ask. Must not change the state."""
        raise NotImplementedError

    def apply(self, s: S, f: Frame, code: int) -> None:
        """What the answer does. The frame has already left the agenda."""
        raise NotImplementedError

    def skip(self, s: S, f: Frame) -> None:
        """What happens instead when there was nothing to ask. Most often nothing."""

    def lone(self, s: S, f: Frame) -> bool:
        """Whether a lone answer may give itself.

        False where the list depends on what the others may not know: an unasked question would tell them.
        """
        return not self.simultaneous and not self.private

    def refuse(self, s: S, f: Frame, code: int) -> Refusal:
        """Why a code that is not legal here may not be played. Must agree with `legal`."""
        raise NotImplementedError

    def shown(self, f: Frame, seat: int | None) -> list[int]:
        """The frame's `a` and `b` as a seat (None: a spectator) may know them: a secret one reads -1 for others."""
        return [f.a, f.b]

    def about(self, s: S, f: Frame) -> dict[str, object]:
        """Figures that the words of the question need, such as how many cards are still to be lost."""
        return {}

    def flaw(self, s: S, f: Frame) -> str:
        """What is wrong with a frame of this step in a position that was handed in; "" if it may be pending."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Step[S]):
    """A step that asks nothing: it is done as soon as its frame comes up."""

    def legal(self, s: S, f: Frame) -> list[int]:
        return []

    def skip(self, s: S, f: Frame) -> None:
        self.run(s, f)

    def run(self, s: S, f: Frame) -> None:
        """What is done. The frame has already left the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook(Generic[S]):
    """Something a module does when the base game announces a named moment (`rules.on("storm", hook)`)."""

    def run(self, s: S, seat: int, a: int, b: int) -> None:
        """What is done at that moment; `seat` is whoever brought it about, `a` and `b` what the moment says of it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup(Generic[S]):
    """One numbered part of the set-up, by name, so that modules can put theirs before or after it."""

    def __init__(self, key: str) -> None:
        self.key: Final = key

    def run(self, s: S) -> None:
        """Do this part."""
        raise NotImplementedError
