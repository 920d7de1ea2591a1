"""Scoring of the command centres at the end of each round, and of the galleries at the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.events import CENTRE_PRIZE, COLUMN_SCORED, ENDED, ROUND_BEGAN, ROW_SCORED
from digsite.games.excavation_earth.kinds import (
    CENTRES_ROUND_1,
    COLUMNS,
    N_CENTRES,
    N_COLOURS,
    N_GLYPHS,
    N_ROUNDS,
    ROWS,
)
from digsite.games.excavation_earth.rules import CLOSE, GAME_END, NEXT_ROUND
from digsite.games.excavation_earth.steps.prepare import begin_preparation
from digsite.kernel.frame import Frame
from digsite.kernel.step import Deed

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

PRIZES: Final = [[5], [10, 5], [15, 10, 5]]
"""The prizes of a command centre in rounds 1, 2 and 3 (EE-SCORE-03 to -05)."""
BOOKS_AGREE: Final = 3
"""With so many tied all readings give the same; with more, EE-SCORE-R1 decides."""


class Scoring(Deed["Earth"]):
    """Each command centre by itself pays those with the most envoys; then the next round, or the end.

    EE-SCORE-01, -02. EE-SCORE-17, EE-CREW-R1: the envoys stay. EE-FLOW-02 to -04: three rounds; the second and the
    third begin with a preparation.
    """

    def __init__(self) -> None:
        super().__init__("scoring", ["EE-SCORE-01", "EE-SCORE-02", "EE-SCORE-06", "EE-SCORE-07", "EE-FLOW-02"])

    def run(self, s: Earth, f: Frame) -> None:
        for centre in range(N_CENTRES):
            award(s, centre)
        if s.round == N_ROUNDS:
            s.push(CLOSE, f.seat)
            s.push(GAME_END, f.seat)
        else:
            s.push(NEXT_ROUND, f.seat)


class NextRound(Deed["Earth"]):
    """The next round begins with its preparation (EE-FLOW-02 to -04)."""

    def __init__(self) -> None:
        super().__init__("next_round", ["EE-FLOW-02", "EE-FLOW-04"])

    def run(self, s: Earth, f: Frame) -> None:
        s.round += 1
        s.passed = 0
        s.emit(ROUND_BEGAN, s.order[0], s.round)
        begin_preparation(s)


def award(s: Earth, centre: int) -> None:
    """The prizes of one centre.

    EE-SCORE-06, -R2, -16: without an envoy there is neither rank nor prize. EE-SCORE-07 to -09, -R1: tied players share
    the prizes of all places they take up, rounded down, and the next one takes the next place: EE-SCORE-10 to -15 are
    the table of all ties, EE-SCORE-18 to -21 an example.
    """
    prizes = PRIZES[s.round - 1]
    envoys = [s.rules.factions[x].influence(s, x, s.envoys[centre * s.n_players + x]) for x in range(s.n_players)]
    place = 0
    for most in sorted({n for n in envoys if n > 0}, reverse=True):
        tied = [seat for seat in range(s.n_players) if envoys[seat] == most]
        share = s.rules.ties.share(prizes, place, len(tied))
        if share > 0:
            rule = "EE-SCORE-R1" if len(tied) > BOOKS_AGREE else ""
            for seat in tied:
                s.gain(seat, CENTRES_ROUND_1 + s.round - 1, share)
                s.emit(CENTRE_PRIZE, seat, centre, place + 1, share, rule=rule)
        place += len(tied)


class GameEnd(Deed["Earth"]):
    """Every row and every column of each gallery pays by its samples.

    EE-END-01 to -07: only guards that still stand count, each for its row and its column. EE-END-08, -09: nothing else
    is worth anything. EE-END-12: what the charts of the file make of some galleries.
    """

    def __init__(self) -> None:
        super().__init__("game_end", ["EE-END-01", "EE-END-02", "EE-END-03", "EE-END-05", "EE-END-06"])

    def run(self, s: Earth, f: Frame) -> None:
        score_galleries(s)


def score_galleries(s: Earth) -> None:
    """Rows and columns of all galleries (EE-END-02 to -07)."""
    for seat in range(s.n_players):
        guards = s.rules.factions[seat].gallery(s, seat)
        for glyph in range(N_GLYPHS):
            n = 0
            for colour in range(N_COLOURS):
                n += (guards >> (colour * N_GLYPHS + glyph)) & 1
            credits = s.rules.pack.row_charts[glyph][n]
            if credits > 0:
                s.gain(seat, ROWS, credits)
                s.emit(ROW_SCORED, seat, glyph, n, credits)
        for colour in range(N_COLOURS):
            n = 0
            for glyph in range(N_GLYPHS):
                n += (guards >> (colour * N_GLYPHS + glyph)) & 1
            credits = s.rules.pack.column_charts[colour][n]
            if credits > 0:
                s.gain(seat, COLUMNS, credits)
                s.emit(COLUMN_SCORED, seat, colour, n, credits)


class Close(Deed["Earth"]):
    """The game is over: nothing is asked any more (EE-END-01)."""

    def __init__(self) -> None:
        super().__init__("close", ["EE-END-01"])

    def run(self, s: Earth, f: Frame) -> None:
        s.finish()
        s.emit(ENDED, f.seat)
