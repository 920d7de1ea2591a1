"""The novice of Excavation Earth: what it does where the right move is plain, and that it is blind, fast and legal."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from digsite import BadOption, Rng, State, bots
from digsite.bots.excavation_earth import Figures, Outlook, Temper, grown
from digsite.bots.novice_earth import NoviceEarth
from digsite.games.excavation_earth.kinds import FACTIONS
from digsite.games.excavation_earth.state import Earth
from digsite.lab.tournament import play_series, seat_bots
from tests.games.archaeology.table import GAME as ARCHAEOLOGY
from tests.games.excavation_earth.table import GAME, asked, at, earth, new, play, quiet, words

NOVICE = bots.make("novice", GAME)
OTHER_PACK = Path(__file__).parents[1] / "games" / "excavation_earth" / "other_pack.toml"


def says(s: State) -> str:
    """What the novice answers, by its stable name."""
    assert s.seat is not None
    return GAME.codes.name(NOVICE.choose(s.view(s.seat), s.legal(), Rng(0)))


def plays(s: State, n: int = 100) -> list[str]:
    """What the novice plays until another seat is asked, at most n moves."""
    seat = s.seat
    names: list[str] = []
    while s.seat == seat and len(names) < n:
        names.append(says(s))
        s.play(GAME.codes.parse(names[-1]))
    return names


def play_out(state: State, seed: int = 0) -> State:
    rng = Rng(seed)
    while state.seat is not None:
        state.play(NOVICE.choose(state.view(state.seat), state.legal(), rng))
    return state


def calm(**kw: Any) -> Earth:
    """A position in which envoys and command cards are no great temptation: seat 0 has enough of them everywhere."""
    kw.setdefault("envoys", ["left*3 middle*3 right*3", ""])
    if kw.get("round", 1) > 1:
        kw["command"] = ["crowd-control", "staff-rotation", "media-blitz"]
    return quiet(**kw)


# --- always -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "drafted"), [(2, True), (3, False), (4, True)])
def test_it_plays_every_table_to_the_end_by_the_rules(seats: int, drafted: bool) -> None:
    """A code that is not legal would raise. Every faction is there once or more."""
    factions = [FACTIONS[(seats + seat) % len(FACTIONS)] for seat in range(seats)]
    assert play_out(new(seats, seed=seats, factions=factions, draft_start=drafted)).over


def test_it_sees_plain_data_only_and_leaves_it_as_it_was() -> None:
    """A view that went through text gives the same answer, whatever the generator: there is no state behind it."""
    state = new(2, seed=5)
    other = NoviceEarth(GAME)
    while state.seat is not None:
        view, legal = state.view(state.seat), state.legal()
        before = copy.deepcopy(view)
        code = NOVICE.choose(view, legal, Rng(1))
        assert view == before
        assert legal == state.legal()
        assert code == other.choose(json.loads(json.dumps(view)), legal, Rng(2))
        state.play(code)


def test_it_answers_twins_alike() -> None:
    """Worlds that differ only in what the seat cannot know."""
    state = new(2, seed=11)
    rng = Rng(3)
    looked = 0
    while state.seat is not None:
        view = state.view(state.seat)
        if rng.below(8) == 0:
            twin = GAME.sample(view, rng)
            assert NOVICE.choose(twin.view(state.seat), twin.legal(), Rng(4)) == NOVICE.choose(
                view, state.legal(), Rng(5)
            )
            looked += 1
        state.play(NOVICE.choose(view, state.legal(), rng))
    assert looked > 5


def test_it_can_take_over_from_anybody_at_any_question() -> None:
    """Random play leads to questions that the novice would never be asked."""
    random = bots.make("random", GAME)
    found: set[str] = set()
    for seed in range(9):
        state = new(2 + seed % 3, seed=seed)
        rng = Rng(seed)
        while state.seat is not None:
            bot = NOVICE if rng.below(4) == 0 else random
            found.add(asked(state))
            state.play(bot.choose(state.view(state.seat), state.legal(), rng))
    assert len(found) > 20


def test_it_answers_in_a_draft_whoever_is_asked_first() -> None:
    state = new(3, seed=2, draft_start=True)
    for seat in (2, 0, 1):
        assert NOVICE.choose(state.view(seat), state.legal(seat), Rng(0)) in state.legal(seat)


def test_it_plays_with_the_figures_of_another_pack() -> None:
    play_out(GAME.new(seats=3, seed=1, options={"components": str(OTHER_PACK)}))


def test_it_plays_no_other_game() -> None:
    with pytest.raises(BadOption, match="'novice' does not play Archaeology"):
        NoviceEarth(ARCHAEOLOGY)


def test_it_beats_random_play() -> None:
    """The margin is wide: see docs/benchmarks.md."""
    for seats in (2, 3, 4):
        found = play_series(GAME, seat_bots(GAME, ["novice", "random"], seats), games=3, seed=1)
        assert found.of("novice").wins.value == 1.0
        assert found.of("novice").score.value > 2 * found.of("random").score.value


# --- selling ----------------------------------------------------------------------------------------


def test_it_sells_in_two_markets_where_it_can() -> None:
    """One sale pays once for popularity: two tiles in two markets, and the bonus. A travel card pays for it."""
    s = earth(
        cargo=["red-lens red-crater", ""],
        traders=["mask coil", ""],
        queues=["red red", "wild red"],
        travel=["travel-2", "travel-2"],
        round=3,
    )
    assert plays(s)[:1] == ["sell travel-2"]
    assert at(s, "sold") == {"red-lens": 1, "red-crater": 1}


def test_it_sells_in_three_markets_where_it_can() -> None:
    s = earth(
        cargo=["red-lens*2 red-crater", ""],
        traders=["mask coil cog", ""],
        queues=["red red", "wild red", "", "red"],
        travel=["travel-2", "travel-2"],
        round=3,
    )
    plays(s)
    assert at(s, "sold") == {"red-lens": 2, "red-crater": 1}


def test_it_sells_the_colour_that_pays_most() -> None:
    s = earth(
        cargo=["red-lens green-lens", ""],
        traders=["mask", ""],
        queues=["red green", "green", "green", "green"],
        travel=["travel-2", "travel-2"],
        round=3,
    )
    assert plays(s, 2) == ["sell travel-2", "region green"]


def test_it_gives_up_the_cheapest_tile() -> None:
    """The listed value does not count in a sale, but it does on the black market."""
    s = earth(
        cargo=["red-lens red-antenna", ""],
        traders=["mask", ""],
        queues=["red"],
        travel=["travel-2", "travel-2"],
        round=3,
    )
    plays(s)
    assert at(s, "sold") == {"red-lens": 1}


def test_the_merchants_sell_with_the_card_that_opens_a_market() -> None:
    s = calm(
        factions=["aqulla", "gul"],
        hands=["purple-coil", "red-cog"],
        travel=["", ""],
        cargo=["red-lens", ""],
        queues=["", "red red"],
        round=3,
    )
    assert says(s) == "sell purple-coil"


def test_the_smugglers_buy_what_they_sell() -> None:
    s = calm(
        factions=["gul", "aqulla"],
        traders=["mask", ""],
        queues=["red wild"],
        stacks={"red": "red-lens", "green": "green-helix"},
        travel=["travel-2", "travel-2"],
        round=3,
    )
    assert plays(s)[:3] == ["sell travel-2", "acquire red hidden", "sample red-lens"]
    assert at(s, "sold") == {"red-lens": 1}


# --- markets ----------------------------------------------------------------------------------------


def test_it_prepares_a_market_for_what_it_holds() -> None:
    """A trader, a wild buyer, and a buyer of the colour in hold: then it sells."""
    s = calm(
        factions=["kuti_kuti", "gul"],
        hands=["green-mask", ""],
        travel=["travel-2", "travel-2"],
        cargo=["red-lens*2", ""],
        queues=["green"],
        round=3,
    )
    done = plays(s)
    assert done[:4] == ["market green-mask", "trader", "add-wild", "add-buyer red"]
    assert done[4] == "sell travel-2"


def test_it_calls_no_buyers_for_what_it_does_not_hold() -> None:
    s = earth(hands=["green-mask red-mask", ""], travel=["travel-2", ""], round=2)
    play(s, "market green-mask")
    assert [name for name in plays(s) if name.startswith("add")] == []


def test_media_blitz_sends_a_buyer_of_a_colour_it_holds() -> None:
    s = quiet(
        cargo=["red-lens", ""],
        traders=["mask", ""],
        queues=["wild"],
        agenda=[["act", 0, 0, 0], ["commanding", 0, 0, 2], ["media_blitz", 0, 1, 0]],
        round=2,
        command=["media-blitz", "fresh-orders", "priority-shuttle"],
    )
    assert says(s) == "send red 1"


# --- digging and samples ----------------------------------------------------------------------------


def test_it_digs_two_types_that_it_has_not_sampled() -> None:
    s = calm(hands=["red-cog", ""], explorers=["london rome guam", "vancouver berlin guam"],
              sites="red-lens red-antenna red-helix red-crater", guards=["red-lens red-helix", ""])  # fmt: skip
    done = plays(s, 5)
    assert done[0] == "excavate red-cog"
    assert set(done[1:]) >= {"dig red-antenna", "dig red-crater", "sample red-antenna", "sample red-crater"}


def test_it_fills_a_column_rather_than_begin_one() -> None:
    s = calm(hands=["red-cog yellow-cog", ""], explorers=["london cusco guam", "vancouver berlin guam"],
              sites="red-antenna yellow-helix", guards=["red-lens red-helix red-crater", ""])  # fmt: skip
    done = plays(s, 3)
    assert done == ["excavate red-cog", "dig red-antenna", "sample red-antenna"]


def test_the_excavators_take_two_tiles_from_one_site() -> None:
    s = calm(factions=["kuti_kuti", "gul"], hands=["red-cog", ""], sites="red-lens red-antenna",
             explorers=["london vancouver guam", "vancouver berlin guam"])  # fmt: skip
    assert set(plays(s, 3)) == {"excavate red-cog", "dig red-lens", "dig red-antenna"}


def test_without_cubes_it_moves_the_guard_that_is_missed_least() -> None:
    """A full column stays; a single sample of another goes."""
    full = "red-helix red-lens red-antenna red-crater yellow-helix"
    s = quiet(guards=[full, ""], rewarded=[["red"], []], envoys=["left*17", ""], cargo=["green-helix", ""],
              agenda=[["act", 0, 0, 0], ["reassign", 0, 2, 1]])  # fmt: skip
    assert says(s) == "guard yellow-helix"


def test_it_does_not_buy_what_it_cannot_use() -> None:
    """Types that are sampled already, in the last round, with nobody to sell to."""
    s = calm(hands=["red-coil", ""], stacks={"red": "red-antenna", "green": "green-helix"}, round=3, credits=[50, 8],
              guards=["red-antenna green-helix", ""])  # fmt: skip
    assert not any(name.startswith("acquire") for name in plays(s))


def test_it_buys_what_fills_its_gallery() -> None:
    s = calm(hands=["red-coil", ""], stacks={"red": "red-lens", "green": "green-antenna"}, round=3, credits=[50, 8],
              guards=["red-helix red-antenna red-crater green-helix green-lens green-crater", ""])  # fmt: skip
    done = plays(s, 5)
    assert done[0] == "smuggle red-coil"
    assert {"sample red-lens", "sample green-antenna"} <= set(done)


def test_it_offloads_what_is_of_no_more_use() -> None:
    s = calm(hands=["red-coil", ""], cargo=["red-antenna green-helix", ""], round=3,
              guards=["red-antenna green-helix", ""])  # fmt: skip
    assert plays(s, 3) == ["smuggle red-coil", "offload cargo red-antenna", "offload cargo green-helix"]


def test_the_psychics_store_the_tile_that_they_lack() -> None:
    s = quiet(surveyed=["red-antenna", "red-lens"], guards=["red-lens", ""],
              agenda=[["act", 0, 0, 0], ["free_tile", 0, 0, 0]])  # fmt: skip
    assert says(s) == "store red-antenna"


# --- explorers --------------------------------------------------------------------------------------


def test_it_travels_to_where_its_cards_can_dig() -> None:
    s = calm(factions=["kuti_kuti", "gul"], hands=["red-cog", ""], travel=["travel-3", "travel-2"],
             explorers=["berlin vancouver guam", "vancouver berlin guam"],
             sites="red-antenna*2 red-helix*2")  # fmt: skip
    done = plays(s, 4)
    assert done[0] == "travel travel-3"
    assert "london" in at(s, "explorers", 0) or "rome" in at(s, "explorers", 0)


def test_the_third_explorer_stands_where_there_is_something_to_dig() -> None:
    s = quiet(hands=["yellow-cog*2 green-cog", ""], explorers=["vancouver berlin", "vancouver berlin"],
              sites="yellow-helix*2 yellow-lens", agenda=[["act", 0, 0, 0], ["place_third", 0, 0, 0]])  # fmt: skip
    assert says(s) == "place cusco"


def test_the_pilots_fly_to_where_their_cards_can_dig() -> None:
    s = quiet(factions=["dal_harrai", "gul"], hands=["red-cog", ""], sites="red-antenna",
              explorers=["berlin vancouver guam", "vancouver berlin guam"],
              agenda=[["act", 0, 0, 0], ["free_move", 0, 0, 0]])  # fmt: skip
    assert says(s) == "move berlin london"


# --- command ----------------------------------------------------------------------------------------


def test_an_envoy_wins_a_command_centre() -> None:
    s = earth(hands=["green-mask", ""], envoys=["", "left"], round=3)
    done = plays(s, 2)
    assert done == ["command green-mask", "envoy"]


def test_an_envoy_that_wins_nothing_is_recalled_for_the_command_card() -> None:
    """The other seat has passed and is far ahead or far behind."""
    for mine, theirs in (("left*5", "left"), ("left*2", "left*9")):
        s = earth(hands=["green-mask", ""], envoys=[mine, theirs], round=3, passed=[1])
        assert plays(s, 3)[:3] == ["command green-mask", "recall", "use"]


# --- cards ------------------------------------------------------------------------------------------


def test_it_passes_with_nothing_left_to_do() -> None:
    """A travel card alone is good for nothing when nothing can be sold, and two cards are kept for the next round."""
    s = earth(travel=["travel-2 travel-4", "travel-2"], round=3)
    assert says(s) == "pass"


def test_it_does_not_pass_with_a_good_play_left() -> None:
    s = calm(hands=["red-cog", ""], explorers=["london rome guam", "vancouver berlin guam"],
              sites="red-lens red-antenna red-helix", round=3)  # fmt: skip
    assert says(s) == "excavate red-cog"


def test_it_keeps_the_cards_that_dig_where_there_is_something() -> None:
    s = quiet(hands=["red-cog red-mask purple-cog", ""], sites="red-lens red-antenna*2 red-helix red-crater",
              agenda=[["next_turn", 0, 0, 0], ["pass_discard", 0, 0, 0]], passed=[0])  # fmt: skip
    assert says(s) == "discard purple-cog"


def test_it_drafts_the_colour_that_lies_on_the_map() -> None:
    mine = "red-cog yellow-cog*2 green-cog*2 purple-cog*2 orange-cog"
    theirs = "yellow-mask*2 green-mask*2 purple-mask*2 red-mask orange-mask"
    drafting = [["prep_stacks", 0, 0, 0], ["pass_packs", 0, 1, 0], ["draft", 1, 2, 0], ["draft", 0, 2, 0]]
    s = earth(round=2, sites="red-lens red-antenna*2 red-helix red-crater", packs=[words(mine), words(theirs)],
              agenda=drafting)  # fmt: skip
    assert says(s) == "pick red-cog"


def test_a_hand_of_one_colour_is_redrawn_in_part() -> None:
    s = new(2, seed=1)
    view: dict[str, Any] = s.view(s.turn)
    view["hand"] = [12, 13, 14, 15, 16, 0]
    view["hand"].sort()
    picked: list[int] = []
    while True:
        legal = [1, *(GAME.codes.parse("swap red-mask") + i for i in range(5) if 12 + i not in picked)]
        code = NOVICE.choose({**view, "picked": sorted(picked)}, legal, Rng(0))
        if code == 1:
            break
        picked.append(code - GAME.codes.parse("swap red-mask") + 12)
    assert len(picked) == 3


# --- values -----------------------------------------------------------------------------------------


def outlook(s: Earth) -> Outlook:
    return Outlook(Figures(s.rules, Temper()), s.view(0))


def test_a_chart_grows_towards_what_it_may_pay() -> None:
    assert grown([0, 0, 4, 9, 15], 0.0) == [0, 0, 4, 9, 15]
    early = grown([0, 0, 4, 9, 15], 0.9)
    assert early == sorted(early)
    assert early[0] == pytest.approx(15 * 0.9**4)
    assert early[4] == 15


def test_at_the_end_only_what_is_paid_counts() -> None:
    """No card left in round 3: tiles and traders are worth nothing, the gallery what its charts say."""
    s = earth(cargo=["red-lens*2", ""], traders=["mask", ""], queues=["red"], guards=["red-lens red-helix", ""],
              envoys=["left", ""], round=3, hands=["", "red-cog"], turn=0)  # fmt: skip
    found = outlook(s)
    assert found.holding == 0
    assert found.now == pytest.approx(4)


def test_more_envoys_are_never_worth_less() -> None:
    s = earth(seats=3, envoys=["", "left*2", "left"], round=2, hands=["red-cog", "green-cog", "purple-cog"])
    worth = [outlook(s).centre(0, n) for n in range(8)]
    assert worth == sorted(worth)
    assert worth[7] <= 25
