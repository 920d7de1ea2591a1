"""The driver of one game: it plays, keeps the record, and knows how far undo goes.

Undo is free back to the last moment at which something hidden or chance came to light, or another seat acted. (What one
seat shows of its own hides nothing where it sits alone.) Beyond that every human seat must consent, and what chance had
not yet revealed is drawn anew.
"""

from __future__ import annotations

from typing import Final, SupportsIndex

from digsite.kernel.errors import BadInput
from digsite.kernel.fairness import redraw_of
from digsite.kernel.record import NO_SEED, Entry, Record, brought_to_light, line_of, places_of
from digsite.kernel.rng import Rng, check_seed
from digsite.kernel.state import State
from digsite.kernel.values import is_int, shown

KEPT: Final = 16
"""How many positions are kept for going back: more than a turn has questions, as a rule."""


class Match:
    """A game in progress. `humans` are the seats whose consent a real undo needs."""

    def __init__(self, record: Record, humans: list[int]) -> None:
        self.record: Final = record
        self.humans: Final = humans
        self.state: State = record.begin()
        self._line: list[Entry] = line_of(record.entries)
        self._sealed: list[bool] = []
        """For each entry of the line: whether something hidden or chance came to light with it."""
        self._moved: list[int] = [0] * record.seats
        """How many moves of each seat are on the line."""
        self._past: list[State] = []
        """The positions before the last moves, so that going back a little need not replay the game."""
        self._replay()

    def play(self, code: SupportsIndex, seat: int | None = None) -> None:
        """Play a code and write it down."""
        number = self.record.game.codes.check(code)
        actor = self.state.seat if seat is None else seat
        before = self.state.rng.words()
        past = self.state.copy()
        self.state.play(number, seat=seat)
        assert actor is not None
        self._past.append(past)
        if len(self._past) > KEPT:
            self._past.pop(0)
        entry = Entry(actor, number)
        self.record.entries.append(entry)
        self._line.append(entry)
        self._moved[actor] += 1
        self._sealed.append(brought_to_light(self.state, before))
        if self.state.over:
            self.record.close(self.state)

    def stages(self) -> list[State]:
        """The last move again, bit by bit, as `State.stages` tells it; none where there is none, or what chance had
        not yet shown was drawn anew since."""
        if len(self._past) == 0 or self._line[-1].is_undo:
            return []
        last = self._line[-1]
        return self._past[-1].stages(last.code, last.seat)

    def moves(self) -> int:
        """How many moves are on the line."""
        return sum(self._moved)

    def moves_of(self, seat: int) -> int:
        """How many of them are that seat's."""
        return self._moved[seat]

    def free_undo(self, seat: int) -> int:
        """To which move that seat may go back without asking; the present number of moves if nowhere."""
        to = self.moves()
        for entry, sealed in zip(reversed(self._line), reversed(self._sealed), strict=True):
            if entry.is_undo or entry.seat != seat or sealed:
                break
            to -= 1
        return to

    def own_moves(self, seat: int) -> list[int]:
        """To which move to go back to take back that seat's last move, its last two, and so on: the last comes first.

        What others did since then goes with it.
        """
        moves = [entry for entry in self._line if not entry.is_undo]
        return [number for number in range(len(moves) - 1, -1, -1) if moves[number].seat == seat]

    def undo(self, to: object, seat: int, consents: object, rng: object) -> None:
        """Go back to the position after `to` moves.

        Args:
            to: how many moves are kept.
            seat: who asks.
            consents: the human seats that agreed; not needed as far as undo is free.
            rng: the seed for drawing anew, or a generator to take it from (not the game's own). A record that holds
                the secret of its chance takes the seed from there, unless one is given.

        Raises:
            BadInput: there is no such move, or somebody has not agreed. Nothing has changed.
        """
        if not is_int(to) or not 0 <= to < self.moves():
            raise BadInput(f"undo: cannot go back to move {shown(to)}; {self.moves()} were played")
        free = to >= self.free_undo(seat)
        seed = NO_SEED
        if not free:
            if not isinstance(consents, list):
                raise BadInput("undo: beyond what is free it takes a list of the seats that agree")
            missing = [h for h in self.humans if h != seat and h not in consents]
            if missing:
                why = f"have not agreed, and something has come to light since move {to}"
                raise BadInput(f"undo: seats {missing} {why}")
            seed = self._redraw_seed(rng)
        self.go_back(to, seed)

    def go_back(self, to: int, seed: int = NO_SEED) -> None:
        """Go back to the position after `to` moves, and with a seed draw anew: an undo that was allowed elsewhere."""
        if not 0 <= to < self.moves():
            raise BadInput(f"undo: cannot go back to move {shown(to)}; {self.moves()} were played")
        entry = Entry(-1, -1, to, seed)
        self.record.entries.append(entry)
        self.record.scores = None
        self.record.digest = ""
        n_back = self.moves() - to
        if n_back <= len(self._past):
            self._step_back(n_back, entry)
        else:
            self.state = self.record.begin()
            self._line = line_of(self.record.entries)
            self._replay()

    def _step_back(self, n_back: int, entry: Entry) -> None:
        """Go back to a position that was kept: what `replay` would come to, as `line_of` tells it."""
        self.state = self._past[-n_back]
        del self._past[-n_back:]
        while n_back > 0:
            gone = self._line.pop()
            self._sealed.pop()
            if not gone.is_undo:
                self._moved[gone.seat] -= 1
                n_back -= 1
        if entry.redraw != NO_SEED:
            self.record.step(self.state, entry, 0)
            self._line.append(entry)
            self._sealed.append(True)

    def _redraw_seed(self, rng: object) -> int:
        if is_int(rng):
            return check_seed(rng)
        if self.record.secret:
            return redraw_of(self.record.secret, len(self.record.entries))
        if isinstance(rng, Rng):
            return rng.seed()
        raise BadInput("undo: beyond what is free it takes a generator or a seed, to draw anew from")

    def _replay(self) -> None:
        """Play a line that was not played here, from the beginning: with its seals, and the last positions on the way,
        so that to go back step by step does not replay it for each."""
        state = self.state
        sealed: list[bool] = []
        moved = [0] * self.record.seats
        past: list[State] = []
        n_left = len([entry for entry in self._line if not entry.is_undo])
        for place, entry in zip(places_of(self.record.entries), self._line, strict=True):
            if not entry.is_undo:
                if n_left <= KEPT:
                    past.append(state.copy())
                n_left -= 1
                moved[entry.seat] += 1
            before = state.rng.words()
            self.record.step(state, entry, place)
            sealed.append(entry.is_undo or brought_to_light(state, before))
        self._sealed = sealed
        self._moved = moved
        self._past = past
