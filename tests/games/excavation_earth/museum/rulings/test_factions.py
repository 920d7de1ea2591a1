"""Readings of the Seekers and the Commanders: MU-SEEKER-R1, -R4, MU-COMMANDER-R1."""

from __future__ import annotations

import pytest

import digsite
from tests.games.excavation_earth.museum.exhibition import kept, queue, turned, with_deck
from tests.games.excavation_earth.museum.table import read
from tests.games.excavation_earth.museum.test_commanders import cargo, commanders
from tests.games.excavation_earth.museum.test_seekers import on_show, seekers, smuggles
from tests.games.excavation_earth.table import GAME, asked, at, new, offered, play, refused

# --- the Seekers ------------------------------------------------------------------------------------


@pytest.mark.rule("MU-SEEKER-R1")
@pytest.mark.parametrize("reading", ["no-curator", "whole-tail"])
def test_whether_a_curator_comes_after_a_sending(reading: str) -> None:
    """Before the other artefact is sampled."""
    s = seekers(curators="red green orange", options=read(f"MU-SEEKER-R1 {reading}"), re=["loan-desk", ""])
    s = smuggles(with_deck(s, "purple*2"), "red cargo", "green cargo")

    play(s, "show cargo red-lens", "hang 2-1")

    comes = reading == "whole-tail"
    assert on_show(s) == ["red-lens"]
    assert turned(s) == (["purple"] if comes else [])
    assert queue(s) == ("green orange purple" if comes else "red green orange")
    assert (asked(s), offered(s)) == ("samples", ["done", "sample green-helix"])
    assert len(at(s, "hands", 0)) == 1  # the Loan Desk is for the action
    kept(s)


@pytest.mark.rule("MU-SEEKER-R1", "MU-CURATOR-04")
def test_a_wild_card_after_a_sending() -> None:
    s = seekers(curators="red green orange", options=read("MU-SEEKER-R1 whole-tail"))
    s = smuggles(with_deck(s, "wild*2"), "red cargo", "green cargo")

    play(s, "show cargo red-lens", "hang 2-1")
    assert asked(s) == "pick_curator"
    kept(s)
    play(s, "curator yellow")

    assert queue(s) == "green orange yellow"
    assert asked(s) == "samples"


@pytest.mark.rule("MU-SEEKER-R1")
def test_the_curator_waits_for_what_the_artefact_brings() -> None:
    """A broker for meeting the red curator comes before the queue moves; positions in between can be kept."""
    s = seekers(curators="orange red green", options=read("MU-SEEKER-R1 whole-tail"))
    s = smuggles(with_deck(s, "purple"), "red cargo")

    play(s, "show cargo red-lens", "hang 2-2")
    assert (asked(s), queue(s)) == ("gain_broker", "orange red green")
    kept(s)
    play(s, "take-broker yellow")

    assert queue(s) == "red green purple"
    assert asked(s) == "act"


@pytest.mark.rule("MU-SEEKER-R4", "MU-EDGE-104")
@pytest.mark.parametrize("reading", ["that-tile", "that-type"])
def test_a_type_sampled_by_the_first_action(reading: str) -> None:
    """Another tile of that type may be sent by the second action, or not in this turn."""
    s = seekers(
        explorers=["london berlin guam", "vancouver berlin guam"],
        sites="red-lens",
        hands=["red-mask red-coil", ""],
        options=read(f"MU-SEEKER-R4 {reading}"),
    )

    play(s, "excavate red-mask", "dig red-lens", "sample red-lens")
    kept(s)
    assert GAME.sample(s.view(1), s.rng.copy()).view(1) == s.view(1)
    smuggles(s, "red hidden", "green cargo")

    shown = ["show cargo green-helix", *(["show hidden red-lens"] if reading == "that-tile" else [])]
    assert offered(s, "show") == shown
    if reading == "that-type":
        refused(s, "show hidden red-lens", "MU-SEEKER-R4")


