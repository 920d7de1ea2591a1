"""Zu's Exhibit (MU-ZUEXHIBIT).

With two players the tiles lie as `usual_tiles` lays them. Row 1: helix, -, helix, helix, -, lens. Row 2: lens, lens, -,
-, antenna, antenna. Row 3: -, antenna, crater, crater, crater, -.
"""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.museum.kinds import SPACES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.zu import EXHIBIT, scarce, sent, settled
from tests.games.excavation_earth.solo.table import HUMAN, ZU, chances, credits, told
from tests.games.excavation_earth.table import GAME, asked, at, offered, play

MUSEUM = {"solo": True, "modules": ["M6", "M7"]}
GLYPH = {"1-1": "helix", "1-3": "helix", "1-4": "helix", "1-6": "lens", "2-1": "lens", "2-2": "lens"} | {
    "2-5": "antenna",
    "2-6": "antenna",
    "3-2": "antenna",
    "3-3": "crater",
    "3-4": "crater",
    "3-5": "crater",
}
FILL = {"helix": "yellow-helix", "lens": "purple-lens", "antenna": "purple-antenna", "crater": "orange-crater"}
OTHERS = {"helix": "orange-helix", "lens": "orange-lens", "antenna": "orange-antenna", "crater": "yellow-crater"}
FULL = {space: ((FILL if i % 2 else OTHERS)[glyph], HUMAN) for i, (space, glyph) in enumerate(GLYPH.items())}


def all_but(*spaces: str, owner: int = HUMAN) -> dict[str, tuple[str, int]]:
    """A museum in which only these spaces are empty."""
    return {space: (kind, owner) for space, (kind, _) in FULL.items() if space not in spaces}


@pytest.mark.rule("MU-ZUEXHIBIT-01", "MU-ZUEXHIBIT-07", "MU-ZUEXHIBIT-14", "MU-ZUEXHIBIT-R1")
def test_two_of_different_colours() -> None:
    """Whatever their colours are: Zu plays no card. A guide goes with each."""
    s = scarce("M6 M7", cargo=["", "red-lens green-helix"])
    cubes = at(s, "cubes", ZU)
    assert settled(s, EXHIBIT)
    assert sorted(x.split()[0] for x in sent(s)) == ["green-helix", "red-lens"]
    assert at(s, "cubes", ZU) == cubes - 2
    assert at(s, "museum", "guides").count(ZU) == 2
    assert at(s, "cargo", ZU) == []


@pytest.mark.rule("MU-ZUEXHIBIT-01", "MU-ZUEXHIBIT-07", "MU-EDGE-82")
def test_one_colour_only_sends_one() -> None:
    s = scarce("M6 M7", cargo=["", "red-lens red-helix"])
    assert settled(s, EXHIBIT)
    assert len(sent(s)) == 1


@pytest.mark.rule("MU-ZUEXHIBIT-02", "MU-ZUEXHIBIT-R3", "MU-EDGE-81")
def test_the_one_that_meets_a_curator_first() -> None:
    """Dear and of a popular colour, against a cheap one of an unpopular colour."""
    s = scarce("M6 M7", cargo=["", "red-antenna purple-lens"], curators="yellow red none", queues=["red*4", "red*2"])
    assert settled(s, EXHIBIT)
    assert sent(s)[0] in ("red-antenna 2-5", "red-antenna 2-6")
    assert told(s, "show-match")[0] == "show-match cargo:red-antenna, out: cargo:purple-lens"


@pytest.mark.rule("MU-ZUEXHIBIT-03", "MU-ZUEXHIBIT-R2")
def test_then_the_least_popular_colour() -> None:
    s = scarce("M6 M7", cargo=["", "red-lens green-helix"], queues=["red*3", "green"])
    assert settled(s, EXHIBIT)
    assert sent(s)[0].startswith("green-helix")
    assert told(s, "show-unpopular") == ["show-unpopular cargo:green-helix, out: cargo:red-lens"]


