"""Twin tables that differ only in secrets send the same bytes to whoever may not know them.

    python -m digsite.lab.server.twins --games 200 --seed 0

Random games of every configuration are played through the server's own commands and messages. Again and again the table
gets a twin for a seat or for a spectator: a table whose hidden cards lie elsewhere, or at which another seat considers
something in private and takes it back. The same is done at both, commands of that seat that are refused among it, and
all that the seat and a spectator are told, also in answer, is compared byte by byte: until the seat is shown by right
what was hidden, which the game's inspector decides.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import digsite
from digsite import Game, Rng
from digsite.bots import bots_for
from digsite.lab import soak
from digsite.lab.checks import MAX_DECISIONS, CheckFailed
from digsite.lab.server.desk import IDLE_DAYS, Desk
from digsite.lab.server.twin_pair import Pair, Tally
from digsite.server import decide
from digsite.server.decide import Actor, Plan
from digsite.server.problems import Problem
from digsite.server.seats import Occupant
from digsite.server.story import replayed
from digsite.server.tell import SPECTATOR

STEPS: Final = 60
"""How many things are done at both tables; then another seat gets a twin."""
DAY: Final = 86_400.0
IDLE: Final = IDLE_DAYS * DAY
TAKEN_BACK: Final = 30
"""How many moves are taken back in a game, or a few more: it shall end some time."""
TRIED: Final = 6
"""Of so many codes it is tried whether anybody would notice them."""


class Twins:
    """One game, played to its end, with twins on the way."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], rng: Rng, tally: Tally) -> None:
        self.rng: Final = rng
        self.tally: Final = tally
        self.habit: Final = soak.Habit(game, rng)
        self.levels: Final = bots_for(game)
        people = [Occupant(person=f"p{seat}", name=f"Player {seat}") for seat in range(seats)]
        secret = "".join(f"{rng.seed():016x}" for _ in range(4))
        row, entries = Desk.made(game, options, people, secret=secret)
        self.one: Final = Desk(replayed(row, entries))
        for seat in range(seats):
            self.one.room.stream(self.one.story, (seat,))  # kept up from now on: worked out later it takes long
        self.one.room.stream(self.one.story, SPECTATOR)
        self.taken_back: int = 0
        self.considering: tuple[Desk, int] | None = None
        """The one of the twins at which somebody considers something in private, and who."""

    def play(self, pause: int = 0) -> None:
        """Play to the end. So many moves are played without a twin between two of them."""
        story = self.one.story
        while not story.over:
            self.play_twins()
            for _ in range(int(self.rng.below(2 * pause + 1))):
                if not story.over:
                    self.play_alone()
        self.tally.games += 1

    def play_alone(self) -> None:
        """One move."""
        state = self.one.story.state
        assert state is not None
        seat = self.rng.pick(self.one.story.asked)
        self.one.answer(seat, self.habit.pick(state.legal(seat), self.rng))
        self.count_move()

    def count_move(self) -> None:
        """A move was made at the table."""
        self.tally.moves += 1
        if len(self.one.story.journal) > MAX_DECISIONS:
            raise CheckFailed("end", f"not over after {MAX_DECISIONS} entries")

    def play_twins(self) -> None:
        """Give the table a twin, and do the same at both until it is none any more."""
        viewer = int(self.rng.below(self.one.story.row.n_seats + 1)) - 1
        pair = Pair(self.one, None if viewer < 0 else viewer, self.rng, self.tally)
        why = pair.parted()
        for _ in range(STEPS):
            if why:
                break
            why = self.step(pair) or pair.parted()
            if not why and self.rng.below(4) == 0:
                pair.look()
        else:
            why = "time"
            if self.rng.below(8) == 0:
                pair.look_back()
        pair.end()
        self.considering = None
        self.tally.done[f"twins until {why}"] += 1

    def step(self, pair: Pair) -> str:
        """Do something at both tables; "choice" if there is nothing that can be done at both."""
        rng = self.rng
        deeds: list[tuple[str, Callable[[Pair], None]]] = [
            ("probe", self.probe),
            ("undo", self.undo),
            ("abandon", self.abandon),
            ("vote", self.vote),
            ("hand", self.hand),
            ("consider", self.consider),
        ]
        self.wait(pair, 60.0)
        number = int(rng.below(2 * len(deeds)))
        if number >= len(deeds):
            return self.move(pair)
        name, deed = deeds[number]
        self.tally.done[name] += 1
        moves = len(self.one.story.line)
        deed(pair)
        self.taken_back += max(0, moves - len(self.one.story.line))
        return ""

    # --- what is done at both -------------------------------------------------------------------

    def both(self, pair: Pair, actor: Actor, command: dict[str, Any]) -> None:
        """The seat of the pair sends a command; the answers must be the same."""
        pair.same(str(command), *[desk.send(actor, {"id": "x", **command}) for desk in (pair.one, pair.other)])

    def wait(self, pair: Pair, seconds: float) -> None:
        """Time goes by at both."""
        for desk in (pair.one, pair.other):
            desk.now += seconds

    def others(self, pair: Pair, plan: Callable[[Desk], Plan]) -> None:
        """Somebody else does something at both, if it is allowed."""
        for desk in (pair.one, pair.other):
            try:
                desk.write(plan(desk))
            except Problem:
                continue

    def move(self, pair: Pair) -> str:
        """Whoever is asked answers, the same at both."""
        self.reconsider(pair)
        if pair.parted():
            return pair.parted() or "undone"
        one, other = pair.one.story.state, pair.other.story.state
        assert one is not None
        assert other is not None
        seat = self.rng.pick(pair.one.story.asked)
        codes = one.legal(seat)
        if seat != pair.seat:
            shared = set(other.legal(seat))
            codes = [code for code in codes if code in shared]
        if not codes:
            return "choice"
        code = self.habit.pick(codes, self.rng)
        if seat == pair.seat and pair.one.story.seats[seat].bot is None:
            self.both(pair, pair.actor, {"type": "move", "code": code, "seq": pair.viewers[0][0].heard})
        else:
            pair.one.answer(seat, code)
            pair.other.answer(seat, code)
        self.count_move()
        return ""

    def probe(self, pair: Pair) -> None:
        """The seat tries what it may not do, and asks why not."""
        rng = self.rng
        size = pair.game.codes.size
        for _ in range(3):
            self.both(pair, pair.actor, {"type": "why-not", "code": int(rng.below(size)), "locale": "pl"})
        if pair.seat is None or pair.seat not in pair.one.story.asked:
            seq = int(rng.below(pair.viewers[0][0].heard + 3)) - 1
            self.both(pair, pair.actor, {"type": "move", "code": int(rng.below(size)), "seq": seq})
        if pair.seat in pair.one.story.asked:
            codes = pair.one.story.state.legal(pair.seat) if pair.one.story.state is not None else []
            self.both(pair, pair.actor, {"type": "preview", "code": rng.pick(codes)})
        self.both(pair, pair.actor, {"type": "undo", "steps": 10_000})
        self.both(pair, pair.actor, {"type": "rematch"})

    def undo(self, pair: Pair) -> None:
        """Somebody takes back, or asks for it."""
        seat, steps = self.somebody(pair), 1 + int(self.rng.below(3))
        if self.taken_back > TAKEN_BACK:
            return
        if seat == pair.seat:
            self.both(pair, pair.actor, {"type": "undo", "steps": steps})
        elif self.considering is None or self.considering[1] != seat:
            self.others(pair, lambda desk: decide.undo(desk.story, Actor(f"p{seat}"), seat, steps, ()))

    def abandon(self, pair: Pair) -> None:
        """Somebody wants to end the game, where others are to be asked."""
        seat = self.somebody(pair)
        if not pair.one.story.others(f"p{seat}") or self.rng.below(3):
            return
        if seat == pair.seat:
            self.both(pair, pair.actor, {"type": "abandon"})
        else:
            self.others(pair, lambda desk: decide.abandon(desk.story, Actor(f"p{seat}")))

    def vote(self, pair: Pair) -> None:
        """Somebody votes. The game is not abandoned: it shall be played to its end."""
        asked = pair.one.story.proposal
        seat = self.somebody(pair)
        yes = asked is not None and asked.what == "undo" and self.rng.below(4) > 0
        if seat == pair.seat:
            self.both(pair, pair.actor, {"type": "vote", "yes": yes})
        else:
            self.others(pair, lambda desk: decide.vote(desk.story, Actor(f"p{seat}"), yes))

    def hand(self, pair: Pair) -> None:
        """A seat is given to a bot or taken back; the seat tries it with others that have let it wait."""
        seat, level = self.somebody(pair), self.levels[self.rng.below(len(self.levels))]
        if self.rng.below(3) == 0:
            self.wait(pair, 2 * DAY)
        if pair.seat is not None and self.rng.below(2) == 0:
            self.both(pair, pair.actor, {"type": "hand", "seat": seat, "level": level})
        elif pair.one.story.seats[seat].bot is None:
            self.others(pair, lambda desk: decide.hand(desk.story, Actor(f"p{seat}"), seat, level, 0.0, IDLE, ()))
        else:
            self.others(pair, lambda desk: decide.take_back(desk.story, Actor(f"p{seat}"), seat))

    def consider(self, pair: Pair) -> None:
        """At one of the two, another seat considers something in private that nobody may notice."""
        desk = pair.one if self.rng.below(4) == 0 else pair.other
        seats = [seat for seat in desk.story.asked if seat != pair.seat and desk.story.seats[seat].bot is None]
        if self.considering is not None or not seats:
            return
        seat = self.rng.pick(seats)
        late = pair.seat is not None and self.rng.below(8) == 0
        self.wait(pair, IDLE / 2 if late else 0.0)
        for _ in range(1 + int(self.rng.below(3))):
            codes = self.unnoticed(pair, desk, seat)
            if not codes:
                break
            desk.answer(seat, self.rng.pick(codes))
            self.considering = (desk, seat)
            self.tally.done["considered"] += 1
        if late:  # who was there to consider something is idle all the same, as far as anybody may know
            self.wait(pair, IDLE / 2)
            self.both(pair, pair.actor, {"type": "hand", "seat": seat, "level": self.levels[0]})

    def unnoticed(self, pair: Pair, desk: Desk, seat: int) -> list[int]:
        """Some codes that the seat of the pair and a spectator would not notice, and that the one who plays them can
        take back."""
        state = desk.story.state
        assert state is not None
        codes = state.legal(seat)
        self.rng.shuffle(codes)
        viewers = {pair.seat, None}
        views = {viewer: state.view(viewer) for viewer in viewers}
        found = []
        for code in codes[:TRIED]:
            after = state.copy()
            after.play(code, seat=seat)
            seen = any(event.seen(viewer) is not None for event in after.events for viewer in viewers)
            if seen or after.seats != state.seats or after.rng.words() != state.rng.words():
                continue
            if all(after.view(viewer) == views[viewer] for viewer in viewers):
                found.append(code)
        return found

    def reconsider(self, pair: Pair) -> None:
        """What was considered is taken back, unless that has happened already."""
        if self.considering is None:
            return
        desk, seat = self.considering
        self.considering = None
        than = pair.other if desk is pair.one else pair.one
        more = len(desk.story.line) - len(than.story.line)
        if more > 0:
            desk.write(decide.undo(desk.story, Actor(f"p{seat}"), seat, more, ()))

    def somebody(self, pair: Pair) -> int:
        """A seat, that of the pair more often."""
        if pair.seat is not None and self.rng.below(2) == 0:
            return pair.seat
        return int(self.rng.below(pair.one.story.row.n_seats))


