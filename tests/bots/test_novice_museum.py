"""The novice of Excavation Earth with the expansion: what it does where the right move is plain; blind and legal."""

from __future__ import annotations

import copy
import json

import pytest

from digsite import Rng, State, bots
from digsite.bots.earth_gear import Gear
from digsite.bots.earth_museum_answers import ALL_ANSWERS, MUSEUM_ANSWERS
from digsite.bots.excavation_earth import Figures, Outlook, Temper
from digsite.games.excavation_earth.state import Earth
from digsite.games.excavation_earth.tiles import free_cargo, free_hidden, room
from digsite.lab.tournament import play_series, seat_bots
from tests.games.excavation_earth.museum.table import COMMANDERS, EXCAVATORS, MERCHANTS, SEEKERS, museum
from tests.games.excavation_earth.table import GAME, asked, at, new, play

NOVICE = bots.make("novice", GAME)
SETS = ["M5", "M6", "M6 M7", "M6 M8", "M5 M6", "M5 M6 M7", "M5 M6 M8", "M6 M7 M8", "M5 M6 M7 M8"]
BARE = ["vancouver berlin guam"] * 2


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


def calm(modules: str, **kw: object) -> Earth:
    """The last round, in which envoys and command cards are no great temptation to seat 0."""
    fields: dict[str, object] = {
        "factions": [EXCAVATORS, "gul"],
        "envoys": ["left*3 middle*3 right*3", ""],
        "command": ["crowd-control", "staff-rotation", "media-blitz"],
        "round": 3,
    }
    return museum(modules, **{**fields, **kw})  # type: ignore[arg-type]


def table(modules: str, seats: int, seed: int) -> Earth:
    """A new game in which the new factions play, as far as they may."""
    chosen = modules.split()
    factions = ["random"] * seats
    if "M5" in chosen:
        factions[0] = COMMANDERS
        if "M7" in chosen:
            factions[-1] = SEEKERS
    return new(seats, seed=seed, modules=chosen, factions=factions, solo=seats == 1)


# --- always -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("modules", "seats"),
    [(modules, seats) for modules in SETS for seats in (1, 2, 3, 4) if seats > 1 or "M8" not in modules],
)
def test_it_plays_every_set_of_modules_to_the_end(modules: str, seats: int) -> None:
    """Nobody plays pop-up markets alone."""
    state, rng = table(modules, seats, seats), Rng(1)
    while state.seat is not None:
        state.play(NOVICE.choose(state.view(state.seat), state.legal(), rng))
    assert state.over


def test_it_can_take_over_from_anybody_at_any_question() -> None:
    """Random play leads to questions that the novice would never be asked. There is no state behind the view, and what
    the seat cannot know does not matter."""
    random = bots.make("random", GAME)
    found: set[str] = set()
    for number in range(27):
        modules, seats = SETS[number % len(SETS)], 2 + number % 3
        state, rng = table(modules, seats, number), Rng(number)
        while state.seat is not None:
            view, legal = state.view(state.seat), state.legal()
            found.add(asked(state))
            if rng.below(3) > 0:
                state.play(random.choose(view, legal, rng))
                continue
            before = copy.deepcopy(view)
            code = NOVICE.choose(view, legal, Rng(1))
            assert view == before
            assert code == NOVICE.choose(json.loads(json.dumps(view)), legal, Rng(2))
            if rng.below(8) == 0:
                twin = GAME.sample(view, rng)
                assert code == NOVICE.choose(twin.view(state.seat), twin.legal(), Rng(3))
            state.play(code)
    assert found <= {*ALL_ANSWERS, "act"}
    assert len(found & set(MUSEUM_ANSWERS)) > 12


@pytest.mark.parametrize("modules", SETS)
def test_it_beats_random_play(modules: str) -> None:
    """The margin is wide: see docs/benchmarks.md."""
    for seats in (2, 3, 4):
        seated = seat_bots(GAME, ["novice", "random"], seats)
        found = play_series(GAME, seated, games=2, seed=1, options={"modules": modules.split()})
        assert found.of("novice").wins.value == 1.0
        assert found.of("novice").score.value > 2 * found.of("random").score.value


def test_it_knows_the_room_in_its_holds() -> None:
    """From the view alone, as the rules know it, whatever lies there."""
    seen = 0
    for number in range(12):
        state, rng = table(SETS[1 + number % 8], 2 + number % 3, number), Rng(number)
        while state.seat is not None:
            if rng.below(3) == 0:
                seat = state.seat
                gear = Gear(state.rules, state.view(seat), seat)
                assert gear.free == [free_cargo(state, seat), free_hidden(state, seat)]
                assert gear.room == room(state, seat)
                seen += gear.cards != 0
            state.play(rng.pick(state.legal()))
    assert seen > 20


