"""The five factions and their abilities (EE-FACTION)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.kinds import FACTIONS, LOCATIONS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.table import (
    GAME,
    asked,
    at,
    earth,
    happened,
    new,
    offered,
    other_cards,
    other_tiles,
    play,
    refused,
    story,
    words,
)

PSYCHICS, MERCHANTS, SMUGGLERS, PILOTS, EXCAVATORS = FACTIONS
ROUNDS = pytest.mark.parametrize("round", [1, 2, 3])


def illegal(s: Earth, name: str) -> bool:
    """Whether the code may not be played now, by whatever rule."""
    return s.why_not(GAME.codes.parse(name)) is not None


# --- all of them ------------------------------------------------------------------------------------


@pytest.mark.rule("EE-FACTION-01")
def test_there_are_five_factions() -> None:
    """Psychics, Merchants, Smugglers, Pilots and Excavators; any of them can be played, and no others."""
    assert FACTIONS == ["issisinui", "aqulla", "gul", "dal_harrai", "kuti_kuti"]
    seen: set[str] = set()
    for seed in range(20):
        seen |= set(new(4, seed=seed).rules.options["factions"])  # type: ignore[call-overload]
    assert seen == set(FACTIONS)


def survey_draws(s: Earth) -> int:
    """How many tiles a Survey of seat 0 draws."""
    play(s, "survey red-cog")
    if asked(s) == "survey_replace":
        play(s, f"replace {at(s, 'marks').index(None)}")
    drawn = len(happened(s, "surveyed"))
    play(s, offered(s, "lay")[0])
    while asked(s) in ("free_tile", "survey_buy", "samples"):
        play(s, "done")
    return drawn


@pytest.mark.rule("EE-FACTION-01", "EE-FACTION-02", "EE-FACTION-03", "EE-FACTION-04")
@pytest.mark.parametrize("faction", FACTIONS)
@ROUNDS
def test_psychics_alone_draw_three(faction: str, round: int) -> None:
    """In every round and by every Survey, twice in a turn: three tiles for the Psychics, two for all others, whoever
    else sits at the table."""
    other = MERCHANTS if faction == PSYCHICS else PSYCHICS
    s = earth(factions=[faction, other], round=round, hands=["red-cog*2", ""], travel=["travel-2", ""])
    expected = 3 if faction == PSYCHICS else 2
    assert survey_draws(s) == expected
    if s.seat == 0 and asked(s) == "act":
        assert survey_draws(s) == expected


@pytest.mark.rule("EE-FACTION-01", "EE-FACTION-02", "EE-FACTION-03", "EE-FACTION-10")
@pytest.mark.parametrize("faction", FACTIONS)
@ROUNDS
def test_merchants_alone_sell_without_a_trader(faction: str, round: int) -> None:
    """In every round, twice in a turn if there is a buyer for the second sale too."""
    other = PSYCHICS if faction == MERCHANTS else MERCHANTS
    s = earth(
        factions=[faction, other],
        round=round,
        hands=["red-comet red-cog", "red-comet"],
        cargo=["green-lens*2", ""],
        queues=["", "", "", "green", "green", ""],
    )
    sales = ["sell red-cog", "sell red-comet"] if faction == MERCHANTS else []
    assert offered(s, "sell") == sorted(sales, key=GAME.codes.parse)
    if sales:
        play(s, "sell red-comet")
        play(s, "sell red-cog")
        assert at(s, "cargo", 0) == []


@pytest.mark.rule("EE-FACTION-01", "EE-FACTION-02", "EE-FACTION-03", "EE-FACTION-14")
@pytest.mark.parametrize("faction", FACTIONS)
@ROUNDS
def test_smugglers_alone_buy_when_they_sell(faction: str, round: int) -> None:
    """In every round, at each of two sales of one turn."""
    other = PSYCHICS if faction == SMUGGLERS else SMUGGLERS
    s = earth(
        factions=[faction, other],
        round=round,
        hands=["green-mask", ""],
        travel=["travel-2 travel-3", ""],
        cargo=["green-lens*2", ""],
        traders=["cog comet", ""],
        queues=["", "", "", "green", "green", ""],
        stacks={"red": "red-lens*3"},
    )
    for card in ("green-mask", "travel-2"):
        play(s, f"sell {card}")
        assert (asked(s) == "buy_first") == (faction == SMUGGLERS)
        if faction == SMUGGLERS:
            play(s, "acquire red cargo", "done")  # no sample
        if asked(s) == "sell_markets":
            play(s, "sell-at 5", "done")
    assert at(s, "cargo", 0) == (["red-lens"] * 2 if faction == SMUGGLERS else [])


@pytest.mark.rule("EE-FACTION-01", "EE-FACTION-02", "EE-FACTION-03", "EE-FACTION-19")
@pytest.mark.parametrize("faction", FACTIONS)
@ROUNDS
def test_pilots_alone_fly_for_free(faction: str, round: int) -> None:
    """In every round, at the start of each own turn, and of nobody else's."""
    other = PSYCHICS if faction == PILOTS else PILOTS
    s = earth(factions=[other, faction], round=round, hands=["red-cog*2 red-mask*2", "green-cog*2 green-mask*2"])
    for _ in range(2):
        play(s, offered(s, "excavate")[0])
        play(s, offered(s, "excavate")[0])
        assert s.seat == 1
        assert (asked(s) == "free_move") == (faction == PILOTS)
        if faction == PILOTS:
            play(s, "done")
        assert asked(s) == "act"
        play(s, offered(s, "excavate")[0])
        play(s, offered(s, "excavate")[0])
        if s.seat == 0 and asked(s) == "free_move":
            assert other == PILOTS
            play(s, "done")


