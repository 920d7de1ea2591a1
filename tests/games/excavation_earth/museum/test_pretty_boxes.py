"""Pretty boxes: promo tiles that are sampled for a researcher, fit every exhibition tile and are never offloaded."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.box import STANDARD, STANDARD_BOXES, Box
from digsite.games.excavation_earth.kinds import COLOURS, LOCATIONS, TYPES
from digsite.games.excavation_earth.museum.kinds import BOX, BOXES, TILES
from digsite.games.excavation_earth.museum.popups.activate import meets
from digsite.games.excavation_earth.state import Earth
from digsite.games.excavation_earth.steps.samples import pack_tiles, unpack_tiles
from tests.games.excavation_earth.museum.table import COMMANDERS, EXCAVATORS, PSYCHICS, SEEKERS, SMUGGLERS, museum
from tests.games.excavation_earth.table import GAME, asked, at, happened, new, offered, play, refused

RED_SITE = "rome"
NOBODY_LEFT = [6, 6]
"""All twelve researchers are on player boards."""
FULL = " ".join(TYPES)


def boxes(modules: str = "M6 M7", **kw: Any) -> Earth:
    """A position with pretty boxes; the rest as in `museum`."""
    return museum(modules, options={"pretty_boxes": True, **kw.pop("options", {})}, **kw)


def digging(tiles: str, **kw: Any) -> Earth:
    """Seat 0 stands at Rome, London and Guam with a red card, where these tiles lie."""
    explorers = [f"{RED_SITE} london guam", "vancouver berlin guam"]
    defaults: dict[str, Any] = {"hands": ["red-mask red-cog", ""], "explorers": explorers}
    return boxes("M6", sites=tiles, **{**defaults, **kw})


# --- the tiles --------------------------------------------------------------------------------------


@pytest.mark.rule("MU-PRETTY-R3", "MU-DATA-17", "MU-PRETTY-01")
def test_off_by_default_and_designed_by_us() -> None:
    """One of each colour, worth 5, at a site of its colour; the standard pack without them is what it was."""
    option = next(option for option in GAME.options if option.name == "pretty_boxes")
    pack = Box.load(None)

    assert (option.kind, option.default) == ("flag", False)
    assert (pack.pretty.copies, pack.pretty.values) == ([1] * 5, [5] * 5)
    assert [pack.dig_colour[place] for place in pack.pretty.sites] == [0, 1, 2, 3, 4]
    assert {status for row, _, _, status in pack.statuses if row == "pretty boxes"} == {"designed"}
    assert (len(pack.copies), len(pack.boxed().copies)) == (20, 30)
    assert pack.boxed().copies[20:] == [0] * 5 + [1] * 5
    assert pack.digest != pack.boxed().digest
    assert "pretty_boxes" not in STANDARD.read_text("utf-8")


@pytest.mark.rule("MU-PRETTY-01", "MU-PRETTY-R3")
def test_without_the_option_there_is_none() -> None:
    """No list has room for one, and its codes belong to what is not in play."""
    s = museum("M6 M7", hands=["red-mask", ""])

    assert len(s.sites) == len(TYPES)
    refused(s, "dig red-box", "MU-PRETTY-01")
    refused(s, "show cargo red-box", "MU-PRETTY-01")
    with pytest.raises(digsite.BadPosition, match="red-box"):
        museum("M6 M7", cargo=["red-box", ""])


@pytest.mark.rule("MU-PRETTY-01", "MU-PRETTY-R11")
def test_they_need_a_module() -> None:
    with pytest.raises(digsite.BadOption, match=r"pretty_boxes.*MU-PRETTY-01"):
        new(2, pretty_boxes=True)
    with pytest.raises(digsite.BadOption, match="pretty_boxes"):
        GAME.new(seats=2, seed=1, options={"modules": ["M6"], "pretty_boxes": 1})
    with pytest.raises(digsite.BadOption, match="E5"):
        GAME.new(
            seats=1,
            seed=1,
            options={"solo": True, "modules": ["M5"], "factions": ["gul"], "zu": ["E5"], "pretty_boxes": True},
        )


@pytest.mark.rule("MU-PRETTY-R11")
@pytest.mark.parametrize("boxed", [False, True])
def test_with_new_factions_that_nobody_plays_they_keep_the_common_rules(boxed: bool) -> None:
    s = new(2, modules=["M5"], factions=["gul", "aqulla"], pretty_boxes=boxed)

    assert ("staff" in s.to_json()) == boxed
    assert sum(s.piles) + sum(s.sites) + sum(map(len, s.stacks)) == (95 if boxed else 90)


@pytest.mark.rule("MU-PRETTY-R4", "MU-COMP-08", "MU-COMP-R1")
@pytest.mark.parametrize(("modules", "tiles"), [("M5", 95), ("M6", 105), ("M6 M7 M8", 105)])
def test_how_many_tiles_there_are(modules: str, tiles: int) -> None:
    """One more in each pile: 95, and with the mysterious ones 105."""
    s = new(2, modules=modules.split(), factions=[COMMANDERS, "gul"] if modules == "M5" else None, pretty_boxes=True)

    here = sum(s.piles) + sum(s.sites) + sum(map(len, s.stacks))
    assert here + (10 if "M6" in modules else 0) == tiles
    for colour in range(5):
        assert [s.rules.pack.copies[kind] for kind in s.rules.kinds_of[colour]][4:] == [1]


@pytest.mark.rule("MU-DATA-17")
@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("copies", "[1, 1, 1, 1]", "4 numbers"),
        ("copies", "[0, 0, 0, 0, 0]", "none at all"),
        ("copies", "[9, 1, 1, 1, 1]", "9 is not from 0 to 8"),
        ("values", "[0, 5, 5, 5, 5]", "0 is not from 1 to 8"),
        ("sites", '["rome", "newyork", "rome", "lagos", "sydney"]', "'rome' is no yellow dig site"),
        ("sites", '["manaus", "newyork", "rome", "lagos"]', "4 dig sites"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused(tmp_path: Path, field: str, value: str, said: str) -> None:
    table = STANDARD_BOXES.read_text("utf-8")
    lines = [f"{field} = {value}" if line.startswith(f"{field} =") else line for line in table.splitlines()]
    mine = tmp_path / "mine.toml"
    mine.write_text(STANDARD.read_text("utf-8") + "\n".join(lines), "utf-8")

    with pytest.raises(digsite.BadComponents, match=said):
        Box.load(str(mine))


@pytest.mark.rule("MU-DATA-17", "MU-PRETTY-R3")
def test_a_pack_of_ones_own_corrects_them(tmp_path: Path) -> None:
    table = STANDARD_BOXES.read_text("utf-8").replace("values = [5, 5,", "values = [2, 5,")
    table = table.replace("copies = [1, 1,", "copies = [3, 0,")
    mine = tmp_path / "mine.toml"
    mine.write_text(STANDARD.read_text("utf-8") + table, "utf-8")

    s = boxes("M6", options={"components": str(mine)}, cargo=["yellow-box yellow-box", ""])

    assert (s.rules.pack.copies[BOX], s.rules.pack.values[BOX]) == (3, 2)
    with pytest.raises(digsite.BadPosition, match="green-box"):
        boxes("M6", options={"components": str(mine)}, cargo=["green-box", ""])


@pytest.mark.rule("MU-DATA-17")
def test_a_pack_with_another_map_gets_them_on_sites_of_their_colours() -> None:
    pack = Box.load(str(Path(__file__).parents[1] / "other_pack.toml"))

    assert [pack.dig_colour[place] for place in pack.pretty.sites] == [0, 1, 2, 3, 4]


# --- samples ----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-PRETTY-02", "MU-PRETTY-R1", "MU-PRETTY-R4")
def test_a_sample_brings_a_researcher() -> None:
    """Neither a cube nor a gallery space; the box stays in the hold, and is sampled once."""
    s = digging("red-box")

    play(s, "excavate red-mask", "dig red-box")
    assert offered(s) == ["done", "sample red-box"]
    play(s, "sample red-box")

    assert at(s, "staff", "researchers") == [1, 0]
    assert (at(s, "cubes", 0), at(s, "guards", 0), at(s, "cargo", 0)) == (22, [], ["red-box"])
    assert happened(s, "sampled") == []
    assert happened(s, "sampled-box") == [{"kind": "sampled-box", "seat": 0, "artefact": TILES.index("red-box")}]
    assert asked(s) == "act"


@pytest.mark.rule("MU-PRETTY-R1", "MU-PRETTY-02")
def test_a_sample_may_be_left() -> None:
    s = play(digging("red-box"), "excavate red-mask", "dig red-box", "done")

    assert (asked(s), at(s, "staff", "researchers")) == ("act", [0, 0])
    refused(s, "sample red-box", "EE-GALLERY-04")


@pytest.mark.rule("MU-PRETTY-R1", "MU-PRETTY-R5")
@pytest.mark.parametrize("first", ["red-box", "red-lens"])
def test_in_any_order_with_another_tile(first: str) -> None:
    s = digging("red-box red-lens")
    play(s, "excavate red-mask", "dig red-box", "dig red-lens")
    assert offered(s) == ["done", "sample red-lens", "sample red-box"]

    play(s, f"sample {first}")
    other = "red-lens" if first == "red-box" else "red-box"
    assert offered(s) == ["done", f"sample {other}"]
    play(s, f"sample {other}")

    assert at(s, "staff", "researchers", 0) == 1
    assert at(s, "guards", 0) == ["red-lens"]


@pytest.mark.rule("MU-PRETTY-R5", "MU-PRETTY-R1")
def test_without_a_cube_and_with_a_full_gallery() -> None:
    """No cube, no guard that may be moved: the box is sampled all the same, the lens is not."""
    s = digging(
        "red-box red-lens", guards=[FULL, ""], rewarded=[COLOURS, []], envoys=["left*2", ""],
    )  # fmt: skip
    assert s.cubes[0] == 0

    play(s, "excavate red-mask", "dig red-box", "dig red-lens")
    assert offered(s) == ["done", "sample red-box"]
    play(s, "sample red-box")

    assert at(s, "staff", "researchers", 0) == 1


@pytest.mark.rule("MU-PRETTY-R5")
def test_not_when_no_researcher_is_left() -> None:
    s = play(digging("red-box red-lens", researchers=NOBODY_LEFT), "excavate red-mask", "dig red-box", "dig red-lens")

    assert offered(s) == ["done", "sample red-lens"]
    refused(s, "sample red-box", "MU-RESEARCH-R1")


@pytest.mark.rule("MU-PRETTY-R5", "MU-PRETTY-R1")
def test_two_boxes_of_one_colour_are_two_samples(tmp_path: Path) -> None:
    """The Excavators dig two at one site; each is sampled once."""
    mine = tmp_path / "mine.toml"
    table = STANDARD_BOXES.read_text("utf-8").replace("copies = [1, 1, 1,", "copies = [1, 1, 2,")
    mine.write_text(STANDARD.read_text("utf-8") + table, "utf-8")
    s = digging("red-box*2", factions=[EXCAVATORS, "gul"], options={"components": str(mine)})

    play(s, "excavate red-mask", "dig red-box", "dig red-box", "sample red-box")
    assert offered(s) == ["done", "sample red-box"]
    play(s, "sample red-box")

    assert (at(s, "staff", "researchers", 0), asked(s)) == (2, "act")


@pytest.mark.rule("MU-PRETTY-02", "MU-PRETTY-R4")
@pytest.mark.parametrize("way", ["acquire", "survey", "before-sale", "popup-give", "night-dig", "bonus-dig"])
def test_the_usual_windows(way: str) -> None:
    """However it is gained it may be sampled then, but for what brings no tile at all."""
    if way == "acquire":
        s = boxes("M6", hands=["red-coil", ""], stacks={"red": "red-box"}, credits=[30, 8])
        play(s, "smuggle red-coil", "acquire red cargo")
        assert s.credits[0] == 24
    elif way == "survey":
        s = boxes("M6", round=3, hands=["red-coil", ""], credits=[30, 8], seed=3, factions=["gul", "aqulla"])
        s = with_pile(s, "red", "red-box red-lens")
        play(s, "survey red-coil", "lay red-lens", "buy red-box")
        assert s.credits[0] == 20
    elif way == "before-sale":
        s = boxes(
            "M6", factions=[SMUGGLERS, "aqulla"], hands=["red-coil", ""], stacks={"red": "red-box"}, credits=[30, 8],
            explorers=["havana berlin guam", "vancouver berlin rio"], queues=["red"], traders=["mask", ""],
        )  # fmt: skip
        play(s, "sell red-coil", "acquire red cargo")
    elif way == "popup-give":
        s = boxes(
            "M6 M8", popups={"U9": ""}, hands=["red-coil red-cog", ""], cargo=["purple-box", ""],
            explorers=["cairo berlin guam", "vancouver berlin rio"],
        )  # fmt: skip
        assert not any("box" in name for name in offered(s, "give"))
        return
    elif way == "night-dig":
        s = boxes(
            "M6", round=2, hands=["red-mask", ""], sites="red-box", envoys=["left", ""],
            command=["night-dig", "fresh-orders", "priority-shuttle"],
            explorers=["rome berlin guam", "vancouver berlin rio"],
        )  # fmt: skip
        play(s, "command red-mask", "recall")
        play(s, "dig red-box")
    else:
        s = boxes(
            "M6", factions=[COMMANDERS, "gul"], hands=["red-mask", ""], sites="red-box",
            explorers=["rome berlin guam", "vancouver berlin rio"],
        )  # fmt: skip
        while not offered(s, "dig"):
            play(s, offered(s, "command")[0] if asked(s) == "act" else "done")
        play(s, "dig red-box")
    assert "sample red-box" in offered(s)
    play(s, "sample red-box")
    assert at(s, "staff", "researchers", 0) == 1


def with_pile(s: Earth, colour: str, pile: str) -> Earth:
    """The same position with exactly these tiles in that pile; the others of the colour are out of the game."""
    data: dict[str, Any] = s.to_json()
    left = pile.split()
    for kind in s.rules.kinds_of[COLOURS.index(colour)]:
        name = TILES[kind]
        had = data["piles"].pop(name, 0)
        keep = left.count(name)
        if keep:
            data["piles"][name] = keep
        if had > keep:
            data["sold"][name] = data["sold"].get(name, 0) + had - keep
    if "mysteries" in data:
        n = data["mysteries"]["piles"].pop(colour, 0)
        data["mysteries"]["ship"][colour] = data["mysteries"]["ship"].get(colour, 0) + n
    again = GAME.from_json(data)
    assert isinstance(again, Earth)
    return again


# --- what it may not do -----------------------------------------------------------------------------


@pytest.mark.rule("MU-PRETTY-03")
def test_smuggle_does_not_offload_it() -> None:
    s = boxes("M6", hands=["red-coil", ""], cargo=["red-box green-lens", ""], hidden=["yellow-box", ""])
    play(s, "smuggle red-coil")

    assert offered(s, "offload") == ["offload cargo green-lens"]
    refused(s, "offload cargo red-box", "MU-PRETTY-03")
    refused(s, "offload hidden yellow-box", "MU-PRETTY-03")
    refused(s, "offload hidden red-box", "EE-SMUGGLE-08")


@pytest.mark.rule("MU-PRETTY-03")
def test_with_nothing_but_boxes_there_is_nothing_to_offload() -> None:
    """No question is left: the Smuggle is over without a tile."""
    s = boxes("M6", hands=["red-coil red-cog", ""], cargo=["red-box", ""], credits=[0, 8])
    play(s, "smuggle red-coil")

    assert asked(s) == "act"
    assert at(s, "cargo", 0) == ["red-box"]


@pytest.mark.rule("MU-PRETTY-R6", "MU-CMDCARD-06")
def test_quiet_buyer_does_not_take_it() -> None:
    s = boxes(
        "M6", round=2, hands=["red-mask", ""], cargo=["red-box green-lens", ""], envoys=["left", ""],
        command=["quiet-buyer", "fresh-orders", "priority-shuttle"], explorers=["vancouver berlin guam"] * 2,
    )  # fmt: skip
    play(s, "command red-mask", "recall")

    assert offered(s) == ["done", "offload cargo green-lens"]
    refused(s, "offload cargo red-box", "MU-PRETTY-R6")


@pytest.mark.rule("MU-PRETTY-04", "MU-MIX-01")
def test_the_psychics_may_not_take_it_for_free() -> None:
    s = boxes("M6", factions=[PSYCHICS, "gul"], round=3, hands=["red-coil", ""], credits=[30, 8])
    s = with_pile(s, "red", "red-box red-lens red-helix")
    play(s, "survey red-coil", "lay red-helix")

    assert (asked(s), offered(s)) == ("free_tile", ["done", "store red-lens"])
    refused(s, "store red-box", "MU-PRETTY-04")
    play(s, "done")
    assert offered(s) == ["done", "buy red-lens", "buy red-box"]


@pytest.mark.rule("MU-PRETTY-04")
def test_with_nothing_else_there_is_no_free_tile() -> None:
    """One box is left of the three: it can only be bought."""
    s = boxes("M6", factions=[PSYCHICS, "gul"], round=3, hands=["red-coil", ""], credits=[30, 8])
    s = play(with_pile(s, "red", "red-box red-lens"), "survey red-coil", "lay red-lens")

    assert (asked(s), offered(s)) == ("survey_buy", ["done", "buy red-box"])


# --- what it may do like any other ------------------------------------------------------------------


@pytest.mark.rule("MU-PRETTY-R4")
def test_it_is_drawn_from_its_pile_to_its_site_or_stack() -> None:
    """Over many games it turns up on the map and in the black market, always of its colour."""
    on_map: set[str] = set()
    stacked: set[str] = set()
    for seed in range(40):
        s = new(4, seed=seed, modules=["M6"], pretty_boxes=True)
        while asked(s) == "redraw":
            play(s, "done")
        on_map.update(TILES[kind] for kind in range(BOX, BOX + 5) if s.sites[kind])
        stacked.update(TILES[kind] for stack in s.stacks for kind in stack if kind >= BOX)
        for colour, stack in enumerate(s.stacks):
            assert all(kind in s.rules.kinds_of[colour] for kind in stack)

    assert on_map == stacked == set(BOXES)


@pytest.mark.rule("MU-PRETTY-R4")
def test_it_is_sold_like_any_tile_of_its_colour() -> None:
    s = boxes(
        "M6", hands=["green-mask", ""], cargo=["red-box red-lens", ""], queues=["red red"], traders=["mask", ""],
    )  # fmt: skip
    play(s, "sell green-mask")
    assert offered(s) == ["sell-tile cargo red-lens", "sell-tile cargo red-box"]
    play(s, "sell-tile cargo red-box")

    assert at(s, "sold", "red-box") == 1
    assert at(s, "cargo", 0) == ["red-lens"]


@pytest.mark.rule("MU-PRETTY-R4")
def test_alone_it_makes_a_sale_possible() -> None:
    s = boxes("M6", hands=["green-mask", ""], hidden=["red-box", ""], queues=["red"], traders=["mask", ""])

    assert "sell green-mask" in offered(s)


@pytest.mark.rule("MU-PRETTY-R4")
def test_it_fills_a_space_and_costs_its_value_and_one() -> None:
    s = boxes("M6", hands=["red-coil", ""], stacks={"red": "red-box"}, credits=[5, 8])
    play(s, "smuggle red-coil")
    assert asked(s) == "act"  # value 5 + 1

    s = boxes("M6", hands=["red-mask", ""], sites="red-box", cargo=["red-lens*2 red-crater*2", ""],
              explorers=["rome berlin guam", "vancouver berlin rio"])  # fmt: skip
    play(s, "excavate red-mask")
    assert asked(s) != "dig_first"


@pytest.mark.rule("MU-PRETTY-R4", "MU-END-R2")
def test_it_breaks_ties() -> None:
    s = boxes("M6", cargo=["red-box", ""], hidden=["yellow-box", "green-lens"])

    assert [s.rules.referee.remaining(s, seat) for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("MU-PRETTY-R4", "MU-SUPPLY-02")
def test_special_supply_never_has_one() -> None:
    """With nothing but a box in the pile the card leaves the game."""
    s = boxes(
        "M6 M8", hands=["green-mask", ""], cargo=["purple-helix", ""], queues=["purple"], traders=["mask", ""],
        used=" ".join(f"U{n}" for n in range(1, 11) if n != 3),
    )  # fmt: skip
    s = with_pile(s, "red", "red-box")
    play(s, "sell green-mask")
    while asked(s) != "act" or not happened(s, "popup-placed"):
        play(s, offered(s)[0])

    assert "U3" in at(s, "popups", "used")
    assert at(s, "piles", "red-box") == 1


@pytest.mark.rule("MU-SUPPLY-02", "MU-PRETTY-R4")
def test_a_box_on_a_special_supply_is_refused() -> None:
    with pytest.raises(digsite.BadPosition, match=r"U3|tiles"):
        boxes("M6 M8", popups={"U3": "red-box"})


@pytest.mark.rule("MU-DEMAND-R2", "MU-PRETTY-R6")
def test_a_demand_takes_it_by_its_own_face() -> None:
    """U6 to U10 ask for what stands in the pack: a box is taken where no symbol is asked for, and by its value."""
    s = boxes(
        "M6 M8", popups={"U6": "", "U7": "", "U8": "", "U9": "", "U10": ""}, hands=["red-coil red-cog", ""],
        cargo=[" ".join(BOXES[:4]), ""], hidden=["orange-box", ""],
    )  # fmt: skip
    figures = s.rules.pack.museum  # type: ignore[attr-defined]
    for card in range(5, 10):
        for colour in range(5):
            wanted = (
                figures.popup_glyph[card] < 0
                and figures.popup_colour[card] in (-1, colour)
                and figures.popup_least[card] <= 5
            )
            assert meets(s, card, BOX + colour) == wanted, (card, colour)


# --- the museum -------------------------------------------------------------------------------------


@pytest.mark.rule("MU-PRETTY-05", "MU-TILE-05")
@pytest.mark.parametrize("seats", [2, 4])
def test_it_fits_every_exhibition_tile(seats: int) -> None:
    """Symbols and values, 7+ too; only a tile that is taken is none."""
    s = boxes(seats=seats, hands=["red-mask"] + [""] * (seats - 1), cargo=["red-box"] + [""] * (seats - 1),
              curators="none none none", hung={"1-1": ("yellow-helix", 1)})  # fmt: skip
    asks = at(s, "museum", "asks")
    play(s, "exhibit red-mask")
    free = sum(tile is not None for tile in asks) - 1

    assert len(offered(s, "hang")) == free
    assert "hang 1-1" not in offered(s)
    play(s, offered(s)[-1])
    assert GAME.from_json(s.to_json()) == s
    assert "red-box" in at(s, "museum", "artefacts")


@pytest.mark.rule("MU-PRETTY-R2")
@pytest.mark.parametrize(("curator", "paid"), [("red", 2), ("green", 0)])
def test_it_matches_a_curator_by_its_own_colour_only(curator: str, paid: int) -> None:
    s = boxes(hands=["red-mask", ""], cargo=["red-box", ""], curators=f"none {curator} none")
    play(s, "exhibit red-mask", "hang 2-1")

    assert at(s, "earned", 0, "curators") == paid


@pytest.mark.rule("MU-PRETTY-05")
def test_it_needs_a_tour_guide_and_counts_its_colour() -> None:
    """One of the card's colour and one of another: two boxes are two colours."""
    s = boxes(hands=["red-mask", ""], cargo=["red-box green-box", ""], curators="none none none")
    play(s, "exhibit red-mask", "show cargo red-box", "hang 1-1")
    assert offered(s) == ["done", "show cargo green-box"]
    play(s, "show cargo green-box", "hang 2-1")

    assert at(s, "cubes", 0) == 20
    assert [at(s, "museum", "guides")[i] for i in (0, 6)] == [0, 0]


