"""A failed action of Zu's (ZU-FAIL)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.excavation_earth.solo.table import ZU, act, credits, solo, told, turn
from tests.games.excavation_earth.table import at, other_cards

EVERYWHERE = "mask coil prism cog comet anchor"
ALL_CARDS = " ".join(f"{card}*{n}" for card, n in other_cards("", "orange-anchor*2 orange-comet").items())


@pytest.mark.rule("ZU-FAIL-01")
@pytest.mark.parametrize(("switches", "gain"), [([], 10), (["E2"], 0), (["H2"], 15)])
@pytest.mark.parametrize("card", ["sell", "snipe", "excavate-top"])
def test_zu_gains_credits(card: str, switches: list[str], gain: int) -> None:
    """10 as a rule, nothing with E2, 15 with H2."""
    s = solo(zu=switches)

    assert not act(s, card)

    assert credits(s) == 8 + gain
    assert at(s, "earned", ZU) == {"start": 8, **({"failed-actions": gain} if gain else {})}


@pytest.mark.rule("ZU-FAIL-02")
@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("market", {"traders": ["", EVERYWHERE], "cargo": ["", "red-lens"], "queues": ["red"]}),
        ("sell", {"cargo": ["", "red-lens"], "queues": ["red"], "traders": ["mask", "coil"]}),
        ("snipe", {"cargo": ["", "red-lens"], "queues": ["green"], "ship": {"red": 2}}),
        ("survey", {"marks": [0, 1, 0]}),
        ("excavate-green-red", {"stacks": {"red": "red-lens"}, "guards": ["", "red-lens"], "ship": {"red": 1}}),
    ],
)
def test_nothing_else_happens(card: str, position: dict[str, Any]) -> None:
    """Only the credits change."""
    s = solo(**position)
    before = s.to_json()

    assert not act(s, card)

    after = s.to_json()
    assert {field for field in after if after[field] != before[field]} == {"earned"}


@pytest.mark.rule("ZU-FAIL-03")
def test_it_is_one_of_the_two_actions_and_its_card_is_discarded() -> None:
    """Sell fails, Command is done, Market is for the next turn."""
    s = turn(solo(), "sell command-3 market")

    assert told(s, "card", "failed") == ["card sell", "failed no-artefact 10", "card command-3"]
    assert at(s, "zu", "discard") == {"sell": 1, "command-3": 1}
    assert at(s, "zu", "deck") == {"market": 1}
    assert at(s, "envoys", ZU) == {"middle": 1}


@pytest.mark.rule("ZU-FAIL-03")
def test_two_may_fail_in_one_turn() -> None:
    """Sell and Snipe: 20 credits, and both cards are discarded."""
    s = turn(solo(), "sell snipe market")

    assert credits(s) == 28
    assert at(s, "zu", "discard") == {"sell": 1, "snipe": 1}
    assert at(s, "traders", ZU) == {}


@pytest.mark.rule("ZU-FAIL-04")
@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("market", {"traders": ["", EVERYWHERE]}),
        ("sell", {}),
        ("sell", {"cargo": ["", "red-lens"], "queues": ["red"]}),
        ("snipe", {}),
        ("snipe", {"cargo": ["", "red-lens"]}),
        ("excavate-green-red", {}),
        ("excavate-top", {}),
        ("survey", {"marks": [0, 1, 0]}),
        ("survey", {"hand": ALL_CARDS}),
    ],
)
def test_where_it_comes_from(card: str, position: dict[str, Any]) -> None:
    """Traders everywhere; nothing, or nobody, to sell to; nothing to dig, to buy or to offload; no forecast card and no
    card to draw."""
    s = solo(**position)

    assert not act(s, card)

    assert credits(s) == 18


@pytest.mark.rule("ZU-FAIL-04")
@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("market", {"ship": {"wild": 6}}),
        ("command-1", {"traders": ["", EVERYWHERE]}),
        ("command-1", {"envoys": ["", "left*22"]}),
        ("market", {"envoys": ["", "left*22"]}),
        ("snipe", {"envoys": ["", "left*22"], "cargo": ["", "red-lens"], "queues": ["red"]}),
        ("survey", {"envoys": ["", "left*22"]}),
        ("excavate-top", {"envoys": ["", "left*22"], "sites": "red-lens"}),
    ],
)
def test_and_from_nothing_else(card: str, position: dict[str, Any]) -> None:
    """Buyers, traders and cubes that are missing do not make an action fail."""
    s = solo(**position)

    assert act(s, card)

    assert told(s, "failed") == []


@pytest.mark.rule("ZU-FAIL-05")
@pytest.mark.parametrize(
    ("position", "end", "money"),
    [
        ({"stacks": {"red": "red-lens"}}, "acquired red-lens hidden -3", 5),
        ({"cargo": ["", "red-lens"]}, "offloaded red-lens cargo 2", 10),
    ],
)
def test_an_excavation_that_ends_in_the_black_market_has_not_failed(
    position: dict[str, Any], end: str, money: int
) -> None:
    """Nothing to dig: Zu acquires, or offloads, and gets nothing for a failure."""
    s = solo(**position)

    assert act(s, "excavate-green-red")

    assert told(s, "failed", "acquired", "offloaded") == [end]
    assert credits(s) == money


@pytest.mark.rule("ZU-FAIL-06")
def test_a_pass_is_not_a_failed_action() -> None:
    """With an empty deck Zu passes and gains nothing."""
    s = turn(solo(), "", first="sell*4 snipe*2 survey*2 market*2")

    assert told(s) == ["passed"]
    assert credits(s) == 8
