"""The three variants: Long Expedition, Fierce Weather, Beginner's Luck (AR-LONG, AR-FIERCE, AR-LUCK)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import digsite
from digsite.games.archaeology.kinds import KIND_NAMES, MAP, SANDSTORM, THIEF
from digsite.games.archaeology.state import Dig
from tests.games.archaeology.table import (
    MONUMENTS,
    asked,
    dig,
    hand,
    happened,
    laid_out,
    lay,
    new,
    offered,
    order,
    plausible,
    play,
    refused,
    storm,
    told,
    wander,
)

FIERCE = {"fierce_weather": True}
VALUES = {
    "pot_shard": 1,
    "parchment_scrap": 1,
    "coin": 2,
    "broken_cup": 2,
    "talisman": 3,
    "map": 3,
    "pharaohs_mask": 4,
    "broken_tablet": 1,
    "broken_pendant": 3,
}
EVERYBODY = [0, 1, 2, None]


def treasures(s: Dig) -> Counter[str]:
    """All treasures of a game that has just been laid out."""
    found = Counter(KIND_NAMES[card] for card in [*s.dig_site, *s.pile] if card < len(KIND_NAMES))
    for counts in [*s.hands, s.market, *s.chambers]:
        found.update({KIND_NAMES[kind]: n for kind, n in enumerate(counts)})
    return found


def left_to_dig(s: Dig) -> int:
    """Treasures in the dig site, without the Maps."""
    return sum(1 for card in s.dig_site if card not in (MAP, THIEF, SANDSTORM))


# --- Long Expedition ------------------------------------------------------------------------------


@pytest.mark.rule("AR-LONG-01", "AR-EDGE-63")
def test_the_long_expedition_is_for_two_or_three() -> None:
    """With four or five players it is refused, at a new table and in a position handed in."""
    for seats in (2, 3):
        assert new(seats, long_expedition=True).rules.options["long_expedition"] is True
    for seats in (4, 5):
        with pytest.raises(digsite.BadOption, match="AR-LONG-01"):
            new(seats, long_expedition=True)
        with pytest.raises(digsite.BadPosition, match="AR-LONG-01"):
            dig(["coin"] * seats, options={"long_expedition": True})


@pytest.mark.rule("AR-LONG-02")
@pytest.mark.parametrize("seats", [2, 3])
def test_tablets_and_pendants_stay_in(seats: int) -> None:
    """The deck is the same 79 cards as with five players; tablets and pendants are dealt like the others."""
    places: Counter[str] = Counter()
    for seed in range(40):
        s = laid_out(seats, seed, long_expedition=True)
        found = treasures(s)
        assert found["broken_tablet"] == 12
        assert found["broken_pendant"] == 5
        assert sum(found.values()) - found["map"] == 79
        places.update({KIND_NAMES[kind]: n for kind, n in enumerate(s.hands[0])})

    assert places["broken_tablet"] > 0
    assert places["broken_pendant"] > 0


@pytest.mark.rule("AR-LONG-03")
@pytest.mark.parametrize(("seats", "thieves"), [(2, 5), (3, 7)])
def test_one_thief_more(seats: int, thieves: int) -> None:
    """Than the card prints for that many players; all can see it."""
    for seed in range(5):
        s = laid_out(seats, seed, long_expedition=True)

        assert s.dig_site.count(THIEF) == thieves
        assert s.view(None)["thieves_left"] == thieves


@pytest.mark.rule("AR-LONG-04")
@pytest.mark.parametrize("monument", MONUMENTS)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_long_expedition_changes_nothing_else(seats: int, monument: str) -> None:
    """Sandstorms, Maps, hands, tents, market and chambers are as in the plain game."""
    plain = laid_out(seats, 1, monument=monument)
    long = laid_out(seats, 1, monument=monument, long_expedition=True)

    for card in (SANDSTORM, MAP):
        assert long.dig_site.count(card) == plain.dig_site.count(card)
    assert long.sizes == plain.sizes == [4] * seats
    assert long.tents == plain.tents == [1] * seats
    assert sum(long.market) == sum(plain.market) == 5
    assert long.chamber_sizes == plain.chamber_sizes
    assert len(long.pile) == len(plain.pile)
    assert treasures(long) - treasures(plain) == {"broken_tablet": 12, "broken_pendant": 5}
    assert treasures(plain) <= treasures(long)


@pytest.mark.rule("AR-LONG-05")
@pytest.mark.parametrize(("seats", "left", "size"), [(2, 51, 68), (3, 47, 65)])
def test_size_of_a_long_dig_site(seats: int, left: int, size: int) -> None:
    """More treasures are left over, and with Maps, Thieves and Sandstorms they make a longer dig."""
    for seed in range(12):
        s = laid_out(seats, seed, long_expedition=True)

        assert left_to_dig(s) == left
        assert len(s.dig_site) == size


# --- Fierce Weather -------------------------------------------------------------------------------


@pytest.mark.rule("AR-FIERCE-01", "AR-FIERCE-05")
@pytest.mark.parametrize(("seats", "size"), [(2, 50), (3, 48), (4, 58), (5, 61)])
def test_all_six_storms_are_used(seats: int, size: int) -> None:
    """At every player count; the dig site grows by what was left out."""
    for seed in range(6):
        s = laid_out(seats, seed, fierce_weather=True)

        assert s.dig_site.count(SANDSTORM) == 6
        assert s.view(None)["storms_left"] == 6
        assert len(s.dig_site) == size


@pytest.mark.rule("AR-FIERCE-05", "AR-LUCK-R3")
@pytest.mark.parametrize(("seats", "size"), [(2, 68), (3, 66)])
def test_size_of_a_long_and_fierce_dig_site(seats: int, size: int) -> None:
    """Both variants at once add both of their cards."""
    for seed in range(6):
        s = laid_out(seats, seed, fierce_weather=True, long_expedition=True)

        assert s.dig_site.count(SANDSTORM) == 6
        assert len(s.dig_site) == size


@pytest.mark.rule("AR-FIERCE-02", "AR-FIERCE-03", "AR-FIERCE-04", "AR-EDGE-62", "AR-TENT-04")
def test_a_tent_can_be_used_twice() -> None:
    """After the first storm it lies facedown and can be declared again, after the second it is gone, and the third
    storm strikes."""
    s = storm(["", "coin*4"], tents=[0, 2], dig_site="sandstorm*3 pot_shard", options=FIERCE)
    play(s, "use-tent")
    assert happened(s, "used-tent") == [{"kind": "used-tent", "seat": 1, "n": 1}]
    assert s.view(0)["tents"] == [0, 1]
    assert hand(s, 1) == "coin*4"

    assert asked(s) == "1 shelter"
    play(s, "use-tent")
    assert happened(s, "used-tent") == [{"kind": "used-tent", "seat": 1, "n": 0}]
    assert s.view(0)["tents"] == [0, 0]
    assert asked(s) == "1 scatter"
    play(s, "lose coin", "lose coin")
    assert hand(s, 1) == "coin*2"


@pytest.mark.rule("AR-FIERCE-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_begins_with_a_tent_for_two_uses(seats: int) -> None:
    """At every player count."""
    assert new(seats, fierce_weather=True).tents == [2] * seats


@pytest.mark.rule("AR-FIERCE-03", "AR-TENT-01")
def test_a_facedown_tent_is_still_declared() -> None:
    """Its owner is asked, may decline, and keeps it."""
    s = storm(["", "coin*2"], tents=[0, 1], options=FIERCE)
    assert asked(s) == "1 shelter"
    play(s, "no-tent")

    assert s.tents == [0, 1]
    assert asked(s) == "1 scatter"


@pytest.mark.rule("AR-FIERCE-R1")
def test_one_use_for_each_storm() -> None:
    """Who has declared is not asked again in the same storm, however many uses are left."""
    s = storm(["coin*2", "coin*2"], tents=[2, 2], options=FIERCE)
    play(s, "use-tent")
    assert asked(s) == "0 shelter"
    assert refused(s, "use-tent", seat=1) == "AR-TENT-R2"
    play(s, "use-tent")

    assert s.tents == [1, 1]
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-FIERCE-R2")
def test_with_two_players_only_the_tents_change() -> None:
    """All six storms are used anyway: from the same seed every card lies where it lay."""
    for seed in range(6):
        plain = laid_out(2, seed, monument="mine")
        fierce = laid_out(2, seed, monument="mine", fierce_weather=True)

        assert fierce.dig_site == plain.dig_site
        assert fierce.hands == plain.hands
        assert (plain.tents, fierce.tents) == ([1, 1], [2, 2])


@pytest.mark.rule("AR-EDGE-78", "AR-FIERCE-02", "AR-FIERCE-04", "AR-TENT-R3")
def test_one_tent_against_two_storms_of_one_dig() -> None:
    """Used in each of them it keeps its owner dry both times, and is then gone."""
    s = storm(["coin*4", "coin*4"], tents=[2, 0], dig_site="sandstorm*2 pot_shard", options=FIERCE)
    play(s, "use-tent", "lose coin", "lose coin")
    assert asked(s) == "0 shelter"
    play(s, "use-tent", "lose coin")

    assert hand(s, 0) == "pot_shard coin*4"
    assert hand(s, 1) == "coin"
    assert s.tents == [0, 0]
    assert lay(s.market) == "coin*3"


# --- Beginner's Luck ------------------------------------------------------------------------------


def lucky(seats: int, seed: int, **options: object) -> Dig:
    return new(seats, seed, monument="mine", beginners_luck=True, **options)


def lowest(s: Dig) -> list[int]:
    """The seats that announced the lowest total."""
    return [seat for seat in range(s.n_seats) if s.announced[seat] == min(s.announced)]


@cache
def tied(seats: int, n: int, tries: int) -> list[int]:
    """The seeds below `tries` with which n players tie for the lowest total."""
    return [seed for seed in range(tries) if len(lowest(lucky(seats, seed))) == n]


@pytest.mark.rule("AR-LUCK-01", "AR-LUCK-R2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_announces_the_value_of_the_starting_hand(seats: int) -> None:
    """The four cards' trading values, added up, for all to hear, before the first turn."""
    for seed in range(8):
        s = lucky(seats, seed)
        dealt = laid_out(seats, seed, monument="mine", beginners_luck=True).hands
        totals = [sum(n * VALUES[KIND_NAMES[kind]] for kind, n in enumerate(cards)) for cards in dealt]

        assert order(s)[: seats + 2] == ["announced"] * seats + ["began", "turn-began"]
        for seat in [*range(seats), None]:
            heard = [event for event in told(s, seat) if event["kind"] == "announced"]
            assert heard == [{"kind": "announced", "seat": k, "n": totals[k]} for k in range(seats)]
            assert s.view(seat)["announced"] == totals


