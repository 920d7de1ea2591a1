"""Recalling an envoy in round 1 (EE-COMMAND-R2)."""

from __future__ import annotations

import pytest

from tests.games.excavation_earth.rulings.readings import reading
from tests.games.excavation_earth.table import at, earth, offered, play, refused

RULE = "EE-COMMAND-R2"


@pytest.mark.rule("EE-COMMAND-R2", "EE-EDGE-40")
@pytest.mark.parametrize("key", ["always", "with-card"])
def test_recall_in_round_1(key: str) -> None:
    """The cube comes back without an ability, or stays for want of a card."""
    s = earth(hands=["red-mask", ""], travel=["travel-2", ""], envoys=["left", ""], options=reading(RULE, key))
    play(s, "command red-mask")

    if key == "always":
        play(s, "recall")
        assert at(s, "cubes", 0) == 22
    else:
        assert offered(s) == ["done", "trader", "envoy"]
        refused(s, "recall", RULE)


@pytest.mark.rule("EE-COMMAND-R2")
@pytest.mark.parametrize("key", ["always", "with-card"])
@pytest.mark.parametrize("round", [2, 3])
def test_recall_with_a_card(key: str, round: int) -> None:
    """From round 2 on a card lies at each centre."""
    s = earth(hands=["red-mask", ""], round=round, envoys=["left", ""], options=reading(RULE, key))
    play(s, "command red-mask", "recall", "use")
    assert s.credits[0] == (13 if round == 2 else 16)


@pytest.mark.rule("EE-COMMAND-R2", "EE-COMMAND-12")
def test_without_an_envoy_it_is_the_envoy_that_is_missing() -> None:
    """The refusal names what comes first."""
    s = earth(hands=["red-mask", ""], options=reading(RULE, "with-card"))
    play(s, "command red-mask")
    refused(s, "recall", "EE-COMMAND-12")
