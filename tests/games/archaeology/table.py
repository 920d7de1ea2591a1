"""Positions in three lines: a table laid out from short texts, and plain words for what happens at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import pytest

import digsite
from digsite.games.archaeology.kinds import CARD_NAMES, KIND_NAMES, SANDSTORM, THIEF
from digsite.games.archaeology.state import Dig

GAME = digsite.game("archaeology")
MONUMENTS = ["great_pyramid", "temple", "tomb", "mine", "sphinx", "buried_ruins"]

K = TypeVar("K")


def cards(text: str) -> dict[str, int]:
    """`"coin*3 map"` as counts by name."""
    found: dict[str, int] = {}
    for word in text.split():
        name, _, n = word.partition("*")
        assert name in CARD_NAMES, name
        found[name] = found.get(name, 0) + int(n or 1)
    return found


def deck(text: str) -> list[str]:
    """`"sandstorm thief coin*2"` as a deck, its top card first."""
    found: list[str] = []
    for word in text.split():
        name, _, n = word.partition("*")
        assert name in CARD_NAMES, name
        found += [name] * int(n or 1)
    return found


def dig(
    hands: list[str],
    *,
    market: str = "",
    dig_site: str = "",
    chambers: list[str] | None = None,
    pile: str = "",
    sold: list[str] | None = None,
    monument: str = "great_pyramid",
    options: dict[str, object] | None = None,
    seed: int = 0,
    **fields: Any,
) -> Dig:
    """A position with these hands; everything that is not named lies aside.

    By default it is seat 0's turn, after the dig, at the action menu. `late` follows from the dig site unless given.
    `plain` has one number a seat, which holds for all observers.
    `agenda=[["turn", 0, 0, 0]]` begins seat 0's turn, dig and all. `sold=["coin 3, map 1", ""]` are sets by seat.
    """
    data: dict[str, object] = {
        "seats": len(hands),
        "options": {"monument": monument, **(options or {})},
        "hands": [cards(hand) for hand in hands],
        "market": cards(market),
        "dig_site": deck(dig_site),
        "pile": deck(pile),
        "rng": digsite.Rng(seed).words(),
        "aside": "rest",
        "late": not dig_site and "agenda" not in fields,
    }
    if "plain" in fields:
        fields["plain"] = [
            [0 if o == h else fields["plain"][h] for h in range(len(hands))] for o in range(len(hands) + 1)
        ]
    if chambers is not None:
        data["chambers"] = [cards(chamber) for chamber in chambers]
    if sold is not None:
        data["sold"] = [[one.strip() for one in sets.split(",") if one.strip()] for sets in sold]
    state = GAME.from_json({**data, **fields})
    assert isinstance(state, Dig)
    return state


def turn(seat: int) -> list[list[object]]:
    """An agenda on which that seat's turn is about to begin."""
    return [["turn", seat, 0, 0]]


def storm(
    hands: list[str],
    *,
    drawer: int = 0,
    tents: list[int] | None = None,
    dig_site: str = "sandstorm pot_shard",
    **fields: Any,
) -> Dig:
    """The drawer digs a storm, and after it a Pot Shard; by default no tent is left."""
    standing = [0] * len(hands) if tents is None else tents
    return dig(hands, dig_site=dig_site, agenda=turn(drawer), turn=drawer, tents=standing, **fields)


def play(s: Dig, *names: str) -> None:
    """Play codes by their stable names, one after the other."""
    for name in names:
        s.play(GAME.codes.parse(name))


def offered(s: Dig, start: str = "") -> list[str]:
    """The stable names of what is legal now, those that begin with `start`."""
    return [name for name in (GAME.codes.name(code) for code in s.legal()) if name.startswith(start)]


def refused(s: Dig, name: str, seat: int | None = None) -> str:
    """The rule by which a code is refused now. It must be refused by `play` too, and change nothing."""
    code = GAME.codes.parse(name)
    refusal = s.why_not(code, seat)
    assert refusal is not None, f"{name} is legal"
    before = s.to_json()
    with pytest.raises(digsite.IllegalMove) as caught:
        s.play(code, seat=seat)
    assert caught.value.refusal is not None
    assert caught.value.refusal.rule == refusal.rule
    assert s.to_json() == before
    return refusal.rule


