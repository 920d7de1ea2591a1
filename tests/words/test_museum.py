"""The words of the expansion: its sentences read well."""

from __future__ import annotations

import pytest

from digsite.games.excavation_earth.kinds import CARDS, CARGO, COLOURS, FACTIONS, HIDDEN_HOLD, N_TYPES, TYPES
from digsite.games.excavation_earth.museum.codes import (
    EXHIBIT,
    HANG,
    KEEP_RE,
    OFFLOAD_MYSTERY,
    REPLACE_CURATOR,
    RETRIEVE,
    SEND_BROKER,
    SHOW,
    STOW,
)
from digsite.games.excavation_earth.museum.events import (
    CURATOR_REPLACED,
    EXHIBITION,
    GAINED_BROKER,
    GRANT,
    GUIDES_SCORED,
    MYSTERY_OFFLOADED,
    POPUP_BOUGHT,
    PUT_UNDER,
    SENT,
)
from digsite.games.excavation_earth.museum.kinds import EXHIBITION_TILES, NEW_FACTIONS, POPUPS, RE_CARDS, SPACES
from digsite.games.excavation_earth.museum.solo.events import FIND_MYSTERY, HANG_LOT
from digsite.kernel.events import EVERYONE, Event
from digsite.kernel.refusal import Refusal
from digsite.kernel.text import LOCALES
from tests.words.books import EXCAVATION_EARTH

NAMES = ["Anna", "Ben", "Cleo"]

GAME = EXCAVATION_EARTH.game
TEXT = EXCAVATION_EARTH.text

GREEN = COLOURS.index("green")
RED = COLOURS.index("red")
GNOME = TYPES.index("red-helix")
SLED = RE_CARDS.index("gravity-sled")
MARKET_3 = 2
TOP = 0


