"""Zu's Survey: a card of the deck into the forecast, and a tile of its colour (ZU-SURVEY)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.kinds import CARDS, TYPES
from digsite.games.excavation_earth.state import Earth
from digsite.kernel.rng import Rng
from tests.games.excavation_earth.solo.table import HUMAN, OTHER_PACK, ZU, act, chances, credits, solo, told
from tests.games.excavation_earth.table import (
    asked,
    at,
    offered,
    other_cards,
    other_tiles,
    play,
    refused,
)

FORECAST = "orange-anchor orange-comet orange-cog"


def survey(pile: str = "red-lens red-antenna", *, deck: str = "red-mask", held: str = "", **kw: Any) -> Earth:
    """The deck is exactly `deck` and the red pile exactly `pile`; Zu has 20 credits and these red tiles in cargo."""
    number = kw.get("round", 1)
    forecast = FORECAST if number < 3 else ""
    return solo(
        **{
            "forecast": forecast,
            "discard": other_cards(deck, forecast, str(kw.get("hand", ""))),
            "sold": other_tiles("red", pile, held),
            "cargo": ["", held],
            "credits": [8, 20],
            **kw,
        }
    )


def pile(state: Earth) -> dict[str, int]:
    """The tiles of the red pile."""
    return {kind: n for kind, n in at(state, "piles").items() if kind.startswith("red")}


# --- the card -------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SURVEY-01", "ZU-SURVEY-08")
@pytest.mark.parametrize("colour", ["yellow", "green", "red", "purple", "orange"])
def test_the_top_card_of_the_deck_decides_the_region(colour: str) -> None:
    """The only card of the deck is drawn, and two tiles of its colour; its icon does not matter."""
    s = solo(forecast=FORECAST, discard=other_cards(f"{colour}-coil", FORECAST))

    assert act(s, "survey")

    assert told(s, "drew") == [f"drew {colour}-coil"]
    assert at(s, "deck") == {}
    shown = told(s, "surveyed")
    assert len(shown) == 2
    assert all(line.startswith(f"surveyed {colour}-") for line in shown)


@pytest.mark.rule("ZU-SURVEY-01")
def test_any_card_of_the_deck_may_be_on_top() -> None:
    """Two cards in the deck: sometimes the one, sometimes the other."""
    s = survey(deck="red-mask green-coil")
    seen = set()
    for seed in range(20):
        trial = s.copy()
        trial.rng = Rng(seed)
        act(trial, "survey")
        seen.update(told(trial, "drew"))

    assert seen == {"drew red-mask", "drew green-coil"}


@pytest.mark.rule("ZU-SURVEY-02", "ZU-EDGE-48")
def test_an_empty_deck_is_made_of_the_discard_pile_first() -> None:
    """All cards but the forecast are discarded: they are shuffled, one is drawn, the replaced one is discarded."""
    s = solo(forecast=FORECAST, discard=other_cards("", FORECAST))

    assert act(s, "survey")

    assert told(s, "reshuffled") == ["reshuffled 57"]
    assert sum(at(s, "deck").values()) == 56
    assert at(s, "discard") == {"orange-anchor": 1}


@pytest.mark.rule("ZU-SURVEY-03", "ZU-SURVEY-04", "ZU-SURVEY-05", "ZU-EDGE-42")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize(
    ("marks", "place"),
    [
        ([None, None, None], 0),
        ([None, 0, None], 0),
        ([0, None, None], 1),
        ([1, None, 0], 1),
        ([0, 1, None], 2),
    ],
)
def test_the_leftmost_free_card_is_replaced_and_marked(number: int, marks: list[int | None], place: int) -> None:
    """Cubes of either side close a card. The drawn card takes that very place, with a cube of Zu's."""
    s = survey(round=number, marks=marks, held="red-lens", pile="red-lens", guards=["", "red-lens"])
    cubes = at(s, "cubes", ZU)
    old = FORECAST.split()[place]
    before = at(s, "discard", old)

    act(s, "survey")

    assert at(s, "forecast") == [*FORECAST.split()[:place], "red-mask", *FORECAST.split()[place + 1 :]]
    assert at(s, "marks") == [*marks[:place], ZU, *marks[place + 1 :]]
    assert at(s, "discard", old) == before + 1
    assert at(s, "discard", "red-mask") == 1
    assert at(s, "cubes", ZU) == cubes - 1


