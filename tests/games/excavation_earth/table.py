"""Positions in three lines: a table laid out from short texts, and plain words for what happens at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.events import ACTIONS
from digsite.games.excavation_earth.game import ALL_FACTIONS
from digsite.games.excavation_earth.kinds import (
    BUYERS,
    CARDS,
    CENTRES,
    COLOURS,
    COMMAND_CARDS,
    HOLDS,
    LOCATIONS,
    TRAVEL_CARDS,
    TYPES,
)
from digsite.games.excavation_earth.museum.kinds import NEW_COMMAND_CARDS
from digsite.games.excavation_earth.state import Earth

GAME = digsite.game("excavation_earth")
PLAIN = ["kuti_kuti", "dal_harrai", "gul", "aqulla"]
"""Factions by default. Seat 0 has the Excavators, whose ability matters in Excavate alone: name others there."""


def words(text: str) -> list[str]:
    """`"red-cog*2 green-mask"` as a list of names."""
    found: list[str] = []
    for word in text.split():
        name, _, n = word.partition("*")
        found += [name] * int(n or 1)
    return found


def counts(text: str) -> dict[str, int]:
    """`"red-helix*2 green-lens"` as counts by name."""
    found: dict[str, int] = {}
    for name in words(text):
        found[name] = found.get(name, 0) + 1
    return found


def earth(
    *,
    seats: int = 2,
    factions: list[str] | None = None,
    hands: list[str] | None = None,
    travel: list[str] | None = None,
    explorers: list[str] | None = None,
    queues: list[str] | None = None,
    cargo: list[str] | None = None,
    hidden: list[str] | None = None,
    sites: str = "",
    stacks: dict[str, str] | None = None,
    traders: list[str] | None = None,
    envoys: list[str] | None = None,
    guards: list[str] | None = None,
    forecast: str | None = None,
    credits: list[int] | None = None,
    round: int = 1,
    seed: int = 0,
    options: dict[str, object] | None = None,
    **fields: Any,
) -> Earth:
    """A position; whatever is not named is in the deck, the piles, the supplies.

    By default it is seat 0's turn with two actions to take, everybody's explorers stand at Vancouver, Berlin and Guam,
    nobody holds a card, and from round 2 on the first three command cards lie at the centres. `credits` is booked as
    earned by popularity. Texts are names with `*n`: `hands=["red-cog*2", ""]`, `queues=["green wild", ...]` (front
    first; missing ones are empty), `traders=["mask coil", ""]`, `envoys=["left*2", ""]`.
    """
    chosen = factions if factions is not None else PLAIN[:seats]
    assert all(faction in ALL_FACTIONS for faction in chosen)
    n_forecast = seats + 1 if round < 3 else 0
    lines = queues or []
    data: dict[str, object] = {
        "seats": seats,
        "options": {"factions": chosen, **(options or {})},
        "rng": digsite.Rng(seed).words(),
        "round": round,
        "turn": 0,
        "hands": [words(text) for text in hands or [""] * seats],
        "travel": [words(text) for text in travel or [""] * seats],
        "explorers": [words(text) for text in explorers or ["vancouver berlin guam"] * seats],
        "queues": [words(lines[m]) if m < len(lines) else [] for m in range(6)],
        "cargo": [words(text) for text in cargo or [""] * seats],
        "hidden": [words(text) for text in hidden or [""] * seats],
        "sites": counts(sites),
        "stacks": {colour: words(text) for colour, text in (stacks or {}).items()},
        "traders": [counts(text) for text in traders or [""] * seats],
        "envoys": [counts(text) for text in envoys or [""] * seats],
        "guards": [words(text) for text in guards or [""] * seats],
        "forecast": words("orange-anchor*2 orange-comet*2 orange-cog")[:n_forecast],
    }
    if forecast is not None:
        data["forecast"] = words(forecast)
    if round > 1:
        data["command"] = ["emergency-fund", "fresh-orders", "priority-shuttle"]
    if credits is not None:
        data["earned"] = [{"start": 8, "popularity": amount - 8} for amount in credits]
    state = GAME.from_json({**data, **fields})
    assert isinstance(state, Earth)
    return state


def new(seats: int = 2, seed: int = 1, **options: object) -> Earth:
    """A new game."""
    state = GAME.new(seats=seats, seed=seed, options=options)
    assert isinstance(state, Earth)
    return state


def play(state: Earth, *names: str, seat: int | None = None) -> Earth:
    """Play codes by name, one after the other."""
    for name in names:
        state.play(GAME.codes.parse(name), seat)
    return state


def offered(state: Earth, span: str = "", seat: int | None = None) -> list[str]:
    """The names of the codes that may be played now, of one span if it is named."""
    found = [GAME.codes.name(code) for code in state.legal(seat)]
    return [name for name in found if not span or name.split()[0] == span]


def refused(state: Earth, name: str, rule: str, seat: int | None = None) -> None:
    """The code may not be played, by that rule, and trying changes nothing."""
    code = GAME.codes.parse(name)
    before = state.to_json()
    refusal = state.why_not(code, seat)
    assert refusal is not None, f"{name} is legal"
    assert refusal.rule == rule, f"{name}: {refusal.rule} {refusal.key}, not {rule}"
    with pytest.raises(digsite.IllegalMove, match=rule):
        state.play(code, seat)
    assert state.to_json() == before


def asked(state: Earth) -> str:
    """The key of the question that is asked now; "" when the game is over."""
    question = state.question
    return "" if question is None else question.key


def happened(state: Earth, kind: str) -> list[dict[str, object]]:
    """What the last play caused, of one kind of event."""
    return [event.whole() for event in state.events if event.kind.name == kind]


def games(n: int, *, seed: int = 0, **options: object) -> Iterator[Earth]:
    """The positions of n random games with 2, 3 and 4 seats, each before a move."""
    for number in range(n):
        rng = digsite.Rng(seed * 1000 + number)
        state = new(2 + number % 3, seed=number, **options)
        while not state.over:
            yield state
            codes = state.legal()
            state.play(codes[rng.below(len(codes))])
        yield state


QUIET = ["issisinui", "gul", "aqulla", "kuti_kuti"]
"""Factions that ask nothing of their own at the start of a turn. Seat 0 has the Psychics: Survey alone is different."""
NAMES: dict[str, list[str]] = {
    "action": ACTIONS,
    "card": CARDS + TRAVEL_CARDS,
    "by": CARDS,
    "origin": LOCATIONS,
    "place": LOCATIONS,
    "artefact": TYPES,
    "hold": HOLDS,
    "colour": COLOURS,
    "buyer": BUYERS,
    "market": ["#1", "#2", "#3", "#4", "#5", "#6"],
    "centre": CENTRES,
    "ability": COMMAND_CARDS + NEW_COMMAND_CARDS,
}


def quiet(*, seats: int = 2, **kw: Any) -> Earth:
    """A position with a travel card to spare for everybody, so that no turn ends before a test has looked at it."""
    return earth(seats=seats, **{"factions": QUIET[:seats], "travel": ["travel-2"] * seats, **kw})


def at(state: Earth, field: str, *keys: Any) -> Any:
    """A field of the whole position, by names: `at(s, "cargo", 0)`; what is not counted there is 0."""
    found: Any = state.to_json()[field]
    for key in keys:
        found = found.get(key, 0) if isinstance(found, dict) else found[key]
    return found


def story(state: Earth, *kinds: str) -> list[str]:
    """What the last play caused, in words of the position: `"0 dug red-lens london"`; of these kinds, if any."""
    told: list[str] = []
    for event in state.events:
        if kinds and event.kind.name not in kinds:
            continue
        values: list[str] = [str(event.seat), event.kind.name]
        for field, value in zip(event.kind.fields, [event.a, event.b, event.c], strict=False):
            values.append(NAMES[field][value] if field in NAMES else str(value))
        told.append(" ".join(values))
    return told


def other_tiles(colour: str, pile: str, elsewhere: str = "") -> dict[str, int]:
    """Tiles of a colour to be out of the game so that its pile is exactly `pile`: for the field `sold`."""
    pack = GAME.new(seats=2, seed=0).rules.pack  # type: ignore[attr-defined]
    left = words(pile) + words(elsewhere)
    copies = {kind: pack.copies[i] for i, kind in enumerate(TYPES) if kind.startswith(f"{colour}-")}
    return {kind: n - left.count(kind) for kind, n in copies.items() if n > left.count(kind)}


def other_cards(deck: str, *elsewhere: str) -> dict[str, int]:
    """Cards to be discarded so that the deck is exactly `deck`: for the field `discard`."""
    left = words(" ".join([deck, *elsewhere]))
    return {card: 2 - left.count(card) for card in CARDS if left.count(card) < 2}


def level(state: Earth, colour: str) -> int:
    """A colour's popularity: the highest empty space of its track of ten (EE-POP-R2)."""
    return 10 - int(at(state, "buyers", colour))


def after_draft(state: Earth) -> Earth:
    """The position once everybody has drafted, each the first cards there are."""
    while asked(state) == "draft":
        state.play(state.legal()[0])
    return state


def busy_game(number: int) -> Iterator[Earth]:
    """The positions of a random game in which nobody passes early and cards are seldom wasted on nothing."""
    rng = digsite.Rng(number)
    state = new(2 + number % 3, seed=number, draft_start=number % 2 == 1)
    yield state
    while not state.over:
        seat = state.seats[rng.below(len(state.seats))]
        codes = state.legal(seat)
        names = [GAME.codes.name(code) for code in codes]
        eager = [code for code, name in zip(codes, names, strict=True) if name.split()[0] not in ("pass", "done")]
        sales = [
            code
            for code, name in zip(codes, names, strict=True)
            if name.split()[0] in ("sell", "use", "recall", "sample", "dig", "survey", "smuggle", "buy")
        ]
        if sales and rng.below(3) > 0:
            codes = sales
        elif eager and rng.below(12) > 0:
            codes = eager
        state.play(codes[rng.below(len(codes))], seat)
        yield state