@pytest.mark.rule("MU-PRETTY-05", "MU-RECARD-19")
def test_it_needs_no_forged_provenance() -> None:
    """The card is not used up by it."""
    s = boxes(
        hands=["red-mask", ""], cargo=["red-box yellow-crater", ""], curators="none none none",
        re=["forged-provenance", ""],
    )  # fmt: skip
    play(s, "exhibit red-mask", "show cargo red-box", "hang 1-1", "show cargo yellow-crater")
    asks = at(s, "museum", "asks")

    assert any(asks[6 * (int(name[5]) - 1) + int(name[7]) - 1] != "crater" for name in offered(s, "hang"))


@pytest.mark.rule("MU-PRETTY-05")
def test_with_an_empty_pool_a_guard_goes_along() -> None:
    """The tile and its space travel through the question which guard."""
    s = boxes(
        hands=["red-mask", ""], hidden=["red-box", ""], curators="none none none", guards=["red-lens green-lens", ""],
        envoys=["left*20", ""],
    )  # fmt: skip
    play(s, "exhibit red-mask", "hang 2-1")
    assert (asked(s), GAME.from_json(s.to_json()) == s) == ("reassign", True)
    play(s, "guard green-lens")

    assert at(s, "museum", "artefacts")[6] == "red-box"
    assert at(s, "hidden", 0) == []


