"""Scoring of the centres and the end of a solo game (ZU-SCORE, ZU-END)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.kinds import COLOURS, GLYPHS
from digsite.games.excavation_earth.state import Earth
from digsite.kernel.result import Result
from tests.games.excavation_earth.solo.table import HUMAN, OTHER_PACK, ZU, act, solo, told
from tests.games.excavation_earth.table import GAME, asked, at, play, refused, story, words

YELLOW = "yellow-helix yellow-lens yellow-antenna yellow-crater"
GREEN = "green-helix green-lens green-antenna green-crater"


def last(**kw: Any) -> Earth:
    """The human's last turn of a round: Zu has played its whole deck and passed."""
    shown = kw.get("guards") or ["", ""]
    full = [c for c in COLOURS if all(f"{c}-{glyph}" in words(shown[HUMAN]) for glyph in GLYPHS)]
    kw = {"rewarded": [full, []], "round": 3, **kw}
    cards = at(solo(**kw), "zu")
    return solo(passed=[ZU], zu_cards={**cards, "deck": {}, "discard": cards["deck"]}, **kw)


def end(**kw: Any) -> Result:
    """The result of a game in which the human passes as the last one in round 3."""
    s = play(last(**kw), "pass")
    assert s.over
    assert s.result is not None
    return s.result


def lines(result: Result, side: int) -> dict[str, int]:
    """The score sheet of a side."""
    return {line.key: line.amount for line in result.lines[side]}


def prizes(round: int, human: str, zu: str) -> list[int]:
    """What both get at the end of a round for these envoys."""
    s = last(round=round, envoys=[human, zu])
    play(s, "pass")
    return [score - 8 for score in s.scores]


# --- command centres --------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SCORE-01", "ZU-SCORE-02", "ZU-SCORE-03", "ZU-SCORE-04")
@pytest.mark.parametrize(("round", "most", "second"), [(1, 5, 0), (2, 10, 5), (3, 15, 10)])
def test_most_and_second(round: int, most: int, second: int) -> None:
    """Whoever has more envoys in a centre gets more, human or Zu; 15 and 10 in round 3, and 5 for nobody."""
    assert prizes(round, "left*2", "left") == [most, second]
    assert prizes(round, "right", "right*3") == [second, most]


@pytest.mark.rule("ZU-SCORE-01")
def test_each_centre_by_itself() -> None:
    """Round 2: the human leads left and middle, Zu leads right, where the human has none."""
    assert prizes(2, "left*3 middle*2", "left middle right") == [10 + 10, 5 + 5 + 10]


@pytest.mark.rule("ZU-SCORE-05", "ZU-EDGE-68")
@pytest.mark.parametrize(("round", "prize"), [(1, 5), (2, 10), (3, 15)])
def test_nothing_without_an_envoy(round: int, prize: int) -> None:
    """Alone in a centre: the first prize, and nothing for the other."""
    assert prizes(round, "", "middle") == [0, prize]
    assert prizes(round, "middle", "") == [prize, 0]
    assert prizes(round, "", "") == [0, 0]


@pytest.mark.rule("ZU-SCORE-06", "ZU-EDGE-68")
@pytest.mark.parametrize(("round", "share"), [(1, 2), (2, 7), (3, 12)])
@pytest.mark.parametrize("n", [1, 2])
def test_ties(round: int, share: int, n: int) -> None:
    """As many envoys: both prizes are shared, rounded down."""
    assert prizes(round, f"left*{n}", f"left*{n}") == [share, share]


@pytest.mark.rule("ZU-SCORE-07")
def test_envoys_stay() -> None:
    """After scoring they stand where they stood."""
    s = play(last(round=1, envoys=["left*2", "left middle*3"]), "pass")
    assert s.round == 2
    assert at(s, "envoys") == [{"left": 2}, {"left": 1, "middle": 3}]


@pytest.mark.rule("ZU-SCORE-08", "ZU-TERM-18")
def test_two_colours_are_added_together() -> None:
    """30 envoys, of which 8 at least are of Zu's second colour, are more than the human's 22."""
    s = last(round=1, envoys=["left*22", "left*30"])
    assert at(s, "cubes", ZU) == -8
    play(s, "pass")
    assert s.scores == [8, 13]


