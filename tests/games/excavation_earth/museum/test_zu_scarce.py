"""Zu's 24 cubes, its recalls, and traders that it does not place (MU-SOLO, MU-ZUCUBES, MU-ZUCOMMAND, MU-ZUTRADER)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.zu import scarce, settled
from tests.games.excavation_earth.solo.table import TOPS, TWO, ZU, act, credits, solo, told
from tests.games.excavation_earth.table import GAME, at


def new(**options: Any) -> digsite.State:
    """A new solo game."""
    return GAME.new(seats=1, seed=options.pop("seed", 1), options={"solo": True, **options})


# --- when


@pytest.mark.rule("MU-SOLO-01", "MU-SOLO-03", "MU-ZUCUBES-01")
@pytest.mark.parametrize(
    "options",
    [
        {"modules": ["M6"]},
        {"modules": ["M6", "M7"]},
        {"modules": ["M5"], "factions": ["mazz_un"]},
        {"modules": ["M5", "M6", "M7"], "factions": ["feinmort"]},
    ],
)
def test_every_module_makes_zu_scarce(options: dict[str, object]) -> None:
    """One full set and two of a second colour."""
    assert new(**options).view(0)["cubes"] == [22, 24]


@pytest.mark.rule("MU-SOLO-02", "MU-SOLO-R1", "MU-EDGE-71")
def test_the_base_game_may_borrow_it() -> None:
    """Off by default: then Zu's supply never ends."""
    assert new(scarce_zu=True).view(0)["cubes"] == [22, 24]
    plain = solo(envoys=["", "left*22"])
    assert act(plain, "command-1")
    assert at(plain, "cubes", ZU) == -2
    short = scarce(cubes=0, envoys=["", ""])
    assert not act(short, "command-1")


@pytest.mark.rule("MU-MODULE-R2", "MU-SOLO-01")
def test_m5_without_its_factions_changes_nothing() -> None:
    assert new(modules=["M5"], factions=["gul"]).view(0)["cubes"] == [22, 22]


@pytest.mark.rule("MU-SOLO-04")
def test_no_pop_up_markets_alone() -> None:
    with pytest.raises(digsite.BadOption, match=r"M8 is not for one player \(MU-MODULE-07"):
        new(modules=["M6", "M8"])


@pytest.mark.rule("MU-SOLO-R2")
def test_one_crew_does_not_go_with_it() -> None:
    """Switch E5 says something else about cubes; all others combine freely."""
    for options in ({"scarce_zu": True}, {"modules": ["M6"]}):
        with pytest.raises(digsite.BadOption, match="MU-SOLO-R2"):
            new(zu=["E5"], **options)
        every = ["E1", "E2", "E3", "E4", "H1", "H2", "H3", "H4", "H5"]
        assert new(zu=every, **options).view(0)["cubes"] == [22, 24]
    assert new(zu=["E5"], modules=["M5"], factions=["gul"]).view(0)["cubes"] == [22, 22]
    with pytest.raises(digsite.BadOption, match="MU-SOLO-R2"):
        new(zu=["E5"], modules=["M5"])
    harder = scarce(cubes=0, zu=["H2"])
    act(harder, "command-1")
    assert told(harder, "failed") == ["failed no-envoy 15"]


@pytest.mark.rule("MU-SOLO-R3")
def test_what_stays_of_zus_rules() -> None:
    """With cubes enough Market, Sell and Survey are what they were, draw by draw."""
    for face in ("market", "sell", "snipe", "survey", TWO):
        kw: dict[str, object] = {
            "cargo": ["", "red-lens red-helix"],
            "traders": ["mask", "cog"],
            "queues": ["red", "green", "", "red wild"],
            "sites": "green-helix red-crater red-antenna",
            "stacks": TOPS,
        }
        one, two = solo(seed=3, **kw), scarce(seed=3, **kw)  # type: ignore[arg-type]
        assert act(one, face) == act(two, face)
        assert told(one) == told(two)
        assert at(one, "cubes", ZU) + 2 == at(two, "cubes", ZU)


@pytest.mark.rule("MU-ZUCUBES-02", "MU-ZUCUBES-R1")
def test_no_more_cubes_without_the_museum() -> None:
    with pytest.raises(digsite.BadPosition, match="MU-ZUCUBES-02"):
        scarce("M6", gained=1)
    with pytest.raises(digsite.BadPosition, match="from 0 to 20"):
        scarce("M6 M7", gained=21)
    assert at(scarce("M6 M7", gained=20), "cubes", ZU) == 44


# --- running out


@pytest.mark.rule("MU-ZUCUBES-03", "MU-ZUCUBES-04", "MU-EDGE-75")
def test_it_digs_without_a_cube() -> None:
    """But takes no sample, and it leaves mysterious artefacts alone."""
    s = scarce("M6", cubes=0, sites="red-lens", mystery_sites="red", queues=["red*4"])
    assert act(s, TWO)
    assert told(s, "dug", "sampled", "mystery-dug") == ["dug red-lens london"]
    assert at(s, "guards", ZU) == []


