"""Scores and places (AR-SCORE)."""

from __future__ import annotations

import pytest

from digsite.games.archaeology.kinds import KIND_NAMES
from digsite.kernel.result import Result
from tests.games.archaeology.table import cards, dig, play


def end(*sold: str, **fields: object) -> Result:
    """The result when everyone has sold these sets; the first set of seat 0 is sold last, and ends the game."""
    kind, n = sold[0].split(",")[0].split()
    rest = [", ".join(sold[0].split(",")[1:]), *sold[1:]]
    hands = [f"{kind}*{n}"] + ["" for _ in sold[1:]]
    s = dig(hands, sold=rest, **fields)  # type: ignore[arg-type]
    play(s, f"sell {kind} {n}")
    assert s.result is not None
    return s.result


@pytest.mark.rule("AR-SCORE-08", "AR-SCORE-01", "AR-SCORE-02", "AR-SCORE-03")
def test_the_rulebook_example() -> None:
    """Four talismans for 32, two more for 10 and five coins for 30 make 72, with eleven cards sold."""
    s = dig(["talisman*6 coin*5", ""])

    play(s, "sell talisman 4", "sell talisman 2", "sell coin 5")

    assert s.result is not None
    assert s.result.scores == [72, 0]
    assert [line.amount for line in s.result.lines[0]] == [32, 10, 30]
    assert s.cards_sold[0] == s.view(1)["cards_sold"][0] == 11  # type: ignore[index]
    assert s.result.winners == [0]


@pytest.mark.rule("AR-SCORE-01", "AR-SCORE-02", "AR-SCORE-03")
def test_each_set_by_itself() -> None:
    """A total is the sum over the sets; sets of one kind are not put together."""
    result = end("coin 2, coin 3, talisman 2", "coin 5, talisman 2")

    row = dig(["", ""]).rules.prices[KIND_NAMES.index("coin")]
    assert result.scores == [row[1] + row[2] + 10, 30 + 10]
    assert sorted(line.amount for line in result.lines[0]) == sorted([row[1], row[2], 10])
    for lines, score in zip(result.lines, result.scores, strict=True):
        assert sum(line.amount for line in lines) == score


@pytest.mark.rule("AR-SCORE-04")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_most_money_wins(best: int) -> None:
    """Whoever has the highest total wins, however many cards it took."""
    sold = ["coin 1", "coin 1", "coin 1"]
    sold[best] = "parchment_scrap 4"

    result = end(*sold)

    assert result.winners == [best]
    assert result.ranking[best] == 1
    assert result.reason == "most-money"


@pytest.mark.rule("AR-SCORE-05", "AR-TENT-09")
@pytest.mark.parametrize("tents", [[1, 0], [0, 1], [1, 1], [0, 0]])
def test_tents_are_worth_nothing(tents: list[int]) -> None:
    """Kept or used, a tent changes neither the total nor the places."""
    result = end("coin 2", "coin 2", tents=tents)

    assert result.scores == [6, 6]
    assert result.winners == [0, 1]


@pytest.mark.rule("AR-SCORE-06", "AR-EDGE-56")
def test_eleven_cards_beat_twelve() -> None:
    """Two have 72: the one who sold eleven cards wins over the one who sold twelve."""
    eleven = "talisman 4, talisman 2, coin 5"
    twelve = "pharaohs_mask 4, coin 2, coin 2, parchment_scrap 4"
    for sold, winner in [((eleven, twelve), 0), ((twelve, eleven), 1)]:
        result = end(*sold)
        assert result.scores == [72, 72]
        assert result.winners == [winner]
        assert result.ranking[1 - winner] == 2
        assert result.reason == "fewest-cards"


@pytest.mark.rule("AR-SCORE-06")
def test_fewer_cards_help_only_in_a_tie() -> None:
    """A dollar more beats any number of cards fewer."""
    result = end("parchment_scrap 3", "coin 1")

    assert result.scores == [3, 2]
    assert result.winners == [0]