# --- the end ----------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-END-06")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_three_rounds(round: int) -> None:
    """The game goes on after rounds 1 and 2 and is over after round 3."""
    s = play(last(round=round), "pass")
    assert s.over == (round == 3)
    assert (s.result is not None) == (round == 3)
    assert asked(s) == ("" if round == 3 else "draft")


@pytest.mark.rule("ZU-END-06")
def test_nothing_ends_it_early() -> None:
    """Zu has sampled all 20 types and both sides have a hundred credits in round 1: it goes on."""
    guards = " ".join(f"{colour}-{glyph}" for colour in COLOURS for glyph in GLYPHS)
    s = play(last(round=1, guards=["", guards], credits=[100, 100]), "pass")
    assert not s.over
    assert s.round == 2
    assert s.scores == [100, 100]


@pytest.mark.rule("ZU-END-06")
def test_nothing_after_the_end() -> None:
    """Neither the human nor Zu has another turn."""
    s = play(last(), "pass")
    assert s.seat is None
    assert story(s, "turn-began", "zu-card") == []
    refused(s, "pass", "EE-END-01")


@pytest.mark.rule("ZU-END-01")
def test_both_galleries_are_scored() -> None:
    """A column of four for the human (15), a row of three and a column of three for Zu (6 and 9)."""
    result = end(guards=[YELLOW, "yellow-helix green-helix red-helix red-lens red-crater"])
    assert lines(result, HUMAN) == {"start": 8, "columns": 15}
    assert lines(result, ZU) == {"start": 8, "rows": 6, "columns": 9}


@pytest.mark.rule("ZU-END-01", "ZU-DATA-07")
def test_zus_gallery_has_the_common_charts() -> None:
    """With a pack whose charts all differ Zu's row and columns bring as much as the human's."""
    guards = f"{YELLOW} red-antenna red-crater"
    result = end(guards=[guards, guards], options={"components": OTHER_PACK})
    assert lines(result, HUMAN) == lines(result, ZU)
    assert lines(result, ZU)["columns"] == 7 + 9


@pytest.mark.rule("ZU-END-02", "ZU-END-07")
def test_zus_tiles_count_their_values() -> None:
    """4 and 2 in the cargo hold, 7 in the hidden one."""
    s = play(last(cargo=["", "red-crater red-lens"], hidden=["", "purple-crater"]), "pass")
    assert s.result is not None
    assert lines(s.result, ZU) == {"start": 8, "left-overs": 13}
    assert told(s, "left") == ["left red-lens cargo 2", "left red-crater cargo 4", "left purple-crater hidden 7"]
    assert s.scores == [8, 21]


@pytest.mark.rule("ZU-EDGE-66", "ZU-END-01", "ZU-END-02", "ZU-END-07")
def test_zus_final_score() -> None:
    """50 credits, a gallery of 30, tiles of 4 and 6: 90."""
    result = end(
        credits=[8, 50], guards=["", f"{YELLOW} {GREEN}"], cargo=["", "red-crater"], hidden=["", "green-helix"]
    )
    assert lines(result, ZU) == {"start": 8, "popularity": 42, "columns": 30, "left-overs": 10}
    assert result.scores == [8, 90]


@pytest.mark.rule("ZU-EDGE-89", "ZU-END-01", "ZU-END-02")
def test_the_last_tile_counts_twice() -> None:
    """Zu digs its fourth yellow type in round 3 and keeps the tile: the column's 15 and the tile's 2."""
    s = last(guards=["", "yellow-helix yellow-lens yellow-antenna"], sites="yellow-crater")
    assert act(s, "excavate-top")
    assert at(s, "cargo", ZU) == ["yellow-crater"]
    play(s, "pass")
    assert s.result is not None
    assert lines(s.result, ZU) == {"start": 8, "columns": 15, "left-overs": 2}