@pytest.mark.rule("EE-FACTION-01", "EE-FACTION-02", "EE-FACTION-03", "EE-FACTION-25", "EE-FACTION-26")
@pytest.mark.parametrize("faction", FACTIONS)
@ROUNDS
def test_excavators_alone_dig_twice_with_one_explorer(faction: str, round: int) -> None:
    """In every round, by each of two Excavate actions."""
    other = PSYCHICS if faction == EXCAVATORS else EXCAVATORS
    s = earth(
        factions=[faction, other],
        round=round,
        hands=["red-cog*2", ""],
        travel=["travel-2", ""],
        explorers=["london vancouver guam", "rome vancouver guam"],
        sites="red-lens*3 red-helix*2",
    )
    for _ in range(2):
        play(s, "excavate red-cog", "dig red-lens")
        assert offered(s, "dig") == (["dig red-helix", "dig red-lens"] if faction == EXCAVATORS else [])
        if faction == EXCAVATORS:
            play(s, "dig red-helix")
        if asked(s) == "samples":
            play(s, "done")
    assert len(at(s, "cargo", 0)) == (4 if faction == EXCAVATORS else 2)


@pytest.mark.rule("EE-FACTION-02")
def test_an_ability_outlives_the_preparation() -> None:
    """The Pilots of a whole game are asked at the start of every turn that they take, in all rounds."""
    s = new(2, seed=5, factions=[PILOTS, MERCHANTS])
    turns = {1: 0, 2: 0, 3: 0}
    while not s.over:
        began = [event for event in happened(s, "turn-began") if event["seat"] == 0]
        if began:
            if asked(s) == "place_third":
                play(s, offered(s)[0])
            assert asked(s) == "free_move"
            turns[s.round] += 1
        codes = s.legal()
        s.play(codes[-1] if asked(s) == "act" else codes[0])
    assert min(turns.values()) >= 2


# --- Psychics ---------------------------------------------------------------------------------------


def psychics(pile: str = "red-helix red-lens red-crater", *, cargo: str = "", credits: int = 50, **kw: Any) -> Earth:
    """The Psychics have drawn from a red pile of exactly these tiles; values: helix 5, lens 2, antenna 7, crater 4."""
    s = earth(
        factions=[PSYCHICS, SMUGGLERS],
        hands=["red-cog", ""],
        travel=["travel-2", ""],
        cargo=[cargo, ""],
        credits=[credits, 8],
        sold=other_tiles("red", pile, " ".join(kind for kind in words(cargo) if kind.startswith("red"))),
        **kw,
    )
    return play(s, "survey red-cog", "replace 0")


@pytest.mark.rule("EE-FACTION-05", "EE-FACTION-06", "EE-FACTION-08", "EE-EDGE-61")
def test_one_laid_one_free_one_bought() -> None:
    """Three tiles: one on the map, one stored for nothing, one bought for twice its value."""
    s = psychics()
    assert offered(s) == ["lay red-helix", "lay red-lens", "lay red-crater"]
    play(s, "lay red-lens", "store red-helix")
    assert s.scores == [50, 8]
    assert at(s, "cargo", 0) == ["red-helix"]
    assert offered(s) == ["done", "buy red-crater"]
    play(s, "buy red-crater")

    assert s.scores == [50 - 8, 8]
    assert at(s, "cargo", 0) == ["red-helix", "red-crater"]
    assert at(s, "hidden", 0) == []
    assert at(s, "sites") == {"red-lens": 1}
    assert at(s, "surveyed") == []


@pytest.mark.rule("EE-FACTION-05")
def test_the_free_tile_is_the_players_choice_and_may_be_declined() -> None:
    """Either of the two tiles that are not laid may be stored, or none."""
    s = play(psychics(), "lay red-crater")
    assert offered(s) == ["done", "store red-helix", "store red-lens"]
    refused(s, "store red-crater", "EE-FACTION-05")
    play(s, "done", "done")
    assert at(s, "cargo", 0) == []
    assert s.scores[0] == 50


@pytest.mark.rule("EE-FACTION-06")
def test_buying_costs_twice_the_value_also_without_a_free_tile() -> None:
    """The purchase does not hang on the free tile, and costs 2 x 5; who has 9 credits cannot pay it."""
    s = play(psychics(), "lay red-lens", "done", "buy red-helix")
    assert s.scores[0] == 40
    s = play(psychics(credits=9), "lay red-lens", "done")
    assert offered(s) == ["done", "buy red-crater"]
    refused(s, "buy red-helix", "EE-SURVEY-20")


@pytest.mark.rule("EE-FACTION-07", "EE-EDGE-61")
def test_each_stored_tile_needs_a_space() -> None:
    """With one space in the cargo hold it is the free tile or the bought one; the hidden hold is of no use."""
    full = "green-lens*3"
    s = play(psychics(cargo=full), "lay red-lens", "store red-helix")
    assert asked(s) == "act"
    assert at(s, "cargo", 0) == ["green-lens"] * 3 + ["red-helix"]
    assert at(s, "piles", "red-crater") == 1

    s = play(psychics(cargo=full), "lay red-lens", "done", "buy red-helix")
    assert len(at(s, "cargo", 0)) == 4
    assert s.scores[0] == 40

    s = play(psychics(cargo="green-lens*4"), "lay red-lens")
    assert asked(s) == "act"
    assert at(s, "piles", "red-helix") == at(s, "piles", "red-crater") == 1
    assert at(s, "hidden", 0) == []


@pytest.mark.rule("EE-FACTION-08", "EE-FACTION-R4")
def test_one_of_the_three_is_always_laid() -> None:
    """All three tiles are there to see when the first is laid; laying cannot be declined and comes before storing."""
    s = psychics()
    assert at(s, "surveyed") == ["red-helix", "red-lens", "red-crater"]
    refused(s, "done", "EE-SURVEY-16")
    refused(s, "store red-helix", "EE-SURVEY-16")
    play(s, "lay red-helix")
    assert at(s, "sites") == {"red-helix": 1}


