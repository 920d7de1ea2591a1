"""Editions and rulings over HTTP: what may be chosen, what matters, what is refused, and what a table tells of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

import pytest

import digsite
from digsite.kernel.text import LOCALES
from digsite.lab.server.desk import Desk
from digsite.server.asking import LONGEST_KEY, MOST_READINGS, option_refused
from digsite.server.briefing import lines_since
from digsite.server.rulings import readings_asked, readings_told
from digsite.server.saying import with_words
from tests.server.core.playing import desk, play, said
from tests.server.whole import BEN, ME, OPEN, Answer, Shared, counted, do, make, refused, see, whole

EARTH: Final = digsite.game("excavation_earth")
TIES, MARKETS = "EE-SCORE-R1", "ZU-LUCR-R1"
SOLO: Final = {"solo": True}


def plays(readings: list[dict[str, Any]]) -> dict[str, str]:
    return {one["rule"]: one["reading"] for one in readings}


def house(readings: list[dict[str, Any]]) -> dict[str, str]:
    return plays([one for one in readings if one["house"]])


async def check(client: Any, seats: int, options: dict[str, Any], locale: str = "en") -> Answer:
    wish = {"seats": seats, "options": options, "locale": locale}
    answer = await client.post("/api/games/excavation_earth/check", json=wish)
    assert answer.status_code == 200, answer.text
    found: Answer = answer.json()
    return found


# --- what may be chosen -----------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_games_tell_their_rulings_with_words_and_what_each_edition_plays(locale: str, shared: Shared) -> None:
    async def run() -> list[Answer]:
        async with shared.opened() as house, house.client() as nobody:
            found: list[Answer] = (await nobody.get(f"/api/games?locale={locale}")).json()
            return found

    told = {game["key"]: game for game in shared.run(run())}
    for key, game in told.items():
        assert [one["rule"] for one in game["rulings"]] == [one.rule for one in digsite.game(key).rulings]
    rulings = {one["rule"]: one for one in told["excavation_earth"]["rulings"]}
    ties = rulings[TIES]
    text = EARTH.text
    assert ties["title"] == text.ruling(TIES, locale)
    assert ties["readings"] == [
        {"key": key, "text": text.reading(TIES, key, locale)} for key in ("all-places", "three-places")
    ]
    assert (ties["part"], ties["needs"], ties["default"]) == ("EE", [], "all-places")
    assert ties["editions"] == {"en": "all-places", "de": "three-places", "pl": "all-places"}
    assert (rulings[MARKETS]["part"], rulings[MARKETS]["needs"]) == ("ZU", ["solo"])
    assert all(one["editions"] == {} for one in told["archaeology"]["rulings"])


def test_a_check_tells_what_matters_and_how_it_would_be_played(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house_, house_.client() as nobody:
            base = await check(nobody, 3, {})
            assert plays(base["readings"])[TIES] == "all-places"
            assert MARKETS not in plays(base["readings"])
            assert house(base["readings"]) == {}
            german = await check(nobody, 3, {"edition": "de"})
            assert plays(german["readings"])[TIES] == "three-places"
            assert house(german["readings"]) == {}
            otherwise = await check(nobody, 1, {**SOLO, "edition": "de", "rulings": {TIES: "all-places"}})
            assert otherwise["problem"] is None
            assert house(otherwise["readings"]) == {TIES: "all-places"}
            assert plays(otherwise["readings"])[MARKETS] == "lead-colour"

    shared.run(run())


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_not_in_play_cannot_be_read_otherwise_and_is_told_in_every_language(
    locale: str, shared: Shared
) -> None:
    async def run() -> None:
        async with shared.opened() as house_, house_.client() as nobody:
            found = await check(nobody, 2, {"rulings": {MARKETS: "colour-sold", TIES: "three-places"}}, locale)
            problem = found["problem"]
            assert (problem["option"], problem["rules"]) == ("rulings", [MARKETS])
            assert MARKETS in problem["text"]
            assert ("in play" in problem["text"]) == (locale == "en")
            assert house(found["readings"]) == {TIES: "three-places"}, "the others are told all the same"

    shared.run(run())


def test_what_is_played_anyway_may_be_named_where_it_does_not_matter() -> None:
    assert option_refused(EARTH, 2, {"rulings": {MARKETS: "lead-colour"}}, "en") is None


@pytest.mark.parametrize(
    ("rulings", "words"),
    [
        ({"EE-SCORE-R99": "all-places"}, ["'EE-SCORE-R99'", "no ruling to choose", TIES, MARKETS]),
        ({TIES: "four-places"}, ["'four-places'", TIES, "'all-places', 'three-places'"]),
        ({TIES: ""}, ["''", TIES, "'all-places', 'three-places'"]),
        ({"": "all-places"}, ["''", "no ruling to choose"]),
        ("all-places", ["'all-places'", "a mapping of rulings to readings"]),
        ([TIES], ["a mapping of rulings to readings"]),
        (None, ["None", "a mapping of rulings to readings"]),
        (7, ["7", "a mapping of rulings to readings"]),
    ],
)
def test_nonsense_is_refused_by_name_with_what_is_allowed_and_makes_nothing(
    rulings: object, words: list[str], shared: Shared
) -> None:
    async def run() -> None:
        async with shared.opened() as house_, house_.guest() as ada:
            found = await check(ada, 2, {"rulings": rulings})
            assert found["problem"]["option"] == "rulings"
            wish = {"game": "excavation_earth", "seats": [ME, OPEN], "options": {"rulings": rulings}}
            said = refused(await ada.post("/api/tables", json=wish), 400, "bad_request")["words"]
            assert "option rulings" in said
            for word in words:
                assert word in said
                assert word in found["problem"]["text"]
            assert await counted(ada) == 0

    shared.run(run())


@pytest.mark.parametrize("edition", ["fr", "", "DE", None, 1, ["de"]])
def test_an_edition_that_there_is_not_is_refused(edition: object, shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house_, house_.guest() as ada:
            wish = {"game": "excavation_earth", "seats": [ME, OPEN], "options": {"edition": edition}}
            said = refused(await ada.post("/api/tables", json=wish), 400, "bad_request")["words"]
            assert said.startswith("option edition: ")
            assert "give one of 'en', 'de', 'pl'" in said
            assert (await check(ada, 2, {"edition": edition}))["readings"] == []
            assert await counted(ada) == 0

    shared.run(run())


@pytest.mark.parametrize(
    ("large", "words"),
    [
        ({f"EE-{n}": "x" for n in range(MOST_READINGS + 1)}, f"{MOST_READINGS} readings at most"),
        ({"E" * (LONGEST_KEY + 1): "x"}, "too long for the ID of a ruling"),
        ({TIES: "x" * (LONGEST_KEY + 1)}, f"no reading of '{TIES}'"),
        ({TIES: ["all-places"]}, f"no reading of '{TIES}'"),
        ({TIES: {"all-places": True}}, f"no reading of '{TIES}'"),
        ({TIES: None}, "None is no reading"),
        ({TIES: True}, "True is no reading"),
        ([{TIES: "all-places"}], "give words"),
    ],
    ids=["many", "long rule", "long reading", "list", "mapping", "null", "bool", "in a list"],
)
def test_what_no_mapping_of_readings_can_be_is_not_even_checked(large: object, words: str, shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house_, house_.guest() as ada:
            for path, wish in (
                ("/api/games/excavation_earth/check", {"seats": 2, "options": {"rulings": large}}),
                ("/api/tables", {"game": "excavation_earth", "seats": [ME, OPEN], "options": {"rulings": large}}),
            ):
                flaws = refused(await ada.post(path, json=wish), 422, "invalid")["flaws"]
                assert flaws[0]["at"].startswith("body.options.rulings")
                assert words in flaws[0]["words"]
            assert await counted(ada) == 0

    shared.run(run())


def test_a_game_without_editions_takes_none(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house_, house_.guest() as ada:
            wish = {"game": "archaeology", "seats": [ME, OPEN], "options": {"edition": "de"}}
            assert "no such option" in refused(await ada.post("/api/tables", json=wish), 400, "bad_request")["words"]
            made = await make(ada, ME, BEN, start=True)
            assert (await see(ada, made["id"]))["table"]["edition"] is None

    shared.run(run())


def test_readings_of_unchecked_options_leave_out_what_there_is_not() -> None:
    odd: object
    for odd in ({TIES: "four-places"}, {"X": "y"}, [], 7, None):
        assert plays(readings_asked(EARTH, 2, {"rulings": odd})).items() >= {TIES: "all-places"}.items()
    assert readings_asked(EARTH, 2, {"modules": "nonsense"}) == []


def test_readings_are_those_that_the_rules_have_in_force() -> None:
    for options in ({}, {"edition": "de"}, {"rulings": {TIES: "three-places"}}, {"edition": "pl"}):
        state = EARTH.new(seats=3, seed=1, options=options)
        assert plays(readings_told(EARTH, 3, EARTH.check_options(3, options))) == state.table.readings


def test_what_may_be_chosen_is_sent_packed_and_once(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house_, house_.client() as nobody:
            told = {}
            for locale in LOCALES:
                first = await nobody.get("/api/games", params={"locale": locale}, headers={"Accept-Encoding": "gzip"})
                assert first.headers["content-encoding"] == "gzip"
                plain = await nobody.get(
                    "/api/games", params={"locale": locale}, headers={"Accept-Encoding": "identity"}
                )
                assert "content-encoding" not in plain.headers
                assert plain.json() == first.json()
                same = {"If-None-Match": first.headers["etag"]}
                again = await nobody.get("/api/games", params={"locale": locale}, headers=same)
                assert (again.status_code, again.content) == (304, b"")
                told[first.headers["etag"]] = locale
            assert len(told) == len(LOCALES), "each language is another answer"

    shared.run(run())


# --- what a table tells -----------------------------------------------------------------------------

OPTIONS: Final = {"edition": "de", "rulings": {TIES: "all-places"}}


def test_a_table_tells_how_it_plays_to_all_who_may_see_it(store_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with whole(tmp_path, database=store_url) as house_, house_.guest() as ada, house_.guest("Eve") as eve:
            made = await make(ada, ME, OPEN, game="excavation_earth", options=OPTIONS, listed=True)
            for one in (ada, eve):
                told = (await see(one, made["id"]))["table"]
                assert (told["edition"], told["older_rules"]) == ("de", False)
                assert house(told["readings"]) == {TIES: "all-places"}
                assert plays(told["readings"]) == plays(readings_told(EARTH, 2, EARTH.check_options(2, OPTIONS)))
                assert "text" not in told["readings"][0], "no language was asked for"
            [listed] = [one for one in (await eve.get("/api/tables")).json() if one["table"]["id"] == made["id"]]
            assert listed["table"]["readings"] == [{"rule": TIES, "reading": "all-places", "house": True}]
            assert listed["table"]["edition"] == "de"

    asyncio.run(run())


@pytest.mark.parametrize("locale", LOCALES)
def test_readings_are_told_in_words_where_a_language_is_asked_for(locale: str, shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house_, house_.guest() as ada:
            made = await make(ada, ME, BEN, game="excavation_earth", options=OPTIONS, start=True)
            answer = await ada.get(f"/api/tables/{made['id']}", params={"locale": locale})
            [ties] = [one for one in answer.json()["table"]["readings"] if one["rule"] == TIES]
            assert ties["title"] == EARTH.text.ruling(TIES, locale)
            assert ties["text"] == EARTH.text.reading(TIES, "all-places", locale)

    shared.run(run())


def test_words_are_added_to_a_copy() -> None:
    table = desk("p0", "p1", game="excavation_earth", options=OPTIONS)
    message = table.room.stream(table.story, (0,)).full(table.story)
    before = [dict(one) for one in table.story.readings]
    said_in = {locale: with_words(message, table.story, locale)["table"]["readings"] for locale in LOCALES}
    assert message["table"]["readings"] == table.story.readings == before
    assert len({readings[0]["title"] for readings in said_in.values()}) == len(LOCALES)


def test_a_rematch_is_played_by_the_same_house_rules(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house_, house_.guest() as ada:
            made = await make(ada, ME, BEN, game="excavation_earth", options=OPTIONS, start=True)
            await do(ada, made["id"], type="abandon")
            again = (await do(ada, made["id"], type="rematch")).json()["table"]
            told = (await see(ada, again))["table"]
            assert told["options"].items() >= OPTIONS.items()
            assert house(told["readings"]) == {TIES: "all-places"}

    shared.run(run())


# --- refusals and the log ---------------------------------------------------------------------------


def citing(table: Desk, monkeypatch: pytest.MonkeyPatch, rule: str, reading: str = "odd-reading") -> None:
    """From here on that rule is a ruling which is read in some way at this table."""
    assert table.story.state is not None
    monkeypatch.setitem(table.story.state.table.readings, rule, reading)


def test_refusals_cite_the_reading_in_force(monkeypatch: pytest.MonkeyPatch) -> None:
    table = desk("p0", "p1")
    state = table.story.state
    assert state is not None
    [seat] = table.story.asked
    illegal = next(code for code in range(state.game.codes.size) if code not in state.legal(seat))
    refusal = state.why_not(illegal, seat)
    assert refusal is not None
    rule = refusal.rule
    ask: Any = {"type": "why_not", "code": illegal}
    move: Any = {"type": "move", "code": illegal, "seq": table.room.stream(table.story, (seat,)).seq}
    assert said(table, f"p{seat}", **ask)["refusal"]["reading"] == ""
    plain = said(table, f"p{seat}", **move)
    assert plain["error"] == "illegal"
    assert (plain["refusal"]["reading"], plain["words"].endswith(f"({rule})")) == ("", True)
    citing(table, monkeypatch, rule)
    assert said(table, f"p{seat}", **ask)["refusal"].items() >= {"rule": rule, "reading": "odd-reading"}.items()
    cited = said(table, f"p{seat}", **move)
    assert cited["refusal"].items() >= {"rule": rule, "reading": "odd-reading"}.items()
    assert cited["words"].endswith(f"({rule}: odd-reading)")


def test_log_lines_cite_the_reading_in_force(monkeypatch: pytest.MonkeyPatch) -> None:
    table = desk("p0", "p1")
    play(table, 12)
    lines = lines_since(table.story.row, table.story.journal, (0,), -1, "en")
    assert all(line["readings"] == {} for line in lines)
    rule = next(line["rules"][0] for line in lines if line["rules"])
    citing(table, monkeypatch, rule)
    for line in lines_since(table.story.row, table.story.journal, (0,), -1, "en"):
        assert line["readings"] == ({rule: "odd-reading"} if rule in line["rules"] else {})


# --- the rules --------------------------------------------------------------------------------------


def test_the_rules_tell_which_rulings_a_table_may_read_otherwise(shared: Shared) -> None:
    async def run() -> dict[str, list[Answer]]:
        async with shared.opened() as house_, house_.client() as nobody:
            books = (await nobody.get("/api/rules")).json()["books"]
            return {
                rule["id"]: rule["readings"] for book in books for part in book["sections"] for rule in part["rules"]
            }

    told = shared.run(run())
    assert told[TIES] == [
        {"key": "all-places", "default": True, "editions": ["en", "pl"]},
        {"key": "three-places", "default": False, "editions": ["de"]},
    ]
    switches = {ruling.rule for key in digsite.game_keys() for ruling in digsite.game(key).rulings}
    assert {rule for rule, readings in told.items() if readings} == switches