def play(game: Game, seats: int, options: dict[str, Any], seed: int, tally: Tally, pause: int = 0) -> None:
    """Play one game with twins.

    Raises:
        CheckFailed: somebody was told what they may not know. Says what.
    """
    Twins(game, seats, options, Rng(seed), tally).play(pause)


def main(argv: Sequence[str] | None = None) -> int:
    """Play games with twins; 1 if somebody was told what they may not know."""
    parser = argparse.ArgumentParser(
        prog="python -m digsite.lab.server.twins",
        description="Compare what tables that differ only in secrets tell whoever may not know them.",
    )
    parser.add_argument("--games", type=int, default=200, help="how many of each game (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    parser.add_argument("--game", default=None, help="which game (default: every one)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, to see one again")
    args = parser.parse_args(argv)
    wrong = 0
    for key in [args.game] if args.game else digsite.game_keys():
        game = digsite.game(key)
        configs = soak.configurations(game)
        tally = Tally()
        begun = time.perf_counter()
        for number in range(args.first, args.first + args.games):
            seats, options = soak.config_of(configs, number)
            try:
                play(game, seats, options, soak.seed_of(args.seed, number), tally)
            except CheckFailed as problem:
                wrong += 1
                print(f"LEAK: {key}, game {number} of seed {args.seed}, {seats} seats, {options}: {problem}")
        report(game, tally, time.perf_counter() - begun)
    print("nothing wrong" if not wrong else f"FAILED: {wrong} games")
    return 1 if wrong else 0


def report(game: Game, tally: Tally, seconds: float) -> None:
    """Say what was done."""
    print(
        f"{game.title}: {tally.games:,} games, {tally.moves:,} moves, {tally.messages:,} messages and answers compared "
        f"in {seconds:,.0f} s"
    )
    print("  " + ", ".join(f"{name} {n:,}" for name, n in sorted(tally.done.items())))


if __name__ == "__main__":
    sys.exit(main())
