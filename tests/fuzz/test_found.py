"""What fuzzing once found, in its smallest form, so that it stays found."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite import BadPosition, Match, Record, Rng
from digsite.lab import checks
from tests.fuzz.guard import within

PUZZLE: dict[str, Any] = {"seats": 2, "options": {"monument": "mine"}, "aside": "rest"}
LUCKY: dict[str, Any] = {
    "seats": 2,
    "options": {"monument": "mine", "beginners_luck": True},
    "aside": "rest",
    "hands": [{"coin": 4}, {"pot_shard": 4, "map": 1}],
    "plain": [[0, 4], [4, 0], [4, 4]],
    "intact": [0, 1],
    "announced": [8, 4],
}
TRADING: dict[str, Any] = {
    **PUZZLE,
    "hands": [{"coin": 2}, {"coin": 1}],
    "market": {"parchment_scrap": 2},
    "acted": True,
}
LATE: dict[str, Any] = {**PUZZLE, "hands": [{"coin": 2}, {"coin": 1}], "late": True}
NO_LISTS: list[Any] = [0, None, {}, "", False]
REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("nothing is left, but a turn begins: skipped for ever", {**PUZZLE, "agenda": [["turn", 0, 0, 0]]}, "AR-END-07"),
    ("nothing is left, but the menu is open: skipped for ever", {**PUZZLE, "agenda": [["act", 0, 0, 0]]}, "AR-END-07"),
    (
        "nothing is left, but a look comes before the menu",
        {
            **PUZZLE,
            "options": {"monument": "temple"},
            "chambers": [{"coin": 1}, {}, {}],
            "agenda": [["act", 0, 0, 0], ["look", 0, 0, 0]],
        },
        "AR-END-07",
    ),
    (
        "a look with nothing after it: the game was over before its end",
        {**PUZZLE, "options": {"monument": "temple"}, "hands": [{"coin": 1}, {}], "agenda": [["look", 0, 0, 0]]},
        "agenda",
    ),
    (
        "an exploration on top of the menu: two menus afterwards",
        {
            **PUZZLE,
            "options": {"monument": "sphinx"},
            "hands": [{"coin": 1}, {}],
            "chambers": [{"coin": 2}],
            "agenda": [["act", 0, 0, 0], ["name", 0, 0, 9]],
        },
        "agenda",
    ),
    (
        "cards are turned up, but nobody draws",
        {
            **PUZZLE,
            "options": {"monument": "sphinx"},
            "chambers": [{"coin": 2}],
            "drawn": {"coin": 1},
            "agenda": [["name", 0, 0, 9]],
        },
        "turned up",
    ),
    ("a total was announced that the hand cannot make", {**LUCKY, "announced": [7, 4]}, "announced"),
    (
        "a total was announced that the cards nobody knows cannot make",
        {
            **LUCKY,
            "hands": [{"coin": 4, "pot_shard": 1}, {"pot_shard": 4}],
            "known": [[{}, {}], [{"coin": 1}, {}], [{}, {}]],
        },
        "known[1][0]",
    ),
    (
        "the unseen cards are said to be no Maps, but one is",
        {
            **PUZZLE,
            "hands": [{}, {"coin": 1, "map": 1}],
            "known": [[{}, {"coin": 1}], [{}, {}], [{}, {}]],
            "plain": [[0, 1], [0, 0], [0, 0]],
        },
        "plain[0][1]",
    ),
    (
        "a thirty-first trade is being made",
        {**TRADING, "trades": 30, "agenda": [["act", 0, 0, 0], ["give", 0, 0, 0]]},
        "AR-TRADE-R5",
    ),
    (
        "a thirty-first trade is about to be confirmed",
        {**TRADING, "trades": 30, "give": {"coin": 1}, "agenda": [["act", 0, 0, 0], ["take", 0, 0, 0]]},
        "AR-TRADE-R5",
    ),
    ("all have passed, but nobody must sell", {**LATE, "passes": 4}, "AR-END-05"),
    ("nobody has sold for two rounds, but nobody must", {**LATE, "stall": 4}, "AR-END-R5"),
    ("passes are counted while there is something to dig", {**TRADING, "passes": 1}, "AR-END-R4"),
    (
        "passes are counted, but the turn that begins will dig",
        {**TRADING, "dig_site": ["coin"], "passes": 1, "agenda": [["turn", 0, 0, 0]]},
        "AR-END-R4",
    ),
    ("more passes than lead to a sale", {**LATE, "passes": 3, "agenda": [["turn", 0, 0, 0]]}, "AR-END-05"),
    ("whoever must sell never had a card", {**LATE, "hands": [{}, {"coin": 1}], "forced": True}, "AR-END-06"),
    ("a thief at a turn without a dig", {**LATE, "agenda": [["rob", 0, 0, 0]]}, "AR-END-01"),
    *(
        (
            f"cards went back into a chamber of the {monument}",
            {
                **PUZZLE,
                "options": {"monument": monument},
                "hands": [{"coin": 1}, {}],
                "chambers": [{"coin": 1}, *[{}] * (n - 1)],
                "turned": [{"coin": 1}, *[{}] * (n - 1)],
            },
            "turned[0]",
        )
        for monument, n in (("great_pyramid", 3), ("temple", 3), ("tomb", 2), ("buried_ruins", 3))
    ),
    *(
        (f"{field} {value!r}", {**PUZZLE, field: value}, field)
        for field in ("digsite_position", "rules_version")
        for value in (True, 1.0, "1", None)
    ),
    *((f"announced {value!r}", {**PUZZLE, "announced": value}, "announced") for value in NO_LISTS),
]


@pytest.mark.parametrize(("what", "data", "said"), REFUSED, ids=[row[0] for row in REFUSED])
def test_a_position_that_cannot_be(what: str, data: dict[str, Any], said: str) -> None:  # noqa: ARG001
    with within(20), pytest.raises(BadPosition) as caught:
        digsite.game("archaeology").from_json(data)
    assert said in str(caught.value)


def test_a_position_like_these_that_can_be() -> None:
    state = digsite.game("archaeology").from_json(LUCKY)
    for seat in checks.viewers(state):
        checks.check_sample(state, seat, Rng(1))


AUCTION = digsite.game("_template").new(seats=2, seed=1).to_json()


@pytest.mark.parametrize(
    "change",
    [
        {"prizes": [1, 1, 2, 3]},
        {"prizes": [0, 1, 2, 3]},
        {"lost": [5]},
        {"prize": 0},
        {"hands": [62, 30]},
        {"hands": [62, 61]},
        {"agenda": []},
        {"won": [[], [1]]},
        {3: 4},
    ],
)
def test_a_position_of_the_template_that_cannot_be(change: dict[Any, Any]) -> None:
    with pytest.raises(BadPosition):
        digsite.game("_template").from_json(AUCTION | change)
    digsite.game("_template").from_json(AUCTION)


def test_a_world_in_which_somebody_keeps_cards_of_a_tomb_is_a_position() -> None:
    """Whoever is asked what to keep has seen the chamber, also in a world that another seat draws."""
    state = digsite.game("archaeology").from_json(
        {
            "seats": 2,
            "options": {"monument": "tomb"},
            "hands": [{}, {"coin": 1}],
            "chambers": [{"coin": 3}, {"pot_shard": 3}],
            "seen_by": [[0], []],
            "agenda": [["keep", 0, 0, 2]],
            "aside": "rest",
        }
    )
    for seat in (None, 1):
        world = state.sample(seat, Rng(1))
        checks.check_json(world)
        assert world.view(0)["chambers"] != [None, None]
        assert world.view(seat) == state.view(seat)


def test_an_undo_at_the_start_of_an_exploration_keeps_what_was_turned_up() -> None:
    """Drawing anew in the middle of the Mine leaves the open cards open."""
    for seed in range(40):
        match = Match(Record.start("archaeology", seats=2, seed=seed, options={"monument": "mine"}), [0, 1])
        rng = Rng(seed)
        while not match.state.over:
            question = match.state.question
            if question is not None and question.key == "draw":
                break
            match.play(rng.pick(match.state.legal()))
        if not match.state.over:
            break
    before = match.state.view(None)
    n = match.moves()
    match.play(match.state.game.codes.parse("draw"))
    match.undo(n, 0, [0, 1], Rng(3))
    assert match.state.view(None) == before
    checks.check_cards(match.state)


@pytest.mark.parametrize(
    "data",
    [
        {**TRADING, "trades": 29, "give": {"coin": 1}, "agenda": [["act", 0, 0, 0], ["take", 0, 0, 0]]},
        {**LATE, "passes": 1, "stall": 3},
        {**LATE, "passes": 4, "stall": 4, "forced": True},
        {**LATE, "hands": [{"coin": 1}, {}], "passes": 2, "stall": 4, "agenda": [["turn", 1, 0, 0]], "turn": 1},
        {**LATE, "stall": 4, "explored": True, "acted": True},
    ],
)
def test_counts_at_their_limits_stay_positions_whatever_is_played(data: dict[str, Any]) -> None:
    for seed in range(20):
        state, rng = digsite.game("archaeology").from_json(data), Rng(seed)
        while not state.over:
            checks.check_json(state)
            state.play(rng.pick(state.legal()))
        checks.check_json(state)