@pytest.mark.rule("EE-FACTION-09")
@pytest.mark.parametrize("faction", [PSYCHICS, MERCHANTS])
def test_steps_1_and_2_are_as_for_everybody(faction: str) -> None:
    """The played card takes the place of one in the forecast, a cube marks it, and the lowest token is taken."""
    s = earth(factions=[faction, SMUGGLERS], hands=["red-cog", ""], travel=["travel-2", ""])
    old = at(s, "forecast")
    play(s, "survey red-cog")
    assert offered(s) == ["replace 0", "replace 1", "replace 2"]
    play(s, "replace 1")

    assert at(s, "forecast") == [old[0], "red-cog", old[2]]
    assert at(s, "discard") == {old[1]: 1}
    assert at(s, "marks") == [None, 0, None]
    assert at(s, "cubes") == [21, 22]
    assert at(s, "tokens") == [1, 0]


def outcomes(s: Earth) -> set[tuple[int, int, int, int]]:
    """Every way to go on until the Survey is over: tiles laid, stored, bought and put back."""
    found: set[tuple[int, int, int, int]] = set()
    pending = [s]
    while pending:
        world = pending.pop()
        if asked(world) in ("samples", "act"):
            bought = at(world, "earned", 0, "surveying") != 0
            laid = sum(at(world, "sites").values())
            stored = len(at(world, "cargo", 0))
            back = sum(n for kind, n in at(world, "piles").items() if kind.startswith("red"))
            found.add((laid, stored - (1 if bought else 0), 1 if bought else 0, back))
            continue
        for code in world.legal():
            branch = world.copy()
            branch.play(code)
            pending.append(branch)
    return found


@pytest.mark.rule("EE-FACTION-R1")
def test_all_outcomes_with_three_tiles() -> None:
    """Laid + free + bought; laid + free + back; laid + bought + back; laid + two back; and no other."""
    assert outcomes(psychics()) == {(1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1), (1, 0, 0, 2)}


@pytest.mark.rule("EE-FACTION-R3", "EE-EDGE-62")
def test_a_short_pile() -> None:
    """Two tiles: one is laid, the other stored, bought or put back. One: it is laid, and that is all. None: nothing."""
    assert outcomes(psychics("red-helix red-lens")) == {(1, 1, 0, 0), (1, 0, 1, 0), (1, 0, 0, 1)}
    s = play(psychics("red-helix red-lens"), "lay red-lens", "store red-helix")
    assert s.scores[0] == 50
    assert at(s, "cargo", 0) == ["red-helix"]

    s = psychics("red-helix")
    assert asked(s) == "act"
    assert at(s, "sites") == {"red-helix": 1}
    assert at(s, "cargo", 0) == []

    s = psychics("")
    assert asked(s) == "act"
    assert at(s, "sites") == {}


SAMPLED: dict[str, object] = {"rulings": {"EE-FACTION-R2": "sample"}}
"""The free tile may be sampled."""


@pytest.mark.rule("EE-FACTION-R2")
def test_the_free_tile_may_be_sampled() -> None:
    """Also if nothing is bought."""
    s = play(psychics(options=SAMPLED), "lay red-lens", "store red-helix", "done")
    assert offered(s) == ["done", "sample red-helix"]
    play(s, "sample red-helix")
    assert at(s, "guards", 0) == ["red-helix"]


@pytest.mark.rule("EE-FACTION-R4", "EE-FACTION-R2")
@pytest.mark.parametrize("order", [("red-helix", "red-crater"), ("red-crater", "red-helix")])
def test_samples_come_last_in_any_order(order: tuple[str, str]) -> None:
    """Free and bought tile are both stored before the first sample is asked for; either may come first."""
    s = play(psychics(options=SAMPLED), "lay red-lens", "store red-helix", "buy red-crater")
    assert at(s, "guards", 0) == []
    assert offered(s) == ["done", "sample red-helix", "sample red-crater"]
    play(s, f"sample {order[0]}")
    assert offered(s) == ["done", f"sample {order[1]}"]
    play(s, f"sample {order[1]}")
    assert at(s, "guards", 0) == ["red-helix", "red-crater"]


# --- Merchants --------------------------------------------------------------------------------------


def merchants(queues: list[str], *, cargo: str = "green-lens", hand: str = "red-comet", **kw: Any) -> Earth:
    """Merchants with a card of market #5 and a travel card."""
    fields: dict[str, Any] = {"travel": ["travel-2 travel-3", ""], **kw}
    return earth(factions=[MERCHANTS, SMUGGLERS], hands=[hand, ""], cargo=[cargo, ""], queues=queues, **fields)


@pytest.mark.rule("EE-FACTION-10", "EE-FACTION-R6", "EE-EDGE-87")
def test_sell_is_legal_with_one_card_and_not_with_another() -> None:
    """No traders, one tile, a buyer at #5 only: a card with the icon of #5 will do, of any colour, and no other."""
    s = merchants(["", "", "", "", "green", ""], hand="red-comet green-comet green-cog purple-mask")
    assert offered(s, "sell") == ["sell green-comet", "sell red-comet"]
    refused(s, "sell green-cog", "EE-SELL-10")
    refused(s, "sell travel-2", "EE-SELL-10")
    play(s, "sell red-comet")
    assert s.scores == [8 + 9 + 2, 8]  # green alone is the most popular
    assert at(s, "ship") == {"green": 1}


