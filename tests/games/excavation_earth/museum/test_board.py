"""The museum board and its set-up (MU-BOARD, MU-MUSETUP)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from digsite.games.excavation_earth.museum.kinds import SPACES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.counting import plausible, settled
from tests.games.excavation_earth.museum.exhibition import (
    CLOSED,
    OTHER_PACK,
    asks,
    hall,
    hung,
    kept,
    laid,
    queue,
    supply,
    turned,
)
from tests.games.excavation_earth.table import asked, at, happened, new, offered, play, refused

GLYPHS = ["helix", "lens", "antenna", "crater"]
KINDS = ["outer", "middle", "inner", "inner", "middle", "outer"]
SEEDS = range(30)
PACKS = Path(__file__).parents[4] / "src" / "digsite" / "games" / "excavation_earth" / "data"


def opened(seats: int, seed: int, **options: object) -> Earth:
    """A game with the museum, up to the first question after the hands."""
    return settled(new(seats, seed, modules=["M6", "M7"], **options))


def begun(seats: int, seed: int, **options: object) -> Earth:
    """The same up to the first turn: whoever has to pick a curator takes the first colour."""
    s = opened(seats, seed, **options)
    while asked(s) == "pick_curator":
        play(s, offered(s)[0])
    return s


def pack_with(folder: Path, copies: str) -> str:
    """The standard pack with other buyer cards: yellow, green, red, purple, orange, wild."""
    text = (PACKS / "standard.toml").read_text(encoding="utf-8")
    old = "copies = [3, 3, 3, 3, 3, 2]"
    assert text.count(old) == 1
    found = folder / "other.toml"
    found.write_text(text.replace(old, f"copies = [{copies}]"), encoding="utf-8")
    return str(found)


# --- the board --------------------------------------------------------------------------------------


@pytest.mark.rule("MU-BOARD-01", "MU-BOARD-03", "MU-BOARD-05", "MU-BOARD-R2")
@pytest.mark.parametrize(("seats", "usable", "in_a_row"), [(2, 12, 4), (3, 15, 5), (4, 18, 6)])
def test_three_rows_of_six_spaces(seats: int, usable: int, in_a_row: int) -> None:
    """Every row has 4, 5 or 6 tiles, and there is one curator space for each row."""
    s = begun(seats, 1)

    assert len(asks(s)) == usable
    assert Counter(space[0] for space in asks(s)) == {"1": in_a_row, "2": in_a_row, "3": in_a_row}
    assert {space[2] for space in asks(s)} == set("123456")
    assert len(at(s, "museum", "curators")) == 3


@pytest.mark.rule("MU-BOARD-04", "MU-BOARD-05", "MU-BOARD-R2")
@pytest.mark.parametrize(
    ("seats", "columns"), [(2, [2, 2, 2, 2, 2, 2]), (3, [3, 3, 3, 2, 2, 2]), (4, [3, 3, 3, 3, 3, 3])]
)
def test_spaces_with_too_high_a_count_have_no_tile(seats: int, columns: list[int]) -> None:
    for seed in SEEDS:
        found = asks(begun(seats, seed))
        assert [space for space in SPACES if space not in found] == CLOSED[seats]
    assert [sum(space.endswith(str(column)) for space in found) for column in range(1, 7)] == columns


@pytest.mark.rule("MU-BOARD-04", "MU-BOARD-R2")
@pytest.mark.parametrize(
    ("seats", "closed"),
    [(2, ["1-1", "1-6", "2-2", "2-5", "3-3", "3-4"]), (3, ["1-1", "2-2", "3-3"]), (4, [])],
)
def test_which_spaces_have_a_count_is_the_packs_affair(seats: int, closed: list[str]) -> None:
    found = asks(begun(seats, 3, components=OTHER_PACK))
    assert [space for space in SPACES if space not in found] == closed


@pytest.mark.rule("MU-BOARD-04")
def test_nothing_hangs_where_there_is_no_tile() -> None:
    s = hall("red-lens")
    play(s, "exhibit red-cog")
    for space in CLOSED[2]:
        refused(s, f"hang {space}", "MU-BOARD-04")


@pytest.mark.rule("MU-BOARD-01", "MU-BOARD-R3", "MU-BONUS-01")
@pytest.mark.parametrize("space", SPACES)
def test_a_curator_serves_all_six_spaces_of_its_row(space: str) -> None:
    """The red curator beside the artefact's row matches; in the two other rows it does not."""
    for row in range(3):
        curators = ["green"] * 3
        curators[row] = "red"
        s = hall("red-lens", seats=4, asks=laid(4, **{f"r{space[0]}c{space[2]}": "lens"}), curators=" ".join(curators))
        play(s, "exhibit red-cog", f"hang {space}")
        assert len(happened(s, "matched")) == (row + 1 == int(space[0]))


