"""Which options go together, in words; and the page's words for what the server refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import digsite
from digsite.kernel.text import LOCALES
from digsite.server.asking import option_refused, options_refused
from digsite.server.briefing import words
from digsite.server.problems import ERRORS
from tests.server.whole import Shared, refused

WEB = Path(__file__).parents[2] / "web"
SOLO = {"solo": True}


def test_options_that_go_together_are_not_refused() -> None:
    assert option_refused(digsite.game("archaeology"), 3, {"long_expedition": True}, "en") is None
    assert option_refused(digsite.game("excavation_earth"), 1, SOLO, "en") is None


def test_long_expedition_is_refused_with_four_seats_in_every_language() -> None:
    told = {one: options_refused(digsite.game("archaeology"), 4, {}, one) for one in LOCALES}
    assert all(
        [(refused.option, refused.rules) for refused in found] == [("long_expedition", ["AR-LONG-01"])]
        for found in told.values()
    )
    assert len({found[0].text for found in told.values()}) == len(LOCALES)
    assert told["en"][0].text == "Only with 2 or 3 seats."
    assert options_refused(digsite.game("archaeology"), 3, {}, "en") == []


@pytest.mark.parametrize("odd", [float("nan"), 5, True, None, {}, "nothing"])
@pytest.mark.parametrize("option", ["zu", "modules"])
def test_odd_values_are_refused_like_any_other(option: str, odd: object) -> None:
    game = digsite.game("excavation_earth")
    refused = option_refused(game, 2, {option: odd}, "en")
    assert refused is not None
    assert refused.option == option
    assert options_refused(game, 2, {option: odd}, "en") == [], "that is to be mended first"


@pytest.mark.parametrize(
    "large",
    [["H1"] * 41, "H" * 401, ["H" * 401], [["H1"]], {"H1": True}, [{"H1": True}]],
    ids=["list", "word", "word in list", "list in list", "dict", "dict in list"],
)
def test_what_no_option_can_be_is_not_even_checked(shared: Shared, large: object) -> None:
    """A game goes through each value again for every choice there is, while all tables wait."""

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            options = {"zu": large, "solo": True}
            asked = await ada.post("/api/games/excavation_earth/check", json={"seats": 1, "options": options})
            assert refused(asked, 422, "invalid")["flaws"][0]["at"].startswith("body.options.zu")
            wish = {"game": "excavation_earth", "seats": [{"kind": "me"}], "options": options}
            refused(await ada.post("/api/tables", json=wish), 422, "invalid")

    shared.run(run())


def test_a_file_of_the_server_is_not_even_looked_at(shared: Shared, tmp_path: Path) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.client() as nobody:
            for path in (tmp_path / "there", tmp_path / "not-there"):
                (tmp_path / "there").write_text("secret")
                wish = {"seats": 2, "options": {"components": str(path)}}
                answer = await nobody.post("/api/games/archaeology/check", json=wish)
                said = refused(answer, 400, "bad_request")
                assert said["words"] == "option components: files of the server cannot be chosen from outside."

    shared.run(run())


def test_members_of_a_list_are_refused_one_by_one() -> None:
    game = digsite.game("excavation_earth")
    assert {(one.option, one.choice) for one in options_refused(game, 2, {}, "en")} >= {
        ("modules", "M7"),
        ("modules", "M8"),
    }
    with_six = options_refused(game, 2, {"modules": ["M6"]}, "en")
    assert not [one for one in with_six if one.option == "modules"]
    assert [
        one.choice for one in options_refused(game, 1, {**SOLO, "modules": "museum"}, "en") if one.option == "modules"
    ] == ["M8"]


def test_the_number_of_seats_is_refused() -> None:
    refused = option_refused(digsite.game("archaeology"), 7, {}, "de")
    assert refused is not None
    assert (refused.option, refused.text) == ("seats", words("de").say("refused-AR-COMP-01"))


def test_every_rule_that_refuses_options_has_its_words() -> None:
    source = Path(digsite.__file__).parent / "games"
    said: set[str] = set()
    for file in (*source.glob("archaeology/**/*.py"), *source.glob("excavation_earth/**/*.py")):
        for raised in re.findall(r"raise BadOption\((.*?)\n(?=\S|    \S|        \S|\n)", file.read_text(), re.S):
            said |= set(re.findall(r"\(((?:AR|EE|MU|ZU)-[A-Z0-9-]+)", raised))
    assert "AR-LONG-01" in said
    for locale in LOCALES:
        assert [rule for rule in sorted(said) if not words(locale).has(f"refused-{rule}")] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_has_words_for_every_problem(locale: str) -> None:
    text = (WEB / "words" / f"{locale}.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^(problem-[a-z-]+) =", text, re.M))
    assert {f"problem-{key.replace('_', '-')}" for key in ERRORS} - known == set()


def test_the_page_says_the_same_things_in_every_language() -> None:
    def keys(locale: str) -> list[str]:
        files = [file for file in WEB.glob(f"**/words/{locale}.ftl") if "node_modules" not in file.parts]
        assert len(files) > 3
        return sorted(key for file in files for key in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.M))

    assert len(set(keys("en"))) == len(keys("en")), "a message is there twice"
    assert keys("en") == keys("de") == keys("pl")
