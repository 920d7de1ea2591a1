"""What holds for all reverse engineering cards, and what they bring in the end (MU-RECARD-22 to -28, MU-RESCORE)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.museum.kinds import RE_CARDS
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.mysteries import PLAIN_RE, RED_COLUMN, crew, deck_of, mystery
from tests.games.excavation_earth.museum.table import COMMANDERS, EXCAVATORS, MERCHANTS, museum
from tests.games.excavation_earth.solo.table import HUMAN, ZU, act, solo
from tests.games.excavation_earth.table import asked, at, offered, play, refused, story

RED_SITES = ["london rome guam", "vancouver berlin guam"]
END_VALUES = dict(zip(PLAIN_RE, [12, 7, 13, 12, 10, 10, 8, 9, 12, 11, 11, 11, 8, 7, 10], strict=True))
ICON_VALUES = dict(zip(RE_CARDS[15:], [6, 11, 12, 12, 12, 7], strict=True))


def ended(modules: str = "M6", **kw: Any) -> Earth:
    """The game is over: everybody has passed in round 3."""
    s = museum(modules, **{"round": 3, "hands": ["", ""], "passed": [1], **kw})
    play(s, "pass")
    assert s.over
    return s


# --- the end ----------------------------------------------------------------------------------------


@pytest.mark.rule(
    "MU-RESCORE-01",
    "MU-RECARD-01",
    "MU-RECARD-02",
    "MU-RECARD-03",
    "MU-RECARD-04",
    "MU-RECARD-05",
    "MU-RECARD-06",
    "MU-RECARD-07",
    "MU-RECARD-08",
    "MU-RECARD-09",
    "MU-RECARD-10",
    "MU-RECARD-11",
    "MU-RECARD-12",
    "MU-RECARD-13",
    "MU-RECARD-14",
    "MU-RECARD-15",
)
@pytest.mark.parametrize(("card", "value"), END_VALUES.items())
def test_the_end_value_of_each_card(card: str, value: int) -> None:
    """Paid to its owner alone."""
    s = ended(re=[card, ""])
    assert at(s, "earned", 0, "re-values") == value
    assert at(s, "earned", 1, "re-values") == 0
    assert [event.b for event in s.events if event.kind.name == "re-scored"] == [value]


@pytest.mark.rule("MU-RESCORE-01")
@pytest.mark.parametrize(("card", "value"), ICON_VALUES.items())
def test_the_end_value_of_cards_with_the_icon(card: str, value: int) -> None:
    """The same, where they are in play."""
    s = ended("M6 M7", re=["", card])
    assert [at(s, "earned", seat, "re-values") for seat in (0, 1)] == [0, value]


@pytest.mark.rule("MU-RESCORE-01", "MU-RESCORE-R1")
def test_all_cards_count_used_or_not() -> None:
    """The sum of both, in front of each player."""
    s = ended(re=["cloning-vat phase-drill", "bulk-contract price-oracle gravity-sled"])
    assert [at(s, "earned", seat, "re-values") for seat in (0, 1)] == [7 + 7, 9 + 10 + 12]


@pytest.mark.rule("MU-RESCORE-01")
def test_cards_of_the_deck_count_for_nobody() -> None:
    """Nor does what was put under it."""
    s = ended(mysteries={"bottom": ["phase-drill"], "bottom_known": [1]})
    assert [at(s, "earned", seat, "re-values") for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("MU-RESCORE-02")
def test_mysterious_artefacts_in_the_hold_are_worth_nothing() -> None:
    """With analysed ones on the mothership or without."""
    s = ended(mystery_cargo=["red*2 green", ""], mystery_ship="yellow*2")
    assert s.scores == [8, 8]


@pytest.mark.rule("MU-END-R2")
def test_mysterious_artefacts_in_the_hold_break_a_tie() -> None:
    """They are artefacts that remain; analysed ones are nobody's."""
    s = ended(
        mystery_cargo=["red", ""], cargo=["", "green-lens"], mystery_hidden=["yellow", ""], mystery_ship="green*2",
        re=["stasis-locker", ""], credits=[8, 20],
    )  # fmt: skip
    assert s.scores == [20, 20]
    assert s.result is not None
    assert s.result.winners == [0]


