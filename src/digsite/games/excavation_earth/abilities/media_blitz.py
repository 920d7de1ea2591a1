"""C6, Media Blitz: coloured buyers for any queues (EE-CMDCARD-19, -20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.abilities.telling import tell
from digsite.games.excavation_earth.codes import DONE, SEND, SPAN
from digsite.games.excavation_earth.kinds import COMMAND_CARDS, N_COLOURS, N_MARKETS
from digsite.games.excavation_earth.markets import add
from digsite.games.excavation_earth.refusals import elsewhere, no_with
from digsite.games.excavation_earth.rules import BLITZ, Ability
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

CARD: Final = COMMAND_CARDS.index("media-blitz")


class MediaBlitz(Ability):
    """One buyer, or up to two."""

    def __init__(self, white: int, yellow: int) -> None:
        super().__init__(CARD, COMMAND_CARDS[CARD], white, yellow, [BLITZ])

    def use(self, s: Earth, seat: int, n: int) -> None:
        s.push(BLITZ, seat, n)


class Blitz(Step["Earth"]):
    """Send a buyer of a colour to the back of a queue, or be done; `a` are left. Each is finished before the next."""

    def __init__(self) -> None:
        super().__init__("media_blitz", ["EE-CMDCARD-19", "EE-CMDCARD-20"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = [DONE]
        for colour in range(N_COLOURS):
            if s.buyers[colour] > 0:
                for market in range(N_MARKETS):
                    codes.append(SEND + colour * N_MARKETS + market)
        if len(codes) == 1:
            codes.clear()
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        tell(s, f, CARD, code)
        if code == DONE:
            return
        add(s, (code - SEND) % N_MARKETS, (code - SEND) // N_MARKETS)
        if f.a > 1:
            s.push(BLITZ, f.seat, f.a - 1)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if 1 <= f.a <= s.rules.abilities[CARD].figure(s) else "too many (EE-CMDCARD-19, -20)"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["send"].has(code):
            return no_with(s, "EE-CMDCARD-19", "no-buyer-left", "colour", (code - SEND) // N_MARKETS)
        return elsewhere(s, f, code)
