"""The end of the game: galleries, the winner and ties (EE-END, EE-TIE)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from digsite.games.excavation_earth.kinds import COLOURS, GLYPHS, TYPES
from digsite.games.excavation_earth.state import Earth
from digsite.kernel.result import Result
from tests.games.excavation_earth.table import asked, at, earth, happened, play, refused, words
from tests.games.excavation_earth.table import quiet as table

OTHER_PACK = str(Path(__file__).with_name("other_pack.toml"))


def last(*, seats: int = 2, guards: list[str] | None = None, **fields: Any) -> Earth:
    """The last decision of a game: round 3, everybody else has passed."""
    shown = guards or [""] * seats
    full = [
        [colour for colour in COLOURS if all(f"{colour}-{glyph}" in words(text) for glyph in GLYPHS)] for text in shown
    ]
    return table(seats=seats, round=3, passed=list(range(1, seats)), **{"guards": shown, "rewarded": full, **fields})


def end(**fields: Any) -> Result:
    """The result once the last one has passed."""
    s = last(**fields)
    play(s, "pass")
    assert s.over
    assert s.result is not None
    return s.result


def gallery(guards: str, **fields: Any) -> dict[str, int]:
    """What the gallery of seat 0 is worth, by line of the score sheet."""
    result = end(guards=[guards, ""], **fields)
    assert result.scores[1] == 8
    found = {line.key: line.amount for line in result.lines[0] if line.key != "start"}
    assert result.scores[0] == 8 + sum(found.values())
    return found


def column(colour: str, n: int) -> str:
    """The first n spaces of a column."""
    return " ".join(f"{colour}-{glyph}" for glyph in GLYPHS[:n])


def row(glyph: str, n: int) -> str:
    """The first n spaces of a row."""
    return " ".join(f"{colour}-{glyph}" for colour in COLOURS[:n])


# --- when it ends -----------------------------------------------------------------------------------


@pytest.mark.rule("EE-END-01")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_game_ends_with_round_3(round: int) -> None:
    """When all have passed the round is scored; after round 3, and no other, the game is over."""
    s = table(round=round, passed=[1], envoys=["left", ""])
    play(s, "pass")

    assert len(happened(s, "centre-prize")) == 1
    assert s.over == (round == 3)
    assert (s.result is not None) == (round == 3)
    if not s.over:
        assert s.round == round + 1
        assert happened(s, "row-scored") == happened(s, "column-scored") == []


@pytest.mark.rule("EE-END-01")
def test_round_3_is_scored_before_the_end_and_galleries_after() -> None:
    """First the centres, then the galleries, then it is over; nothing can be played any more."""
    s = last(guards=[column("red", 2), ""], envoys=["left", ""])
    play(s, "pass")

    kinds = [event.kind.name for event in s.events]
    assert kinds.index("centre-prize") < kinds.index("column-scored") < kinds.index("ended")
    assert s.result is not None
    assert s.result.scores == [8 + 15 + 4, 8]
    assert asked(s) == ""
    assert s.seat is None
    refused(s, "pass", "EE-END-01")
    refused(s, "travel travel-2", "EE-END-01", seat=1)


@pytest.mark.rule("EE-END-01")
def test_not_before_all_have_passed() -> None:
    """While somebody can still act in round 3 nothing is scored and there is no result."""
    s = table(round=3, guards=[column("red", 3), ""], envoys=["left", ""])
    play(s, "pass")

    assert not s.over
    assert s.result is None
    assert s.scores == [8, 8]


# --- galleries --------------------------------------------------------------------------------------


@pytest.mark.rule("EE-END-02", "EE-END-03", "EE-END-04", "EE-END-07")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("n", "credits"), [(0, 0), (1, 0), (2, 4), (3, 9), (4, 15)])
def test_columns(colour: str, n: int, credits: int) -> None:
    """Samples of one colour stand one in each row, which is worth nothing; their column pays 0, 0, 4, 9, 15."""
    assert gallery(column(colour, n)) == ({"columns": credits} if credits else {})


@pytest.mark.rule("EE-END-02", "EE-END-03", "EE-END-04", "EE-END-07")
@pytest.mark.parametrize("glyph", GLYPHS)
@pytest.mark.parametrize(("n", "credits"), [(0, 0), (1, 0), (2, 0), (3, 6), (4, 13), (5, 21)])
def test_rows(glyph: str, n: int, credits: int) -> None:
    """Samples of one icon stand in five columns, one in each; their row pays 0, 0, 0, 6, 13, 21."""
    assert gallery(row(glyph, n)) == ({"rows": credits} if credits else {})


@pytest.mark.rule("EE-END-02")
def test_all_rows_and_columns_are_added() -> None:
    """Two rows of three and three columns of two, on six guards: 12 and 12."""
    guards = " ".join(f"{colour}-{glyph}" for colour in COLOURS[:3] for glyph in GLYPHS[1:3])
    assert gallery(guards) == {"rows": 12, "columns": 12}


@pytest.mark.rule("EE-END-02")
def test_everybody_scores_a_gallery_of_their_own() -> None:
    """Galleries are not put together: three times one sample in a row is worth nothing."""
    result = end(seats=4, guards=["red-helix", "green-helix", column("yellow", 3), "orange-helix purple-helix"])
    assert result.scores == [8, 8, 8 + 9, 8]


@pytest.mark.rule("EE-END-03", "EE-END-04")
def test_charts_may_depend_on_the_row_and_the_column() -> None:
    """With a pack whose charts all differ each row pays by its own and each column by its own."""
    rows = [[0, 1, 4, 13, 14, 15], [0, 0, 0, 3, 5, 9], [0, 0, 2, 7, 7, 8], [0, 0, 0, 0, 6, 12]]
    columns = [[0, 4, 5, 6, 7], [0, 0, 3, 4, 5], [0, 3, 9, 10, 11], [0, 0, 0, 2, 8], [0, 5, 10, 15, 20]]
    pack = earth(round=3, options={"components": OTHER_PACK}).rules.pack
    assert (pack.row_charts, pack.column_charts) == (rows, columns)
    for g, glyph in enumerate(GLYPHS):
        for n in range(6):
            found = gallery(row(glyph, n), options={"components": OTHER_PACK})
            assert found.get("rows", 0) == rows[g][n] + sum(rows[i][0] for i in range(4) if i != g)
            assert found.get("columns", 0) == sum(columns[c][1] for c in range(n))
    for c, colour in enumerate(COLOURS):
        for n in range(5):
            found = gallery(column(colour, n), options={"components": OTHER_PACK})
            assert found.get("columns", 0) == columns[c][n]
            assert found.get("rows", 0) == sum(rows[g][1] for g in range(n))


@pytest.mark.rule("EE-END-05")
def test_only_guards_that_still_stand_count() -> None:
    """A full row of three loses a guard to a market in the last turn: its 6 credits are gone."""
    guards = row("lens", 3)
    fields: dict[str, Any] = {"guards": [guards, ""], "traders": ["coil*19", ""], "hands": ["red-mask", ""]}
    s = last(**fields)
    play(s, "pass")
    assert s.result is not None
    assert s.result.scores[0] == 8 + 6

    s = last(**fields)
    play(s, "command red-mask", "trader", "guard green-lens", "done", "pass")
    assert at(s, "guards", 0) == ["yellow-lens", "red-lens"]
    assert s.result is not None
    assert s.result.scores[0] == 8


@pytest.mark.rule("EE-END-05")
def test_a_column_bonus_of_old_does_not_count() -> None:
    """A column that was full once and has two guards left pays for two."""
    assert gallery(column("orange", 2), rewarded=[["orange"], []]) == {"columns": 4}


@pytest.mark.rule("EE-END-06")
def test_a_sample_counts_twice() -> None:
    """Three in a row and two in a column share one sample: four guards, 6 + 4 credits."""
    assert gallery(row("helix", 3) + " yellow-lens") == {"rows": 6, "columns": 4}


@pytest.mark.rule("EE-END-07")
def test_samples_may_be_worth_nothing() -> None:
    """Five samples, one in each column and at most two in a row: nothing."""
    assert gallery("yellow-helix green-helix red-lens purple-lens orange-crater") == {}


@pytest.mark.rule("EE-END-08")
def test_tiles_in_the_holds_are_worth_nothing() -> None:
    """Six tiles of value 7 and 6 in the holds add nothing to the score."""
    result = end(
        cargo=["yellow-helix*2 red-antenna*2", ""], hidden=["green-helix*2", ""], sites="purple-crater", seats=2
    )
    assert result.scores == [8, 8]
    assert [line.key for line in result.lines[0]] == ["start"]


@pytest.mark.rule("EE-END-09")
def test_nothing_else_is_worth_anything() -> None:
    """Cards in hand, travel cards, cubes and traders: 8 credits stay 8 credits; an envoy brings its prize once."""
    result = end(
        hands=["red-cog red-mask", "green-cog"],
        travel=["travel-2 travel-3 travel-4", ""],
        traders=["mask*5 coil*5", "cog"],
        envoys=["", "right"],
    )
    assert result.scores == [8, 8 + 15]


@pytest.mark.rule("EE-END-09")
def test_tokens_are_worth_nothing() -> None:
    """A token of round 2 that is still about changes nothing when that round is scored."""
    s = table(round=2, passed=[1], tokens=[1, 2])
    play(s, "pass")
    assert s.scores == [8, 8]


def galleries_of_the_example() -> Iterator[list[str]]:
    """All galleries with row one 13, columns one, three and five 4, 9 and 15, all else 0, by the pack's charts."""
    pack = earth().rules.pack
    subsets = [[c for c in range(5) if (bits >> c) & 1] for bits in range(32)]
    fitting = [
        [subset for subset in subsets if pack.row_charts[glyph][len(subset)] == (13 if glyph == 0 else 0)]
        for glyph in range(4)
    ]
    for chosen in product(*fitting):
        numbers = [sum(1 for subset in chosen if c in subset) for c in range(5)]
        if [pack.column_charts[c][numbers[c]] for c in range(5)] == [4, 0, 9, 0, 15]:
            yield [TYPES[c * 4 + glyph] for glyph in range(4) for c in chosen[glyph]]


