"""Which modules go together, and what is in play with them (MU-MODULE)."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.kinds import FACTIONS
from digsite.games.excavation_earth.museum.codes import (
    COMMON_SPANS,
    EXHIBIT_SPANS,
    MYSTERY_SPANS,
    POPUP_SPANS,
    SPANS,
)
from digsite.games.excavation_earth.museum.kinds import MODULES, NEW_FACTIONS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.playing import EVERY_SET, lively
from tests.games.excavation_earth.museum.table import COMMANDERS, SEEKERS, museum
from tests.games.excavation_earth.table import GAME, asked, at, new, offered, play, quiet, refused

PARTS = {"staff": "", "mysteries": "M6", "museum": "M7", "popups": "M8"}
"""What each module adds to a position."""


def begin(modules: str, *, seats: int = 2, **options: Any) -> Earth:
    return new(seats, modules=modules.split(), **options)


def parts(s: Earth) -> list[str]:
    return [key for key in PARTS if key in s.to_json()]


def every_set() -> list[str]:
    """All sets of M6, M7 and M8."""
    return [" ".join(some) for n in range(4) for some in combinations(["M6", "M7", "M8"], n)]


# --- sets -------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-MODULE-01")
def test_four_modules_can_be_chosen() -> None:
    """One option names them; without it none is in play."""
    assert MODULES == ["M5", "M6", "M7", "M8"]
    spec = next(option for option in GAME.options if option.name == "modules")
    assert (spec.kind, spec.choices, spec.default) == ("choices", MODULES, [])
    assert parts(new(2)) == []
    with pytest.raises(digsite.BadOption, match="modules"):
        begin("M9")


@pytest.mark.rule("MU-MODULE-R1", "MU-MODULE-02", "MU-MODULE-03", "MU-MODULE-04", "MU-MODULE-R3")
@pytest.mark.parametrize("modules", every_set())
def test_sets_that_go_together(modules: str) -> None:
    """Five of eight do. The others are refused, and nothing is put right in silence."""
    if modules in ("", "M6", "M6 M7", "M6 M8", "M6 M7 M8"):
        s = begin(modules)
        wanted = [part for part, module in PARTS.items() if modules and module in modules]
        assert parts(s) == wanted
        assert at(s, "options", "modules") == modules.split()
    else:
        rule = "MU-MODULE-03" if "M7" in modules else "MU-MODULE-04"
        with pytest.raises(digsite.BadOption, match=f"option modules: .* is not allowed: .* needs M6 .{rule}"):
            begin(modules)


@pytest.mark.rule("MU-EDGE-01", "MU-MODULE-03", "MU-MODULE-R3")
def test_the_museum_without_mysterious_artefacts_is_refused() -> None:
    with pytest.raises(digsite.BadOption, match=r"M7 needs M6 \(MU-MODULE-03"):
        begin("M7")


@pytest.mark.rule("MU-MODULE-04", "MU-MODULE-R3")
@pytest.mark.parametrize("modules", ["M8", "M5 M8"])
def test_pop_up_markets_without_mysterious_artefacts_are_refused(modules: str) -> None:
    with pytest.raises(digsite.BadOption, match=r"M8 needs M6 \(MU-MODULE-04"):
        begin(modules)


@pytest.mark.rule("MU-MODULE-02")
def test_mysterious_artefacts_alone() -> None:
    s = begin("M6")

    assert parts(s) == ["staff", "mysteries"]
    assert s.rules.step_id("exhibiting") == s.rules.step_id("after_action") == -1


@pytest.mark.rule("MU-MODULE-08")
def test_all_four_together() -> None:
    s = begin("M5 M6 M7 M8", factions=[SEEKERS, COMMANDERS])

    assert parts(s) == list(PARTS)
    assert [
        name for name in ("exhibiting", "after_action", "bonus_dig", "send_broker") if s.rules.step_id(name) < 0
    ] == []


@pytest.mark.rule("MU-MODULE-09")
@pytest.mark.parametrize("modules", EVERY_SET)
def test_every_set_is_played_to_the_end(modules: str) -> None:
    """With base factions beside the new ones, with hands dealt and drafted."""
    for number in (11, 12):
        *_, last = lively(modules, number)
        assert last.over
        assert last.result is not None


@pytest.mark.rule("MU-MODULE-09")
@pytest.mark.parametrize(
    ("modules", "faction"),
    [("M5", COMMANDERS), ("M6", "gul"), ("M6 M7", "aqulla"), ("M5 M6 M7", SEEKERS), ("M5 M6 M7", COMMANDERS)],
)
def test_alone_against_zu_too(modules: str, faction: str) -> None:
    """What is allowed for one player is played to the end."""
    s = begin(modules, seats=1, solo=True, factions=[faction])
    rng = digsite.Rng(1)
    while not s.over:
        codes = s.legal()
        s.play(codes[rng.below(len(codes))])

    assert s.result is not None
    assert len(s.result.scores) == 2


@pytest.mark.rule("MU-MODULE-09", "MU-COMP-R2")
def test_all_seven_factions_at_one_kind_of_table() -> None:
    """Each sits beside each other one; no faction twice."""
    every = [*FACTIONS, *NEW_FACTIONS]
    for one, other in product(every, every):
        if one != other:
            assert at(begin("M5 M6 M7", factions=[one, other]), "options", "factions") == [one, other]
    with pytest.raises(digsite.BadOption, match="EE-SETUP-03"):
        begin("M5 M6 M7", factions=[SEEKERS, SEEKERS])


# --- the new factions -------------------------------------------------------------------------------


@pytest.mark.rule("MU-MODULE-05", "MU-MODULE-R3")
@pytest.mark.parametrize("modules", ["M5", "M5 M6", "M5 M6 M8"])
def test_the_seekers_need_the_museum(modules: str) -> None:
    with pytest.raises(digsite.BadOption, match=r"feinmort.*MU-MODULE-05"):
        begin(modules, factions=[SEEKERS, "gul"])


@pytest.mark.rule("MU-EDGE-02", "MU-MODULE-05", "MU-MODULE-06", "MU-MODULE-10")
def test_seekers_with_m6_only_and_commanders_with_nothing_else() -> None:
    """The first is refused, the second accepted, and then guards of complete columns are locked."""
    with pytest.raises(digsite.BadOption, match="MU-MODULE-05"):
        begin("M5 M6", factions=[SEEKERS, "gul"])
    s = begin("M5", factions=[COMMANDERS, "gul"])
    assert parts(s) == ["staff"]

    red = "red-helix red-lens red-antenna red-crater"
    kw: dict[str, Any] = {"guards": [red, ""], "rewarded": [["red"], []], "traders": ["coil*18", ""]}
    s = museum("", factions=[COMMANDERS, "gul"], hands=["red-mask red-coil", ""], **kw)
    play(s, "command red-mask")
    assert asked(s) == "act"


@pytest.mark.rule("MU-MODULE-06")
@pytest.mark.parametrize("modules", ["M5", "M5 M6", "M5 M6 M7", "M5 M6 M8"])
def test_the_commanders_need_nothing(modules: str) -> None:
    assert begin(modules, factions=["gul", COMMANDERS]).rules.step_id("bonus_dig") >= 0


@pytest.mark.rule("MU-MODULE-01", "MU-MODULE-R3")
@pytest.mark.parametrize("faction", NEW_FACTIONS)
@pytest.mark.parametrize("modules", ["", "M6", "M6 M7", "M6 M7 M8"])
def test_they_come_with_module_5(faction: str, modules: str) -> None:
    with pytest.raises(digsite.BadOption, match=f"{faction}.*comes with M5"):
        begin(modules, factions=[faction, "gul"])


@pytest.mark.rule("MU-MODULE-05", "MU-MODULE-06")
@pytest.mark.parametrize(
    ("modules", "dealt"),
    [("", []), ("M6 M7", []), ("M5", [COMMANDERS]), ("M5 M6", [COMMANDERS]), ("M5 M6 M7", [SEEKERS, COMMANDERS])],
)
def test_factions_dealt_at_random(modules: str, dealt: list[str]) -> None:
    """Only such as may be chosen, and all of those."""
    found = {faction for seed in range(40) for faction in at(begin(modules, seats=4, seed=seed), "options", "factions")}

    assert found == {*FACTIONS, *dealt}


@pytest.mark.rule("MU-MODULE-10", "MU-MODULE-R2")
def test_module_5_is_in_use_only_if_somebody_plays_its_factions() -> None:
    """Offered, but not played: a guard of a complete column still becomes a trader."""
    red = "red-helix red-lens red-antenna red-crater"
    kw: dict[str, Any] = {"guards": [red, ""], "rewarded": [["red"], []], "traders": ["coil*18", ""]}
    s = quiet(hands=["red-mask red-coil", ""], options={"modules": ["M5"]}, **kw)

    assert parts(s) == []
    refused(s, "send-broker red", "MU-MODULE-R3")
    play(s, "command red-mask", "trader")
    assert offered(s) == [f"guard {kind}" for kind in red.split()]


@pytest.mark.rule("MU-MODULE-10")
@pytest.mark.parametrize("modules", EVERY_SET)
def test_with_any_module_there_are_researchers_and_brokers(modules: str) -> None:
    first = next(lively(modules, 0))

    assert at(first, "staff") == {"researchers": [0, 0], "posted": [[], []], "brokers": [[], []]}
    assert first.rules.step_id("gain_broker") >= 0


@pytest.mark.rule("MU-MODULE-R2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_plays_them(seat: int) -> None:
    factions = ["gul", "aqulla", "issisinui"]
    factions[seat] = COMMANDERS

    assert parts(begin("M5", seats=3, factions=factions)) == ["staff"]


# --- seats ------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-EDGE-03", "MU-MODULE-07", "MU-MODULE-R3")
@pytest.mark.parametrize("modules", ["M6 M8", "M6 M7 M8", "M5 M6 M7 M8"])
def test_no_pop_up_markets_in_the_solo_game(modules: str) -> None:
    with pytest.raises(digsite.BadOption, match=r"M8 is not for one player \(MU-MODULE-07"):
        begin(modules, seats=1, solo=True)


@pytest.mark.rule("MU-MODULE-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pop_up_markets_with_more(seats: int) -> None:
    assert "popups" in parts(begin("M6 M8", seats=seats))


@pytest.mark.rule("MU-MODULE-R4")
def test_as_many_seats_as_ever() -> None:
    """Seven factions, but four seats at most."""
    s = begin("M5 M6 M7 M8", seats=4, factions=[SEEKERS, COMMANDERS, "gul", "aqulla"])
    assert s.n_seats == 4
    with pytest.raises(digsite.BadOption, match="EE-COMP-01"):
        begin("M5 M6 M7 M8", seats=5)
    assert (GAME.min_seats, GAME.max_seats) == (1, 4)


# --- what is not in play ----------------------------------------------------------------------------


@pytest.mark.rule("MU-MODULE-R3", "MU-MODULE-10")
@pytest.mark.parametrize("modules", ["", "M6", "M6 M7", "M6 M8", "M6 M7 M8"])
def test_codes_of_modules_that_are_not_in_play(modules: str) -> None:
    """They are never offered, and refused as what they are."""
    s = museum(modules) if modules else quiet()
    here = [*COMMON_SPANS, *MYSTERY_SPANS] if modules else []
    here += EXHIBIT_SPANS if "M7" in modules else []
    here += POPUP_SPANS if "M8" in modules else []

    for span in SPANS:
        name = f"{span.name} {span.labels[0]}".strip()
        refusal = s.why_not(GAME.codes.parse(name))
        assert refusal is not None
        assert (refusal.rule == "MU-MODULE-R3") == (span not in here), name
        assert (refusal.key == "not-in-play") == (span not in here)


@pytest.mark.rule("MU-MODULE-R3")
def test_parts_of_modules_that_are_not_in_play() -> None:
    """A position cannot have them."""
    for part, module in PARTS.items():
        data = museum("M6 M7 M8").to_json()
        base = quiet().to_json()
        base[part] = data[part]
        with pytest.raises(digsite.BadPosition, match=part):
            GAME.from_json(base)
        assert module in ("", "M6", "M7", "M8")


# --- what widens in the base game -------------------------------------------------------------------


@pytest.mark.rule("MU-COMP-R2")
@pytest.mark.parametrize(("modules", "n"), [("", 8), ("M6", 10), ("M6 M7", 12)])
def test_three_of_more_command_cards(modules: str, n: int) -> None:
    """Eight without the expansion, ten with mysterious artefacts, twelve with the museum; all of them come up."""
    found: set[str] = set()
    for seed in range(60):
        s = museum(modules, passed=[1], seed=seed) if modules else quiet(passed=[1], seed=seed)
        play(s, "pass")
        assert len(set(at(s, "command"))) == 3
        found.update(at(s, "command"))

    assert len(found) == n


@pytest.mark.rule("MU-COMP-R2")
@pytest.mark.parametrize(("modules", "n"), [("M6", 8), ("M6 M7", 9)])
def test_a_ninth_action(modules: str, n: int) -> None:
    """Exhibit, with the museum: beside Pass and the seven actions that a card pays for."""
    s = museum(modules, hands=["red-coil red-mask", ""], cargo=["red-lens", ""], queues=["red"], traders=["mask", ""])

    assert len({name.split()[0] for name in offered(s)}) == n
    assert (offered(s, "exhibit") != []) == (n == 9)