@pytest.mark.rule("AR-SCORE-07")
def test_cards_are_counted_and_not_sets() -> None:
    """Three sets of one card beat two sets of three, for the same money."""
    result = end("parchment_scrap 3, parchment_scrap 3", "coin 1, coin 1, coin 1")

    assert result.scores == [6, 6]
    assert result.winners == [1]


@pytest.mark.rule("AR-SCORE-07")
def test_cards_of_all_sales_are_counted() -> None:
    """Early sales count as much as the last one."""
    result = end("coin 2, parchment_scrap 3, parchment_scrap 3", "coin 2, coin 2")

    assert result.scores == [12, 12]
    assert result.winners == [1]


@pytest.mark.rule("AR-EDGE-57", "AR-SCORE-06", "AR-SCORE-R1")
def test_a_tie_of_three() -> None:
    """Of three with the same money the one with the fewest cards wins; if two have the fewest, they share."""
    alone = end("coin 1, coin 1, coin 1", "coin 2", "coin 1, coin 1, coin 1")
    assert alone.scores == [6, 6, 6]
    assert alone.winners == [1]
    assert alone.ranking == [2, 1, 2]
    assert alone.reason == "fewest-cards"

    shared = end("coin 2", "coin 1, coin 1, coin 1", "coin 2")
    assert shared.scores == [6, 6, 6]
    assert shared.winners == [0, 2]
    assert shared.ranking == [1, 3, 1]
    assert shared.reason == "shared"


@pytest.mark.rule("AR-EDGE-58", "AR-SCORE-R1")
def test_a_tie_of_four() -> None:
    """Four with the same money and the same number of cards share the victory."""
    result = end("coin 2", "coin 2", "coin 2", "coin 2")
    assert result.winners == [0, 1, 2, 3]
    assert result.ranking == [1, 1, 1, 1]

    result = end("coin 2", "coin 2", "coin 1", "coin 2", "coin 2")
    assert result.winners == [0, 1, 3, 4]
    assert result.ranking == [1, 1, 5, 1, 1]


@pytest.mark.rule("AR-EDGE-59", "AR-SCORE-02", "AR-SCORE-R3")
def test_nothing_sold_is_a_total_of_nothing() -> None:
    """A player without a set has 0 and a place like everyone else."""
    result = end("coin 2", "", "coin 1")

    assert result.scores == [6, 0, 2]
    assert result.ranking == [1, 3, 2]
    assert result.lines[1] == []


@pytest.mark.rule("AR-SCORE-R2")
def test_sold_maps_are_cards_sold() -> None:
    """Two sold Maps and two sold coins for the same money are a tie."""
    result = end("map 1, map 1", "coin 2")

    assert result.scores == [6, 6]
    assert result.winners == [0, 1]


@pytest.mark.rule("AR-SCORE-R2")
def test_maps_spent_on_exploring_are_not() -> None:
    """A Map paid for the coins does not count against whoever sold them."""
    s = dig(["map", ""], sold=["", "coin 2"], chambers=["coin*2", "", ""])

    play(s, "explore 0", "sell coin 2")

    assert s.result is not None
    assert s.result.scores == [6, 6]
    assert s.result.winners == [0, 1]


@pytest.mark.rule("AR-SCORE-R3")
def test_lower_places_are_ranked_alike() -> None:
    """Money, then fewer cards, then an equal place; the place after equals is left out."""
    result = end("coin 3", "coin 1, coin 1, coin 1", "coin 2", "parchment_scrap 3, parchment_scrap 3", "coin 2")

    assert result.scores == [12, 6, 6, 6, 6]
    assert result.ranking == [1, 4, 2, 5, 2]
    assert result.winners == [0]


@pytest.mark.rule("AR-SCORE-02")
def test_scores_so_far() -> None:
    """While the game goes on everyone's total so far is there to see, but no winner."""
    s = dig(["coin*3", "coin"], sold=["talisman 2", "map 1"])

    play(s, "sell coin 1")

    assert s.scores == s.view(None)["scores"] == [12, 3]
    assert s.result is None
    assert cards("coin*2") == s.to_json()["hands"][0]  # type: ignore[index]
