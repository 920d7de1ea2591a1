"""Every piece that can be pointed at leads to the rule that tells what it is."""

from __future__ import annotations

import pytest

import digsite
from digsite.games.excavation_earth.kinds import COMMAND_CARDS
from digsite.games.excavation_earth.museum.kinds import NEW_COMMAND_CARDS
from digsite.ledger import Ledger
from digsite.server.shown.piece_rules import PIECE_RULES

NO_PIECE = (
    "monument",
    "faction",
    "rival",
    "ability",
    "action",
    "buyer",
    "aboard",
    "token",
    "researchers",
    "guides",
    "bonus",
)
"""Cards that lie upon a piece of another name, and what no answer points at."""


def pieces(key: str) -> set[str]:
    codes = digsite.game(key).codes
    return {piece for code in range(codes.size) for piece in codes.pieces(code)}


def ways(piece: str) -> set[str]:
    parts = piece.split(":")
    return {":".join(parts[:n]) for n in range(1, len(parts) + 1)}


@pytest.mark.parametrize("key", sorted(PIECE_RULES))
def test_every_piece_has_its_rule_and_every_rule_its_piece(key: str) -> None:
    named = PIECE_RULES[key]
    known = {entry.id for book in Ledger.load().books for entry in book.entries}
    assert set(named.values()) <= known
    assert {piece for piece in pieces(key) if not ways(piece) & set(named)} == set()
    assert {name for name in named if name.split(":")[0] not in NO_PIECE} <= set().union(*map(ways, pieces(key)))


def test_cards_with_a_rule_of_their_own_lead_to_it() -> None:
    named = PIECE_RULES["excavation_earth"]
    texts = {entry.id: entry.text for book in Ledger.load().books for entry in book.entries}
    words = digsite.game("excavation_earth").text.words("en")
    cards = COMMAND_CARDS + NEW_COMMAND_CARDS
    for name, rule in named.items():
        kind, _, card = name.partition(":")
        if kind == "ability":
            # The texts of the base cards name them by their number alone.
            told = f"C{cards.index(card) + 1} white" if rule.startswith("EE") else words.say(f"ability-{card}")
            assert told in texts[rule], rule
        elif kind == "re" and card:
            assert words.say(f"re-{card}").replace("’", "'") in texts[rule], rule
        elif kind == "popup" and card:
            assert texts[rule].startswith(f"{card},"), rule
