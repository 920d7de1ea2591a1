"""Whole games of every set of modules: each piece in one place, and a position that can be taken up (MU-EDGE-137)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.kinds import COLOURS, TYPES
from digsite.games.excavation_earth.museum.kinds import MIND_BRUSH, POPUPS, RE_CARDS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.counting import all_cards
from tests.games.excavation_earth.museum.playing import EVERY_SET, factions
from tests.games.excavation_earth.museum.test_conservation import buyers, crew, mysterious, ordinary
from tests.games.excavation_earth.table import GAME, asked, new, offered

RARE = (
    "activate", "give", "analyse", "dig-mystery", "offload-mystery", "show", "exhibit", "send-broker", "take-broker",
    "match", "retrieve", "replace-curator", "use", "recall",
)  # fmt: skip
EAGER = ("sell", "sample", "dig", "excavate", "acquire", "command", "trader", "envoy", "smuggle")
DULL = ("pass", "done")
OVERLAYS = ("easter", "mexico", "london", "capetown", "bangkok")
"""Where mysterious artefacts and half of the pop-up markets lie: explorers like to go there."""
MOVES = (
    "popup-placed", "popup-stocked", "popup-bought", "popup-met", "mystery-laid", "mystery-dug", "analysed",
    "gained-re", "put-under", "sent", "curator-came", "column-done", "gained-broker", "recoloured",
)  # fmt: skip


def game(modules: str, number: int) -> Iterator[Earth]:
    """The positions of a random game in which nobody passes early, and what is new is liked best."""
    rng = digsite.Rng(number * 100 + len(modules))
    seats = 2 + number % 3
    s = new(seats, seed=number, modules=modules.split(), factions=factions(modules, seats))
    yield s
    while not s.over:
        seat = s.seats[rng.below(len(s.seats))]
        codes = s.legal(seat)
        names = {code: GAME.codes.name(code).split() for code in codes}
        rare = [code for code in codes if names[code][0] in RARE or names[code][-1] in OVERLAYS]
        eager = [code for code in codes if names[code][0] in EAGER]
        lively = [code for code in codes if names[code][0] not in DULL]
        for wanted in (rare, eager, lively):
            if wanted and rng.below(4) > 0:
                codes = wanted
                break
        s.play(codes[rng.below(len(codes))], seat)
        yield s


@pytest.mark.rule("MU-EDGE-137", "MU-COMP-07", "MU-COMP-08", "MU-COMP-09", "MU-COMP-10", "MU-COMP-11", "MU-COMP-R2")
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("modules", EVERY_SET)
def test_everything_is_somewhere(modules: str, number: int) -> None:
    """After every step: 90 or 100 tiles, 22 cubes for each player, all buyers, 12 researchers at most, 15 or 21 reverse
    engineering cards, 10 pop-up markets, all other cards. The position can be taken up again, and somebody can always
    answer."""
    for step, s in enumerate(game(modules, number)):
        now: dict[str, Any] = s.to_json()
        n = s.n_seats
        assert ordinary(now) == Counter(dict(zip(TYPES, s.rules.pack.copies, strict=True)))
        assert [crew(now, seat) for seat in range(n)] == [22] * n
        assert buyers(now) == Counter({**dict.fromkeys(COLOURS, 6 + n), "wild": s.rules.wild})
        assert sum(now["staff"]["researchers"]) + sum(len(kinds) for kinds in now["staff"]["posted"]) <= 12
        assert min(s.credits) >= 0
        assert all_cards(s) == s.rules.pack.card_copies
        if "mysteries" in now:
            assert ordinary(now).total() + mysterious(now).total() + sum(now["mysteries"]["gone"]) == 100
            count_cards(now, "M7" in modules)
            check_holds(now)
        if "popups" in now:
            count_popups(now["popups"])
        if step % 3 == 0:
            again = GAME.from_json(now)
            assert again == s
            assert again.legal() == s.legal()
        assert s.over or len(s.legal()) > 0


def count_cards(now: dict[str, Any], museum: bool) -> None:
    """Each reverse engineering card once: in the deck, under it, in hand for a moment, or in front of somebody."""
    part = now["mysteries"]
    found = Counter([*part["deck"], *part["bottom"], *part["drawn"]])
    for cards in part["cards"]:
        found.update(cards)
    assert found == Counter(RE_CARDS if museum else RE_CARDS[:MIND_BRUSH])


def check_holds(now: dict[str, Any]) -> None:
    """No hold has more in it than its spaces, those of two cards included."""
    part = now["mysteries"]
    for seat, cards in enumerate(part["cards"]):
        cargo = len(now["cargo"][seat]) + sum(part["cargo"][seat].values())
        hidden = len(now["hidden"][seat]) + sum(part["hidden"][seat].values())
        assert cargo <= 4 + 2 * ("folding-hold" in cards)
        assert hidden <= 2 + ("stasis-locker" in cards)


def count_popups(part: dict[str, Any]) -> None:
    """On the board or out, never both; a tile lies on each special supply of the board, and nowhere else."""
    assert len({*part["board"], *part["used"]}) == len(part["board"]) + len(part["used"])
    for i, card in enumerate(POPUPS):
        assert (part["tiles"][i] is not None) == (card in part["board"] and i < 5)


@pytest.mark.rule("MU-EDGE-137")
def test_these_games_are_lively() -> None:
    """What is counted above has happened: nearly all that takes a piece of the expansion from one place to another."""
    told: Counter[str] = Counter()
    questions: Counter[str] = Counter()
    for modules, number in [("M5 M6 M7 M8", 0), ("M5 M6 M7 M8", 2), ("M6 M8", 1), ("M6 M8", 2)]:
        for s in game(modules, number):
            told.update(event.kind.name for event in s.events)
            questions[asked(s)] += 1
            questions["before"] += asked(s) == "act" and offered(s, "activate") != []
    for kind in MOVES:
        assert told[kind] > 0, kind
    assert min(questions["before"], questions["activate"]) > 0
