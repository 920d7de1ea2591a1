"""Zu at an Excavation Earth table: its cards, and what everybody would have if the game ended now."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from digsite.games.excavation_earth.kinds import COLUMNS, N_SOURCES, ROWS, SOURCES
from digsite.games.excavation_earth.museum.kinds import END_SOURCES, MUSEUM_SOURCES
from digsite.games.excavation_earth.rules import GAME_END
from digsite.games.excavation_earth.solo.faces import CARRIED, FACES, KINDS, N_KINDS, RECIPES, kind_of
from digsite.games.excavation_earth.solo.fail import LEFT_OVERS, SOLO_SOURCES
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.solo.switches import LEVELS
from digsite.kernel.frame import Frame
from digsite.server.shown.ee_pieces import PlayerNumber, Shown, World

AT_THE_END: Final = [
    *(SOURCES[source] for source in (ROWS, COLUMNS)),
    SOLO_SOURCES[LEFT_OVERS - N_SOURCES],
    *(MUSEUM_SOURCES[source] for source in END_SOURCES),
]
"""The lines of the score sheet that only the end of the game adds."""


class EarthZuCard(Shown):
    """Cards of Zu's with one face; its name is `face-KEY`."""

    key: str
    kind: str
    count: int


class EarthZuFace(Shown):
    """A face that Zu's cards can have."""

    key: str
    kind: str


class EarthZuKind(Shown):
    """Cards of one kind that are certain to come in this round."""

    kind: str
    count: int


class EarthZu(Shown):
    """Zu's cards. The boards, holds and credits are those of the player who is the rival."""

    player: PlayerNumber
    faces: Annotated[list[EarthZuFace], Field(description="All of them; events tell a face by its place here.")]
    deck: Annotated[int, Field(description="Cards still face down in this round.")]
    waiting: Annotated[list[int], Field(description="Cards in the decks of rounds 2 and 3, as long as they wait.")]
    played: Annotated[list[EarthZuCard], Field(description="Face up on its pile in this round.")]
    to_come: Annotated[list[EarthZuKind], Field(description="By kind: how many at least are still face down.")]
    carried: Annotated[int, Field(description="Cards still face down beside those: any that were played before.")]
    came_again: Annotated[list[EarthZuCard], Field(description="The cards of the round before, some of which return.")]
    fails_for: Annotated[int, Field(description="Credits that a failed action brings it.")]
    switches: list[str]
    level: Annotated[str | None, Field(description="The level that these switches make, if they make one.")]


class EarthStanding(Shown):
    """What a player would have if the game ended now, or has where it is over; prizes of the round that is being played
    are not counted."""

    player: PlayerNumber
    credits: Annotated[int, Field(description="Without what the end adds.")]
    lines: Annotated[dict[str, int], Field(description="What the end adds, by line of the score sheet.")]
    total: int


def zu_shown(world: World) -> EarthZu | None:
    """Zu's cards; none where nobody plays alone."""
    told = world.view.get("zu")
    if told is None:
        return None
    recipe = RECIPES[world.view["round"] - 1]
    seen = [0] * N_KINDS
    for face, count in enumerate(told["discard"]):
        seen[kind_of(face)] += count
    sure = [max(0, recipe[kind] - seen[kind]) for kind in range(N_KINDS)]
    past = told["past"][-1] if told["past"] else [0] * len(FACES)
    switches = list(world.view["options"]["zu"])
    levels = [level for level, wanted in LEVELS.items() if sorted(wanted) == sorted(switches)]
    return EarthZu(
        player=world.n_seats,
        faces=[EarthZuFace(key=key, kind=KINDS[kind_of(face)]) for face, key in enumerate(FACES)],
        deck=told["deck"],
        waiting=told["waiting"],
        played=faces_shown(told["discard"]),
        to_come=[EarthZuKind(kind=KINDS[kind], count=sure[kind]) for kind in range(N_KINDS) if sure[kind] > 0],
        carried=min(CARRIED, max(0, told["deck"] - sum(sure))),
        came_again=faces_shown(past),
        fails_for=zu_of(world.state).switches.consolation,
        switches=switches,
        level=levels[0] if levels else None,
    )


def faces_shown(pile: list[int]) -> list[EarthZuCard]:
    """The cards of a pile."""
    return [
        EarthZuCard(key=FACES[face], kind=KINDS[kind_of(face)], count=count) for face, count in enumerate(pile) if count
    ]


def standing_shown(world: World) -> list[EarthStanding]:
    """What the end makes of the table as it is, by the rules: they ask for nothing that is hidden."""
    end = world.state.copy()
    before = end.earned.copy()
    if end.over:
        # It was scored: what only the end pays has brought nothing before.
        before = [
            0 if source in AT_THE_END else amount
            for source, amount in zip(world.rules.sources * world.n_players, before, strict=True)
        ]
    else:
        world.rules.steps[GAME_END].skip(end, Frame(GAME_END, 0))
    own = len(world.rules.sources)
    shown = []
    for player in range(world.n_players):
        first = player * own
        gained = {
            source: end.earned[first + i] - before[first + i]
            for i, source in enumerate(world.rules.sources)
            if end.earned[first + i] != before[first + i]
        }
        total = end.credits[player]
        shown.append(EarthStanding(player=player, credits=total - sum(gained.values()), lines=gained, total=total))
    return shown