@pytest.mark.rule("EE-FACTION-11", "EE-EDGE-64")
def test_the_market_needs_an_interested_buyer() -> None:
    """Purple buyers at #5 do not want a green tile; a wild one does."""
    s = merchants(["", "", "", "", "purple*2", ""])
    refused(s, "sell red-comet", "EE-SELL-10")
    assert merchants(["", "", "", "", "purple wild", ""]).why_not(GAME.codes.parse("sell red-comet")) is None

    s = merchants(["green", "", "", "", "purple", ""], cargo="green-lens*2", traders=["mask*2", ""])
    play(s, "sell red-comet")
    assert len(happened(s, "boarded")) == 1  # at #1 alone, where their trader stands
    assert at(s, "cargo", 0) == ["green-lens"]


@pytest.mark.rule("EE-FACTION-11")
def test_the_market_needs_a_tile_and_counts_among_the_three() -> None:
    """One tile: #5 or #1, not both. Four tiles and four markets: three at most."""
    s = merchants(["green", "", "", "", "green", ""], traders=["mask", ""])
    play(s, "sell red-comet")
    assert offered(s) == ["sell-at 1", "sell-at 5"]
    play(s, "sell-at 5")
    assert asked(s) == "act"
    assert at(s, "traders", 0) == {"mask": 1}

    s = merchants(["green"] * 6, cargo="green-lens*4", traders=["mask coil prism", ""])
    play(s, "sell red-comet")
    assert offered(s) == ["sell-at 1", "sell-at 2", "sell-at 3", "sell-at 5"]
    refused(s, "sell-at 4", "EE-SELL-08")
    play(s, "sell-at 1", "sell-at 2", "sell-at 5")
    assert asked(s) == "keep_cards"
    assert at(s, "cargo", 0) == ["green-lens"]


@pytest.mark.rule("EE-FACTION-12", "EE-EDGE-63")
def test_a_travel_card_opens_no_market() -> None:
    """A travel card has no icon: with a trader at #1 the sale goes there, #5 is refused; without one there is none."""
    queues = ["green", "", "", "", "green", ""]
    s = merchants(queues)
    refused(s, "sell travel-2", "EE-SELL-10")
    s = merchants(queues, cargo="green-lens*2", traders=["mask", ""])
    play(s, "sell travel-2")
    assert at(s, "cargo", 0) == ["green-lens"]
    assert story(s, "promoted") == ["0 promoted #1 left"]


@pytest.mark.rule("EE-FACTION-13", "EE-EDGE-63")
def test_the_market_counts_like_any_other() -> None:
    """With one trader elsewhere it makes two markets: +3 and a card; with two it makes three: +8 and one of two."""
    queues = ["green", "green wild", "", "", "green purple green", ""]
    s = merchants(queues, cargo="green-lens*2", traders=["mask", ""])
    play(s, "sell red-comet", "sell-at 1", "sell-at 5")
    assert s.scores[0] == 8 + 9 + 2 * 3 + 3
    assert len(at(s, "hands", 0)) == 1

    s = merchants(queues, cargo="green-lens*3", traders=["mask coil", ""])
    play(s, "sell red-comet", "sell-at 1", "sell-at 2", "sell-at 5")
    assert s.scores[0] == 8 + 9 + 2 * 5 + 8
    assert len(at(s, "drawn")) == 2
    play(s, offered(s)[0])
    assert len(at(s, "hands", 0)) == 1
    assert at(s, "ship") == {"green": 4, "wild": 1}
    assert at(s, "queues", 4) == ["purple"]


@pytest.mark.rule("EE-FACTION-R5", "EE-EDGE-63")
def test_nobody_is_promoted_where_nobody_stands() -> None:
    """No envoy from #5 and no cube of the supply used; #1 promotes its trader."""
    s = merchants(["green", "", "", "", "green", ""], cargo="green-lens*2", traders=["mask", ""])
    play(s, "sell red-comet", "sell-at 1", "sell-at 5")
    assert at(s, "envoys") == [{"left": 1}, {}]
    assert at(s, "traders") == [{}, {}]
    assert at(s, "cubes") == [21, 22]


@pytest.mark.rule("EE-FACTION-R5")
def test_a_trader_who_is_there_is_promoted() -> None:
    """The Merchants' own trader at the card's market moves up as usual; other players' stay."""
    s = merchants(["", "", "", "", "green", ""], traders=["comet*2", "comet"])
    play(s, "sell red-comet")
    assert at(s, "envoys") == [{"right": 1}, {}]
    assert at(s, "traders") == [{"comet": 1}, {"comet": 1}]


# --- Smugglers --------------------------------------------------------------------------------------


def smugglers(**kw: Any) -> Earth:
    """Smugglers with a trader at #4 where one red buyer waits; an explorer is at Guam, a black market."""
    fields: dict[str, Any] = {
        "hands": ["green-mask*2", ""],
        "travel": ["travel-2 travel-3", ""],
        "traders": ["cog*3", ""],
        "queues": ["", "", "", "red", "", ""],
        **kw,
    }
    return earth(factions=[SMUGGLERS, PSYCHICS], **fields)


@pytest.mark.rule("EE-FACTION-14", "EE-FACTION-16", "EE-FACTION-R9", "EE-EDGE-65")
def test_buy_for_five_and_sell_it() -> None:
    """Empty holds and 5 credits: the value-5 tile on top of the stack costs 5, not 6, and is sold in the same action
    for 9 + 2."""
    s = smugglers(credits=[5, 8], stacks={"red": "red-helix red-lens"})
    assert offered(s, "sell") == ["sell green-mask", "sell travel-2", "sell travel-3"]
    play(s, "sell green-mask")
    assert offered(s) == ["acquire red cargo", "acquire red hidden"]
    play(s, "acquire red cargo")
    assert s.scores[0] == 0
    assert at(s, "stacks", "red") == ["red-lens"]
    play(s, "done")  # no sample

    assert s.scores[0] == 9 + 2
    assert at(s, "cargo", 0) == []
    assert at(s, "sold") == {"red-helix": 1}
    assert asked(s) == "act"


