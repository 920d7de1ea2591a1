"""Find the positions of the first-game guides and write them down.

    python -m digsite.lab.lessons            # into src/digsite/server/lessons

Novices play games of one seed after the other until a position comes up that has what the lesson is about. What is
written are the moves by name, so that a file can be read, and survives codes that were renumbered.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import digsite
from digsite import Rng, State, bots
from digsite.server.lessons import FILES

MOST_SEEDS: Final = 400
FOLDER: Final = Path(__file__).parent.parent / "server" / "lessons"


@dataclass(frozen=True)
class Wanted:
    """A lesson that looks for its position."""

    key: str
    game: str
    steps: list[tuple[str, list[str], list[str]]]
    """Key, what to point at, which events mean that it was done."""
    fits: Callable[[State], bool]
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)


def names(state: State) -> list[str]:
    """What may be played, by name."""
    return [state.game.codes.name(code) for code in state.legal()]


def seen(state: State) -> dict[str, Any]:
    """What the learner may know."""
    return dict(state.view(0))


def kind(state: State) -> str:
    """What the question is about."""
    question = state.question
    return "" if question is None else str(question.key)


def gain(state: State, name: str) -> int:
    """What a move would bring at once."""
    after = state.copy()
    after.play(state.game.codes.parse(name))
    return int(after.scores[0] - state.scores[0])


# --- Archaeology -------------------------------------------------------------------------------------


def good_trade(state: State) -> bool:
    """Two of a kind in hand, another in the market, and something else to give that is worth as much."""
    if kind(state) != "act" or "trade" not in names(state):
        return False
    view = seen(state)
    hand, market, values = view["hand"], view["market"], state.rules.trade_value  # type: ignore[attr-defined]
    for one in range(len(values)):
        others = sum(hand[k] * values[k] for k in range(len(values)) if k != one and hand[k] == 1)
        if hand[one] >= 2 and market[one] >= 1 and others >= values[one] > 1:
            return True
    return False


def good_sale(state: State) -> bool:
    """A set that is worth a lot more than its cards one by one."""
    return kind(state) == "act" and any(gain(state, name) >= 15 for name in names(state) if name.startswith("sell "))


def late_sale(state: State) -> bool:
    """Next to nothing is left to dig, and there are still cards to sell."""
    legal = names(state)
    return kind(state) == "act" and seen(state)["dig_site"] <= 1 and sum(one.startswith("sell ") for one in legal) >= 2


# --- Excavation Earth --------------------------------------------------------------------------------


def may(action: str, *, first_round: bool = True, at_least: int = 1) -> Callable[[State], bool]:
    """An action can be chosen."""

    def fits(state: State) -> bool:
        if kind(state) != "act" or (first_round and seen(state)["round"] != 1):
            return False
        return sum(name.startswith(f"{action} ") for name in names(state)) >= at_least

    return fits


def rich_dig(state: State) -> bool:
    """Whichever card is played, there is something to dig up with it, and mostly a choice."""
    if not may("excavate", at_least=2)(state):
        return False
    found = []
    for name in names(state):
        if name.startswith("excavate "):
            after = state.copy()
            after.play(state.game.codes.parse(name))
            found.append(sum(one.startswith("dig ") for one in names(after)))
    return min(found) >= 1 and max(found) >= 2


def rich_sale(state: State) -> bool:
    """A sale that asks which markets to sell at."""
    if not may("sell")(state):
        return False
    for name in names(state):
        if name.startswith("sell "):
            after = state.copy()
            after.play(state.game.codes.parse(name))
            if sum(one.startswith(("sell-at ", "region ")) for one in names(after)) >= 2:
                return True
    return False


def last_card(state: State) -> bool:
    """There is next to nothing left to play with."""
    return kind(state) == "act" and seen(state)["round"] == 1 and len(names(state)) <= 4


PYRAMID: Final = {"monument": "great_pyramid", "first_seat": 0}

WANTED: Final = [
    Wanted(
        "ar-dig",
        "archaeology",
        [("sets", [], []), ("end", ["do:end-turn"], ["turn-ended"])],
        lambda state: kind(state) == "act" and seen(state)["turn"] == 0,
        options=PYRAMID,
    ),
    Wanted("ar-trade", "archaeology", [("trade", ["do:trade"], ["took"])], good_trade, options=PYRAMID),
    Wanted("ar-sell", "archaeology", [("sell", ["do:sell"], ["sold"])], good_sale, options=PYRAMID),
    Wanted(
        "ar-thief", "archaeology", [("rob", ["seat:1", "seat:2"], ["robbed"])], lambda s: kind(s) == "rob", 3, PYRAMID
    ),
    Wanted(
        "ar-storm",
        "archaeology",
        [("tent", ["do:use-tent"], ["used-tent", "declined-tent"])],
        lambda s: kind(s) == "shelter" and sum(seen(s)["hand"]) >= 5,
        3,
        PYRAMID,
    ),
    Wanted(
        "ar-explore",
        "archaeology",
        [("explore", ["do:explore"], ["explored"])],
        lambda s: kind(s) == "act" and any(name.startswith("explore") for name in names(s)),
        options=PYRAMID,
    ),
    Wanted("ar-end", "archaeology", [("sell", ["do:sell"], ["sold"]), ("rest", [], [])], late_sale, options=PYRAMID),
    Wanted(
        "ee-travel",
        "excavation_earth",
        [("goal", [], []), ("travel", ["action:travel"], ["moved"])],
        may("travel", at_least=6),
    ),
    Wanted(
        "ee-excavate",
        "excavation_earth",
        [("dig", ["action:excavate"], ["dug"]), ("sample", ["gallery:"], ["sampled"])],
        rich_dig,
    ),
    Wanted(
        "ee-market", "excavation_earth", [("market", ["action:market"], ["joined", "hired"])], may("market", at_least=2)
    ),
    Wanted("ee-sell", "excavation_earth", [("sell", ["action:sell"], ["given-up"])], rich_sale),
    Wanted(
        "ee-command",
        "excavation_earth",
        [("command", ["action:command"], ["sent-envoy", "hired"])],
        may("command", at_least=2),
    ),
    Wanted(
        "ee-smuggle", "excavation_earth", [("smuggle", ["action:smuggle"], ["acquired", "offloaded"])], may("smuggle")
    ),
    Wanted("ee-survey", "excavation_earth", [("survey", ["action:survey"], ["surveyed"])], may("survey", at_least=2)),
    Wanted("ee-end", "excavation_earth", [("pass", ["action:pass"], ["passed"]), ("gallery", [], [])], last_card),
]


def games(wanted: Wanted) -> Iterator[tuple[int, State, list[str]]]:
    """Every position where the first seat is asked: its seed and the moves that led there."""
    game = digsite.game(wanted.game)
    novice = bots.make("novice", game)
    for seed in range(1, MOST_SEEDS):
        state, rng = game.new(seats=wanted.seats, seed=seed, options=wanted.options), Rng(seed)
        moves: list[str] = []
        while not state.over:
            seat = state.seat
            assert seat is not None
            if seat == 0:
                yield seed, state, moves
            code = novice.choose(state.view(seat), state.legal(), rng)
            moves.append(f"{seat} {game.codes.name(code)}")
            state.play(code)


def written(wanted: Wanted) -> str:
    """The lesson as its file has it."""
    found = next((one for one in games(wanted) if wanted.fits(one[1])), None)
    if found is None:
        raise SystemExit(f"{wanted.key}: no position found")
    seed, _, moves = found
    options = ", ".join(f"{key} = {json.dumps(value)}" for key, value in wanted.options.items())
    lines = [
        "[[lesson]]",
        f'key = "{wanted.key}"',
        f"seats = {wanted.seats}",
        f"seed = {seed}",
        f"options = {{ {options} }}" if options else "options = {}",
        "moves = [" + ("\n" if moves else "") + "".join(f'  "{move}",\n' for move in moves) + "]",
    ]
    for key, points, done in wanted.steps:
        lines += ["[[lesson.step]]", f'key = "{key}"', f"points = {json.dumps(points)}", f"done = {json.dumps(done)}"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Find all positions anew."""
    for game in FILES:
        found = [written(wanted) for wanted in WANTED if wanted.game == game]
        head = "# Made by `python -m digsite.lab.lessons`: the positions of the first-game guide.\n\n"
        (FOLDER / f"{game}.toml").write_text(head + "\n".join(found), encoding="utf-8")


if __name__ == "__main__":
    main()
