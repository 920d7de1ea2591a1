"""Positions in three lines: a table laid out from short texts, and plain words for what happens at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import digsite
from digsite.games.excavation_earth.kinds import FACTIONS
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
    assert all(faction in FACTIONS for faction in chosen)
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
    """The code may not be played, by that rule, trying changes nothing, and every language can say why."""
    code = GAME.codes.parse(name)
    before = state.to_json()
    refusal = state.why_not(code, seat)
    assert refusal is not None, f"{name} is legal"
    assert refusal.rule == rule, f"{name}: {refusal.rule} {refusal.key}, not {rule}"
    assert all(refusal.say(locale) for locale in ("en", "de", "pl"))
    try:
        state.play(code, seat)
    except digsite.IllegalMove as problem:
        assert problem.refusal is not None
        assert problem.refusal.rule == rule
    else:
        raise AssertionError(f"{name} was played")
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
