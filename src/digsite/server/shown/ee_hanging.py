"""What sending an artefact to the galactic museum would bring, space by space (module 7)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from digsite.games.excavation_earth.crew import has_cube
from digsite.games.excavation_earth.kinds import CARGO, colour_of, held, kind_of
from digsite.games.excavation_earth.museum.exhibits.columns import ScoreGuides
from digsite.games.excavation_earth.museum.exhibits.part import museum_of
from digsite.games.excavation_earth.museum.exhibits.send import place, spaces_for
from digsite.games.excavation_earth.museum.kinds import COLUMN_KIND, EMPTY, INNER, MIDDLE, N_COLUMNS, N_SPACES, OUTER
from digsite.kernel.frame import Frame
from digsite.server.shown.ee_pieces import EarthTile, Shown, World

Bonus = Literal["credits", "broker", "re-card"]
BONUSES: Final[dict[int, Bonus]] = {OUTER: "credits", MIDDLE: "broker", INNER: "re-card"}
"""What each kind of column gives for an artefact of its curator's colour (MU-BONUS-03 to -05)."""
Benefit = Literal["researcher", "move-crew", "retrieve"]
BENEFITS: Final[dict[int, Benefit]] = {OUTER: "researcher", MIDDLE: "move-crew", INNER: "retrieve"}
"""What it gives for every guide in it once it is complete (MU-COLUMN-05 to -08)."""


class EarthHanging(Shown):
    """An artefact that could hang on a space now, and what follows from that."""

    tile: EarthTile
    credits: Annotated[int, Field(description="At once.")]
    guide: Annotated[int, Field(description="Credits that its tour guide adds at the end, as guides stand now.")]
    bonus: Annotated[Bonus | None, Field(description="The curator's, where its colour matches.")]
    completes: Annotated[bool, Field(description="The column is complete with it.")]


def hangings(world: World) -> list[list[EarthHanging]]:
    """For every space: the artefact that is being sent, or else all that this seat could send, the best first."""
    found: list[list[EarthHanging]] = [[] for _ in range(N_SPACES)]
    seat, kinds, forged = sending(world)
    if seat is None or not has_cube(world.state, seat):
        return found
    more = one_more_guide(world, seat)
    outcomes: dict[tuple[int, bool], tuple[int, bool]] = {}
    curators = museum_of(world.state).curators
    for kind in kinds:
        for space in spaces_for(world.state, kind, forged):
            matches = curators[space // N_COLUMNS] == colour_of(kind)
            if (space, matches) not in outcomes:  # of all colours that do not match, one is like the other
                outcomes[space, matches] = outcome(world, seat, kind, space)
            credits, completes = outcomes[space, matches]
            found[space].append(
                EarthHanging(
                    tile=world.tile(kind),
                    credits=credits,
                    guide=more,
                    bonus=BONUSES[COLUMN_KIND[space % N_COLUMNS]] if matches else None,
                    completes=completes,
                )
            )
    for would in found:
        would.sort(key=lambda one: (one.credits, one.bonus is not None, one.completes), reverse=True)
    return found


def sending(world: World) -> tuple[int | None, list[int], bool]:
    """Who sends which types of artefacts, and whether a symbol may be wrong."""
    step, view = world.step("hang"), world.view
    if step is not None:
        return step[0], [kind_of(step[1])], step[2] == 1
    seat = view["seat"]
    return seat, [] if seat is None else sorted({*view["cargo"][seat], *view["hidden"][seat]}), False


def outcome(world: World, seat: int, kind: int, space: int) -> tuple[int, bool]:
    """The credits that come at once, and whether the column is complete then."""
    trial = world.state.copy()
    place(trial, seat, held(CARGO, kind), space)
    column = space % N_COLUMNS
    done = museum_of(trial).complete(column)
    if done:
        step = world.rules.step_id("column_done")
        world.rules.steps[step].skip(trial, Frame(step, seat, column))
    return trial.credits[seat] - world.state.credits[seat], done


def one_more_guide(world: World, seat: int) -> int:
    """What one tour guide more adds at the end."""
    paid = []
    trial = world.state.copy()
    for _ in range(2):
        before = trial.credits[seat]
        ScoreGuides().run(trial, seat, 0, 0)
        paid.append(trial.credits[seat] - before)
        guides = museum_of(trial).guides
        if EMPTY in guides:
            guides[guides.index(EMPTY)] = seat
    return paid[1] - paid[0]
