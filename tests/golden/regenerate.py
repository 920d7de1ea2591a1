"""Write the golden transcripts anew: `make golden`, or `python -m tests.golden.regenerate`.

One game for each monument and number of seats, one for each variant and one with all of them, one in which everything
is sold at once (so that hands are empty when a thief comes), and the template game. The moves are chosen by a simple
policy of its own, seeded, so that no tuning of a bot ever changes a transcript.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import digsite
from digsite import Record, Rng, State
from digsite.kernel.record import Entry
from tests.golden.transcript import FOLDER, files, transcribe

MONUMENTS: Final = ("great_pyramid", "temple", "tomb", "mine", "sphinx", "buried_ruins")
VARIANTS: Final = (
    (2, "tomb", ["long_expedition"]),
    (4, "temple", ["fierce_weather"]),
    (3, "mine", ["beginners_luck"]),
    (3, "buried_ruins", ["long_expedition", "fierce_weather", "beginners_luck"]),
)


def choose(state: State, seat: int, rng: Rng) -> int:
    """A sensible answer: explores when it can, trades and sells now and then, and gets on with it."""
    names = {state.game.codes.name(code): code for code in state.legal(seat)}
    if "end-turn" in names or any(name.startswith("sell ") for name in names):
        return choose_action(names, rng)
    for name in ("given", "confirm"):
        if name in names and rng.below(3) > 0:
            return names[name]
    if "withdraw" in names and len(names) > 1 and rng.below(10) > 0:
        del names["withdraw"]
    return rng.pick(list(names.values()))


def choose_hasty(state: State, seat: int, rng: Rng) -> int:
    """Sells whatever it has, as soon as it has it."""
    sales = [code for code in state.legal(seat) if state.game.codes.span(code).name == "sell"]
    return sales[-1] if sales else choose(state, seat, rng)


def choose_action(names: dict[str, int], rng: Rng) -> int:
    """One action of the menu."""
    explore = [code for name, code in names.items() if name.startswith("explore ")]
    if explore and rng.below(3) > 0:
        return rng.pick(explore)
    largest: dict[str, tuple[int, int]] = {}
    for name, code in names.items():
        if name.startswith("sell "):
            kind, n = name.split()[1:]
            largest[kind] = max(largest.get(kind, (0, 0)), (int(n), code))
    good = [code for n, code in largest.values() if n >= 3]
    if good and rng.below(2) == 0:
        return rng.pick(good)
    if "trade" in names and rng.below(8) == 0:
        return names["trade"]
    if largest and (rng.below(5) == 0 or "end-turn" not in names):
        return rng.pick([code for _, code in largest.values()])
    return names.get("end-turn", min(names.values()))


def play(
    key: str, seats: int, seed: int, options: dict[str, object], policy: Callable[[State, int, Rng], int] = choose
) -> Record:
    """A whole game by a policy."""
    record, rng = Record.start(key, seats=seats, seed=seed, options=options), Rng(seed)
    state = record.begin()
    while not state.over:
        seat = rng.pick(state.seats)
        code = policy(state, seat, rng)
        record.entries.append(Entry(seat, code))
        state.play(code, seat=seat)
    return record


def plan() -> dict[str, Record]:
    """Every transcript by the name of its file."""
    found: dict[str, Record] = {}
    for number, monument in enumerate(MONUMENTS):
        for seats in range(2, 6):
            name = f"archaeology-{seats}-{monument}"
            found[name] = play("archaeology", seats, 100 * seats + number, {"monument": monument})
    for number, (seats, monument, variants) in enumerate(VARIANTS):
        name = "-".join([f"archaeology-{seats}-{monument}", *variants])
        options: dict[str, object] = {"monument": monument, **dict.fromkeys(variants, True)}
        found[name] = play("archaeology", seats, 700 + number, options)
    hasty = play("archaeology", 3, 800, {"monument": "great_pyramid"}, choose_hasty)
    found["archaeology-3-great_pyramid-hasty"] = hasty
    for seats in range(2, 5):
        found[f"template-{seats}"] = play("_template", seats, seats, {})
    found["template-2-short"] = play("_template", 2, 9, {"short": True})
    return found


def main() -> None:
    """Write all files, and remove those that are no longer planned."""
    FOLDER.mkdir(exist_ok=True)
    before = {file: file.read_text("utf-8") for file in files()}
    written = {}
    for name, record in plan().items():
        file = FOLDER / f"{name}.txt"
        written[file] = "\n".join(transcribe(record)) + "\n"
        file.write_text(written[file], "utf-8")
    for file in before.keys() - written.keys():
        file.unlink()
    changed = sum(1 for file in before.keys() | written.keys() if before.get(file) != written.get(file))
    print(f"{len(written)} transcripts in {FOLDER.relative_to(FOLDER.parents[2])}, {changed} changed")
    print(f"digsite {digsite.__version__}: read the diff before you commit it")


if __name__ == "__main__":
    main()
