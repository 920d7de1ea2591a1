"""Zu at a table of Excavation Earth: its cards and switches, and why it did what it did.

Zu hides nothing. Every choice is told as the ladder that it climbed: first what there was to choose from, then each
rung that put somebody out, with the rule that the rung is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from digsite.cli.excavation_earth_board import Board
from digsite.cli.excavation_earth_figures import Seen
from digsite.cli.face import DIM, HEAD, KEY, SCANT, TIGHT, Told, cited
from digsite.cli.flow import Flow
from digsite.games.excavation_earth.museum.solo.events import ZU_MUSEUM_EVENTS
from digsite.games.excavation_earth.solo import events as zu_events
from digsite.games.excavation_earth.solo.faces import FACES
from digsite.games.excavation_earth.solo.ladder import ZU
from digsite.games.excavation_earth.solo.switches import LEVELS
from digsite.kernel.game import Game

SETS: Final = ("colours", "artefacts", "markets", "tiles", "columns", "centres")
"""What Zu chooses among."""
MORE: Final = {kind.name: kind for kind in ZU_MUSEUM_EVENTS}
"""What it tells with the expansion."""
MORE_CHOICES: Final = [name for name, kind in MORE.items() if "purpose" in kind.fields]
MORE_RUNGS: Final = [
    name for name, kind in MORE.items() if name not in MORE_CHOICES and any(field in SETS for field in kind.fields)
]
DEEDS: Final = frozenset(kind.name for kind in zu_events.DEEDS) | (MORE.keys() - {*MORE_CHOICES, *MORE_RUNGS})
CHOICES: Final = frozenset((*(kind.name for kind in zu_events.CHOICES), *MORE_CHOICES))
RUNGS: Final = frozenset((*(kind.name for kind in zu_events.RUNGS), *MORE_RUNGS))
WHY: Final = CHOICES | RUNGS
TOLD_ALONE: Final = DEEDS | WHY
"""What is told only where somebody plays alone."""
AFTERMATH: Final = frozenset(
    ("boarded", "returned", "promoted", "sampled", "joined", "ejected", "put-back", "surveyed", "zu-drew", "marked")
)
"""What follows from a deed of Zu's and can be seen on the table: the shortest news do without."""
RECKONING: Final = frozenset(
    (
        "centre-prize",
        "posted-researcher",
        "zu-posted",
        "row-scored",
        "column-scored",
        "re-scored",
        "guides-scored",
        "broker-paid",
        "zu-left",
        "left-over",
        "ended",
    )
)
"""What comes after the last turn of a round or of the game."""
LEADING: Final = frozenset(kind.name for kind in (zu_events.LEAD_POPULAR, zu_events.LEAD_MOST, zu_events.LEAD_LOT))
"""The rungs by which the colour is found that Zu can sell best."""
STEP: Final = 2
"""How far each part of a ladder is set in."""


class Step(NamedTuple):
    """An event as it is told: how much deeper than usual it is set in, and how often its choice has come up."""

    event: Told
    depth: int = 0
    number: int = 1


def climbed(events: Sequence[Told]) -> list[Step]:
    """Events with their ladders put in order.

    A choice that had only one candidate and no rung is left out. The question for the colour that Zu can sell best,
    where it comes up in the midst of a choice of markets, goes one level deeper. The same choice is counted.
    """
    steps: list[Step] = []
    seen: dict[tuple[object, object], int] = {}
    among_markets = aside = False
    for i, event in enumerate(events):
        kind = str(event["kind"])
        if kind in CHOICES:
            purpose = (kind, event["purpose"])
            leads = event["purpose"] == zu_events.FOR_LEAD
            aside = leads and among_markets
            among_markets = among_markets if leads else kind == zu_events.WEIGHS_MARKETS.name
            seen[purpose] = seen.get(purpose, 0) + 1
            follows = i + 1 < len(events) and events[i + 1]["kind"] in (LEADING if leads else RUNGS)
            if follows or n_candidates(event) > 1:
                steps.append(Step(event, int(aside), seen[purpose]))
        elif kind in RUNGS:
            aside = aside and kind in LEADING
            steps.append(Step(event, int(aside)))
        else:
            if kind in (zu_events.ZU_CARD.name, "turn-began"):
                seen.clear()
            among_markets = aside = False
            steps.append(Step(event))
    return steps


def n_candidates(event: Told) -> int:
    """How many a choice is among."""
    sets = [value for name, value in event.items() if name in SETS]
    assert len(sets) == 1
    assert isinstance(sets[0], int)
    return sets[0].bit_count()


