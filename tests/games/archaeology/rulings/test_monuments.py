"""Readings of what the monuments do."""

from __future__ import annotations

import pytest

import digsite
from tests.games.archaeology.table import (
    GAME,
    asked,
    cards,
    dig,
    hand,
    happened,
    lay,
    new,
    offered,
    order,
    play,
    refused,
)


def reading(rule: str, key: str) -> dict[str, object]:
    """The options of a table that reads one ruling so."""
    return {"rulings": {rule: key}}


# --- the Temple -------------------------------------------------------------------------------------------------------

TEMPLE = ["coin*5", "pot_shard*5", "parchment_scrap*5"]


@pytest.mark.rule("AR-TEMPLE-R1")
@pytest.mark.parametrize(("key", "asks"), [("each-set", "0 look"), ("once-a-turn", "0 act")])
def test_a_second_sale_after_a_look(key: str, asks: str) -> None:
    """A look for each set, or one for all that are sold in a turn."""
    s = dig(["coin*3", "coin"], monument="temple", chambers=TEMPLE, options=reading("AR-TEMPLE-R1", key))
    play(s, "sell coin 1", "look 0")
    assert refused(s, "look 1") == "AR-TEMPLE-R1"

    play(s, "sell coin 1")

    assert asked(s) == asks
    why = s.why_not(GAME.codes.parse("end-turn" if key == "each-set" else "look 1"))
    assert why is not None
    assert why.cite == f"AR-TEMPLE-R1: {key}"


@pytest.mark.rule("AR-TEMPLE-R1")
def test_a_look_that_was_declined_can_be_had_after_the_next_sale() -> None:
    """Once a turn, but after whichever sale the seller likes; the next turn has a look of its own."""
    s = dig(["coin*4", "coin*2"], monument="temple", chambers=TEMPLE, options=reading("AR-TEMPLE-R1", "once-a-turn"))

    play(s, "sell coin 1", "no-look", "sell coin 1")
    assert asked(s) == "0 look"
    play(s, "look 1", "sell coin 1")
    assert asked(s) == "0 act"
    play(s, "end-turn", "sell coin 1")
    assert asked(s) == "1 look"
    assert GAME.from_json(s.to_json()) == s


@pytest.mark.rule("AR-TEMPLE-R1")
def test_a_second_look_is_no_position() -> None:
    """Once this turn's look was taken none can be pending."""
    fields = {"has_sold": True, "acted": True, "looked": True, "agenda": [["act", 0, 0, 0], ["look", 0, 0, 0]]}
    with pytest.raises(digsite.BadPosition, match="AR-TEMPLE-R1"):
        dig(
            ["coin", "coin"],
            monument="temple",
            chambers=TEMPLE,
            options=reading("AR-TEMPLE-R1", "once-a-turn"),
            dig_site="coin",
            **fields,  # type: ignore[arg-type]
        )


# --- the Mine ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AR-MINE-R1")
@pytest.mark.parametrize(("key", "drawn"), [("first-card", "talisman"), ("may-stop", "")])
def test_the_first_card_of_the_mine(key: str, drawn: str) -> None:
    """It is drawn with the Map, or the explorer is asked before it."""
    s = dig(["map", "coin"], monument="mine", chambers=["talisman*2"], options=reading("AR-MINE-R1", key))

    play(s, "explore 0")

    assert asked(s) == "0 draw"
    assert lay(s.drawn) == drawn
    assert offered(s) == ["draw", "stop"]


@pytest.mark.rule("AR-MINE-R1", "AR-EXPLORE-R2")
def test_stopping_before_the_first_card_brings_nothing() -> None:
    """The Map is gone and the exploration is used up; the log says by which ruling."""
    s = dig(["map*2", "coin"], monument="mine", chambers=["coin*2"], options=reading("AR-MINE-R1", "may-stop"))

    play(s, "explore 0", "stop")

    assert happened(s, "hauled") == [{"kind": "hauled", "seat": 0, "n": 0}]
    assert s.events[0].rule == "AR-MINE-R1"
    assert (hand(s, 0), s.maps_spent) == ("map", 1)
    assert refused(s, "explore 0") == "AR-EXPLORE-02"


