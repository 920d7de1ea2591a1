"""The words of Archaeology: nothing is missing, nothing is left over, and they read well."""

from __future__ import annotations

import ast as python
import itertools
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import digsite
from digsite.games.archaeology.codes import FIRST_SALE, KEEP, NAME, ROB
from digsite.games.archaeology.events import BEGAN, DUG, ENDED, ROBBED, SOLD, UNEARTHED
from digsite.games.archaeology.kinds import BROKEN_CUP, BROKEN_TABLET, COIN, KIND_NAMES, MAP, N_KINDS, TALISMAN
from digsite.games.archaeology.pack import load_tiles
from digsite.kernel.data import STATUSES
from digsite.kernel.errors import BadOption
from digsite.kernel.events import ANSWERED_ITSELF, EVERYONE, Event, EventKind
from digsite.kernel.refusal import Refusal
from digsite.kernel.result import Line
from digsite.kernel.step import Deed
from digsite.kernel.text import LOCALES

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "digsite" / "games" / "archaeology"
NAMES = ["Anna", "Ben", "Cleo"]

GAME = digsite.game("archaeology")
TEXT = GAME.text
MONUMENTS = [tile.key for tile in load_tiles()]

locales = pytest.mark.parametrize("locale", LOCALES)


class Refused:
    """One place of the source that refuses: the rule, the key and the names of its arguments."""

    def __init__(self, rule: str, key: str, args: list[str], where: str) -> None:
        self.rule = rule
        self.key = key
        self.args = args
        self.where = where


def calls(name: str) -> Iterator[tuple[Path, python.Call]]:
    """Every call of a name in the source of the game."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == name:
                yield file, node


def constant(node: python.expr) -> str:
    """A text that stands in the source, or "" for anything else."""
    return node.value if isinstance(node, python.Constant) and isinstance(node.value, str) else ""


def refused() -> list[Refused]:
    """Every refusal in the source, found by its `no(s, "RULE", "key", …)` or `Refusal(game, "RULE", "key", {…})`."""
    found = []
    for name in ("no", "Refusal"):
        for file, call in calls(name):
            if name == "Refusal" and file.name == "refusals.py":
                continue  # the one in `no` itself
            args = [str(keyword.arg) for keyword in call.keywords]
            if name == "Refusal":
                assert isinstance(call.args[3], python.Dict)
                args = [constant(key) for key in call.args[3].keys if key is not None]
            found.append(Refused(constant(call.args[1]), constant(call.args[2]), args, f"{file.name}:{call.lineno}"))
    return found


def reasons() -> set[str]:
    """Every reason that the result can give."""
    tree = python.parse((SOURCE / "state.py").read_text("utf-8"))
    return {
        constant(node.value)
        for node in python.walk(tree)
        if isinstance(node, python.Assign) and [python.unparse(target) for target in node.targets] == ["reason"]
    }


def step_keys(asks: bool) -> set[str]:
    """The keys of all steps, of every monument, that ask or do not."""
    found = set()
    for monument in MONUMENTS:
        rules = GAME.rules_for(2, GAME.check_options(2, {"monument": monument}))
        found |= {step.key for step in rules.steps if isinstance(step, Deed) != asks}
    return found


def needed() -> set[str]:
    """Every message that the game can ask for."""
    found = {"game-title", "money", "player", "treasure-hidden"}
    found |= {f"code-{span.name}" for span in GAME.codes.spans}
    found |= {f"ask-{key}" for key in step_keys(asks=True)}
    found |= {f"refusal-{refusal.key}" for refusal in refused()}
    found |= {f"event-{kind.name}" for kind in GAME.event_kinds}
    found |= {f"reason-{key}" for key in reasons()}
    found |= {f"line-{constant(call.args[0])}" for _, call in calls("Line")}
    found |= {f"treasure-{key}" for key in KIND_NAMES}
    for option in GAME.options:
        for key in [f"option-{option.name}", *(f"{option.name}-{choice}" for choice in option.choices)]:
            found |= {key, f"{key}.about"}
    for status in STATUSES:
        found |= {f"status-{status}", f"status-{status}.about"}
    return found


# --- whole --------------------------------------------------------------------------------------


def test_the_sources_are_read_right() -> None:
    """The scans above find what is known to be there."""
    assert {"set-too-large", "over", "no-storm", "named-already"} <= {refusal.key for refusal in refused()}
    assert reasons() == {"most-money", "fewest-cards", "shared"}
    assert step_keys(asks=False) == {"turn", "dig"}
    assert {"act", "look", "keep", "draw", "name"} <= step_keys(asks=True)
    for refusal in refused():
        assert refusal.rule.startswith("AR-"), refusal.where
        assert refusal.key, refusal.where


@locales
def test_nothing_is_missing(locale: str) -> None:
    words = TEXT.words(locale)
    assert sorted(key for key in needed() if not words.has(key)) == []


@locales
def test_nothing_is_left_over(locale: str) -> None:
    """Every message is asked for, and every form of a treasure's name is said by a sentence of some language."""
    written = "".join((SOURCE / "words" / f"{other}.ftl").read_text("utf-8") for other in LOCALES)
    said = needed() | {
        f"treasure-{key}.{form}"
        for key in [*KIND_NAMES, "hidden"]
        for form in re.findall(r"\{ \$treasure_(\w+) \}", written)
    }
    assert [key for key in TEXT.words(locale).ids() if key not in said] == []