@pytest.mark.rule("MU-ZUEXHIBIT-04", "MU-ZUEXHIBIT-R6")
def test_then_the_colour_it_holds_fewest_of() -> None:
    """In both holds, mysterious artefacts included."""
    s = scarce("M6 M7", cargo=["", "red-lens green-helix"], mystery_cargo=["", "green"])
    assert settled(s, EXHIBIT)
    assert told(s, "show-few")[0] == "show-few cargo:red-lens, out: cargo:green-helix"
    s = scarce("M6 M7", cargo=["", "red-lens green-helix"], hidden=["", "red-helix"])
    assert settled(s, EXHIBIT)
    assert told(s, "show-few")[0].startswith("show-few cargo:green-helix, out:")


@pytest.mark.rule("MU-ZUEXHIBIT-05")
def test_then_the_lowest_value() -> None:
    s = scarce("M6 M7", cargo=["", "red-lens green-helix"])
    assert settled(s, EXHIBIT)
    assert told(s, "show-cheap")[0] == "show-cheap cargo:red-lens, out: cargo:green-helix"
    assert sent(s)[0].startswith("red-lens")


@pytest.mark.rule("MU-ZUEXHIBIT-06")
def test_then_by_lot() -> None:
    """Yellow-lens and green-lens are both worth 5."""
    s = scarce("M6 M7", cargo=["", "yellow-lens green-lens"])
    drawn = chances(s, EXHIBIT, "show-lot", 200)
    assert set(drawn) == {"cargo:yellow-lens", "cargo:green-lens"}
    assert min(drawn.values()) > 60


@pytest.mark.rule("MU-ZUEXHIBIT-07", "MU-ZUEXHIBIT-R5")
def test_the_second_by_the_same_order_in_the_new_position() -> None:
    """The one place for lenses is taken by the first; so the second lens fits nowhere."""
    s = scarce("M6 M7", cargo=["", "red-lens yellow-lens green-helix"], hung=all_but("1-6", "1-1"))
    assert settled(s, EXHIBIT)
    assert sent(s) == ["red-lens 1-6", "green-helix 1-1"]


@pytest.mark.rule("MU-ZUEXHIBIT-07")
def test_the_second_differs_in_colour_before_all_else() -> None:
    """Red is the least popular and cheaper, and has another tile that fits."""
    s = scarce("M6 M7", cargo=["", "red-lens red-crater green-helix"], queues=["green*3"])
    assert settled(s, EXHIBIT)
    assert [x.split()[0] for x in sent(s)] == ["red-lens", "green-helix"]
    assert told(s, "show-other") == ["show-other cargo:green-helix, out: cargo:red-crater"]


@pytest.mark.rule("MU-ZUEXHIBIT-R5", "MU-ZUCUBES-R3")
def test_one_cube_sends_one() -> None:
    s = scarce("M6 M7", cubes=1, cargo=["", "red-lens green-helix"])
    assert settled(s, EXHIBIT)
    assert len(sent(s)) == 1
    assert at(s, "cubes", ZU) == 0


@pytest.mark.rule("MU-ZUEXHIBIT-16", "MU-ZUEXHIBIT-R5", "MU-EDGE-83")
def test_a_cube_that_was_won_goes_with_the_second() -> None:
    """The red lens meets its curator in the second row, middle column."""
    hung = all_but("2-2", "3-5", "2-5")
    s = scarce("M6 M7", cubes=1, cargo=["", "red-lens green-crater"], curators="none red none", hung=hung)
    assert settled(s, EXHIBIT)
    assert sent(s) == ["red-lens 2-2", "green-crater 3-5"]
    assert told(s, "gained-cube") == ["gained-cube 1"]
    assert at(s, "zu_crew", "gained") == 1


# --- where


@pytest.mark.rule("MU-ZUEXHIBIT-08", "MU-ZUEXHIBIT-09")
def test_where_it_has_a_guide() -> None:
    """A lens may go to 1-6, 2-1 or 2-2; Zu's guide stands in column 2, two of the human's in column 1."""
    hung = {"3-2": ("red-antenna", ZU), "1-1": ("yellow-helix", HUMAN)}
    s = scarce("M6 M7", cargo=["", "red-lens"], hung=hung)
    assert settled(s, EXHIBIT)
    assert sent(s) == ["red-lens 2-2"]
    assert told(s, "hang-own") == ["hang-own 2, out: 1 6"]


