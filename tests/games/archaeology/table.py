"""Positions in three lines: a table laid out from short texts, and plain words for what happens at it."""

from __future__ import annotations

from typing import Any

import digsite
from digsite.games.archaeology.kinds import CARD_NAMES, KIND_NAMES
from digsite.games.archaeology.state import Dig

GAME = digsite.game("archaeology")


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
    try:
        s.play(code, seat=seat)
    except digsite.IllegalMove as problem:
        assert problem.refusal is not None
        assert problem.refusal.rule == refusal.rule
    else:
        raise AssertionError(f"{name} was played")
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
    return " ".join(
        KIND_NAMES[kind] if n == 1 else f"{KIND_NAMES[kind]}*{n}" for kind, n in enumerate(counts) if n > 0
    )


def happened(s: Dig, kind: str) -> list[dict[str, object]]:
    """The events of that kind that the last play caused, with every field."""
    return [event.whole() for event in s.events if event.kind.name == kind]


def order(s: Dig) -> list[str]:
    """The kinds of the events that the last play caused, in order."""
    return [event.kind.name for event in s.events]