# --- mysterious artefacts ---------------------------------------------------------------------------


def test_it_digs_up_a_mysterious_artefact_and_has_it_analysed() -> None:
    s = calm("M6", hands=["red-cog green-cog", ""], explorers=["london rome guam", BARE[1]], mystery_sites="red")
    done = plays(s)
    assert done[:2] == ["excavate red-cog", "dig-mystery red"]
    assert done[2:4] == ["command green-cog", "analyse cargo red"]


def test_it_keeps_the_card_that_is_worth_more() -> None:
    drawn = {"drawn": ["phase-drill", "gravity-sled"], "drawn_known": [1, 1]}
    agenda = [["act", 0, 0, 0], ["commanding", 0, 0, 2], ["keep_re", 0, 0, 0]]
    early = museum("M6", mysteries=drawn, agenda=agenda, hands=["red-cog*2 green-cog", ""])
    assert says(early) == "keep-re phase-drill"
    late = museum("M6", mysteries=drawn, agenda=agenda, round=3)
    assert says(late) == "keep-re gravity-sled"


def test_it_offloads_a_mysterious_artefact_that_pays_well() -> None:
    s = calm("M6", hands=["red-coil", ""], mystery_cargo=["red", ""], mystery_ship="green*2 orange*2",
             travel=["", ""])  # fmt: skip
    assert plays(s, 2) == ["smuggle red-coil", "offload-mystery cargo red"]


def test_with_a_locked_column_it_wants_no_more_tasks() -> None:
    """No cube, and the only guards may not be moved: nothing can be assigned."""
    column = "red-helix red-lens red-antenna red-crater"
    s = museum("M6", guards=[column, ""], rewarded=[["red"], []], envoys=["left*18", ""], hands=["green-cog", ""])
    assert Outlook(Figures(s.rules, Temper()), s.view(0)).guard_loss() > 50


def test_the_phase_drill_digs_twice_at_a_site() -> None:
    s = calm("M6", hands=["red-cog", ""], explorers=["london vancouver guam", BARE[1]], sites="red-lens red-antenna",
               re=["phase-drill", ""])  # fmt: skip
    assert {"dig red-lens", "dig red-antenna"} <= set(plays(s, 3))


def test_the_holo_trader_sells_where_no_trader_is() -> None:
    s = museum("M6", cargo=["red-lens*2", ""], traders=["mask", ""], queues=["red red", "wild red"], round=3,
               re=["holo-trader", ""])  # fmt: skip
    plays(s)
    assert at(s, "sold") == {"red-lens": 2}


# --- brokers ----------------------------------------------------------------------------------------


def test_a_broker_makes_a_card_dig() -> None:
    """A purple card digs nothing here; with the red broker it completes a column."""
    s = calm("M6", hands=["purple-cog", ""], explorers=["london rome guam", BARE[1]], sites="red-antenna red-crater",
               guards=["red-lens red-helix", ""], brokers=["red", ""])  # fmt: skip
    assert plays(s, 2) == ["excavate purple-cog", "send-broker red"]


def test_a_broker_is_not_spent_where_the_card_will_do() -> None:
    s = calm("M6", hands=["red-cog", ""], explorers=["london rome guam", BARE[1]], sites="red-antenna green-antenna",
               brokers=["green", ""])  # fmt: skip
    assert plays(s, 2) == ["excavate red-cog", "done"]


def test_a_broker_opens_a_market_to_the_merchants() -> None:
    s = calm("M6", factions=[MERCHANTS, "gul"], hands=["green-anchor", ""], travel=["", ""], cargo=["red-lens", ""],
               queues=["", "red red wild red"], brokers=["green", ""])  # fmt: skip
    assert plays(s)[0] == "sell green-anchor"  # there is nothing else to do with the broker
    assert at(s, "staff", "brokers") == [[], []]


def test_it_takes_the_broker_whose_colour_pays_most() -> None:
    s = museum("M6", queues=["red red red", "red red"],
               agenda=[["act", 0, 0, 0], ["commanding", 0, 0, 2], ["gain_broker", 0, 0, 0]])  # fmt: skip
    assert says(s) == "take-broker red"


# --- the museum -------------------------------------------------------------------------------------


def test_it_exhibits_what_matches_a_curator() -> None:
    """A reverse engineering card is worth more than the little that the tile may bring."""
    s = calm("M6 M7", hands=["green-cog", ""], cargo=["red-helix", ""], curators="red none none",
               asks=asks({"1-3": "helix", "2-1": "helix"}))  # fmt: skip
    assert plays(s, 2) == ["exhibit green-cog", "hang 1-3"]