@pytest.mark.rule("MU-BOARD-02", "MU-BOARD-06", "MU-BOARD-R1", "MU-BONUS-03", "MU-BONUS-04", "MU-BONUS-05")
@pytest.mark.parametrize("column", range(1, 7))
def test_what_each_column_shows_at_the_top(column: int) -> None:
    """Outermost, middle, innermost, and the same mirrored: 2 credits, a broker, a card."""
    s = hall("red-lens", seats=4, asks=laid(4, **{f"r1c{column}": "lens"}), curators="red none none")
    play(s, "exhibit red-cog", f"hang 1-{column}")

    kind = KINDS[column - 1]
    assert asked(s) == {"outer": "act", "middle": "gain_broker", "inner": "keep_re"}[kind]
    assert [event["credits"] for event in happened(s, "curator-paid")] == [2] * (kind == "outer")


@pytest.mark.rule("MU-BOARD-02", "MU-BOARD-06", "MU-BOARD-R1", "MU-COLUMN-05", "MU-COLUMN-06", "MU-COLUMN-08")
@pytest.mark.parametrize("column", range(1, 7))
def test_what_each_column_shows_at_the_bottom(column: int) -> None:
    """Outermost, middle, innermost, and the same mirrored: a researcher, a move, a cube."""
    s = hall(
        "red-lens",
        seats=4,
        asks=laid(4, **{f"r1c{column}": "lens"}),
        hung={f"2-{column}": ("yellow-helix", 1), f"3-{column}": ("yellow-helix", 1)},
        traders=["mask", "", "", ""],
    )
    play(s, "exhibit red-cog", f"hang 1-{column}")

    kind = KINDS[column - 1]
    assert asked(s) == {"outer": "act", "middle": "move_crew", "inner": "retrieve"}[kind]
    assert at(s, "staff", "researchers") == ([1, 2, 0, 0] if kind == "outer" else [0, 0, 0, 0])


# --- set-up -----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-MUSETUP-01")
def test_cards_with_the_museum_icon_are_in() -> None:
    s = begun(2, 1)

    deck = at(s, "mysteries", "deck")
    museum_cards = ["mind-brush", "donor-plaque", "audio-guide", "forged-provenance", "gift-shop", "loan-desk"]
    assert [card for card in deck if card in museum_cards] == museum_cards
    assert len(deck) == 21
    keys = [s.rules.abilities[card].key for card in s.rules.command_deck]
    assert {"private-viewing", "acquisitions-board"} <= set(keys)
    assert len(keys) == 12


@pytest.mark.rule("MU-MUSETUP-02", "MU-MUSETUP-08")
def test_the_museum_is_laid_out_when_all_else_lies_there() -> None:
    """After the queues and before the first turn; then the first curator, a buyer card, the second curator."""
    s = begun(2, 1)

    told = [event.kind.name for event in s.events]
    last = len(told) - told[::-1].index("joined")
    assert told[last:] == [*["exhibition"] * 12, "curator-came", "buyer-card", "curator-came", "round-began", told[-1]]


