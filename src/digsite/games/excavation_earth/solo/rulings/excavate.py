"""Readings of Zu's Excavate: the colour, the sites, the check of the holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.kinds import N_COLOURS
from digsite.games.excavation_earth.markets import level
from digsite.games.excavation_earth.solo.events import (
    DIG_HUMAN_FEW,
    DIG_LOT,
    DIG_NEEDED,
    DIG_NONE_HELD,
    DIG_OTHER,
    FIND_OTHER_TYPE,
    FIRST_CHOICE,
    FOR_FIRST_CHOICE,
    WEIGHS_COLOURS,
)
from digsite.games.excavation_earth.solo.excavate import (
    EachArtefact,
    HoldCheck,
    OtherColour,
    SecondFind,
    SmuggledColour,
    TopColours,
    human_has,
    needed,
    none_held,
)
from digsite.games.excavation_earth.solo.faces import PAIRS, TOP
from digsite.games.excavation_earth.solo.ladder import ZU, climb, draw_lot, keep, weigh
from digsite.games.excavation_earth.solo.part import ways_of, zu_of
from digsite.games.excavation_earth.tiles import free_cargo
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


# --- the colour


class FirstColour(Reading["Earth"]):
    """ZU-EXCAVATE-R2 as printed: a card with two colours goes by the more popular one alone."""

    def __init__(self) -> None:
        super().__init__("first-colour")


class SecondColour(Reading["Earth"]):
    """ZU-EXCAVATE-R2 otherwise: with nothing to dig in the more popular colour, the other one of the card is tried."""

    def __init__(self) -> None:
        super().__init__("second-colour")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).other_colour = OtherOfCard()


class OtherOfCard(OtherColour):
    """The other colour, if only that one has something to dig."""

    def settle(self, s: Earth, face: int, colour: int) -> int:
        pair = list(PAIRS[face])
        other = pair[0] if pair[1] == colour else pair[1]
        if len(needed(s, colour)) > 0 or len(needed(s, other)) == 0:
            return colour
        return keep(s, pair, [kept == other for kept in pair], DIG_OTHER)[0]


class OnMap(Reading["Earth"]):
    """ZU-EXCAVATE-R4 as printed: the most popular colour that lies on the map, whether Zu needs it or not."""

    def __init__(self) -> None:
        super().__init__("on-map")


class Needed(Reading["Earth"]):
    """ZU-EXCAVATE-R4 otherwise: the most popular colour of which Zu needs something that lies on the map."""

    def __init__(self) -> None:
        super().__init__("needed")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).top_colours = NeededColours()


class NeededColours(TopColours):
    """The colours with something to dig; where there is none, as printed."""

    def among(self, s: Earth, colours: list[int]) -> list[int]:
        fit = [len(needed(s, colour)) > 0 for colour in colours]
        return keep(s, colours, fit, DIG_NEEDED) if True in fit else super().among(s, colours)


class SettledColour(Reading["Earth"]):
    """ZU-ACQUIRE-R1 as in 000 and 001: Acquire begins with the colour that Excavate chose in the end."""

    def __init__(self) -> None:
        super().__init__("settled-colour")


class FirstChoice(Reading["Earth"]):
    """ZU-ACQUIRE-R1 as in 004: Acquire begins with the colour that Excavate wanted at first."""

    def __init__(self) -> None:
        super().__init__("first-choice")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).smuggled_colour = WantedFirst()


class WantedFirst(SmuggledColour):
    """Of a card with two colours the one chosen before the other was tried; else the most popular colour of all.

    If the colour settled on is level with the most popular, it was no second choice. Otherwise colours that are level
    at the top are told apart as with an empty map (ZU-EXCAVATE-32).
    """

    def of(self, s: Earth, face: int, first_choice: int, colour: int) -> int:
        if face != TOP:
            return first_choice
        every = list(range(N_COLOURS))
        levels = [level(s, one) for one in every]
        if levels[colour] == max(levels):
            return colour
        weigh(s, WEIGHS_COLOURS, FOR_FIRST_CHOICE, every)
        left = climb(s, every, levels, FIRST_CHOICE)
        if len(left) > 1:
            left = climb(s, left, none_held(s, left), DIG_NONE_HELD)
            left = climb(s, left, human_has(s, left), DIG_HUMAN_FEW)
        return draw_lot(s, left, DIG_LOT)


# --- the sites


class DifferentSites(Reading["Earth"]):
    """ZU-EXCAVATE-R7: the two artefacts of an Excavate come from two dig sites, as in the base game."""

    def __init__(self) -> None:
        super().__init__("different-sites")


class SameSite(Reading["Earth"]):
    """ZU-EXCAVATE-R7 otherwise: two types may come from one dig site, since Zu needs no explorers."""

    def __init__(self) -> None:
        super().__init__("same-site")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).second_find = AnySite()


class AnySite(SecondFind):
    """Everything of another type."""

    def among(self, s: Earth, finds: list[int], first: int) -> list[int]:
        return keep(s, finds, [kind != first for kind in finds], FIND_OTHER_TYPE)

    def has_two(self, s: Earth, finds: list[int]) -> bool:
        return len(finds) > 1


# --- the holds


class CheckedOnce(Reading["Earth"]):
    """ZU-EXCAVATE-R8 as in 000 and 001: the holds are checked once, at the start of the action."""

    def __init__(self) -> None:
        super().__init__("once")


class CheckedForEach(Reading["Earth"]):
    """ZU-EXCAVATE-R8 as in 004: they are checked for each artefact, and the second may become a Smuggle."""

    def __init__(self) -> None:
        super().__init__("each-artefact")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).each_artefact = CheckEach()


class CheckEach(EachArtefact):
    """Every artefact needs a space that keeps it from being diverted; a second is looked for even without one."""

    def spaces(self, s: Earth) -> int:
        return zu_of(s).ways.hold_check.spaces(s)

    def seeks(self, taken: int, spaces: int) -> bool:
        return True


class Lifted(Reading["Earth"]):
    """ZU-HARD-R8: with switch H3 a full cargo hold no longer sends Zu to the black market while the other has room."""

    def __init__(self) -> None:
        super().__init__("lifted")


class Kept(Reading["Earth"]):
    """ZU-HARD-R8 otherwise: with switch H3 too a full cargo hold sends Zu to the black market."""

    def __init__(self) -> None:
        super().__init__("kept")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).hold_check = CargoAlone()


class CargoAlone(HoldCheck):
    """The spaces of the cargo hold."""

    def spaces(self, s: Earth) -> int:
        return free_cargo(s, ZU)
