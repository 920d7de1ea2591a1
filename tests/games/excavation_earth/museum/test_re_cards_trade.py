"""Reverse engineering cards for the black market, Survey and crew: E9 to E15 (MU-RECARD-09 to -15)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from digsite.games.excavation_earth.box import STANDARD
from digsite.games.excavation_earth.events import ACQUIRED_FIRST, CENTRE_PRIZE
from digsite.games.excavation_earth.kinds import COLOURS, TYPES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.mysteries import deck_of, mystery, recalled
from tests.games.excavation_earth.museum.table import PSYCHICS, SMUGGLERS, museum, read
from tests.games.excavation_earth.table import asked, at, happened, offered, other_tiles, play, refused

THREES = ["red*3", "green*3", "yellow*3", "purple*3", "orange*3", "wild*3"]


def owns(card: str, **kw: Any) -> Earth:
    """Seat 0 owns these cards, and has a red card for #1 unless other hands are named."""
    return museum("M6", **{"re": [card, ""], "hands": ["red-mask", ""], **kw})


def gains(card: str, **kw: Any) -> Earth:
    """Seat 0 analyses and keeps that card."""
    fields: dict[str, Any] = {
        "hands": ["red-mask", ""],
        "mystery_cargo": ["red", ""],
        **deck_of(f"{card} gravity-sled"),
        **kw,
    }
    s = play(museum("M6", **fields), "command red-mask")
    return play(s, *(["done"] if asked(s) == "send_broker" else []), "analyse cargo red", f"keep-re {card}")


# --- E9 Fence's Ledger ------------------------------------------------------------------------------


@pytest.mark.rule("MU-EDGE-113", "MU-RECARD-09")
@pytest.mark.parametrize(("tile", "price"), [("red-lens", 1), ("red-crater", 3), ("red-antenna", 6)])
def test_fences_ledger(tile: str, price: int) -> None:
    """The listed value less 1: 2, 4 and 7 cost 1, 3 and 6."""
    s = owns("fences-ledger", hands=["red-coil", ""], stacks={"red": tile})
    play(s, "smuggle red-coil", "acquire red cargo")
    assert s.scores == [8 - price, 8]


@pytest.mark.rule("MU-EDGE-113", "MU-RECARD-09")
def test_fences_ledger_for_the_smugglers_before_a_sale() -> None:
    """It replaces their price too: value 5 for 4."""
    s = owns(
        "fences-ledger",
        factions=[SMUGGLERS, "aqulla"],
        stacks={"red": "red-helix"},
        queues=["red"],
        traders=["mask", ""],
    )
    play(s, "sell red-mask", "acquire red cargo")
    assert at(s, "earned", 0, "acquiring") == -4
    assert "MU-RECARD-09" in s.table.cites(ACQUIRED_FIRST)


@pytest.mark.rule("EE-SELL-08")
def test_with_equipment_too_whoever_has_no_trader_is_told_that() -> None:
    """No card that would do without one is owned: that nobody would buy is not why."""
    s = museum("M6", hands=["red-mask", ""], cargo=["red-helix", ""], queues=["red"], traders=["", ""])
    refused(s, "sell red-mask", "EE-SELL-08")


@pytest.mark.rule("MU-RECARD-09")
def test_fences_ledger_decides_what_can_be_paid() -> None:
    """Nine credits are not needed for a tile worth 7, six are enough; both are of the owner's alone."""
    s = owns("fences-ledger", hands=["red-coil", ""], stacks={"red": "red-antenna", "green": "green-antenna"})
    play(s, "smuggle red-coil", "acquire red cargo", "acquire green cargo")
    assert s.scores == [8 - 6 - 2, 8]


@pytest.mark.rule("MU-RECARD-09")
def test_fences_ledger_costs_one_at_least(tmp_path: Path) -> None:
    """In a pack with a tile worth 1."""
    text = STANDARD.read_text(encoding="utf-8")
    for key, old, new in (("red-lens", (7, 2), (8, 1)), ("red-crater", (5, 4), (4, 5))):
        start = text.index(f'key = "{key}"')
        rest = text[start:].replace(f"copies = {old[0]}", f"copies = {new[0]}", 1)
        text = text[:start] + rest.replace(f"value = {old[1]}", f"value = {new[1]}", 1)
    file = tmp_path / "pack.toml"
    file.write_text(text, encoding="utf-8")
    s = owns("fences-ledger", hands=["red-coil", ""], stacks={"red": "red-lens"}, options={"components": str(file)})
    play(s, "smuggle red-coil", "acquire red cargo")
    assert s.scores == [7, 8]


