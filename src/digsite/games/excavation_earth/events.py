"""What can happen in Excavation Earth, who may see it (EE-INFO) and which rules it rests on.

Every credit that a player gains or pays is the `credits` of one event, so the events of a game make its score sheet.
"""

from __future__ import annotations

from typing import Final

from digsite.kernel.events import ANSWERED_ITSELF, EventKind

# --- the flow
BEGAN: Final = EventKind("began", ["faction"], ["EE-SETUP-02", "EE-SETUP-06"], reveals=True)
"""A seat and its faction, in starting turn order."""
ROUND_BEGAN: Final = EventKind("round-began", ["round"], ["EE-FLOW-01", "EE-FLOW-R1"])
TURN_BEGAN: Final = EventKind("turn-began", [], ["EE-TURN-01"])
PASSED: Final = EventKind("passed", [], ["EE-PASS-01", "EE-TURN-04"])
PLACED: Final = EventKind("placed", ["place"], ["EE-SETUP-39"])
ENDED: Final = EventKind("ended", [], ["EE-END-01"], reveals=True)

# --- cards
PLAYED: Final = EventKind("played", ["action", "card"], ["EE-TURN-08", "EE-TURN-12", "EE-TURN-13"], shows=True)
"""An action is chosen and paid for; `action` is its place in `ACTIONS`."""
DREW: Final = EventKind("drew", ["card"], ["EE-INFO-11"], secret=["card"], reveals=True)
"""One card joins a hand, seen by its owner alone."""
SAW_CARD: Final = EventKind(
    "saw-card", ["card"], ["EE-INFO-14", "EE-INFO-12"], secret=["card"], silent=True, reveals=True
)
"""A card that one seat may choose or not; the others are not told."""
KEPT_CARD: Final = EventKind("kept-card", ["card"], ["EE-SELL-20", "EE-CMDCARD-11"], secret=["card"], shows=True)
PICKED: Final = EventKind("picked", ["card"], ["EE-PREP-27", "EE-PREP-33"], secret=["card"])
DISCARDED: Final = EventKind("discarded", ["card"], ["EE-INFO-09"], shows=True)
RESHUFFLED: Final = EventKind("reshuffled", ["n"], ["EE-SUPPLY-05"], reveals=True)
"""The discard pile of `n` cards became the new deck."""
REDREW: Final = EventKind("redrew", ["n"], ["EE-SETUP-10", "EE-SETUP-11"], reveals=True)
KEPT_HAND: Final = EventKind("kept-hand", [], ["EE-SETUP-R13"])
FORECAST: Final = EventKind("forecast", ["card"], ["EE-SETUP-16", "EE-PREP-18"], reveals=True)
FOUND_NO_CARD: Final = EventKind("no-card", [], ["EE-SUPPLY-02", "EE-GALLERY-R6", "EE-SELL-R4"])

# --- map and tiles
MOVED: Final = EventKind("moved", ["origin", "place"], ["EE-TRAVEL-06"])
REVEALED: Final = EventKind("revealed", ["artefact", "place"], ["EE-SETUP-19", "EE-PREP-13"], reveals=True)
"""A tile of a pile goes on its site."""
STACKED: Final = EventKind("stacked", ["artefact"], ["EE-SETUP-23", "EE-PREP-14"], reveals=True)
ROTATED: Final = EventKind("rotated", ["colour"], ["EE-PREP-36"])
DUG: Final = EventKind("dug", ["artefact", "place"], ["EE-EXCAVATE-12"])
SAMPLED: Final = EventKind("sampled", ["artefact"], ["EE-GALLERY-03"])
REASSIGNED: Final = EventKind("reassigned", ["artefact"], ["EE-GALLERY-10", "EE-GALLERY-13", "EE-CREW-03"])
"""A guard leaves its space; what it had sampled counts no longer."""
FILLED: Final = EventKind("filled", ["colour"], ["EE-GALLERY-15", "EE-GALLERY-16"])
OFFLOADED: Final = EventKind("offloaded", ["artefact", "hold", "credits"], ["EE-SMUGGLE-06", "EE-SMUGGLE-07"])
ACQUIRED: Final = EventKind("acquired", ["artefact", "hold", "credits"], ["EE-SMUGGLE-11", "EE-SMUGGLE-12"])
"""`credits` are paid: a negative number."""
ACQUIRED_FIRST: Final = EventKind("acquired-first", ["artefact", "hold", "credits"], ["EE-FACTION-14", "EE-SMUGGLE-12"])
"""The same before a sale, for the listed value."""
QUIETLY_SOLD: Final = EventKind("quietly-sold", ["artefact", "hold", "credits"], ["EE-CMDCARD-17", "EE-CMDCARD-18"])
GIVEN_UP: Final = EventKind("given-up", ["artefact", "hold"], ["EE-SELL-05", "EE-SELL-30"])
"""A tile that is sold leaves the game."""

# --- survey
REPLACED: Final = EventKind("replaced", ["card", "by"], ["EE-SURVEY-06"])
MARKED: Final = EventKind("marked", ["card"], ["EE-SURVEY-07"])
TOOK_TOKEN: Final = EventKind("took-token", ["n"], ["EE-SURVEY-09"])
SURVEYED: Final = EventKind("surveyed", ["artefact"], ["EE-SURVEY-15", "EE-SURVEY-R4"], reveals=True)
LAID: Final = EventKind("laid", ["artefact", "place"], ["EE-SURVEY-16"])
STORED: Final = EventKind("stored", ["artefact"], ["EE-FACTION-05"])
BOUGHT: Final = EventKind("bought", ["artefact", "credits"], ["EE-SURVEY-18"])
"""`credits` are paid: a negative number."""
PUT_BACK: Final = EventKind("put-back", ["artefact"], ["EE-SURVEY-17"])

