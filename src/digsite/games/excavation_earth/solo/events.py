"""What Zu tells of itself: its cards, and every ladder of priorities that it climbs (ZU-GEN-06, -07).

A choice begins with what Zu weighs; where several are chosen, each begins anew with what is left. Each rung that puts
somebody out tells who stays and who is out, by the rule that the rung is; a rung that leaves all where they are says
nothing. What is still tied at the end is drawn by lot. The sets are ints with a bit for each candidate: colours, types
of artefact, markets, or tiles in the holds (hold * 20 + type).
"""

from __future__ import annotations

from typing import Final

from digsite.kernel.events import EventKind

ZU_BEGAN: Final = EventKind("zu-began", [], ["ZU-SETUP-02", "ZU-SETUP-03", "ZU-SETUP-05"])
ZU_DECK: Final = EventKind("zu-deck", ["n"], ["ZU-SETUP-18", "ZU-PREP-04", "ZU-PREP-06"], reveals=True)
"""A round deck of n cards lies on Zu's board."""
ZU_CARD: Final = EventKind("zu-card", ["face"], ["ZU-TURN-03", "ZU-TURN-04"], reveals=True)
ZU_THREW: Final = EventKind(
    "zu-threw", ["face"], ["ZU-EASY-05", "ZU-EASY-08", "ZU-EASY-R1", "ZU-EASY-R5"], reveals=True
)
ZU_PASSED: Final = EventKind("zu-passed", [], ["ZU-TURN-05", "ZU-TURN-07"])
ZU_FAILED: Final = EventKind("zu-failed", ["obstacle", "credits"], ["ZU-FAIL-01", "ZU-FAIL-02"])
ZU_ACQUIRES: Final = EventKind("zu-acquires", ["obstacle"], ["ZU-EXCAVATE-16", "ZU-EXCAVATE-18"])
ZU_OFFLOADS: Final = EventKind("zu-offloads", ["obstacle"], ["ZU-EXCAVATE-15", "ZU-ACQUIRE-09"])
ZU_DREW: Final = EventKind("zu-drew", ["card"], ["ZU-SURVEY-01", "ZU-SURVEY-24"], reveals=True)
LOST_CARD: Final = EventKind("lost-card", ["card"], ["ZU-DRAFT-04", "ZU-DRAFT-06", "ZU-DRAFT-08"], reveals=True)
"""A card of the human's pack is lost at random."""
ZU_LEFT: Final = EventKind("zu-left", ["artefact", "hold", "credits"], ["ZU-END-02"])
"""A tile that Zu still has at the end brings its value."""
LEFT_OVER: Final = EventKind("left-over", ["artefact", "hold", "credits"], ["ZU-HARD-15", "ZU-HARD-16"])
"""A tile that the human still has at the end costs its value."""

OBSTACLES: Final = [
    "no-artefact",
    "no-buyer",
    "all-markets",
    "no-crew",
    "no-forecast",
    "no-card",
    "holds-full",
    "cargo-full",
    "nothing-to-dig",
    "nothing-to-buy",
    "fewest-unwanted",
    "one-colour",
]
"""Why a card could not be carried out as printed."""
NO_ARTEFACT: Final = 0
NO_BUYER: Final = 1
ALL_MARKETS: Final = 2
NO_CREW: Final = 3
NO_FORECAST: Final = 4
NO_CARD: Final = 5
HOLDS_FULL: Final = 6
CARGO_FULL: Final = 7
NOTHING_TO_DIG: Final = 8
NOTHING_TO_BUY: Final = 9
FEWEST_UNWANTED: Final = 10
ONE_COLOUR: Final = 11

PURPOSES: Final = [
    "dig",
    "acquire",
    "acquire-more",
    "lead",
    "buyers",
    "trader",
    "sell",
    "snipe",
    "offload",
    "survey",
    "first",
    "lay",
    "first-choice",
    "bought-instead",
]
"""What a choice is for."""
FOR_DIG: Final = 0
FOR_ACQUIRE: Final = 1
FOR_MORE: Final = 2
FOR_LEAD: Final = 3
FOR_BUYERS: Final = 4
FOR_TRADER: Final = 5
FOR_SELL: Final = 6
FOR_SNIPE: Final = 7
FOR_OFFLOAD: Final = 8
FOR_SURVEY: Final = 9
FOR_FIRST: Final = 10
FOR_LAY: Final = 11
FOR_FIRST_CHOICE: Final = 12
FOR_INSTEAD: Final = 13

