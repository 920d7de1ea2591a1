"""The engine's Zu against the second implementation: the same card in the same position, draw by draw.

    python -m tests.games.excavation_earth.solo.agreement 100000

plays random solo games with random switches, editions and rulings, lets both carry out a random card at every position
and compares the whole positions, generator included. Every other game is played with the second component pack, whose
ties are different.
"""

from __future__ import annotations

import copy
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import digsite
from digsite import Rng
from digsite.games.excavation_earth.kinds import CENTRES, COLOURS, LOCATIONS, TYPES
from digsite.games.excavation_earth.museum.rulings.table import MUSEUM_RULINGS
from digsite.games.excavation_earth.rulings.table import EDITIONS
from digsite.games.excavation_earth.solo.faces import FACES, SPECIAL
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.solo.rulings.table import SOLO_RULINGS
from digsite.games.excavation_earth.solo.switches import SWITCHES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo import reference

GAME: Final = digsite.game("excavation_earth")
OTHER: Final = str(Path(__file__).parents[1] / "other_pack.toml")


def figures_of(s: Earth) -> reference.Figures:
    """What the second implementation must know of the component pack."""
    pack = s.rules.pack
    return reference.Figures(
        value=dict(zip(TYPES, pack.values, strict=True)),
        site={TYPES[kind]: LOCATIONS[pack.site_of[kind]] for kind in range(len(TYPES))},
        centre=[CENTRES[centre] for centre in pack.centre_of],
        payout=pack.payout,
        sale_bonus=pack.sale_bonus,
        spaces=pack.spaces,
        cargo=s.rules.cargo[1],
        hidden=s.rules.hidden[1],
        stacks=tuple(COLOURS[colour] for colour in pack.stacks),
    )


def random_readings(options: dict[str, object], rng: Rng) -> dict[str, object]:
    """The options with an edition, and with any reading of every third ruling or so that matters with them."""
    edition = EDITIONS[rng.below(len(EDITIONS))]
    full = GAME.check_options(1, {**options, "edition": edition})
    chosen = {
        ruling.rule: ruling.keys[rng.below(len(ruling.keys))]
        for ruling in [*SOLO_RULINGS, *MUSEUM_RULINGS]
        if rng.below(3) == 0 and not GAME.lacking(ruling.needs, 1, full)
    }
    return {**options, "edition": edition, "rulings": chosen}


def thinned(s: Earth, rng: Rng) -> Earth:
    """In every eighth position most queues are sent home: in play hardly a colour is without a buyer."""
    if rng.below(8) > 0:
        return s
    thin = s.copy()
    for queue in thin.queues:
        while len(queue) > 0 and rng.below(5) > 0:
            buyer = queue.pop()
            thin.buyers[buyer] = thin.buyers[buyer] + 1
    return thin


def compare(s: Earth, face: int, figures: reference.Figures) -> str:
    """Let both carry out a card; how it ended. AssertionError tells where they differ."""
    engine = s.copy()
    told = engine.to_json()
    before = copy.deepcopy(told)
    rng = engine.rng.copy()
    done = zu_of(engine).ways.resolve(engine, face)
    ended = reference.act(told, FACES[face], figures, rng)
    told["rng"] = rng.words()
    found = engine.to_json()
    apart = [field for field in found if found[field] != told[field]]
    assert not apart, "\n".join(
        [f"{FACES[face]}, options {s.rules.options}: they differ in {', '.join(apart)}"]
        + [f"{field}: {before[field]}\n  engine: {found[field]}\n  other:  {told[field]}" for field in apart]
    )
    assert done == (ended != "failed"), f"{FACES[face]}: {done} and {ended!r}"
    return ended


def comparisons(seed: int) -> Iterator[tuple[str, str]]:
    """One comparison at every position of random games, without end: the face and how it ended."""
    rng = Rng(seed)
    number = 0
    while True:
        options: dict[str, object] = {
            "solo": True,
            "zu": [switch for switch in SWITCHES if rng.below(3) == 0],
            "components": OTHER if number % 2 else None,
        }
        s = GAME.new(seats=1, seed=rng.seed(), options=random_readings(options, rng))
        assert isinstance(s, Earth)
        figures = figures_of(s)
        while not s.over:
            face = int(rng.below(SPECIAL))
            yield FACES[face], compare(thinned(s, rng), face, figures)
            s.play(rng.pick(s.legal()))
        number += 1


def report(pairs: Callable[[int], Iterator[tuple[str, str]]]) -> None:
    """So many comparisons, and what they came to."""
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    begun = time.perf_counter()
    ends: Counter[tuple[str, str]] = Counter()
    for (face, ended), _ in zip(pairs(seed), range(n)):
        ends[face.split("-")[0], ended] += 1
    for (face, ended), count in sorted(ends.items()):
        print(f"{face:10} {ended:10} {count:8,}")
    print(f"{n:,} positions, seed {seed}: the two implementations agree ({time.perf_counter() - begun:,.0f} s)")


if __name__ == "__main__":
    report(comparisons)