@pytest.mark.rule("AR-MINE-R1", "AR-END-R10")
def test_the_last_map_of_all_hands_stops_before_the_first_card() -> None:
    """Nothing is left to sell: the game is over."""
    s = dig(["map", ""], monument="mine", chambers=["coin*2"], options=reading("AR-MINE-R1", "may-stop"))

    play(s, "explore 0", "stop")

    assert s.over


def drawing(drawn: str, contents: str, options: dict[str, object]) -> dict[str, object]:
    """A position in the middle of a draw, as it is handed in."""
    return {
        "seats": 2,
        "options": {"monument": "mine", **options},
        "hands": [{"coin": 1}, {"coin": 1}],
        "chambers": [cards(contents)],
        "drawn": cards(drawn),
        "maps_spent": 1,
        "acted": True,
        "explored": True,
        "late": True,
        "agenda": [["draw", 0, 0, 0]],
        "aside": "rest",
    }


@pytest.mark.rule("AR-MINE-R1", "AR-MINE-R3")
def test_positions_in_the_mine() -> None:
    """Where the first card must be drawn nobody is asked before it; where five stops the draw nobody is asked there."""
    before = drawing("", "coin*2", {})
    full = drawing("coin talisman", "coin*2", {})
    for data in (before, drawing("coin talisman", "coin*2", reading("AR-MINE-R3", "stops-at-five"))):
        with pytest.raises(digsite.BadPosition, match="AR-MINE"):
            GAME.from_json(data)
    assert GAME.from_json(full).legal()
    assert GAME.from_json(drawing("", "coin*2", reading("AR-MINE-R1", "may-stop"))).legal()


@pytest.mark.rule("AR-MINE-R3")
@pytest.mark.parametrize(("key", "asks"), [("player-stops", "0 draw"), ("stops-at-five", "0 act")])
def test_exactly_five(key: str, asks: str) -> None:
    """At five the player is asked, or the draw ends by itself; at four he is asked in any case."""
    options = reading("AR-MINE-R3", key)
    s = dig(["map", "coin"], monument="mine", chambers=["pot_shard*9"], options=options)
    play(s, "explore 0", "draw", "draw", "draw")
    assert asked(s) == "0 draw"

    play(s, "draw")

    assert asked(s) == asks
    if key == "stops-at-five":
        assert hand(s, 0) == "pot_shard*5"
        assert [event.rule for event in s.events if event.kind.name == "hauled"] == ["AR-MINE-R3"]


# --- the Sphinx -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AR-SPHINX-R2")
@pytest.mark.parametrize("key", ["any-type", "possible-types"])
@pytest.mark.parametrize(
    ("seats", "never"), [(3, ["map", "broken_tablet", "broken_pendant"]), (4, ["map", "broken_pendant"]), (5, ["map"])]
)
def test_treasures_that_can_never_be_there(key: str, seats: int, never: list[str]) -> None:
    """Maps, and what went back to the box, may be named by one reading only."""
    hands = ["map", *["coin"] * (seats - 1)]
    s = dig(hands, monument="sphinx", chambers=["coin*6"], options=reading("AR-SPHINX-R2", key))
    play(s, "explore 0")

    for code in ("", "name coin"):
        if code:
            play(s, code)
        for name in never:
            if key == "any-type":
                assert f"name {name}" in offered(s)
            else:
                assert refused(s, f"name {name}") == "AR-SPHINX-R2"
    assert refused(s, "name coin") == "AR-SPHINX-R1"
    assert "name talisman" in offered(s)


