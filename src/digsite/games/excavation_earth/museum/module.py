"""The expansion as a whole: which of its modules are installed, in which order."""

from __future__ import annotations

from typing import cast

from digsite.games.excavation_earth.museum.boxes.module import BoxesInOrder, PrettyBoxes
from digsite.games.excavation_earth.museum.common.module import Common
from digsite.games.excavation_earth.museum.exhibits.module import GalacticMuseum
from digsite.games.excavation_earth.museum.factions.feinmort import Feinmort
from digsite.games.excavation_earth.museum.factions.mazz_un import MazzUn
from digsite.games.excavation_earth.museum.factions.module import Commanders, Seekers, plays
from digsite.games.excavation_earth.museum.figures import MuseumFigures
from digsite.games.excavation_earth.museum.kinds import FEINMORT, M6, M7, M8, MAZZ_UN
from digsite.games.excavation_earth.museum.mysteries.module import MysteriousArtefacts
from digsite.games.excavation_earth.museum.popups.module import PopUpMarkets
from digsite.games.excavation_earth.museum.solo.boxes import ZuWithBoxes
from digsite.games.excavation_earth.museum.solo.module import ScarceZu, ways_with
from digsite.games.excavation_earth.rules import Board, EarthRules, Faction
from digsite.games.excavation_earth.solo.figures import ZuFigures
from digsite.games.excavation_earth.solo.ways import ZuWays


def make_new_factions() -> list[Faction]:
    """The Seekers and the Commanders, in the order of NEW_FACTIONS."""
    return [Feinmort(), MazzUn()]


def new_board(figures: MuseumFigures, number: int) -> Board:
    """The board of a new faction (MU-DATA-01)."""
    i = number - FEINMORT
    return Board(figures.initiative[i], figures.cargo[i], figures.hidden[i])


def in_play(modules: list[str], factions: list[int], boxes: bool) -> bool:
    """Whether any module is: M5 only if somebody plays one of its factions (MU-MODULE-R2), or for the pretty boxes
    (MU-PRETTY-R11)."""
    return M6 in modules or MAZZ_UN in factions or boxes


def zu_ways(zu: ZuFigures, figures: MuseumFigures, options: dict[str, object], factions: list[int]) -> ZuWays | None:
    """How Zu plays, if the expansion or its scarcity alone changes that (MU-SOLO-01, -02)."""
    modules = cast("list[str]", options["modules"])
    if in_play(modules, factions, options["pretty_boxes"] is True) or options["scarce_zu"] is True:
        return ways_with(zu, figures, modules)
    return None


def install_museum(rules: EarthRules, figures: MuseumFigures, options: dict[str, object]) -> None:
    """Install what is in play; nothing at all if no module is (MU-MODULE-10, -R2, MU-GUARD-R5)."""
    modules = cast("list[str]", options["modules"])
    scarce = options["scarce_zu"] is True  # the solo rules are wanted in any case
    boxes = options["pretty_boxes"] is True
    solo = rules.n_players > rules.n_seats
    commanders = plays(rules, MAZZ_UN)
    expanded = in_play(modules, [faction.number for faction in rules.factions], boxes)
    if not expanded:
        if solo and scarce:
            rules.install(ScarceZu(modules, False))
        return
    rules.install(Common())
    if boxes:
        rules.install(PrettyBoxes())
    if commanders:
        rules.install(Commanders())
    if M6 in modules:
        rules.install(MysteriousArtefacts(figures, M7 in modules))
    if M7 in modules:
        rules.install(GalacticMuseum(figures))
    if plays(rules, FEINMORT):
        rules.install(Seekers())
    if M8 in modules:
        rules.install(PopUpMarkets(figures))
    if solo:
        rules.install(ScarceZu(modules, True))
    if boxes:
        rules.install(BoxesInOrder())
        if solo:
            rules.install(ZuWithBoxes())
