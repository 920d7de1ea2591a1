"""Positions handed in: what no game can come to is refused, with the place and the rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import digsite
from tests.games.excavation_earth.table import GAME, busy_game, earth

COMMANDING: list[list[object]] = [["next_turn", 0, 0, 0], ["commanding", 0, 0, 2]]
WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("three actions in a turn", {"agenda": [["act", 0, 0, 0], ["travelling", 0, 3, 0]], "actions": 2}, "EE-TURN-02"),
    ("the last action, and one more", {
        "agenda": [["next_turn", 0, 0, 0], ["travelling", 0, 3, 0]], "actions": 1}, "actions"),
    ("discarding without having passed", {"agenda": [["next_turn", 0, 0, 0], ["pass_discard", 0, 0, 0]]}, "EE-PASS-03"),
    ("passed with three cards", {"passed": [1], "hands": ["", "red-cog*2 red-coil"]}, "EE-PASS-03"),
    ("passed and in turn", {"passed": [0]}, "EE-TURN-04"),
    ("passed before the first turn", {"passed": [1], "explorers": ["", "vancouver berlin"]}, "EE-COMP-06"),
    ("a free move for somebody else", {
        "agenda": [["act", 0, 0, 0], ["free_move", 0, 0, 0]], "actions": 2}, "Dal-Harrai"),
    ("two markets in one action", {
        "agenda": [["next_turn", 0, 0, 0], ["market_buyer", 0, 3, 0], ["market_wild", 0, 0, 0]]}, "EE-MARKET-01"),
    ("a market without an explorer", {"agenda": [["next_turn", 0, 0, 0], ["market_buyer", 0, 1, 0]]}, "EE-MARKET-02"),
    ("an ability in round 1", {"agenda": [*COMMANDING, ["emergency_fund", 0, 5, 0]]}, "EE-CMDCARD-01"),
    ("an ability of another centre", {"round": 2, "agenda": [*COMMANDING, ["media_blitz", 0, 1, 0]]}, "EE-CMDCARD-01"),
    ("the other side's figure", {"round": 2, "agenda": [*COMMANDING, ["emergency_fund", 0, 8, 0]]}, "figure 5"),
    ("an ability before the recall", {
        "round": 2,
        "agenda": [["next_turn", 0, 0, 0], ["commanding", 0, 0, 0], ["emergency_fund", 0, 5, 0]]}, "EE-CMDCARD-01"),
    ("tokens in round 3", {"round": 3, "tokens": [1, 0]}, "EE-SURVEY-22"),
    ("a token number left out", {"tokens": [2, 0]}, "EE-PREP-23"),
    ("a number that means nothing", {"agenda": [["act", 0, -3, 0]], "actions": 2}, "agenda[0]"),
    ("an order that nobody holds", {"order": [0, 0]}, "order"),
    ("a column that was never paid", {
        "guards": ["red-helix red-lens red-antenna red-crater", ""]}, "EE-GALLERY-15"),
    ("less than no credits", {"credits": [-1, 8]}, "EE-SUPPLY-07"),
    ("two explorers in one place", {"explorers": ["rome rome guam", ""]}, "EE-TRAVEL-10"),
    ("three tiles to sample", {
        "cargo": ["yellow-helix yellow-lens yellow-antenna", ""],
        "agenda": [["next_turn", 0, 0, 0], ["samples", 0, 1 + 21 * 2 + 441 * 3, 0]]}, "one or two tiles"),
    ("two tiles the wrong way round", {
        "cargo": ["yellow-helix yellow-lens", ""],
        "agenda": [["next_turn", 0, 0, 0], ["samples", 0, 2 + 21 * 1, 0]]}, "one or two tiles"),
    ("a third tile by night", {
        "round": 3, "command": ["night-dig", "fresh-orders", "priority-shuttle"], "cargo": ["yellow-helix", ""],
        "agenda": [*COMMANDING, ["night_dig", 0, 2, 1]]}, "EE-CMDCARD-16"),
    ("a third tile for the quiet buyer", {
        "round": 3, "command": ["quiet-buyer", "fresh-orders", "priority-shuttle"],
        "agenda": [*COMMANDING, ["quiet_buyer", 0, 2, 1]]}, "EE-CMDCARD-18"),
    ("a question that nobody asks", {"agenda": [["next_turn", 0, 0, 0]]}, "agenda"),
    ("something upon nothing", {"agenda": [["travelling", 0, 2, 0]]}, "agenda[0]"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "said"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_a_position_that_cannot_be_is_refused(fields: dict[str, Any], said: str) -> None:
    places = fields.pop("explorers", None)
    if places is not None:
        fields = {**fields, "explorers": [place or "vancouver berlin guam" for place in places]}
    with pytest.raises(digsite.BadPosition) as problem:
        earth(**fields)
    assert said in str(problem.value)


def test_whatever_is_played_can_be_read_again() -> None:
    """Every position of busy games, in which abilities, sales and purchases come up."""
    for number in range(3):
        for state in busy_game(number):
            data = state.to_json()
            again = GAME.from_json(data)
            assert again.to_json() == data
            assert again.legal() == state.legal()


def test_other_figures_play_to_the_end() -> None:
    """A pack of other places, lines, charts and figures: nothing in the engine knows the standard one by heart."""
    pack = str(Path(__file__).parent / "other_pack.toml")
    for seed in range(12):
        state = GAME.new(seats=2 + seed % 3, seed=seed, options={"components": pack})
        rng = digsite.Rng(seed)
        while not state.over:
            codes = state.legal()
            state.play(codes[rng.below(len(codes))])
            if len(state.events) % 5 == 0:
                assert GAME.from_json(state.to_json()).legal() == state.legal()


def test_a_set_up_goes_on_where_it_was() -> None:
    """While hands are asked about, the rest of the set-up waits, and the redraws wait in turn order."""
    for part in (0, 1, 3, 7):
        data: dict[str, Any] = GAME.new(seats=2, seed=1).to_json()
        data["agenda"][0][2] = part
        with pytest.raises(digsite.BadPosition, match="hands"):
            GAME.from_json(data)
    waiting: dict[str, Any] = GAME.new(seats=3, seed=1).to_json()
    order = waiting["order"]
    waiting["order"] = [order[0], order[2], order[1]]
    with pytest.raises(digsite.BadPosition, match="EE-SETUP-R6"):
        GAME.from_json(waiting)