@pytest.mark.rule("MU-RECARD-09")
def test_fences_ledger_not_for_survey() -> None:
    """Twice the value there, as ever."""
    s = owns(
        "fences-ledger",
        factions=["gul", "aqulla"],
        round=3,
        credits=[20, 8],
        mystery_ship="red*2",
        sold=other_tiles("red", "red-lens red-helix"),
    )
    play(s, "survey red-mask", "lay red-lens", "buy red-helix")
    assert s.scores == [10, 8]


@pytest.mark.rule("MU-RECARD-09", "MU-RECARD-12")
def test_neither_ledger_nor_swarm_for_special_supply() -> None:
    """A pop-up market asks for 1 credit, whatever the tile is worth (MU-POPCARD-11)."""
    s = museum(
        "M6 M8",
        re=["fences-ledger survey-swarm", ""],
        hands=["red-mask", ""],
        popups={"U3": "red-antenna"},
        explorers=["london rome guam", "vancouver berlin guam"],
    )
    play(s, "activate U3")
    assert s.scores == [7, 8]


# --- E10 Back-Door Buyer ----------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-10")
def test_back_door_buyer() -> None:
    """2 credits more for each tile offloaded, also for a mysterious one that pays nothing else."""
    s = owns("back-door-buyer", hands=["red-coil", ""], cargo=["green-lens", ""], mystery_cargo=["red", ""])
    play(s, "smuggle red-coil", "offload cargo green-lens", "offload-mystery cargo red")
    assert s.scores == [8 + 7 + 2, 8]


@pytest.mark.rule("MU-RECARD-10", "EE-CMDCARD-17")
def test_back_door_buyer_by_the_quiet_buyer_says_all_it_pays() -> None:
    """So much above the value by the card, and 2 more by the Back-Door Buyer."""
    s = recalled("quiet-buyer", 2, re=["back-door-buyer", ""], cargo=["green-lens", ""])
    assert s.question is not None
    bonus = s.rules.pack.quiet_bonus_white + 2
    assert s.question.about["bonus"] == bonus
    value = s.rules.pack.values[TYPES.index("green-lens")]
    before = s.scores[0]
    play(s, "offload cargo green-lens")
    assert s.scores[0] - before == value + bonus


@pytest.mark.rule("MU-RECARD-10")
def test_back_door_buyer_not_for_sales() -> None:
    """9 for popularity, 2 for the buyer."""
    s = owns("back-door-buyer", cargo=["red-lens", ""], queues=["red"], traders=["mask", ""])
    assert play(s, "sell red-mask").scores == [8 + 11, 8]


@pytest.mark.rule("MU-RECARD-10")
def test_back_door_buyer_not_for_demand_cards() -> None:
    """U10 pays 14."""
    s = museum(
        "M6 M8",
        re=["back-door-buyer", ""],
        hands=["red-mask", ""],
        popups={"U10": ""},
        cargo=["red-antenna", ""],
        explorers=["xian rome guam", "vancouver berlin guam"],
    )
    play(s, "activate U10")
    assert s.scores == [8 + 14, 8]


# --- E11 Master Key ---------------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-11")
def test_master_key() -> None:
    """Any icon at any black market."""
    cards = "red-mask red-coil red-prism red-cog red-comet red-anchor"
    s = owns("master-key", hands=[cards, ""])
    assert offered(s, "smuggle") == [f"smuggle {card}" for card in cards.split()]
    assert offered(owns("phase-drill", hands=[cards, ""]), "smuggle") == ["smuggle red-coil", "smuggle red-comet"]
    play(s, "smuggle red-mask")
    assert s.seat == 0


@pytest.mark.rule("MU-RECARD-11")
def test_master_key_needs_an_explorer_and_an_action_card() -> None:
    """On a black market; travel cards still do not serve."""
    s = owns("master-key", explorers=["london rome vancouver", "vancouver berlin guam"])
    refused(s, "smuggle red-mask", "EE-SMUGGLE-02")
    s = owns("master-key", hands=["", ""])
    assert offered(s) == ["pass", "travel travel-2"]