@pytest.mark.rule("AR-SPHINX-R2")
def test_a_name_that_cannot_have_been_said() -> None:
    """A position in which a Map was named first is refused where that may not be."""
    for key in ("any-type", "possible-types"):
        data = drawing("", "coin*6", reading("AR-SPHINX-R2", key))
        data["options"] = {"monument": "sphinx", **reading("AR-SPHINX-R2", key)}
        data["agenda"] = [["name", 0, 0, 5]]
        if key == "any-type":
            assert GAME.from_json(data).legal()
        else:
            with pytest.raises(digsite.BadPosition, match="no kind"):
                GAME.from_json(data)


# --- the Buried Ruins -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AR-RUINS-R1")
@pytest.mark.parametrize(("key", "sizes"), [("every-chamber", [2, 1, 2]), ("chambers-with-cards", [2, 0, 2])])
def test_a_storm_and_an_emptied_chamber(key: str, sizes: list[int]) -> None:
    """The second chamber was explored: it gets a card again, or it stays empty and the pile lasts longer."""
    s = dig(
        ["coin", "coin"],
        monument="buried_ruins",
        chambers=["coin", "", "coin"],
        pile="talisman*4",
        dig_site="sandstorm coin",
        tents=[0, 0],
        agenda=[["turn", 0, 0, 0]],
        options=reading("AR-RUINS-R1", key),
    )

    assert s.chamber_sizes == sizes
    assert len(s.pile) == 4 - (sum(sizes) - 2)


@pytest.mark.rule("AR-RUINS-R1")
def test_all_chambers_empty_for_good() -> None:
    """Where emptied chambers stay empty, a storm over three of them uncovers nothing."""
    s = dig(
        ["coin", "coin"],
        monument="buried_ruins",
        chambers=["", "", ""],
        pile="talisman*4",
        dig_site="sandstorm coin",
        tents=[0, 0],
        agenda=[["turn", 0, 0, 0]],
        options=reading("AR-RUINS-R1", "chambers-with-cards"),
    )

    assert "unearthed" not in order(s)
    assert len(s.pile) == 4


# --- which table can choose -------------------------------------------------------------------------------------------

OF_MONUMENTS = {
    "AR-TEMPLE-R1": ("temple", "once-a-turn"),
    "AR-MINE-R1": ("mine", "may-stop"),
    "AR-MINE-R3": ("mine", "stops-at-five"),
    "AR-SPHINX-R2": ("sphinx", "possible-types"),
    "AR-RUINS-R1": ("buried_ruins", "chambers-with-cards"),
}


@pytest.mark.rule("AR-TEMPLE-R1", "AR-MINE-R1", "AR-MINE-R3", "AR-SPHINX-R2", "AR-RUINS-R1")
@pytest.mark.parametrize("rule", OF_MONUMENTS)
def test_a_ruling_on_a_monument_needs_it(rule: str) -> None:
    """It can be chosen with that monument or a random one, and is refused, with the reason, with any other."""
    monument, key = OF_MONUMENTS[rule]
    assert new(2, monument=monument, rulings={rule: key}).table.readings[rule] == key
    with pytest.raises(digsite.BadOption, match=f"{rule}.*{monument}"):
        new(2, monument="great_pyramid", rulings={rule: key})
    assert rule not in new(2, monument="great_pyramid").table.readings


@pytest.mark.rule("AR-SETUP-R1", "AR-TEMPLE-R1", "AR-MINE-R1", "AR-MINE-R3", "AR-SPHINX-R2", "AR-RUINS-R1")
def test_readings_for_a_random_monument() -> None:
    """Of all that were chosen those of the monument that is drawn are played; the position says no others."""
    chosen = {rule: key for rule, (_, key) in OF_MONUMENTS.items()}
    met = set()
    for seed in range(30):
        s = new(3, seed, rulings=chosen)
        monument = s.rules.monument.key
        expected = {rule: key for rule, (needed, key) in OF_MONUMENTS.items() if needed == monument}
        assert s.rules.options["rulings"] == expected
        assert GAME.from_json(s.to_json()) == s
        record = digsite.Record.start(GAME, seats=3, seed=seed, options={"rulings": chosen})
        assert record.options["rulings"] == chosen
        assert record.begin() == s
        met.add(monument)
    assert len(met) == 6