@pytest.mark.rule("MU-SEEKER-R4", "MU-SEEKER-06")
def test_a_sample_of_an_earlier_turn_never_matters() -> None:
    """Only those of the turn are kept in mind; it is forgotten when the next one begins."""
    s = seekers(guards=["red-lens", ""], options=read("MU-SEEKER-R4 that-type"))
    smuggles(s, "red cargo")
    assert offered(s) == ["done", "show cargo red-lens"]

    s = seekers(sites="red-lens", hands=["red-coil", ""], actions=1, options=read("MU-SEEKER-R4 that-type"))
    smuggles(s, "red cargo")
    play(s, "sample red-lens")
    assert at(s, "seekers") == {"sampled": []}
    assert s.seat == 1


@pytest.mark.rule("MU-SEEKER-R4")
def test_positions_with_samples_in_mind() -> None:
    """They are of known types; until the next turn begins they are kept."""
    options = read("MU-SEEKER-R4 that-type")
    assert at(seekers(options=options, seekers={"sampled": ["red-lens"]}), "seekers") == {"sampled": ["red-lens"]}
    with pytest.raises(digsite.BadPosition, match=r"seekers\.sampled"):
        seekers(options=options, seekers={"sampled": ["red-moon"]})
    later = seekers(options=options, seekers={"sampled": ["red-lens"]}, turn=1)
    assert at(later, "seekers") == {"sampled": ["red-lens"]}


@pytest.mark.rule("MU-SEEKER-R1", "MU-SEEKER-R4", "MU-COMMANDER-R1")
def test_without_the_factions_nothing_is_added() -> None:
    """Modules in play, but nobody plays the Seekers or the Commanders."""
    rulings = {"MU-SEEKER-R1": "whole-tail", "MU-SEEKER-R4": "that-type", "MU-COMMANDER-R1": "either-order"}
    s = new(2, factions=["gul", "aqulla"], modules=["M5", "M6", "M7"], rulings=rulings)
    assert s.rules.step_id("early_dig") == s.rules.step_id("seekers_curator") == -1
    assert "seekers" not in s.to_json()


# --- the Commanders ---------------------------------------------------------------------------------


@pytest.mark.rule("MU-COMMANDER-R1")
@pytest.mark.parametrize("reading", ["command-first", "either-order"])
def test_when_the_commanders_dig(reading: str) -> None:
    """After the steps of the Command; or before them, and then no more after them."""
    s = commanders(options=read(f"MU-COMMANDER-R1 {reading}"))

    play(s, "command red-mask")
    if reading == "command-first":
        assert asked(s) == "commanding"
        refused(s, "dig red-lens", "EE-EXCAVATE-03")
        play(s, "envoy", "trader")
        assert asked(s) == "bonus_dig"
        return
    assert (asked(s), offered(s)) == ("early_dig", ["done", "dig red-helix", "dig red-lens"])
    kept(s)
    play(s, "dig red-lens")
    kept(s)
    play(s, "sample red-lens", "envoy", "trader")
    assert (asked(s), cargo(s)) == ("act", ["red-lens"])


@pytest.mark.rule("MU-COMMANDER-R1", "MU-COMMANDER-R3")
@pytest.mark.parametrize("sites", ["red-lens", "green-lens"])
def test_asked_again_after_the_command(sites: str) -> None:
    """Also where nothing could be dug before: a Command may bring an explorer or room."""
    s = commanders(options=read("MU-COMMANDER-R1 either-order"), sites=sites)

    play(s, "command red-mask")
    if sites == "red-lens":
        assert asked(s) == "early_dig"
        refused(s, "dig green-antenna", "EE-EXCAVATE-04")
        refused(s, "envoy", "EE-COMMAND-06")
        play(s, "done")
    assert asked(s) == "commanding"
    kept(s)
    play(s, "envoy", "done")

    assert asked(s) == ("bonus_dig" if sites == "red-lens" else "act")