@pytest.mark.rule("MU-ZUEXHIBIT-10", "MU-ZUEXHIBIT-R4")
def test_then_where_anybody_has() -> None:
    """Yes or no, not how many."""
    s = scarce("M6 M7", cargo=["", "red-lens"], hung={"3-2": ("red-antenna", HUMAN)})
    assert settled(s, EXHIBIT)
    assert sent(s) == ["red-lens 2-2"]
    assert told(s, "hang-guided") == ["hang-guided 2, out: 1 6"]


@pytest.mark.rule("MU-ZUEXHIBIT-11", "MU-ZUEXHIBIT-R4")
def test_then_the_outermost() -> None:
    """Helix tiles lie in columns 1, 3 and 4; craters in 3, 4 and 5: the middle column before the innermost."""
    s = scarce("M6 M7", cargo=["", "red-helix"])
    assert settled(s, EXHIBIT)
    assert sent(s) == ["red-helix 1-1"]
    s = scarce("M6 M7", cargo=["", "red-crater"])
    assert settled(s, EXHIBIT)
    assert sent(s) == ["red-crater 3-5"]
    assert told(s, "hang-outer") == ["hang-outer 5, out: 3 4"]


@pytest.mark.rule("MU-ZUEXHIBIT-12", "MU-ZUEXHIBIT-R4")
def test_then_the_highest_row() -> None:
    """A lens in column 6 hangs in row 1, in column 1 only in row 2."""
    s = scarce("M6 M7", cargo=["", "red-lens"])
    assert settled(s, EXHIBIT)
    assert sent(s) == ["red-lens 1-6"]
    assert told(s, "hang-high") == ["hang-high 6, out: 1"]


@pytest.mark.rule("MU-ZUEXHIBIT-13")
def test_then_by_lot_between_columns() -> None:
    s = scarce("M6 M7", cargo=["", "red-helix"], hung=all_but("1-3", "1-4"))
    drawn = chances(s, EXHIBIT, "hang-lot", 200)
    assert set(drawn) == {"3", "4"}
    assert min(drawn.values()) > 60


@pytest.mark.rule("MU-ZUEXHIBIT-R4")
def test_the_highest_row_within_the_column() -> None:
    """Two lens tiles in column 1."""
    asks = {**GLYPH, "1-1": "lens", "1-6": "helix"}
    s = scarce("M6 M7", cargo=["", "red-lens"], asks=asks, hung={"2-6": ("red-antenna", HUMAN)})
    assert settled(s, EXHIBIT)
    assert sent(s) == ["red-lens 1-1"]


@pytest.mark.rule("MU-ZUEXHIBIT-08", "MU-ZUEXHIBIT-R3")
def test_among_matching_places_only() -> None:
    """Column 1 has Zu's guide, but only row 1 has a red curator: the lens goes to 1-6."""
    s = scarce("M6 M7", cargo=["", "red-lens"], curators="red green none", hung={"1-1": ("yellow-helix", ZU)})
    assert settled(s, EXHIBIT)
    assert sent(s) == ["red-lens 1-6"]
    both = scarce("M6 M7", cargo=["", "red-lens"], curators="red red none", hung={"1-1": ("yellow-helix", ZU)})
    assert settled(both, EXHIBIT)
    assert sent(both) == ["red-lens 2-1"]


@pytest.mark.rule("MU-ZUEXHIBIT-08", "MU-ZUEXHIBIT-R3", "MU-ZUEXHIBIT-11")
def test_several_matching_places() -> None:
    """Both places of row 2 match; that Zu has a guide in column 6 does not help the place in row 1."""
    s = scarce("M6 M7", cargo=["", "red-lens"], curators="green red none", hung={"2-6": ("red-antenna", ZU)})
    assert settled(s, EXHIBIT)
    assert sent(s) == ["red-lens 2-1"]
    assert told(s, "hang-outer") == ["hang-outer 1, out: 2"]


# --- bonuses


@pytest.mark.rule("MU-ZUEXHIBIT-15", "MU-ZUEXHIBIT-R10")
@pytest.mark.parametrize("empty", [False, True])
def test_an_innermost_match(empty: bool) -> None:
    """A card leaves the game for 20 credits; without a card the credits all the same."""
    from digsite.games.excavation_earth.museum.kinds import RE_CARDS

    mysteries = {"discarded": RE_CARDS} if empty else {}
    s = scarce("M6 M7", cargo=["", "red-helix"], curators="red none none", hung=all_but("1-3"), mysteries=mysteries)
    assert settled(s, EXHIBIT)
    assert len(told(s, "re-discarded")) == (0 if empty else 1)
    assert told(s, "learned") == ["learned 20"]
    assert credits(s) == 28