# --- buyers and crew
JOINED: Final = EventKind("joined", ["buyer", "market"], ["EE-QUEUE-04"])
EJECTED: Final = EventKind("ejected", ["buyer", "market"], ["EE-QUEUE-06"])
LEFT_QUEUE: Final = EventKind("left-queue", ["buyer", "market"], ["EE-PREP-06"])
PULLED: Final = EventKind("pulled", ["buyer", "market", "other"], ["EE-CMDCARD-21"])
BUYER_CARD: Final = EventKind("buyer-card", ["buyer"], ["EE-SETUP-31", "EE-PREP-09"], reveals=True)
BUYERS_RESHUFFLED: Final = EventKind("buyers-reshuffled", [], ["EE-SETUP-33"], reveals=True)
BOARDED: Final = EventKind("boarded", ["buyer", "market", "n"], ["EE-SELL-22"])
RETURNED: Final = EventKind("returned", ["buyer", "n"], ["EE-SELL-24"])
HIRED: Final = EventKind("hired", ["market"], ["EE-MARKET-05", "EE-COMMAND-05"])
"""A cube becomes a trader."""
SENT_ENVOY: Final = EventKind("sent-envoy", ["centre"], ["EE-COMMAND-06"])
PROMOTED: Final = EventKind("promoted", ["market", "centre"], ["EE-SELL-25"])
RECALLED: Final = EventKind("recalled", ["centre"], ["EE-COMMAND-07"])
POSTED: Final = EventKind("posted", ["post", "target"], ["EE-CMDCARD-23", "EE-CMDCARD-24"])
CUBE_BACK: Final = EventKind("cube-back", ["card"], ["EE-PREP-16"])

# --- credits
EARNED_RANK: Final = EventKind("earned-rank", ["colour", "rank", "credits"], ["EE-SELL-15", "EE-POP-11"])
EARNED_BUYERS: Final = EventKind("earned-buyers", ["n", "credits"], ["EE-SELL-16"])
EARNED_MARKETS: Final = EventKind("earned-markets", ["n", "credits"], ["EE-SELL-17"])
FUNDED: Final = EventKind("funded", ["credits"], ["EE-CMDCARD-09", "EE-CMDCARD-10"])
CENTRE_PRIZE: Final = EventKind("centre-prize", ["centre", "rank", "credits"], ["EE-SCORE-01", "EE-SCORE-07"])
ROW_SCORED: Final = EventKind("row-scored", ["glyph", "n", "credits"], ["EE-END-02", "EE-END-03"])
COLUMN_SCORED: Final = EventKind("column-scored", ["colour", "n", "credits"], ["EE-END-02", "EE-END-03"])

# --- preparation
COMMAND_CARD: Final = EventKind("command-card", ["ability", "centre"], ["EE-PREP-02", "EE-PREP-03"], reveals=True)
COMMAND_TURNED: Final = EventKind("command-turned", ["ability", "centre"], ["EE-PREP-04"])
ORDER: Final = EventKind("order", ["n"], ["EE-PREP-20", "EE-PREP-21"])
"""A seat takes place n of the new turn order."""
DEALT: Final = EventKind("dealt", ["n"], ["EE-PREP-24"], reveals=True)
PACKS_PASSED: Final = EventKind("packs-passed", ["n"], ["EE-PREP-28"])
USED_ABILITY: Final = EventKind("used-ability", ["ability"], ["EE-COMMAND-09"])
DECLINED: Final = EventKind("declined", ["ability"], ["EE-COMMAND-10", "EE-INFO-22"])

EVENTS: Final = [
    ANSWERED_ITSELF,
    BEGAN,
    ROUND_BEGAN,
    TURN_BEGAN,
    PASSED,
    PLACED,
    ENDED,
    PLAYED,
    DREW,
    SAW_CARD,
    KEPT_CARD,
    PICKED,
    DISCARDED,
    RESHUFFLED,
    REDREW,
    KEPT_HAND,
    FORECAST,
    FOUND_NO_CARD,
    MOVED,
    REVEALED,
    STACKED,
    ROTATED,
    DUG,
    SAMPLED,
    REASSIGNED,
    FILLED,
    OFFLOADED,
    ACQUIRED,
    ACQUIRED_FIRST,
    QUIETLY_SOLD,
    GIVEN_UP,
    REPLACED,
    MARKED,
    TOOK_TOKEN,
    SURVEYED,
    LAID,
    STORED,
    BOUGHT,
    PUT_BACK,
    JOINED,
    EJECTED,
    LEFT_QUEUE,
    PULLED,
    BUYER_CARD,
    BUYERS_RESHUFFLED,
    BOARDED,
    RETURNED,
    HIRED,
    SENT_ENVOY,
    PROMOTED,
    RECALLED,
    POSTED,
    CUBE_BACK,
    EARNED_RANK,
    EARNED_BUYERS,
    EARNED_MARKETS,
    FUNDED,
    CENTRE_PRIZE,
    ROW_SCORED,
    COLUMN_SCORED,
    COMMAND_CARD,
    COMMAND_TURNED,
    ORDER,
    DEALT,
    PACKS_PASSED,
    USED_ABILITY,
    DECLINED,
]

TO_TRAVEL: Final = 0
TO_SELL: Final = 1
TO_EXCAVATE: Final = 2
TO_MARKET: Final = 3
TO_COMMAND: Final = 4
TO_SMUGGLE: Final = 5
TO_SURVEY: Final = 6
ACTIONS: Final = ["travel", "sell", "excavate", "market", "command", "smuggle", "survey", "pass"]
