"""Options are checked at the door: the message names the option, the value and what is allowed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

import digsite
from digsite import BadComponents, BadOption, Game
from digsite.kernel.options import OptionSpec, check_options
from tests.kernel.toy import GAME

ARCHAEOLOGY = digsite.game("archaeology")


def test_what_is_left_out_has_its_default() -> None:
    full = {"tall": False, "colour": "grey", "first": None, "file": None}
    assert GAME.check_options(2, None) == full
    assert GAME.check_options(2, {}) == full
    assert list(GAME.check_options(2, {"first": 1, "tall": True})) == list(full), "the order is that of the game"


def test_values_are_taken_over() -> None:
    given = {"tall": True, "colour": "white", "first": 0, "file": "box.toml"}
    assert GAME.check_options(2, given) == given


def test_a_path_object_is_kept_as_a_text() -> None:
    full = GAME.check_options(2, {"file": Path("box") / "my.toml"})
    assert full["file"] == str(Path("box") / "my.toml")
    assert json.loads(json.dumps(full)) == full


def test_the_mapping_given_is_not_kept() -> None:
    given: dict[str, object] = {"tall": True}
    full = GAME.check_options(2, given)
    full["tall"] = False
    assert given == {"tall": True}


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("tall", 1, "True or False"),
        ("tall", "yes", "True or False"),
        ("tall", None, "True or False"),
        ("colour", "blue", "one of 'grey', 'white'"),
        ("colour", None, "one of 'grey', 'white'"),
        ("colour", ["grey"], "one of 'grey', 'white'"),
        ("first", 2, "None or a seat from 0 to 1"),
        ("first", -1, "None or a seat from 0 to 1"),
        ("first", True, "None or a seat from 0 to 1"),
        ("first", 0.0, "None or a seat from 0 to 1"),
        ("first", "0", "None or a seat from 0 to 1"),
        ("file", 3, "None or the path of a file"),
        ("file", b"x", "None or the path of a file"),
    ],
)
def test_a_wrong_value(name: str, value: object, allowed: str) -> None:
    said = re.escape(f"option {name}: {value!r} is not allowed; give {allowed}")
    with pytest.raises(BadOption, match=f"^{said}$"):
        GAME.check_options(2, {name: value})


@pytest.mark.parametrize("name", ["hight", "", "Tall", 3, None])
def test_a_wrong_name(name: object) -> None:
    said = re.escape(f"option {name!r}: there is no such option; options: tall, colour, first, file")
    with pytest.raises(BadOption, match=f"^{said}$"):
        GAME.check_options(2, {name: True})


@pytest.mark.parametrize("given", ["tall", ["tall"], 3, True, ("tall", True)])
def test_options_are_a_mapping(given: object) -> None:
    with pytest.raises(BadOption, match="is not a mapping of option names to values"):
        GAME.check_options(2, given)


def test_any_mapping_will_do() -> None:
    assert GAME.check_options(2, MappingProxyType({"tall": True}))["tall"] is True


SEVERAL = OptionSpec("modules", "choices", [], "what is in", ["luck", "museum", "storm"])
EACH = OptionSpec("factions", "each", None, "who is who", ["red", "blue"])


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ([], []),
        (["storm"], ["storm"]),
        (["storm", "luck"], ["luck", "storm"]),
        (("museum", "luck"), ["luck", "museum"]),
    ],
)
def test_several_of_the_choices_in_the_order_of_the_choices(given: object, kept: list[str]) -> None:
    assert SEVERAL.checked(given, 2) == kept


@pytest.mark.parametrize("given", [None, "luck", ["moon"], ["luck", "luck"], [3], [[]], [None], {"luck": True}])
def test_not_several_of_the_choices(given: object) -> None:
    said = re.escape("is not allowed; give a list of different ones of 'luck', 'museum', 'storm'")
    with pytest.raises(BadOption, match=said):
        SEVERAL.checked(given, 2)


@pytest.mark.parametrize("given", [None, ["red", "blue"], ["red", "red"], ("blue", "red")])
def test_one_for_every_seat(given: Any) -> None:
    assert EACH.checked(given, 2) == (None if given is None else list(given))


@pytest.mark.parametrize(
    "given", ["red", [], ["red"], ["red", "blue", "red"], ["red", "green"], ["red", None], [[], []]]
)
def test_not_one_for_every_seat(given: object) -> None:
    said = re.escape("is not allowed; give None or a list of 2, each one of 'red', 'blue'")
    with pytest.raises(BadOption, match=said):
        EACH.checked(given, 2)


@pytest.mark.parametrize("seats", [0, 4, -1, True, 2.0, "2", None, 10**20])
def test_wrong_seats(seats: object) -> None:
    said = re.escape(f"seats: {seats!r} is not allowed; Pebbles is for 1 to 3 (TP-SETUP-01)")
    with pytest.raises(BadOption, match=f"^{said}$"):
        GAME.check_options(seats, None)


def test_specs_alone() -> None:
    specs = [OptionSpec("a", "flag", True, "about a")]
    assert check_options(specs, {"a": False}, 2) == {"a": False}
    assert specs[0].allowed(2) == "True or False"
    assert specs[0].choices == []


# --- a game that is set up with them ----------------------------------------------------------------


@pytest.mark.parametrize("seed", [-1, 2**64, True])
def test_new_refuses_a_wrong_seed(seed: int) -> None:
    with pytest.raises(BadOption, match=r"^seed: "):
        ARCHAEOLOGY.new(seats=2, seed=seed)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"seats": "2"}, "^seats: '2' is not allowed"),
        ({"seats": 2.0}, "^seats: 2.0 is not allowed"),
        ({"seats": None}, "^seats: None is not allowed"),
        ({"seats": 2, "seed": "7"}, "^seed: '7' is not a whole number"),
        ({"seats": 2, "seed": 7.0}, "^seed: 7.0 is not a whole number"),
        ({"seats": 2, "seed": [7]}, r"^seed: \[7\] is not a whole number"),
    ],
)
def test_new_refuses_what_is_no_number(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        ARCHAEOLOGY.new(**arguments)


@pytest.mark.parametrize("seed", ["7", 7.0, None, [7]])
def test_a_generator_refuses_what_is_no_number(seed: Any) -> None:
    with pytest.raises(BadOption, match=r"^seed: .* is not a whole number"):
        digsite.Rng(seed)


@pytest.mark.parametrize("key", ["chess", "", "Archaeology", 3, None, b"archaeology", ["archaeology"]])
def test_an_unknown_game(key: Any) -> None:
    with pytest.raises(BadOption, match=r"^game: .* is not known; games: archaeology"):
        digsite.game(key)


def test_a_known_game_is_one_object() -> None:
    assert digsite.game("archaeology") is ARCHAEOLOGY
    assert repr(ARCHAEOLOGY) == "<digsite game 'archaeology'>"


def test_games_for_trying_are_not_listed() -> None:
    assert "_template" not in digsite.game_keys()
    assert digsite.game("_template").key == "_template"
    digsite.game_keys().clear()
    assert "archaeology" in digsite.game_keys()


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (ARCHAEOLOGY.new(seats=4, seed=99) for _ in range(2))
    assert one == other
    assert one != ARCHAEOLOGY.new(seats=4, seed=98)


def test_without_a_seed_games_differ() -> None:
    drawn = [ARCHAEOLOGY.new(seats=2).rng.words() for _ in range(4)]
    assert len({tuple(words) for words in drawn}) == 4


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (4, {"long_expedition": True}, "option long_expedition: True is not allowed with 4 seats"),
        (2, {"monument": "sphynx"}, "option monument: 'sphynx' is not allowed; give one of 'random', 'great_pyramid'"),
        (2, {"first_seat": 2}, "option first_seat: 2 is not allowed; give None or a seat from 0 to 1"),
        (6, {}, "seats: 6 is not allowed; Archaeology: The New Expedition is for 2 to 5 (AR-COMP-01)"),
    ],
)
def test_archaeology_refuses(seats: int, options: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption, match=re.escape(said)):
        ARCHAEOLOGY.new(seats=seats, seed=1, options=options)


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"none\.toml: cannot be read"):
        ARCHAEOLOGY.new(seats=2, options={"components": str(tmp_path / "none.toml")})


@pytest.mark.parametrize("key", [*digsite.game_keys(), "_template"])
def test_every_option_is_documented_and_takes_its_default(key: str) -> None:
    game: Game = digsite.game(key)
    for spec in game.options:
        assert spec.about
        assert spec.checked(spec.default, game.min_seats) == spec.default
    usual = game.usual_options(game.min_seats)
    defaults = {spec.name: spec.default for spec in game.options}
    assert game.check_options(game.min_seats, usual) == {**defaults, **usual}