def test_the_modules_are_read_too() -> None:
    """The scans find what is known to be there."""
    keys = {refusal.key for refusal in EXCAVATION_EARTH.refused}
    assert {"not-in-play", "locked-guard", "no-custodian", "does-not-fit", "popup-too-new", "only-analyse"} <= keys
    assert "only-exhibit" not in keys
    assert {"send_broker", "keep_re", "hang", "give", "bonus_dig"} <= EXCAVATION_EARTH.step_keys(asks=True)
    assert {"column_done", "zu_curator"} <= EXCAVATION_EARTH.step_keys(asks=False)
    assert EXCAVATION_EARTH.about["bonus_dig"] == ["colour"]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (
            EXHIBIT + CARDS.index("red-cog"),
            ["Exhibit with red #4 (cog)", "Ausstellen mit Rot 4 (Zahnrad)", "Wystawa: czerwona nr 4 (zębatka)"],
        ),
        (
            SHOW + HIDDEN_HOLD * N_TYPES + GNOME,
            [
                "Send a garden gnome (red) from the hidden hold to the museum",
                "Schicke einen Gartenzwerg (rot) aus dem Geheimfrachtraum ins Museum",
                "Wyślij krasnala ogrodowego (czerwonego) z ukrytego luku do muzeum",
            ],
        ),
        (
            HANG + SPACES.index("2-5"),
            [
                "Place the artefact in row 2, column 5",
                "Lege das Artefakt in Reihe 2, Spalte 5 ab",
                "Połóż artefakt w rzędzie 2, kolumnie 5",
            ],
        ),
        (
            OFFLOAD_MYSTERY + CARGO * len(COLOURS) + GREEN,
            [
                "Offload a mysterious artefact (green) from the cargo hold",
                "Verschachere ein mysteriöses Artefakt in Türkis aus dem Hauptfrachtraum",
                "Dostarcz tajemniczy artefakt (zielony) z ładowni",
            ],
        ),
        (
            SEND_BROKER + GREEN,
            [
                "Send the green broker to the mothership",
                "Schicke den Makler aufs Mutterschiff: Türkis",
                "Wyślij zielonego pośrednika na statek",
            ],
        ),
        (
            REPLACE_CURATOR + TOP * len(COLOURS) + RED,
            [
                "Replace the curator of the top row: red",
                "Ersetze den Kurator der oberen Reihe: Rot",
                "Wymień kuratora górnego rzędu: czerwony",
            ],
        ),
        (
            RETRIEVE + MARKET_3,
            [
                "Take back the trader in market #3",
                "Nimm den Händler auf Markt 3 zurück",
                "Odzyskaj handlarza z rynku nr 3",
            ],
        ),
        (
            KEEP_RE + SLED,
            ["Keep Gravity Sled", "Behalte „Gravitationsschlitten“", "Zatrzymaj kartę „Sanie grawitacyjne”"],
        ),
        (
            STOW + HIDDEN_HOLD,
            [
                "Put the artefact into the hidden hold",
                "Lege das Artefakt in den Geheimfrachtraum",
                "Włóż artefakt do ukrytego luku",
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
            Event(GAINED_BROKER, 1, GREEN, 0, 0, EVERYONE),
            ["Ben gains a broker: green.", "Ben erhält einen Makler: Türkis.", "Ben dostaje zielonego pośrednika."],
        ),
        (
            Event(SENT, 0, GNOME, CARGO, SPACES.index("1-6"), EVERYONE),
            [
                "Anna sends a garden gnome (red) from the cargo hold to the museum, in row 1, column 6.",
                "Anna schickt einen Gartenzwerg (rot) aus dem Hauptfrachtraum ins Museum, in Reihe 1, Spalte 6.",
                "Anna wysyła krasnala ogrodowego (czerwonego) z ładowni do muzeum (w rzędzie 1, kolumnie 6).",
            ],
        ),
        (
            Event(CURATOR_REPLACED, 0, RED, GREEN, TOP, EVERYONE),
            [
                "Anna replaces the curator of the top row: green instead of red.",
                "Anna ersetzt den Kurator der oberen Reihe: Türkis statt Rot.",
                "Anna wymienia kuratora górnego rzędu: zielony zamiast czerwonego.",
            ],
        ),
        (
            Event(EXHIBITION, 0, EXHIBITION_TILES.index("7+"), 0, 0, EVERYONE),
            [
                "Exhibition tile in row 1, column 1: value 7 or more.",
                "Ausstellungsplättchen in Reihe 1, Spalte 1: ab 7 Credits.",
                "Kafelek wystawy w rzędzie 1, kolumnie 1: wartość od 7.",
            ],
        ),
        (
            Event(MYSTERY_OFFLOADED, 2, GREEN, CARGO, 0, EVERYONE),
            [
                "Cleo offloads a mysterious artefact (green) from the cargo hold for 0 credits.",
                "Cleo verschachert ein mysteriöses Artefakt in Türkis aus dem Hauptfrachtraum für 0 Credits.",
                "Cleo dostarcza tajemniczy artefakt (zielony) z ładowni za 0 kredytów.",
            ],
        ),
        (
            Event(POPUP_BOUGHT, 0, POPUPS.index("U3"), GNOME, -1, EVERYONE),
            [
                "Anna pays 1 credit for a garden gnome (red) at pop-up market U3.",
                "Anna kauft einen Gartenzwerg (rot) auf Pop-up-Markt U3 für 1 Credit.",
                "Anna płaci 1 kredyt za krasnala ogrodowego (czerwonego) na rynku pop-up U3.",
            ],
        ),
        (
            Event(GUIDES_SCORED, 0, 5, 25, 0, EVERYONE),
            [
                "Anna gains 25 credits for 5 tour guides.",
                "Anna erhält 25 Credits für 5 Museumsführer.",
                "Anna dostaje 25 kredytów za 5 przewodników.",
            ],
        ),
    ],
)
def test_events_read_well(event: Event, said: list[str]) -> None:
    assert [TEXT.event(event.whole(), locale, NAMES) for locale in LOCALES] == said


