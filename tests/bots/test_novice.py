"""The novice: sensible in plain positions, legal in all of them, and blind."""

from __future__ import annotations

import copy
import json
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite import Rng, State, bots
from digsite.bots.archaeology import Figures, Outlook, Temper
from digsite.bots.novice import Novice
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.pack import STANDARD
from digsite.games.archaeology.state import Dig
from digsite.lab import soak
from digsite.lab.tournament import play_series, seat_bots
from tests.games.archaeology.table import GAME, dig, hand, turn

NOVICE = bots.make("novice", GAME)


def says(s: Dig) -> str:
    """What the novice answers, by its stable name."""
    assert s.seat is not None
    return GAME.codes.name(NOVICE.choose(s.view(s.seat), s.legal(), Rng(0)))


def plays(s: Dig, n: int = 100) -> list[str]:
    """What the novice plays until another seat is asked, at most n moves."""
    seat = s.seat
    names: list[str] = []
    while s.seat == seat and len(names) < n:
        names.append(says(s))
        s.play(GAME.codes.parse(names[-1]))
    return names


DECK = "coin*2 pot_shard*4 parchment_scrap*4 talisman*2 sandstorm*2 thief*2"
"""A dig site in the middle of a game."""


# --- always -----------------------------------------------------------------------------------------


def test_it_plays_every_configuration_by_the_rules() -> None:
    """A code that is not legal would raise; a trade begun and taken back for ever would not end."""
    for number, (seats, options) in enumerate(chain.from_iterable(soak.configurations(GAME))):
        if number % 11 == 0:
            state = GAME.new(seats=seats, seed=number, options=options)
            decisions = play_out(state, number)
            assert decisions < 600, options


def play_out(state: State, seed: int) -> int:
    rng = Rng(seed)
    decisions = 0
    while state.seat is not None:
        state.play(NOVICE.choose(state.view(state.seat), state.legal(), rng))
        decisions += 1
    return decisions


def test_it_sees_plain_data_only_and_leaves_it_as_it_was() -> None:
    """A view that went through text gives the same answer: there is no state behind it."""
    state = GAME.new(seats=3, seed=5)
    while state.seat is not None:
        view, legal = state.view(state.seat), state.legal()
        before = copy.deepcopy(view)
        code = NOVICE.choose(view, legal, Rng(1))
        assert view == before
        assert legal == state.legal()
        assert code == Novice(GAME).choose(json.loads(json.dumps(view)), legal, Rng(2))
        state.play(code)


def test_it_can_take_over_from_anybody_at_any_question() -> None:
    for seed in range(12):
        state = GAME.new(seats=2 + seed % 4, seed=seed)
        rng = Rng(seed)
        while not state.over:
            assert state.seat is not None
            bot = NOVICE if rng.below(4) == 0 else bots.make("random", GAME)
            state.play(bot.choose(state.view(state.seat), state.legal(), rng))


def test_it_plays_with_the_figures_of_another_pack(tmp_path: Path) -> None:
    """A pack in which masks are worth a fortune, alone or not."""
    pack = tmp_path / "rich.toml"
    pack.write_text(
        STANDARD.read_text("utf-8").replace("sell = [4, 12, 26, 50]", "sell = [90, 200, 400, 700]"), "utf-8"
    )
    s = dig(["pharaohs_mask pot_shard", "coin*2"], dig_site=DECK, options={"components": str(pack)})
    assert "sell pharaohs_mask 1" in plays(s)
    assert "sell pharaohs_mask 1" not in plays(dig(["pharaohs_mask pot_shard", "coin*2"], dig_site=DECK))
    play_out(GAME.new(seats=5, seed=1, options={"components": str(pack)}), 1)


def test_it_beats_random_play() -> None:
    for seats, at_least in ((2, 0.9), (5, 0.6)):
        found = play_series(GAME, seat_bots(GAME, ["novice", "random"], seats), games=30, seed=1)
        assert found.of("novice").wins.value >= at_least


# --- selling ----------------------------------------------------------------------------------------


def test_a_full_set_is_sold_at_once() -> None:
    s = dig(["coin*5 pot_shard*2", "coin*2"], dig_site=DECK)
    assert says(s) == "sell coin 5"


def test_a_single_card_is_kept_while_there_is_much_to_dig() -> None:
    s = dig(["coin pot_shard", "coin*2"], dig_site=DECK)
    assert says(s) == "end-turn"


def test_everything_is_sold_when_nothing_is_left_to_dig() -> None:
    s = dig(["coin*2 pot_shard map", "coin*2"])
    assert sorted(plays(s)) == ["sell coin 2", "sell map 1", "sell pot_shard 1"]


def test_six_talismans_are_sold_as_the_sets_that_bring_most() -> None:
    s = dig(["talisman*6", "coin"])
    plays(s)
    assert s.scores[0] == 48  # 45 and 3; four and two would bring 42