# --- whose they are ---------------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-22")
def test_a_card_works_for_its_owner_alone() -> None:
    """Seat 1 owns all of them, seat 0 plays as if there were none."""
    fields: dict[str, Any] = {"re": ["", " ".join(card for card in PLAIN_RE if card != "contact-database")]}
    fields |= {"explorers": RED_SITES, "sites": "red-lens*2", "stacks": {"green": "green-lens"}, "credits": [20, 8]}
    fields |= {"hands": ["red-mask red-coil", ""], "cargo": ["red-crater", ""], "queues": ["red", "red"]}
    s = museum("M6", **fields)
    assert offered(s, "sell") == []  # E7
    assert offered(s, "smuggle") == ["smuggle red-coil"]  # E11
    s2 = play(s.copy(), "excavate red-mask", "dig red-lens")
    assert asked(s2) == "samples"  # E2, E4
    play(s2, "done", "smuggle red-coil", "acquire green cargo", "done")
    assert s2.scores == [20 - 6, 8]  # E9
    s2 = play(s.copy(), "smuggle red-coil", "offload cargo red-crater")
    assert s2.scores == [24, 8]  # E10
    s2 = play(s.copy(), "travel travel-2", "move london berlin", "move berlin london")
    assert asked(s2) == "act"  # E1
    s2 = museum("M6", **{**fields, "explorers": ["vancouver rome guam", "vancouver berlin guam"]})
    play(s2, "market red-mask", "done", "done", "add-buyer red")
    assert asked(s2) == "act"  # E6


@pytest.mark.rule("MU-RECARD-22", "MU-COMMANDER-R5")
def test_a_card_works_for_steps_still_to_come() -> None:
    """Stasis Locker, gained by the Commanders' analysis, serves for the bonus Excavate of the same action."""
    s = museum(
        "M6",
        factions=[COMMANDERS, "gul"],
        hands=["red-mask", ""],
        mystery_cargo=["red", ""],
        sites="red-lens",
        explorers=RED_SITES,
        **deck_of("stasis-locker gravity-sled"),
    )
    play(s, "command red-mask", "analyse cargo red", "keep-re stasis-locker", "done", "dig red-lens", "stow hidden")
    assert at(s, "hidden", 0) == ["red-lens"]


@pytest.mark.rule("MU-RECARD-22")
def test_a_card_does_nothing_for_what_is_done() -> None:
    """Back-Door Buyer, gained by the second action, pays nothing for the offload of the first."""
    s = museum(
        "M6",
        hands=["red-mask red-coil", ""],
        mystery_cargo=["red", ""],
        cargo=["green-lens", ""],
        **deck_of("back-door-buyer gravity-sled"),
    )
    play(s, "smuggle red-coil", "offload cargo green-lens", "done")
    play(s, "command red-mask", "analyse cargo red", "keep-re back-door-buyer")
    assert s.scores == [13, 8]


@pytest.mark.rule("MU-RECARD-23")
def test_some_are_used_at_wish_and_each_time_anew() -> None:
    """E2, E4, E6 and E7 can be left aside now and used in the next action."""
    s = museum(
        "M6",
        re=["phase-drill stasis-locker crowd-magnet", ""],
        hands=["red-mask red-coil", ""],
        explorers=RED_SITES,
        sites="red-lens*4",
    )
    play(s, "excavate red-mask", "dig red-lens", "stow cargo", "done", "done")
    assert len(at(s, "cargo", 0)) == 1
    play(s, "excavate red-coil", "dig red-lens", "stow hidden", "dig red-lens", "stow cargo")
    assert (len(at(s, "cargo", 0)), len(at(s, "hidden", 0))) == (2, 1)


@pytest.mark.rule("MU-RECARD-23")
def test_all_others_apply_by_themselves() -> None:
    """A sale with E5 and E8, an offload with E10: no question is asked."""
    s = museum(
        "M6",
        re=["price-oracle bulk-contract back-door-buyer", ""],
        hands=["red-coil", ""],
        queues=["green", "green"],
        traders=["mask coil", ""],
        cargo=["green-lens*2", ""],
        hidden=["red-lens", ""],
        ship={"red": 4},
    )
    play(s, "sell travel-2", "sell-at 1", "sell-at 2")
    assert asked(s) == "act"
    assert s.scores == [8 + 9 + 4 + 3 + 4, 8]
    play(s, "smuggle red-coil", "offload hidden red-lens")
    assert s.scores == [36 - 4, 8]