def test_it_exhibits_two_where_guides_add_up() -> None:
    hung = dict.fromkeys(("1-1", "1-3", "1-4", "1-6", "2-1"), ("yellow-crater", 0))
    s = calm("M6 M7", hands=["red-cog", ""], cargo=["red-antenna green-lens", ""], hung=hung)
    assert plays(s)[0] == "exhibit red-cog"
    assert at(s, "museum", "guides").count(0) == 7


def test_it_replaces_a_curator_to_match_what_it_holds() -> None:
    command = ["acquisitions-board", "fresh-orders", "priority-shuttle"]
    agenda = [["act", 0, 0, 0], ["commanding", 0, 0, 2], ["acquisitions_board", 0, 1, 0]]
    s = museum("M6 M7", round=2, command=command, agenda=agenda, curators="green purple none", cargo=["red-helix", ""],
               asks=asks({"1-3": "helix", "2-1": "helix"}))  # fmt: skip
    assert says(s) == "replace-curator top red"


def test_the_mind_brush_is_kept_for_more_than_two_credits() -> None:
    for space, answer in (("1-1", "done"), ("1-3", "match")):
        agenda = [["act", 0, 0, 0], ["mind_brush", 0, spaces(space), 0]]
        s = museum("M6 M7", agenda=agenda, re=["mind-brush", ""], curators="red green none",
                   hung={space: ("purple-helix", 0)})  # fmt: skip
        assert says(s) == answer


def test_the_seekers_send_what_is_worth_more_in_the_museum() -> None:
    hung = dict.fromkeys(("1-1", "1-3", "1-4", "1-6", "2-1"), ("yellow-crater", 0))
    s = calm("M6 M7", factions=[SEEKERS, "gul"], hands=["red-coil", ""], stacks={"red": "red-lens"}, credits=[50, 8],
               guards=["red-lens", ""], hung=hung)  # fmt: skip
    done = plays(s)
    assert done[0] == "smuggle red-coil"
    assert any(name.startswith("show") for name in done)


def test_the_commanders_dig_after_a_command() -> None:
    s = museum("M5", factions=[COMMANDERS, "gul"], hands=["red-mask", ""], explorers=["london rome guam", BARE[1]],
               sites="red-antenna", envoys=["", "left"], round=3)  # fmt: skip
    assert "dig red-antenna" in plays(s)


# --- pop-up markets ---------------------------------------------------------------------------------


def test_it_buys_a_tile_for_a_credit_beside_its_action() -> None:
    s = museum("M6 M8", factions=[EXCAVATORS, "gul"], hands=["red-mask", ""], explorers=["rome london guam", BARE[1]],
               popups={"U3": "red-antenna"}, guards=["red-lens red-helix red-crater", ""], envoys=["", "left"],
               round=3)  # fmt: skip
    done = plays(s)
    assert "activate U3" in done
    assert "sample red-antenna" in done


def test_it_does_nothing_with_a_card_for_the_sake_of_a_pop_up_market() -> None:
    """A card that is of no other use still lets it meet a demand that pays 14 credits."""
    s = calm("M6 M8", hands=["purple-mask", ""], travel=["", ""], explorers=["xian london guam", BARE[1]],
               popups={"U10": ""}, cargo=["red-antenna", ""], envoys=["left*9 middle*9", ""])  # fmt: skip
    assert "activate U10" in plays(s)


def test_when_an_action_is_owed_it_takes_one() -> None:
    """Somebody else has activated a pop-up market for it; passing is not allowed then."""
    s = calm("M6 M8", hands=["purple-mask", ""], explorers=["rome london guam", BARE[1]],
               popups={"U3": "red-antenna"})  # fmt: skip
    play(s, "activate U3")
    while asked(s) != "act":
        s.play(s.legal()[0])
    assert says(s) in [GAME.codes.name(code) for code in s.legal()]
    assert says(s) != "pass"


# --- what the tests need ----------------------------------------------------------------------------


def asks(named: dict[str, str]) -> dict[str, str]:
    """The exhibition tiles of two players: these where they are named, the others where there is room."""
    left = ["helix", "lens", "antenna", "crater"] * 3
    usable = ["1-1", "1-3", "1-4", "1-6", "2-1", "2-2", "2-5", "2-6", "3-2", "3-3", "3-4", "3-5"]
    for tile in named.values():
        left.remove(tile)
    others = iter(sorted(left))
    return {space: named.get(space) or next(others) for space in usable}


def spaces(name: str) -> int:
    """The number of a space."""
    row, column = name.split("-")
    return (int(row) - 1) * 6 + int(column) - 1
