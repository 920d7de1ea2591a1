"""What can happen in Archaeology, who may see it (AR-SETUP-R4) and which rules it rests on."""

from __future__ import annotations

from typing import Final

from digsite.kernel.events import ANSWERED_ITSELF, EventKind

BEGAN: Final = EventKind("began", ["monument"], ["AR-SETUP-13", "AR-SETUP-27"], reveals=True)
"""The game is set up; `seat` goes first. `monument` is its number in the list of monuments."""
ANNOUNCED: Final = EventKind("announced", ["n"], ["AR-LUCK-01", "AR-LUCK-R2"], reveals=True)
TURN_BEGAN: Final = EventKind("turn-began", [], ["AR-TURN-01"])
TURN_ENDED: Final = EventKind("turn-ended", [], ["AR-TURN-11"])
PASSED: Final = EventKind("passed", [], ["AR-END-03"])
SKIPPED: Final = EventKind("skipped", [], ["AR-END-R3"])
MUST_SELL: Final = EventKind("must-sell", [], ["AR-END-06", "AR-END-R5"])
ENDED: Final = EventKind("ended", [], ["AR-END-07"], reveals=True)

DUG: Final = EventKind("dug", ["treasure"], ["AR-DIG-02", "AR-DIG-03"], secret=["treasure"], reveals=True)
DUG_THIEF: Final = EventKind("dug-thief", ["n"], ["AR-DIG-04", "AR-THIEF-01"], reveals=True)
"""`n` is how many thieves have been drawn by now."""
DUG_STORM: Final = EventKind("dug-storm", ["n"], ["AR-DIG-05", "AR-STORM-01"], reveals=True)
NOTHING_TO_DIG: Final = EventKind("nothing-to-dig", [], ["AR-DIG-R1"])

ROBBED: Final = EventKind(
    "robbed", ["victim", "treasure"], ["AR-THIEF-04", "AR-THIEF-R2"], secret=["treasure"], reveals=True
)
ROBBED_IN_VAIN: Final = EventKind("robbed-in-vain", ["victim"], ["AR-THIEF-R1"])
"""The victim has no card."""
NOTHING_STOLEN: Final = EventKind("nothing-stolen", [], ["AR-THIEF-06"])

USED_TENT: Final = EventKind("used-tent", ["n"], ["AR-TENT-04", "AR-TENT-05", "AR-TENT-R2"], shows=True)
"""`n` is how often the tent can still be used."""
DECLINED_TENT: Final = EventKind("declined-tent", [], ["AR-TENT-07", "AR-TENT-R2"], shows=True)
LOST: Final = EventKind("lost", ["treasure"], ["AR-STORM-06", "AR-STORM-07", "AR-STORM-R1"], shows=True)
SPARED: Final = EventKind("spared", [], ["AR-STORM-08"])

GAVE: Final = EventKind("gave", ["treasure", "n"], ["AR-TRADE-04"], shows=True)
TOOK: Final = EventKind("took", ["treasure", "n"], ["AR-TRADE-04"], shows=True)

EXPLORED: Final = EventKind("explored", ["chamber", "n"], ["AR-EXPLORE-01", "AR-EXPLORE-04"], shows=True)
"""`n` is how many Maps were paid."""
EMPTIED: Final = EventKind("emptied", ["chamber", "n"], ["AR-EXPLORE-05"], shows=True)
"""The explorer took all `n` cards of the chamber."""
FOUND: Final = EventKind(
    "found", ["treasure", "n"], ["AR-EXPLORE-05"], secret=["treasure", "n"], silent=True, reveals=True
)
"""What the explorer found, told to nobody else."""
FOUND_OPENLY: Final = EventKind(
    "found-openly", ["treasure", "n"], ["AR-RUINS-03", "AR-RUINS-04", "AR-MINE-05", "AR-SPHINX-07"], reveals=True
)
SAW: Final = EventKind(
    "saw",
    ["treasure", "n", "chamber"],
    ["AR-TOMB-02", "AR-TEMPLE-05"],
    secret=["treasure", "n", "chamber"],
    silent=True,
    reveals=True,
)
"""What lies in a chamber that one player looks at."""
KEPT: Final = EventKind("kept", ["treasure"], ["AR-TOMB-03"], secret=["treasure"], shows=True)
LOOKED: Final = EventKind("looked", ["chamber"], ["AR-TEMPLE-04"], shows=True)
DECLINED_LOOK: Final = EventKind("declined-look", [], ["AR-TEMPLE-06"])
TURNED_UP: Final = EventKind("turned-up", ["treasure", "value"], ["AR-MINE-04", "AR-SPHINX-05"], reveals=True)
"""A card turned up in the open; `value` is the trading value turned up by now, or 0 where that does not matter."""
CAVED_IN: Final = EventKind("caved-in", ["n"], ["AR-MINE-06", "AR-EXPLORE-R2"], reveals=True)
HAULED: Final = EventKind("hauled", ["n"], ["AR-MINE-05", "AR-SPHINX-07"])
"""The explorer takes `n` of the cards turned up."""
NAMED: Final = EventKind("named", ["treasure"], ["AR-SPHINX-03", "AR-SPHINX-R4"])
UNEARTHED: Final = EventKind("unearthed", ["chamber", "treasure"], ["AR-RUINS-07"], reveals=True)

SOLD: Final = EventKind("sold", ["treasure", "n", "money"], ["AR-SELL-02", "AR-SELL-12"], shows=True)

EVENTS: Final = [
    ANSWERED_ITSELF,
    BEGAN,
    ANNOUNCED,
    TURN_BEGAN,
    TURN_ENDED,
    PASSED,
    SKIPPED,
    MUST_SELL,
    ENDED,
    DUG,
    DUG_THIEF,
    DUG_STORM,
    NOTHING_TO_DIG,
    ROBBED,
    ROBBED_IN_VAIN,
    NOTHING_STOLEN,
    USED_TENT,
    DECLINED_TENT,
    LOST,
    SPARED,
    GAVE,
    TOOK,
    EXPLORED,
    EMPTIED,
    FOUND,
    FOUND_OPENLY,
    SAW,
    KEPT,
    LOOKED,
    DECLINED_LOOK,
    TURNED_UP,
    CAVED_IN,
    HAULED,
    NAMED,
    UNEARTHED,
    SOLD,
]
