"""Positions to draw, and pictures read back as trees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import digsite
from digsite import State

SVG = "{http://www.w3.org/2000/svg}"
GAMES = ("archaeology", "excavation_earth")
TABLES = [(key, seats) for key in GAMES for seats in range(2, 6) if seats <= digsite.game(key).max_seats]


def positions(key: str, seats: int, n: int, seed: int = 1, **options: object) -> Iterator[State]:
    """About n positions of one random game, from its first question to its end."""
    state = digsite.game(key).new(seats=seats, seed=seed, options=options)
    length = digsite.playout(state.copy(), digsite.Rng(seed))
    rng = digsite.Rng(seed)
    every = max(length // n, 1)
    move = 0
    while not state.over:
        if move % every == 0:
            yield state
        state.play(rng.pick(state.legal()))
        move += 1
    yield state


def tree(svg: str) -> ElementTree.Element:
    """The picture as a tree; fails if it is not well formed."""
    return ElementTree.fromstring(svg)


def texts(svg: str) -> Counter[str]:
    """Every text that is written in the picture, and how often."""
    return Counter(element.text or "" for element in tree(svg).iter(f"{SVG}text"))


def titles(svg: str) -> Counter[str]:
    """Every title of a group, and how often: what a thing says when it is pointed at."""
    groups = tree(svg).iter(f"{SVG}g")
    return Counter(title.text or "" for group in groups for title in group.findall(f"{SVG}title"))


def uses(svg: str) -> Counter[str]:
    """Every symbol that is drawn, by its name, and how often."""
    return Counter(element.attrib["href"].removeprefix("#digsite-") for element in tree(svg).iter(f"{SVG}use"))
