"""Every piece that solo play and the expansion add to what the page shows, by the names that options use."""

from __future__ import annotations

from digsite.server.shown.ee_museum import EarthMuseum
from digsite.server.shown.ee_mysteries import EarthMysteries
from digsite.server.shown.ee_popups import EarthPopups
from digsite.server.shown.ee_staff import EarthStaff


def expansion_pieces(
    seat: int | None,
    staff: EarthStaff | None,
    mysteries: EarthMysteries | None,
    museum: EarthMuseum | None,
    popups: EarthPopups | None,
) -> set[str]:
    """The pieces of the modules that are in play; those of a player's own only for that seat."""
    found: set[str] = set()
    if staff is not None and seat is not None:
        found |= {f"broker:{broker.colour}" for broker in staff.players[seat].brokers}
    if mysteries is not None:
        found |= {f"mystery:{site.colour}" for site in mysteries.sites if site.count > 0}
        found |= {f"re:{card.key}" for card in mysteries.drawn}
        if seat is not None:
            own = mysteries.players[seat]
            found |= {f"re:{card.key}" for card in own.cards}
            found |= {f"cargo:{colour}-mystery" for colour in own.cargo}
            found |= {f"hidden:{colour}-mystery" for colour in own.hidden}
    if museum is not None:
        found |= {f"museum:{space.key}" for space in museum.spaces if space.asks is not None}
        found |= {f"curator:{curator.row}" for curator in museum.curators if curator.colour is not None}
    if popups is not None:
        found |= {f"popup:{card.key}" for card in popups.cards}
    return found
