"""The words of Excavation Earth: the scans find what is known to be there, and its sentences read well."""

from __future__ import annotations

import pytest

from digsite.games.excavation_earth.codes import ACQUIRE, EXCAVATE, LIFT, MOVE, PLACE, PULL, SAMPLE, SEND, TRAVEL_WITH
from digsite.games.excavation_earth.events import (
    ACQUIRED,
    BEGAN,
    BOARDED,
    COLUMN_SCORED,
    DREW,
    DUG,
    JOINED,
    MOVED,
    POSTED,
)
from digsite.games.excavation_earth.kinds import (
    CARDS,
    COLOURS,
    FACTIONS,
    HIDDEN_HOLD,
    LOCATIONS,
    N_LOCATIONS,
    TRAVEL,
    TYPES,
    WILD,
)
from digsite.games.excavation_earth.museum.kinds import NEW_FACTIONS
from digsite.kernel.events import EVERYONE, Event
from digsite.kernel.refusal import Refusal
from digsite.kernel.text import LOCALES
from tests.words.books import EXCAVATION_EARTH

NAMES = ["Anna", "Ben", "Cleo"]

GAME = EXCAVATION_EARTH.game
TEXT = EXCAVATION_EARTH.text

RED = COLOURS.index("red")
RED_COG = CARDS.index("red-cog")
CLOCK = TYPES.index("red-crater")
GNOME = TYPES.index("red-helix")
ROME = LOCATIONS.index("rome")
EASTER = LOCATIONS.index("easter")


def test_the_sources_are_read_right() -> None:
    """The scans find what is known to be there."""
    keys = {refusal.key for refusal in EXCAVATION_EARTH.refused}
    assert {"over", "finish-first", "cargo-full", "hidden-full", "cannot-part-again", "only-move", "too-dear"} <= keys
    assert "only-excavate" not in keys
    assert EXCAVATION_EARTH.reasons() == {
        "most-credits",
        "most-artefacts",
        "shared",
        "beat-zu",
        "zu-ahead",
        "zu-level",
    }
    assert "scoring" in EXCAVATION_EARTH.step_keys(asks=False)
    assert {"act", "draft", "night_dig", "rotate_post", "free_tile"} <= EXCAVATION_EARTH.step_keys(asks=True)
    assert EXCAVATION_EARTH.about["crowd_push"] == ["n", "market", "buyer"]
    assert EXCAVATION_EARTH.about["samples"] == []
    for refusal in EXCAVATION_EARTH.refused:
        assert not refusal.rule or refusal.rule.startswith(("EE-", "MU-")), refusal.where