@pytest.mark.rule("EE-END-10", "EE-END-12")
def test_the_example_of_the_rulebook() -> None:
    """Row one 13, column one 4, column three 9, column five 15, all else 0: 41 credits. Six galleries do it, all with
    ten samples."""
    found = list(galleries_of_the_example())
    assert len(found) == 6
    for guards in found:
        assert len(guards) == 10
        assert [sum(1 for kind in guards if kind.endswith(glyph)) for glyph in GLYPHS] == [4, 2, 2, 2]
        heights = [sum(1 for kind in guards if kind.startswith(colour)) for colour in COLOURS]
        assert heights in ([2, 1, 3, 0, 4], [2, 0, 3, 1, 4])

        s = last(guards=[" ".join(guards), ""])
        play(s, "pass")
        assert [(e["glyph"], e["credits"]) for e in happened(s, "row-scored")] == [(0, 13)]
        assert [(e["colour"], e["credits"]) for e in happened(s, "column-scored")] == [(0, 4), (2, 9), (4, 15)]
        assert s.scores == [8 + 41, 8]


@pytest.mark.rule("EE-END-12")
def test_full_and_empty_galleries() -> None:
    """All twenty samples: 4 x 21 + 5 x 15 = 159. None: 0. Two in one column: 4. One full row alone: 21."""
    assert gallery(" ".join(TYPES)) == {"rows": 84, "columns": 75}
    assert gallery("") == {}
    assert gallery("red-helix red-crater") == {"columns": 4}
    assert gallery(row("crater", 5)) == {"rows": 21}


