"""The words of all games: nothing is missing, nothing is left over, and everything can be said in every language."""

from __future__ import annotations

import itertools
import random
import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from digsite.kernel.data import STATUSES
from digsite.kernel.errors import BadOption
from digsite.kernel.events import ANSWERED_ITSELF, Event, EventKind
from digsite.kernel.refusal import Refusal
from digsite.kernel.text import LOCALES
from tests.words.books import ARCHAEOLOGY, BOOKS, EXCAVATION_EARTH, GAMES, MONUMENTS, RULE, Book, Refused

NAMES = ["Anna", "Ben", "Cleo"]

locales = pytest.mark.parametrize("locale", LOCALES)
books = pytest.mark.parametrize("book", BOOKS, ids=repr)


def good(sentence: str) -> bool:
    """Whether it looks like a sentence: no hole, no number that should have been hidden, a full stop."""
    return not re.search(r"[{}]|\s\s|\bNone\b|-\d+\b", sentence) and sentence[-1] in ".!?"


# --- whole --------------------------------------------------------------------------------------


def test_every_game_is_read_here() -> None:
    folders = [file.parents[1].name for file in sorted(GAMES.glob("[a-z]*/words/en.ftl"))]
    assert [book.game.key for book in BOOKS] == folders


@books
def test_the_refusals_of_the_source_are_read_right(book: Book) -> None:
    for refusal in book.refused:
        assert not refusal.rule or RULE.fullmatch(refusal.rule), refusal.where
        assert refusal.key, refusal.where
        assert all(refusal.args), refusal.where


@books
@locales
def test_nothing_is_missing(book: Book, locale: str) -> None:
    words = book.text.words(locale)
    assert sorted(key for key in book.needed() if not words.has(key)) == []


@books
@locales
def test_nothing_is_left_over(book: Book, locale: str) -> None:
    """Every message is asked for, and every form of a name is said by a sentence of some language."""
    said = book.needed() | book.forms()
    assert [key for key in book.text.words(locale).ids() if key not in said] == []