@pytest.mark.rule("EE-FACTION-R10", "EE-FACTION-R9", "EE-EDGE-65")
def test_the_price_must_be_there_before_the_sale() -> None:
    """4 credits and no top tile for 4 or less: Sell is refused with every card, though the sale would bring 11."""
    s = smugglers(credits=[4, 8], stacks={"red": "red-helix red-lens", "green": "green-lens"})
    assert offered(s, "sell") == []
    assert all(illegal(s, name) for name in ("sell green-mask", "sell travel-2"))
    assert not illegal(smugglers(credits=[4, 8], stacks={"red": "red-crater"}), "sell green-mask")


@pytest.mark.rule("EE-FACTION-R10")
def test_an_owner_of_tiles_needs_the_price_too() -> None:
    """With a red tile to sell and 4 credits the value-5 tile is not for sale, the value-2 tile is."""
    s = smugglers(credits=[4, 8], cargo=["red-lens", ""], stacks={"red": "red-helix", "purple": "purple-helix"})
    play(s, "sell green-mask")
    assert offered(s) == ["done", "acquire purple cargo", "acquire purple hidden"]
    refused(s, "acquire red cargo", "EE-SUPPLY-07")


@pytest.mark.rule("EE-FACTION-15")
@pytest.mark.parametrize("place", LOCATIONS)
def test_an_explorer_on_any_black_market(place: str) -> None:
    """Havana, Zanzibar or Guam, whatever icons they show; elsewhere nothing is offered."""
    rest = [other for other in ("vancouver", "berlin", "london") if other != place][:2]
    s = smugglers(
        explorers=[f"{rest[0]} {rest[1]} {place}", "havana zanzibar guam"],
        stacks={"red": "red-lens"},
    )
    allowed = place in ("havana", "zanzibar", "guam")
    assert (offered(s, "sell") != []) == allowed
    if allowed:
        play(s, "sell green-mask")
        assert asked(s) == "buy_first"


@pytest.mark.rule("EE-FACTION-17")
def test_smuggle_costs_what_it_costs() -> None:
    """A Smuggle action of the Smugglers pays value + 1."""
    s = smugglers(hands=["green-coil", ""], stacks={"red": "red-helix"})
    play(s, "smuggle green-coil", "acquire red cargo")
    assert s.scores[0] == 8 - 6


@pytest.mark.rule("EE-FACTION-18")
@pytest.mark.parametrize("card", ["green-mask", "purple-anchor", "travel-2"])
@pytest.mark.parametrize("colour", ["yellow", "green", "red", "purple", "orange"])
def test_any_stack_with_any_card(card: str, colour: str) -> None:
    """Guam shows the icons of #2 and #5; neither that nor the card's colour matters, and a travel card will do."""
    tops = {
        "yellow": "yellow-crater",
        "green": "green-antenna",
        "red": "red-lens",
        "purple": "purple-helix",
        "orange": "orange-helix",
    }
    s = smugglers(
        hands=["green-mask purple-anchor", ""],
        cargo=["red-crater", ""],
        stacks={name: f"{kind} {kind}" for name, kind in tops.items()},
    )
    play(s, f"sell {card}")
    assert len(offered(s, "acquire")) == 10
    play(s, f"acquire {colour} hidden")
    assert at(s, "hidden", 0) == [tops[colour]]
    assert at(s, "stacks", colour) == [tops[colour]]


@pytest.mark.rule("EE-FACTION-R7", "EE-EDGE-66")
def test_full_holds() -> None:
    """Both full: no purchase, not even of a tile to be sold at once, but a normal sale. One space: only that hold."""
    fields: dict[str, Any] = {
        "cargo": ["red-lens yellow-crater*3", ""],
        "hidden": ["green-lens*2", ""],
        "stacks": {"red": "red-crater"},
    }
    s = smugglers(**fields)
    play(s, "sell green-mask")
    assert happened(s, "acquired-first") == []
    assert asked(s) == "act"
    assert at(s, "cargo", 0) == ["yellow-crater"] * 3

    s = smugglers(**{**fields, "cargo": ["yellow-crater*4", ""]})
    assert offered(s, "sell") == []

    s = smugglers(**{**fields, "hidden": ["green-lens", ""]})
    play(s, "sell green-mask")
    assert offered(s) == ["done", "acquire red hidden"]
    refused(s, "acquire red cargo", "EE-SMUGGLE-12")


@pytest.mark.rule("EE-FACTION-R8")
def test_the_tile_may_be_sampled_before_the_sale() -> None:
    """The sample is asked for right after the purchase, before the region; it stays when the tile is sold."""
    s = smugglers(stacks={"red": "red-helix"})
    play(s, "sell green-mask", "acquire red hidden")
    assert asked(s) == "samples"
    assert at(s, "queues", 3) == ["red"]
    play(s, "sample red-helix")
    assert at(s, "guards", 0) == ["red-helix"]
    assert at(s, "hidden", 0) == []
    assert s.scores[0] == 8 - 5 + 11


@pytest.mark.rule("EE-FACTION-R9", "EE-FACTION-16")
def test_the_tile_bought_need_not_be_the_one_sold() -> None:
    """With a red tile of their own they buy a purple one and sell the red one; or buy a red one and keep one of two."""
    s = smugglers(cargo=["red-lens", ""], stacks={"purple": "purple-helix", "red": "red-crater"})
    play(s, "sell green-mask", "acquire purple cargo", "done")
    assert asked(s) == "act"
    assert at(s, "cargo", 0) == ["purple-helix"]

    s = smugglers(cargo=["red-lens", ""], stacks={"purple": "purple-helix", "red": "red-crater"})
    play(s, "sell green-mask", "acquire red cargo", "done")
    assert offered(s) == ["sell-tile cargo red-lens", "sell-tile cargo red-crater"]


