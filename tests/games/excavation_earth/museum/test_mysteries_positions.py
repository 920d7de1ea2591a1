"""Positions amid what mysterious artefacts and their cards ask: written, read again, and refused if wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import pytest

import digsite
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.mysteries import GRANT, TALENT, crew, deck_of, recalled
from tests.games.excavation_earth.museum.table import COMMANDERS, museum
from tests.games.excavation_earth.table import GAME, asked, offered, other_tiles, play

RED = ["london rome guam", "vancouver berlin guam"]
LONDON_BANGKOK = ["london bangkok guam", "vancouver berlin guam"]


def dug(*names: str, **kw: Any) -> Earth:
    """Seat 0 excavates red."""
    fields: dict[str, Any] = {
        "hands": ["red-mask", ""],
        "explorers": RED,
        "mystery_sites": "red*2",
        "sites": "red-helix",
    }
    return play(museum("M6", **{**fields, **kw}), "excavate red-mask", *names)


def by_night(*names: str, **kw: Any) -> Earth:
    """Seat 0 uses Night Dig, yellow."""
    fields: dict[str, Any] = {
        "explorers": LONDON_BANGKOK,
        "mystery_sites": "red orange",
        "sites": "orange-helix red-lens",
    }
    return play(recalled("night-dig", 3, **{**fields, **kw}), *names)


def gained(card: str) -> Earth:
    """Seat 0 has kept that card after an analysis."""
    s = museum("M6", hands=["red-mask", ""], mystery_cargo=["red", ""], **deck_of(f"{card} gravity-sled"))
    return play(s, "command red-mask", "analyse cargo red", f"keep-re {card}")


def surveyed(*names: str) -> Earth:
    """The Psychics survey with a Stasis Locker."""
    s = museum(
        "M6",
        re=["stasis-locker", ""],
        round=3,
        credits=[20, 8],
        hands=["red-mask", ""],
        mystery_ship="red*2",
        sold=other_tiles("red", "red-lens red-helix red-crater"),
    )
    return play(s, "survey red-mask", "lay red-lens", *names)


LOCKER: dict[str, Any] = {"re": ["stasis-locker", ""]}
PENDING: list[tuple[str, Callable[[], Earth]]] = [
    ("dig_second", lambda: dug("dig-mystery red")),
    ("dig_second", lambda: dug("dig-mystery red", "stow hidden", **LOCKER)),
    ("dig_second", lambda: dug("dig red-helix", "stow hidden", **LOCKER)),
    ("stow", lambda: dug("dig-mystery red", **LOCKER)),
    ("stow", lambda: dug("dig red-helix", **LOCKER)),
    ("stow", lambda: dug("dig red-helix", "stow hidden", "dig-mystery red", **LOCKER)),
    ("stow", lambda: dug("dig-mystery red", "stow hidden", "dig red-helix", **LOCKER)),
    ("stow", lambda: by_night("dig-mystery red", **LOCKER)),
    ("stow", lambda: by_night("dig-mystery red", "stow cargo", "dig-mystery orange", **LOCKER)),
    ("stow", lambda: surveyed("store red-helix")),
    ("stow", lambda: surveyed("store red-helix", "stow hidden", "buy red-crater")),
    ("survey_buy", lambda: surveyed("store red-helix", "stow hidden")),
    ("night_dig", lambda: by_night("dig-mystery red")),
    ("night_dig", lambda: by_night("dig orange-helix", "stow hidden", **LOCKER)),
    ("reassign", lambda: dug("dig-mystery red", **crew(0, "green-lens green-helix"))),
    ("reassign", lambda: dug("dig red-helix", "dig-mystery red", **crew(0, "green-lens green-helix"))),
    ("reassign", lambda: by_night("dig-mystery red", "dig-mystery orange", **crew(0, "green-lens green-helix", 1))),
    (
        "keep_re",
        lambda: play(
            museum("M6", hands=["red-mask", ""], mystery_cargo=["red", ""]), "command red-mask", "analyse cargo red"
        ),
    ),
    ("gain_broker", lambda: gained("contact-database")),
    ("gain_broker", lambda: play(museum("M6", re=["", "contact-database"], hands=["", ""], passed=[1]), "pass")),
    (
        "second_buyer",
        lambda: play(
            museum("M6", re=["crowd-magnet", ""], hands=["red-mask", ""]),
            "market red-mask",
            "done",
            "done",
            "add-buyer red",
        ),
    ),
    ("research_grant", lambda: recalled(GRANT)),
    ("talent_agency", lambda: recalled(TALENT, 3)),
    ("talent_agency", lambda: play(recalled(TALENT, 3), "take-broker red")),
    (
        "quiet_buyer",
        lambda: play(recalled("quiet-buyer", 3, mystery_cargo=["red green", ""]), "offload-mystery cargo red"),
    ),
    (
        "smuggling",
        lambda: play(
            museum("M6", hands=["red-coil", ""], mystery_cargo=["red green", ""]),
            "smuggle red-coil",
            "offload-mystery cargo red",
        ),
    ),
]


def data_of(s: Earth) -> dict[str, Any]:
    """The position, to be changed."""
    return cast("dict[str, Any]", json.loads(json.dumps(s.to_json())))


@pytest.mark.rule("MU-COMP-09", "MU-COMP-10", "MU-RECARD-22")
@pytest.mark.parametrize(("question", "make"), PENDING)
def test_written_and_read_again(question: str, make: Callable[[], Earth]) -> None:
    """The same question, the same answers, the same view; and a copy goes its own way."""
    s = make()
    assert asked(s) == question
    before = s.to_json()
    again = GAME.from_json(data_of(s))
    assert again.to_json() == before
    assert again.legal() == s.legal()
    for viewer in (0, 1):
        assert GAME.sample(s.view(viewer), digsite.Rng(1)).view(viewer) == s.view(viewer)
    twin = s.copy()
    while not twin.over and twin.round == s.round and len(twin.legal()) > 0:
        twin.play(twin.legal()[-1])
    assert s.to_json() == before


def refused_with(s: Earth, change: dict[int, list[object]], match: str, **fields: Any) -> None:
    """That position with other frames (by their place from the end) or fields cannot be read."""
    data = data_of(s)
    for place, frame in change.items():
        data["agenda"][-1 - place] = frame
    with pytest.raises(digsite.BadPosition, match=match):
        GAME.from_json({**data, **fields})


@pytest.mark.rule("MU-CUSTODIAN-01", "MU-CUSTODIAN-R2", "MU-CUSTODIAN-R6")
def test_pending_digs_that_cannot_be() -> None:
    """The first tile must be in a hold; a guard is moved for a tile that lies on the map, with an empty pool."""
    s = dug("dig-mystery red")
    refused_with(s, {0: ["dig_second", 0, 20 + 1, 0]}, "MU-CUSTODIAN-01")
    refused_with(s, {0: ["dig_second", 0, 25, 0]}, "no such tile")
    s = by_night("dig-mystery red")
    refused_with(s, {0: ["night_dig", 0, 1, 20 + 1 + 1]}, "MU-CUSTODIAN-01")
    refused_with(s, {0: ["night_dig", 0, 2, 20 + 2 + 1]}, "EE-CMDCARD-16")
    refused_with(s, {0: ["night_dig", 0, 1, 40]}, "no such tile")
    s = dug("dig-mystery red", **crew(0, "green-lens green-helix"))
    refused_with(s, {0: ["reassign", 0, 3, 1], 1: ["dig_second", 0, 21, 0]}, "MU-CUSTODIAN-01")
    refused_with(s, {0: ["reassign", 0, 3, 5]}, "MU-CUSTODIAN-01")


@pytest.mark.rule("MU-RECARD-04")
def test_pending_choices_of_a_hold_that_cannot_be() -> None:
    """The tile lies in the cargo hold, the card in front of its owner, and there is room in the hidden one."""
    for s, other in ((dug("dig red-helix", **LOCKER), 0), (dug("dig-mystery red", **LOCKER), 21)):
        refused_with(s, {0: ["stow", 0, other, 0]}, "not in the cargo hold")
        part = data_of(s)["mysteries"]
        part["cards"] = [[], []]
        part.pop("deck")
        refused_with(s, {}, "MU-RECARD-04", mysteries=part)
    refused_with(dug("dig red-helix", **LOCKER), {0: ["stow", 0, 25, 0]}, "not in the cargo hold")


@pytest.mark.rule("MU-RECARD-06", "MU-RECARD-15", "MU-CMDCARD-01", "MU-CMDCARD-02")
def test_other_pending_questions_that_cannot_be() -> None:
    """Without the card, or with figures that it does not have."""
    s = play(
        museum("M6", re=["crowd-magnet", ""], hands=["red-mask", ""]),
        "market red-mask",
        "done",
        "done",
        "add-buyer red",
    )
    refused_with(s, {0: ["second_buyer", 0, 1, 0]}, "EE-MARKET-02")
    part = data_of(s)["mysteries"]
    part["cards"] = [[], ["crowd-magnet"]]
    refused_with(s, {}, "MU-RECARD-06", mysteries=part)
    s = play(museum("M6", re=["", "contact-database"], hands=["", ""], passed=[1]), "pass")
    refused_with(s, {1: ["next_round", 0, 0, 0]}, "next round begins at once")
    refused_with(recalled(GRANT), {0: ["research_grant", 0, 3, 0]}, "figure of the card")
    refused_with(recalled(TALENT), {0: ["talent_agency", 0, 0, 0]}, "no broker is left")
    refused_with(recalled(TALENT), {0: ["talent_agency", 0, 2, 0]}, "has the figure 1")


@pytest.mark.rule("MU-COMMANDER-05", "MU-RECARD-04")
def test_the_bonus_dig_with_the_stasis_locker() -> None:
    """A mysterious artefact dug after a Command is stored like any other."""
    s = museum("M6", factions=[COMMANDERS, "gul"], hands=["red-mask", ""], explorers=RED, mystery_sites="red", **LOCKER)
    play(s, "command red-mask", "done", "dig-mystery red")
    assert offered(s) == ["stow cargo", "stow hidden"]
    assert GAME.from_json(data_of(s)).to_json() == s.to_json()


@pytest.mark.rule("MU-RECARD-16")
def test_only_the_owner_has_used_the_mind_brush() -> None:
    """In a position, and in a view that a world is drawn from."""
    with pytest.raises(digsite.BadPosition, match=r"mysteries\.brushed: seat 0 does not have 'mind-brush'"):
        museum("M6 M7", re=["", "mind-brush"], mysteries={"brushed": [0]})
    s = museum("M6 M7", re=["", "mind-brush"], mysteries={"brushed": [1]})
    view = s.view(0)
    assert GAME.sample(view, digsite.Rng(1)).view(0) == view
    part = view["mysteries"]
    assert isinstance(part, dict)
    with pytest.raises(digsite.BadPosition, match=r"mysteries\.brushed: seat 0"):
        GAME.sample({**view, "mysteries": {**part, "brushed": 1}}, digsite.Rng(1))


@pytest.mark.rule("MU-RECARD-04")
def test_a_hidden_hold_has_mysterious_artefacts_only_with_the_stasis_locker() -> None:
    assert museum("M6", mystery_hidden=["red", ""], re=["stasis-locker", ""]).round == 1
    with pytest.raises(digsite.BadPosition, match=r"mysteries\.hidden\[0\]: none can be here without 'stasis-locker'"):
        museum("M6", mystery_hidden=["red", ""], re=["", "stasis-locker"])


def test_a_hold_that_is_too_full_says_how_much_room_it_has() -> None:
    """Not that there is room for fewer than none, however many mysterious artefacts lie there."""
    with pytest.raises(digsite.BadPosition) as problem:
        museum("M6", mystery_cargo=["red*2 yellow*2 green*2 purple*2 orange", ""])
    assert "cargo[0]: 5 tiles more than there is room for (EE-HOLD-01)" in str(problem.value)
