"""A game in progress under whatever anybody tries: legal moves, illegal ones, undo with and without consent."""

from __future__ import annotations

import json

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import digsite
from digsite import BadInput, BadOption, IllegalMove, Match, Record, Rng, UnknownCode
from digsite.kernel.record import digest_of
from digsite.lab import checks
from tests.contract.configurations import CONFIGURATIONS, Configuration
from tests.fuzz.guard import bounded, in_words


class Table(RuleBasedStateMachine):
    """Somebody at the table does something."""

    match: Match

    @initialize(configuration=st.sampled_from(CONFIGURATIONS), seed=st.integers(0, 2**64 - 1), bots=st.integers(0, 1))
    def begin(self, configuration: Configuration, seed: int, bots: int) -> None:
        self.match = Match(configuration.record(seed), list(range(configuration.seats - bots)))
        self.drawn = 0

    @precondition(lambda self: not self.match.state.over)
    @rule(choice=st.integers(0, 200), who=st.integers(0, 4))
    def play(self, choice: int, who: int) -> None:
        """A legal move."""
        state = self.match.state
        seat = state.seats[who % len(state.seats)]
        codes = state.legal(seat)
        n = self.match.moves()
        self.match.play(codes[choice % len(codes)], seat=seat)
        assert self.match.moves() == n + 1

    @precondition(lambda self: not self.match.state.over)
    @rule(seed=st.integers(0, 2**32), n=st.integers(5, 60))
    def play_on(self, seed: int, n: int) -> None:
        """Many legal moves, so that every part of a game is met."""
        rng = Rng(seed)
        for _ in range(n):
            state = self.match.state
            if state.over:
                return
            seat = rng.pick(state.seats)
            self.match.play(rng.pick(state.legal(seat)), seat=seat)

    @rule(code=st.integers(-3, 160), seat=st.one_of(st.none(), st.integers(-1, 5)))
    def try_anything(self, code: int, seat: int | None) -> None:
        """A move that may be legal or not; if not, nothing changes."""
        state, before = self.match.state, self.look()
        try:
            refusal = state.why_not(code, seat)
        except (UnknownCode, BadOption):
            allowed = False
        else:
            allowed = refusal is None
        try:
            self.match.play(code, seat=seat)
        except (IllegalMove, BadOption) as problem:
            assert not allowed
            in_words(problem)
            assert self.match.state is state
            assert self.look() == before
        else:
            assert allowed

    @precondition(lambda self: self.match.moves() > 0)
    @rule(back=st.integers(1, 40), who=st.integers(0, 4))
    def take_back_without_asking(self, back: int, who: int) -> None:
        """Free undo goes as far as it says and no further; whatever is refused changes nothing."""
        match = self.match
        seat = who % match.state.n_seats
        n, free, before = match.moves(), match.free_undo(seat), self.look()
        to = n - back
        alone = all(human == seat for human in match.humans)
        rng = Rng(back)
        try:
            match.undo(to, seat, [], rng)
        except BadInput as problem:
            in_words(problem, "undo: ")
            assert to < 0 or (to < free and not alone)
            assert self.look() == before
            return
        assert match.moves() == to
        if to >= free:
            assert match.record.entries[-1].redraw < 0
            assert rng.words() == Rng(back).words()
        else:
            assert alone

    @precondition(lambda self: self.match.moves() > 0)
    @rule(back=st.integers(1, 60), seed=st.integers(0, 2**32))
    def take_back_with_consent(self, back: int, seed: int) -> None:
        """Everybody agrees: what everyone knew is as it was, what nobody knew is drawn anew."""
        match = self.match
        to = max(match.moves() - back, 0)
        entries = len(match.record.entries)
        free = match.free_undo(0)
        match.undo(to, 0, match.humans, Rng(seed))
        assert match.moves() == to
        assert len(match.record.entries) == entries + 1
        assert (match.record.entries[-1].redraw >= 0) == (to < free)
        assert match.record.scores is None

    @rule(text=st.booleans())
    def save_and_load(self, text: bool) -> None:
        """The game goes on from what was written down."""
        record, digest = self.match.record, digest_of(self.match.state)
        again = (
            Record.from_text(record.to_text()) if text else Record.from_json(json.loads(json.dumps(record.to_json())))
        )
        free = [self.match.free_undo(seat) for seat in range(record.seats)]
        self.match = Match(again, self.match.humans)
        assert digest_of(self.match.state) == digest
        assert [self.match.free_undo(seat) for seat in range(record.seats)] == free

    @rule(seed=st.integers(0, 2**32))
    def think(self, seed: int) -> None:
        """Somebody thinks in a drawn world; the game does not notice."""
        before, rng = self.look(), Rng(seed)
        state = self.match.state
        viewers = checks.viewers(state)
        seat = viewers[seed % len(viewers)]
        checks.check_sample(state, seat, rng)
        digsite.playout(state.sample(seat, rng), rng)
        assert self.look() == before

    @invariant()
    def all_is_well(self) -> None:
        state = self.match.state
        checks.check_legal(state)
        checks.check_question(state)
        checks.check_cards(state)
        checks.check_scores(state)
        checks.check_beliefs(state)
        assert (self.match.record.scores is not None) == state.over

    def teardown(self) -> None:
        if hasattr(self, "match"):
            assert digest_of(self.match.record.verify()) == digest_of(self.match.state)

    def look(self) -> tuple[str, int]:
        """Everything that a refused move must leave alone."""
        return digest_of(self.match.state), len(self.match.record.entries)


TestTable = Table.TestCase
TestTable.settings = bounded(50)