@pytest.mark.rule("MU-EDGE-37", "MU-MUSETUP-03", "MU-MUSETUP-04", "MU-MUSETUP-05", "MU-MUSETUP-R1", "MU-MUSETUP-R4")
def test_how_many_tiles_of_each_kind() -> None:
    """Two players: three of each symbol. Three: four of three symbols, three of one. Four: all, with 5+ and 7+."""
    for seed in SEEDS:
        assert Counter(asks(begun(2, seed)).values()) == dict.fromkeys(GLYPHS, 3)
        three = Counter(asks(begun(3, seed)).values())
        assert set(three) == set(GLYPHS)
        assert sorted(three.values()) == [3, 4, 4, 4]
        assert Counter(asks(begun(4, seed)).values()) == {**dict.fromkeys(GLYPHS, 4), "5+": 1, "7+": 1}
        for seats in (2, 3, 4):
            assert set(asks(begun(seats, seed))).isdisjoint(CLOSED[seats])


@pytest.mark.rule("MU-MUSETUP-04", "MU-MUSETUP-06", "MU-MUSETUP-R4")
def test_tiles_lie_at_random() -> None:
    """Each symbol is as likely as any other on the first and on the last space, and to lose one with three players."""
    two = [asks(begun(2, seed)) for seed in range(300)]
    three = [Counter(asks(begun(3, seed)).values()) for seed in range(300)]
    even = dict.fromkeys(GLYPHS, 1.0)

    assert plausible(Counter(found["1-1"] for found in two), even)
    assert plausible(Counter(found["3-5"] for found in two), even)
    assert plausible(Counter(tile for found in three for tile in GLYPHS if found[tile] == 3), even)
    four = [asks(begun(4, seed)) for seed in range(300)]
    places = Counter(space for found in four for space, tile in found.items() if tile == "7+")
    assert plausible(places, dict.fromkeys(SPACES, 1.0))


@pytest.mark.rule("MU-MUSETUP-R3")
def test_alone_as_with_two_players() -> None:
    s = settled(new(1, 4, modules=["M6", "M7"], solo=True))
    assert Counter(asks(s).values()) == dict.fromkeys(GLYPHS, 3)
    assert [space for space in SPACES if space not in asks(s)] == CLOSED[2]


@pytest.mark.rule("MU-MUSETUP-07", "MU-MUSETUP-08", "MU-MUSETUP-09", "MU-MUSETUP-R2")
def test_the_first_two_curators() -> None:
    """The top card of the discard pile names the first, or below wild ones the topmost with a colour; the next card of
    the deck names the second; the bottom space is empty."""
    for seed in range(60):
        s = opened(2 + seed % 3, seed)
        cards = turned(s)
        assert len(cards) == 21
        pile = [card for card in cards[17:20] if card != "wild"]
        first, second, third = at(s, "museum", "curators")
        assert (first, third) == (pile[-1], None)
        assert second == (None if cards[20] == "wild" else cards[20])
        assert (asked(s) == "pick_curator") == (cards[20] == "wild")


@pytest.mark.rule("MU-EDGE-38", "MU-MUSETUP-R2")
def test_wild_on_top_of_the_discard_pile() -> None:
    """The card below gives the colour, and nothing is turned over for it."""
    seen = 0
    for seed in range(80):
        s = opened(2, seed)
        cards = turned(s)
        if cards[19] == "wild":
            seen += 1
            assert at(s, "museum", "curators")[0] == (cards[18] if cards[18] != "wild" else cards[17])
            assert sum(at(s, "buyer_discard").values()) == 4
            assert len(cards) == 21
    assert seen > 3


@pytest.mark.rule("MU-EDGE-38", "MU-MUSETUP-R2", "MU-MUSETUP-11")
def test_wild_for_the_second_curator() -> None:
    """The first player picks any colour; exactly one card is turned over: 13 are left, 4 are discarded."""
    starters = set()
    for seed in range(60):
        s = opened(2, seed)
        if turned(s)[20] != "wild":
            continue
        assert asked(s) == "pick_curator"
        assert s.seats == [at(s, "order")[0]]
        assert offered(s) == [f"curator {colour}" for colour in supply(s)]
        first = queue(s).split()[0]
        left = supply(s)["purple"]
        starters.add(s.seats[0])
        play(kept(s), "curator purple")
        play(s, "curator purple")

        assert queue(s) == f"{first} purple none"
        assert supply(s)["purple"] == left - 1
        assert turned(s) == []
        assert (sum(at(s, "buyer_deck").values()), sum(at(s, "buyer_discard").values())) == (13, 4)
        assert asked(s) == "place_third"
    assert starters == {0, 1}


