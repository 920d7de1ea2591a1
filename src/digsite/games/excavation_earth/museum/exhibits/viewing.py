"""The command cards of module 7: Private Viewing and Acquisitions Board (MU-CMDCARD-03, -04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.abilities.telling import tell
from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.events import USED_ABILITY
from digsite.games.excavation_earth.kinds import N_COLOURS, colour_of, kind_of
from digsite.games.excavation_earth.museum.codes import REPLACE_CURATOR, SPAN
from digsite.games.excavation_earth.museum.common.staff import pay
from digsite.games.excavation_earth.museum.events import BOARD_PAID, CURATOR_REPLACED
from digsite.games.excavation_earth.museum.exhibits.part import museum_of
from digsite.games.excavation_earth.museum.exhibits.send import add_shows, refuse_other, refuse_show
from digsite.games.excavation_earth.museum.figures import MuseumFigures
from digsite.games.excavation_earth.museum.kinds import (
    ACQUISITIONS_BOARD,
    EMPTY,
    N_CURATORS,
    NEW_COMMAND_CARDS,
    NEW_COMMAND_CARDS_PAID,
    PRIVATE_VIEWING,
)
from digsite.games.excavation_earth.refusals import concerns, elsewhere, no, no_with
from digsite.games.excavation_earth.rules import Ability
from digsite.games.excavation_earth.vocabulary import SHOWS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class PrivateViewing(Ability):
    """C11: one artefact for the museum, or two of different colours; no card colour, no new curator."""

    def __init__(self, white: int, yellow: int, step: int) -> None:
        super().__init__(PRIVATE_VIEWING, NEW_COMMAND_CARDS[2], white, yellow, [step])

    def use(self, s: Earth, seat: int, n: int) -> None:
        s.push(self.steps[0], seat, n)


class View(Step["Earth"]):
    """Send an artefact, or be done; `a` are left, `b` are the colours sent, as bits (MU-CMDCARD-03, -R1)."""

    def __init__(self) -> None:
        super().__init__("private_viewing", ["MU-CMDCARD-03", "MU-CMDCARD-R1"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = [DONE]
        add_shows(s, f.seat, ((1 << N_COLOURS) - 1) & ~f.b, False, codes)
        if len(codes) == 1:
            codes.clear()
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        tell(s, f, PRIVATE_VIEWING, code)
        if code == DONE:
            return
        if f.a > 1:
            s.push(f.step, f.seat, f.a - 1, f.b | (1 << colour_of(kind_of(SHOWS.tile(code)))))
        s.push(s.rules.step_id("hang"), f.seat, SHOWS.tile(code))

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        figure = s.rules.abilities[PRIVATE_VIEWING].figure(s)
        if f.a < 1 or not 0 <= f.b < 1 << N_COLOURS or f.a + f.b.bit_count() != figure:
            return "artefacts of different colours are sent (MU-CMDCARD-03)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not concerns(s, SHOWS, code):
            return refuse_other(s, f, code)
        colour = colour_of(kind_of(SHOWS.tile(code)))
        if (f.b >> colour) & 1:
            return no_with(s, "MU-CMDCARD-03", "colour-used", "colour", colour)
        return refuse_show(s, f.seat, code, False)


class AcquisitionsBoard(Ability):
    """C12: credits at once, however many curators are replaced then (MU-CMDCARD-04, -R2)."""

    def __init__(self, figures: MuseumFigures, white: int, yellow: int, step: int) -> None:
        super().__init__(ACQUISITIONS_BOARD, NEW_COMMAND_CARDS[3], white, yellow, [step])
        self.figures = figures

    def use(self, s: Earth, seat: int, n: int) -> None:
        s.emit(USED_ABILITY, seat, ACQUISITIONS_BOARD)
        credits = self.figures.board_bonus_yellow if s.yellow_side else self.figures.board_bonus_white
        if credits > 0:
            pay(s, seat, NEW_COMMAND_CARDS_PAID, credits)
            s.emit(BOARD_PAID, seat, credits)
        s.push(self.steps[0], seat, n)


class ReplaceCurators(Step["Earth"]):
    """Replace a curator by a buyer of another colour, or be done; `a` are left, `b` are the rows done, as bits.

    MU-CMDCARD-04, -R2: the newcomer is taken from the supply first; nobody moves up, and an empty space stays empty.
    """

    def __init__(self) -> None:
        super().__init__("acquisitions_board", ["MU-CMDCARD-04", "MU-CMDCARD-R2"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = [DONE]
        curators = museum_of(s).curators
        for row in range(N_CURATORS):
            if curators[row] != EMPTY and not (f.b >> row) & 1:
                for colour in range(N_COLOURS):
                    if colour != curators[row] and s.buyers[colour] > 0:
                        codes.append(REPLACE_CURATOR + row * N_COLOURS + colour)
        if len(codes) == 1:
            codes.clear()
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == DONE:
            return
        row = (code - REPLACE_CURATOR) // N_COLOURS
        colour = (code - REPLACE_CURATOR) % N_COLOURS
        curators = museum_of(s).curators
        old = curators[row]
        s.buyers[colour] = s.buyers[colour] - 1
        s.buyers[old] = s.buyers[old] + 1
        curators[row] = colour
        s.emit(CURATOR_REPLACED, f.seat, old, colour, row)
        if f.a > 1:
            s.push(f.step, f.seat, f.a - 1, f.b | (1 << row))

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        figure = s.rules.abilities[ACQUISITIONS_BOARD].figure(s)
        if f.a < 1 or not 0 <= f.b < 1 << N_CURATORS or f.a + f.b.bit_count() != figure:
            return "different curators are replaced (MU-CMDCARD-04)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not SPAN["replace-curator"].has(code):
            return elsewhere(s, f, code)
        row = (code - REPLACE_CURATOR) // N_COLOURS
        colour = (code - REPLACE_CURATOR) % N_COLOURS
        curators = museum_of(s).curators
        if curators[row] == EMPTY:
            return no(s, "MU-CMDCARD-R2", "no-curator-there")
        if (f.b >> row) & 1:
            return no(s, "MU-CMDCARD-04", "curator-replaced")
        if curators[row] == colour:
            return no_with(s, "MU-CMDCARD-04", "same-curator", "colour", colour)
        return no_with(s, "MU-CMDCARD-R2", "no-buyer-left", "colour", colour)