# --- the Seekers ------------------------------------------------------------------------------------


def seeking(**kw: Any) -> Earth:
    """The Seekers acquire a red box and a green lens."""
    defaults: dict[str, Any] = {
        "factions": [SEEKERS, "gul"], "hands": ["red-coil red-cog", ""], "credits": [40, 8],
        "stacks": {"red": "red-box", "green": "green-lens"}, "curators": "none none none",
    }  # fmt: skip
    return play(boxes(**{**defaults, **kw}), "smuggle red-coil", "acquire red hidden", "acquire green cargo")


@pytest.mark.rule("MU-PRETTY-06")
def test_sent_unsampled_it_brings_no_researcher() -> None:
    s = seeking()
    assert offered(s) == ["done", "sample green-lens", "show cargo green-lens", "sample red-box", "show hidden red-box"]
    assert GAME.from_json(s.to_json()) == s
    play(s, "show hidden red-box", "hang 1-1")

    assert at(s, "staff", "researchers", 0) == 0
    assert offered(s) == ["done", "sample green-lens"]
    refused(s, "sample red-box", "EE-GALLERY-04")


@pytest.mark.rule("MU-PRETTY-06", "MU-SEEKER-R4")
def test_sampled_it_cannot_be_sent() -> None:
    s = play(seeking(), "sample red-box")

    assert at(s, "staff", "researchers", 0) == 1
    assert offered(s) == ["done", "sample green-lens", "show cargo green-lens"]
    refused(s, "show hidden red-box", "MU-SEEKER-01")


