"""The Sphinx (AR-SPHINX)."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from digsite.games.archaeology.kinds import COIN, KIND_NAMES, TALISMAN
from digsite.games.archaeology.state import Dig
from tests.games.archaeology.table import (
    asked,
    chamber,
    dig,
    hand,
    happened,
    knows,
    laid_out,
    lay,
    offered,
    order,
    plausible,
    play,
    refused,
    told,
)


def sphinx(held: str, contents: str, dig_site: str = "", seed: int = 0) -> Dig:
    """A position at the Sphinx; seat 1 holds a coin."""
    return dig([held, "coin"], monument="sphinx", chambers=[contents], dig_site=dig_site, seed=seed)


@pytest.mark.rule("AR-SPHINX-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_chamber_of_fifteen(seats: int) -> None:
    """At the start one chamber holds fifteen cards, facedown for everyone."""
    s = laid_out(seats, seats, monument="sphinx")

    assert s.chamber_sizes == [sum(cards) for cards in s.chambers] == [15]
    for seat in [*range(seats), None]:
        assert chamber(s, seat, 0) is None


@pytest.mark.rule("AR-SPHINX-02", "AR-SPHINX-03", "AR-SPHINX-R4")
def test_a_map_then_two_names_then_the_cards() -> None:
    """One Map is paid; no card is turned up before two kinds have been named aloud."""
    s = sphinx("map*2", "talisman*7 pot_shard*8")

    play(s, "explore 0")
    assert (hand(s, 0), s.maps_spent, order(s)) == ("map", 1, ["explored"])
    assert asked(s) == "0 name"

    play(s, "name talisman")
    assert order(s) == ["named"]
    assert asked(s) == "0 name"
    for seat in (1, None):
        assert told(s, seat) == [{"kind": "named", "seat": 0, "treasure": TALISMAN}]

    play(s, "name coin")
    assert order(s)[:6] == ["named", *["turned-up"] * 5]
    assert order(s).count("turned-up") == 5
    for seat in (1, None):
        assert told(s, seat)[0] == {"kind": "named", "seat": 0, "treasure": COIN}
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-SPHINX-04")
def test_the_chamber_is_shuffled() -> None:
    """Five cards of six are turned up, each as likely as the others to be left out."""
    found: Counter[str] = Counter()
    for seed in range(600):
        s = sphinx("map pot_shard", "coin talisman*5", seed=seed)
        play(s, "explore 0", "name coin", "name map")
        found[hand(s, 0)] += 1

    assert plausible(found, {"pot_shard coin": 5, "pot_shard": 1})


@pytest.mark.rule("AR-SPHINX-04", "AR-SPHINX-11")
def test_the_chamber_is_shuffled_each_time() -> None:
    """A card that stayed hidden last time is no likelier to stay hidden again."""
    found: Counter[tuple[bool, bool]] = Counter()
    for seed in range(600):
        s = sphinx("map*2 pot_shard", "coin*3 talisman*7", seed=seed)
        hidden = []
        for _ in range(2):
            play(s, "explore 0", "name pot_shard", "name map")
            hidden.append(not any(event["treasure"] == COIN for event in happened(s, "turned-up")))
            play(s, "end-turn", "end-turn")
        found[hidden[0], hidden[1]] += 1

    p = (7 * 6 * 5 * 4 * 3) / (10 * 9 * 8 * 7 * 6)
    weights = {(a, b): (p if a else 1 - p) * (p if b else 1 - p) for a in (False, True) for b in (False, True)}
    assert plausible(found, weights)


@pytest.mark.rule("AR-SPHINX-05", "AR-SPHINX-R4")
def test_five_cards_for_all_to_see() -> None:
    """Five cards are turned up and everyone sees each of them, taken or not."""
    s = sphinx("map coin", "pot_shard*15")

    play(s, "explore 0", "name coin", "name map")

    for seat in (0, 1, None):
        turned = [event for event in told(s, seat) if event["kind"] == "turned-up"]
        assert [event["treasure"] for event in turned] == [0] * 5


@pytest.mark.rule("AR-SPHINX-06", "AR-EDGE-35")
def test_fewer_than_five_are_all_turned_up() -> None:
    """Of three cards all three are turned up, and the matching ones taken."""
    s = sphinx("map", "coin*2 talisman")

    play(s, "explore 0", "name coin", "name talisman")

    assert order(s).count("turned-up") == 3
    assert hand(s, 0) == "coin*2 talisman"
    assert s.chamber_sizes == [0]


@pytest.mark.rule("AR-SPHINX-07", "AR-SPHINX-08", "AR-SPHINX-R3")
@pytest.mark.parametrize(
    ("names", "gained", "left"),
    [
        (("coin", "talisman"), "coin*2 talisman", "pot_shard*2"),
        (("pot_shard", "talisman"), "pot_shard*2 talisman", "coin*2"),
        (("talisman", "map"), "talisman", "pot_shard*2 coin*2"),
        (("map", "talisman"), "talisman", "pot_shard*2 coin*2"),
    ],
)
def test_every_match_is_taken_and_the_rest_goes_back(names: tuple[str, str], gained: str, left: str) -> None:
    """All turned up cards of either name go to the hand, with no say in it; the others go back facedown."""
    s = sphinx("map", "pot_shard*2 coin*2 talisman")

    play(s, "explore 0", *(f"name {name}" for name in names))

    assert hand(s, 0) == gained
    assert lay(s.chambers[0]) == left
    assert s.chamber_sizes == [sum(s.chambers[0])]
    assert lay(s.drawn) == ""
    assert [chamber(s, seat, 0) for seat in (0, 1, None)] == [None, None, None]
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-SPHINX-05", "AR-SPHINX-07", "AR-SPHINX-08")
def test_only_what_was_turned_up_is_taken() -> None:
    """Of fifteen matching cards five are turned up and taken; the other ten stay."""
    s = sphinx("map", "pot_shard*15")

    play(s, "explore 0", "name pot_shard", "name coin")

    assert hand(s, 0) == "pot_shard*5"
    assert s.chamber_sizes == [10]


@pytest.mark.rule("AR-SPHINX-09")
@pytest.mark.parametrize("n", [0, 1, 2, 3, 4, 5])
def test_from_none_to_five(n: int) -> None:
    """As many cards as match, from none to all five."""
    s = sphinx("map talisman", f"coin*{n} pot_shard*{5 - n}")

    play(s, "explore 0", "name coin", "name broken_cup")

    assert s.sizes[0] == 1 + n
    assert happened(s, "hauled") == [{"kind": "hauled", "seat": 0, "n": n}]


@pytest.mark.rule("AR-EDGE-38", "AR-SPHINX-09", "AR-EXPLORE-R2")
def test_all_or_nothing() -> None:
    """Five matches are five cards; without a match nothing is gained and the Map is gone all the same."""
    lucky = sphinx("map", "coin*3 talisman*2")
    play(lucky, "explore 0", "name coin", "name talisman")
    assert hand(lucky, 0) == "coin*3 talisman*2"
    assert lucky.chamber_sizes == [0]

    wrong = sphinx("map pot_shard", "coin*3 talisman*2")
    play(wrong, "explore 0", "name pot_shard", "name map")
    assert hand(wrong, 0) == "pot_shard"
    assert lay(wrong.chambers[0]) == "coin*3 talisman*2"
    assert wrong.maps_spent == 1


@pytest.mark.rule("AR-SPHINX-10")
def test_everyone_can_count_the_cards() -> None:
    """How many are left is public at any time."""
    s = sphinx("map", "coin*4 pot_shard")
    for code, left in [("explore 0", 5), ("name coin", 5), ("name map", 1)]:
        play(s, code)
        for seat in (0, 1, None):
            assert s.view(seat)["chamber_sizes"] == [left]


@pytest.mark.rule("AR-SPHINX-11", "AR-EXPLORE-R1")
def test_again_while_there_are_cards() -> None:
    """Turn after turn the Sphinx can be asked, until the chamber is empty."""
    s = sphinx("map*4", "coin*2 pot_shard*3")

    for name in ("coin", "pot_shard"):
        play(s, "explore 0", f"name {name}", "name map", "end-turn", "end-turn")

    assert hand(s, 0) == "pot_shard*3 coin*2 map*2"
    assert refused(s, "explore 0") == "AR-EXPLORE-R1"


@pytest.mark.rule("AR-SPHINX-R1", "AR-SPHINX-03", "AR-EDGE-37")
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_the_same_kind_twice_is_refused(kind: str) -> None:
    """The second name must differ from the first."""
    s = sphinx("map", "coin*5")
    play(s, "explore 0", f"name {kind}")

    assert len(offered(s)) == 8
    assert refused(s, f"name {kind}") == "AR-SPHINX-R1"


@pytest.mark.rule("AR-SPHINX-R2")
def test_any_two_of_the_nine_kinds_may_be_named() -> None:
    """Also Maps, and kinds that lie in the box with so few players; they match nothing."""
    for one, other in itertools.permutations(KIND_NAMES, 2):
        s = sphinx("map pot_shard", "coin*3 talisman*2")
        play(s, "explore 0", f"name {one}", f"name {other}")
        assert s.sizes[0] == 1 + 3 * ("coin" in (one, other)) + 2 * ("talisman" in (one, other))


@pytest.mark.rule("AR-EDGE-36", "AR-SPHINX-R2")
def test_naming_maps_and_coins() -> None:
    """A Map is never found, coins are."""
    s = sphinx("map", "coin*3 talisman*2")

    play(s, "explore 0", "name map", "name coin")

    assert hand(s, 0) == "coin*3"


@pytest.mark.rule("AR-SPHINX-R4")
def test_all_remember_what_was_turned_up() -> None:
    """All know what the explorer took and what went back; in what order it went back nobody knows."""
    s = sphinx("map", "coin*2 talisman*3")

    play(s, "explore 0", "name coin", "name map")

    assert knows(s, 1, 0) == knows(s, None, 0) == "coin*2"
    for seat in (0, 1, None):
        turned = s.view(seat)["turned"]
        assert isinstance(turned, list)
        assert lay(turned[0]) == "talisman*3"


@pytest.mark.rule("AR-SPHINX-R4")
def test_names_are_given_before_any_card_is_seen() -> None:
    """Whatever lies in the chamber, the explorer himself sees the same until he has named both kinds."""
    one = sphinx("map", "coin*5", "talisman*5")
    other = sphinx("map", "talisman*5", "coin*5")

    for code in ("explore 0", "name coin"):
        play(one, code)
        play(other, code)
        for seat in (0, 1, None):
            assert one.view(seat) == other.view(seat)
            assert told(one, seat) == told(other, seat)
