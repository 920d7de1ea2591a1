"""A buyer card of the preparation whose buyer is not in supply (EE-PREP-R3)."""

from __future__ import annotations

import pytest

from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import BUYERS
from tests.games.excavation_earth.rulings.readings import reading
from tests.games.excavation_earth.table import asked, earth, happened, play

PACK = Box.load(None)


@pytest.mark.rule("EE-PREP-R3", "EE-EDGE-19", "EE-PREP-11")
@pytest.mark.parametrize("key", ["three-buyers", "card-counts"])
def test_a_card_whose_buyer_is_not_there(key: str) -> None:
    """All reds are aboard and red cards come first: they count for nothing, or they count and bring nobody."""
    rest = {name: n for name, n in zip(BUYERS, PACK.buyer_copies, strict=True) if name != "red"}
    s = earth(
        hands=["red-cog", ""],
        passed=[1],
        queues=["green", "green*3", "yellow*3", "purple*3", "orange*3", "wild*3"],
        ship={"red": 8},
        buyer_discard=rest,
        options=reading("EE-PREP-R3", key),
    )

    play(s, "pass")

    cards = [BUYERS[int(str(event["buyer"]))] for event in happened(s, "buyer-card")]
    if key == "three-buyers":
        assert cards[:3] == ["red"] * 3
        assert len(cards) == 5
        assert [len(queue) for queue in s.queues] == [3] * 6
    else:
        assert cards == ["red", "red"]
        assert [len(queue) for queue in s.queues] == [1, 3, 3, 3, 3, 3]
        assert {event.rule for event in s.events if event.kind.name == "buyer-card"} == {"EE-PREP-R3"}
    assert asked(s) == "draft"


@pytest.mark.rule("EE-PREP-R3")
@pytest.mark.parametrize("key", ["three-buyers", "card-counts"])
def test_with_all_buyers_in_supply_the_readings_agree(key: str) -> None:
    """Queues of none, one and two are filled by three, two and one cards."""
    s = earth(
        hands=["red-cog", ""],
        passed=[1],
        queues=["", "green", "yellow*2", "purple*3", "orange*4", "wild*3"],
        options=reading("EE-PREP-R3", key),
    )
    play(s, "pass")
    assert len(happened(s, "buyer-card")) == 6
    assert [len(queue) for queue in s.queues] == [3] * 6