@pytest.mark.rule("MU-ZUEXHIBIT-16", "MU-ZUCUBES-R1")
def test_a_middle_match() -> None:
    """A cube in place of a broker; when all 20 are gained, nothing."""
    s = scarce("M6 M7", cargo=["", "red-lens"], curators="none red none", hung=all_but("2-2"))
    cubes = at(s, "cubes", ZU)
    assert settled(s, EXHIBIT)
    assert at(s, "cubes", ZU) == cubes
    assert at(s, "staff", "brokers") == [[], []]
    s = scarce("M6 M7", cargo=["", "red-lens"], curators="none red none", hung=all_but("2-2"), gained=20)
    cubes = at(s, "cubes", ZU)
    assert settled(s, EXHIBIT)
    assert told(s, "no-more-cubes", "gained-cube") == ["no-more-cubes"]
    assert at(s, "cubes", ZU) == cubes - 1


@pytest.mark.rule("MU-ZUEXHIBIT-17")
def test_an_outermost_match() -> None:
    s = scarce("M6 M7", cargo=["", "red-lens"], curators="red none none")
    assert settled(s, EXHIBIT)
    assert told(s, "matched", "curator-paid") == ["matched red 0", "curator-paid 2"]
    assert credits(s) == 10


def test_no_match_no_bonus() -> None:
    s = scarce("M6 M7", cargo=["", "red-lens"], curators="green none none")
    assert settled(s, EXHIBIT)
    assert not told(s, "matched")
    assert credits(s) == 8


# --- columns


@pytest.mark.rule("MU-ZUEXHIBIT-18", "MU-ZUEXHIBIT-21")
def test_an_outermost_column() -> None:
    """A cube for each of Zu's guides, in place of researchers; the human has a researcher."""
    s = scarce("M6 M7", cargo=["", "red-lens"], hung={"2-6": ("red-antenna", ZU)})
    cubes = at(s, "cubes", ZU)
    assert settled(s, EXHIBIT)
    assert sent(s) == ["red-lens 1-6"]
    assert told(s, "gained-cube") == ["gained-cube 1", "gained-cube 1"]
    assert at(s, "cubes", ZU) == cubes + 1
    s = scarce("M6 M7", cargo=["", "red-lens"], hung={"2-6": ("red-antenna", HUMAN)})
    assert settled(s, EXHIBIT)
    assert told(s, "gained-cube", "gained-researchers") == ["gained-cube 1", "gained-researchers 1"]


@pytest.mark.rule("MU-ZUEXHIBIT-20", "MU-ZUEXHIBIT-R7", "MU-EDGE-85")
@pytest.mark.parametrize(
    ("envoys", "cubes", "goes"),
    [
        (["left*3 middle", ""], 3, "left"),
        (["left middle*2", "left"], 3, "middle"),
        (["left", "left"], 3, ""),
        (["left*3", ""], 1, ""),
    ],
)
def test_a_middle_column(envoys: list[str], cubes: int, goes: str) -> None:
    """An envoy to where Zu trails by most, from its supply: one cube is the guide, and then there must be another."""
    s = scarce("M6 M7", cubes=cubes, cargo=["", "red-crater"], envoys=envoys, hung=all_but("3-5"))
    assert settled(s, EXHIBIT)
    assert sent(s) == ["red-crater 3-5"]
    assert told(s, "sent-envoy") == ([f"sent-envoy {goes}"] if goes else [])
    assert not told(s, "centre-lot")
    assert credits(s) == 8


@pytest.mark.rule("MU-ZUEXHIBIT-20", "MU-ZUMYST-03", "MU-ZUEXHIBIT-R7")
def test_that_envoy_brings_no_analysis() -> None:
    s = scarce("M6 M7", cargo=["", "red-crater"], envoys=["left*3", ""], hung=all_but("3-5"), mystery_cargo=["", "red"])
    assert settled(s, EXHIBIT)
    assert told(s, "sent-envoy") == ["sent-envoy left"]
    assert not told(s, "analysed")


