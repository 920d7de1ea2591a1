"""Editions and house rules at the terminal: chosen, shown, cited, listed, replayed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.cli import rulings
from digsite.cli.history import cite_of, history_of
from digsite.cli.seating import load_game
from digsite.kernel.errors import BadOption
from digsite.kernel.text import LOCALES
from digsite.lab import checks
from tests.cli.desk import LANGUAGES, Desk
from tests.cli.test_commands import run, said

EARTH = digsite.game("excavation_earth")
GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "records-1.json"
HOUSE: dict[str, Any] = {"edition": "de", "rulings": {"EE-SCORE-R1": "all-places"}}


def old_record(name: str) -> digsite.Record:
    """A record of version 1 of the rules."""
    return digsite.Record.from_json(json.loads(GOLDEN.read_text("utf-8"))[name])


# --- choosing ---------------------------------------------------------------------------------------


def test_a_game_by_another_edition_with_house_rules(tmp_path: Path) -> None:
    asked = ["--edition", "DE", "--ruling", "ee-score-r1=all_places", "--ruling", "ZU-LUCR-R1=colour-sold"]
    result = run("play", "excavation_earth", "--solo", *asked, "--seed", 1, "--save", "game.txt", typed="q\n")
    assert result.exit_code == 0
    record, _ = load_game(tmp_path / "game.txt")
    assert record.options["edition"] == "de"
    assert record.options["rulings"] == {"EE-SCORE-R1": "all-places", "ZU-LUCR-R1": "colour-sold"}
    again = run("play", "--resume", "game.txt", typed="q\n")
    assert "German rulebook · 2 house rules" in again.output
    assert "a game that is resumed has its own" in said(run("play", "--resume", "game.txt", "--edition", "de"))


def test_several_rulings_in_one_list(tmp_path: Path) -> None:
    asked = "EE-SCORE-R1=three-places, ZU-LUCR-R1=colour-sold"
    run("play", "excavation_earth", "--solo", "--ruling", asked, "--save", "game.txt", typed="q\n")
    record, _ = load_game(tmp_path / "game.txt")
    assert record.options["rulings"] == {"EE-SCORE-R1": "three-places", "ZU-LUCR-R1": "colour-sold"}


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--edition", "fr"], "--edition: 'fr' is not known; give one of: en, de, pl"),
        (["--ruling", "EE-SCORE-R1"], "--ruling: 'EE-SCORE-R1' is not a ruling with its reading; give ID=READING"),
        (["--ruling", "=x"], "--ruling: '=x' is not a ruling with its reading"),
        (["--ruling", ""], "--ruling: '' is not a ruling with its reading"),
        (["--ruling", "EE-SCORE-R1=x,"], "--ruling: '' is not a ruling with its reading"),
        (["--ruling", "EE-SCORE-R9=all-places"], "'EE-SCORE-R9' is no ruling to choose; did you mean 'EE-SCORE-R1'?"),
        (["--ruling", "X=y"], "--ruling: 'X' is no ruling to choose; rulings: "),
        (["--ruling", "EE-SCORE-R1=threeplaces"], "no reading of EE-SCORE-R1; did you mean 'three-places'?"),
        (["--ruling", "EE-SCORE-R1=x"], "give one of: all-places, three-places (EE-SCORE-R1)"),
        (
            ["--ruling", "EE-SCORE-R1=all-places", "--ruling", "EE-SCORE-R1=three-places"],
            "EE-SCORE-R1 is given two readings, 'all-places' and 'three-places'; give one",
        ),
        (["--ruling", "ZU-LUCR-R1=colour-sold"], "cannot be read as 'colour-sold' here: it is about Zu: give --solo"),
    ],
)
def test_what_is_wrong_is_told_with_what_is_allowed(args: list[str], complaint: str) -> None:
    result = run("play", "excavation_earth", *args)
    assert result.exit_code == 2
    assert complaint in said(result)


def test_a_game_with_one_rulebook() -> None:
    assert "has one rulebook only; leave it out" in said(run("play", "archaeology", "--edition", "en"))
    of_another = run("play", "archaeology", "--ruling", "EE-SCORE-R1=all-places")
    assert "EE-SCORE-R1 is a ruling of Excavation Earth, not of Archaeology" in said(of_another)


def test_the_same_reading_twice_is_one() -> None:
    assert rulings.house_rules(["a-b-r1=x", "A-B-R1=X"]) == {"A-B-R1": "x"}
    with pytest.raises(BadOption, match="is not a ruling with its reading"):
        rulings.house_rules(["A-B-R1:x"])


# --- at the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_title_and_help_tell_them(locale: str) -> None:
    desk = Desk(["?"], game="excavation_earth", seats=2, lang=locale, **HOUSE)
    desk.run()
    name = EARTH.text.choice("edition", "de", locale)
    number = LANGUAGES[locale].say("house-rules", n=1)
    assert f" · {name} · {number}" in desk.text
    text = " ".join(desk.text.split())
    assert LANGUAGES[locale].say("help-house") in text
    assert "EE-SCORE-R1: all-places" in text
    assert EARTH.text.reading("EE-SCORE-R1", "all-places", locale) in text


def test_the_usual_rules_need_no_room() -> None:
    desk = Desk(["?"], game="excavation_earth", seats=2)
    desk.run()
    assert "rulebook ·" not in desk.text
    assert "Edition and house rules\n  English rulebook\n  No house rules." in re.sub(r" +\n", "\n", desk.text)


def test_a_rule_with_readings_marks_the_one_in_force() -> None:
    desk = Desk(["rule ee-score-r1"], game="excavation_earth", seats=2, edition="de")
    desk.run()
    text = " ".join(desk.text.split())
    assert "(default of: German rulebook) ← at this table" in text
    assert text.count("← at this table") == 1


def test_refusals_cite_the_reading_in_force() -> None:
    """Of two switches neither refuses a move: here a rule is taken for one."""
    desk = Desk(game="excavation_earth", seats=2, seed=5, factions=["gul", "aqulla"], edition="pl")
    readings = desk.match.state.table.readings
    code = EARTH.codes.parse("market yellow-coil")
    refusal = desk.match.state.why_not(code)
    assert refusal is not None
    readings[refusal.rule] = "strictly"
    try:
        assert f"({refusal.rule}: strictly)" in desk.answer(f"why #{code}")
        assert f"({refusal.rule}: strictly)" in desk.answer(f"#{code}")
    finally:
        del readings[refusal.rule]


def test_log_lines_cite_the_reading_in_force() -> None:
    desk = Desk(game="excavation_earth", seats=2, seed=5, factions=["gul", "aqulla"], edition="pl", blind=True)
    table = desk.match.state.table
    event = next(event for event in desk.record.begin().events if event.kind.rules)
    rule = event.kind.rules[0]
    assert cite_of(event, table) == {}
    table.readings[rule] = "strictly"
    try:
        cite = cite_of(event, table)
        assert cite == {"cite": f"{rule}: strictly"}
        assert [told.get("cite") for told in history_of(desk.record).whole(0)].count(cite["cite"]) > 0
        desk.terminal.say(*desk.sitting.face.log([{**event.whole(), **cite}]))
        assert f"({rule}: strictly)" in desk.text
    finally:
        del table.readings[rule]


# --- lists ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_every_switch_is_listed_with_all_its_readings(locale: str) -> None:
    result = run("rulings", "--lang", locale, env={"COLUMNS": "400"})
    assert result.exit_code == 0
    for key in digsite.game_keys():
        game = digsite.game(key)
        assert game.text.title(locale) in result.output
        for ruling in game.rulings:
            assert f"{ruling.rule}  {game.text.ruling(ruling.rule, locale)}" in result.output
            for reading in ruling.keys:
                assert f"{reading} " in result.output
                assert game.text.reading(ruling.rule, reading, locale) in result.output


def test_a_list_says_whose_default_a_reading_is_and_what_it_needs() -> None:
    text = " ".join(run("rulings", "Excavation-Earth", env={"COLUMNS": "400"}).output.split())
    assert "take up. (default of: English rulebook, Polish rulebook)" in text
    assert "(default of: German rulebook)" in text
    assert "(only with the solo game)" in text
    assert "To choose: digsite play excavation_earth --ruling " in text
    assert "archaeology" not in text


def test_rules_come_with_their_readings() -> None:
    for asked in ("EE-SCORE-R1", "EE-SCORE-09"):
        text = " ".join(run("rules", asked, "--lang", "de").output.split())
        assert ("three-places" in text) == ("EE-SCORE-R1" in text)
    text = " ".join(run("rules", "EE-SCORE-R1", "--lang", "de").output.split())
    assert "Lesarten zur Wahl EE-SCORE-R1" in text
    assert "(Standard: Deutsche Spielanleitung)" in text
    assert "readings to choose from" not in run("rules", "AR-SELL-06").output


def test_games_tell_how_many_there_are() -> None:
    text = " ".join(run("games").output.split())
    assert "--edition" in text
    assert f"{len(EARTH.rulings)} passages can be read otherwise: digsite rulings excavation_earth" in text


def test_weighing_is_called_with_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    from digsite.lab import weigh

    called: list[dict[str, object]] = []

    def main(**asked: object) -> int:
        called.append(asked)
        return 0

    monkeypatch.setattr(weigh, "main", main)
    args = ["--weigh", "--game", "Excavation-Earth", "--ruling", "ee-score-r1,ZU-LUCR-R1", "--games", 50, "--seed", 3]
    assert (
        run("rulings", *args, "--bot", "random", "--workers", 2, "--table", "x.md", "--option", "zu=hard").exit_code
        == 0
    )
    assert called == [
        {
            "game": "excavation_earth",
            "rules": ["EE-SCORE-R1", "ZU-LUCR-R1"],
            "options": ["zu=hard"],
            "games": 50,
            "bot": "random",
            "workers": 2,
            "seed": 3,
            "table": Path("x.md"),
        }
    ]


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess"], "game: 'chess' is not known"),
        (["archaeology", "--game", "excavation_earth", "--weigh"], "the game is named twice"),
        (["--weigh", "--ruling", "XX"], "--ruling: 'XX' is no ruling to choose; rulings: "),
        (["--weigh", "--bot", "genius"], "bot: 'genius' is not known"),
        (["--weigh", "--games", "1"], "--games"),
        (["--lang", "fr"], "is not spoken here"),
    ],
)
def test_wrong_use_of_rulings(args: list[str], complaint: str) -> None:
    result = run("rulings", *args)
    assert result.exit_code == 2
    assert complaint in said(result)


# --- records ----------------------------------------------------------------------------------------


def test_verify_and_replay_tell_by_what_a_game_was_played(tmp_path: Path) -> None:
    record = digsite.Record.start(EARTH, seats=2, seed=1, options=HOUSE)
    checks.play_random(record, digsite.Rng(1))
    record.save(tmp_path / "game.txt")
    text = run("verify", "game.txt").output
    assert "German rulebook · House rules: EE-SCORE-R1: all-places\n" in text
    assert "version" not in text
    shown = run("replay", "game.txt", typed="q\n", env={"COLUMNS": "120"}).output
    assert "German rulebook · 1 house rule" in shown
    assert "German rulebook · House rules: EE-SCORE-R1: all-places" in shown


@pytest.mark.parametrize("suffix", ["txt", "json"])
def test_records_of_version_1_are_verified_replayed_and_gone_on_with(tmp_path: Path, suffix: str) -> None:
    record = old_record("excavation_earth-1-hard-gul")
    before = {ruling.rule: ruling.before for ruling in EARTH.rulings}
    whole = tmp_path / f"old.{suffix}"
    record.save(whole)
    text = " ".join(run("verify", whole.name).output.split())
    assert "OK, " in text
    assert "played by version 1 of the rules" in text
    for rule, key in record.options["rulings"].items():  # type: ignore[attr-defined]
        assert f"{rule}: {before[rule]}" in text
        assert key == before[rule]
    assert "ZU-LUCR-R1: colour-sold" in text
    shown = run("replay", whole.name, "--all")
    assert shown.exit_code == 0
    assert "played by version 1 of the rules" in " ".join(shown.output.split())
    del record.entries[20:]
    record.scores, record.digest = None, ""
    begun = tmp_path / f"begun.{suffix}"
    record.save(begun)
    assert run("play", "--resume", begun.name, typed="q\n").exit_code == 0
    assert load_game(begun)[0].rules_version == 1