@pytest.mark.rule("EE-FACTION-R9")
def test_a_purchase_is_followed_by_a_sale() -> None:
    """Having bought, they cannot get out of the sale: the region and the market must be chosen."""
    s = smugglers(
        cargo=["green-lens", ""],
        queues=["", "", "", "red green", "", "green"],
        traders=["cog anchor", ""],
        stacks={"red": "red-helix"},
    )
    play(s, "sell green-mask", "acquire red cargo", "done")
    assert offered(s) == ["region green", "region red"]
    assert illegal(s, "done")
    play(s, "region green")
    assert offered(s) == ["sell-at 4", "sell-at 6"]
    refused(s, "done", "EE-SELL-04")


@pytest.mark.rule("EE-FACTION-R15", "EE-FACTION-R9", "EE-EDGE-86")
def test_only_purchases_that_can_be_sold() -> None:
    """Their green tile has no buyer: only the red top tile is offered, and declining is not."""
    stacks = {"red": "red-helix", "yellow": "yellow-crater", "green": "green-antenna"}
    s = smugglers(cargo=["green-lens", ""], stacks=stacks)
    play(s, "sell green-mask")
    assert offered(s) == ["acquire red cargo", "acquire red hidden"]
    assert s.question is not None
    assert s.question.about == {"must": 1}, "it says that it cannot be declined"
    refused(s, "done", "EE-FACTION-R15")
    refused(s, "acquire yellow cargo", "EE-FACTION-R15")
    refused(s, "acquire green hidden", "EE-FACTION-R15")

    s = smugglers(cargo=["red-lens", ""], stacks=stacks)
    play(s, "sell green-mask")
    assert offered(s) == [
        "done",
        *(f"acquire {colour} {hold}" for colour in ("yellow", "green", "red") for hold in ("cargo", "hidden")),
    ]
    assert s.question is not None
    assert s.question.about == {"must": 0}
    play(s, "done")
    assert at(s, "cargo", 0) == []
    assert at(s, "stacks", "red") == ["red-helix"]


@pytest.mark.rule("EE-FACTION-R15")
def test_a_purchase_that_cannot_be_sold_does_not_make_sell_legal() -> None:
    """No red tile to be had, only a yellow one that nobody wants: Sell is refused."""
    s = smugglers(cargo=["green-lens", ""], stacks={"yellow": "yellow-crater"})
    assert offered(s, "sell") == []
    refused(s, "sell green-mask", "EE-SELL-10")


@pytest.mark.rule("EE-FACTION-R15", "EE-FACTION-14")
def test_one_tile_for_each_sell_action() -> None:
    """After one purchase no second is offered; the next Sell of the turn offers again."""
    s = smugglers(
        credits=[50, 8],
        cargo=["red-lens*2", ""],
        queues=["", "", "", "red", "", "red"],
        traders=["cog anchor", ""],
        stacks={"red": "red-helix*2", "purple": "purple-helix*2"},
    )
    play(s, "sell green-mask", "acquire purple cargo", "done")
    assert asked(s) == "sell_markets"
    refused(s, "acquire red cargo", "EE-SMUGGLE-10")
    play(s, "sell-at 4", "done")
    assert asked(s) == "act"
    play(s, "sell green-mask")
    assert asked(s) == "buy_first"
    play(s, "acquire purple cargo")
    assert at(s, "cargo", 0).count("purple-helix") == 2


@pytest.mark.rule("EE-FACTION-14", "EE-FACTION-R7")
def test_only_the_top_of_a_stack() -> None:
    """Below the top lies a cheaper tile, but it is the top that is bought."""
    s = smugglers(cargo=["red-lens", ""], credits=[6, 8], stacks={"yellow": "yellow-helix yellow-crater"})
    play(s, "sell green-mask")
    assert happened(s, "acquired-first") == []
    assert asked(s) == "act"  # 7 credits are too much, so nothing was asked


# --- Pilots -----------------------------------------------------------------------------------------


def pilots(explorers: str = "vancouver berlin guam", *, hand: str = "red-cog*2", seats: int = 2, **kw: Any) -> Earth:
    """Seat 1 has the Pilots and its turn has just begun; seat 0 has passed."""
    fields: dict[str, Any] = {
        "travel": ["travel-2"] + [""] * (seats - 1),
        "hands": ["", hand, *[""] * (seats - 2)],
        **kw,
    }
    everybody = ["vancouver berlin guam"] * seats
    everybody[1] = explorers
    factions = [PSYCHICS, PILOTS, MERCHANTS, SMUGGLERS][:seats]
    return play(earth(seats=seats, factions=factions, explorers=everybody, **fields), "pass")


@pytest.mark.rule("EE-FACTION-19")
def test_one_explorer_one_step() -> None:
    """Before the first action any explorer may go to any adjacent location, or none may; a second step is not given."""
    s = pilots()
    assert (s.seat, asked(s)) == (1, "free_move")
    assert sorted(offered(s)) == sorted(
        [
            "done",
            "move vancouver anchorage",
            "move vancouver newyork",
            "move vancouver mexico",
            "move berlin london",
            "move berlin rome",
            "move berlin xian",
            "move guam sydney",
            "move guam easter",
            "move guam xian",
        ]
    )
    play(s, "move guam easter")
    assert at(s, "explorers", 1) == ["vancouver", "berlin", "easter"]
    assert asked(s) == "act"
    assert illegal(s, "move easter cusco")
    assert illegal(s, "move berlin rome")


@pytest.mark.rule("EE-FACTION-20")
def test_where_to() -> None:
    """Not to a location with another own explorer, not over two lines, not to where it stands."""
    s = pilots("london rome newyork")
    refused(s, "move london rome", "EE-FACTION-20")
    refused(s, "move london newyork", "EE-FACTION-20")
    refused(s, "move rome london", "EE-FACTION-20")
    assert "move london berlin" in offered(s)
    assert "move rome berlin" in offered(s)
    for far in ("move london cairo", "move london london", "move vancouver anchorage"):
        assert illegal(s, far)
        assert far not in offered(s)


