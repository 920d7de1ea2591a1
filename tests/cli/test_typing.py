"""Answers that are typed in words."""

from __future__ import annotations

import pytest

import digsite
from digsite.cli.archaeology_typing import Typist
from digsite.cli.face import NotUnderstood
from digsite.cli.language import Language
from digsite.kernel.text import LOCALES

GAME = digsite.game("archaeology")
NAMES = ["Anna", "Ben", "Bea"]
TYPISTS = {lang: Typist(GAME, Language(lang), NAMES) for lang in LOCALES}


def parsed(typed: str, lang: str = "en", *, begun: bool = False) -> str:
    """The stable names of what was typed, in a row."""
    codes = TYPISTS[lang].parse(typed, begun=begun)
    return ", ".join(GAME.codes.name(code) for code in codes)


@pytest.mark.parametrize("lang", LOCALES)
def test_stable_names_are_understood_in_every_language(lang: str) -> None:
    """All but those that count from zero: people count chambers and players from one."""
    for code in range(GAME.codes.size):
        name = GAME.codes.name(code)
        if GAME.codes.span(code).name not in ("rob", "explore", "look"):
            assert parsed(name, lang) == name


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "sell coin 3", "sell coin 3"),
        ("en", "SELL  3 Coins", "sell coin 3"),
        ("en", "sell 2x pot", "sell pot_shard 2"),
        ("en", "sell 4 parchment scraps", "sell parchment_scrap 4"),
        ("en", "sell pharaoh's mask 2", "sell pharaohs_mask 2"),
        ("en", "sell cup 2", "sell broken_cup 2"),
        ("en", "end", "end-turn"),
        ("en", "end turn", "end-turn"),
        ("en", "use tent", "use-tent"),
        ("en", "explore 1", "explore 0"),
        ("en", "explore chamber 3", "explore 2"),
        ("en", "look 2", "look 1"),
        ("en", "rob anna", "rob 0"),
        ("en", "rob 2", "rob 1"),
        ("en", "rob bea", "rob 2"),
        ("en", "give coin 2", "give coin, give coin"),
        ("en", "give coin, map", "give coin, give map"),
        ("en", "lose tal", "lose talisman"),
        ("en", "trade", "trade"),
        ("en", "trade coin for map", "trade, give coin, given, take map, confirm"),
        (
            "en",
            "trade coin 2 parchment 1 for talisman 1",
            "trade, give coin, give coin, give parchment_scrap, given, take talisman, confirm",
        ),
        (
            "en",
            "trade 1 map and 1 coin for 2 coins",
            "trade, give map, give coin, given, take coin, take coin, confirm",
        ),
        ("de", "verkaufe Münze 3", "sell coin 3"),
        ("de", "verkaufe 5 Tonscherben", "sell pot_shard 5"),
        ("de", "verkaufe scherbe 2", "sell pot_shard 2"),
        ("de", "tausche 2 münzen gegen talisman", "trade, give coin, give coin, given, take talisman, confirm"),
        ("de", "erkunde 2", "explore 1"),
        ("de", "ende", "end-turn"),
        ("de", "sell coin 3", "sell coin 3"),
        ("pl", "sprzedaj moneta 3", "sell coin 3"),
        ("pl", "sprzedaj 5 skorup", "sell pot_shard 5"),
        ("pl", "wymień 2 monety na talizman", "trade, give coin, give coin, given, take talisman, confirm"),
        ("pl", "wymien moneta i mapa na maska", "trade, give coin, give map, given, take pharaohs_mask, confirm"),
        ("pl", "zakończ", "end-turn"),
    ],
)
def test_what_typed_words_mean(lang: str, typed: str, meant: str) -> None:
    assert parsed(typed, lang) == meant


def test_a_trade_that_has_begun_is_not_begun_again() -> None:
    assert parsed("trade coin for map", begun=True) == "give coin, given, take map, confirm"


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("dance", "“dance” means nothing here"),
        ("end turn now", "means nothing here"),
        ("sell", "How many?"),
        ("sell coin", "How many?"),
        ("sell 3", r"Which treasure\? Treasures: Pot shard"),
        ("sell gold 3", "“gold” is no treasure"),
        ("sell broken 2", "may be Broken cup, Broken tablet, Broken pendant"),
        ("sell coin 13", "From 1 to 12"),
        ("sell coin 0", "From 1 to 12"),
        ("sell coin 99999999999999999999", "From 1 to 12"),
        ("give", "Which treasure?"),
        ("explore", "from 1 to 3"),
        ("explore 0", "from 1 to 3"),
        ("explore 4", "from 1 to 3"),
        ("look ⅞", "from 1 to 3"),
        ("rob", "is no player here; players: Anna, Ben, Bea"),
        ("rob b", "is no player here"),
        ("rob 0", "is no player here"),
        ("rob 4", "is no player here"),
        ("trade coin", "Type what you give"),
        ("trade for map", "Type what you give"),
        ("trade coin for", "Type what you give"),
        ("trade coin for map for coin", "Type what you give"),
        ("trade coin for gold", "“gold” is no treasure"),
    ],
)
def test_what_is_not_understood(typed: str, complaint: str) -> None:
    with pytest.raises(NotUnderstood, match=complaint):
        parsed(typed)
