"""The picture of Archaeology shows what the view has, in its place."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.archaeology.kinds import COIN, N_KINDS, POT_SHARD
from digsite.games.archaeology.svg.seats import worth
from tests.svg.pictures import positions, texts, uses

GAME = digsite.game("archaeology")
TEXT = GAME.text
PICTURES = ["shard", "scrap", "coin", "cup", "talisman", "map", "mask", "tablet", "pendant"]


def test_figures_are_those_of_the_view() -> None:
    for state in positions("archaeology", 4, 20, seed=5, monument="great_pyramid"):
        view: dict[str, Any] = state.view(1)
        said = texts(state.svg(1))
        for seat in range(4):
            assert TEXT.player(seat, "en") in said
            assert TEXT.money(view["scores"][seat], "en") in said
            assert f"Hand: {view['sizes'][seat]}" in said
        if view["dig_site"]:
            assert str(view["dig_site"]) in said
        assert f"{view['storms_left']} of {view['storms_left'] + view['storms_out']} left" in said
        assert f"{view['thieves_left']} of {view['thieves_left'] + view['thieves_out']} left" in said
        for size in view["chamber_sizes"]:
            assert (f"{size} cards" if size > 1 else "1 card" if size else "empty") in said
        for kind in range(N_KINDS):
            if view["market"][kind] > 1:
                assert f"×{view['market'][kind]}" in said


def test_every_known_card_is_drawn_and_no_other() -> None:
    """Market stacks show up to four cards of a kind; a kind that is missing shows its pale picture."""
    for state in positions("archaeology", 3, 20, seed=6, monument="buried_ruins"):
        view: dict[str, Any] = state.view(0)
        drawn = uses(state.svg(0))
        for kind in range(N_KINDS):
            if PICTURES[kind] in ("tablet", "pendant", "map"):
                continue  # not in this game; maps also stand for the fees
            own, market = view["hand"][kind], view["market"][kind]
            known = own + view["known"][1][kind] + view["known"][2][kind]
            sold = sum(1 for sets in view["sold"] for code in sets if kind_of(code) == kind)
            chambers = sum(1 for cards in view["chambers"] if cards[kind])
            turned = 1 if view["drawn"][kind] else 0
            expected = known + max(own, 1) + max(min(market, 4), 1) + sold + chambers + turned
            assert drawn[PICTURES[kind]] == expected, PICTURES[kind]


def kind_of(code: int) -> int:
    """The treasure of a sold set, by the words of its code."""
    fields = TEXT.code_fields(code)
    kind = fields["treasure"]
    assert isinstance(kind, int)
    return kind


def test_a_trade_in_the_making_is_marked_for_the_trader_alone() -> None:
    state = GAME.from_json(
        {
            "seats": 2,
            "options": {"monument": "mine"},
            "hands": [{"coin": 3}, {"map": 1}],
            "market": {"pot_shard": 4},
            "aside": "rest",
        }
    )
    for name in ("trade", "give coin", "given", "take pot_shard"):
        state.play(GAME.codes.parse(name))
    view: dict[str, Any] = state.view(0)
    assert (view["give"][COIN], view["take"][POT_SHARD]) == (1, 1)
    assert texts(state.svg(0))["−1"] == 2
    for other in (1, None):
        assert texts(state.svg(other))["−1"] == 0


@pytest.mark.parametrize(
    ("prices", "n", "best"),
    [([1, 2, 3, 10], 4, 10), ([1, 2, 3, 10], 5, 11), ([1, 2, 3, 10], 8, 20), ([3], 2, 6), ([4], 0, 0)],
)
def test_a_hand_is_worth_what_its_best_sets_bring(prices: list[int], n: int, best: int) -> None:
    assert worth(prices, n) == best
