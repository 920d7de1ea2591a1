"""The codes of the expansion, behind those of the base game: a code never changes its meaning."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.codes import MARKETS, MOVE, POSTS, button, each, pairs
from digsite.games.excavation_earth.kinds import CARDS, COLOURS, HOLDS, N_LOCATIONS, TYPES
from digsite.games.excavation_earth.museum.kinds import BOXES, POPUPS, RE_CARDS, ROWS_NAMED, SPACES
from digsite.kernel.codes import Span

SEND_BROKER: Final = MOVE + N_LOCATIONS * N_LOCATIONS
TAKE_BROKER: Final = SEND_BROKER + 5
AT_MARKET: Final = TAKE_BROKER + 5
STOW: Final = AT_MARKET + 6
DIG_MYSTERY: Final = STOW + 2
ANALYSE: Final = DIG_MYSTERY + 5
OFFLOAD_MYSTERY: Final = ANALYSE + 10
KEEP_RE: Final = OFFLOAD_MYSTERY + 10
EXHIBIT: Final = KEEP_RE + 21
SHOW: Final = EXHIBIT + 30
HANG: Final = SHOW + 40
MATCH: Final = HANG + 18
CURATOR: Final = MATCH + 1
REPLACE_CURATOR: Final = CURATOR + 5
RETRIEVE: Final = REPLACE_CURATOR + 15
ACTIVATE: Final = RETRIEVE + 9
GIVE: Final = ACTIVATE + 10
DIG_BOX: Final = GIVE + 40
SAMPLE_BOX: Final = DIG_BOX + 5
OFFLOAD_BOX: Final = SAMPLE_BOX + 5
SELL_BOX: Final = OFFLOAD_BOX + 10
LAY_BOX: Final = SELL_BOX + 10
STORE_BOX: Final = LAY_BOX + 5
BUY_BOX: Final = STORE_BOX + 5
SHOW_BOX: Final = BUY_BOX + 5
GIVE_BOX: Final = SHOW_BOX + 10

COMMON_SPANS: Final = [
    each("send-broker", SEND_BROKER, COLOURS, "broker"),
    each("take-broker", TAKE_BROKER, COLOURS, "buyers"),
    each("at-market", AT_MARKET, MARKETS, "market"),
]
MYSTERY_SPANS: Final = [
    each("stow", STOW, HOLDS, "hold"),
    each("dig-mystery", DIG_MYSTERY, COLOURS, "mystery"),
    pairs("analyse", ANALYSE, HOLDS, COLOURS, "{0}:{1}-mystery"),
    pairs("offload-mystery", OFFLOAD_MYSTERY, HOLDS, COLOURS, "{0}:{1}-mystery"),
    each("keep-re", KEEP_RE, RE_CARDS, "re"),
]
EXHIBIT_SPANS: Final = [
    each("exhibit", EXHIBIT, CARDS, "hand"),
    pairs("show", SHOW, HOLDS, TYPES, "{0}:{1}"),
    each("hang", HANG, SPACES, "museum"),
    button("match", MATCH, "re:mind-brush"),
    each("curator", CURATOR, COLOURS, "buyers"),
    pairs("replace-curator", REPLACE_CURATOR, ROWS_NAMED, COLOURS, "curator:{0} buyers:{1}"),
    each("retrieve", RETRIEVE, POSTS, "crew"),
]
POPUP_SPANS: Final = [
    each("activate", ACTIVATE, POPUPS, "popup"),
    pairs("give", GIVE, HOLDS, TYPES, "{0}:{1}"),
]
SPANS: Final = COMMON_SPANS + MYSTERY_SPANS + EXHIBIT_SPANS + POPUP_SPANS
SPAN: Final = {span.name: span for span in SPANS}
BOX_SPANS: Final = [
    each("dig", DIG_BOX, BOXES, "site"),
    Span("sample", SAMPLE_BOX, BOXES, [f"cargo:{box} hidden:{box}" for box in BOXES]),
    pairs("offload", OFFLOAD_BOX, HOLDS, BOXES, "{0}:{1}"),
    pairs("sell-tile", SELL_BOX, HOLDS, BOXES, "{0}:{1}"),
    each("lay", LAY_BOX, BOXES, "surveyed"),
    each("store", STORE_BOX, BOXES, "surveyed"),
    each("buy", BUY_BOX, BOXES, "surveyed"),
    pairs("show", SHOW_BOX, HOLDS, BOXES, "{0}:{1}"),
    pairs("give", GIVE_BOX, HOLDS, BOXES, "{0}:{1}"),
]
"""Pretty boxes have the names of codes about the types, so spans of the same names: see `vocabulary`. What may never be
done with a box has a code too, so that it is refused with its rule (MU-PRETTY-03, -04)."""