def test_a_card_put_under_the_deck_is_named_only_to_those_who_saw_it() -> None:
    event = Event(PUT_UNDER, 0, SLED, 0, 0, 1)
    mine, theirs = event.seen(0), event.seen(1)
    assert mine is not None
    assert theirs is not None
    assert [TEXT.event(mine, locale, NAMES) for locale in LOCALES] == [
        "Anna puts Gravity Sled under the deck.",
        "Anna legt „Gravitationsschlitten“ unter den Stapel.",
        "Anna wkłada kartę „Sanie grawitacyjne” pod talię.",
    ]
    assert [TEXT.event(theirs, locale, NAMES) for locale in LOCALES] == [
        "Anna puts a reverse engineering card under the deck.",
        "Anna legt eine Reverse-Engineering-Karte unter den Stapel.",
        "Anna wkłada kartę inżynierii wstecznej pod talię.",
    ]


@pytest.mark.parametrize(
    ("locale", "pays", "gains", "asked", "offered"),
    [
        (
            "en",
            "Anna pays 2 credits for Research Grant.",
            "Anna gains 2 credits from Research Grant.",
            "Do you pay 1 credit for a researcher?",
            "Do you take 2 credits and a researcher?",
        ),
        (
            "de",
            "Anna zahlt 2 Credits für den Forschungszuschuss.",
            "Anna erhält 2 Credits aus dem Forschungszuschuss.",
            "Zahlst du 1 Credit für einen Wissenschaftler?",
            "Nimmst du 2 Credits und einen Wissenschaftler?",
        ),
        (
            "pl",
            "Anna płaci 2 kredyty za grant badawczy.",
            "Anna dostaje 2 kredyty z grantu badawczego.",
            "Czy płacisz 1 kredyt za badacza?",
            "Czy bierzesz 2 kredyty i badacza?",
        ),
    ],
)
def test_a_grant_is_paid_or_gained(locale: str, pays: str, gains: str, asked: str, offered: str) -> None:
    """By the side of the card; the words go by the sign of the amount."""
    said = [TEXT.event(Event(GRANT, 0, credits, 0, 0, EVERYONE).whole(), locale, NAMES) for credits in (-2, 2)]
    assert said == [pays, gains]
    assert [TEXT.question("research_grant", locale, {"credits": n}) for n in (-1, 2)] == [asked, offered]


def test_lists_name_mysterious_artefacts_and_columns() -> None:
    """Behind the ordinary types of artefact the mysterious ones follow, by colour; columns count from one."""
    found = Event(FIND_MYSTERY, 1, 1 << (N_TYPES + RED), 1 << GNOME, 0, EVERYONE).whole()
    assert [TEXT.event(found, locale) for locale in LOCALES] == [
        "Mysterious ones first: Mysterious artefact (red); out: Garden gnome (red).",
        "Mysteriöse zuerst: Mysteriöses Artefakt in Rot; ausgeschieden: Gartenzwerg (rot).",
        "Najpierw tajemnicze: Tajemniczy artefakt (czerwony); odpada: Krasnal ogrodowy (czerwony).",
    ]
    drawn = Event(HANG_LOT, 1, 0b100001, 5, 0, EVERYONE).whole()
    assert TEXT.event(drawn, "en") == "Still tied: 1, 6. Drawn by lot: 6."


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        (
            "no-such-popup",
            {"popup": POPUPS.index("U10")},
            [
                "Pop-up market U10 is not on the board.",
                "Pop-up-Markt U10 liegt nicht aus.",
                "Rynku pop-up U10 nie ma na planszy.",
            ],
        ),
        (
            "broker-held",
            {"colour": GREEN},
            [
                "You already have a broker of this colour: green.",
                "Du hast schon einen Makler dieser Farbe: Türkis.",
                "Masz już pośrednika koloru zielonego.",
            ],
        ),
    ],
)
def test_refusals_read_well(key: str, args: dict[str, object], said: list[str]) -> None:
    assert [Refusal(GAME, "MU-BROKER-03", key, args).say(locale) for locale in LOCALES] == said


def test_the_new_factions_follow_the_others() -> None:
    names = [TEXT.name("faction", len(FACTIONS) + i, "en") for i in range(len(NEW_FACTIONS))]
    assert names == ["Tribes of Feinmort (Seekers)", "Admiralty of Mazz-Un (Commanders)"]
