"""The words of Archaeology: the scans find what is known to be there, and its sentences read well."""

from __future__ import annotations

import pytest

from digsite.games.archaeology.codes import FIRST_SALE, NAME, ROB
from digsite.games.archaeology.events import BEGAN, DUG, ROBBED, SOLD
from digsite.games.archaeology.kinds import BROKEN_CUP, BROKEN_TABLET, COIN, MAP, TALISMAN
from digsite.kernel.events import EVERYONE, Event
from digsite.kernel.result import Line
from digsite.kernel.text import LOCALES
from tests.words.books import ARCHAEOLOGY, MONUMENTS

NAMES = ["Anna", "Ben", "Cleo"]

GAME = ARCHAEOLOGY.game
TEXT = ARCHAEOLOGY.text


def test_the_sources_are_read_right() -> None:
    """The scans find what is known to be there."""
    assert {"set-too-large", "over", "no-storm", "named-already"} <= {refusal.key for refusal in ARCHAEOLOGY.refused}
    assert ARCHAEOLOGY.reasons() == {"most-money", "fewest-cards", "shared"}
    assert ARCHAEOLOGY.step_keys(asks=False) == {"turn", "dig"}
    assert {"act", "look", "keep", "draw", "name"} <= ARCHAEOLOGY.step_keys(asks=True)
    assert ARCHAEOLOGY.about["scatter"] == ["n"]
    assert ARCHAEOLOGY.about["act"] == []
    for refusal in ARCHAEOLOGY.refused:
        assert refusal.rule.startswith("AR-"), refusal.where


def test_monuments_are_numbered_as_they_are_named() -> None:
    option = next(option for option in GAME.options if option.name == "monument")
    assert option.choices == ["random", *MONUMENTS]


# --- they read well -----------------------------------------------------------------------------


def sale(kind: int, n: int) -> int:
    """The code that sells n cards of a kind."""
    return FIRST_SALE[kind] + n - 1


@pytest.mark.parametrize(
    ("locale", "kind", "one", "two", "five"),
    [
        ("en", COIN, "Sell a coin", "Sell 2 coins", "Sell 5 coins"),
        ("de", COIN, "Verkaufe eine Münze", "Verkaufe 2 Münzen", "Verkaufe 5 Münzen"),
        ("pl", COIN, "Sprzedaj monetę", "Sprzedaj 2 monety", "Sprzedaj 5 monet"),
        (
            "de",
            BROKEN_CUP,
            "Verkaufe einen zerbrochenen Becher",
            "Verkaufe 2 zerbrochene Becher",
            "Verkaufe 5 zerbrochene Becher",
        ),
        ("pl", BROKEN_CUP, "Sprzedaj rozbity puchar", "Sprzedaj 2 rozbite puchary", "Sprzedaj 5 rozbitych pucharów"),
        ("pl", MAP, "Sprzedaj mapę", "Sprzedaj 2 mapy", "Sprzedaj 5 map"),
        (
            "pl",
            BROKEN_TABLET,
            "Sprzedaj rozbitą tabliczkę",
            "Sprzedaj 2 rozbite tabliczki",
            "Sprzedaj 5 rozbitych tabliczek",
        ),
    ],
)
def test_objects_are_in_the_accusative(locale: str, kind: int, one: str, two: str, five: str) -> None:
    assert [GAME.words(sale(kind, n), locale=locale) for n in (1, 2, 5)] == [one, two, five]


@pytest.mark.parametrize(
    ("locale", "kind", "one", "two", "five"),
    [
        ("en", COIN, "1 coin", "2 coins", "5 coins"),
        ("de", COIN, "1 Münze", "2 Münzen", "5 Münzen"),
        ("de", BROKEN_CUP, "1 zerbrochener Becher", "2 zerbrochene Becher", "5 zerbrochene Becher"),
        ("pl", COIN, "1 moneta", "2 monety", "5 monet"),
        ("pl", BROKEN_TABLET, "1 rozbita tabliczka", "2 rozbite tabliczki", "5 rozbitych tabliczek"),
    ],
)
def test_lines_are_in_the_nominative(locale: str, kind: int, one: str, two: str, five: str) -> None:
    lines = [Line("set", {"treasure": kind, "n": n}, 10) for n in (1, 2, 5)]
    assert [TEXT.line(line, locale) for line in lines] == [one, two, five]


@pytest.mark.parametrize(
    ("locale", "known", "hidden"),
    [
        ("en", "Anna digs up a coin.", "Anna digs up a treasure."),
        ("de", "Anna gräbt eine Münze aus.", "Anna gräbt einen Schatz aus."),
        ("pl", "Anna odkopuje monetę.", "Anna odkopuje skarb."),
    ],
)
def test_a_find_reads_well_for_those_who_see_it_and_those_who_do_not(locale: str, known: str, hidden: str) -> None:
    event = Event(DUG, 0, COIN, 0, 0, 1)
    for seat, said in ((0, known), (1, hidden), (None, hidden)):
        told = event.seen(seat)
        assert told is not None
        assert TEXT.event(told, locale, NAMES) == said


@pytest.mark.parametrize(
    ("locale", "robbed", "sold", "began"),
    [
        ("en", "Anna steals a map from Ben.", "Cleo sells 3 coins for $10.", "Monument: Mine. Ben goes first."),
        (
            "de",
            "Anna stiehlt Ben eine Landkarte.",
            "Cleo verkauft 3 Münzen für 10\u00a0$.",
            "Monument: Mine. Ben beginnt.",
        ),
        (
            "pl",
            "Anna kradnie mapę (ofiara: Ben).",
            "Cleo sprzedaje 3 monety za 10\u00a0$.",
            "Monument: Kopalnia. Ben zaczyna.",
        ),
    ],
)
def test_events_read_well(locale: str, robbed: str, sold: str, began: str) -> None:
    events = [
        Event(ROBBED, 0, 1, MAP, 0, 3),
        Event(SOLD, 2, COIN, 3, 10, EVERYONE),
        Event(BEGAN, 1, MONUMENTS.index("mine"), 0, 0, EVERYONE),
    ]
    assert [TEXT.event(event.whole(), locale, NAMES) for event in events] == [robbed, sold, began]


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", "A set of talismans has at most 5 cards."),
        ("de", "Ein Set Talismane hat höchstens 5 Karten."),
        ("pl", "Zestaw talizmanów to najwyżej 5 kart."),
    ],
)
def test_a_refusal_says_what_is_allowed(locale: str, words: str) -> None:
    state = GAME.new(seats=2, seed=1, options={"monument": "mine"})
    refusal = state.why_not(sale(TALISMAN, 6))
    assert refusal is not None
    assert refusal.say(locale) == words


@pytest.mark.parametrize(
    ("locale", "named", "numbered"),
    [
        ("en", "Rob Ben", "Rob Player 2"),
        ("de", "Bestiehl Ben", "Bestiehl Spieler 2"),
        ("pl", "Okradnij: Ben", "Okradnij: Gracz 2"),
    ],
)
def test_seats_have_names_or_numbers(locale: str, named: str, numbered: str) -> None:
    assert TEXT.code(ROB + 1, locale, NAMES) == named
    assert TEXT.code(ROB + 1, locale) == numbered


def test_what_is_named_at_the_sphinx_stays_in_the_nominative() -> None:
    said = [GAME.words(NAME + BROKEN_CUP, locale=locale) for locale in LOCALES]
    assert said == ["Name broken cups", "Nenne: Zerbrochener Becher", "Wskaż skarb: Rozbity puchar"]