def test_each_refusal_stands_beside_its_rules() -> None:
    """So that a search for a rule's ID finds what is said when it is broken."""
    beside: dict[str, set[str]] = {}
    for entry in FluentParser().parse((SOURCE / "words" / "en.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("refusal-"):
            said = str(entry.comment.content) if entry.comment else ""
            beside[entry.id.name] = set(re.findall(r"AR-[A-Z]+-R?\d+", said))
    rules: dict[str, set[str]] = {}
    for refusal in refused():
        rules.setdefault(f"refusal-{refusal.key}", set()).add(refusal.rule)
    assert beside == rules


def test_monuments_are_numbered_as_they_are_named() -> None:
    option = next(option for option in GAME.options if option.name == "monument")
    assert option.choices == ["random", *MONUMENTS]


@locales
def test_an_unknown_locale_is_refused(locale: str) -> None:
    with pytest.raises(BadOption, match=f"'xx' is not spoken here; locales: .*{locale}"):
        GAME.words(0, locale="xx")


# --- everything can be said ---------------------------------------------------------------------


@locales
def test_every_code_has_words_of_its_own(locale: str) -> None:
    said = [GAME.words(code, locale=locale) for code in range(GAME.codes.size)]
    assert len(set(said)) == len(said)
    assert all(said)


SAMPLES = {
    "treasure": range(N_KINDS),
    "n": (0, 1, 2, 5),
    "most": (0, 1, 2, 5, 30),
    "chamber": range(3),
    "monument": range(len(MONUMENTS)),
    "victim": (1,),
    "money": (1, 10),
    "code": (0, ROB + 1, KEEP + COIN, FIRST_SALE[COIN] + 2),
    "value": [1, 5],
}
"""Some values of each field."""


def samples(fields: list[str]) -> Iterator[dict[str, int]]:
    """Every mixture of sample values of these fields."""
    for values in itertools.product(*(SAMPLES[field] for field in fields)):
        yield dict(zip(fields, values, strict=True))


def good(sentence: str) -> bool:
    """Whether it looks like a sentence: no hole, no number that should have been hidden, a full stop."""
    return not re.search(r"[{}]|\s\s|\bNone\b|-1\b", sentence) and sentence[-1] in ".!?"


@locales
@pytest.mark.parametrize("refusal", refused(), ids=lambda refusal: f"{refusal.key}-{refusal.rule}")
def test_every_refusal_can_be_said(refusal: Refused, locale: str) -> None:
    for args in samples(refusal.args):
        said = Refusal(GAME, refusal.rule, refusal.key, dict(args)).say(locale)
        assert good(said), said


@locales
@pytest.mark.parametrize("kind", GAME.event_kinds, ids=lambda kind: kind.name)
def test_every_event_can_be_said_to_all_who_are_told(kind: EventKind, locale: str) -> None:
    """Seat 0 did it and may see it all; seat 2 and a spectator may not see what is secret."""
    for fields in samples(kind.fields):
        values = [*fields.values(), 0, 0, 0]
        event = Event(kind, 0, values[0], values[1], values[2], 1)
        for viewer in (0, 2, None):
            told = event.seen(viewer)
            if told is None:
                assert kind.silent
                continue
            said = TEXT.event(told, locale, NAMES)
            assert good(said if kind != ANSWERED_ITSELF else f"{said}."), said
            assert "Anna" in said or kind in (ENDED, UNEARTHED)


@locales
def test_questions_reasons_and_names_can_be_said(locale: str) -> None:
    for key in step_keys(asks=True):
        for n in (1, 2, 5):
            assert good(TEXT.question(key, locale, {"n": n}))
    for key in reasons():
        assert good(TEXT.reason(key, locale))
    for status in STATUSES:
        assert TEXT.status(status, locale)
        assert good(TEXT.about_status(status, locale))
    for option in GAME.options:
        assert TEXT.option(option.name, locale)
        assert good(TEXT.about_option(option.name, locale))
        for choice in option.choices:
            assert TEXT.choice(option.name, choice, locale)
            assert good(TEXT.about_choice(option.name, choice, locale))
    assert TEXT.title(locale) == GAME.title
    assert len({TEXT.name("treasure", kind, locale) for kind in range(-1, N_KINDS)}) == N_KINDS + 1


@locales
@pytest.mark.parametrize("monument", MONUMENTS)
def test_whole_games_can_be_told(monument: str, locale: str) -> None:
    """Played at random: whatever is asked, refused and told, to whomever, has words."""
    rng = random.Random(f"{monument} {locale}")
    state = GAME.new(seats=3, seed=rng.getrandbits(64), options={"monument": monument, "beginners_luck": True})
    while not state.over:
        question = state.question
        assert question is not None
        assert question.say(locale)
        refusal = state.why_not(rng.randrange(GAME.codes.size))
        assert refusal is None or good(refusal.say(locale))
        for event in state.events:
            for told in (event.seen(rng.choice([0, 1, 2, None])), event.whole()):
                assert told is None or TEXT.event(told, locale, NAMES)
        state.play(rng.choice(state.legal()))
    result = state.result
    assert result is not None
    assert good(TEXT.reason(result.reason, locale))
    for line in itertools.chain(*result.lines):
        assert TEXT.line(line, locale)


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
            "Anna stiehlt eine Landkarte von Ben.",
            "Cleo verkauft 3 Münzen für 10 $.",
            "Monument: Mine. Ben beginnt.",
        ),
        (
            "pl",
            "Anna kradnie mapę (ofiara: Ben).",
            "Cleo sprzedaje 3 monety za 10 $.",
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
