"""Strategies that spoil plain data and bytes, a little or a lot."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, Final

from hypothesis import strategies as st

JUNK: Final[list[Any]] = [
    None, True, False, -1, 0, 1, 2, 3, 5, 9, 31, 32, 99, 100, 2**31, 2**63, 2**64, -(2**70), 0.5, 1.0,
    float("nan"), float("inf"), "", "coin", "map", "thief", "sandstorm", "undo", "coin 3", "\x00", "ß" * 50,
    [], [0], [[]], {}, {"coin": 1}, {"": 0}, ["coin", "map"], [[0, 0]],
]  # fmt: skip
"""Values that belong nowhere, or only in some places."""

junk: Final = st.sampled_from(JUNK)


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every (container, key) within a piece of plain data, from the outside in."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield data, key
            yield from places(value)
    elif isinstance(data, list):
        for key, value in enumerate(data):
            yield data, key
            yield from places(value)


@st.composite
def spoiled(draw: st.DrawFn, data: Any, *, most: int = 3) -> Any:
    """A copy of a piece of plain data in which up to `most` things are replaced, lost, doubled, moved or made up."""
    found = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, most))):
        spots = list(places(found))
        if not spots:
            return draw(junk)
        container, key = draw(st.sampled_from(spots))
        how = draw(st.sampled_from(["replace", "nudge", "lose", "double", "swap", "borrow", "add"]))
        value = container[key]
        if how == "nudge" and isinstance(value, int) and not isinstance(value, bool):
            container[key] = value + draw(st.sampled_from([-1, 1, -2, 2, 10]))
        elif how == "nudge" and isinstance(value, bool):
            container[key] = not value
        elif how == "lose":
            del container[key]
        elif how == "double" and isinstance(container, list):
            container.insert(key, copy.deepcopy(value))
        elif how == "swap":
            other, place = draw(st.sampled_from(spots))
            if not within(other[place], container) and not within(value, other):
                container[key], other[place] = other[place], container[key]
        elif how == "borrow":
            other, place = draw(st.sampled_from(spots))
            container[key] = copy.deepcopy(other[place])
        elif how == "add" and isinstance(container, dict):
            container[draw(st.sampled_from(["", "coin", "map", "sandstorm", "seed", "extra"]))] = draw(junk)
        else:
            container[key] = copy.deepcopy(draw(junk))
    return found


def within(inner: Any, outer: Any) -> bool:
    """Whether swapping would put a container into itself."""
    return inner is outer or any(container[key] is outer for container, key in places(inner))


@st.composite
def spoiled_bytes(draw: st.DrawFn, raw: bytes, *, most: int = 3) -> bytes:
    """Bytes in which up to `most` runs are lost, doubled, overwritten or made up; or cut off."""
    found = raw
    for _ in range(draw(st.integers(1, most))):
        at = draw(st.integers(0, len(found)))
        end = min(len(found), at + draw(st.integers(0, 12)))
        how = draw(st.sampled_from(["lose", "double", "write", "cut", "flip"]))
        if how == "lose":
            found = found[:at] + found[end:]
        elif how == "double":
            found = found[:end] + found[at:]
        elif how == "write":
            found = found[:at] + draw(st.sampled_from(SNIPPETS)) + found[end:]
        elif how == "cut":
            found = found[:at]
        elif at < len(found):
            found = found[:at] + bytes([found[at] ^ (1 << draw(st.integers(0, 7)))]) + found[at + 1 :]
    return found


SNIPPETS: Final = [
    b"", b"\n", b" ", b"0", b"-1", b"1", b"99999999999999999999", b'"', b"'", b"[", b"]", b"{", b"}", b",", b"=",
    b"null", b"true", b"undo 1", b"undo 0 redraw 5", b"# ", b"\x00", b"\xff", b"\xe2\x80\xa8", b"coin", b"1e400",
    b"NaN", b".", b"1979-05-27T07:32:00Z",
]  # fmt: skip


@st.composite
def spoiled_lines(draw: st.DrawFn, text: str, *, most: int = 3) -> str:
    """A text in which up to `most` lines are lost, doubled, swapped, or have a word that came from elsewhere."""
    lines = text.splitlines()
    for _ in range(draw(st.integers(1, most))):
        if not lines:
            break
        at, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        how = draw(st.sampled_from(["lose", "double", "swap", "word"]))
        if how == "lose":
            del lines[at]
        elif how == "double":
            lines.insert(other, lines[at])
        elif how == "swap":
            lines[at], lines[other] = lines[other], lines[at]
        else:
            words, source = lines[at].split(" "), lines[other].split(" ")
            words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from([*source, "", "0", "-1", "7", "x", '"']))
            lines[at] = " ".join(words)
    return "\n".join(lines) + "\n"
