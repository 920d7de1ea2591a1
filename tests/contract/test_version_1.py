"""Games of version 1 of the rules go as they went then: `digests-1.json` is what that version wrote.

Neither that file nor `tests/golden/records-1.json` is ever written again.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import pytest

import digsite
from digsite import BadOption, Game, Record, Rng
from digsite.kernel.record import digest_of
from digsite.lab import checks

TESTS: Final = Path(__file__).resolve().parents[1]
DIGESTS: Final[dict[str, dict[str, Any]]] = json.loads((TESTS / "contract" / "digests-1.json").read_text("utf-8"))
GOLDEN: Final[dict[str, dict[str, Any]]] = json.loads((TESTS / "golden" / "records-1.json").read_text("utf-8"))
VERSION: Final = 1


def read_name(name: str) -> tuple[Game, int, dict[str, object]]:
    """A game, seats and options from the name of a configuration, as version 1 called it."""
    key, seats, *words = name.split()
    game = digsite.game(key)
    kinds = {spec.name: spec.kind for spec in game.options}
    options: dict[str, object] = {}
    for word in words:
        option, given, value = word.partition("=")
        if not given:
            options[option] = True
        elif value == "None":
            options[option] = None
        elif kinds[option] in ("each", "choices"):
            options[option] = value.split("+")
        else:
            options[option] = int(value) if kinds[option] == "seat" else value
    for option, kind in kinds.items():  # what a name does not tell: no flag, and an empty list
        if option not in options and kind == "choices" and "solo" in kinds:
            options[option] = []
    return game, int(seats), options


@pytest.mark.parametrize("name", DIGESTS)
def test_a_game_goes_as_it_went(name: str) -> None:
    """The same seed and the same random answers, as `digests.fingerprint` gives them."""
    game, seats, options = read_name(name)
    kept = DIGESTS[name]
    record = Record.of_version(VERSION, game, seats, kept["seed"], options)
    rng = Rng(kept["seed"])
    state = checks.play_random(record, rng)
    assert state.scores == kept["scores"]
    assert len(record.entries) == kept["moves"]
    assert rng.words() == kept["rng"]
    assert digest_of(state, VERSION) == record.digest == kept["digest"]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_record_verifies(name: str) -> None:
    """One of each golden game: it replays, ends as it says, and is written as it was."""
    kept = GOLDEN[name]
    assert kept["rules_version"] == VERSION
    assert {"scores", "digest"} <= kept.keys()
    record = Record.from_json(json.loads(json.dumps(kept)))
    assert record.verify().over
    assert record.to_json() == kept
    assert Record.from_text(record.to_text()).to_json() == kept


@pytest.mark.parametrize("name", list(GOLDEN)[::12])
def test_a_record_that_lies_about_its_end_is_refused(name: str) -> None:
    kept = GOLDEN[name]
    for changes in ({"digest": "0" * 64}, {"scores": [score + 1 for score in kept["scores"]]}):
        with pytest.raises(digsite.BadRecord, match=r"^(digest|scores): the record says"):
            Record.from_json({**kept, **changes}).verify()


def test_version_1_knew_no_editions_and_no_readings() -> None:
    earth = digsite.game("excavation_earth")
    for option, value in (("edition", "de"), ("rulings", {})):
        with pytest.raises(BadOption, match=f"option {option}: there is no such option in version 1"):
            Record.of_version(VERSION, earth, 2, 1, {option: value})


@pytest.mark.parametrize("key", ["archaeology", "excavation_earth"])
def test_each_reading_of_that_time_is_in_force(key: str) -> None:
    """Of every ruling that matters at some table of that version."""
    game = digsite.game(key)
    before = {ruling.rule: ruling.before for ruling in game.rulings}
    for name in DIGESTS:
        found, seats, options = read_name(name)
        if found is game:
            record = Record.of_version(VERSION, game, seats, 1, options)
            for rule, reading in record.begin().table.readings.items():
                assert reading == before[rule]


@pytest.mark.parametrize("given", [None, {}, MappingProxyType({})])
def test_no_options_are_the_defaults_of_their_time(given: object) -> None:
    """Older files may say nothing of their options, or say so in another way."""
    record = Record.of_version(1, digsite.game("excavation_earth"), 3, 7, given)
    assert record.options["rulings"] == {"EE-FACTION-R2": "sample"}


@pytest.mark.parametrize("version", [0, 3, 99])
def test_versions_that_are_not_played_are_named(version: int) -> None:
    with pytest.raises(BadOption, match="versions 1, 2 are"):
        Record.of_version(version, digsite.game("archaeology"), 2, 1, {})