@pytest.mark.rule("MU-RECARD-11")
def test_master_key_leaves_nothing_for_a_broker() -> None:
    """The icon is not read, so none can be sent for every icon; without the card one can."""
    fields: dict[str, Any] = {"brokers": ["red", ""], "hands": ["red-coil", ""], "cargo": ["green-lens", ""]}
    fields["options"] = read("MU-BROKER-R12 useful-only")
    s = play(owns("master-key", **fields), "smuggle red-coil")
    assert asked(s) == "smuggling"
    s = play(owns("phase-drill", **fields), "smuggle red-coil")
    assert offered(s) == ["done", "send-broker red"]


# --- E12 Survey Swarm -------------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-12")
def test_survey_swarm() -> None:
    """The listed value once: 5 credits, with 8 to pay; still one purchase."""
    s = owns(
        "survey-swarm",
        factions=["gul", "aqulla"],
        round=3,
        mystery_ship="red*2",
        sold=other_tiles("red", "red-lens red-helix"),
    )
    play(s, "survey red-mask", "lay red-lens")
    assert s.question is not None
    assert s.question.say("en") == "Do you buy an artefact for its value?"
    play(s, "buy red-helix")
    assert s.scores == [3, 8]
    assert asked(s) == "samples"


@pytest.mark.rule("MU-RECARD-12", "MU-RECARD-24")
def test_survey_swarm_for_the_psychics() -> None:
    """The free tile stays free, and one other can be bought."""
    s = owns(
        "survey-swarm",
        factions=[PSYCHICS, "gul"],
        round=3,
        mystery_ship="red*2",
        sold=other_tiles("red", "red-lens red-helix red-crater"),
    )
    play(s, "survey red-mask", "lay red-lens", "store red-helix", "buy red-crater")
    assert s.scores == [4, 8]
    assert asked(s) == "samples"


@pytest.mark.rule("MU-RECARD-12")
def test_survey_swarm_not_for_the_black_market() -> None:
    """The value and one more there."""
    s = owns("survey-swarm", hands=["red-coil", ""], stacks={"red": "red-lens"})
    assert play(s, "smuggle red-coil", "acquire red cargo").scores == [5, 8]


# --- E13 Loyalty Chip -------------------------------------------------------------------------------


def scored(round: int, own: str, other: str, re: str = "loyalty-chip") -> list[int]:
    """What the centres of that round pay the two."""
    s = owns(re, round=round, hands=["", ""], passed=[1], envoys=[own, other], queues=THREES)
    play(s, "pass")
    return [at(s, "earned", seat, f"centres-{round}") for seat in (0, 1)]


@pytest.mark.rule("MU-RECARD-13")
def test_loyalty_chip_counts_one_envoy_more() -> None:
    """Round 3, one envoy against two: a tie for first, 12 each; two against two: first alone."""
    assert scored(3, "left", "left*2", "phase-drill") == [10, 15]
    assert scored(3, "left", "left*2") == [12, 12]
    assert scored(3, "left*2", "left*2", "phase-drill") == [12, 12]
    assert scored(3, "left*2", "left*2") == [15, 10]


@pytest.mark.rule("MU-EDGE-115", "MU-RECARD-13")
def test_loyalty_chip_only_where_an_envoy_stands() -> None:
    """Nothing in a centre without one; in each of the others."""
    assert scored(2, "", "left") == [0, 10]
    assert scored(2, "left middle", "left middle right") == [10 + 10, 5 + 5 + 10]


@pytest.mark.rule("MU-RECARD-13")
def test_loyalty_chip_is_cited_with_the_prizes() -> None:
    """Where there can be one."""
    assert "MU-RECARD-13" in museum("M6").table.cites(CENTRE_PRIZE)
    assert "MU-RECARD-13" not in museum("M5").table.cites(CENTRE_PRIZE)


@pytest.mark.rule("MU-RECARD-13")
def test_loyalty_chip_ranks_and_places_nobody() -> None:
    """No cube moves; the scoring of the round in which it was gained is the first."""
    s = gains("loyalty-chip", round=2, passed=[1], envoys=["", "left*2"], queues=THREES)
    play(s, "done", "pass")
    assert at(s, "round") == 3
    assert at(s, "envoys") == [{"left": 1}, {"left": 2}]
    assert [at(s, "earned", seat, "centres-2") for seat in (0, 1)] == [7, 7]


