"""Why a code that answers another question may not be played now: each with the rule that says when it may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.rules import ACT
from digsite.games.excavation_earth.vocabulary import FIRST_EXTRA, TileSpan
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

WHEN: Final[dict[str, str]] = {
    "pass": "EE-TURN-11",
    "done": "EE-TURN-02",
    "trader": "EE-MARKET-05",
    "envoy": "EE-COMMAND-06",
    "recall": "EE-COMMAND-07",
    "add-wild": "EE-MARKET-08",
    "use": "EE-CMDCARD-01",
    "travel": "EE-TURN-08",
    "sell": "EE-TURN-08",
    "excavate": "EE-TURN-08",
    "market": "EE-TURN-08",
    "command": "EE-TURN-08",
    "smuggle": "EE-TURN-08",
    "survey": "EE-TURN-08",
    "add-buyer": "EE-MARKET-10",
    "region": "EE-SELL-02",
    "sell-at": "EE-SELL-04",
    "acquire": "EE-SMUGGLE-10",
    "replace": "EE-SURVEY-06",
    "dig": "EE-EXCAVATE-03",
    "sample": "EE-GALLERY-04",
    "guard": "EE-CREW-04",
    "offload": "EE-SMUGGLE-05",
    "sell-tile": "EE-SELL-13",
    "lay": "EE-SURVEY-16",
    "store": "EE-FACTION-05",
    "buy": "EE-SURVEY-17",
    "discard": "EE-PASS-03",
    "pick": "EE-PREP-27",
    "keep": "EE-SELL-20",
    "swap": "EE-SETUP-10",
    "send": "EE-CMDCARD-19",
    "pull": "EE-CMDCARD-21",
    "push": "EE-CMDCARD-21",
    "lift": "EE-CMDCARD-23",
    "post": "EE-CMDCARD-23",
    "place": "EE-SETUP-39",
    "move": "EE-TRAVEL-02",
}
"""The rule that says when the codes of each span of the base game can be played."""
EXTRA_TILES: Final = "extra tiles"
"""Among the spans of `rules.away`: the codes about kinds of tile that are not in play."""
ACTION_SPANS: Final = ["pass", "travel", "sell", "excavate", "market", "command", "smuggle", "survey"]


def no(s: Earth, rule: str, key: str) -> Refusal:
    """A refusal without figures."""
    return Refusal(s.game, rule, key, {})


def no_with(s: Earth, rule: str, key: str, field: str, value: int) -> Refusal:
    """A refusal whose words need one figure or thing."""
    return Refusal(s.game, rule, key, {field: value})


def concerns(s: Earth, span: TileSpan, code: int) -> bool:
    """Whether a code is one of these, about a kind of tile that is in play."""
    return span.has(code) and (code < FIRST_EXTRA or EXTRA_TILES not in s.rules.away)


def elsewhere(s: Earth, f: Frame, code: int) -> Refusal:
    """Why a code that belongs to another question may not be played at this one.

    The rule is the one that says when the code can be played; what may not be left open cites its own question.
    """
    span = s.game.codes.span(code).name
    if span in s.rules.away:
        return no(s, s.rules.away[span], "not-in-play")
    if code >= FIRST_EXTRA and EXTRA_TILES in s.rules.away:
        return no(s, s.rules.away[EXTRA_TILES], "not-in-play")
    if f.step == ACT:
        return no(s, s.rules.when[span], f"only-{span}")
    if span in ACTION_SPANS:
        return no(s, "EE-TURN-08" if span != "pass" else "EE-TURN-11", "finish-first")
    if span == "done":
        return no(s, s.table.steps[f.step].rules[0], "must-answer")
    return no(s, s.rules.when[span], "answer-first")