@pytest.mark.rule("EE-FACTION-21")
def test_opponents_do_not_matter() -> None:
    """A location with an opposing explorer is as good as any."""
    s = pilots("london rome newyork")
    assert "berlin" in at(s, "explorers", 0)
    play(s, "move rome berlin")
    assert "berlin" in at(s, "explorers", 1)


@pytest.mark.rule("EE-FACTION-22")
@pytest.mark.parametrize("move", ["done", "move berlin rome"])
def test_it_costs_neither_card_nor_action_and_cannot_be_saved(move: str) -> None:
    """Used or not: the hand is as it was, two actions follow, and in between nothing moves for free."""
    s = pilots(hand="red-cog*2 green-cog")
    play(s, move)
    assert at(s, "hands", 1) == ["green-cog", "red-cog", "red-cog"]
    assert (asked(s), s.actions) == ("act", 2)
    assert offered(s, "move") == []
    play(s, "excavate red-cog")
    assert (s.seat, asked(s), s.actions) == (1, "act", 1)
    assert offered(s, "move") == []
    play(s, "excavate red-cog")
    assert (s.seat, asked(s), s.actions) == (1, "free_move", 2)  # the next turn, for seat 0 has passed


@pytest.mark.rule("EE-FACTION-23", "EE-EDGE-67")
def test_an_empty_hand_still_has_a_free_move() -> None:
    """The turn begins with the free move; then there is nothing but Pass, which is done unasked."""
    s = pilots(hand="", seats=3, passed=[2])
    assert (s.seat, asked(s)) == (1, "free_move")
    play(s, "move berlin rome")
    assert at(s, "explorers", 1) == ["vancouver", "rome", "guam"]
    assert story(s, "moved", "passed") == ["1 moved berlin rome", "1 passed"]


@pytest.mark.rule("EE-FACTION-23")
def test_a_free_move_before_a_chosen_pass() -> None:
    """Whoever passes as the first action has had the start of the turn all the same."""
    s = pilots(seats=3, travel=["travel-2", "", "travel-2"])
    assert (s.seat, asked(s)) == (1, "free_move")
    play(s, "move berlin xian", "pass")
    assert at(s, "explorers", 1) == ["vancouver", "xian", "guam"]
    assert at(s, "passed") == [0, 1]


@pytest.mark.rule("EE-FACTION-24", "EE-EDGE-67")
def test_no_move_after_passing() -> None:
    """The Pilots have passed: their skipped turns have no start, whatever the others do."""
    s = earth(
        seats=3,
        factions=[PSYCHICS, PILOTS, MERCHANTS],
        hands=["red-cog*2 green-cog*2", "", "red-mask*2 green-mask*2"],
        passed=[1],
    )
    turns: list[object] = []
    while s.seat is not None and asked(s) == "act":
        turns.append(s.seat)
        play(s, offered(s, "excavate")[0])
    assert turns == [0, 0, 2, 2, 0, 0, 2, 2]
    assert asked(s) == "draft"  # and the others, without a card, have passed


# --- Excavators -------------------------------------------------------------------------------------


def excavators(explorers: str, sites: str, *, card: str = "red-cog", **kw: Any) -> Earth:
    """The Excavators have paid for Excavate."""
    s = earth(
        factions=[EXCAVATORS, PSYCHICS],
        explorers=[explorers, "london rome guam"],
        sites=sites,
        hands=[card, ""],
        travel=["travel-2", ""],
        **kw,
    )
    return play(s, f"excavate {card}")


@pytest.mark.rule("EE-FACTION-31", "EE-FACTION-25", "EE-FACTION-26", "EE-FACTION-27")
@pytest.mark.parametrize("second", ["red-antenna", "red-helix"])
def test_the_example_of_the_rulebook(second: str) -> None:
    """One explorer at London with two red tiles, next to Rome with one: both tiles of London, or one here and one next
    door, where no explorer of theirs stands."""
    s = excavators("london vancouver guam", "red-lens red-antenna red-helix")
    play(s, "dig red-lens")
    assert offered(s) == ["done", "dig red-helix", "dig red-antenna"]
    play(s, f"dig {second}")
    assert sorted(at(s, "cargo", 0)) == sorted(["red-lens", second])
    assert sum(at(s, "sites").values()) == 1
    assert asked(s) == "samples"


@pytest.mark.rule("EE-FACTION-25")
def test_the_second_tile_may_be_declined() -> None:
    """It may be taken, not must."""
    s = play(excavators("london vancouver guam", "red-lens*2"), "dig red-lens", "done", "done")
    assert at(s, "cargo", 0) == ["red-lens"]
    assert at(s, "sites") == {"red-lens": 1}


@pytest.mark.rule("EE-FACTION-28", "EE-EDGE-69")
def test_the_second_tile_has_the_colour_of_the_card() -> None:
    """Lagos and Cairo next to Rome are purple: nothing there for a red card."""
    s = play(excavators("rome vancouver guam", "red-helix*2 purple-helix purple-antenna"), "dig red-helix")
    assert offered(s) == ["done", "dig red-helix"]
    refused(s, "dig purple-helix", "EE-EXCAVATE-04")
    refused(s, "dig purple-antenna", "EE-EXCAVATE-04")


@pytest.mark.rule("EE-FACTION-29")
def test_a_space_for_each_tile() -> None:
    """With one empty space in the cargo hold there is no second tile; the hidden hold does not help."""
    s = play(excavators("london vancouver guam", "red-lens*2", cargo=["green-lens*3", ""]), "dig red-lens")
    assert asked(s) == "samples"
    assert at(s, "hidden", 0) == []
    s = excavators("london vancouver guam", "red-lens*2", cargo=["green-lens*4", ""])
    assert asked(s) == "act"