WEIGHS_COLOURS: Final = EventKind("zu-weighs-colours", ["purpose", "colours"], ["ZU-GEN-06", "ZU-GEN-07"])
WEIGHS_ARTEFACTS: Final = EventKind("zu-weighs-artefacts", ["purpose", "artefacts"], ["ZU-GEN-06", "ZU-GEN-07"])
WEIGHS_MARKETS: Final = EventKind("zu-weighs-markets", ["purpose", "markets"], ["ZU-GEN-06", "ZU-GEN-07"])
WEIGHS_TILES: Final = EventKind("zu-weighs-tiles", ["purpose", "tiles"], ["ZU-GEN-06", "ZU-GEN-07"])


def colours_rung(name: str, rules: list[str]) -> EventKind:
    """A rung on which colours (or the stacks of these colours) stay or are out."""
    return EventKind(f"zu-{name}", ["colours", "out-colours"], rules)


def first_rung(name: str, rules: list[str]) -> EventKind:
    """A rung that decides which of two colours is served first; the other comes later."""
    return EventKind(f"zu-{name}", ["colours", "later-colours"], rules)


def artefacts_rung(name: str, rules: list[str]) -> EventKind:
    return EventKind(f"zu-{name}", ["artefacts", "out-artefacts"], rules)


def markets_rung(name: str, rules: list[str]) -> EventKind:
    return EventKind(f"zu-{name}", ["markets", "out-markets"], rules)


def tiles_rung(name: str, rules: list[str]) -> EventKind:
    return EventKind(f"zu-{name}", ["tiles", "out-tiles"], rules)


def lot(name: str, tied: str, drawn: str, rules: list[str]) -> EventKind:
    """A draw among those still tied (ZU-GEN-08)."""
    return EventKind(f"zu-{name}", [tied, drawn], [*rules, "ZU-GEN-08"], reveals=True)


