"""What Zu tells of itself with the expansion: what it recalls, analyses and exhibits, and the ladders it climbs."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.solo.events import (
    OBSTACLES,
    PURPOSES,
    artefacts_rung,
    colours_rung,
    lot,
    tiles_rung,
)
from digsite.kernel.events import EventKind

MORE_OBSTACLES: Final = ["no-cube", "no-envoy", "enough-analysed"]
NO_CUBE: Final = len(OBSTACLES)
"""Zu has no cube, so it offloads instead of acquiring."""
NO_ENVOY: Final = len(OBSTACLES) + 1
"""Zu has neither a cube nor an envoy to recall."""
ENOUGH_ANALYSED: Final = len(OBSTACLES) + 2
"""So many mysterious artefacts are analysed that Zu offloads its own."""
MORE_PURPOSES: Final = ["show", "hang", "centre", "curator"]
FOR_SHOW: Final = len(PURPOSES)
FOR_HANG: Final = len(PURPOSES) + 1
FOR_CENTRE: Final = len(PURPOSES) + 2
FOR_CURATOR: Final = len(PURPOSES) + 3

ZU_RECALLED: Final = EventKind("zu-recalled", ["centre", "credits"], ["MU-ZUCOMMAND-01", "MU-ZUCOMMAND-02"])
ZU_WITHDREW: Final = EventKind("zu-withdrew", ["centre"], ["MU-ZUEXHIBIT-19"])
"""An envoy comes back without a reward."""
RE_DISCARDED: Final = EventKind("re-discarded", ["re"], ["MU-ZUMYST-06", "MU-ZUMYST-R6"], reveals=True)
ZU_LEARNED: Final = EventKind("zu-learned", ["credits"], ["MU-ZUMYST-06", "MU-ZUEXHIBIT-15"])
"""Credits in place of a reverse engineering card."""
ZU_GAINED_CUBE: Final = EventKind("zu-gained-cube", ["n"], ["MU-ZUEXHIBIT-16", "MU-ZUEXHIBIT-21"])
ZU_NO_MORE_CUBES: Final = EventKind("zu-no-more-cubes", [], ["MU-ZUCUBES-R1"])
ZU_POSTED: Final = EventKind("zu-posted", ["artefact"], ["MU-ZUEND-01", "MU-ZUEND-02"])

WEIGHS_COLUMNS: Final = EventKind("zu-weighs-columns", ["purpose", "columns"], ["ZU-GEN-06", "ZU-GEN-07"])
WEIGHS_CENTRES: Final = EventKind("zu-weighs-centres", ["purpose", "centres"], ["ZU-GEN-06", "ZU-GEN-07"])


def columns_rung(name: str, rules: list[str]) -> EventKind:
    """A rung on which columns of the museum stay or are out."""
    return EventKind(f"zu-{name}", ["columns", "out-columns"], rules)


def centres_rung(name: str, rules: list[str]) -> EventKind:
    """A rung on which command centres stay or are out."""
    return EventKind(f"zu-{name}", ["centres", "out-centres"], rules)


# --- module 6
FIND_MYSTERY: Final = artefacts_rung("find-mystery", ["MU-ZUMYST-01"])
MYSTERY_LOT: Final = lot("mystery-lot", "colours", "colour", ["MU-ZUMYST-08"])

# --- module 7: what is sent
SHOW_FITS: Final = tiles_rung("show-fits", ["MU-ZUDECK-R3", "MU-ZUEXHIBIT-02"])
SHOW_OTHER: Final = tiles_rung("show-other", ["MU-ZUEXHIBIT-07"])
SHOW_MATCH: Final = tiles_rung("show-match", ["MU-ZUEXHIBIT-02"])
SHOW_UNPOPULAR: Final = tiles_rung("show-unpopular", ["MU-ZUEXHIBIT-03"])
SHOW_FEW: Final = tiles_rung("show-few", ["MU-ZUEXHIBIT-04"])
SHOW_CHEAP: Final = tiles_rung("show-cheap", ["MU-ZUEXHIBIT-05"])
SHOW_LOT: Final = lot("show-lot", "tiles", "tile", ["MU-ZUEXHIBIT-06"])

# --- module 7: where it hangs
HANG_OWN: Final = columns_rung("hang-own", ["MU-ZUEXHIBIT-09"])
HANG_GUIDED: Final = columns_rung("hang-guided", ["MU-ZUEXHIBIT-10"])
HANG_OUTER: Final = columns_rung("hang-outer", ["MU-ZUEXHIBIT-11"])
HANG_HIGH: Final = columns_rung("hang-high", ["MU-ZUEXHIBIT-12"])
HANG_LOT: Final = lot("hang-lot", "columns", "column", ["MU-ZUEXHIBIT-13"])

# --- command centres
CENTRE_SWING: Final = centres_rung("centre-swing", ["MU-ZUDECK-05"])
CENTRE_LEAD: Final = centres_rung("centre-lead", ["MU-ZUEXHIBIT-19"])
CENTRE_TRAIL: Final = centres_rung("centre-trail", ["MU-ZUEXHIBIT-20"])
CENTRE_LOT: Final = lot("centre-lot", "centres", "centre", ["MU-ZUDECK-05", "MU-ZUEXHIBIT-19", "MU-ZUEXHIBIT-20"])

# --- the new curator
CURATOR_SOLD: Final = colours_rung("curator-sold", ["MU-ZUEXHIBIT-R9"])
CURATOR_POPULAR: Final = colours_rung("curator-popular", ["MU-ZUEXHIBIT-R9"])
CURATOR_MOST: Final = colours_rung("curator-most", ["MU-ZUEXHIBIT-R9"])
CURATOR_LOT: Final = lot("curator-lot", "colours", "colour", ["MU-ZUEXHIBIT-R9"])

ZU_MUSEUM_EVENTS: Final = [
    ZU_RECALLED,
    ZU_WITHDREW,
    RE_DISCARDED,
    ZU_LEARNED,
    ZU_GAINED_CUBE,
    ZU_NO_MORE_CUBES,
    ZU_POSTED,
    WEIGHS_COLUMNS,
    WEIGHS_CENTRES,
    FIND_MYSTERY,
    MYSTERY_LOT,
    SHOW_FITS,
    SHOW_OTHER,
    SHOW_MATCH,
    SHOW_UNPOPULAR,
    SHOW_FEW,
    SHOW_CHEAP,
    SHOW_LOT,
    HANG_OWN,
    HANG_GUIDED,
    HANG_OUTER,
    HANG_HIGH,
    HANG_LOT,
    CENTRE_SWING,
    CENTRE_LEAD,
    CENTRE_TRAIL,
    CENTRE_LOT,
    CURATOR_SOLD,
    CURATOR_POPULAR,
    CURATOR_MOST,
    CURATOR_LOT,
]
