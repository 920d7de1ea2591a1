"""Every screen, in three languages and two sizes: nothing stands in anybody's way, everything is translated, all fits.

One screen of a kind is looked at in each language and size; `python -m digsite.lab.page_shots` looks at all of all.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest

from digsite.lab.page import looks
from digsite.lab.page.screens import Screen, asks, fixed_screens, table_screens
from digsite.lab.page.site import WEB, Site
from digsite.lab.page.visitor import BOT, ME, PATIENCE, Message, Visitor
from tests.page.tables import begin_story

WAYS = [("en", "desk", "dark"), ("de", "phone", "light"), ("pl", "desk", "light")]


@pytest.fixture(scope="module")
def screens(site: Site) -> Iterator[tuple[Visitor, list[Screen]]]:
    """Some of every kind, at tables that stand still, and who may see them."""
    begin_story(site, "screens")  # what is made once for all tests of a file comes before the story of each
    with site.visitor(name="Mira") as owner:
        found = [*fixed_screens(), *table_screens(owner)]
        for number, (monument, key) in enumerate(
            [("great_pyramid", "give"), ("temple", "look"), ("tomb", "keep"), ("mine", "draw"), ("sphinx", "name")]
        ):
            table = owner.make("archaeology", [ME, BOT, BOT], monument=monument)
            if asks(owner, table, lambda one, key=key: one == key, seed=number):  # type: ignore[misc]
                found.append(Screen(f"archaeology-{monument}-{key}", f"/t/{table}"))
        for name, seats, options, key in (
            ("solo", [ME], {"solo": True}, "act"),
            ("base", [ME, BOT], {}, ""),
            ("everything", [ME, BOT, BOT, BOT], {"modules": ["M5", "M6", "M7", "M8"]}, "act"),
        ):
            table = owner.make("excavation_earth", seats, **options)
            asks(owner, table, lambda one, key=key: one == key or not key, seed=1)  # type: ignore[misc]
            found.append(Screen(f"earth-{name}", f"/t/{table}"))
        table = owner.make("archaeology", [ME, BOT, BOT])
        asks(owner, table, lambda _: False, seed=2)
        found.append(Screen("archaeology-review", f"/t/{table}"))
        yield owner, found


# One way is tried every time; all screens in all ways take minutes (`make soak`).
EACH = [pytest.param(*way, id="-".join(way), marks=[pytest.mark.slow] if i else []) for i, way in enumerate(WAYS)]


@pytest.mark.parametrize(("locale", "size", "theme"), EACH)
def test_every_screen(site: Site, screens: tuple[Visitor, list[Screen]], locale: str, size: str, theme: str) -> None:
    owner, found = screens
    faults: list[str] = []
    with site.visitor(locale=locale, size=size, theme=theme) as visitor:
        cookies = owner.context.cookies()
        visitor.context.add_cookies([{"name": c["name"], "value": c["value"], "url": site.base} for c in cookies])
        for screen in found:
            screen.show(visitor)
            faults += [f"{screen.name}: {one}" for one in looks.faults(visitor.page, locale)]
    assert faults == [], "\n".join(faults)


# Of a small phone: names that break within a word, and what lies beside or below where it belongs.
CRAMPED = """() => {
  const box = (e) => e.getBoundingClientRect()
  const names = [...document.querySelectorAll('.stall .name')].filter((e) => {
    e.style.overflowWrap = 'normal'
    return e.scrollWidth > e.clientWidth
  })
  const site = [...document.querySelectorAll('.dig dd > span')].filter((e) =>
    box(e).right > box(document.querySelector('.monument')).left)
  const tents = [...document.querySelectorAll('[data-anchor^="seat:"]')].filter((e) =>
    box(e.querySelector('small small .gi')).right > box(e).right)
  return [...names, ...site, ...tents].map((e) => e.innerText)
}"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll('[data-ask] button, .fan-piece'), document.documentElement]
  .filter((e) => (e.parentElement ? e.getBoundingClientRect().bottom : e.scrollHeight) > innerHeight)
  .map((e) => e.innerText.slice(0, 40))"""


def test_a_small_phone_and_one_on_its_side_have_room_for_archaeology(site: Site) -> None:
    with site.visitor(size="phone", locale="de") as visitor:
        table = visitor.make("archaeology", [ME] + [BOT] * 4)

        def holds(question: Message, told: Message) -> bool:
            return bool(question["key"] == "act" and any(told["view"]["changed"]["hand"]))

        assert visitor.play_until(table, holds)
        visitor.open_table(table)
        visitor.wait("() => document.querySelector('.fan-piece')")
        for width, height in ((360, 640), (320, 568)):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.settle()
            assert visitor.page.evaluate(CRAMPED) == [], width
        for width, height in ((844, 390), (640, 400)):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.settle()
            assert visitor.page.evaluate(OUT_OF_SIGHT) == [], width


# All but when something was: that may be another minute by now.
TOLD = """() => [...document.querySelectorAll('time')].reduce(
  (told, one) => told.replace(one.innerText, ''), document.body.innerText)"""


def test_the_language_changes_at_once(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT], monument="temple")
        assert visitor.play_until(table, lambda *_: True), "so that nobody moves meanwhile"
        for path in ("/", f"/t/{table}"):
            visitor.open(path)
            if path == "/":  # which asks for the visitor's tables once it is there
                visitor.wait("() => document.body.innerText.includes('Your tables')")
            else:
                visitor.wait("() => document.querySelector('[data-ask], #ask') && document.querySelector('.log li')")
            visitor.settle()
            told: dict[str, str] = {}
            for locale in ("en", "de", "pl", "en"):
                visitor.page.locator("header input[name=locale]").nth(["en", "de", "pl"].index(locale)).check(
                    force=True
                )
                visitor.wait("(locale) => document.documentElement.lang === locale", locale)
                deadline = time.monotonic() + PATIENCE
                while True:
                    text: str = visitor.page.evaluate(TOLD)
                    left = looks.english(visitor.page, locale) if locale != "en" else []
                    if not left and told.get(locale, text) == text:
                        break
                    assert time.monotonic() < deadline, left or f"{path}: {locale} is another the second time"
                    visitor.page.wait_for_timeout(50)
                told[locale] = text
            assert len(set(told.values())) == 3, path


def test_the_page_has_the_same_words_in_all_languages() -> None:
    files = [file for file in WEB.rglob("en.ftl") if "node_modules" not in file.parts]
    assert files
    key = re.compile(r"^([a-z][\w-]*) *=|^( +\.[a-z][\w-]*) *=", re.MULTILINE)
    for file in files:
        keys = [key.findall(file.with_name(f"{locale}.ftl").read_text("utf-8")) for locale in ("en", "de", "pl")]
        assert sorted(keys[0]) == sorted(keys[1]) == sorted(keys[2]), file


def test_every_word_that_the_page_asks_for_is_there() -> None:
    sources = [file for kind in ("*.svelte", "*.ts") for file in (WEB / "src").rglob(kind)]
    asked = {
        (word, file.relative_to(WEB))
        for file in sources
        for word in re.findall(r"\b(?:t|words\.say)\('([a-z][\w.-]*)'", file.read_text("utf-8"))
    }
    texts = "\n".join(
        file.read_text("utf-8")
        for folder in (WEB, WEB.parent / "src" / "digsite")
        for file in folder.rglob("en.ftl")
        if "node_modules" not in file.parts
    )
    there = set(re.findall(r"^([a-z][\w-]*) *=", texts, re.MULTILINE))
    missing = sorted(f"{file}: {word}" for word, file in asked if word.partition(".")[0] not in there)
    assert missing == []


def test_the_page_asks_for_no_word_that_two_games_have_each_their_own_of() -> None:
    """Such a word is asked for by the name of its game (lib/words.svelte.ts)."""
    games = WEB.parent / "src" / "digsite" / "games"
    own: dict[str, set[str]] = {}
    for game in ("archaeology", "excavation_earth"):
        texts = "\n".join(file.read_text("utf-8") for file in sorted((games / game).rglob("words/en.ftl")))
        own[game] = set(re.findall(r"^([a-z][\w-]*) *=", texts, re.MULTILINE))
    shared = own["archaeology"] & own["excavation_earth"]
    assert "reason-shared" in shared
    sources = [file for kind in ("*.svelte", "*.ts") for file in (WEB / "src").rglob(kind)]
    wrong = [
        f"{file.relative_to(WEB)}: {asked}"
        for file in sources
        for quote, asked in re.findall(r"\b(?:t|words\.say)\((['`])([a-z][\w-]*)", file.read_text("utf-8"))
        if (asked in shared if quote == "'" else any(key.startswith(asked) for key in shared))
    ]
    assert wrong == []
