"""Positions with modules of the expansion, in three lines."""

from __future__ import annotations

from typing import Any

from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import GLYPHS, TYPES
from digsite.games.excavation_earth.museum.exhibits.part import usual_tiles
from digsite.games.excavation_earth.museum.kinds import EXHIBITION_TILES, SPACES
from digsite.games.excavation_earth.museum.reading import named
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.table import QUIET, counts, earth, words

SEEKERS = "feinmort"
COMMANDERS = "mazz_un"
PSYCHICS = "issisinui"
MERCHANTS = "aqulla"
SMUGGLERS = "gul"
PILOTS = "dal_harrai"
EXCAVATORS = "kuti_kuti"


def read(*rulings: str) -> dict[str, Any]:
    """Options of a table that reads rulings otherwise: `read("MU-CURATOR-R1 fill-first")`."""
    return {"rulings": dict(ruling.split() for ruling in rulings)}


def museum(
    modules: str = "M6 M7",
    *,
    seats: int = 2,
    researchers: list[int] | None = None,
    brokers: list[str] | None = None,
    mystery_sites: str = "",
    mystery_cargo: list[str] | None = None,
    mystery_hidden: list[str] | None = None,
    mystery_ship: str = "",
    gone: list[int] | None = None,
    re: list[str] | None = None,
    asks: dict[str, str] | None = None,
    hung: dict[str, tuple[str, int]] | None = None,
    curators: str | None = None,
    popups: dict[str, str] | None = None,
    used: str = "",
    **kw: Any,
) -> Earth:
    """A position with these modules; the rest as in `earth`, with factions that ask nothing at the start of a turn and
    a travel card to spare for everybody.

    `brokers=["red green", ""]`, `re=["phase-drill", ""]` (the reverse engineering cards of each seat),
    `mystery_cargo=["red", ""]`, `mystery_ship="red*2 green"`. Of the museum: `asks={"1-1": "lens"}` (else in order:
    helix, lens, antenna, crater three times each with two players, see `exhibits.part.usual_tiles`),
    `hung={"1-1": ("red-helix", 0)}` (an artefact and whose guide), `curators="red green none"` (top, middle, bottom).
    `popups={"U3": "red-lens", "U6": ""}` are on the board, with the tile of a special supply; `used="U1 U2"` are out.
    Anything else of a part goes by its own name: `mysteries={...}`, `museum={...}`.
    """
    chosen = modules.split()
    fields: dict[str, Any] = {}
    new = [faction for faction in kw.get("factions", []) if faction in (SEEKERS, COMMANDERS)]
    if new and "M5" not in chosen:
        chosen.insert(0, "M5")
    if any(module != "M5" for module in chosen) or COMMANDERS in new:
        staff: dict[str, Any] = {"researchers": researchers or [0] * seats}
        staff["brokers"] = [words(text) for text in brokers or [""] * seats]
        fields["staff"] = staff
    if "M6" in chosen:
        fields["mysteries"] = {
            "sites": counts(mystery_sites),
            "cargo": [counts(text) for text in mystery_cargo or [""] * seats],
            "hidden": [counts(text) for text in mystery_hidden or [""] * seats],
            "ship": counts(mystery_ship),
            "gone": gone or [0] * seats,
            "cards": [words(text) for text in re or [""] * seats],
            **kw.pop("mysteries", {}),
        }
    if "M7" in chosen:
        board: dict[str, Any] = {}
        forgers = [seat for seat, text in enumerate(re or []) if "forged-provenance" in text]
        board.update(exhibition(asks, hung, seats, forgers, kw.get("options", {}).get("components")))
        if curators is not None:
            board["curators"] = [None if colour == "none" else colour for colour in curators.split()]
        fields["museum"] = {**board, **kw.pop("museum", {})}
    if "M8" in chosen:
        cards = [f"U{i + 1}" for i in range(10)]
        on = popups or {}
        fields["popups"] = {
            "board": list(on),
            "used": words(used),
            "tiles": [on.get(card) or None for card in cards],
        }
    options = {"modules": chosen, **kw.pop("options", {})}
    defaults: dict[str, Any] = {"factions": QUIET[:seats], "travel": ["travel-2"] * seats}
    return earth(seats=seats, options=options, **{**defaults, **fields, **kw})


def exhibition(
    asks: dict[str, str] | None,
    hung: dict[str, tuple[str, int]] | None,
    players: int,
    forgers: list[int],
    components: str | None = None,
) -> dict[str, Any]:
    """Tiles, artefacts and guides of a museum board. What hangs fits its tile, unless its guide is of a forger.

    Where it does not, tiles that nobody has named are exchanged; else the artefact is, for one with the right symbol.
    """
    board: dict[str, Any] = {}
    box = Box.load(components)
    if asks is not None:
        board["asks"] = [asks.get(space) for space in SPACES]
    if hung is None:
        return board
    tiles = board.get("asks") or named(usual_tiles(box.museum, players), EXHIBITION_TILES)
    kinds: list[str | None] = [hung[space][0] if space in hung else None for space in SPACES]
    for space, (kind, guide) in hung.items():
        i = SPACES.index(space)
        if tiles[i] not in GLYPHS or kind.endswith(str(tiles[i])) or guide in forgers or kind not in TYPES:
            continue
        free = [j for j in range(len(tiles)) if kinds[j] is None and tiles[j] == kind.partition("-")[2]]
        if asks is None and free:
            tiles[i], tiles[free[-1]] = tiles[free[-1]], tiles[i]
            continue
        kinds[i] = None
        same = [other for other in TYPES if other.endswith(str(tiles[i]))]
        kinds[i] = next(other for other in same if kinds.count(other) < box.copies[TYPES.index(other)])
    if hung:
        board["asks"] = tiles
    board["artefacts"] = kinds
    board["guides"] = [hung[space][1] if space in hung else None for space in SPACES]
    return board