@pytest.mark.rule("AR-LUCK-01")
def test_nobody_announces_anything_without_the_variant() -> None:
    """In the plain game no total is told."""
    s = new(3, 1)

    assert s.view(None)["announced"] == []
    assert happened(s, "announced") == []


@pytest.mark.rule("AR-LUCK-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_lowest_total_goes_first(seats: int) -> None:
    """Wherever that player sits."""
    starters = set()
    for seed in range(80):
        s = lucky(seats, seed)
        assert s.announced[s.first] == min(s.announced)
        assert s.turn == s.first
        assert happened(s, "turn-began")[0]["seat"] == s.first
        starters.add(s.first)

    assert starters == set(range(seats))


@pytest.mark.rule("AR-LUCK-R2")
def test_totals_are_announced_but_no_cards() -> None:
    """Nobody learns a card of another hand by it, and no total counts a Map."""
    for seed in range(10):
        s = lucky(3, seed)
        for seat in EVERYBODY:
            assert s.view(seat)["known"] == [[0] * 9] * 3
            assert all(set(event) == {"kind", "seat", "n"} for event in told(s, seat) if event["kind"] == "announced")
        assert all(cards[MAP] == 0 for cards in laid_out(3, seed, monument="mine", beginners_luck=True).hands)


@pytest.mark.rule("AR-LUCK-03", "AR-LUCK-R1")
def test_a_tie_of_two_is_drawn() -> None:
    """With nobody's feet known to be sandier, each of the tied begins as often as the other, and nobody else does."""
    seeds = tied(2, 2, 1500)
    found = Counter(lucky(2, seed).first for seed in seeds)

    assert len(seeds) > 150
    assert plausible(found, {0: 1.0, 1: 1.0})


@pytest.mark.rule("AR-EDGE-64", "AR-LUCK-03", "AR-LUCK-R1")
def test_a_tie_of_three_of_four_is_drawn_among_the_three() -> None:
    """First, second and third of the tied seats come up alike; the fourth player never begins."""
    found: Counter[int] = Counter()
    seeds = tied(4, 3, 2500)
    for seed in seeds:
        s = lucky(4, seed)
        assert s.first in lowest(s)
        found[lowest(s).index(s.first)] += 1

    assert len(seeds) > 40
    assert plausible(found, {0: 1.0, 1: 1.0, 2: 1.0})


@pytest.mark.rule("AR-LUCK-03", "AR-LUCK-R1", "AR-EDGE-77")
def test_a_chosen_first_player_breaks_the_tie() -> None:
    """He is the one whose feet were last in sand: among the tied he goes first, whichever of them he is."""
    for seed in tied(3, 2, 300)[:12]:
        for chosen in lowest(lucky(3, seed)):
            assert lucky(3, seed, first_seat=chosen).first == chosen


@pytest.mark.rule("AR-LUCK-02", "AR-LUCK-R1", "AR-EDGE-77")
def test_a_chosen_first_player_with_a_better_hand_does_not_begin() -> None:
    """One other player alone has the lowest total: that one starts."""
    for seed in tied(3, 1, 30):
        for chosen in range(3):
            s = lucky(3, seed, first_seat=chosen)

            assert [s.first] == lowest(s)


@pytest.mark.rule("AR-LUCK-R1")
def test_a_chosen_first_player_outside_a_tie_leaves_it_to_chance() -> None:
    """The tied two begin about equally often; he never does."""
    found: Counter[int] = Counter()
    for seed in tied(3, 2, 1200):
        (chosen,) = set(range(3)) - set(lowest(lucky(3, seed)))
        s = lucky(3, seed, first_seat=chosen)
        assert s.first in lowest(s)
        found[lowest(s).index(s.first)] += 1

    assert found.total() > 100
    assert plausible(found, {0: 1.0, 1: 1.0})


@pytest.mark.rule("AR-LUCK-R3")
@pytest.mark.parametrize("seats", [2, 3])
def test_all_three_variants_together(seats: int) -> None:
    """Each does what it does alone, and the game comes to its end."""
    s = new(seats, 6, long_expedition=True, fierce_weather=True, beginners_luck=True)

    assert s.announced[s.first] == min(s.announced)
    assert s.tents == [2] * seats
    assert (s.rules.n_thieves, s.rules.n_sandstorms) == (3 + 2 * (seats - 1), 6)
    for position in wander(s, 6):
        assert position.over or offered(position)
    assert s.over


@pytest.mark.rule("AR-LUCK-R3")
@pytest.mark.parametrize("seats", [4, 5])
def test_two_variants_together_with_more_players(seats: int) -> None:
    """Where the Long Expedition is not allowed, the two others still go together."""
    s = new(seats, 6, fierce_weather=True, beginners_luck=True)

    assert s.announced[s.first] == min(s.announced)
    assert s.tents == [2] * seats
    assert s.view(None)["storms_left"] == 6 - s.storms_out
