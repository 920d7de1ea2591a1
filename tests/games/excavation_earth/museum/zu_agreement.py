"""The engine's Zu of the expansion against the second implementation: the same card in the same position.

    python -m tests.games.excavation_earth.museum.zu_agreement 100000

plays random solo games with random modules and switches, lets both carry out a random card at every position and
compares the whole positions, generator included. Now and then a game goes on from where the card has led, so that cubes
run out and the museum fills. Every other game is played with the second component pack, whose ties are different.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Final

from digsite import Rng
from digsite.games.excavation_earth.codes import DONE, LIFT, POST
from digsite.games.excavation_earth.kinds import COLOURS, LOCATIONS
from digsite.games.excavation_earth.museum.codes import RETRIEVE
from digsite.games.excavation_earth.museum.figures import MuseumFigures
from digsite.games.excavation_earth.museum.kinds import RE_CARDS
from digsite.games.excavation_earth.museum.mysteries.part import Mysteries, mysteries_of
from digsite.games.excavation_earth.solo.faces import FACES, SPECIAL
from digsite.games.excavation_earth.solo.ladder import HUMAN
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.solo.switches import SWITCHES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum import zu_reference
from tests.games.excavation_earth.museum.zu_reference import Move
from tests.games.excavation_earth.solo.agreement import GAME, OTHER, figures_of, random_readings, report

SETS: Final = ["", "M5", "M6", "M6 M7", "M5 M6 M7", "M6 M7"]
"""The modules of a game; none is the base game with scarce cubes. The museum has the most to try."""


def museum_figures_of(s: Earth) -> zu_reference.MuseumFigures:
    """What the second implementation must know of the component pack."""
    base = figures_of(s)
    if not any(isinstance(part, Mysteries) for part in s.parts):
        return zu_reference.MuseumFigures(**vars(base))
    figures: MuseumFigures = mysteries_of(s).figures
    return zu_reference.MuseumFigures(
        **vars(base),
        overlay={COLOURS[i]: LOCATIONS[site] for i, site in enumerate(figures.overlay)},
        re_cards=tuple(RE_CARDS),
        back_on_top=figures.queue_back_top,
    )


def carry_out(s: Earth, face: int, rng: Rng) -> tuple[bool, list[Move | None]]:
    """The engine's way with a card, up to its end: whether it was done, and what the human answered on the way."""
    pending = len(s.agenda)
    done = zu_of(s).ways.resolve(s, face)
    moves: list[Move | None] = []
    lifted = 0
    while len(s.agenda) > pending:
        frame = s.agenda[-1]
        step = s.table.steps[frame.step]
        legal = step.legal(s, frame)
        s.agenda.pop()
        if not legal:
            step.skip(s, frame)
            continue
        assert frame.seat == HUMAN
        code = rng.pick(legal)
        if code == DONE:
            moves.append(None)
        elif RETRIEVE <= code < RETRIEVE + 9:
            moves.append((code - RETRIEVE, None))
        elif LIFT <= code < LIFT + 9:
            lifted = code - LIFT
        else:
            moves.append((lifted, code - POST))
        step.apply(s, frame, code)
    return done, moves


def compare(s: Earth, face: int, figures: zu_reference.MuseumFigures, rng: Rng) -> tuple[Earth, str]:
    """Let both carry out a card; where it led and how it ended. AssertionError tells where they differ."""
    engine = s.copy()
    told = engine.to_json()
    before = copy.deepcopy(told)
    drawn = engine.rng.copy()
    done, moves = carry_out(engine, face, rng)
    ended = zu_reference.act(told, FACES[face], figures, drawn, moves)
    told["rng"] = drawn.words()
    found = engine.to_json()
    apart = [field for field in found if found[field] != told[field]]
    assert not apart, "\n".join(
        [f"{FACES[face]}, options {s.rules.options}, round {s.round}: they differ in {', '.join(apart)}"]
        + [f"{field}: {before[field]}\n  engine: {found[field]}\n  other:  {told[field]}" for field in apart]
    )
    assert done == (ended != "failed"), f"{FACES[face]}: {done} and {ended!r}"
    assert not moves, f"{FACES[face]}: only the engine asked for {moves}"
    return engine, ended


def comparisons(seed: int) -> Iterator[tuple[str, str]]:
    """One comparison at every position of random games, without end: the face and how it ended."""
    rng = Rng(seed)
    number = 0
    while True:
        modules = SETS[number % len(SETS)].split()
        options: dict[str, object] = {
            "solo": True,
            "zu": [switch for switch in SWITCHES if switch != "E5" and rng.below(3) == 0],
            "modules": modules,
            "scarce_zu": not modules,
            "components": OTHER if rng.below(2) else None,
        }
        if "M5" in modules:
            options["factions"] = ["feinmort" if "M7" in modules and rng.below(2) else "mazz_un"]
        s = GAME.new(seats=1, seed=rng.seed(), options=random_readings(options, rng))
        assert isinstance(s, Earth)
        figures = museum_figures_of(s)
        while not s.over:
            face = int(rng.below(SPECIAL))
            if "M7" in modules and rng.below(3) == 0:
                face = SPECIAL
            after, ended = compare(s, face, figures, rng)
            yield FACES[face], ended
            question = s.question
            assert question is not None
            if question.key == "act" and rng.below(3) == 0:  # the human has begun nothing
                s = after
            s.play(rng.pick(s.legal()))
        number += 1


if __name__ == "__main__":
    report(comparisons)