@pytest.mark.rule("MU-ZUEXHIBIT-19", "MU-ZUEXHIBIT-R7")
def test_an_innermost_column() -> None:
    """An envoy comes back from where Zu leads by most, without credits; nothing where it leads nowhere."""
    s = scarce("M6 M7", cargo=["", "red-helix"], envoys=["left", "left*3 middle"], hung=all_but("1-3"))
    assert settled(s, EXHIBIT)
    assert told(s, "withdrew") == ["withdrew left"]
    assert not told(s, "centre-lot")
    assert credits(s) == 8
    s = scarce("M6 M7", cargo=["", "red-helix"], envoys=["left", "left"], hung=all_but("1-3"))
    assert settled(s, EXHIBIT)
    assert not told(s, "withdrew")


@pytest.mark.rule("MU-ZUEXHIBIT-18", "MU-ZUEXHIBIT-19", "MU-ZUEXHIBIT-R8", "MU-EDGE-84")
def test_the_human_completes_a_column_with_zus_guide() -> None:
    """First the human, who declines, then Zu: from where it leads by two."""
    s = scarce(
        "M6 M7",
        hand="red-cog",
        cargo=["green-helix", ""],
        envoys=["left middle", "left*3 middle*2"],
        hung={"3-3": ("red-crater", ZU)},
    )
    play(s, "exhibit red-cog", "hang 1-3")
    assert asked(s) == "retrieve"
    assert not told(s, "withdrew")
    play(s, "done")
    assert told(s, "withdrew") == ["withdrew left"]


@pytest.mark.rule("MU-ZUEXHIBIT-18", "MU-ZUEXHIBIT-R7", "MU-EDGE-84")
def test_each_guide_counts_anew() -> None:
    """With two guides Zu takes back from the lead of 2, then by lot from a lead of 1."""
    from digsite.games.excavation_earth.museum.solo.exhibit import ZuBenefit
    from digsite.kernel.frame import Frame

    second: set[int] = set()
    for seed in range(30):
        s = scarce("M6 M7", seed=seed, envoys=["left middle", "left*3 middle*2"], hung=FULL)
        step = ZuBenefit()
        s._events = []
        for _ in range(2):
            step.skip(s, Frame(s.table.step_id("zu_benefit"), ZU, 2))
        drawn = [event.a for event in s.events if event.kind.name == "zu-withdrew"]
        assert drawn[0] == 0
        second.add(drawn[1])
    assert second == {0, 1}


@pytest.mark.rule("MU-ZUEXHIBIT-18", "MU-ZUEXHIBIT-19", "MU-ZUEXHIBIT-R7")
def test_two_guides_of_its_own() -> None:
    """Zu completes an innermost column with both guides: two envoys come back."""
    hung = {**all_but("1-3"), "3-3": ("red-crater", ZU)}
    s = scarce("M6 M7", cargo=["", "red-helix"], envoys=["", "left*3"], hung=hung)
    cubes = at(s, "cubes", ZU)
    assert settled(s, EXHIBIT)
    assert told(s, "withdrew") == ["withdrew left", "withdrew left"]
    assert at(s, "cubes", ZU) == cubes - 1 + 2


@pytest.mark.rule("MU-ZUEXHIBIT-R8", "MU-COLUMN-06")
def test_zu_completes_a_column_with_a_guide_of_the_humans() -> None:
    """Zu resolves first; then the human is asked, and Zu's second artefact waits for the answer."""
    s = scarce(
        "M6 M7",
        cargo=["", "red-crater green-helix"],
        envoys=["left*2", ""],
        curators="none none red",
        hung={"2-5": ("red-antenna", HUMAN)},
    )
    settled(s, EXHIBIT)
    assert sent(s) == ["red-crater 3-5"]
    assert told(s, "sent-envoy") == ["sent-envoy left"]
    frame = s.agenda[-1]
    assert s.table.steps[frame.step].key == "move_crew"
    assert frame.seat == HUMAN