# --- Excavate: the colour
DIG_ON_MAP: Final = colours_rung("dig-on-map", ["ZU-EXCAVATE-07", "ZU-EXCAVATE-08", "ZU-EXCAVATE-R4"])
DIG_NEEDED: Final = colours_rung("dig-needed", ["ZU-EXCAVATE-R4", "ZU-EXCAVATE-07"])
DIG_OTHER: Final = colours_rung("dig-other", ["ZU-EXCAVATE-R2"])
DIG_POPULAR: Final = colours_rung("dig-popular", ["ZU-EXCAVATE-05"])
DIG_TOP: Final = colours_rung("dig-top", ["ZU-EXCAVATE-07"])
DIG_TWO: Final = colours_rung("dig-two", ["ZU-EXCAVATE-10", "ZU-EXCAVATE-R7"])
DIG_NONE_HELD: Final = colours_rung("dig-none-held", ["ZU-EXCAVATE-11"])
DIG_HUMAN_FEW: Final = colours_rung("dig-human-few", ["ZU-EXCAVATE-12"])
DIG_LOT: Final = lot("dig-lot", "colours", "colour", ["ZU-EXCAVATE-13"])
# --- Excavate with switch H1: which of the two colours comes first
FIRST_POPULAR: Final = first_rung("first-popular", ["ZU-HARD-02"])
FIRST_NONE_HELD: Final = first_rung("first-none-held", ["ZU-HARD-02", "ZU-EXCAVATE-11"])
FIRST_HUMAN_FEW: Final = first_rung("first-human-few", ["ZU-HARD-02", "ZU-EXCAVATE-12"])
FIRST_LOT: Final = lot("first-lot", "colours", "colour", ["ZU-HARD-02", "ZU-EXCAVATE-13"])
# --- Excavate: the artefacts
FIND_NEEDED: Final = artefacts_rung("find-needed", ["ZU-EXCAVATE-17"])
FIND_OTHER_SITE: Final = artefacts_rung("find-other-site", ["ZU-EXCAVATE-25", "ZU-EXCAVATE-26", "ZU-EXCAVATE-R7"])
FIND_OTHER_TYPE: Final = artefacts_rung("find-other-type", ["ZU-EXCAVATE-R7", "ZU-EXCAVATE-24"])
FIND_UNSAMPLED: Final = artefacts_rung("find-unsampled", ["ZU-EXCAVATE-19"])
FIND_RARE: Final = artefacts_rung("find-rare", ["ZU-EXCAVATE-20"])
FIND_DEAR: Final = artefacts_rung("find-dear", ["ZU-EXCAVATE-21"])
FIND_LOT: Final = lot("find-lot", "artefacts", "artefact", ["ZU-EXCAVATE-22"])
# --- Acquire
FIRST_CHOICE: Final = colours_rung("first-choice", ["ZU-ACQUIRE-R1"])
STACK_THERE: Final = colours_rung("stack-there", ["ZU-ACQUIRE-08"])
STACK_OTHER: Final = colours_rung("stack-other", ["ZU-HARD-R6", "ZU-HARD-19"])
STACK_NEEDED: Final = colours_rung("stack-needed", ["ZU-ACQUIRE-04"])
STACK_PAID: Final = colours_rung("stack-paid", ["ZU-ACQUIRE-05", "ZU-ACQUIRE-06"])
MORE_NEEDED: Final = colours_rung("more-needed", ["ZU-HARD-17"])
MORE_PAID: Final = colours_rung("more-paid", ["ZU-HARD-18"])
STACK_NEXT: Final = colours_rung("stack-next", ["ZU-ACQUIRE-07"])
STACK_DEAR: Final = colours_rung("stack-dear", ["ZU-HARD-17"])
STACK_LEFT: Final = colours_rung("stack-left", ["ZU-HARD-20"])
INSTEAD_DEAR: Final = colours_rung("instead-dear", ["ZU-HARD-R3"])
INSTEAD_LEFT: Final = colours_rung("instead-left", ["ZU-HARD-R3", "ZU-HARD-20"])
# --- Offload
OFFLOAD_OTHER: Final = tiles_rung("offload-other", ["ZU-OFFLOAD-02"])
OFFLOAD_DEAR: Final = tiles_rung("offload-dear", ["ZU-OFFLOAD-03", "ZU-OFFLOAD-05"])
OFFLOAD_CARGO: Final = tiles_rung("offload-cargo", ["ZU-OFFLOAD-06"])
OFFLOAD_UNPOPULAR: Final = tiles_rung("offload-unpopular", ["ZU-OFFLOAD-07"])
OFFLOAD_LOT: Final = lot("offload-lot", "tiles", "tile", ["ZU-OFFLOAD-08"])
# --- the lead colour
LEAD_POPULAR: Final = colours_rung("lead-popular", ["ZU-TERM-10", "ZU-MARKET-16"])
LEAD_MOST: Final = colours_rung("lead-most", ["ZU-TERM-10", "ZU-MARKET-17"])
LEAD_LOT: Final = lot("lead-lot", "colours", "colour", ["ZU-TERM-10", "ZU-MARKET-18"])
# --- Market
TRADER_NONE: Final = markets_rung("trader-none", ["ZU-MARKET-02"])
TRADER_INTEREST: Final = markets_rung("trader-interest", ["ZU-MARKET-05"])
TRADER_SWING: Final = markets_rung("trader-swing", ["ZU-MARKET-07", "ZU-SWING-10", "ZU-SWING-R1", "ZU-GEN-R3"])
TRADER_LOT: Final = lot("trader-lot", "markets", "market", ["ZU-MARKET-08"])
BUYERS_LOT: Final = lot("buyers-lot", "colours", "colour", ["ZU-MARKET-20", "ZU-MARKET-R3"])
# --- the most lucrative market
LUCRATIVE_INTEREST: Final = markets_rung("lucrative-interest", ["ZU-LUCR-R1", "ZU-LUCR-02"])
LUCRATIVE_LEAD: Final = markets_rung("lucrative-lead", ["ZU-LUCR-01", "ZU-LUCR-R1"])
LUCRATIVE_RIVAL: Final = markets_rung("lucrative-rival", ["ZU-LUCR-04", "ZU-LUCR-05"])
LUCRATIVE_SWING: Final = markets_rung("lucrative-swing", ["ZU-LUCR-06", "ZU-SWING-10", "ZU-SWING-R1", "ZU-GEN-R3"])
LUCRATIVE_LOT: Final = lot("lucrative-lot", "markets", "market", ["ZU-LUCR-07"])
# --- Sell
SELL_OPEN: Final = colours_rung("sell-open", ["ZU-SELL-07", "ZU-SELL-03"])
SELL_NONE: Final = colours_rung("sell-none", ["ZU-SELL-02", "ZU-SELL-03"])
SELL_MANY: Final = colours_rung("sell-many", ["ZU-SELL-05", "ZU-SELL-06"])
SELL_PAYS: Final = colours_rung("sell-pays", ["ZU-SELL-R1"])
SELL_POPULAR: Final = colours_rung("sell-popular", ["ZU-SELL-08", "ZU-SELL-R1"])
SELL_LOT: Final = lot("sell-lot", "colours", "colour", ["ZU-SELL-08"])
SELL_CHEAP: Final = tiles_rung("sell-cheap", ["ZU-SELL-12"])
SELL_TILE_LOT: Final = lot("sell-tile-lot", "tiles", "tile", ["ZU-SELL-13"])
# --- Snipe
SNIPE_OPEN: Final = colours_rung("snipe-open", ["ZU-SNIPE-07", "ZU-SNIPE-R2"])
SNIPE_NONE: Final = colours_rung("snipe-none", ["ZU-SNIPE-02"])
SNIPE_FEW: Final = colours_rung("snipe-few", ["ZU-SNIPE-06"])
SNIPE_WANTED: Final = colours_rung("snipe-wanted", ["ZU-SNIPE-R1", "ZU-SNIPE-05"])
SNIPE_POPULAR: Final = colours_rung("snipe-popular", ["ZU-SNIPE-08"])
SNIPE_LOT: Final = lot("snipe-lot", "colours", "colour", ["ZU-SNIPE-09"])
SNIPE_INTEREST: Final = markets_rung("snipe-interest", ["ZU-SNIPE-12"])
SNIPE_CHEAP: Final = tiles_rung("snipe-cheap", ["ZU-SNIPE-10"])
SNIPE_TILE_LOT: Final = lot("snipe-tile-lot", "tiles", "tile", ["ZU-SNIPE-11"])
# --- Survey
SURVEY_WANTED: Final = artefacts_rung("survey-wanted", ["ZU-SURVEY-09", "ZU-SURVEY-11"])
SURVEY_DEAR: Final = artefacts_rung("survey-dear", ["ZU-SURVEY-12"])
SURVEY_LOT: Final = lot("survey-lot", "artefacts", "artefact", ["ZU-SURVEY-20"])
LAY_LOT: Final = lot("lay-lot", "artefacts", "artefact", ["ZU-SURVEY-15"])