def test_a_forced_sale_gives_the_least_away() -> None:
    s = dig(["coin*4 pot_shard", "coin"], forced=True, market="parchment_scrap")
    assert says(s).startswith("sell")


# --- trading ----------------------------------------------------------------------------------------


def test_a_trade_completes_a_set_and_the_set_is_sold() -> None:
    s = dig(["coin*4 parchment_scrap pot_shard", "talisman"], market="coin", dig_site=DECK)
    done = plays(s)
    assert done[:6] == ["trade", "give pot_shard", "give parchment_scrap", "given", "take coin", "confirm"]
    assert "sell coin 5" in done
    assert hand(s, 0) == ""


def test_a_trade_that_gains_nothing_is_not_begun() -> None:
    s = dig(["coin*4 parchment_scrap", "talisman"], market="pot_shard", dig_site=DECK)
    assert "trade" not in plays(s)


def test_a_trade_begun_by_somebody_else_is_called_off_once_and_made_right() -> None:
    s = dig(["coin*4 parchment_scrap pot_shard", "talisman"], market="coin", dig_site=DECK)
    for name in ("trade", "give coin"):
        s.play(GAME.codes.parse(name))
    done = plays(s)
    assert done[:3] == ["withdraw", "trade", "give pot_shard"]
    assert done.count("withdraw") == 1
    assert "sell coin 5" in done


def test_a_trade_that_cannot_be_called_off_is_finished() -> None:
    for like, expected in (
        ("refused", ["give pot_shard", "given", "take talisman"]),
        ("allowed", ["given", "take coin", "confirm"]),
    ):
        s = dig(
            ["coin*4 parchment_scrap pot_shard", "talisman"],
            market="coin talisman",
            dig_site=DECK,
            withdrawn=30,
            options={"rulings": {"AR-TRADE-R3": like}},
        )
        for name in ("trade", "give coin"):
            s.play(GAME.codes.parse(name))
        done = plays(s)
        assert done[:3] == expected
        assert "withdraw" not in done


def test_a_map_is_not_given_away_for_less_than_its_chamber() -> None:
    s = dig(["map*3 pot_shard", "coin"], market="talisman", chambers=["", "", "coin*8"], dig_site=DECK)
    assert says(s) == "explore 2"


# --- storms and thieves -----------------------------------------------------------------------------


def storm(mine: str, *, tents: list[int], left: str = DECK) -> Dig:
    """Seat 1 has dug up a storm and seat 0 is asked."""
    s = dig(
        [mine, "pot_shard"],
        dig_site="sandstorm " + left,
        tents=tents,
        agenda=turn(1),
        turn=1,
        storms_out=0,
        market="coin",
    )
    assert s.seat == 0
    return s


def test_the_tent_is_spent_when_much_is_at_stake() -> None:
    assert says(storm("talisman*4 coin*4", tents=[1, 0])) == "use-tent"


def test_the_tent_is_kept_when_nothing_is_at_stake() -> None:
    assert says(storm("coin", tents=[1, 0])) == "no-tent"
    assert says(storm("pot_shard*2 parchment_scrap*2", tents=[1, 0])) == "no-tent"


def test_the_tent_is_spent_in_the_last_storm() -> None:
    assert says(storm("pot_shard*2 parchment_scrap*2", tents=[1, 0], left="coin*6")) == "use-tent"


def test_the_storm_gets_the_cheapest_cards() -> None:
    s = storm("talisman*4 pot_shard parchment_scrap*2 map", tents=[0, 0])
    assert sorted(plays(s, 4)[:3]) == ["lose parchment_scrap", "lose parchment_scrap", "lose pot_shard"]


def test_the_hand_that_is_known_to_be_good_is_robbed() -> None:
    known = [[{}, {}, {"talisman": 2}], [{}, {}, {"talisman": 2}], [{}, {}, {}], [{}, {}, {"talisman": 2}]]
    s = dig(
        ["talisman*3", "pot_shard*2", "talisman*2"],
        dig_site="thief " + DECK,
        agenda=turn(0),
        known=known,
        market="coin",
    )
    assert says(s) == "rob 2"


def test_of_hands_that_nobody_knows_the_fattest_is_robbed() -> None:
    s = dig(["coin", "pot_shard*2", "parchment_scrap*6"], dig_site="thief " + DECK, agenda=turn(0), market="coin")
    assert says(s) == "rob 2"


# --- monuments --------------------------------------------------------------------------------------


def test_the_mine_is_left_when_any_card_would_bring_it_down() -> None:
    s = dig(["map coin*3", "coin"], monument="mine", chambers=["talisman"], drawn={"coin": 2}, dig_site=DECK,
            agenda=[["draw", 0, 0, 0]], acted=True, explored=True, maps_spent=1)  # fmt: skip
    assert says(s) == "stop"