@pytest.mark.rule("ZU-END-03", "ZU-END-07")
def test_the_humans_tiles_count_nothing() -> None:
    """Two tiles are left to the human: neither gain nor loss."""
    result = end(cargo=["red-antenna", ""], hidden=["purple-crater", ""])
    assert lines(result, HUMAN) == {"start": 8}
    assert result.scores == [8, 8]


@pytest.mark.rule("ZU-END-03", "ZU-HARD-15")
def test_the_humans_tiles_cost_with_h4() -> None:
    """Under H4 the same tiles cost 14, and Zu's still count."""
    result = end(zu=["H4"], cargo=["red-antenna", "red-lens"], hidden=["purple-crater", ""])
    assert lines(result, HUMAN) == {"start": 8, "left-overs": -14}
    assert result.scores == [-6, 10]


@pytest.mark.rule("ZU-END-07", "ZU-HARD-16")
def test_a_score_below_nothing_can_be_handed_in() -> None:
    """With H4 the final position is one; during the game, or without H4, nobody has less than 0, Zu never."""
    s = play(last(zu=["H4"], cargo=["red-antenna", ""], hidden=["purple-crater", ""]), "pass")
    data: dict[str, Any] = s.to_json()
    assert data["earned"][HUMAN] == {"start": 8, "left-overs": -14}
    assert GAME.from_json(data).scores == [-6, 8]
    with pytest.raises(digsite.BadPosition, match=r"position\.earned\[0\]: .*EE-SUPPLY-07"):
        GAME.from_json({**data, "options": {**data["options"], "zu": []}})
    with pytest.raises(digsite.BadPosition, match=r"position\.earned\[0\]: .*EE-SUPPLY-07"):
        solo(zu=["H4"], credits=[-6, 8])
    with pytest.raises(digsite.BadPosition, match=r"position\.earned\[1\]: .*EE-SUPPLY-07"):
        GAME.from_json({**data, "earned": [data["earned"][HUMAN], {"start": 8, "failed-actions": -9}]})


@pytest.mark.rule("ZU-END-07")
def test_the_humans_final_score() -> None:
    """Credits and gallery: 20 and 15; the prize of the last round is among the credits."""
    result = end(credits=[20, 8], guards=[YELLOW, ""], envoys=["left", ""])
    assert lines(result, HUMAN) == {"start": 8, "popularity": 12, "columns": 15, "centres-3": 15}
    assert result.scores == [50, 8]


# --- who wins ---------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-END-04", "ZU-END-05", "ZU-EDGE-65")
@pytest.mark.parametrize(
    ("human", "zu", "winners", "ranking"),
    [(31, 30, [HUMAN], [1, 2]), (30, 30, [ZU], [2, 1]), (29, 30, [ZU], [2, 1])],
)
def test_the_human_wins_with_more(human: int, zu: int, winners: list[int], ranking: list[int]) -> None:
    """One credit more is a win; as many is none, nor a shared one."""
    result = end(credits=[human, zu])
    assert result.scores == [human, zu]
    assert (result.winners, result.ranking) == (winners, ranking)


@pytest.mark.rule("ZU-END-04")
def test_the_reasons_differ() -> None:
    """The score sheet says whether the human was ahead, level or behind."""
    reasons = [end(credits=[human, 30]).reason for human in (31, 30, 29)]
    assert len(set(reasons)) == 3


@pytest.mark.rule("ZU-END-R1", "ZU-END-05")
def test_left_over_artefacts_break_no_tie() -> None:
    """Level, and the human has three artefacts left where Zu has none: still no win."""
    result = end(credits=[30, 30], cargo=["red-lens red-helix red-crater", ""])
    assert result.scores == [30, 30]
    assert result.winners == [ZU]


@pytest.mark.rule("ZU-END-02", "ZU-END-04")
def test_zus_tiles_can_decide() -> None:
    """The human leads by 3 before the tiles: a tile of 2 is not enough for Zu, one of 3 is."""
    assert end(credits=[33, 30], cargo=["", "red-lens"]).winners == [HUMAN]
    assert end(credits=[33, 30], cargo=["", "orange-helix"]).winners == [ZU]