@pytest.mark.rule("MU-ZUEXHIBIT-22")
def test_then_a_new_curator() -> None:
    """One card for the whole Exhibit."""
    s = scarce("M6 M7", cargo=["", "red-lens green-helix"], curators="red green none")
    assert settled(s, EXHIBIT)
    assert len(told(s, "buyer-card")) == 1
    assert len(sent(s)) == 2
    came = told(s, "curator-came")
    assert len(came) == 1
    assert came[0].endswith(" 2")


@pytest.mark.rule("MU-ZUEXHIBIT-R9")
def test_a_wild_card_lets_zu_pick() -> None:
    """The most popular colour that it can sell, then the one it has most of, then any by lot."""
    only_wild = {"buyer_discard": {"yellow": 3, "green": 3, "red": 3, "purple": 3, "orange": 3}}
    kw = {"curators": "yellow none none", "hung": all_but("1-6")}
    s = scarce("M6 M7", cargo=["", "yellow-lens red-lens green-helix"], queues=["green*3 red"], **kw, **only_wild)  # type: ignore[arg-type]
    assert settled(s, EXHIBIT)
    assert sent(s) == ["yellow-lens 1-6"]
    assert told(s, "curator-popular") == ["curator-popular green, out: red"]
    assert told(s, "curator-came") == ["curator-came green 2"]
    s = scarce("M6 M7", cargo=["", "yellow-lens red-lens red-helix green-helix"], **kw, **only_wild)  # type: ignore[arg-type]
    assert settled(s, EXHIBIT)
    assert told(s, "curator-most") == ["curator-most red, out: green"]
    s = scarce("M6 M7", cargo=["", "yellow-lens"], **kw, **only_wild)  # type: ignore[arg-type]
    drawn = chances_settled(s, 200)
    assert set(drawn) == {"yellow", "green", "red", "purple", "orange"}


@pytest.mark.rule("MU-ZUEXHIBIT-R9", "MU-ZUMYST-R10", "MU-CURATOR-R3")
def test_a_wild_card_and_the_supply() -> None:
    """A colour without a buyer is passed over, mysterious artefacts do not count; with no buyer left nobody comes."""
    only_wild = {"buyer_discard": {"yellow": 3, "green": 3, "red": 3, "purple": 3, "orange": 3}}
    kw = {"curators": "none none none", "hung": all_but("1-6")}
    held = ["", "yellow-lens red-helix green-helix"]
    s = scarce("M6 M7", cargo=held, queues=["green*4", "green*4"], **kw, **only_wild)  # type: ignore[arg-type]
    assert settled(s, EXHIBIT)
    assert told(s, "curator-came") == ["curator-came red 2"]
    s = scarce("M6 M7", cargo=held, mystery_cargo=["", "green"], **kw, **only_wild)  # type: ignore[arg-type]
    assert set(chances_settled(s, 40)) == {"red", "green"}
    every = {"queues": [f"{c}*4" for c in ("yellow", "green", "red", "purple", "orange")]}
    away = {"ship": {"yellow": 4, "green": 4, "red": 4, "purple": 4, "orange": 4}}
    s = scarce("M6 M7", cargo=held, **every, **away, **kw, **only_wild)  # type: ignore[arg-type]
    assert settled(s, EXHIBIT)
    assert told(s, "buyer-card") == ["buyer-card wild"]
    assert not told(s, "curator-came")


def chances_settled(state: digsite.State, tries: int) -> dict[str, int]:
    """How often Zu picks each colour for a curator."""
    found: dict[str, int] = {}
    for seed in range(tries):
        trial = state.copy()
        trial.rng = digsite.Rng(seed)
        settled(trial, EXHIBIT)  # type: ignore[arg-type]
        for line in told(trial, "curator-lot"):  # type: ignore[arg-type]
            drawn = line.split(": ")[1]
            found[drawn] = found.get(drawn, 0) + 1
    return found


# --- questions to the human


def again(state: Earth) -> Earth:
    """The position written down and read again."""
    other = GAME.from_json(state.to_json())
    assert isinstance(other, Earth)
    assert other.to_json() == state.to_json()
    assert other.legal() == state.legal()
    return other