def test_factions_are_numbered_as_they_are_named() -> None:
    option = next(option for option in GAME.options if option.name == "factions")
    assert option.choices == ["random", *FACTIONS, *NEW_FACTIONS]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (
            EXCAVATE + RED_COG,
            ["Excavate with red #4 (cog)", "Ausgraben mit Rot 4 (Zahnrad)", "Wydobycie: czerwona nr 4 (zębatka)"],
        ),
        (
            TRAVEL_WITH + TRAVEL,
            ["Travel with travel card (2)", "Reisen mit Reisekarte (2)", "Podróż: karta podróży (2)"],
        ),
        (
            SAMPLE + CLOCK,
            [
                "Sample a cuckoo clock (red)",
                "Nimm eine Probe: Kuckucksuhr (rot)",
                "Pobierz próbkę: Zegar z kukułką (czerwony)",
            ],
        ),
        (
            ACQUIRE + RED * 2 + HIDDEN_HOLD,
            [
                "Acquire the top red artefact into the hidden hold",
                "Kaufe das oberste Artefakt vom Stapel Rot in den Geheimfrachtraum",
                "Nabądź wierzchni artefakt koloru czerwonego do ukrytego luku",
            ],
        ),
        (
            SEND + RED * 6 + 1,
            [
                "Add a buyer to market #2: red",
                "Stelle einen Käufer auf Markt 2: Rot",
                "Dodaj czerwonego kupującego na rynku nr 2",
            ],
        ),
        (
            PULL + 4 + 2,
            [
                "Move buyer 3 of market #2",
                "Bewege Käufer 3 von Markt 2",
                "Przenieś kupującego nr 3 z rynku nr 2",
            ],
        ),
        (
            LIFT + 7,
            [
                "Transfer the envoy in the middle command centre",
                "Versetze den Gesandten in der mittleren Kommandozentrale",
                "Przenieś reprezentanta ze środkowego centrum dowodzenia",
            ],
        ),
        (
            PLACE + EASTER,
            [
                "Place the third explorer on Easter Island",
                "Stelle den dritten Archäologen auf: Osterinsel",
                "Umieść trzeciego odkrywcę na Wyspie Wielkanocnej",
            ],
        ),
        (
            MOVE + ROME * N_LOCATIONS + EASTER,
            [
                "Move from Rome to Easter Island",
                "Zieh von Rom auf die Osterinsel",
                "Przejdź z Rzymu na Wyspę Wielkanocną",
            ],
        ),
    ],
)
def test_answers_read_well(code: int, said: list[str]) -> None:
    assert [GAME.words(code, locale=locale) for locale in LOCALES] == said


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            Event(DUG, 0, CLOCK, ROME, 0, EVERYONE),
            [
                "Anna digs up a cuckoo clock (red) in Rome.",
                "Anna gräbt in Rom eine Kuckucksuhr (rot) aus.",
                "Anna wydobywa zegar z kukułką (czerwony) w Rzymie.",
            ],
        ),
        (
            Event(MOVED, 1, EASTER, ROME, 0, EVERYONE),
            [
                "Ben moves an explorer from Easter Island to Rome.",
                "Ben zieht mit einem Archäologen von der Osterinsel nach Rom.",
                "Ben przesuwa odkrywcę z Wyspy Wielkanocnej do Rzymu.",
            ],
        ),
        (
            Event(ACQUIRED, 2, GNOME, HIDDEN_HOLD, -6, EVERYONE),
            [
                "Cleo pays 6 credits and takes a garden gnome (red) from the black market into the hidden hold.",
                "Cleo zahlt 6 Credits und holt einen Gartenzwerg (rot) vom Schwarzmarkt in den Geheimfrachtraum.",
                "Cleo płaci 6 kredytów i zabiera krasnala ogrodowego (czerwonego) z czarnego rynku do ukrytego luku.",
            ],
        ),
        (
            Event(BEGAN, 0, FACTIONS.index("gul"), 0, 0, EVERYONE),
            [
                "Anna plays Gul Cartel (Smugglers).",
                "Anna spielt diese Fraktion: Gul-Kartell (Schmuggler).",
                "Anna gra frakcją: Kartel Gul (Przemytnicy).",
            ],
        ),
        (
            Event(JOINED, 0, RED, 3, 0, EVERYONE),
            [
                "A red buyer joins the queue of market #4.",
                "Ein roter Käufer stellt sich auf Markt 4 an.",
                "Czerwony kupujący dołącza do kolejki na rynku nr 4.",
            ],
        ),
        (
            Event(BOARDED, 0, WILD, 0, 2, EVERYONE),
            [
                "2 wild buyers from market #1 board the mothership.",
                "2 Alleskäufer von Markt 1 gehen an Bord des Mutterschiffs.",
                "2 specjalnych kupujących z rynku nr 1 wchodzi na statek.",
            ],
        ),
        (
            Event(POSTED, 0, 5, 6, 0, EVERYONE),
            [
                "Anna transfers a cube from market #6 to the left command centre.",
                "Anna versetzt ein Crewmitglied von Markt 6 in die linke Kommandozentrale.",
                "Anna przenosi członka załogi z rynku nr 6 do lewego centrum dowodzenia.",
            ],
        ),
        (
            Event(COLUMN_SCORED, 0, RED, 2, 4, EVERYONE),
            [
                "Anna gains 4 credits for 2 samples in the red column.",
                "Anna erhält 4 Credits für 2 Proben in der Spalte „Rot“.",
                "Anna dostaje 4 kredyty za 2 próbki w kolumnie „czerwony”.",
            ],
        ),
    ],
    ids=lambda value: value.kind.name if isinstance(value, Event) else "",
)
def test_events_read_well(event: Event, said: list[str]) -> None:
    assert [TEXT.event(event.whole(), locale, NAMES) for locale in LOCALES] == said


@pytest.mark.parametrize(
    ("locale", "known", "hidden"),
    [
        ("en", "Anna draws red #4 (cog).", "Anna draws a card."),
        ("de", "Anna zieht Rot 4 (Zahnrad).", "Anna zieht eine Karte."),
        ("pl", "Anna dobiera czerwoną kartę nr 4 (zębatka).", "Anna dobiera kartę."),
    ],
)
def test_a_card_reads_well_for_those_who_see_it_and_those_who_do_not(locale: str, known: str, hidden: str) -> None:
    event = Event(DREW, 0, RED_COG, 0, 0, 1)
    for seat, said in ((0, known), (1, hidden), (None, hidden)):
        told = event.seen(seat)
        assert told is not None
        assert TEXT.event(told, locale, NAMES) == said


@pytest.mark.parametrize(
    ("locale", "one", "two", "five"),
    [
        ("en", "1 credit", "2 credits", "5 credits"),
        ("de", "1 Credit", "2 Credits", "5 Credits"),
        ("pl", "1 kredyt", "2 kredyty", "5 kredytów"),
    ],
)
def test_credits_are_counted(locale: str, one: str, two: str, five: str) -> None:
    assert [TEXT.money(amount, locale) for amount in (1, 2, 5)] == [one, two, five]
    assert TEXT.money(-5, locale) == f"-{five}"


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        (
            "not-in-hand",
            {"card": RED_COG},
            [
                "You have no red #4 (cog) left in your hand.",
                "Du hast keine Karte Rot 4 (Zahnrad) mehr auf der Hand.",
                "Nie masz już na ręce czerwonej karty nr 4 (zębatka).",
            ],
        ),
        (
            "no-envoy-there",
            {"centre": 1},
            [
                "You have no envoy in the middle command centre.",
                "Du hast keinen Gesandten in der mittleren Kommandozentrale.",
                "Nie masz reprezentanta w środkowym centrum dowodzenia.",
            ],
        ),
        (
            "too-dear",
            {"n": 3},
            [
                "That costs 3 credits, and you have less.",
                "Das kostet 3 Credits, und du hast weniger.",
                "To kosztuje 3 kredyty, a masz mniej.",
            ],
        ),
    ],
)
def test_refusals_read_well(key: str, args: dict[str, object], said: list[str]) -> None:
    refusal = Refusal(GAME, "EE-TURN-01", key, args)
    assert [refusal.say(locale) for locale in LOCALES] == said