@pytest.mark.rule("EE-FACTION-30")
def test_both_tiles_may_be_sampled() -> None:
    """The tile from next door too."""
    s = play(excavators("london vancouver guam", "red-lens red-helix"), "dig red-lens", "dig red-helix")
    assert offered(s) == ["done", "sample red-helix", "sample red-lens"]
    play(s, "sample red-helix", "sample red-lens")
    assert at(s, "guards", 0) == ["red-helix", "red-lens"]


@pytest.mark.rule("EE-FACTION-R11", "EE-EDGE-68")
def test_two_explorers_never_take_three() -> None:
    """London and Rome both have an explorer: two tiles in all, in any combination of the two sites."""
    s = excavators("london rome guam", "red-lens*2 red-helix*2")
    found: set[tuple[str, ...]] = set()
    pending = [s]
    while pending:
        world = pending.pop()
        if asked(world) not in ("dig_first", "dig_second"):
            found.add(tuple(at(world, "cargo", 0)))
            continue
        for code in world.legal():
            branch = world.copy()
            branch.play(code)
            pending.append(branch)
    assert found == {
        (),
        ("red-lens",),
        ("red-helix",),
        ("red-helix", "red-lens"),
        ("red-lens", "red-lens"),
        ("red-helix", "red-helix"),
    }


@pytest.mark.rule("EE-FACTION-R11")
def test_explorers_elsewhere_in_the_region_do_not_matter() -> None:
    """Explorers at Anchorage and Mexico: after Anchorage the second tile may come from Anchorage, from New York next
    to it, or by the normal rule from Mexico."""
    s = excavators("anchorage mexico guam", "green-helix*2 green-antenna green-crater", card="green-cog")
    play(s, "dig green-helix")
    assert offered(s) == ["done", "dig green-helix", "dig green-antenna", "dig green-crater"]


@pytest.mark.rule("EE-FACTION-R12", "EE-EDGE-70")
def test_the_first_tile_comes_from_the_explorers_own_site() -> None:
    """With nothing at London the tiles of Rome are out of reach; with one there, that one is the first."""
    s = excavators("london vancouver guam", "red-helix*2 red-crater")
    assert asked(s) == "act"
    assert at(s, "cargo", 0) == []

    s = excavators("london vancouver guam", "red-lens red-helix*2")
    assert offered(s) == ["done", "dig red-lens"]
    refused(s, "dig red-helix", "EE-EXCAVATE-05")
    play(s, "dig red-lens", "dig red-helix")
    assert asked(s) == "samples"  # and no third


@pytest.mark.rule("EE-FACTION-R13", "EE-FACTION-26")
@pytest.mark.parametrize(
    ("card", "place", "own", "near", "far"),
    [
        ("green-cog", "anchorage", "green-lens", "green-antenna", "green-crater"),
        ("yellow-cog", "easter", "yellow-antenna", "yellow-helix", "yellow-crater"),
        ("orange-cog", "sydney", "orange-antenna", "orange-helix", "orange-lens"),
        ("purple-cog", "lagos", "purple-helix", "purple-crater", ""),
    ],
)
def test_two_steps_away_is_not_adjacent(card: str, place: str, own: str, near: str, far: str) -> None:
    """New York is next to Anchorage, Mexico is not; Cusco is next to Easter Island, Manaus is not; and so on."""
    s = play(excavators(f"{place} vancouver guam", f"{own} {near} {far}", card=card), f"dig {own}")
    assert offered(s) == ["done", f"dig {near}"]
    if far:
        refused(s, f"dig {far}", "EE-FACTION-26")


@pytest.mark.rule("EE-FACTION-R13")
def test_round_the_globe_counts_as_adjacent() -> None:
    """Easter Island reaches Sydney and Guam, and they reach it. (In this pack no such line joins sites of one colour,
    so the ability is asked directly.)"""
    s = earth(factions=[EXCAVATORS, PSYCHICS])
    ability = s.rules.factions[0]
    easter, sydney, guam, manaus = (LOCATIONS.index(name) for name in ("easter", "sydney", "guam", "manaus"))
    assert ability.reaches(s, 0, easter, sydney)
    assert ability.reaches(s, 0, sydney, easter)
    assert ability.reaches(s, 0, easter, guam)
    assert ability.reaches(s, 0, easter, easter)
    assert not ability.reaches(s, 0, easter, manaus)
    assert not s.rules.factions[1].reaches(s, 1, easter, sydney)


@pytest.mark.rule("EE-FACTION-R14")
def test_two_tiles_of_one_type() -> None:
    """Both are stored; one of them can be sampled, and then the space is taken."""
    s = play(excavators("london vancouver guam", "red-lens*3"), "dig red-lens", "dig red-lens")
    assert at(s, "cargo", 0) == ["red-lens", "red-lens"]
    play(s, "sample red-lens")
    assert asked(s) == "act"
    assert at(s, "guards", 0) == ["red-lens"]
    assert at(s, "cubes", 0) == 21


@pytest.mark.rule("EE-FACTION-03", "EE-FACTION-14", "EE-FACTION-R8")
def test_a_column_filled_by_a_smugglers_purchase() -> None:
    """The fourth sample of a column, taken before the sale, brings its card at once: also for an empty hand."""
    s = smugglers(
        hands=["green-mask", ""],
        travel=["", ""],
        guards=["red-helix red-lens red-antenna", ""],
        stacks={"red": "red-crater"},
        discard=other_cards("purple-cog", "green-mask", "orange-anchor*2 orange-comet"),
    )
    play(s, "sell green-mask", "acquire red cargo", "sample red-crater")
    assert at(s, "hands", 0) == ["purple-cog"]
    assert asked(s) == "act"