@books
def test_each_refusal_stands_beside_its_rules(book: Book) -> None:
    """So that a search for a rule's ID finds what is said when it is broken.

    Of a refusal that it shares with the base game, a module says "refusal-KEY: RULES" in a comment.
    """
    beside: dict[str, set[str]] = {}
    for folder in book.text.folders[1:]:
        for entry in FluentParser().parse((folder / "en.ftl").read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("refusal-"):
                said = str(entry.comment.content) if entry.comment else ""
                beside.setdefault(entry.id.name, set()).update(RULE.findall(said))
            elif isinstance(entry, ast.GroupComment):
                for key, said in re.findall(r"^(refusal-[\w-]+): (.*)$", str(entry.content), re.MULTILINE):
                    beside.setdefault(key, set()).update(RULE.findall(said))
    rules: dict[str, set[str]] = {}
    for refusal in book.refused:
        rules.setdefault(f"refusal-{refusal.key}", set()).update(RULE.findall(refusal.rule))
    assert beside == rules


@books
@locales
def test_questions_tell_only_what_they_are_given(book: Book, locale: str) -> None:
    """A field that a step does not hand over would be a hole in its question."""
    given = book.about
    for folder in book.text.folders[1:]:
        for entry in FluentParser().parse((folder / f"{locale}.ftl").read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("ask-"):
                variables = Variables()
                variables.visit(entry.value)
                assert variables.fields <= set(given[entry.id.name.removeprefix("ask-")]), entry.id.name


class Variables(Visitor):
    """The fields that a message tells: `$treasure_one` tells of the treasure."""

    def __init__(self) -> None:
        self.fields: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.fields.add(node.id.name.partition("_")[0])


@books
@locales
def test_an_unknown_locale_is_refused(book: Book, locale: str) -> None:
    with pytest.raises(BadOption, match=f"'xx' is not spoken here; locales: .*{locale}"):
        book.game.words(0, locale="xx")


# --- everything can be said ---------------------------------------------------------------------


@books
@locales
def test_every_code_has_words_of_its_own(book: Book, locale: str) -> None:
    said = [book.game.words(code, locale=locale) for code in range(book.game.codes.size)]
    assert len(set(said)) == len(said)
    assert all(said)
    assert not [words for words in said if re.search(r"[{}]|\s\s|\bNone\b|-1\b", words)]


@locales
@pytest.mark.parametrize(
    ("book", "refusal"),
    [(book, refusal) for book in BOOKS for refusal in book.refused],
    ids=[f"{refusal.key}-{refusal.rule}" for book in BOOKS for refusal in book.refused],
)
def test_every_refusal_can_be_said(book: Book, refusal: Refused, locale: str) -> None:
    for args in book.samples(refusal.args):
        said = Refusal(book.game, refusal.rule, refusal.key, args).say(locale)
        assert good(said), said


@locales
@pytest.mark.parametrize(
    ("book", "kind"),
    [(book, kind) for book in BOOKS for kind in book.game.event_kinds],
    ids=[f"{book}-{kind.name}" for book in BOOKS for kind in book.game.event_kinds],
)
def test_every_event_can_be_said_to_all_who_are_told(book: Book, kind: EventKind, locale: str) -> None:
    """Seat 0 did it and may see it all; seat 2 and a spectator may not see what is secret."""
    for fields in book.samples(kind.fields):
        values = [value for value in [*fields.values(), 0, 0, 0] if isinstance(value, int)]
        event = Event(kind, 0, values[0], values[1], values[2], 1)
        for viewer in (0, 2, None):
            told = event.seen(viewer)
            if told is None:
                assert kind.silent
                continue
            said = book.text.event(told, locale, NAMES)
            assert good(said if kind != ANSWERED_ITSELF else f"{said}."), said
            assert ("Anna" in said) == (kind not in book.nameless), said


@books
@locales
def test_questions_reasons_and_names_can_be_said(book: Book, locale: str) -> None:
    text = book.text
    for key, fields in book.about.items():
        for about in book.samples(fields):
            assert good(text.question(key, locale, about)), key
    for key in book.reasons():
        assert good(text.reason(key, locale))
    for status in STATUSES:
        assert text.status(status, locale)
        assert good(text.about_status(status, locale))
    for option in book.game.options:
        assert text.option(option.name, locale)
        assert good(text.about_option(option.name, locale))
        for choice in option.choices:
            assert text.choice(option.name, choice, locale)
            assert good(text.about_choice(option.name, choice, locale))
    assert text.title(locale)
    assert text.title("en") == book.game.title
    for amount in (-5, -1, 0, 1, 2, 5):
        assert str(abs(amount)) in text.money(amount, locale)


@books
@locales
def test_no_two_things_have_the_same_name(book: Book, locale: str) -> None:
    for field, names in book.names.items():
        keys = [f"{book.prefix.get(field, field)}-{name}" for name in names]
        assert len({book.text.words(locale).say(key, n=1) for key in keys}) == len(keys), field


@locales
@pytest.mark.parametrize(
    ("book", "options"),
    [
        *[(ARCHAEOLOGY, {"monument": monument, "beginners_luck": True}) for monument in MONUMENTS],
        (EXCAVATION_EARTH, {"factions": ["issisinui", "gul", "kuti_kuti"]}),
        (EXCAVATION_EARTH, {"factions": ["random", "aqulla", "dal_harrai"], "draft_start": True}),
        (EXCAVATION_EARTH, {"factions": ["feinmort", "mazz_un", "aqulla"], "modules": "everything"}),
        (EXCAVATION_EARTH, {"factions": ["random", "mazz_un", "gul"], "modules": ["M5", "M6"]}),
    ],
    ids=[*MONUMENTS, "dealt", "drafted", "museum", "mysteries"],
)
def test_whole_games_can_be_told(book: Book, options: dict[str, object], locale: str) -> None:
    """Played at random: whatever is asked, offered, refused and told, to whomever, has words."""
    game, text = book.game, book.text
    about = book.about
    keys = {refusal.key for refusal in book.refused}
    rng = random.Random(f"{options} {locale}")
    state = game.new(seats=3, seed=rng.getrandbits(64), options=options)
    while not state.over:
        question = state.question
        assert question is not None
        assert good(question.say(locale))
        assert sorted(question.about) == sorted(about[question.key])
        refusal = state.why_not(rng.randrange(game.codes.size))
        if refusal is not None:
            assert refusal.key in keys
            assert good(refusal.say(locale))
        for event in state.events:
            for told in (event.seen(rng.choice([0, 1, 2, None])), event.whole()):
                assert told is None or text.event(told, locale, NAMES)
        code = rng.choice(state.legal())
        assert text.code(code, locale, NAMES)
        state.play(code)
    result = state.result
    assert result is not None
    assert good(text.reason(result.reason, locale))
    for line in itertools.chain(*result.lines):
        assert text.line(line, locale)