DEEDS: Final = [
    ZU_BEGAN,
    ZU_DECK,
    ZU_CARD,
    ZU_THREW,
    ZU_PASSED,
    ZU_FAILED,
    ZU_ACQUIRES,
    ZU_OFFLOADS,
    ZU_DREW,
    LOST_CARD,
    ZU_LEFT,
    LEFT_OVER,
]
"""What happens in a solo game; all the rest is why."""
CHOICES: Final = [
    WEIGHS_COLOURS,
    WEIGHS_ARTEFACTS,
    WEIGHS_MARKETS,
    WEIGHS_TILES,
]
"""What Zu chooses from: a ladder begins."""
RUNGS: Final = [
    DIG_ON_MAP,
    DIG_NEEDED,
    DIG_OTHER,
    DIG_POPULAR,
    DIG_TOP,
    DIG_TWO,
    DIG_NONE_HELD,
    DIG_HUMAN_FEW,
    DIG_LOT,
    FIRST_POPULAR,
    FIRST_NONE_HELD,
    FIRST_HUMAN_FEW,
    FIRST_LOT,
    FIND_NEEDED,
    FIND_OTHER_SITE,
    FIND_OTHER_TYPE,
    FIND_UNSAMPLED,
    FIND_RARE,
    FIND_DEAR,
    FIND_LOT,
    FIRST_CHOICE,
    STACK_THERE,
    STACK_OTHER,
    STACK_NEEDED,
    STACK_PAID,
    MORE_NEEDED,
    MORE_PAID,
    STACK_NEXT,
    STACK_DEAR,
    STACK_LEFT,
    INSTEAD_DEAR,
    INSTEAD_LEFT,
    OFFLOAD_OTHER,
    OFFLOAD_DEAR,
    OFFLOAD_CARGO,
    OFFLOAD_UNPOPULAR,
    OFFLOAD_LOT,
    LEAD_POPULAR,
    LEAD_MOST,
    LEAD_LOT,
    TRADER_NONE,
    TRADER_INTEREST,
    TRADER_SWING,
    TRADER_LOT,
    BUYERS_LOT,
    LUCRATIVE_INTEREST,
    LUCRATIVE_LEAD,
    LUCRATIVE_RIVAL,
    LUCRATIVE_SWING,
    LUCRATIVE_LOT,
    SELL_OPEN,
    SELL_NONE,
    SELL_MANY,
    SELL_PAYS,
    SELL_POPULAR,
    SELL_LOT,
    SELL_CHEAP,
    SELL_TILE_LOT,
    SNIPE_OPEN,
    SNIPE_NONE,
    SNIPE_FEW,
    SNIPE_WANTED,
    SNIPE_POPULAR,
    SNIPE_LOT,
    SNIPE_INTEREST,
    SNIPE_CHEAP,
    SNIPE_TILE_LOT,
    SURVEY_WANTED,
    SURVEY_DEAR,
    SURVEY_LOT,
    LAY_LOT,
]
"""Who stays, who is out, and what was drawn by lot."""
ZU_EVENTS: Final = DEEDS + CHOICES + RUNGS