@pytest.mark.rule("MU-ZUCUBES-R2")
def test_the_first_of_two_gets_the_last_cube() -> None:
    s = scarce(cubes=1, sites="red-helix red-antenna")
    assert act(s, TWO)
    first = told(s, "dug")[0].split()[1]
    assert len(told(s, "dug")) == 2
    assert told(s, "sampled") == [f"sampled {first}"]


@pytest.mark.rule("MU-ZUCUBES-R2", "MU-ZUMYST-R3")
def test_a_mysterious_artefact_gets_the_last_cube() -> None:
    """Whatever was chosen first: with switch H1 the green tile is chosen before the red mysterious one."""
    s = scarce("M6", cubes=1, zu=["H1"], sites="green-helix", mystery_sites="red", queues=["green*4", "green*4"])
    assert act(s, TWO)
    assert told(s, "mystery-dug", "dug", "sampled") == ["mystery-dug red london", "dug green-helix anchorage"]
    assert at(s, "cubes", ZU) == 0


@pytest.mark.rule("MU-ZUCUBES-06", "MU-ZUCUBES-R8", "MU-EDGE-72")
def test_one_cube_makes_no_trader() -> None:
    """Not even if the cube is not used for an envoy either."""
    s = scarce(cubes=1)
    assert act(s, "command-1")
    assert told(s, "hired", "sent-envoy") == ["sent-envoy left"]
    s = scarce(cubes=1, round=2, envoys=["", "left"])
    assert act(s, "command-1")
    assert told(s, "hired", "recalled", "sent-envoy") == ["recalled left", "recalled left 5"]
    assert at(s, "cubes", ZU) == 2


@pytest.mark.rule("MU-ZUCUBES-06", "MU-ZUCUBES-R7")
def test_two_cubes_make_a_trader_and_an_envoy() -> None:
    s = scarce(cubes=2)
    assert act(s, "command-1")
    assert told(s, "hired", "sent-envoy") == ["hired #1", "sent-envoy left"]
    assert at(s, "cubes", ZU) == 0


@pytest.mark.rule("MU-ZUCUBES-07", "MU-ZUCUBES-R4", "MU-EDGE-72")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_no_cube_recalls_an_envoy(round: int) -> None:
    """Of this very centre, for 5 credits, in any round, majority or not."""
    s = scarce(cubes=0, round=round, envoys=["left*2", "left"])
    assert act(s, "command-2")
    assert told(s, "recalled") == ["recalled left", "recalled left 5"]
    assert credits(s) == 13
    assert at(s, "cubes", ZU) == 1
    assert at(s, "envoys", ZU, "left") == 0


@pytest.mark.rule("MU-ZUCUBES-07", "MU-ZUCUBES-08", "MU-ZUCUBES-R4")
def test_the_envoys_of_the_cards_own_centre_count() -> None:
    """Market #3 feeds the middle centre: an envoy there is recalled, one in the left centre is not."""
    s = scarce(cubes=0, envoys=["", "middle"])
    assert act(s, "command-3")
    assert told(s, "recalled") == ["recalled middle", "recalled middle 5"]
    assert at(s, "earned", ZU) == {"start": 8, "recalls": 5}
    s = scarce(cubes=0, envoys=["", "left"])
    assert not act(s, "command-3")
    assert at(s, "envoys", ZU, "left") == 1


@pytest.mark.rule("MU-ZUCUBES-08", "MU-EDGE-72")
def test_neither_cube_nor_envoy_fails() -> None:
    """Envoys elsewhere do not help."""
    s = scarce(cubes=0, envoys=["", "middle"])
    assert not act(s, "command-1")
    assert told(s, "failed") == ["failed no-envoy 10"]
    assert at(s, "envoys", ZU, "middle") == 1


@pytest.mark.rule("MU-ZUCUBES-R7", "MU-ZUMYST-04", "MU-EDGE-132")
def test_a_custodian_does_not_serve_in_its_own_command() -> None:
    s = scarce("M6", cubes=0, envoys=["", "left"], mystery_cargo=["", "red"])
    assert act(s, "command-1")
    assert told(s, "recalled", "analysed") == ["recalled left", "recalled left 5"]
    assert at(s, "mysteries", "cargo", ZU) == {"red": 1}


@pytest.mark.rule("MU-ZUCUBES-R7", "MU-ZUCUBES-06")
def test_nor_does_it_make_a_trader() -> None:
    """One cube is the envoy; the custodian comes back and stays in the supply."""
    s = scarce("M6", cubes=1, mystery_cargo=["", "red"])
    assert act(s, "command-1")
    assert told(s, "hired", "sent-envoy", "analysed") == ["sent-envoy left", "analysed red cargo"]
    assert at(s, "cubes", ZU) == 1


