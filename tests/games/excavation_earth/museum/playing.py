"""Random games with the expansion in which much happens."""

from __future__ import annotations

from collections.abc import Iterator

import digsite
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.table import GAME, new

EVERY_SET = ["M5", "M6", "M5 M6", "M6 M7", "M5 M6 M7", "M6 M8", "M5 M6 M8", "M6 M7 M8", "M5 M6 M7 M8"]
"""The sets of modules that go together (MU-MODULE-R1), with and without the new factions."""
DULL = ("pass", "done")
WANTED = (
    "sell", "use", "sample", "dig", "dig-mystery", "analyse", "acquire", "smuggle", "survey", "buy", "exhibit", "show",
    "activate", "give", "send-broker", "offload-mystery", "recall",
)  # fmt: skip


def factions(modules: str, seats: int) -> list[str]:
    """The new factions that may be played with these modules, and others at random."""
    chosen = []
    if "M5" in modules:
        chosen = ["mazz_un", "feinmort"] if "M7" in modules else ["mazz_un"]
    return [*chosen, *["random"] * seats][:seats]


def lively(modules: str, number: int) -> Iterator[Earth]:
    """The positions of a game, the first one before any move; two to four seats, hands dealt or drafted."""
    rng = digsite.Rng(number)
    seats = 2 + number % 3
    s = new(
        seats,
        seed=number,
        modules=modules.split(),
        factions=factions(modules, seats),
        draft_start=number % 2 == 1,
    )
    yield s
    while not s.over:
        seat = s.seats[rng.below(len(s.seats))]
        codes = s.legal(seat)
        spans = [GAME.codes.span(code).name for code in codes]
        eager = [code for code, span in zip(codes, spans, strict=True) if span not in DULL]
        wanted = [code for code, span in zip(codes, spans, strict=True) if span in WANTED]
        if wanted and rng.below(4) > 0:
            codes = wanted
        elif eager and rng.below(12) > 0:
            codes = eager
        s.play(codes[rng.below(len(codes))], seat)
        yield s
