"""The canvas: everything is escaped, numbers are short, words fit their room."""

from __future__ import annotations

import pytest

from digsite.svg.canvas import Canvas, Symbol, figure, width_of
from tests.svg.pictures import SVG, texts, tree

NASTY = "<script>alert(\"x\")</script> & 'so' ]]> \u2028 ąß"


def test_words_titles_and_attributes_are_escaped() -> None:
    c = Canvas(10, 10, NASTY)
    c.text(1, 1, NASTY)
    with c.group(title=NASTY, data_note=NASTY):
        c.rect(0, 0, 1, 1, NASTY)
    svg = c.svg()
    root = tree(svg)
    assert "<script" not in svg
    assert root.findtext(f"{SVG}title") == NASTY
    assert texts(svg) == {NASTY: 1}
    [group] = root.iter(f"{SVG}g")
    assert group.attrib["data-note"] == NASTY
    assert group.findtext(f"{SVG}title") == NASTY
    [rect] = root.iter(f"{SVG}rect")
    assert rect.attrib["fill"] == NASTY


@pytest.mark.parametrize(
    ("x", "written"), [(1, "1"), (1.0, "1"), (1.04, "1"), (1.26, "1.3"), (-0.5, "-0.5"), (100, "100")]
)
def test_figures_are_short(x: float, written: str) -> None:
    assert figure(x) == written


def test_words_are_set_smaller_in_a_narrow_room() -> None:
    c = Canvas(10, 10, "")
    c.text(0, 0, "a long line of words", 20, room=50)
    c.text(0, 0, "short", 20, room=500)
    small, large = (float(element.attrib["font-size"]) for element in tree(c.svg()).iter(f"{SVG}text"))
    assert large == 20
    assert width_of("a long line of words", small) <= 51


def test_width_grows_with_words_size_and_weight() -> None:
    assert width_of("mm", 10) > width_of("m", 10) > width_of("i", 10) > 0
    assert width_of("m", 10, bold=True) > width_of("m", 10)
    assert width_of("ł", 10) > 0
    assert width_of("", 10) == 0


def test_a_symbol_is_defined_once() -> None:
    c = Canvas(10, 10, "")
    dot = Symbol("dot", 2, 1, '<circle r="1"/>')
    c.symbol(dot, 0, 0, 4)
    c.symbol(dot, 5, 5, 4)
    root = tree(c.svg())
    assert len(list(root.iter(f"{SVG}symbol"))) == 1
    assert [use.attrib["width"] for use in root.iter(f"{SVG}use")] == ["8", "8"]
