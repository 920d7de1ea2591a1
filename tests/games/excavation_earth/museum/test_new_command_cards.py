"""Command cards C9 and C10, and what the base cards mean with mysterious artefacts (MU-CMDCARD-01, -02, -05 to -10)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.kinds import COLOURS
from tests.games.excavation_earth.museum.mysteries import GRANT, TALENT, crew, mystery, recalled
from tests.games.excavation_earth.museum.table import EXCAVATORS, museum
from tests.games.excavation_earth.table import asked, at, earth, happened, offered, play, refused, story

LONDON_BANGKOK = ["london bangkok guam", "vancouver berlin guam"]

# --- C9 Research Grant ------------------------------------------------------------------------------


@pytest.mark.rule("MU-CMDCARD-01")
@pytest.mark.parametrize(("round", "credits"), [(2, -2), (3, 2)])
def test_research_grant(round: int, credits: int) -> None:
    """White: 2 credits for a researcher. Yellow: 2 credits and a researcher."""
    s = recalled(GRANT, round)
    assert asked(s) == "research_grant"
    assert offered(s) == ["done", "use"]
    play(s, "use")
    assert s.scores == [8 + credits, 8]
    assert at(s, "earned", 0, "new-command-cards") == credits
    assert at(s, "staff", "researchers") == [1, 0]
    assert [event["credits"] for event in happened(s, "grant")] == [credits]
    assert len(happened(s, "used-ability")) == 1
    assert asked(s) == "commanding"  # once per recall


@pytest.mark.rule("MU-CMDCARD-01")
@pytest.mark.parametrize("round", [2, 3])
def test_research_grant_may_be_declined(round: int) -> None:
    """Nothing is paid and nothing gained."""
    s = play(recalled(GRANT, round), "done")
    assert s.scores == [8, 8]
    assert at(s, "staff", "researchers") == [0, 0]
    assert len(happened(s, "declined")) == 1
    assert asked(s) == "commanding"


@pytest.mark.rule("MU-EDGE-124", "MU-CMDCARD-01")
def test_research_grant_that_cannot_be_used() -> None:
    """White with 1 credit, or without a researcher left: not available. Yellow without one: 2 credits."""
    s = recalled(GRANT, earned=[{"start": 8, "acquiring": -7}, {"start": 8}])
    assert s.scores == [1, 8]
    assert asked(s) == "commanding"
    s = recalled(GRANT, researchers=[6, 6])
    assert asked(s) == "commanding"
    s = recalled(GRANT, earned=[{"start": 8, "acquiring": -6}, {"start": 8}])
    assert play(s, "use").scores == [0, 8]
    s = play(recalled(GRANT, 3, researchers=[6, 6]), "use")
    assert s.scores == [10, 8]
    assert at(s, "staff", "researchers") == [6, 6]
    assert happened(s, "no-researcher") == [{"kind": "no-researcher", "seat": 0}]


@pytest.mark.rule("MU-CMDCARD-01")
def test_research_grant_needs_a_recall() -> None:
    """As every command card; in no other moment can it be used."""
    s = museum("M6", round=2, command=[GRANT, "fresh-orders", "crowd-control"], hands=["red-mask", ""])
    play(s, "command red-mask", "envoy")
    assert asked(s) == "commanding"
    refused(s, "use", "EE-CMDCARD-01")


# --- C10 Talent Agency ------------------------------------------------------------------------------


@pytest.mark.rule("MU-CMDCARD-02")
def test_talent_agency_white() -> None:
    """One broker of a colour of choice, or none."""
    s = recalled(TALENT)
    assert asked(s) == "talent_agency"
    assert offered(s) == ["done", *[f"take-broker {colour}" for colour in COLOURS]]
    play(s, "take-broker red")
    assert at(s, "staff", "brokers", 0) == ["red"]
    assert at(s, "buyers", "red") == 7
    assert asked(s) == "commanding"
    s = play(recalled(TALENT), "done")
    assert at(s, "staff", "brokers", 0) == []
    assert len(happened(s, "declined")) == 1


@pytest.mark.rule("MU-CMDCARD-02")
def test_talent_agency_yellow() -> None:
    """Two, one after the other, of different colours; the second may be left."""
    s = play(recalled(TALENT, 3), "take-broker red")
    assert len(happened(s, "used-ability")) == 1
    assert offered(s) == ["done", *[f"take-broker {colour}" for colour in COLOURS if colour != "red"]]
    refused(s, "take-broker red", "MU-BROKER-03")
    play(s, "take-broker green")
    assert happened(s, "used-ability") == []
    assert at(s, "staff", "brokers", 0) == ["green", "red"]
    assert asked(s) == "commanding"
    s = play(recalled(TALENT, 3), "take-broker red", "done")
    assert at(s, "staff", "brokers", 0) == ["red"]
    assert happened(s, "declined") == []


@pytest.mark.rule("MU-CMDCARD-02")
def test_talent_agency_with_few_to_be_had() -> None:
    """One colour left: one broker. None left: the card is not even offered."""
    s = recalled(TALENT, 3, brokers=["yellow green purple", ""], queues=["red*4", "red*4"])
    assert offered(s) == ["done", "take-broker orange"]
    refused(s, "take-broker red", "MU-BROKER-R1")
    play(s, "take-broker orange")
    assert asked(s) == "commanding"
    s = recalled(TALENT, 3, brokers=["yellow green purple orange", ""], queues=["red*4", "red*4"])
    assert asked(s) == "commanding"


@pytest.mark.rule("MU-CMDCARD-02")
def test_talent_agency_serves_the_next_card() -> None:
    """Not the Command just played, but the second action of the turn (MU-BROKER-R14)."""
    s = recalled(TALENT, hands=["red-mask red-cog", ""])
    play(s, "take-broker red")
    assert offered(s) == ["done", "trader"]
    play(s, "done", "market red-cog")
    assert offered(s, "send-broker") == ["send-broker red"]


# --- C4 Night Dig -----------------------------------------------------------------------------------


@pytest.mark.rule("MU-CMDCARD-05")
def test_night_dig_takes_a_mysterious_artefact() -> None:
    """White: one tile, of any colour, with its custodian; the cube just recalled may be that."""
    s = recalled("night-dig", explorers=LONDON_BANGKOK, mystery_sites="red orange", **crew(0, elsewhere=1))
    assert offered(s) == ["done", "dig-mystery red", "dig-mystery orange"]
    refused(s, "dig-mystery green", "MU-CUSTODIAN-01")
    play(s, "dig-mystery orange")
    assert story(s, "used-ability", "mystery-dug") == ["0 used-ability night-dig", "0 mystery-dug orange bangkok"]
    assert mystery(s, "cargo", 0) == {"orange": 1}
    assert at(s, "cubes", 0) == 0
    assert asked(s) == "act"


@pytest.mark.rule("MU-CMDCARD-05")
def test_night_dig_needs_explorer_room_and_custodian() -> None:
    """As any Excavate."""
    s = recalled("night-dig", explorers=LONDON_BANGKOK, mystery_sites="green red", sites="red-lens")
    refused(s, "dig-mystery green", "EE-EXCAVATE-05")
    s = recalled("night-dig", explorers=LONDON_BANGKOK, mystery_sites="red", cargo=["green-lens*4", ""])
    assert asked(s) == "commanding"
    s = recalled(
        "night-dig",
        3,
        explorers=LONDON_BANGKOK,
        mystery_sites="red orange",
        sites="orange-helix",
        **crew(0, elsewhere=1),
    )
    play(s, "dig-mystery red")
    assert offered(s) == ["done", "dig orange-helix"]
    refused(s, "dig-mystery orange", "MU-CUSTODIAN-08")
    s = recalled(
        "night-dig", 3, explorers=LONDON_BANGKOK, mystery_sites="red", sites="orange-helix", cargo=["green-lens*3", ""]
    )
    play(s, "dig-mystery red")
    assert asked(s) == "commanding"  # the hold is full
    assert at(s, "sites", "orange-helix") == 1


@pytest.mark.rule("MU-EDGE-127", "MU-CMDCARD-05", "MU-CUSTODIAN-R6")
def test_night_dig_takes_two_of_different_colours() -> None:
    """Yellow, explorers in London and Bangkok, two cubes: both."""
    s = recalled("night-dig", 3, explorers=LONDON_BANGKOK, mystery_sites="red orange", **crew(1, elsewhere=1))
    play(s, "dig-mystery red", "dig-mystery orange")
    assert mystery(s, "cargo", 0) == {"red": 1, "orange": 1}
    assert at(s, "cubes", 0) == 0
    assert asked(s) == "act"


@pytest.mark.rule("MU-CMDCARD-05")
def test_night_dig_from_two_sites() -> None:
    """Neither two mysterious ones of a colour nor one beside a tile of its site, in either order."""
    fields: dict[str, Any] = {
        "explorers": LONDON_BANGKOK,
        "mystery_sites": "red*2 orange",
        "sites": "red-lens orange-helix green-lens",
    }
    s = play(recalled("night-dig", 3, **fields), "dig-mystery red")
    assert offered(s) == ["done", "dig orange-helix", "dig-mystery orange"]
    refused(s, "dig-mystery red", "EE-CMDCARD-16")
    refused(s, "dig red-lens", "EE-CMDCARD-16")
    s = play(recalled("night-dig", 3, **fields), "dig red-lens")
    assert offered(s) == ["done", "dig orange-helix", "dig-mystery orange"]
    refused(s, "dig-mystery red", "EE-CMDCARD-16")


@pytest.mark.rule("MU-CMDCARD-05", "MU-CUSTODIAN-R1")
def test_night_dig_of_one_of_each() -> None:
    """The custodian first, the sample afterwards, whichever was dug first; or the second is left."""
    fields: dict[str, Any] = {"explorers": LONDON_BANGKOK, "mystery_sites": "red", "sites": "orange-helix"}
    for first, second in (("dig-mystery red", "dig orange-helix"), ("dig orange-helix", "dig-mystery red")):
        s = play(recalled("night-dig", 3, **fields), first, second)
        assert offered(s) == ["done", "sample orange-helix"]
        play(s, "sample orange-helix")
        assert mystery(s, "cargo", 0) == {"red": 1}
        assert at(s, "cargo", 0) == ["orange-helix"]
        assert asked(s) == "commanding"
    s = play(recalled("night-dig", 3, **fields), "dig-mystery red", "done")
    assert asked(s) == "commanding"
    s = play(recalled("night-dig", 3, **fields), "dig orange-helix", "done", "sample orange-helix")
    assert mystery(s, "cargo", 0) == {}
    s = play(recalled("night-dig", 3, **fields), "done")
    assert story(s, "declined") == ["0 declined night-dig"]


@pytest.mark.rule("MU-CMDCARD-05")
def test_night_dig_is_no_excavate_action() -> None:
    """The Excavators reach no further than their explorers stand."""
    s = recalled(
        "night-dig",
        3,
        factions=[EXCAVATORS, "gul"],
        explorers=["rome bangkok guam", "vancouver berlin guam"],
        mystery_sites="red",
        sites="red-helix orange-helix",
    )
    play(s, "dig red-helix")
    assert offered(s) == ["done", "dig orange-helix"]
    refused(s, "dig-mystery red", "EE-EXCAVATE-05")


@pytest.mark.rule("MU-CMDCARD-05", "MU-RECARD-04")
def test_night_dig_with_the_stasis_locker() -> None:
    """Mysterious artefacts by night may go into the hidden hold."""
    s = recalled("night-dig", 3, explorers=LONDON_BANGKOK, mystery_sites="red orange", re=["stasis-locker", ""])
    play(s, "dig-mystery red", "stow hidden", "dig-mystery orange", "stow cargo")
    assert (mystery(s, "hidden", 0), mystery(s, "cargo", 0)) == ({"red": 1}, {"orange": 1})


# --- C5 Quiet Buyer ---------------------------------------------------------------------------------


@pytest.mark.rule("MU-CMDCARD-06")
@pytest.mark.parametrize(("round", "card", "price"), [(2, "", 13), (3, "", 14), (2, "back-door-buyer", 15)])
def test_quiet_buyer(round: int, card: str, price: int) -> None:
    """6 for each analysed one, and 1 or 2, and 2 with card E10; tile and custodian leave the game."""
    s = recalled("quiet-buyer", round, mystery_cargo=["red", ""], mystery_ship="green yellow", re=[card, ""])
    play(s, "offload-mystery cargo red")
    assert story(s) == ["0 used-ability quiet-buyer", f"0 mystery-quietly-sold red cargo {price}"]
    assert s.scores == [8 + price, 8]
    assert at(s, "earned", 0, "command-cards") == price
    assert mystery(s, "gone") == [1, 0]
    assert asked(s) == "commanding"


@pytest.mark.rule("MU-CMDCARD-06")
def test_quiet_buyer_takes_two_of_different_colours() -> None:
    """Yellow: a mysterious one and another tile; never two of a colour, and no more than two."""
    fields: dict[str, Any] = {"mystery_cargo": ["red*2 purple", ""], "hidden": ["red-lens green-lens", ""]}
    s = play(recalled("quiet-buyer", 3, **fields), "offload-mystery cargo red")
    assert offered(s) == ["done", "offload hidden green-lens", "offload-mystery cargo purple"]
    refused(s, "offload-mystery cargo red", "EE-CMDCARD-18")
    refused(s, "offload hidden red-lens", "EE-CMDCARD-18")
    play(s, "offload hidden green-lens")
    assert s.scores == [8 + 2 + 7, 8]
    assert asked(s) == "commanding"
    s = play(recalled("quiet-buyer", 3, **fields), "offload hidden red-lens")
    assert offered(s, "offload-mystery") == ["offload-mystery cargo purple"]
    s = recalled("quiet-buyer", 2, **fields)
    refused(s, "offload-mystery cargo green", "MU-CMDCARD-06")
    play(s, "done")
    assert mystery(s, "cargo", 0) == {"red": 2, "purple": 1}


@pytest.mark.rule("MU-CMDCARD-06")
def test_quiet_buyer_with_mysterious_ones_alone() -> None:
    """It is offered for them, too, and needs no black market."""
    s = recalled("quiet-buyer", mystery_cargo=["red", ""], explorers=["london rome vancouver", "vancouver berlin guam"])
    assert offered(s) == ["done", "offload-mystery cargo red"]
    play(s, "offload-mystery cargo red")
    assert s.scores == [9, 8]


# --- the others -------------------------------------------------------------------------------------


@pytest.mark.rule("MU-CMDCARD-07")
@pytest.mark.parametrize("card", ["media-blitz", "crowd-control"])
@pytest.mark.parametrize("round", [2, 3])
def test_blitz_and_control_touch_market_queues_alone(card: str, round: int) -> None:
    """The same choices as in the base game; curators, brokers and buyers on the mothership stay."""
    fields: dict[str, Any] = {"queues": ["red green", "yellow"], "ship": {"purple": 2}}
    s = recalled(card, round, "M6 M7", **fields, brokers=["orange", ""], curators="red green none")
    base = earth(
        round=round,
        factions=["issisinui", "gul"],
        travel=["travel-2", ""],
        hands=["red-mask", ""],
        envoys=["left", ""],
        command=at(s, "command"),
        **fields,
    )
    play(base, "command red-mask", "recall")
    assert offered(s) == offered(base)
    before = at(s, "museum", "curators")
    while asked(s) not in ("commanding", "act"):
        play(s, offered(s)[-1])
    assert at(s, "museum", "curators") == before == ["red", "green", None]
    assert at(s, "staff", "brokers", 0) == ["orange"]
    assert at(s, "ship") == {"purple": 2}


@pytest.mark.rule("MU-CMDCARD-08")
def test_staff_rotation_moves_traders_and_envoys_alone() -> None:
    """Neither guard nor custodian nor tour guide nor researcher."""
    s = recalled(
        "staff-rotation",
        3,
        "M6 M7",
        guards=["red-lens", ""],
        mystery_cargo=["red", ""],
        researchers=[1, 0],
        hung={"1-1": ("green-helix", 0)},
        traders=["cog", ""],
        envoys=["left right", ""],
    )
    assert offered(s) == ["done", "lift market-4", "lift right"]


@pytest.mark.rule("MU-CMDCARD-08", "MU-ANALYSE-R2")
def test_staff_rotation_brings_no_analysis() -> None:
    """An envoy that arrives by it was not placed by Command."""
    s = recalled("staff-rotation", mystery_cargo=["red", ""], traders=["mask", ""])
    play(s, "lift market-1", "post left")
    assert at(s, "envoys", 0) == {"left": 1}
    assert asked(s) == "commanding"
    assert offered(s) == ["done", "trader"]
    assert mystery(s, "cargo", 0) == {"red": 1}


@pytest.mark.rule("MU-CMDCARD-09")
def test_priority_shuttle_brings_an_explorer_to_a_popup_market() -> None:
    """Its activation is allowed after this Command action."""
    s = recalled("priority-shuttle", 2, "M6 M8", popups={"U3": "red-lens"}, explorers=["vancouver berlin guam"] * 2)
    assert asked(s) == "priority_shuttle"
    play(s, "move berlin rome", "done")
    assert offered(s, "activate") == ["activate U3"]
    play(s, "activate U3")
    assert at(s, "cargo", 0) == ["red-lens"]


@pytest.mark.rule("MU-CMDCARD-10")
@pytest.mark.parametrize("card", ["emergency-fund", "fresh-orders"])
@pytest.mark.parametrize("round", [2, 3])
def test_fund_and_orders_are_unchanged(card: str, round: int) -> None:
    """The same offers and the same credits and cards as in the base game."""
    s = recalled(card, round, "M6 M7 M8")
    base = earth(
        round=round,
        factions=["issisinui", "gul"],
        travel=["travel-2", ""],
        hands=["red-mask", ""],
        envoys=["left", ""],
        command=at(s, "command"),
    )
    play(base, "command red-mask", "recall")
    for state in (s, base):
        assert offered(state) == ["done", "use"]
        play(state, "use")
    assert s.scores == base.scores
    assert len(at(s, "drawn")) == len(at(base, "drawn"))
    assert asked(s) == asked(base)
