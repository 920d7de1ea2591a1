"""A solo table laid out from short texts, Zu's cards one at a time, and its ladders in plain words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import digsite
from digsite.games.excavation_earth.kinds import CENTRES, COLOURS, HOLDS, TYPES
from digsite.games.excavation_earth.museum.kinds import RE_CARDS, SPACES
from digsite.games.excavation_earth.museum.solo.events import MORE_OBSTACLES, MORE_PURPOSES
from digsite.games.excavation_earth.solo.events import OBSTACLES, PURPOSES
from digsite.games.excavation_earth.solo.faces import FACES, pile_of
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.solo.turn import ACTIONS
from digsite.games.excavation_earth.state import Earth
from digsite.kernel.frame import Frame
from tests.games.excavation_earth.table import GAME, NAMES, counts, play, words

HUMAN, ZU = 0, 1
OTHER_PACK = str(Path(__file__).parents[1] / "other_pack.toml")
TWO = "excavate-green-red"
TOP = "excavate-top"
BOTH = "green-helix green-antenna red-helix red-lens"
"""Two types of each colour of `TWO`, on two sites each."""
CARGO = "yellow-helix yellow-lens purple-helix purple-lens"
HIDDEN = "orange-helix orange-antenna"
"""Full holds, with no tile of these colours."""
TOPS = {
    "yellow": "yellow-lens",
    "green": "green-helix",
    "red": "red-crater",
    "purple": "purple-antenna",
    "orange": "orange-lens",
}
"""On the stacks from left to right: 5, 6, 4, 5, 6."""
MARKETS = ["#1", "#2", "#3", "#4", "#5", "#6"]
TILES = [f"{hold}:{kind}" for hold in HOLDS for kind in TYPES]
COLUMNS = ["1", "2", "3", "4", "5", "6"]
SETS: dict[str, list[str]] = {
    "colours": COLOURS,
    "artefacts": TYPES + [f"{colour}-mystery" for colour in COLOURS],
    "markets": MARKETS,
    "tiles": TILES,
    "columns": COLUMNS,
    "centres": CENTRES,
}
THINGS: dict[str, list[str]] = {
    **NAMES,
    "face": FACES,
    "obstacle": OBSTACLES + MORE_OBSTACLES,
    "purpose": PURPOSES + MORE_PURPOSES,
    "column": COLUMNS,
    "re": RE_CARDS,
    "space": SPACES,
    "market": MARKETS,
    "tile": TILES,
}


def solo(
    *,
    zu: list[str] | str = "medium",
    faction: str = "issisinui",
    hand: str = "",
    travel: str = "travel-2",
    explorers: str = "vancouver berlin guam",
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
    options: Mapping[str, object] | None = None,
    **fields: Any,
) -> Earth:
    """A position of the solo game at the human's turn; lists have a text for the human and one for Zu.

    Whatever is not named is in the deck, the piles, the supplies, as in `earth` of the base game's tables. `credits` is
    booked as earned by popularity. Zu's decks are as they can be at the start of the round; `zu_cards={...}` sets them
    (the field "zu" of a position).
    """
    lines = queues or []
    data: dict[str, object] = {
        "seats": 1,
        "options": {"factions": [faction], "solo": True, "zu": zu, **(options or {})},
        "rng": digsite.Rng(seed).words(),
        "round": round,
        "turn": HUMAN,
        "hands": [words(hand)],
        "travel": [words(travel)],
        "explorers": [words(explorers)],
        "queues": [words(lines[m]) if m < len(lines) else [] for m in range(6)],
        "cargo": [words(text) for text in cargo or ["", ""]],
        "hidden": [words(text) for text in hidden or ["", ""]],
        "sites": counts(sites),
        "stacks": {colour: words(text) for colour, text in (stacks or {}).items()},
        "traders": [counts(text) for text in traders or ["", ""]],
        "envoys": [counts(text) for text in envoys or ["", ""]],
        "guards": [words(text) for text in guards or ["", ""]],
        "forecast": words("orange-anchor*2 orange-comet") if round < 3 else [],
    }
    if forecast is not None:
        data["forecast"] = words(forecast)
    if round > 1:
        data["command"] = ["emergency-fund", "fresh-orders", "priority-shuttle"]
    if credits is not None:
        start = 0 if "E1" in zu else 8
        data["earned"] = [
            {"start": 8, "popularity": credits[HUMAN] - 8},
            {"start": start, "popularity": credits[ZU] - start},
        ]
    if "zu_cards" in fields:
        data["zu"] = fields.pop("zu_cards")
    state = GAME.from_json({**data, **fields})
    assert isinstance(state, Earth)
    return state


def new(seed: int = 1, **options: object) -> Earth:
    """A new solo game."""
    state = GAME.new(seats=1, seed=seed, options={"solo": True, **options})
    assert isinstance(state, Earth)
    return state


def act(state: Earth, face: str) -> bool:
    """Let Zu carry out one card, as if it had just been revealed; whether it was done, and did not fail.

    Its deck and its discard pile are left alone. `state.events` then tells this card only.
    """
    state._events = []
    return zu_of(state).ways.resolve(state, FACES.index(face))


def turn(state: Earth, order: str, first: str = "") -> Earth:
    """Zu's next turn with a deck of just these cards, which come in that order; `first` lie on its discard pile.

    The deck has no order, so a generator is looked for that draws it so. What was revealed or thrown away beyond the
    turn does not matter.
    """
    wanted = words(order)
    step = state.table.step_id("zu_action")
    for seed in range(100_000):
        trial = state.copy()
        trial.rng = digsite.Rng(seed)
        cards = zu_of(trial)
        cards.deck = pile_of([FACES.index(face) for face in wanted])
        cards.discard = pile_of([FACES.index(face) for face in words(first)])
        trial._events = []
        for _ in range(ACTIONS):
            trial.table.steps[step].skip(trial, Frame(step, 1))
        shown = [FACES[event.a] for event in trial.events if event.kind.name in ("zu-card", "zu-threw")]
        if shown == wanted[: len(shown)]:
            return trial
    raise AssertionError(f"no generator draws {order}")


def dug(state: Earth, face: str = TWO) -> list[str]:
    """What Zu digs with that card, in order."""
    act(state, face)
    return [line.split()[1] for line in told(state, "dug")]


def bought(state: Earth, face: str = TOP) -> list[str]:
    """What Zu acquires with that card, in order."""
    act(state, face)
    return [line.split()[1] for line in told(state, "acquired")]


def ended(*switches: str, **fields: Any) -> Earth:
    """The end of a game: Zu has played its last ten cards, and the human passes."""
    state = solo(zu=list(switches), round=3, **fields)
    cards = zu_of(state)
    cards.deck, cards.discard = cards.discard, cards.deck
    state.passed |= 1 << ZU
    play(state, "pass")
    assert state.over
    return state


def told(state: Earth, *kinds: str) -> list[str]:
    """What the last card or play told, in words of the position: `"dig-popular red, out: green"`; of these kinds.

    Names of Zu's events are without their `zu-`; a lot reads `"dig-lot red green: red"`.
    """
    found: list[str] = []
    for event in state.events:
        name = event.kind.name.removeprefix("zu-")
        if kinds and name not in kinds:
            continue
        parts: list[str] = [name]
        for field, value in zip(event.kind.fields, [event.a, event.b, event.c], strict=False):
            if field in SETS:
                parts.append(members(value, SETS[field]))
            elif "-" in field and field.partition("-")[2] in SETS:
                head, _, things = field.partition("-")
                parts[-1] += ","
                parts.append(f"{head}: {members(value, SETS[things])}")
            elif field in THINGS:
                if name.endswith("-lot"):
                    parts[-1] += ":"
                parts.append(THINGS[field][value])
            else:
                parts.append(str(value))
        found.append(" ".join(parts))
    return found


def members(bits: int, known: list[str]) -> str:
    """The names in a set; "-" if it is empty."""
    return " ".join(name for i, name in enumerate(known) if (bits >> i) & 1) or "-"


def credits(state: Earth, player: int = ZU) -> int:
    """What a player has."""
    return state.scores[player]


def chances(state: Earth, face: str, kind: str, tries: int = 300) -> dict[str, int]:
    """How often each thing comes out of a lot of that kind when Zu carries out the card with many generators."""
    found: dict[str, int] = {}
    for seed in range(tries):
        trial = state.copy()
        trial.rng = digsite.Rng(seed)
        act(trial, face)
        for line in told(trial, kind):
            drawn = line.split(": ")[1]
            found[drawn] = found.get(drawn, 0) + 1
    return found