@pytest.mark.rule("ZU-SURVEY-06", "ZU-SURVEY-R1", "ZU-EDGE-43")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("marks", [[0, 0, 0], [0, 1, 0], [1, 1, 1]])
def test_with_cubes_on_all_forecast_cards_it_fails(number: int, marks: list[int]) -> None:
    """Nothing is drawn, neither card nor tile; ten credits."""
    s = survey(round=number, marks=marks)
    before = s.to_json()

    assert not act(s, "survey")

    after = s.to_json()
    assert credits(s) == 30
    assert {field for field in after if after[field] != before[field]} == {"earned"}


@pytest.mark.rule("ZU-SURVEY-07", "ZU-SURVEY-08", "ZU-EDGE-44")
def test_in_round_3_the_card_is_discarded() -> None:
    """There is no forecast: no cube is spent on it, and two tiles are drawn as ever."""
    s = survey("red-lens red-antenna red-helix", round=3, credits=[8, 0])

    assert act(s, "survey")

    assert (at(s, "forecast"), at(s, "marks"), at(s, "deck")) == ([], [], {})
    assert at(s, "discard", "red-mask") == 2
    assert at(s, "cubes", ZU) == 22
    assert len(told(s, "surveyed")) == 2
    assert sum(pile(s).values()) == 2


# --- the purchase ---------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SURVEY-09")
@pytest.mark.parametrize(
    ("money", "held", "guards", "bought"),
    [
        (4, "", "", True),
        (3, "", "", False),
        (20, "", "red-lens", False),
        (20, "red-lens", "", False),
        (20, "red-helix red-antenna red-crater", "", True),
    ],
)
def test_a_tile_that_zu_needs_can_pay_and_can_store(money: int, held: str, guards: str, bought: bool) -> None:
    """A lens of value 2 costs 4; a sample or a copy of it, or 3 credits, are reasons against it."""
    s = survey("red-lens", held=held, guards=["", guards], credits=[8, money])

    assert act(s, "survey")

    assert told(s, "bought") == (["bought red-lens -4"] if bought else [])
    assert credits(s) == (money - 4 if bought else money)
    assert at(s, "sites") == ({} if bought else {"red-lens": 1})


@pytest.mark.rule("ZU-SURVEY-09", "ZU-SURVEY-15", "ZU-EDGE-45")
@pytest.mark.parametrize("number", [1, 3])
def test_a_full_cargo_hold_prevents_it(number: int) -> None:
    """The hidden hold is empty, but does not serve: one tile goes on the map, the other back."""
    s = survey(round=number, cargo=["", "yellow-lens yellow-helix green-lens green-helix"], guards=["", ""])

    assert act(s, "survey")

    assert credits(s) == 20
    assert (len(at(s, "cargo", ZU)), at(s, "hidden", ZU)) == (4, [])
    assert sorted([*at(s, "sites"), *pile(s)]) == ["red-antenna", "red-lens"]
    assert (len(at(s, "sites")), len(pile(s))) == (1, 1)


@pytest.mark.rule("ZU-SURVEY-10", "ZU-SURVEY-12", "ZU-SURVEY-14")
def test_one_is_bought_the_dearer_one_and_the_other_goes_on_the_map() -> None:
    """Values 2 and 7, 30 credits, room for both: the 7 for 14; the 2 lies on its site."""
    s = survey(credits=[8, 30])

    act(s, "survey")

    assert at(s, "cargo", ZU) == ["red-antenna"]
    assert credits(s) == 16
    assert (at(s, "sites"), pile(s)) == ({"red-lens": 1}, {})
    assert told(s, "laid") == ["laid red-lens london"]


@pytest.mark.rule("ZU-SURVEY-11", "ZU-SURVEY-14", "ZU-EDGE-46")
def test_the_cheaper_one_if_only_that_can_be_paid() -> None:
    """8 credits, both needed, values 6 and 4: the 4 for 8 credits; the 6 goes on the map."""
    s = solo(
        forecast=FORECAST,
        discard=other_cards("green-mask", FORECAST),
        sold=other_tiles("green", "green-helix green-crater"),
    )

    act(s, "survey")

    assert (at(s, "cargo", ZU), credits(s)) == (["green-crater"], 0)
    assert at(s, "sites") == {"green-helix": 1}
    assert at(s, "earned", ZU) == {"start": 8, "surveying": -8}


