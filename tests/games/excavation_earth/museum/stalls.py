"""Pop-up markets in one line: which lie where, who stands there, with what."""

from __future__ import annotations

from typing import Any

from digsite.games.excavation_earth.museum.kinds import MIND_BRUSH, POPUPS, RE_CARDS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.table import museum
from tests.games.excavation_earth.table import asked, at, offered, play

HOME = "vancouver berlin guam"
SITES = {
    "U1": "cusco",
    "U2": "newyork",
    "U3": "rome",
    "U4": "capetown",
    "U5": "bangkok",
    "U6": "easter",
    "U7": "mexico",
    "U8": "london",
    "U9": "cairo",
    "U10": "xian",
}
"""Where each card belongs (MU-POPCARD-01 to -10)."""
ONE_SALE: dict[str, Any] = {"queues": ["purple"], "traders": ["mask", ""]}
"""One purple tile can be sold, at market #1, by seat 0."""


def stalls(popups: str | dict[str, str], places: str = "", modules: str = "M6 M8", **kw: Any) -> Earth:
    """Seat 0 is in turn with two red cards and a travel card; its explorers stand at `places`, the rest of the three at
    Vancouver, Delhi and Lagos. `popups="U6 U7"` or, with tiles, `{"U3": "red-lens", "U6": ""}`."""
    on = dict.fromkeys(popups.split(), "") if isinstance(popups, str) else popups
    mine = " ".join([*places.split(), "vancouver", "delhi", "lagos"][:3])
    seats = kw.get("seats", 2)
    defaults: dict[str, Any] = {
        "hands": ["red-mask red-cog", "red-coil", "red-coil", "red-comet"][:seats],
        "explorers": [mine, *[HOME] * (seats - 1)],
    }
    return museum(modules, popups=on, **{**defaults, **kw})


def all_but(*left: str) -> str:
    """All cards but these, to be out of the game: the next one is sure then."""
    return " ".join(card for card in POPUPS if card not in left)


def re_but(*left: str) -> str:
    """All reverse engineering cards of a game without the museum but these, to be in front of somebody."""
    return " ".join(card for card in RE_CARDS[:MIND_BRUSH] if card not in left)


def board(s: Earth) -> list[str]:
    """The pop-up markets on the board."""
    return list(at(s, "popups", "board"))


def used(s: Earth) -> list[str]:
    """Those that are out of the game."""
    return list(at(s, "popups", "used"))


def sell_one(s: Earth, card: str = "travel-2") -> Earth:
    """Sell what can be sold, in one market."""
    play(s, f"sell {card}")
    if asked(s) == "sell_markets":
        play(s, "sell-at 1")
    if asked(s) == "sell_markets":
        play(s, "done")
    return s


def finish(s: Earth, *stops: str) -> Earth:
    """Answer whatever is asked until the next action or one of these questions: nothing more, or the first there is."""
    while asked(s) not in ("act", "", *stops):
        names = offered(s)
        play(s, "done" if "done" in names else names[0])
    return s