# --- limits and bans --------------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-24")
def test_two_artefacts_per_excavate_and_per_smuggle() -> None:
    """With every card in front of one, and for the Excavators too."""
    cards = " ".join(card for card in PLAIN_RE if card != "stasis-locker")
    s = museum(
        "M6",
        re=[cards, ""],
        factions=[EXCAVATORS, "gul"],
        hands=["red-mask red-coil", ""],
        explorers=RED_SITES,
        sites="red-lens*3",
        cargo=["green-lens yellow-lens orange-lens", ""],
    )
    play(s, "excavate red-mask", "dig red-lens", "dig red-lens", "done")
    assert at(s, "sites", "red-lens") == 1
    play(s, "smuggle red-coil", "offload cargo green-lens", "offload cargo yellow-lens")
    assert at(s, "cargo", 0) == ["red-lens", "red-lens", "orange-lens"]


@pytest.mark.rule("MU-RECARD-24")
def test_abilities_add_up() -> None:
    """E3 and E4: nine spaces for what is dug; E5, E7 and E8 in one sale of the Merchants: three markets, no fourth."""
    s = museum(
        "M6",
        re=["folding-hold stasis-locker", ""],
        hands=["red-mask", ""],
        explorers=RED_SITES,
        sites="red-lens red-helix",
        cargo=["green-lens*4 yellow-lens", ""],
        hidden=["yellow-lens*2", ""],
    )
    play(s, "excavate red-mask", "dig red-lens", "stow cargo", "dig red-helix", "done")
    assert (len(at(s, "cargo", 0)), len(at(s, "hidden", 0))) == (6, 3)

    s = museum(
        "M6",
        re=["price-oracle holo-trader bulk-contract", ""],
        factions=[MERCHANTS, "gul"],
        hands=["red-mask", ""],
        cargo=["red-lens*4", ""],
        queues=["red"] * 4,
        traders=["cog", ""],
        ship={"green": 6},
    )
    play(s, "sell red-mask", "sell-at 1", "sell-at 2", "sell-at 4")
    assert asked(s) == "keep_cards"
    play(s, offered(s)[0])
    assert s.scores == [8 + 9 + 6 + 8 + 4, 8]
    assert len(at(s, "cargo", 0)) == 1


@pytest.mark.rule("MU-RECARD-24")
def test_one_mysterious_artefact_per_envoy() -> None:
    """However many cards: the second stays in the hold."""
    s = museum("M6", re=[" ".join(PLAIN_RE[:12]), ""], hands=["red-mask", ""], mystery_cargo=["red green", ""])
    play(s, "command red-mask", "analyse cargo red")
    play(s, offered(s)[0])
    while asked(s) == "gain_broker":
        play(s, offered(s)[0])
    refused(s, "analyse cargo green", "MU-ANALYSE-R1")


@pytest.mark.rule("MU-RECARD-25")
def test_each_card_exists_once() -> None:
    """A position with two of one is refused, wherever the other lies."""
    for fields in (
        {"re": ["phase-drill", "phase-drill"]},
        {"re": ["phase-drill", ""], "mysteries": {"bottom": ["phase-drill"]}},
        {"re": ["phase-drill", ""], "mysteries": {"discarded": ["phase-drill"]}},
        {"mysteries": {"bottom": ["phase-drill", "phase-drill"]}},
    ):
        with pytest.raises(digsite.BadPosition, match="MU-RECARD-25"):
            museum("M6", **fields)


@pytest.mark.rule("MU-RECARD-25")
def test_a_card_stays_with_its_owner() -> None:
    """Used over and over, over the end of a round, to the end of the game."""
    s = museum(
        "M6",
        re=["back-door-buyer crowd-magnet", "contact-database"],
        hands=["red-coil", ""],
        cargo=["green-lens", ""],
        passed=[1],
    )
    play(s, "smuggle red-coil", "offload cargo green-lens", "pass")
    while asked(s) == "gain_broker":
        play(s, offered(s)[0])
    assert at(s, "round") == 2
    assert mystery(s, "cards") == [["crowd-magnet", "back-door-buyer"], ["contact-database"]]