@pytest.mark.rule("ZU-SURVEY-11", "ZU-SURVEY-14")
def test_the_cheaper_one_if_only_that_is_needed() -> None:
    """A sample of the antenna: the lens is bought, the antenna goes on the map."""
    s = survey(guards=["", "red-antenna"])

    act(s, "survey")

    assert (at(s, "cargo", ZU), at(s, "sites")) == (["red-lens"], {"red-antenna": 1})


@pytest.mark.rule("ZU-SURVEY-13", "ZU-CREW-04", "ZU-CREW-R1")
@pytest.mark.parametrize(("reading", "guards"), [("no-sample", []), ("sample", ["red-antenna"])])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_it_goes_to_the_cargo_hold(number: int, reading: str, guards: list[str]) -> None:
    """Both holds have room; whether it is sampled, the table decides."""
    s = survey("red-antenna", round=number, options={"rulings": {"ZU-CREW-R1": reading}})
    cubes = 22 if number == 3 else 21

    act(s, "survey")

    assert (at(s, "cargo", ZU), at(s, "hidden", ZU)) == (["red-antenna"], [])
    assert at(s, "guards", ZU) == guards
    assert at(s, "cubes", ZU) == cubes - len(guards)


# --- the tiles that are not bought ----------------------------------------------------------------


@pytest.mark.rule("ZU-SURVEY-15")
def test_if_none_is_bought_one_of_them_at_random_goes_on_the_map() -> None:
    """Without credits: lens or antenna, each as likely; the other is in the pile again."""
    s = survey(credits=[8, 0])

    found = chances(s, "survey", "lay-lot")

    assert set(found) == {"red-lens", "red-antenna"}
    assert min(found.values()) > 120
    act(s, "survey")
    laid = told(s, "lay-lot")[0].split(": ")[1]
    back = "red-lens" if laid == "red-antenna" else "red-antenna"
    assert (at(s, "sites"), pile(s)) == ({laid: 1}, {back: 1})
    assert told(s, "put-back") == [f"put-back {back}"]


@pytest.mark.rule("ZU-SURVEY-17")
@pytest.mark.parametrize(("money", "cargo", "sites"), [(14, ["red-antenna"], {}), (13, [], {"red-antenna": 1})])
def test_a_single_tile_is_bought_or_goes_on_the_map(money: int, cargo: list[str], sites: dict[str, int]) -> None:
    """The last tile of the pile, of value 7."""
    s = survey("red-antenna", credits=[8, money])

    assert act(s, "survey")

    assert (at(s, "cargo", ZU), at(s, "sites"), pile(s)) == (cargo, sites, {})


