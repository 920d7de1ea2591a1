"""C8, Staff Rotation: traders and envoys change their post (EE-CMDCARD-23, -24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.abilities.telling import tell
from digsite.games.excavation_earth.codes import DONE, LIFT, N_POSTS, POST, SPAN
from digsite.games.excavation_earth.events import POSTED
from digsite.games.excavation_earth.kinds import COMMAND_CARDS, N_MARKETS
from digsite.games.excavation_earth.refusals import elsewhere, no, no_with
from digsite.games.excavation_earth.rules import ROTATE_LIFT, ROTATE_POST, Ability
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

CARD: Final = COMMAND_CARDS.index("staff-rotation")


class StaffRotation(Ability):
    """White: one trader to another market or to its own market's centre. Yellow: up to two traders or envoys,
    anywhere. EE-CMDCARD-R5: this is no sale, and the cube just recalled is in the crew supply, out of its reach."""

    def __init__(self, white: int, yellow: int) -> None:
        super().__init__(CARD, COMMAND_CARDS[CARD], white, yellow, [ROTATE_LIFT, ROTATE_POST])

    def use(self, s: Earth, seat: int, n: int) -> None:
        s.push(ROTATE_LIFT, seat, n)


def crew_at(s: Earth, seat: int, post: int) -> int:
    """Own cubes at a post: a market, or (from N_MARKETS on) a command centre."""
    if post < N_MARKETS:
        return s.traders[post * s.n_players + seat]
    return s.envoys[(post - N_MARKETS) * s.n_players + seat]


class RotateLift(Step["Earth"]):
    """Which trader (on the yellow side also: which envoy) moves, or none; `a` moves are left."""

    def __init__(self) -> None:
        super().__init__("rotate_lift", ["EE-CMDCARD-23", "EE-CMDCARD-24", "EE-CMDCARD-R5"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = [DONE]
        for post in range(N_POSTS if s.yellow_side else N_MARKETS):
            if crew_at(s, f.seat, post) > 0:
                codes.append(LIFT + post)
        if len(codes) == 1:
            codes.clear()
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        tell(s, f, CARD, code)
        if code != DONE:
            s.push(ROTATE_POST, f.seat, f.a, code - LIFT)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if f.a >= 1 else "no moves are left"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["lift"].has(code):
            if code - LIFT >= N_MARKETS and not s.yellow_side:
                return no(s, "EE-CMDCARD-23", "only-traders")
            return no_with(
                s, "EE-CMDCARD-24" if s.yellow_side else "EE-CMDCARD-23", "no-crew-there", "post", code - LIFT
            )
        return elsewhere(s, f, code)


class RotatePost(Step["Earth"]):
    """Where to? `b` is the post it leaves. EE-CMDCARD-R6: another one."""

    def __init__(self) -> None:
        super().__init__("rotate_post", ["EE-CMDCARD-23", "EE-CMDCARD-24", "EE-CMDCARD-R6"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = []
        for post in range(N_POSTS):
            own_centre = f.b < N_MARKETS and post - N_MARKETS == s.rules.pack.centre_of[f.b]
            if post != f.b and (post < N_MARKETS or own_centre or s.yellow_side):
                codes.append(POST + post)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        shift(s, f.seat, f.b, -1)
        shift(s, f.seat, code - POST, 1)
        s.emit(POSTED, f.seat, f.b, code - POST)
        if f.a > 1:
            s.push(ROTATE_LIFT, f.seat, f.a - 1)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a, "post": f.b}

    def flaw(self, s: Earth, f: Frame) -> str:
        if not 0 <= f.b < (N_POSTS if s.yellow_side else N_MARKETS) or crew_at(s, f.seat, f.b) == 0 or f.a < 1:
            return "nobody of that seat is posted there"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not SPAN["post"].has(code):
            return elsewhere(s, f, code)
        if code - POST == f.b:
            return no_with(s, "EE-CMDCARD-R6", "same-post", "post", f.b)
        return no_with(s, "EE-CMDCARD-23", "only-own-centre", "post", N_MARKETS + s.rules.pack.centre_of[f.b])


def shift(s: Earth, seat: int, post: int, by: int) -> None:
    """One cube more or less at a post."""
    if post < N_MARKETS:
        s.traders[post * s.n_players + seat] += by
    else:
        s.envoys[(post - N_MARKETS) * s.n_players + seat] += by