# --- E14 Cloning Vat, E15 Contact Database ----------------------------------------------------------


@pytest.mark.rule("MU-RECARD-14")
def test_cloning_vat() -> None:
    """Two researchers, once."""
    s = gains("cloning-vat")
    assert at(s, "staff", "researchers") == [2, 0]
    play(s, "done", "pass")
    assert at(s, "staff", "researchers") == [2, 0]


@pytest.mark.rule("MU-EDGE-116", "MU-RECARD-14")
def test_cloning_vat_with_one_researcher_left() -> None:
    """That one; and with none left, none."""
    s = gains("cloning-vat", researchers=[5, 6])
    assert at(s, "staff", "researchers") == [6, 6]
    s = gains("cloning-vat", researchers=[6, 6])
    assert at(s, "staff", "researchers") == [6, 6]
    assert mystery(s, "cards", 0) == ["cloning-vat"]


@pytest.mark.rule("MU-RECARD-15")
def test_contact_database_when_gained() -> None:
    """A broker of the colour of choice, before the Command goes on."""
    s = gains("contact-database", brokers=["green", ""])
    assert asked(s) == "gain_broker"
    assert offered(s) == [f"take-broker {colour}" for colour in COLOURS if colour != "green"]
    refused(s, "take-broker green", "MU-BROKER-03")
    play(s, "take-broker red")
    assert at(s, "staff", "brokers", 0) == ["green", "red"]
    assert at(s, "buyers", "red") == 7
    assert asked(s) == "commanding"


@pytest.mark.rule("MU-RECARD-15")
@pytest.mark.parametrize("round", [1, 2])
def test_contact_database_before_every_preparation(round: int) -> None:
    """Before its first step: no command card is drawn or turned yet, no queue filled, and the round is the old one."""
    s = owns("contact-database", round=round, hands=["", ""], passed=[1], queues=["red"])
    play(s, "pass")
    assert (asked(s), s.seat) == ("gain_broker", 0)
    assert at(s, "round") == round
    assert at(s, "queues")[1] == []
    assert happened(s, "command-card") == happened(s, "command-turned") == []
    play(s, "take-broker yellow")
    assert at(s, "round") == round + 1
    assert at(s, "staff", "brokers") == [["yellow"], []]
    assert asked(s) == "draft"


@pytest.mark.rule("MU-RECARD-15")
def test_contact_database_for_whoever_has_it() -> None:
    """Seat 1 is asked, though seat 0 passed last; once."""
    s = museum("M6", re=["", "contact-database"], hands=["", ""], passed=[1], queues=THREES)
    play(s, "pass")
    assert (asked(s), s.seat) == ("gain_broker", 1)
    play(s, "take-broker yellow")
    assert asked(s) == "draft"
    assert at(s, "staff", "brokers") == [[], ["yellow"]]


@pytest.mark.rule("MU-EDGE-116", "MU-RECARD-15")
def test_contact_database_gained_in_round_3() -> None:
    """One broker, no more: there is no later preparation."""
    s = gains("contact-database", round=3, travel=["", ""], passed=[1])
    play(s, "take-broker red", "done")
    assert s.over
    assert at(s, "staff", "brokers") == [["red"], []]


@pytest.mark.rule("MU-RECARD-16")
def test_mind_brush_is_fresh_in_the_next_round() -> None:
    """Whoever has used it may use it again when the preparation begins."""
    s = museum("M6 M7", re=["mind-brush", ""], hands=["", ""], passed=[1], mysteries={"brushed": [0]})
    play(s, "pass")
    assert at(s, "round") == 2
    assert mystery(s, "brushed") == []


@pytest.mark.rule("MU-EDGE-117", "MU-RECARD-15")
def test_contact_database_without_a_broker_to_be_had() -> None:
    """Four colours held and the fifth out of supply: nothing, and the preparation goes on."""
    s = owns(
        "contact-database",
        hands=["", ""],
        passed=[1],
        brokers=["yellow green purple orange", ""],
        queues=["red*4", "red*4"],
    )
    assert at(s, "buyers", "red") == 0
    play(s, "pass")
    assert happened(s, "no-broker") == [{"kind": "no-broker", "seat": 0}]
    assert len(at(s, "staff", "brokers", 0)) == 4
    assert at(s, "round") == 2
