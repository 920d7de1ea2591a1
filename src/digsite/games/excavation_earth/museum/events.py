"""What can happen with the expansion, who may see it and which rules it rests on."""

from __future__ import annotations

from typing import Final

from digsite.kernel.events import EventKind

# --- common
GAINED_RESEARCHERS: Final = EventKind("gained-researchers", ["n"], ["MU-RESEARCH-01"])
NO_RESEARCHER: Final = EventKind("no-researcher", [], ["MU-RESEARCH-R1"])
SAMPLED_BOX: Final = EventKind("sampled-box", ["artefact"], ["MU-PRETTY-02"])
GAINED_BROKER: Final = EventKind("gained-broker", ["colour"], ["MU-BROKER-01", "MU-BROKER-02"])
NO_BROKER: Final = EventKind("no-broker", [], ["MU-BROKER-R1"])
RECOLOURED: Final = EventKind("recoloured", ["colour"], ["MU-BROKER-05", "MU-BROKER-07"])
"""A broker of that colour goes to the mothership; the card counts as that colour."""
ALL_ICONS: Final = EventKind("all-icons", ["colour"], ["MU-BROKER-05", "MU-BROKER-08"])
POSTED_RESEARCHER: Final = EventKind("posted-researcher", ["artefact"], ["MU-RESEARCH-02", "MU-RESEARCH-R4"])
LOST_RESEARCHERS: Final = EventKind("lost-researchers", ["n"], ["MU-RESEARCH-R3"])
BROKER_PAID: Final = EventKind("broker-paid", ["colour", "credits"], ["MU-BROKER-09", "MU-BROKER-R10"])

# --- module 6
MYSTERY_LAID: Final = EventKind(
    "mystery-laid", ["colour", "place"], ["MU-MYSTSETUP-07", "MU-SURVEY-01", "MU-PREP-01"], reveals=True
)
MYSTERY_DUG: Final = EventKind("mystery-dug", ["colour", "place"], ["MU-CUSTODIAN-01", "MU-CUSTODIAN-03"])
MOVED_OVER: Final = EventKind("moved-over", ["artefact"], ["MU-RECARD-04"])
"""What was just stored goes into the hidden hold instead."""
MYSTERY_MOVED_OVER: Final = EventKind("mystery-moved-over", ["colour"], ["MU-RECARD-04"])
ANALYSED: Final = EventKind("analysed", ["colour", "hold"], ["MU-ANALYSE-01", "MU-ANALYSE-06"])
MYSTERY_OFFLOADED: Final = EventKind(
    "mystery-offloaded", ["colour", "hold", "credits"], ["MU-OFFLOAD-02", "MU-OFFLOAD-03"]
)
MYSTERY_QUIETLY_SOLD: Final = EventKind(
    "mystery-quietly-sold", ["colour", "hold", "credits"], ["MU-CMDCARD-06", "MU-OFFLOAD-R3"]
)
SAW_RE: Final = EventKind(
    "saw-re", ["re"], ["MU-ANALYSE-03", "MU-ANALYSE-R5"], secret=["re"], silent=True, reveals=True
)
GAINED_RE: Final = EventKind("gained-re", ["re"], ["MU-ANALYSE-04", "MU-ANALYSE-R5"], reveals=True)
PUT_UNDER: Final = EventKind("put-under", ["re"], ["MU-ANALYSE-05", "MU-ANALYSE-R5"], secret=["re"])
NO_RE: Final = EventKind("no-re", [], ["MU-ANALYSE-R4"])
BULK_PAID: Final = EventKind("bulk-paid", ["credits"], ["MU-RECARD-08"])
RE_SCORED: Final = EventKind("re-scored", ["re", "credits"], ["MU-RESCORE-01"])
GRANT: Final = EventKind("grant", ["credits"], ["MU-CMDCARD-01"])
"""Credits paid (negative) or gained with Research Grant."""

