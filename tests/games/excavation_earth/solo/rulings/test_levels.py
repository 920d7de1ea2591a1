"""Rulings on switch E4 that a table may read otherwise."""

from __future__ import annotations

import pytest

from tests.games.excavation_earth.solo.rulings.table import cited, edition, reading
from tests.games.excavation_earth.solo.table import told, turn


@pytest.mark.rule("ZU-EASY-R1", "ZU-EASY-07", "ZU-EDGE-52", "ZU-EDGE-108")
@pytest.mark.parametrize(("key", "lost"), [("carried-out", []), ("revealed", ["threw sell"])])
def test_a_failed_snipe(key: str, lost: list[str]) -> None:
    """Zu has nothing to sell: the Snipe fails, and the next card stays or goes."""
    s = turn(reading("ZU-EASY-R1", key, zu=["E4"]), "snipe sell market command-1")
    assert told(s, "threw") == lost
    assert told(s, "card") == (["card snipe", "card market"] if lost else ["card snipe", "card sell"])


@pytest.mark.rule("ZU-EASY-R1")
@pytest.mark.parametrize("key", ["carried-out", "revealed"])
@pytest.mark.parametrize(("face", "n"), [("sell", 0), ("excavate-top", 1)])
def test_other_cards_are_not_touched(key: str, face: str, n: int) -> None:
    """A failed Sell costs nothing; an Excavate that is carried out costs a card."""
    s = turn(reading("ZU-EASY-R1", key, zu=["E4"], sites="red-lens"), f"{face} market command-1 command-2")
    assert len(told(s, "threw")) == n


@pytest.mark.rule("ZU-EASY-R5", "ZU-EASY-05", "ZU-EASY-06", "ZU-EDGE-109")
@pytest.mark.parametrize(("key", "n"), [("most-popular", 0), ("every-excavate", 1)])
@pytest.mark.parametrize("switches", [["E4"], ["E4", "H1"]])
def test_a_card_with_two_colours(key: str, n: int, switches: list[str]) -> None:
    """It digs a tile; after that the next card goes, if every Excavate is meant."""
    s = reading("ZU-EASY-R5", key, zu=switches, sites="red-lens green-lens")
    s = turn(s, "excavate-green-red market command-1 command-2")
    assert len(told(s, "threw")) == n


@pytest.mark.rule("ZU-EASY-R5", "ZU-EDGE-109")
@pytest.mark.parametrize("key", ["most-popular", "every-excavate"])
def test_the_most_popular_colour_snipe_and_survey_under_both(key: str) -> None:
    """They cost a card either way."""
    fields = {"zu": ["E4"], "sites": "red-lens", "cargo": ["", "red-helix"], "queues": ["red"]}
    for face in ("excavate-top", "snipe", "survey"):
        s = turn(reading("ZU-EASY-R5", key, **fields), f"{face} market command-1 command-2")
        assert len(told(s, "threw")) == 1, face


@pytest.mark.rule("ZU-EASY-R5")
@pytest.mark.parametrize(("name", "n"), [("en", 0), ("de", 0), ("pl", 1)])
def test_the_polish_book_means_every_excavate(name: str, n: int) -> None:
    """By edition."""
    s = turn(edition(name, zu=["E4"], sites="red-lens"), "excavate-green-red market command-1 command-2")
    assert len(told(s, "threw")) == n


@pytest.mark.rule("ZU-EASY-R1", "ZU-EASY-R5", "ZU-EDGE-108", "ZU-EDGE-109")
def test_both_readings_together() -> None:
    """A card with two colours that ends in nothing to offload costs a card too, if failed cards and every Excavate
    count; the log says by which reading."""
    rulings = {"rulings": {"ZU-EASY-R1": "revealed", "ZU-EASY-R5": "every-excavate"}}
    s = turn(reading("ZU-EASY-R1", "revealed", zu=["E4"], options=rulings), "excavate-green-red market command-1 sell")
    assert len(told(s, "failed")) == 1
    assert len(told(s, "threw")) == 1
    assert s.rules.cite("ZU-EASY-R5") == "ZU-EASY-R5: every-excavate"
    assert cited(s, "zu-threw") == ["ZU-EASY-05"]
