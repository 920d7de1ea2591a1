"""Excavate: up to two tiles of the card's colour from sites with own explorers (EE-EXCAVATE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.cards import add_action_cards
from digsite.games.excavation_earth.codes import DONE, EXCAVATE, SPAN
from digsite.games.excavation_earth.events import DUG, TO_EXCAVATE
from digsite.games.excavation_earth.kinds import colour_of
from digsite.games.excavation_earth.refusals import concerns, elsewhere, no, no_with
from digsite.games.excavation_earth.rules import DIG_FIRST, DIG_SECOND, SAMPLES
from digsite.games.excavation_earth.steps.paid import PaidAction
from digsite.games.excavation_earth.steps.samples import pack_tiles
from digsite.games.excavation_earth.tiles import explorer_at, room, stow_find
from digsite.games.excavation_earth.vocabulary import DIGS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class Excavate(PaidAction):
    """EE-EXCAVATE-01, -02: any action card pays, and its colour is the region.

    EE-EXCAVATE-11: its icon does not matter. EE-EXCAVATE-R2: it may be chosen even if nothing can be dug.
    EE-EXCAVATE-14: tiles cost nothing more.
    """

    def __init__(self) -> None:
        super().__init__(SPAN["excavate"], TO_EXCAVATE)

    def add_legal(self, s: Earth, seat: int, codes: list[int]) -> None:
        add_action_cards(s, seat, EXCAVATE, codes)

    def begin(self, s: Earth, seat: int, card: int, colour: int, icon: int) -> None:
        s.push(DIG_FIRST, seat, colour)

    def refuse(self, s: Earth, seat: int, code: int) -> Refusal:
        return no_with(s, "EE-EXCAVATE-01", "not-in-hand", "card", code - EXCAVATE)


class DigFirst(Step["Earth"]):
    """The first tile, of the colour `a`, or none.

    EE-EXCAVATE-03 to -06, -09, -10: from a site with an own explorer, whoever else stands there, into an empty space of
    the cargo hold; which tile of the site is the player's choice. EE-EXCAVATE-15: the hidden hold is of no use here.
    """

    def __init__(self) -> None:
        super().__init__(
            "dig_first", ["EE-EXCAVATE-03", "EE-EXCAVATE-04", "EE-EXCAVATE-05", "EE-EXCAVATE-06", "EE-EXCAVATE-09"]
        )

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return digs(s, f.seat, f.a)

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code != DONE:
            s.push(DIG_SECOND, f.seat, DIGS.tile(code))
            dig_up(s, f.seat, DIGS.tile(code))

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"colour": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if 0 <= f.a <= 4 else "there is no such colour"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not concerns(s, DIGS, code):
            return elsewhere(s, f, code)
        return refuse_dig(s, f.seat, DIGS.tile(code), f.a)


def digs(s: Earth, seat: int, colour: int) -> list[int]:
    """What can be dug of a colour where own explorers stand, or done; nothing without room or tiles."""
    codes: list[int] = []
    if room(s, seat) == 0:
        return codes
    for kind in s.rules.kinds_of[colour]:
        if s.sites[kind] > 0 and explorer_at(s, seat, s.rules.pack.site_of[kind]):
            if len(codes) == 0:
                codes.append(DONE)
            codes.append(DIGS.code(kind))
    return codes


class DigSecond(Step["Earth"]):
    """The second tile, of the same colour as the first (`a`), or none.

    EE-EXCAVATE-07, -08: from another site with an own explorer; whether a location with two glyphs is one site or two
    is asked (EE-MAP-R3). Some factions reach further with the explorer of the first tile. EE-EXCAVATE-13, -R1: samples
    come after both.
    """

    def __init__(self) -> None:
        super().__init__("dig_second", ["EE-EXCAVATE-07", "EE-EXCAVATE-08", "EE-EXCAVATE-15"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = []
        if room(s, f.seat) == 0:
            return codes
        for kind in s.rules.kinds_of[colour_of(f.a)]:
            if s.sites[kind] > 0 and can_follow(s, f.seat, f.a, kind):
                if len(codes) == 0:
                    codes.append(DONE)
                codes.append(DIGS.code(kind))
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == DONE:
            self.skip(s, f)
        else:
            s.push(SAMPLES, f.seat, pack_tiles(f.a, DIGS.tile(code)))
            dig_up(s, f.seat, DIGS.tile(code))

    def skip(self, s: Earth, f: Frame) -> None:
        s.push(SAMPLES, f.seat, pack_tiles(f.a, -1))

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"colour": colour_of(f.a)}

    def flaw(self, s: Earth, f: Frame) -> str:
        if f.a in s.rules.factions[f.seat].finds(s, f.seat):
            return ""
        return "the first tile is not in the cargo hold"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not concerns(s, DIGS, code):
            return elsewhere(s, f, code)
        kind = DIGS.tile(code)
        if colour_of(kind) == colour_of(f.a) and s.sites[kind] > 0 and room(s, f.seat) > 0:
            site = s.rules.pack.site_of
            faction = s.rules.factions[f.seat]
            near = site[kind] == site[f.a] or site[kind] in s.rules.pack.neighbours[site[f.a]]
            if faction.long_reach and near:
                return no_with(s, "EE-FACTION-R11", "not-alone", "colour", colour_of(kind))
            if explorer_at(s, f.seat, site[kind]) and site[kind] == site[f.a]:
                rule = "EE-EXCAVATE-07" if kind == f.a else "EE-MAP-R3"
                return no_with(s, rule, "same-site", "place", site[kind])
            if faction.long_reach:
                return no_with(s, "EE-FACTION-26", "out-of-reach", "place", site[kind])
        return refuse_dig(s, f.seat, kind, colour_of(f.a))


def can_follow(s: Earth, seat: int, first: int, kind: int) -> bool:
    """Whether a tile can be the second after the first: from another site with an own explorer, or within reach."""
    site = s.rules.pack.site_of
    if s.rules.dig_sites.differ(s, first, kind) and explorer_at(s, seat, site[kind]):
        return True
    return s.rules.factions[seat].reaches(s, seat, site[first], site[kind])


def in_reach(s: Earth, seat: int, site: int, other: int) -> bool:
    """Whether a tile at `other` can be the second, after one at `site`."""
    if other != site and explorer_at(s, seat, other):
        return True
    return s.rules.factions[seat].reaches(s, seat, site, other)


def dig_up(s: Earth, seat: int, kind: int) -> None:
    """A tile goes from its site to the cargo hold (EE-EXCAVATE-12)."""
    s.sites[kind] = s.sites[kind] - 1
    s.emit(DUG, seat, kind, s.rules.pack.site_of[kind])
    stow_find(s, seat, kind)


def refuse_dig(s: Earth, seat: int, kind: int, colour: int) -> Refusal:
    """Why a tile of that type cannot be dug up; a colour below 0 stands for any."""
    if room(s, seat) == 0:
        return no(s, "EE-EXCAVATE-06", "cargo-full")
    if colour >= 0 and colour_of(kind) != colour:
        return no_with(s, "EE-EXCAVATE-04", "other-colour", "colour", colour)
    if s.sites[kind] == 0:
        return no_with(s, "EE-EXCAVATE-05", "no-such-tile", "artefact", kind)
    return no_with(s, "EE-EXCAVATE-05", "no-explorer-there", "place", s.rules.pack.site_of[kind])