class Teller:
    """Tells what Zu has and does."""

    def __init__(self, game: Game, board: Board, told: Callable[[Told], str]) -> None:
        self._board: Final = board
        self._told: Final = told
        self._rules: Final = {kind.name: kind.rules for kind in game.event_kinds}

    # --- its board ------------------------------------------------------------------------------

    def level(self, seen: Seen) -> str:
        """How strong it plays, in words; switches that no level has together are a mix of the player's own."""
        switches = seen.view["options"]["zu"]
        for level, members in LEVELS.items():
            if members == switches:
                return self._board.say(f"ee-zu-level-{level}")
        return self._board.say("ee-zu-own-mix")

    def strength(self, seen: Seen) -> Text:
        """`hard (H2 H3)`."""
        switches = seen.view["options"]["zu"]
        shown = " ".join(switches) or self._board.say("ee-zu-no-switches")
        return Text.assemble(self.level(seen), (f" ({shown})", DIM))

    def cards(self, seen: Seen, detail: int) -> Flow:
        """Its strength, decks and discard pile, and how far its crew has come; in a line or two."""
        zu = seen.view["zu"]
        say = self._board.say
        pieces = [Text.assemble((self._board.names[ZU], HEAD), " ", self.strength(seen)), Text(self._decks(seen))]
        if seen.view["cubes"][ZU] < 0:
            pieces.append(Text(say("ee-zu-second-crew", n=-seen.view["cubes"][ZU])))
        n_played = sum(zu["discard"])
        if detail <= SCANT:
            pieces.append(Text(say("ee-zu-discard-size", n=n_played)))
            return Flow(pieces, joint="  ·  ")
        faces = self.faces(zu["discard"])
        head = Text.assemble((say("ee-zu-discard"), HEAD), " ", faces[0])
        joined = [Text.assemble(piece, "  · ") for piece in pieces]
        last = len(faces) - 1
        joined += [Text.assemble(face, "," if i < last else "") for i, face in enumerate([head, *faces[1:]])]
        return Flow(joined, joint=" ")

    def _decks(self, seen: Seen) -> str:
        """How many cards its decks have: that of this round, and those that wait."""
        zu = seen.view["zu"]
        deck = self._board.say("ee-zu-deck", n=zu["deck"])
        waiting = " + ".join(str(n) for n in zu["waiting"] if n > 0)
        return f"{deck}, {self._board.say('ee-zu-waiting', decks=waiting)}" if waiting else deck

    def faces(self, counts: Sequence[int]) -> list[Text]:
        """The cards of a pile in words; `–` if there is none."""
        found: list[Text] = []
        for face, n in enumerate(counts):
            if n > 0:
                name = self._board.name("face", face)
                found.append(Text(name if n == 1 else f"{n} × {name}"))
        return found or [Text("–", style=DIM)]

    def secret_piles(self, zu: dict[str, object]) -> list[tuple[str, list[Text]]]:
        """Its decks, face up, from a whole position."""
        piles: list[tuple[str, list[Text]]] = []
        waiting = zu["waiting"]
        assert isinstance(waiting, list)
        rows = [(self._board.say("ee-zu-deck-of", name=self._board.names[ZU]), zu["deck"])]
        rows += [(self._board.say("ee-zu-deck-of-round", round=i + 2), pile) for i, pile in enumerate(waiting) if pile]
        for head, pile in rows:
            assert isinstance(pile, dict)
            piles.append((head, self.faces([pile.get(face, 0) for face in FACES])))
        return piles

    # --- what it did, and why -------------------------------------------------------------------

    def log(self, events: Sequence[Told]) -> list[RenderableType]:
        """An entry for each event, with the ladder that led to it, each rung with its rule. Rounds are headings."""
        entries: list[RenderableType] = []
        ladder: list[RenderableType] = []
        for step in climbed(events):
            kind = step.event["kind"]
            ladder.append(self._line(step, all_rules=False))
            if kind == "round-began":
                ladder = [Text(f"── {self._told(step.event)} ──", style=HEAD)]
            if kind not in WHY:
                entries.append(ladder[0] if len(ladder) == 1 else Group(*ladder))
                ladder = []
        return [*entries, *ladder]

    def _line(self, step: Step, *, all_rules: bool) -> RenderableType:
        event = step.event
        kind = str(event["kind"])
        words = Text(self._told(event))
        if kind not in WHY:
            return self._with_rules(words, event) if all_rules else cited(words, event)
        if step.number > 1:
            words = Text(f"{self._board.say('ee-zu-again', n=step.number)} {words.plain}")
        deep = STEP * (step.depth + (1 if kind in CHOICES else 2))
        words.stylize(DIM)
        if all_rules or kind in RUNGS:
            words = self._with_rules(words, event, all_of_them=all_rules)
        return Padding(words, (0, 0, 0, deep), expand=False)

    def _with_rules(self, words: Text, event: Told, *, all_of_them: bool = True) -> Text:
        rules = self._rules.get(str(event["kind"]), ())
        cites = str(event["cite"]).split(", ") if "cite" in event else []
        told = {cite.partition(":")[0] for cite in cites}
        shown = [*(rule for rule in (rules if all_of_them else rules[:1]) if rule not in told), *cites]
        return Text.assemble(words, (f" ({', '.join(shown)})", f"{DIM} cyan")) if shown else words

    def paragraphs(self, events: Sequence[Told], detail: int, new: Callable[[Told], bool]) -> list[RenderableType]:
        """News with Zu's turns in them: with its ladders, without them, or only what cannot be seen on the table.

        Deeds follow each other in a paragraph; `new` begins one.
        """
        said: list[list[RenderableType]] = []
        deeds: Text | None = None
        zus = False
        for step in climbed(events):
            event = step.event
            kind = str(event["kind"])
            if kind == "turn-began":
                zus = event["seat"] == ZU
            if not said or new(event) or kind == zu_events.ZU_CARD.name:
                said.append([])
                deeds = None
            if kind in WHY:
                if detail > TIGHT:
                    said[-1].append(self._line(step, all_rules=False))
                    deeds = None
                continue
            if kind in ("turn-began", "answered-itself") or (zus and detail == SCANT and kind in AFTERMATH):
                continue
            if deeds is None:
                deeds = Text(self._told(event))
                said[-1].append(deeds)
            else:
                deeds.append(f" {self._told(event)}")
        grid = Table.grid(padding=(0, 1, 0, 0))
        for parts in said:
            if parts:
                grid.add_row(Text("•", style=HEAD), Group(*parts))
        return [grid] if grid.rows else []

    def whole(self, seen: Seen, events: Sequence[Told]) -> list[RenderableType]:
        """All there is to know of Zu: its turns since the player's last one, with all rules; its cards and switches."""
        say = self._board.say
        turns = last_turns(events)
        n_turns = count_turns(turns)
        things: list[RenderableType] = []
        if turns:
            things.append(Text(say("ee-zu-last-turns", n=n_turns), style=HEAD))
            shown = [step for step in climbed(turns) if step.event["kind"] != "turn-began"]
            things += [self._line(step, all_rules=True) for step in shown]
        else:
            things.append(Text(say("ee-zu-no-turn"), style=HEAD))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        zu = seen.view["zu"]
        grid.add_row(Text(say("ee-head-cards"), style=HEAD), Text(self._decks(seen)))
        grid.add_row(Text(say("ee-zu-discard"), style=HEAD), Flow(self.faces(zu["discard"])))
        for i, pile in enumerate(zu["past"]):
            grid.add_row(Text(say("ee-zu-discard-of-round", round=i + 1), style=HEAD), Flow(self.faces(pile)))
        switches = seen.view["options"]["zu"]
        grid.add_row(Text(say("ee-zu-strength"), style=HEAD), self.strength(seen))
        for switch in switches:
            grid.add_row(
                Text(switch, style=KEY, justify="right"),
                Text(self._board.text.about_choice("zu", switch, self._board.locale)),
            )
        return [*things, Text(), grid]


def count_turns(events: Sequence[Told]) -> int:
    """How many turns these are. One in which Zu only passes is none of its own, if there are others."""
    turns = [i for i, event in enumerate(events) if event["kind"] == "turn-began"]
    last = [event["kind"] for event in events[turns[-1] + 1 :]] if turns else []
    only_pass = len(turns) > 1 and last == [zu_events.ZU_PASSED.name]
    return len(turns) - only_pass


def last_turns(events: Sequence[Told]) -> list[Told]:
    """Zu's last turn, and those before it between which nobody else had one. What follows a turn is not part of it."""
    turns: list[Told] = []
    alone = going_on = False
    for event in events:
        kind = event["kind"]
        if kind == "turn-began":
            going_on = event["seat"] == ZU
            if going_on and not alone:
                turns = []
            alone = going_on
        elif kind == "round-began":
            alone = going_on = False
        elif kind in RECKONING:
            going_on = False
        if going_on:
            turns.append(event)
    return turns
