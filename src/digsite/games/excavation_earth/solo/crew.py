"""Zu's crew and gallery (ZU-CREW).

`cubes` counts what is left of Zu's first 22; below 0 stand cubes of the second colour, which count alike (ZU-CREW-07,
-R2, ZU-TERM-18). Only the forecast gives a cube back (ZU-CREW-09), and guards stay for good (ZU-CREW-05, -06).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.events import HIRED, SAMPLED, SENT_ENVOY
from digsite.games.excavation_earth.kinds import N_MARKETS
from digsite.games.excavation_earth.solo.ladder import ZU
from digsite.games.excavation_earth.solo.part import zu_of

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


def can_place(s: Earth, n: int) -> bool:
    """Whether Zu has so many cubes: always, but for switch E5 (ZU-CREW-08, ZU-EASY-12)."""
    return not zu_of(s).ways.limited or s.cubes[ZU] >= n


def sample(s: Earth, kind: int) -> None:
    """What was just taken is sampled, by whatever way its kind is (ZU-CREW-01)."""
    zu_of(s).ways.tiles.sample(s, kind)


def post_guard(s: Earth, kind: int) -> None:
    """A cube guards the type just taken (ZU-CREW-01 to -04, -R1); without a cube it stays unsampled (ZU-EASY-18,
    -19, -R4, ZU-MIX-03).

    ZU-CREW-10, -R3: a full column brings Zu no card. ZU-CREW-11: Zu takes only what it needs, so the space is empty.
    """
    if can_place(s, 1):
        s.cubes[ZU] = s.cubes[ZU] - 1
        s.guards[ZU] = s.guards[ZU] | (1 << kind)
        s.emit(SAMPLED, ZU, kind)


def hire(s: Earth, market: int) -> None:
    """A cube becomes a trader."""
    s.cubes[ZU] = s.cubes[ZU] - 1
    s.traders[market * s.n_players + ZU] += 1
    s.emit(HIRED, ZU, market)


def send(s: Earth, centre: int) -> None:
    """A cube becomes an envoy."""
    s.cubes[ZU] = s.cubes[ZU] - 1
    s.envoys[centre * s.n_players + ZU] += 1
    s.emit(SENT_ENVOY, ZU, centre)


def has_trader(s: Earth, market: int) -> bool:
    """Whether Zu has a trader there; it never has two (ZU-INV-01)."""
    return s.traders[market * s.n_players + ZU] > 0


def without_trader(s: Earth) -> list[int]:
    """The markets in which Zu has none."""
    return [market for market in range(N_MARKETS) if not has_trader(s, market)]