def zus_turn(action: int, **fields: Any) -> Earth:
    """The human passes; as the first or the second card of Zu's turn comes one to exhibit with, and the human is asked
    something."""
    decks = (GAME.new(seats=1, seed=seed, options=MUSEUM).to_json()["zu"] for seed in range(50))
    cards = next(zu for zu in decks if EXHIBIT in zu["deck"])  # type: ignore[index]
    for seed in range(1000):
        s = scarce("M6 M7", seed=seed, zu_cards=cards, **fields)
        play(s, "pass")
        if [line.split()[1] for line in told(s, "card")][action:] == [EXHIBIT] and sent(s):
            return s
    raise AssertionError("no generator brings that card")


@pytest.mark.rule("MU-ZUEXHIBIT-R5", "MU-ZUEXHIBIT-R8", "MU-ZUEXHIBIT-22", "MU-COLUMN-06")
@pytest.mark.parametrize("action", [0, 1])
def test_the_human_moves_in_zus_turn(action: int) -> None:
    """Zu's first artefact completes a middle column; its second, and the curator, wait for the human's answers."""
    s = zus_turn(
        action,
        cargo=["", "red-crater green-helix"],
        envoys=["left*2", ""],
        curators="none none red",
        hung={"2-5": ("red-antenna", HUMAN)},
    )
    assert asked(s) == "move_crew"
    s = again(s)
    play(s, "lift left")
    assert asked(s) == "move_crew_to"
    s = again(s)
    play(s, "post market-1")
    assert sent(s) == ["green-helix 1-1"]
    assert told(s, "crew-moved", "sent", "curator-came")[0].startswith("crew-moved")
    assert len(told(s, "curator-came")) == 1
    again(s)


@pytest.mark.rule("MU-ZUEXHIBIT-R8", "MU-ZUEXHIBIT-22", "MU-COLUMN-08")
@pytest.mark.parametrize("action", [0, 1])
def test_the_human_takes_back_in_zus_turn(action: int) -> None:
    """Zu's second artefact completes an innermost column; the curator waits."""
    s = zus_turn(
        action,
        cargo=["", "red-crater green-lens"],
        envoys=["left*2", ""],
        curators="green none none",
        hung={**all_but("3-3", "1-6"), "2-6": ("red-antenna", ZU)},
    )
    assert sent(s) == ["green-lens 1-6", "red-crater 3-3"]
    assert asked(s) == "retrieve"
    s = again(s)
    cubes = at(s, "cubes", HUMAN)
    play(s, "retrieve left")
    assert at(s, "cubes", HUMAN) == cubes + 1
    assert len(told(s, "curator-came")) == 1


@pytest.mark.rule("MU-ZUEXHIBIT-R8", "MU-COLUMN-R1")
@pytest.mark.parametrize(
    ("tile", "space", "beside", "zu", "question", "what"),
    [
        ("green-helix", "1-3", "3-3", "middle", "retrieve", "withdrew middle"),
        ("green-antenna", "2-5", "3-5", "", "move_crew", "sent-envoy left"),
    ],
)
def test_zus_benefit_waits_for_the_human(tile: str, space: str, beside: str, zu: str, question: str, what: str) -> None:
    """The human completes a column: Zu's part comes after the human's, and the position says so."""
    s = scarce("M6 M7", hand="red-cog", cargo=[tile, ""], envoys=["left", zu], hung={beside: ("red-crater", ZU)})
    play(s, "exhibit red-cog", f"hang {space}")
    assert asked(s) == question
    s = again(s)
    play(s, "done")
    assert told(s, "withdrew", "sent-envoy") == [what]


def test_whole_games_ask_the_human_in_zus_turn() -> None:
    """Positions with such a question can be written down and read again."""
    asked_in_zus_turn = 0
    for seed in range(120):
        s = GAME.new(seats=1, seed=seed, options=MUSEUM)
        rng = digsite.Rng(seed)
        while not s.over:
            question = s.question
            assert question is not None
            if question.key in ("move_crew", "retrieve", "move_crew_to") and s.view(0)["turn"] == ZU:
                asked_in_zus_turn += 1
                assert offered(again(s))  # type: ignore[arg-type]
            codes = [code for code in s.legal() if code != 0] or s.legal()
            s.play(codes[rng.below(len(codes))])
    assert asked_in_zus_turn > 0


assert len(GLYPH) == 12
assert set(GLYPH) <= set(SPACES)
