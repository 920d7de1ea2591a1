"""What is drawn: from views alone, and nothing that a seat may not know."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rich.cells import cell_len
from rich.text import Text

import digsite
from digsite.cli.archaeology import ArchaeologyFace
from digsite.cli.face import FULL, SCANT, TIGHT, Menu
from digsite.cli.flow import Flow
from digsite.cli.terminal import Terminal
from digsite.games.archaeology.state import Dig
from digsite.kernel.text import LOCALES
from tests.cli.desk import LANGUAGES, console, printed
from tests.games.archaeology.table import GAME, dig, play, turn

NAMES = ["Anna", "Ben", "Cleo"]


def screen(s: Dig, seat: int, lang: str = "en", *, width: int = 100, detail: int = FULL) -> str:
    """What a seat sees of a position: table, question and answers."""
    view = s.view(seat)
    face = ArchaeologyFace(GAME, LANGUAGES[lang], NAMES)
    menu = face.menu(view, s.legal(seat)) if s.seat == seat else Menu([])
    where = Terminal(console(width))
    where.say(*face.table(view, menu, width=width, detail=detail), *face.notes(view), *menu.draw(), *face.scores(view))
    return printed(where)


def test_the_screen_tells_all_that_matters() -> None:
    s = dig(
        ["coin*3 map*2 talisman", "coin*2", "map"],
        market="pot_shard*2 broken_cup",
        chambers=["coin*2", "", "pot_shard*8"],
        dig_site="coin thief sandstorm map",
        sold=["", "parchment_scrap 4, coin 1", ""],
        tents=[1, 0, 1],
        thieves_out=5,
        storms_out=4,
    )
    text = screen(s, 0)
    for part in (
        "▶  Anna        6   ✓       $0",
        "Ben         2   –      $12  4 × Parchment scrap, Coin",
        "Market         2 × Pot shard (1), Broken cup (2)",
        "Dig site       4 cards; left in it: thieves 1, sandstorms 1",
        "Great Pyramid  1: 2 cards for 1 map · 2: empty · 3: 8 cards for 3 maps",
        "Your hand: 6 cards  Trade  Now   +1  Sell: type the number",
        "3 × Coin                2  $12  $20  [3] 1→$2  [4] 2→$6  [5] 3→$12",
        "2 × Map                 3   $3    –  [7] 1→$3",
        "[1] Trade at the market",
        "[2] Explore chamber 1 (2 cards for 1 of your 2 maps)",
        "[3–7] Sell a set (see your hand)",
        "[0] End the turn",
    ):
        assert part in text


def test_sold_sets_are_counted_where_room_is_scant() -> None:
    s = dig(["coin", "coin", "coin"], sold=["", "parchment_scrap 4, coin 1", ""])
    table, scores = screen(s, 0, detail=SCANT).split("Cards sold")
    assert "2 sets" in table
    assert "4 × Parchment scrap" not in table
    assert "4 × Parchment scrap $10, Coin $2" in scores


def test_a_trade_shows_what_is_picked_and_what_it_is_worth() -> None:
    s = dig(["coin*2 parchment_scrap", "map", "map"], market="talisman pot_shard")
    play(s, "trade", "give coin", "give parchment_scrap", "given", "take pot_shard")
    text = screen(s, 0)
    assert "You give (worth 3): Parchment scrap (1), Coin (2)" in text
    assert "You take (worth 1): Pot shard (1)" in text
    assert "2 left to spend" in text
    assert "[0] Make the trade" in text
    assert "[1] Call the trade off" in text


def a_storm() -> Dig:
    return dig(["coin*4", "coin*4", "map"], dig_site="sandstorm coin", agenda=turn(2), turn=2)


def at_the_mine() -> Dig:
    s = dig(["map", "map", ""], monument="mine", chambers=["coin*12"])
    play(s, "explore 0")
    return s


def at_the_sphinx() -> Dig:
    s = dig(["map", "map", ""], monument="sphinx", chambers=["coin*12"])
    play(s, "explore 0", "name coin")
    return s


def a_forced_sale() -> Dig:
    return dig(["coin", "map", ""], agenda=turn(0), passes=3)


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize(
    ("make", "note"),
    [
        (a_storm, "note-shelter"),
        (at_the_mine, "note-drawn"),
        (at_the_sphinx, "note-named"),
        (a_forced_sale, "note-forced"),
    ],
)
def test_a_question_comes_with_what_it_is_about(make: Callable[[], Dig], note: str, lang: str) -> None:
    assert LANGUAGES[lang].say(note, n=2, worth=2, most=5) in screen(make(), 0, lang)


def test_chambers_show_what_the_seat_knows_and_no_more() -> None:
    """AR-TEMPLE-05, AR-TOMB-R2: whoever has looked still sees it; nobody else does."""
    s = dig(
        ["coin", "coin", "coin"],
        monument="temple",
        chambers=["pharaohs_mask*2 coin", "talisman*5", "coin"],
        seen_by=[[0], [], []],
    )
    assert "1: 3 cards for 2 maps: Coin (2), 2 × Pharaoh’s mask (4)" in screen(s, 0)
    assert "Pharaoh" not in screen(s, 1)
    assert "Talisman" not in screen(s, 0) + screen(s, 1)


def test_what_was_turned_up_is_told_among_the_hidden() -> None:
    s = dig(["coin", "coin", "coin"], monument="mine", chambers=["coin*3 talisman"], turned=[{"coin": 2}])
    assert "1: 4 cards for 1 map, among them 2 × Coin (2)" in screen(s, 1)


@pytest.mark.parametrize("lang", LOCALES)
def test_screens_do_not_depend_on_the_secrets_of_others(lang: str) -> None:
    """Twins that differ only in what seat 0 cannot see look the same to it, to the letter."""
    twins = [
        dig(
            ["coin*2 map", other, "coin"],
            monument="tomb",
            market="coin*2 talisman",
            chambers=[first, "coin*3"],
            dig_site=deck,
        )
        for other, first, deck in [
            ("pharaohs_mask*2 map", "talisman*4", "coin thief map"),
            ("pot_shard*3", "broken_cup*2 pot_shard*2", "thief map pot_shard"),
        ]
    ]
    assert twins[0].hands != twins[1].hands
    assert screen(twins[0], 0, lang) == screen(twins[1], 0, lang)
    assert screen(twins[0], 2, lang) == screen(twins[1], 2, lang)
    assert screen(twins[0], 1, lang) != screen(twins[1], 1, lang)


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("width", [60, 70, 100])
def test_nothing_is_wider_than_the_screen(lang: str, width: int) -> None:
    s = dig(
        ["coin*6 map*2 talisman*4 pot_shard*4 parchment_scrap*3 broken_cup pharaohs_mask*2", "coin*2", "map"],
        market="pot_shard*2 broken_cup*3 talisman parchment_scrap*4",
        chambers=["coin*2", "", "pot_shard*5"],
        sold=["", "parchment_scrap 4, coin 1, broken_cup 2", "pharaohs_mask 2"],
        known=[[{}, {"coin": 2}, {}], [{}, {}, {}], [{}, {}, {}], [{}, {}, {}]],
    )
    for detail in (FULL, TIGHT, SCANT):
        lines = screen(s, 0, lang, width=width, detail=detail).splitlines()
        assert max(cell_len(line) for line in lines) <= width


def test_pieces_flow_without_breaking() -> None:
    where = Terminal(console(20))
    where.say(Flow([Text("one two three"), Text("four five"), Text("six")]))
    assert printed(where) == "one two three,\nfour five, six\n"
    where = Terminal(console(20))
    where.say(Flow([]))
    assert printed(where).strip() == ""


def test_a_recorded_position_shows_every_hand_and_chamber() -> None:
    s = dig(["coin*2", "map", ""], monument="tomb", chambers=["talisman*2", "coin"])
    face = ArchaeologyFace(GAME, LANGUAGES["en"], NAMES)
    where = Terminal(console())
    where.say(*face.secrets(s.to_json()))
    for part in ("Anna       2 × Coin", "Ben        Map", "Cleo       nothing", "chamber 1  2 × Talisman"):
        assert part in printed(where)


def test_a_shared_victory_names_all_winners() -> None:
    s = digsite.game("archaeology").new(seats=2, seed=1)
    face = ArchaeologyFace(GAME, LANGUAGES["en"], ["Anna", "Ben"])
    view = s.view(None)
    view["result"] = {"winners": [0, 1], "ranking": [1, 1], "scores": [0, 0], "reason": "shared"}
    where = Terminal(console())
    where.say(*face.result(view))
    assert "Anna and Ben win together!" in printed(where)
