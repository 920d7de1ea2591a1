"""Spans and codes: names without a state, both ways, and clear words for what is none."""

from __future__ import annotations

import pytest

import digsite
from digsite import BadInput, UnknownCode
from digsite.kernel.codes import Codes, Span

GAMES = [*digsite.game_keys(), "_template"]


def small() -> Codes:
    return Codes([Span("pass", 0, [""], [""]), Span("take", 1, ["1", "2 big"], ["heap:1", "heap:1 heap:2"])])


def test_a_span_knows_its_codes() -> None:
    span = Span("take", 5, ["a", "b", "c"], ["x", "y", "z"])
    assert (span.first, span.n, span.end) == (5, 3, 8)
    assert [span.at(i) for i in range(3)] == [5, 6, 7]
    assert [code for code in range(12) if span.has(code)] == [5, 6, 7]


@pytest.mark.parametrize("index", [-1, 3, 100])
def test_a_span_has_no_more(index: int) -> None:
    with pytest.raises(ValueError, match=f"span take has 3 codes; there is no number {index}"):
        Span("take", 5, ["a", "b", "c"], ["x", "y", "z"]).at(index)


def test_each_code_needs_a_piece() -> None:
    with pytest.raises(ValueError, match="span take: 2 labels but 1 pieces"):
        Span("take", 0, ["a", "b"], ["x"])


@pytest.mark.parametrize("first", [0, 2])
def test_spans_follow_each_other(first: int) -> None:
    with pytest.raises(ValueError, match=f"span take starts at {first}; the one before ends at 1"):
        Codes([Span("pass", 0, [""], [""]), Span("take", first, ["1"], [""])])


def test_two_codes_have_two_names() -> None:
    with pytest.raises(ValueError, match="two codes are called 'take 1'"):
        Codes([Span("take", 0, ["1", "1"], ["", ""])])
    with pytest.raises(ValueError, match="two codes are called 'take 1'"):
        Codes([Span("take", 0, ["1"], [""]), Span("take 1", 1, [""], [""])])


def test_a_span_shows_itself() -> None:
    assert repr(Span("take", 5, ["a", "b"], ["", ""])) == "Span('take', 5 to 6)"


def test_names_and_pieces() -> None:
    codes = small()
    assert codes.size == 3
    assert [codes.name(code) for code in range(3)] == ["pass", "take 1", "take 2 big"]
    assert [codes.pieces(code) for code in range(3)] == [[], ["heap:1"], ["heap:1", "heap:2"]]
    assert [codes.span(code).name for code in range(3)] == ["pass", "take", "take"]


@pytest.mark.parametrize("name", ["take 2 big", "  take   2\tbig "])
def test_spaces_do_not_matter(name: str) -> None:
    assert small().parse(name) == 2


@pytest.mark.parametrize("name", ["", "take", "take 3", "Pass", "pass 1", "take 2big"])
def test_what_names_no_code(name: str) -> None:
    with pytest.raises(BadInput, match="names no code of this game; names begin with one of: pass, take"):
        small().parse(name)


@pytest.mark.parametrize("code", [-1, 3, 10**20, -(10**20)])
def test_what_is_no_code(code: int) -> None:
    codes = small()
    for ask in (codes.check, codes.name, codes.span, codes.pieces):
        with pytest.raises(
            UnknownCode, match=rf"code {code} is not in the vocabulary; codes run from 0 to 2"
        ) as caught:
            ask(code)
        assert caught.value.refusal is None


@pytest.mark.parametrize("key", GAMES)
def test_every_code_of_every_game_has_a_name_of_its_own(key: str) -> None:
    codes = digsite.game(key).codes
    names = [codes.name(code) for code in range(codes.size)]
    assert len(set(names)) == codes.size
    assert [codes.parse(name) for name in names] == list(range(codes.size))


@pytest.mark.parametrize("key", GAMES)
def test_spans_cover_the_vocabulary(key: str) -> None:
    codes = digsite.game(key).codes
    assert [code for span in codes.spans for code in range(span.first, span.end)] == list(range(codes.size))


def test_the_vocabulary_of_archaeology_does_not_move() -> None:
    """Old records hold these numbers; new spans go to the end."""
    spans = [(span.name, span.first, span.n) for span in digsite.game("archaeology").codes.spans]
    assert spans[:19] == [
        ("end-turn", 0, 1),
        ("trade", 1, 1),
        ("use-tent", 2, 1),
        ("no-tent", 3, 1),
        ("given", 4, 1),
        ("confirm", 5, 1),
        ("withdraw", 6, 1),
        ("draw", 7, 1),
        ("stop", 8, 1),
        ("no-look", 9, 1),
        ("rob", 10, 5),
        ("explore", 15, 3),
        ("look", 18, 3),
        ("give", 21, 9),
        ("take", 30, 9),
        ("lose", 39, 9),
        ("keep", 48, 9),
        ("name", 57, 9),
        ("sell", 66, 85),
    ]
    assert digsite.game("archaeology").codes.parse("sell broken_pendant 5") == 150


@pytest.mark.parametrize("name", [5, None, b"pass", ["pass"], 1.5])
def test_what_is_no_text_names_no_code(name: object) -> None:
    with pytest.raises(BadInput, match="names no code of this game"):
        digsite.game("excavation_earth").codes.parse(name)