def test_the_mine_is_dug_on_while_it_is_safe() -> None:
    s = dig(["coin*3", "coin"], monument="mine", chambers=["pot_shard*2"], drawn={"pot_shard": 1}, dig_site=DECK,
            turned=[{"pot_shard": 2}], agenda=[["draw", 0, 0, 0]], acted=True, explored=True, maps_spent=1)  # fmt: skip
    assert says(s) == "draw"


def test_the_sphinx_is_asked_for_what_is_there() -> None:
    s = dig(["map coin*3", "coin"], monument="sphinx", chambers=["coin*2 talisman*3"], dig_site="pot_shard*12",
            turned=[{"coin": 2, "talisman": 3}])  # fmt: skip
    assert plays(s, 3)[:3] in (["explore 0", "name talisman", "name coin"], ["explore 0", "name coin", "name talisman"])


def test_the_tomb_gives_what_completes_a_set() -> None:
    s = dig(["map broken_cup talisman*4", "coin"], monument="tomb", dig_site=DECK, seen_by=[[0], []],
            chambers=["broken_cup pot_shard*3 parchment_scrap*2 talisman", "pot_shard*8"])  # fmt: skip
    assert set(plays(s, 3)) == {"explore 0", "keep broken_cup", "keep talisman"}


def test_the_temple_is_looked_into_where_it_is_unknown() -> None:
    s = dig(["coin*5 pot_shard", "coin"], monument="temple", chambers=["pot_shard*5", "coin*4", "parchment_scrap*5"],
            dig_site=DECK, seen_by=[[0], [], []])  # fmt: skip
    assert plays(s, 2) == ["sell coin 5", "look 1"]


def test_the_ruins_are_explored_where_they_fill_a_set() -> None:
    s = dig(["map coin*3", "coin"], monument="buried_ruins", chambers=["pot_shard", "coin*2", "parchment_scrap"],
            dig_site=DECK)  # fmt: skip
    assert plays(s, 2) == ["explore 1", "sell coin 5"]


# --- values -----------------------------------------------------------------------------------------


def figures(**temper: float) -> Figures:
    assert isinstance(GAME, Archaeology)
    options = GAME.check_options(2, {"monument": "mine"})
    return Figures(GAME.rules_for(2, options), Temper(**temper))


def test_cards_sold_now_bring_what_the_best_sets_bring() -> None:
    coins, talismans = 2, 4
    found = figures()
    assert found.cash[coins][:8] == [0, 2, 6, 12, 20, 30, 32, 36]
    assert found.set_size[coins][:8] == [0, 1, 2, 3, 4, 5, 5, 5]
    assert found.cash[talismans][6] == 48


def test_with_nothing_to_dig_a_card_is_worth_its_price_and_before_that_never_less() -> None:
    found = figures()
    for kind in range(9):
        late = found.worth(kind, 6, 0)
        assert late == found.cash[kind][:7]
        early = found.worth(kind, 6, 12)
        assert all(a >= b for a, b in zip(early, late))
        assert early == sorted(early)


def test_a_patient_temper_values_beginnings_more() -> None:
    patient, hasty = figures(patience=0.95, money_per_trade=1.0), figures(patience=0.5, money_per_trade=1.0)
    assert patient.worth(4, 8, 12)[2] > hasty.worth(4, 8, 12)[2]


def test_the_best_hand_is_the_best_of_all_hands_that_a_trade_reaches() -> None:
    """Against every subset of hand and market."""
    s = dig(["coin*2 parchment_scrap*2 pot_shard", "coin"], market="coin talisman pot_shard", dig_site=DECK)
    outlook = Outlook(figures(), s.view(0))
    budget = sum(n * each for n, each in zip(outlook.hand, outlook.figures.trade))
    best = 0.0
    for coins in range(4):
        for scraps in range(3):
            for shards in range(3):
                for talismans in range(2):
                    cards = [shards, scraps, coins, 0, talismans, 0, 0, 0, 0]
                    if sum(n * each for n, each in zip(cards, outlook.figures.trade)) <= budget:
                        best = max(best, outlook.value(cards))
    assert outlook.value(outlook.best_hand()) == pytest.approx(best)


def test_what_is_unseen_adds_up() -> None:
    state = GAME.new(seats=3, seed=8, options={"monument": "tomb"})
    view: dict[str, Any] = state.view(1)
    unseen = Outlook(Novice(GAME).figures(view), view).unseen()
    others = sum(view["sizes"]) - view["sizes"][1]
    assert sum(unseen) == view["dig_site"] - view["thieves_left"] - view["storms_left"] + 15 + others


def test_the_library_example_runs() -> None:
    state, rng = digsite.game("archaeology").new(seats=2, seed=1), digsite.Rng(2)
    while not state.over:
        assert state.seat is not None
        state.play(NOVICE.choose(state.view(state.seat), state.legal(), rng))
    assert state.result is not None
