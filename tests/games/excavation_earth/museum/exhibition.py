"""The museum in short texts: who hangs where, who stands in the queue, and decks that hold just what a test needs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from digsite.games.excavation_earth.kinds import BUYERS, COLOURS
from digsite.games.excavation_earth.museum.exhibits.part import tiles_for
from digsite.games.excavation_earth.museum.kinds import EXHIBITION_TILES, RE_CARDS, SPACES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.table import museum
from tests.games.excavation_earth.table import GAME, asked, at, counts, play, words

OTHER_PACK = str(Path(__file__).parents[1] / "other_pack.toml")
BUYER_CARDS = [3, 3, 3, 3, 3, 2]
OTHER_BUYER_CARDS = [4, 2, 3, 1, 4, 3]
"""Buyer cards in the two packs, by colour, and wild ones."""
CLOSED = {
    2: ["1-2", "1-5", "2-3", "2-4", "3-1", "3-6"],
    3: ["1-5", "2-4", "3-6"],
    4: [],
}
"""The spaces without a tile, by players (MU-BOARD-R2)."""
HAND = "red-cog*2 red-coil*2 green-cog*2"


def hall(
    cargo: str = "",
    hidden: str = "",
    *,
    seats: int = 2,
    rival: str = "",
    flips: str = "orange*3",
    bottom: str | None = None,
    re: list[str] | None = None,
    **kw: Any,
) -> Earth:
    """Seat 0 has these tiles (and seat 1 those of `rival`), red and green cards and a travel card; two more actions.

    `flips` are the cards of the buyer deck, all others are discarded; `bottom` are those of the reverse engineering
    deck, the top one first. Nobody stands in the queue unless `curators` says so.
    """
    cards: dict[str, Any] = {"hands": [HAND, *[""] * (seats - 1)]}
    cards["buyer_discard"] = discarded(
        flips, OTHER_BUYER_CARDS if kw.get("options", {}).get("components") else BUYER_CARDS
    )
    if bottom is not None:
        out = words(bottom) + words(" ".join(re or []))
        cards["mysteries"] = {"bottom": words(bottom), "discarded": [card for card in RE_CARDS if card not in out]}
    return museum(
        seats=seats,
        cargo=[cargo, rival, *[""] * (seats - 2)],
        hidden=[hidden, *[""] * (seats - 1)],
        re=re,
        **{"curators": "none none none", **cards, **kw},
    )


def other_hall(cargo: str, **kw: Any) -> Earth:
    """The same with the figures of the other pack, in which newcomers enter the queue at the top (MU-DATA-09)."""
    fields = {"hands": ["red-prism*4", ""], "forecast": "yellow-coil yellow-prism yellow-cog", **kw}
    return hall(cargo, options={"components": OTHER_PACK}, **fields)


def discarded(flips: str, copies: list[int]) -> dict[str, int]:
    """The discard pile if the buyer deck has just these cards."""
    left = counts(flips)
    return {buyer: n - left.get(buyer, 0) for buyer, n in zip(BUYERS, copies, strict=True)}


def laid(seats: int, **wanted: str) -> dict[str, str]:
    """Exhibition tiles for so many players: these where they are wanted (`r1c6="lens"`), the others in order."""
    found = {f"{name[1]}-{name[3]}": tile for name, tile in wanted.items()}
    left = [EXHIBITION_TILES[tile] for tile in tiles_for(seats)]
    for tile in found.values():
        left.remove(tile)
    for space in SPACES:
        if space not in found and space not in CLOSED[seats]:
            found[space] = left.pop(0)
    return found


def with_deck(s: Earth, flips: str) -> Earth:
    """The same position with just these cards in the buyer deck."""
    data = s.to_json()
    data["buyer_deck"] = counts(flips)
    data["buyer_discard"] = discarded(flips, s.rules.pack.buyer_copies)
    found = GAME.from_json(data)
    assert isinstance(found, Earth)
    return found


def show(s: Earth, tile: str, space: str = "") -> Earth:
    """Send a tile ("cargo red-lens") to a space; it need not be named if only one is possible."""
    play(s, f"show {tile}")
    if asked(s) == "hang":
        play(s, f"hang {space}")
    return s


def hung(s: Earth) -> dict[str, tuple[str, int]]:
    """What hangs on each space, and whose guide stands on it."""
    found = zip(SPACES, at(s, "museum", "artefacts"), at(s, "museum", "guides"), strict=True)
    return {space: (artefact, guide) for space, artefact, guide in found if artefact is not None}


def asks(s: Earth) -> dict[str, str]:
    """The exhibition tiles by space."""
    return {space: tile for space, tile in zip(SPACES, at(s, "museum", "asks"), strict=True) if tile is not None}


def queue(s: Earth) -> str:
    """The curators, from the top."""
    return " ".join(colour or "none" for colour in at(s, "museum", "curators"))


def supply(s: Earth) -> dict[str, int]:
    """Coloured buyers in the supply."""
    return {colour: int(at(s, "buyers", colour)) for colour in COLOURS}


def turned(s: Earth) -> list[str]:
    """The buyer cards that the last play turned over."""
    return [BUYERS[event.a] for event in s.events if event.kind.name == "buyer-card"]


def earned(s: Earth, seat: int, source: str) -> int:
    """Credits of a seat by one line of the score sheet."""
    return int(at(s, "earned", seat, source))


def kept(s: Earth) -> Earth:
    """The position, written and read again: the same question with the same answers."""
    data = s.to_json()
    again = GAME.from_json(data)
    assert isinstance(again, Earth)
    assert again.to_json() == data
    assert (asked(again), again.seats) == (asked(s), s.seats)
    for seat in s.seats:
        assert again.legal(seat) == s.legal(seat)
    return again