@pytest.mark.rule("ZU-SURVEY-18", "ZU-SURVEY-R3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_without_tiles_the_rest_stands_and_it_has_not_failed(number: int) -> None:
    """An empty pile: the card is in the forecast, or in round 3 discarded, and Zu gains nothing."""
    s = survey("", round=number)

    assert act(s, "survey")

    assert credits(s) == 20
    assert (at(s, "sites"), at(s, "cargo", ZU)) == ({}, [])
    assert at(s, "forecast") == (["red-mask", *FORECAST.split()[1:]] if number < 3 else [])
    assert at(s, "marks") == ([ZU, None, None] if number < 3 else [])
    assert at(s, "discard", "red-mask") == (1 if number < 3 else 2)


@pytest.mark.rule("ZU-SURVEY-19")
def test_two_tiles_of_one_type() -> None:
    """One is bought, the other goes on the map."""
    s = survey("red-lens*2")

    act(s, "survey")

    assert (at(s, "cargo", ZU), at(s, "sites"), pile(s)) == (["red-lens"], {"red-lens": 1}, {})
    assert credits(s) == 16


@pytest.mark.rule("ZU-SURVEY-20")
def test_of_two_tiles_of_equal_value_one_is_bought_at_random() -> None:
    """Orange helix and lens, 5 each in another pack: either for 10 credits."""
    forecast = "orange-coil*2 orange-comet"
    options: dict[str, object] = {"components": OTHER_PACK}
    pack = solo(options=options, forecast=forecast).rules.pack
    cards = {card: pack.card_copies[i] for i, card in enumerate(CARDS)}
    cards.update({"orange-coil": 1, "orange-comet": 3, "orange-cog": cards["orange-cog"] - 1})
    tiles = {kind: pack.copies[i] for i, kind in enumerate(TYPES) if kind.startswith("orange")}
    tiles.update({"orange-helix": 3, "orange-lens": 3})
    s = solo(options=options, forecast=forecast, discard=cards, sold=tiles, credits=[8, 10])
    assert at(s, "deck") == {"orange-cog": 1}

    found = chances(s, "survey", "survey-lot")

    assert set(found) == {"orange-helix", "orange-lens"}
    assert min(found.values()) > 120
    act(s, "survey")
    assert (len(at(s, "cargo", ZU)), credits(s), len(at(s, "sites"))) == (1, 0, 1)


@pytest.mark.rule("ZU-SURVEY-21", "ZU-SURVEY-R4")
@pytest.mark.parametrize("number", [1, 3])
def test_without_any_card_to_draw_it_fails(number: int) -> None:
    """Deck and discard pile are empty: the human holds all cards."""
    rest = other_cards("", FORECAST if number < 3 else "")
    hand = " ".join(f"{card}*{n}" for card, n in rest.items())
    s = survey(deck="", hand=hand, round=number, discard={})
    before = s.to_json()

    assert not act(s, "survey")

    after = s.to_json()
    assert credits(s) == 30
    assert {field for field in after if after[field] != before[field]} == {"earned"}


# --- what it is not -------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SURVEY-16", "ZU-SURVEY-R2")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("tokens", [[0, 0], [1, 0]])
def test_zu_claims_no_initiative_token(number: int, tokens: list[int]) -> None:
    """Whether the human has one or not."""
    s = survey(round=number, tokens=tokens)

    assert act(s, "survey")

    assert at(s, "tokens") == tokens


@pytest.mark.rule("ZU-SURVEY-16", "ZU-EDGE-47")
def test_the_human_gets_the_first_token_after_zu_has_surveyed() -> None:
    """In round 1 Zu goes first; after its Survey the human surveys, gets token 1 and goes first in round 2."""
    s = survey("red-lens", order=[1, 0], hand="red-coil", faction="gul")

    act(s, "survey")
    play(s, "survey red-coil", "replace 2")
    assert at(s, "tokens") == [1, 0]
    play(s, "pass")

    assert (asked(s), at(s, "round"), at(s, "order")) == ("draft", 2, [0, 1])


@pytest.mark.rule("ZU-SURVEY-22")
def test_the_human_is_not_touched() -> None:
    """Hand, travel cards, tiles, samples, cubes and credits stay as they are."""
    s = survey(hand="red-coil green-cog", hidden=["green-lens", ""], guards=["green-lens", ""])
    fields = ["hands", "travel", "explorers"]
    both = ["cargo", "hidden", "guards", "cubes", "earned", "traders", "envoys", "tokens"]
    before = s.to_json()

    act(s, "survey")

    after: Any = s.to_json()
    was: Any = before
    assert [after[field] for field in fields] == [was[field] for field in fields]
    assert [after[field][HUMAN] for field in both] == [was[field][HUMAN] for field in both]


@pytest.mark.rule("ZU-SURVEY-23", "ZU-EDGE-84")
def test_a_card_with_a_cube_of_zus_is_closed_to_both() -> None:
    """Zu's cube on card 1: the human may replace the others only; a second Survey of Zu's replaces card 2."""
    s = survey(deck="red-mask", hand="green-mask", round=2, marks=[1, None, None])

    human = play(s.copy(), "survey green-mask")
    assert offered(human) == ["replace 1", "replace 2"]
    refused(human, "replace 0", "EE-SURVEY-06")
    act(s, "survey")

    assert at(s, "forecast") == ["orange-anchor", "red-mask", "orange-cog"]
    assert at(s, "marks") == [1, 1, None]


@pytest.mark.rule("ZU-SURVEY-24", "ZU-SURVEY-R5")
@pytest.mark.parametrize("viewer", [HUMAN, None])
def test_all_see_the_card_and_both_tiles(viewer: int | None) -> None:
    """Also the tile that goes back into the pile."""
    s = survey(credits=[8, 0])

    act(s, "survey")

    seen = [event.seen(viewer) for event in s.events]
    shown = [told for told in seen if told is not None]
    assert [told["card"] for told in shown if told["kind"] == "zu-drew"] == [CARDS.index("red-mask")]
    tiles = sorted(TYPES[int(str(told["artefact"]))] for told in shown if told["kind"] == "surveyed")
    assert tiles == ["red-antenna", "red-lens"]
    back = [TYPES[int(str(told["artefact"]))] for told in shown if told["kind"] == "put-back"]
    assert back == list(pile(s))