def asked(s: Dig) -> str:
    """Who is asked what: `"1 shelter"`, or `"over"`."""
    question = s.question
    return "over" if question is None else f"{question.seat} {question.key}"


def hand(s: Dig, seat: int) -> str:
    """A hand as a text: `"coin*3 map"`, in the order of the kinds."""
    return lay(s.hands[seat])


def lay(counts: list[int]) -> str:
    """Counts as a text."""
    return " ".join(KIND_NAMES[kind] if n == 1 else f"{KIND_NAMES[kind]}*{n}" for kind, n in enumerate(counts) if n > 0)


def happened(s: Dig, kind: str) -> list[dict[str, object]]:
    """The events of that kind that the last play caused, with every field."""
    return [event.whole() for event in s.events if event.kind.name == kind]


def order(s: Dig) -> list[str]:
    """The kinds of the events that the last play caused, in order."""
    return [event.kind.name for event in s.events]


def told(s: Dig, seat: int | None) -> list[dict[str, object]]:
    """What the last play caused, as that seat (None: a spectator) is told of it."""
    seen = [event.seen(seat) for event in s.events]
    return [event for event in seen if event is not None]


def new(seats: int, seed: int = 0, **options: object) -> Dig:
    """A real game, set up, its first card already dug."""
    s = GAME.new(seats=seats, seed=seed, options=options)
    assert isinstance(s, Dig)
    return s


def laid_out(seats: int, seed: int = 0, **options: object) -> Dig:
    """A real game with the first dig put back: where every card lies after the set-up. It is not to be played on."""
    s = new(seats, seed, **options).copy()
    for event in reversed(s.events):
        name = event.kind.name
        if name == "dug":
            s.hands[event.seat][event.a] -= 1
            s.sizes[event.seat] -= 1
            s.dig_site.append(event.a)
        elif name == "dug-thief":
            s.thieves_out -= 1
            s.dig_site.append(THIEF)
        elif name == "dug-storm":
            s.storms_out -= 1
            s.dig_site.append(SANDSTORM)
        elif name == "robbed":
            for seat, n in ((event.seat, -1), (event.a, 1)):
                s.hands[seat][event.b] += n
                s.sizes[seat] += n
        elif name == "unearthed":
            s.chambers[event.a][event.b] -= 1
            s.chamber_sizes[event.a] -= 1
            s.pile.append(event.b)
    return s


def plausible(found: Mapping[K, int], weights: Mapping[K, float]) -> bool:
    """Whether outcomes came about as often as their weights ask for, each within four standard deviations."""
    n = sum(found.values())
    whole = sum(weights.values())
    for outcome, weight in weights.items():
        p = weight / whole
        if abs(found.get(outcome, 0) - n * p) > 4 * (n * p * (1 - p)) ** 0.5:
            return False
    return all(outcome in weights for outcome in found)


def trade(s: Dig, give: str, take: str) -> None:
    """A whole trade, card by card, from beginning it to confirming it."""
    play(s, "trade", *(f"give {kind}" for kind in deck(give)), "given")
    play(s, *(f"take {kind}" for kind in deck(take)), "confirm")


def chamber(s: Dig, seat: int | None, number: int) -> str | None:
    """What lies in a chamber, as far as that seat can see it; None if it is facedown for him."""
    chambers = s.view(seat)["chambers"]
    assert isinstance(chambers, list)
    return None if chambers[number] is None else lay(chambers[number])


def knows(s: Dig, seat: int | None, holder: int) -> str:
    """The cards that a seat is certain another one holds."""
    known = s.view(seat)["known"]
    assert isinstance(known, list)
    return lay(known[holder])


def wander(s: Dig, seed: int) -> Iterator[Dig]:
    """Play at random to the end; the position after every decision, the first one included."""
    rng = digsite.Rng(seed)
    yield s
    while not s.over:
        s.play(rng.pick(s.legal()))
        yield s


def plain(s: Dig) -> list[int]:
    """How many unseen cards of each hand all know to be no Maps."""
    return s.plain[s.n_seats * s.n_seats :]
