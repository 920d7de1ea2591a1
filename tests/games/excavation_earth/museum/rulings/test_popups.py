"""Readings of the pop-up markets: MU-POPUP-R3, MU-ACTIVATE-R2, MU-SUPPLY-R3, -R4, MU-DEMAND-R3."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from tests.games.excavation_earth.museum.exhibition import kept
from tests.games.excavation_earth.museum.stalls import all_but, board, finish, sell_one, stalls, used
from tests.games.excavation_earth.museum.table import PSYCHICS, read
from tests.games.excavation_earth.museum.test_activate import xian
from tests.games.excavation_earth.museum.test_popups import SALE
from tests.games.excavation_earth.museum.test_supply_cards import FULL, rome
from tests.games.excavation_earth.table import asked, at, offered, play, refused

# --- MU-ACTIVATE-R2 ---------------------------------------------------------------------------------


@pytest.mark.rule("MU-ACTIVATE-R2", "MU-EDGE-68")
@pytest.mark.parametrize("reading", ["each", "one"])
def test_two_before_the_action(reading: str) -> None:
    s = xian("U7 U10", "mexico vancouver", cargo=["orange-lens*2", ""], options=read(f"MU-ACTIVATE-R2 {reading}"))

    play(s, "activate U10")
    kept(s)
    if reading == "one":
        refused(s, "activate U7", "MU-ACTIVATE-R2")
        assert s.why_not(next(iter(set(range(9))))) is not None
        play(s, "excavate red-mask")
        assert (asked(s), board(s)) == ("act", ["U7"])
        return
    assert offered(s, "activate") == ["activate U7"]
    refused(s, "pass", "MU-ACTIVATE-R3")
    play(s, "activate U7", "take-broker green")
    assert used(s) == ["U7", "U10"]
    refused(s, "travel travel-2", "MU-ACTIVATE-R3")


@pytest.mark.rule("MU-ACTIVATE-R2", "MU-EDGE-68")
@pytest.mark.parametrize("reading", ["each", "one"])
def test_one_before_and_one_after(reading: str) -> None:
    s = xian("U7 U10", "mexico vancouver", cargo=["orange-lens*2", ""], options=read(f"MU-ACTIVATE-R2 {reading}"))

    play(s, "activate U10", "excavate red-mask")

    assert asked(s) == ("activate" if reading == "each" else "act")
    if reading == "each":
        assert offered(s) == ["done", "activate U7"]
        play(s, "activate U7", "take-broker red")
        assert (asked(s), s.actions, used(s)) == ("act", 1, ["U7", "U10"])


@pytest.mark.rule("MU-ACTIVATE-R2", "MU-EDGE-68")
@pytest.mark.parametrize("reading", ["each", "one"])
def test_two_after_the_action(reading: str) -> None:
    """One after the other, each finished before the next; the broker of the first is taken while the second waits."""
    s = xian("U7 U10", "mexico vancouver", cargo=["orange-lens*2", ""], options=read(f"MU-ACTIVATE-R2 {reading}"))

    play(s, "excavate red-mask")
    assert offered(s) == ["done", "activate U7", "activate U10"]
    play(s, "activate U7")
    assert asked(s) == "gain_broker"
    kept(s)
    play(s, "take-broker green")

    if reading == "one":
        assert (asked(s), board(s)) == ("act", ["U10"])
        return
    assert (asked(s), offered(s)) == ("activate", ["done", "activate U10"])
    kept(s)
    play(s, "activate U10")
    assert (asked(s), used(s)) == ("act", ["U7", "U10"])


@pytest.mark.rule("MU-ACTIVATE-R2", "MU-ACTIVATE-R7")
def test_another_only_if_it_can_be_met_still() -> None:
    """With a single lens one of the two demands can be met, and then nothing is asked."""
    s = xian("U7 U10", "mexico vancouver", cargo=["orange-lens", ""])

    play(s, "excavate red-mask", "activate U10")

    assert (asked(s), board(s)) == ("act", ["U7"])


@pytest.mark.rule("MU-ACTIVATE-R2", "MU-ACTIVATE-R3")
def test_the_last_artefact_for_sale_is_kept_for_the_action() -> None:
    """Travel cards alone: the sale that is possible after both activations is the only answer, and goes unasked."""
    s = xian("U7 U10", "mexico vancouver", cargo=["orange-lens*2 purple-helix", ""], hands=["", "red-coil"])

    play(s, "activate U10", "activate U7", "take-broker red")

    assert used(s) == ["U7", "U10"]
    assert at(s, "sold")["purple-helix"] == 1


@pytest.mark.rule("MU-ACTIVATE-R2")
@pytest.mark.parametrize("reading", ["each", "one"])
def test_positions_with_one_activation_upon_another(reading: str) -> None:
    """A broker is gained while another pop-up market may be activated: only where there may be several."""
    agenda = [["act", 0, 0, 0], ["activate", 0, 1 << 9, 0], ["gain_broker", 0, 0, 0]]
    options = read(f"MU-ACTIVATE-R2 {reading}")
    fields: dict[str, Any] = {"agenda": agenda, "actions": 1, "options": options, "used": "U7"}
    if reading == "one":
        with pytest.raises(digsite.BadPosition, match=r"agenda\[2\]"):
            xian("U10", **fields)
    else:
        assert asked(xian("U10", **fields)) == "gain_broker"


# --- MU-POPUP-R3 ------------------------------------------------------------------------------------


@pytest.mark.rule("MU-POPUP-R3", "MU-ACTIVATE-R6", "MU-EDGE-63")
@pytest.mark.parametrize("reading", ["next-action", "same-sale"])
@pytest.mark.parametrize("there", ["", "U7"])
def test_the_pop_up_of_this_sale(reading: str, there: str) -> None:
    """U6 is placed where an explorer stands with what it asks for."""
    out = all_but("U6", *there.split())
    s = stalls(there, "easter", used=out, hidden=["yellow-helix", ""], options=read(f"MU-POPUP-R3 {reading}"), **SALE)

    sell_one(s)

    if reading == "next-action":
        assert asked(s) == "act"
        assert "activate U6" in offered(s)
        return
    assert (asked(s), offered(s)) == ("activate", ["done", "activate U6"])
    kept(s)
    play(s, "activate U6")
    finish(s, "keep_re")
    assert (asked(s), board(s)) == ("keep_re", there.split())


@pytest.mark.rule("MU-POPUP-R3", "MU-ACTIVATE-R2")
def test_the_pop_up_of_this_sale_after_another_activation() -> None:
    """Where one is the limit, an activation before the sale uses it up."""
    options = read("MU-POPUP-R3 same-sale", "MU-ACTIVATE-R2 one")
    fields = {**SALE, "cargo": ["purple-helix orange-lens", ""], "hidden": ["yellow-helix", ""]}
    s = stalls("U10", "easter xian", used=all_but("U6", "U10"), options=options, **fields)

    sell_one(play(s, "activate U10", "give cargo orange-lens"))

    assert (asked(s), board(s)) == ("act", ["U6"])


# --- MU-SUPPLY-R3, -R4 ------------------------------------------------------------------------------


@pytest.mark.rule("MU-SUPPLY-R3", "MU-EDGE-66")
@pytest.mark.parametrize("reading", ["cargo", "either-hold"])
def test_a_full_cargo_hold(reading: str) -> None:
    s = rome(cargo=[FULL, ""], options=read(f"MU-SUPPLY-R3 {reading}"))

    if reading == "cargo":
        refused(s, "activate U3", "MU-SUPPLY-R3")
        return
    play(s, "activate U3")
    assert at(s, "hidden", 0) == ["red-lens"]
    assert asked(s) == "samples"
    s = rome(cargo=[FULL, ""], hidden=["yellow-lens*2", ""], options=read("MU-SUPPLY-R3 either-hold"))
    refused(s, "activate U3", "MU-SUPPLY-R3")


@pytest.mark.rule("MU-SUPPLY-R3")
@pytest.mark.parametrize("reading", ["cargo", "either-hold"])
@pytest.mark.parametrize("after", [False, True])
def test_room_in_both_holds(reading: str, after: bool) -> None:
    """The buyer says into which; before the action and after it."""
    s = rome(options=read(f"MU-SUPPLY-R3 {reading}"))

    play(s, *(["excavate red-mask"] if after else []), "activate U3")

    if reading == "cargo":
        assert (asked(s), at(s, "cargo", 0)) == ("samples", ["red-lens"])
        return
    assert (asked(s), offered(s)) == ("stow", ["stow cargo", "stow hidden"])
    kept(s)
    play(s, "stow hidden")
    assert (at(s, "cargo", 0), at(s, "hidden", 0)) == ([], ["red-lens"])
    assert offered(s) == ["done", "sample red-lens"]


@pytest.mark.rule("MU-SUPPLY-R3")
def test_what_is_dug_up_goes_to_the_cargo_hold_all_the_same() -> None:
    """The reading is about special supply alone: a full cargo hold keeps the other red tile in Rome."""
    s = rome(options=read("MU-SUPPLY-R3 either-hold"), cargo=[FULL, ""], sites="red-helix red-lens red-crater")
    play(s, "excavate red-mask")
    assert asked(s) == "activate"


@pytest.mark.rule("MU-SUPPLY-R4")
@pytest.mark.parametrize("reading", ["sample", "no-sample"])
def test_whether_it_may_be_sampled(reading: str) -> None:
    s = rome(options=read(f"MU-SUPPLY-R4 {reading}"))

    play(s, "activate U3")

    assert at(s, "cargo", 0) == ["red-lens"]
    if reading == "sample":
        assert (asked(s), offered(s)) == ("samples", ["done", "sample red-lens"])
    else:
        assert asked(s) == "act"
        refused(s, "sample red-lens", "EE-GALLERY-04")


@pytest.mark.rule("MU-SUPPLY-R3", "MU-SUPPLY-R4")
def test_either_hold_and_no_sample() -> None:
    """The question of the hold then lies on the action alone, and can be kept so."""
    s = rome(options=read("MU-SUPPLY-R3 either-hold", "MU-SUPPLY-R4 no-sample"))
    play(s, "excavate red-mask", "activate U3")
    assert asked(s) == "stow"
    kept(s)
    play(s, "stow hidden")
    assert (asked(s), at(s, "hidden", 0)) == ("act", ["red-lens"])


# --- MU-DEMAND-R3 -----------------------------------------------------------------------------------


@pytest.mark.rule("MU-DEMAND-R3")
@pytest.mark.parametrize("reading", ["two-keep-one", "top-card"])
def test_how_a_card_is_gained(reading: str) -> None:
    """Two are looked at, or the top one comes as it is and nobody has a choice."""
    s = stalls("U6", "easter", cargo=["yellow-helix", ""], options=read(f"MU-DEMAND-R3 {reading}"),
               factions=[PSYCHICS, "gul"])  # fmt: skip
    before = len(at(s, "mysteries", "deck"))

    play(s, "activate U6")

    if reading == "two-keep-one":
        assert (asked(s), len(offered(s))) == ("keep_re", 2)
        return
    assert asked(s) in ("act", "gain_broker")
    assert len(at(s, "mysteries", "cards", 0)) == 1
    assert len(at(s, "mysteries", "deck")) == before - 1
    assert at(s, "mysteries", "bottom") == []
    gained = next(event for event in s.events if event.kind.name == "gained-re")
    assert gained.rule == "MU-DEMAND-R3"
    assert all(event.kind.name != "saw-re" for event in s.events)


@pytest.mark.rule("MU-DEMAND-R3", "MU-ANALYSE-R4")
def test_no_card_is_left() -> None:
    out = stalls("U6", "easter").to_json()["mysteries"]
    assert isinstance(out, dict)
    cards = {"cards": [[], out["deck"]], "deck": []}
    s = stalls("U6", "easter", cargo=["yellow-helix", ""], options=read("MU-DEMAND-R3 top-card"), mysteries=cards)
    play(s, "activate U6")
    assert (asked(s), at(s, "mysteries", "cards", 0)) == ("act", [])