@pytest.mark.rule("MU-ZUCUBES-06", "MU-SOLO-R3")
def test_no_second_trader_in_a_market() -> None:
    s = scarce(traders=["", "mask"])
    cubes = at(s, "cubes", ZU)
    assert act(s, "command-1")
    assert told(s, "hired", "sent-envoy") == ["sent-envoy left"]
    assert at(s, "cubes", ZU) == cubes - 1


@pytest.mark.rule("MU-ZUCUBES-09", "MU-ZUCUBES-R5")
def test_market_needs_a_cube() -> None:
    """One cube: one trader. None: it fails."""
    s = scarce(cubes=1)
    assert act(s, "market")
    assert len(told(s, "hired")) == 1
    s = scarce(cubes=0)
    assert not act(s, "market")
    assert told(s, "failed") == ["failed no-crew 10"]


@pytest.mark.rule("MU-ZUCUBES-09", "MU-ZUCUBES-R5")
def test_snipe_needs_a_cube_for_a_new_trader_only() -> None:
    s = scarce(cubes=0, cargo=["", "red-lens"], queues=["red"])
    assert not act(s, "snipe")
    assert told(s, "failed") == ["failed no-crew 10"]
    s = scarce(cubes=0, cargo=["", "red-lens"], queues=["red"], traders=["", "mask"])
    assert act(s, "snipe")


@pytest.mark.rule("MU-ZUCUBES-09", "MU-ZUCUBES-R5", "MU-EDGE-100")
def test_survey_needs_a_cube_before_the_last_round() -> None:
    """Then the card stays in the deck. In round 3 it is carried out; what is bought stays unsampled."""
    s = scarce(cubes=0, round=2, credits=[8, 40])
    before = s.view(0)["deck"]
    assert not act(s, "survey")
    assert told(s) == ["failed no-crew 10"]
    assert s.view(0)["deck"] == before
    s = scarce(cubes=0, round=3, credits=[8, 40])
    assert act(s, "survey")
    assert told(s, "bought")
    assert not told(s, "sampled")
    s = scarce(cubes=1, round=2, credits=[8, 40])
    assert act(s, "survey")
    assert told(s, "marked")
    assert told(s, "bought")
    assert not told(s, "sampled")


@pytest.mark.rule("MU-ZUCUBES-10", "MU-ZUCUBES-R6", "MU-EDGE-98")
def test_without_a_cube_it_offloads_instead_of_acquiring() -> None:
    s = scarce(cubes=0, cargo=["", "red-lens"], stacks=TOPS, credits=[8, 40])
    assert act(s, TWO)
    assert told(s, "acquires", "offloads", "acquired", "offloaded") == [
        "acquires nothing-to-dig",
        "offloads no-cube",
        "offloaded red-lens cargo 2",
    ]
    s = scarce(cubes=0, stacks=TOPS, credits=[8, 40])
    assert not act(s, TWO)
    assert told(s, "failed") == ["failed no-artefact 10"]
    s = scarce(cubes=1, stacks=TOPS, credits=[8, 40])
    assert act(s, TWO)
    assert told(s, "acquired")


@pytest.mark.rule("MU-ZUCUBES-10", "MU-ZUCUBES-R9", "ZU-HARD-22")
@pytest.mark.parametrize(("cubes", "bought"), [(1, 1), (2, 2)])
def test_switch_h5_needs_a_cube_too(cubes: int, bought: int) -> None:
    """Without one nothing more is acquired; that is no reason to offload either."""
    s = scarce(cubes=cubes, zu=["H5"], stacks=TOPS, credits=[8, 40])
    assert act(s, TWO)
    assert len(told(s, "acquired")) == len(told(s, "sampled")) == bought
    assert not told(s, "offloaded")


# --- recall instead of place


@pytest.mark.rule("MU-ZUCOMMAND-01", "MU-ZUCOMMAND-02", "MU-ZUCOMMAND-R1", "MU-ZUCOMMAND-R2", "MU-EDGE-73")
@pytest.mark.parametrize(("human", "zu", "recalls"), [(0, 1, True), (1, 2, True), (1, 1, False), (2, 1, False)])
@pytest.mark.parametrize("round", [2, 3])
def test_a_majority_recalls(round: int, human: int, zu: int, recalls: bool) -> None:
    """After the trader; the cube goes back to the supply."""
    s = scarce(round=round, envoys=[f"left*{human}" if human else "", f"left*{zu}"], queues=["red"])
    cubes = at(s, "cubes", ZU)
    assert act(s, "command-1")
    assert told(s, "hired") == ["hired #1"]
    assert at(s, "envoys", ZU, "left") == zu + (-1 if recalls else 1)
    assert at(s, "cubes", ZU) == cubes - 1 + (1 if recalls else -1)
    assert credits(s) == (13 if recalls else 8)


