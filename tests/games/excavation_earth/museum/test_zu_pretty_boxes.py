"""Pretty boxes and Zu, and whole games with boxes in every company."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.box import STANDARD, STANDARD_BOXES
from digsite.games.excavation_earth.kinds import TYPES, held
from digsite.games.excavation_earth.museum.kinds import BOX, BOXES
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.zu import EXHIBIT, scarce, settled
from tests.games.excavation_earth.solo.table import HUMAN, ZU, act
from tests.games.excavation_earth.table import GAME, at, happened

RED_GREEN = "excavate-green-red"
LIKED = ["red*3", "red"]
"""Red is the most popular colour."""


def against_zu(modules: str = "M6", **kw: Any) -> Earth:
    """A solo position with pretty boxes."""
    return scarce(modules, options={"pretty_boxes": True, **kw.pop("options", {})}, **kw)


# --- Excavate, Acquire, Survey ----------------------------------------------------------------------


@pytest.mark.rule("MU-PRETTY-R7", "MU-PRETTY-R8")
def test_zu_digs_a_box_for_a_cube() -> None:
    """A cube of the second colour instead of a researcher; no guard, and no cube spent."""
    s = against_zu(sites="red-box", queues=LIKED)
    cubes = s.cubes[ZU]
    assert act(s, RED_GREEN)

    assert at(s, "cargo", ZU) == ["red-box"]
    assert (s.cubes[ZU], at(s, "zu_crew", "gained"), at(s, "guards", ZU)) == (cubes + 1, 1, [])
    assert [event["artefact"] for event in happened(s, "sampled-box")] == [BOX + 2]
    assert at(s, "staff", "researchers") == [0, 0]
    assert GAME.from_json(s.to_json()) == s


@pytest.mark.rule("MU-PRETTY-R8")
def test_zu_gains_one_without_a_cube_too() -> None:
    s = against_zu(cubes=0, sites="red-box", queues=LIKED)
    assert act(s, RED_GREEN)

    assert s.cubes[ZU] == 1


@pytest.mark.rule("MU-PRETTY-R8")
def test_with_none_left_to_be_gained_it_gains_nothing() -> None:
    s = against_zu(gained=20, sites="red-box", queues=LIKED)
    cubes = s.cubes[ZU]
    assert act(s, RED_GREEN)

    assert (s.cubes[ZU], at(s, "zu_crew", "gained"), at(s, "cargo", ZU)) == (cubes, 20, ["red-box"])


@pytest.mark.rule("MU-PRETTY-R7")
def test_zu_wants_no_box_of_a_colour_that_it_holds(tmp_path: Path) -> None:
    """It holds a red box, so a second one is no find; once that is gone it is wanted again."""
    mine = tmp_path / "mine.toml"
    table = STANDARD_BOXES.read_text("utf-8").replace("copies = [1, 1, 1,", "copies = [1, 1, 2,")
    mine.write_text(STANDARD.read_text("utf-8") + table, "utf-8")
    options = {"components": str(mine)}

    s = against_zu(options=options, cargo=["", "red-box"], sites="red-box", queues=LIKED)
    ways = zu_of(s).ways
    assert not ways.needs(s, BOX + 2)
    s = against_zu(options=options, sites="red-box", queues=LIKED)
    assert zu_of(s).ways.needs(s, BOX + 2)
    with pytest.raises(digsite.BadPosition, match="ZU-INV-13"):
        against_zu(options=options, cargo=["", "red-box red-box"])


@pytest.mark.rule("MU-PRETTY-R7")
def test_a_box_is_dug_by_the_lists_like_any_tile() -> None:
    """It is unsampled by the human, rare, and as dear as its value: 5 against the 4 of the red antenna."""
    s = against_zu(sites="red-box red-antenna", queues=LIKED, cargo=["", "yellow-lens yellow-helix yellow-antenna"])
    values = s.rules.pack.values
    assert act(s, RED_GREEN)

    dearer = "red-box" if values[BOX + 2] > values[TYPES.index("red-antenna")] else "red-antenna"
    assert dearer in at(s, "cargo", ZU)


@pytest.mark.rule("MU-PRETTY-R8", "MU-PRETTY-R7")
def test_zu_acquires_a_box_for_a_cube() -> None:
    s = against_zu(stacks={"red": "red-box"}, credits=[8, 30])
    cubes = s.cubes[ZU]
    assert zu_of(s).ways.acquire(s, 2)

    assert (at(s, "hidden", ZU), s.credits[ZU], s.cubes[ZU]) == (["red-box"], 24, cubes + 1)


@pytest.mark.rule("MU-PRETTY-R8", "MU-ZUCUBES-10")
def test_without_a_cube_it_does_not_acquire_one() -> None:
    s = against_zu(cubes=0, stacks={"red": "red-box"}, credits=[8, 30], cargo=["", "green-lens"])
    assert zu_of(s).ways.acquire(s, 2)

    assert at(s, "cargo", ZU) == at(s, "hidden", ZU) == []
    assert at(s, "stacks", "green") == ["green-lens"]


# --- Offload ----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-PRETTY-R9")
def test_zu_offloads_no_box() -> None:
    s = against_zu(cargo=["", "red-box red-lens"], hidden=["", "yellow-box"])
    assert zu_of(s).ways.offload(s)

    assert (at(s, "cargo", ZU), at(s, "hidden", ZU)) == (["red-box"], ["yellow-box"])
    assert at(s, "stacks", "red") == ["red-lens"]


@pytest.mark.rule("MU-PRETTY-R9")
def test_with_nothing_but_boxes_the_offload_fails() -> None:
    s = against_zu(cargo=["", " ".join(BOXES[:4])], hidden=["", BOXES[4]])
    before = s.credits[ZU]

    assert not zu_of(s).ways.offload(s)
    assert s.credits[ZU] == before + 10
    assert len(at(s, "cargo", ZU)) == 4


@pytest.mark.rule("MU-PRETTY-R9", "MU-ZUMYST-09")
def test_beside_a_mysterious_artefact_no_box_goes() -> None:
    s = against_zu(cargo=["", "green-box"], mystery_cargo=["", "red"], mystery_ship="yellow")
    assert zu_of(s).ways.offload(s)

    assert at(s, "cargo", ZU) == ["green-box"]
    assert at(s, "mysteries", "gone") == [0, 1]


# --- Sell, Exhibit, the end -------------------------------------------------------------------------


@pytest.mark.rule("MU-PRETTY-R10")
def test_zu_sells_a_box() -> None:
    s = against_zu(cargo=["", "red-box"], queues=["red"], traders=["", "mask"])
    assert act(s, "sell")

    assert (at(s, "cargo", ZU), at(s, "sold", "red-box")) == ([], 1)


@pytest.mark.rule("MU-PRETTY-R10", "MU-PRETTY-05")
def test_zu_exhibits_a_box_wherever_a_tile_is_empty() -> None:
    """It goes where it meets a curator of its colour, whatever the tile asks for."""
    s = against_zu("M6 M7", cargo=["", "red-box"], curators="none red none")
    assert settled(s, EXHIBIT)

    artefacts = at(s, "museum", "artefacts")
    assert artefacts.index("red-box") // 6 == 1
    assert GAME.from_json(s.to_json()) == s


@pytest.mark.rule("MU-PRETTY-R10")
@pytest.mark.parametrize("switch", ["", "H4"])
def test_boxes_left_over(switch: str) -> None:
    """Zu's add their values in the end; with switch H4 the human's cost theirs."""
    for seed in range(60):
        s = GAME.new(
            seats=1, seed=seed,
            options={"solo": True, "modules": ["M6"], "pretty_boxes": True, "zu": [switch] if switch else []},
        )  # fmt: skip
        assert isinstance(s, Earth)
        rng = digsite.Rng(seed)
        while not s.over:
            codes = [
                code for code in s.legal() if not GAME.codes.name(code).startswith(("sell ", "smuggle"))
            ] or s.legal()
            s.play(codes[rng.below(len(codes))])
        values = s.rules.pack.values
        left = sum(values[kind] for kind in s.cargo[ZU] + s.hidden[ZU])
        assert at(s, "earned", ZU, "left-overs") == left
        mine = sum(values[kind] for kind in s.cargo[HUMAN] + s.hidden[HUMAN])
        assert at(s, "earned", HUMAN, "left-overs") == (-mine if switch else 0)
        if any(kind >= BOX for kind in s.cargo[ZU] + s.hidden[ZU]):
            return
    raise AssertionError("Zu never held a box at the end of a game")


@pytest.mark.rule("MU-PRETTY-R10")
def test_what_a_hold_has_is_told_as_one_number() -> None:
    """Numbers of tiles in holds are all different, and those of the types what they ever were."""
    numbers = [held(hold, kind) for hold in (0, 1) for kind in [*range(20), *range(BOX, BOX + 5)]]

    assert len(set(numbers)) == 50
    assert [held(1, kind) for kind in range(20)] == list(range(20, 40))


# --- whole games ------------------------------------------------------------------------------------

SETS = ["M5", "M6", "M6 M7", "M6 M8", "M5 M6 M7", "M5 M6 M7 M8"]


@pytest.mark.rule("MU-PRETTY-01", "MU-PRETTY-R4")
@pytest.mark.parametrize(
    ("modules", "seats"), [(modules, n) for modules in SETS for n in range(1, 5) if n > 1 or "M8" not in modules]
)
def test_whole_games(modules: str, seats: int) -> None:
    """Every box is in one place at all times; positions, views and lists of answers hold."""
    options: dict[str, object] = {"modules": modules.split(), "pretty_boxes": True}
    if seats == 1:
        options.update(solo=True, zu=["H1", "H3", "H5"])
    s = GAME.new(seats=seats, seed=seats * 31 + len(modules), options=options)
    assert isinstance(s, Earth)
    rng = digsite.Rng(seats)
    step = 0
    while not s.over:
        codes = s.legal()
        assert codes == sorted(codes)
        tiles = [a + b + c for a, b, c in zip(s.piles, s.sites, s.sold, strict=True)]
        for held_tiles in [*s.stacks, *s.cargo, *s.hidden, s.surveyed]:
            for kind in held_tiles:
                tiles[kind] += 1
        for part in s.parts:
            part.count_tiles(tiles)
        assert tiles == s.rules.pack.copies
        if step % 10 == 0:
            data = s.to_json()
            assert GAME.from_json(data).to_json() == data
            view = s.view(s.seat)
            assert GAME.sample(view, digsite.Rng(step)).view(s.seat) == view
        eager = [code for code in codes if GAME.codes.name(code) not in ("pass", "done")] or codes
        s.play(eager[rng.below(len(eager))])
        step += 1