@pytest.mark.rule("MU-MUSETUP-07", "MU-MUSETUP-08", "MU-MUSETUP-09", "MU-DATA-09")
def test_wherever_newcomers_enter_the_first_two_stand_on_top_and_in_the_middle() -> None:
    """In the other pack later curators come in at the top; the set-up is the same, also for one that is picked."""
    picked = 0
    for seed in range(60):
        s = opened(2, seed, components=OTHER_PACK)
        pile, second = [card for card in turned(s)[17:20] if card != "wild"], turned(s)[20]
        if asked(s) == "pick_curator":
            play(s, "curator purple")
            second = "purple"
            picked += 1
        assert queue(s) == f"{pile[-1]} {second} none"
    assert picked > 3


@pytest.mark.rule("MU-MUSETUP-11", "MU-MUSETUP-10", "MU-CURATOR-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_set_up_leaves(seats: int) -> None:
    """13 buyer cards in the deck, 4 discarded; 18 buyers in the markets and 2 curators are missing in the supply."""
    for seed in SEEDS:
        s = begun(seats, seed)
        assert sum(at(s, "buyer_deck").values()) == 13
        assert sum(at(s, "buyer_discard").values()) == 4
        assert sum(len(line) for line in at(s, "queues")) == 18
        assert len([colour for colour in at(s, "museum", "curators") if colour]) == 2
        assert sum(at(s, "buyers").values()) == 5 * s.rules.track + s.rules.wild - 20
        assert hung(s) == {}


@pytest.mark.rule("MU-MUSETUP-R2")
def test_a_discard_pile_without_any_colour(tmp_path: Path) -> None:
    """With eight wild cards the whole pile can be wild: the first player picks the first curator too."""
    pack = pack_with(tmp_path, "2, 2, 2, 2, 1, 8")
    seen = 0
    for seed in range(120):
        s = opened(3, seed, components=pack)
        cards = turned(s)
        if cards[17:20] != ["wild"] * 3:
            continue
        seen += 1
        assert (asked(s), queue(s)) == ("pick_curator", "none none none")
        assert s.seats == [at(s, "order")[0]]
        assert len(cards) == 20
        kept(s)
        play(s, "curator green")
        cards = turned(s)
        assert len(cards) == 1
        if cards == ["wild"]:
            assert (asked(s), queue(s)) == ("pick_curator", "green none none")
            kept(s)
            play(s, "curator green")
            cards = ["green"]
        assert queue(s) == f"green {cards[0]} none"
    assert seen > 3


@pytest.mark.rule("MU-MUSETUP-R5", "MU-CURATOR-R1")
def test_a_colour_without_a_buyer_leaves_the_space_empty(tmp_path: Path) -> None:
    """With twelve yellow cards all yellow buyers are in the markets: a yellow curator stays away, and so no space of
    another is filled instead; a later one goes behind the last."""
    pack = pack_with(tmp_path, "12, 1, 1, 1, 1, 1")
    seen = set()
    for seed in range(150):
        s = opened(2, seed, components=pack)
        pile, second = [card for card in turned(s)[17:20] if card != "wild"], turned(s)[20]
        if asked(s) == "pick_curator" or supply(s)["yellow"] > 0:
            continue
        expected = [None if colour == "yellow" else colour for colour in (pile[-1], second)]
        assert at(s, "museum", "curators") == [*expected, None]
        assert len(happened(s, "no-curator")) == expected.count(None)
        seen.add((expected[0] is None, expected[1] is None))
    assert seen >= {(True, True), (True, False)}


@pytest.mark.rule("MU-MUSETUP-06", "MU-TILE-08")
def test_tiles_stay_as_they_were_laid() -> None:
    """The tile below an artefact is still the same; nobody moves tiles."""
    s = hall("red-lens")
    before = asks(s)
    play(s, "exhibit red-cog", "hang 2-1")

    assert asks(s) == before
    assert hung(s) == {"2-1": ("red-lens", 0)}