# --- module 7
EXHIBITION: Final = EventKind("exhibition", ["asks", "space"], ["MU-MUSETUP-06"], reveals=True)
"""An exhibition tile is laid on a space of the museum."""
CURATOR_CAME: Final = EventKind("curator-came", ["colour", "row"], ["MU-CURATOR-01", "MU-MUSETUP-07"])
CURATOR_LEFT: Final = EventKind("curator-left", ["colour"], ["MU-CURATOR-03"])
NO_CURATOR: Final = EventKind("no-curator", ["colour"], ["MU-CURATOR-R2"])
SENT: Final = EventKind("sent", ["artefact", "hold", "space"], ["MU-TILE-02", "MU-GUIDE-01"])
MATCHED: Final = EventKind("matched", ["colour", "row"], ["MU-BONUS-01"])
BRUSHED: Final = EventKind("brushed", ["colour", "row"], ["MU-RECARD-16"])
DONATED: Final = EventKind("donated", ["credits"], ["MU-RECARD-17"])
CURATOR_PAID: Final = EventKind("curator-paid", ["credits"], ["MU-BONUS-03"])
COLUMN_DONE: Final = EventKind("column-done", ["column"], ["MU-COLUMN-01", "MU-COLUMN-02"])
GIFTS_SOLD: Final = EventKind("gifts-sold", ["n", "credits"], ["MU-RECARD-20"])
CREW_MOVED: Final = EventKind("crew-moved", ["post", "target"], ["MU-COLUMN-06", "MU-COLUMN-07"])
CREW_BACK: Final = EventKind("crew-back", ["post"], ["MU-COLUMN-08"])
BENEFIT_LAPSED: Final = EventKind("benefit-lapsed", [], ["MU-COLUMN-R6"])
CURATOR_REPLACED: Final = EventKind("curator-replaced", ["colour", "by_colour", "row"], ["MU-CMDCARD-04"])
BOARD_PAID: Final = EventKind("board-paid", ["credits"], ["MU-CMDCARD-04"])
GUIDES_SCORED: Final = EventKind("guides-scored", ["n", "credits"], ["MU-MUSCORE-01"])

# --- module 8
POPUP_PLACED: Final = EventKind("popup-placed", ["popup", "place"], ["MU-POPUP-05", "MU-POPUP-06"], reveals=True)
POPUP_STOCKED: Final = EventKind("popup-stocked", ["popup", "artefact"], ["MU-SUPPLY-01"], reveals=True)
POPUP_EMPTY: Final = EventKind("popup-empty", ["popup"], ["MU-SUPPLY-R5"])
POPUP_BOUGHT: Final = EventKind("popup-bought", ["popup", "artefact", "credits"], ["MU-SUPPLY-03", "MU-SUPPLY-04"])
POPUP_MET: Final = EventKind("popup-met", ["popup", "artefact", "hold"], ["MU-DEMAND-01", "MU-DEMAND-02"])
POPUP_PAID: Final = EventKind("popup-paid", ["popup", "credits"], ["MU-POPCARD-07", "MU-POPCARD-10"])

MUSEUM_EVENTS: Final = [
    GAINED_RESEARCHERS,
    NO_RESEARCHER,
    SAMPLED_BOX,
    GAINED_BROKER,
    NO_BROKER,
    RECOLOURED,
    ALL_ICONS,
    POSTED_RESEARCHER,
    LOST_RESEARCHERS,
    BROKER_PAID,
    MYSTERY_LAID,
    MYSTERY_DUG,
    MOVED_OVER,
    MYSTERY_MOVED_OVER,
    ANALYSED,
    MYSTERY_OFFLOADED,
    MYSTERY_QUIETLY_SOLD,
    SAW_RE,
    GAINED_RE,
    PUT_UNDER,
    NO_RE,
    BULK_PAID,
    RE_SCORED,
    GRANT,
    EXHIBITION,
    CURATOR_CAME,
    CURATOR_LEFT,
    NO_CURATOR,
    SENT,
    MATCHED,
    BRUSHED,
    DONATED,
    CURATOR_PAID,
    COLUMN_DONE,
    GIFTS_SOLD,
    CREW_MOVED,
    CREW_BACK,
    BENEFIT_LAPSED,
    CURATOR_REPLACED,
    BOARD_PAID,
    GUIDES_SCORED,
    POPUP_PLACED,
    POPUP_STOCKED,
    POPUP_EMPTY,
    POPUP_BOUGHT,
    POPUP_MET,
    POPUP_PAID,
]