@pytest.mark.rule("MU-COMMANDER-R1", "MU-PRETTY-R4")
def test_answers_ascend_where_a_box_lies_beside_a_mysterious_artefact() -> None:
    """The codes of boxes come last, whichever step they are answers to."""
    options = {**read("MU-COMMANDER-R1 either-order"), "pretty_boxes": True}
    s = commanders(
        "M6",
        mystery_sites="red",
        sites="red-box",
        options=options,
        explorers=["london rome guam", "vancouver berlin guam"],
    )

    play(s, "command red-mask")

    assert asked(s) == "early_dig"
    assert [name for name in offered(s) if "red" in name] == ["dig-mystery red", "dig red-box"]
    assert s.legal() == sorted(s.legal())


@pytest.mark.rule("MU-COMMANDER-R1", "MU-COMMANDER-05", "MU-ANALYSE-01")
@pytest.mark.parametrize("reading", ["command-first", "either-order"])
def test_a_mysterious_artefact_for_the_envoy_of_the_same_action(reading: str) -> None:
    s = commanders("M6", mystery_sites="red", options=read(f"MU-COMMANDER-R1 {reading}"))

    play(s, "command red-mask")
    if reading == "command-first":
        refused(s, "dig-mystery red", "MU-CUSTODIAN-01")
        return
    assert "dig-mystery red" in offered(s)
    play(s, "dig-mystery red")
    kept(s)
    play(s, "analyse cargo red")
    assert at(s, "mysteries", "ship") == {"red": 1}
    while asked(s) == "keep_re":
        play(s, offered(s)[0])
    assert asked(s) in ("commanding", "gain_broker", "act")


@pytest.mark.rule("MU-COMMANDER-R1", "MU-COMMANDER-02")
@pytest.mark.parametrize(
    "agenda",
    [
        [["act", 0, 0, 0], ["bonus_dig", 0, 2, 0], ["commanding", 0, 0, 0], ["early_dig", 0, 2, 0]],
        [["act", 0, 0, 0], ["commanding", 0, 0, 1], ["early_dig", 0, 2, 0]],
        [["act", 0, 0, 0], ["early_dig", 0, 2, 0]],
        [["act", 0, 0, 0], ["commanding", 0, 0, 0], ["early_dig", 0, 5, 0]],
    ],
)
def test_positions_that_cannot_be(agenda: list[list[object]]) -> None:
    """Once, and wholly before the steps."""
    with pytest.raises(digsite.BadPosition, match="agenda"):
        commanders(options=read("MU-COMMANDER-R1 either-order"), agenda=agenda)


@pytest.mark.rule("MU-SEEKER-R1", "MU-CURATOR-R1", "MU-COMMANDER-R1")
@pytest.mark.parametrize(
    ("ruling", "modules", "why"),
    [
        ("MU-SEEKER-R1 whole-tail", ["M6", "M7"], "M5"),
        ("MU-SEEKER-R4 that-type", ["M5", "M6"], "M7"),
        ("MU-COMMANDER-R1 either-order", [], "M5"),
        ("MU-CURATOR-R1 fill-first", ["M6"], "M7"),
        ("MU-ACTIVATE-R2 one", ["M6", "M7"], "M8"),
        ("MU-BROKER-R12 useful-only", [], "expansion"),
        ("MU-ZUMYST-R7 alone", ["M6"], "Zu"),
    ],
)
def test_what_is_missing_is_said(ruling: str, modules: list[str], why: str) -> None:
    with pytest.raises(digsite.BadOption, match=rf"{ruling.split(maxsplit=1)[0]}.*{why}"):
        new(2, modules=modules, **read(ruling))


def test_a_wrong_reading_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(digsite.BadOption, match="'all-move', 'fill-first'"):
        new(2, modules=["M6", "M7"], **read("MU-CURATOR-R1 backwards"))