@pytest.mark.rule("MU-RECARD-26")
def test_no_card_lifts_a_ban() -> None:
    """All of them in front of one: mysterious artefacts are neither sold nor sampled, guards stay locked, and neither
    custodians nor researchers do anything else."""
    fields: dict[str, Any] = {"re": [" ".join(PLAIN_RE), ""], "researchers": [2, 0], "hands": ["red-mask", ""]}
    s = museum("M6", **fields, mystery_cargo=["red*2", ""], queues=["red"], traders=["mask", ""])
    assert offered(s, "sell") == []
    s = museum("M6", **fields, mystery_sites="red", explorers=["london rio guam", "vancouver berlin guam"])
    play(s, "excavate red-mask", "dig-mystery red", "stow cargo")
    assert asked(s) == "act"
    locked = crew(0, RED_COLUMN, elsewhere=1)
    s = museum(
        "M6",
        **fields,
        mystery_cargo=["green", ""],
        sites="red-lens",
        explorers=RED_SITES,
        mystery_sites="red",
        **locked,
    )
    play(s, "excavate red-mask")
    refused(s, "dig-mystery red", "MU-CUSTODIAN-08")


@pytest.mark.rule("MU-RECARD-26")
def test_no_card_brings_a_mysterious_artefact_into_the_museum() -> None:
    """Nor onto a demand card: no code names one there."""
    s = museum("M6 M7", re=["forged-provenance mind-brush", ""], hands=["red-mask", ""], mystery_cargo=["red", ""])
    assert offered(s, "exhibit") == []


# --- alone, and several things at once --------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-28")
@pytest.mark.parametrize("first", ["red-lens", "red-antenna"])
def test_its_owner_picks_the_order(first: str) -> None:
    """Two samples are due after the Phase Drill: either comes first, and completes a column or takes the guard away."""
    second = "red-antenna" if first == "red-lens" else "red-lens"
    s = museum(
        "M6",
        re=["phase-drill", ""],
        hands=["red-mask", ""],
        explorers=["london rio guam", "vancouver berlin guam"],
        sites="red-lens red-antenna",
    )
    play(s, "excavate red-mask", "dig red-lens", "dig red-antenna", f"sample {first}")
    assert story(s, "sampled") == [f"0 sampled {first}"]
    play(s, f"sample {second}")
    assert at(s, "guards", 0) == ["red-lens", "red-antenna"]


@pytest.mark.rule("MU-RECARD-27", "MU-EDGE-115")
@pytest.mark.parametrize(("card", "paid"), [("loyalty-chip", [10, 5]), ("phase-drill", [7, 7])])
def test_alone_the_cards_serve_you(card: str, paid: list[int]) -> None:
    """Loyalty Chip in round 2, one envoy each: 10 for you, 5 for Zu."""
    s = solo(round=2, envoys=["left", "left"], options={"modules": ["M6"]}, mysteries={"cards": [[card], []]})
    cards = zu_of(s)
    cards.deck, cards.discard = cards.discard, cards.deck
    s.passed |= 1 << ZU
    play(s, "pass")
    assert [at(s, "earned", player, "centres-2") for player in (HUMAN, ZU)] == paid


@pytest.mark.rule("MU-RECARD-27", "MU-EDGE-115")
def test_zu_reads_the_real_cubes() -> None:
    """Two envoys of Zu against one with the Loyalty Chip: Zu has the majority and recalls one."""
    s = solo(
        round=2, envoys=["left", "left*2"], options={"modules": ["M6"]}, mysteries={"cards": [["loyalty-chip"], []]}
    )
    act(s, "command-1")
    assert at(s, "envoys", ZU) == {"left": 1}
    s = solo(round=2, envoys=["left", "left"], options={"modules": ["M6"]}, mysteries={"cards": [["loyalty-chip"], []]})
    act(s, "command-1")
    assert at(s, "envoys", ZU) == {"left": 2}


@pytest.mark.rule("MU-RECARD-27")
def test_zu_never_has_a_card() -> None:
    """A position that says so is refused."""
    with pytest.raises(digsite.BadPosition, match="MU-ZUMYST-06"):
        solo(options={"modules": ["M6"]}, mysteries={"cards": [[], ["loyalty-chip"]]})