# --- the winner and ties ----------------------------------------------------------------------------


@pytest.mark.rule("EE-END-11")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_most_credits_win(best: int) -> None:
    """One credit more is enough, whatever the others have in their holds."""
    credits = [20, 20, 20]
    credits[best] = 21
    cargo = ["red-lens*2", "green-lens*2", "orange-helix*2"]
    cargo[best] = ""
    result = end(seats=3, credits=credits, cargo=cargo)

    assert result.scores == credits
    assert result.winners == [best]
    assert result.ranking == [1 if seat == best else 2 for seat in range(3)]


@pytest.mark.rule("EE-END-11", "EE-END-02")
def test_the_gallery_can_turn_the_tables() -> None:
    """Credits are compared after the galleries are scored."""
    result = end(credits=[20, 30], guards=[row("lens", 5), ""])
    assert result.scores == [41, 30]
    assert result.winners == [0]


@pytest.mark.rule("EE-TIE-01", "EE-TIE-02", "EE-EDGE-60")
def test_tied_on_credits() -> None:
    """Three tiles left beat two; three against three share the victory."""
    assert end(cargo=["red-lens*3", "green-lens*2"]).winners == [0]
    assert end(cargo=["red-lens*2", "green-lens*3"]).winners == [1]
    shared = end(cargo=["red-lens*3", "green-lens*3"])
    assert shared.winners == [0, 1]
    assert shared.ranking == [1, 1]


@pytest.mark.rule("EE-TIE-01")
def test_only_among_the_tied() -> None:
    """A richer player without a tile wins over two poorer ones who are tied."""
    result = end(seats=3, credits=[10, 12, 10], cargo=["red-lens*4", "", "green-lens"])
    assert result.winners == [1]
    assert result.ranking == [2, 1, 3]


@pytest.mark.rule("EE-TIE-R1")
def test_tiles_of_both_holds_are_counted() -> None:
    """One in the cargo hold and two in the hidden hold beat two in the cargo hold."""
    assert end(cargo=["red-lens", "green-lens*2"], hidden=["red-lens*2", ""]).winners == [0]


@pytest.mark.rule("EE-TIE-R1")
def test_values_colours_and_samples_do_not_matter() -> None:
    """Two cheap tiles of one type beat one dear tile and worthless samples; number against number is a tie."""
    result = end(cargo=["red-lens*2", "yellow-helix"], guards=["", "red-helix green-lens"])
    assert result.winners == [0]
    assert end(cargo=["red-lens*2", "yellow-helix green-helix"]).winners == [0, 1]


@pytest.mark.rule("EE-TIE-02")
def test_all_four_may_share() -> None:
    """Nothing else breaks a tie: neither the turn order nor envoys, cards or cubes."""
    result = end(seats=4, order=[2, 0, 3, 1], hands=["red-cog", "", "", ""], traders=["", "cog*3", "", ""])
    assert result.winners == [0, 1, 2, 3]
    assert result.ranking == [1, 1, 1, 1]


@pytest.mark.rule("EE-TIE-R2")
def test_lower_places() -> None:
    """They go by credits and tiles too; equals share a place and the next one is skipped."""
    result = end(seats=4, credits=[30, 20, 20, 20], cargo=["", "red-lens", "green-lens*2", "orange-helix"])
    assert result.ranking == [1, 3, 2, 3]
    result = end(seats=4, credits=[10, 20, 20, 30], cargo=["red-lens", "", "", ""])
    assert result.ranking == [4, 2, 2, 1]