@pytest.mark.rule("MU-ZUCOMMAND-04", "MU-EDGE-73")
def test_not_in_round_1() -> None:
    s = scarce(envoys=["left", "left*2"])
    assert act(s, "command-1")
    assert told(s, "sent-envoy") == ["sent-envoy left"]
    assert credits(s) == 8


@pytest.mark.rule("MU-ZUCOMMAND-03")
def test_no_command_ability() -> None:
    """Emergency Fund lies at the left centre, and brings Zu nothing."""
    s = scarce(round=2, envoys=["", "left"])
    act(s, "command-1")
    assert told(s, "used-ability", "funded") == []
    assert credits(s) == 13


@pytest.mark.rule("MU-ZUCOMMAND-R3")
def test_the_check_comes_before_anything_is_placed() -> None:
    """The recall needs no cube of its own: with a trader to place, two cubes are left one short."""
    s = scarce(cubes=2, round=2, envoys=["", "left"])
    assert act(s, "command-1")
    assert told(s, "hired", "recalled") == ["hired #1", "recalled left", "recalled left 5"]
    assert at(s, "cubes", ZU) == 2


# --- traders in round 3


@pytest.mark.rule("MU-ZUTRADER-01", "MU-ZUTRADER-02", "MU-ZUTRADER-R1", "MU-EDGE-74")
@pytest.mark.parametrize(
    ("round", "queue", "hires"), [(3, "", False), (3, "wild", True), (3, "red", True), (2, "", True)]
)
def test_no_trader_for_an_empty_market_in_round_3(round: int, queue: str, hires: bool) -> None:
    s = scarce(round=round, queues=[queue])
    assert act(s, "command-1")
    assert told(s, "hired") == (["hired #1"] if hires else [])
    assert told(s, "sent-envoy") == ["sent-envoy left"]


@pytest.mark.rule("MU-ZUTRADER-02")
def test_then_it_only_places_or_recalls() -> None:
    s = scarce(round=3, envoys=["", "left"])
    assert act(s, "command-1")
    assert told(s, "hired", "recalled") == ["recalled left", "recalled left 5"]


# --- positions


@pytest.mark.rule("MU-ZUCUBES-02", "MU-ZUCUBES-03")
def test_what_was_gained_is_open() -> None:
    """In copies, in positions, in views and in what they leave open."""
    s = scarce("M6 M7", cubes=5, gained=3)
    assert s.copy().to_json() == s.to_json()
    assert GAME.from_json(s.to_json()).to_json() == s.to_json()
    assert s.view(None)["zu_crew"] == {"gained": 3}
    world = s.sample(0, digsite.Rng(1))
    assert isinstance(world, Earth)
    assert at(world, "zu_crew") == {"gained": 3}
    assert at(world, "cubes", ZU) == 5


@pytest.mark.rule("MU-ZUCUBES-03")
def test_no_position_has_more_cubes_than_there_are() -> None:
    with pytest.raises(digsite.BadPosition, match="no more cubes"):
        scarce(envoys=["", "left*25"])


# --- whole games


@pytest.mark.rule("MU-ZUCUBES-03", "MU-COMP-10", "MU-EDGE-137")
@pytest.mark.parametrize("modules", [[], ["M6"], ["M6", "M7"]])
def test_zu_never_has_fewer_than_no_cubes(modules: list[str]) -> None:
    """Over whole games: cubes in supply, on the table and out of the game are 24 and what was gained."""
    for seed in range(12):
        s = new(seed=seed, modules=modules, scarce_zu=True)
        rng = digsite.Rng(seed)
        while not s.over:
            codes = [code for code in s.legal() if code != 0] or s.legal()
            s.play(codes[rng.below(len(codes))])
            view: Any = s.view(0)
            assert min(view["cubes"]) >= 0
            if s.over:
                break
            posts = sum(view["traders"][ZU::2]) + sum(view["envoys"][ZU::2])
            total = view["cubes"][ZU] + posts + view["guards"][ZU].bit_count() + view["marks"].count(ZU)
            if modules:
                part = view["mysteries"]
                total += sum(part["cargo"][5:]) + sum(part["hidden"][5:]) + part["gone"][ZU]
            if "M7" in modules:
                total += view["museum"]["guides"].count(ZU)
            assert total == 24 + view["zu_crew"]["gained"]


def test_positions_and_decks() -> None:
    """What the helper of these tests makes is what it says."""
    s = scarce("M6 M7", cubes=5)
    assert at(s, "cubes", ZU) == 5
    assert sum(zu_of(s).deck) == 10
    assert settled(s, "command-1")