@pytest.mark.rule("MU-PRETTY-06", "MU-SEEKER-07")
def test_the_other_is_sent_and_the_box_sampled() -> None:
    s = play(seeking(), "show cargo green-lens")
    play(s, offered(s, "hang")[0])
    assert offered(s) == ["done", "sample red-box"]
    play(s, "sample red-box")

    assert at(s, "staff", "researchers", 0) == 1


@pytest.mark.rule("MU-PRETTY-06")
def test_a_single_box_in_the_cargo_hold() -> None:
    s = boxes(
        factions=[SEEKERS, "gul"], hands=["red-coil red-cog", ""], credits=[40, 8], stacks={"red": "red-box"},
        curators="none none none",
    )  # fmt: skip
    play(s, "smuggle red-coil", "acquire red cargo")
    if asked(s) == "smuggling":
        assert GAME.from_json(s.to_json()) == s
        play(s, "done")

    assert offered(s) == ["done", "sample red-box", "show cargo red-box"]


# --- frames and positions ---------------------------------------------------------------------------


@pytest.mark.rule("MU-PRETTY-R4")
def test_what_frames_carry_comes_back() -> None:
    """Any two tiles, packed into one number and back; types alone as ever."""
    kinds = [-1, *range(20), *range(BOX, BOX + 5)]
    seen: set[int] = set()
    for first in kinds:
        for second in kinds[kinds.index(first) :]:
            if second >= 0:
                packed = pack_tiles(first, second)
                assert unpack_tiles(packed) == [kind for kind in (first, second) if kind >= 0]
                assert pack_tiles(second, first) == packed
                assert packed not in seen
                seen.add(packed)
    assert pack_tiles(3, -1) == 4
    assert pack_tiles(3, 5) == 4 + 6 * 21


@pytest.mark.rule("MU-PRETTY-R4")
@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"cargo": ["red-mystery", ""]}, "red-mystery"),
        ({"cargo": ["red-box red-box", ""]}, "red-box"),
        ({"guards": ["red-box", ""]}, "red-box"),
        ({"stacks": {"green": "red-box"}}, "another colour"),
    ],
)
def test_positions_that_cannot_be(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(digsite.BadPosition, match=said):
        boxes("M6", **fields)


@pytest.mark.rule("MU-PRETTY-R4")
def test_the_site_of_each_box() -> None:
    s = boxes("M6")

    assert [LOCATIONS[s.rules.pack.site_of[BOX + colour]] for colour in range(5)] == [
        "manaus", "newyork", "rome", "lagos", "sydney",
    ]  # fmt: skip
