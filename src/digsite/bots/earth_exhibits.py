"""What sending artefacts to the galactic museum brings in Excavation Earth, and pop-up markets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.bots.earth_gear import Hall, column_kind
from digsite.bots.earth_museum import COLUMN_BENEFIT, CURATOR_PAYS
from digsite.games.excavation_earth.kinds import CARGO, HIDDEN_HOLD, N_COLOURS, colour_of
from digsite.games.excavation_earth.museum.exhibits.columns import GIFT
from digsite.games.excavation_earth.museum.exhibits.send import DONATION
from digsite.games.excavation_earth.museum.kinds import (
    AUDIO_GUIDE,
    DONOR_PLAQUE,
    EMPTY,
    FORGED_PROVENANCE,
    GIFT_SHOP,
    LOAN_DESK,
    MIDDLE,
    MIND_BRUSH,
    N_COLUMNS,
    N_POPUPS,
    N_SPACES,
    OUTER,
)

if TYPE_CHECKING:
    from digsite.bots.earth_plans import Plans

NOT_AT_ALL: Final = -1e6
"""What it is worth to do what cannot be done."""
BRUSH: Final = 0.7
"""How much a bonus counts for which the Mind Brush is needed: it could serve another."""
FOR_OTHERS: Final = 0.4
"""How much it counts what others gain by a column."""


class Exhibits:
    """The artefacts that a seat could send, and where they would hang best."""

    def __init__(self, plans: Plans) -> None:
        outlook = plans.outlook
        self.plans: Final = plans
        self.outlook: Final = outlook
        self.kit: Final = outlook.kit
        self.hall: Final = Hall(outlook.view)
        self.own: Final = self.hall.guides.count(outlook.seat)
        """Own tour guides."""
        self.brush: Final = self.kit.has(MIND_BRUSH) and not outlook.view["mysteries"]["brushed"] >> outlook.seat & 1
        self.hope: Final = min(plans.temper.guides * self.kit.time, max(self.hall.left() - 1, 0))
        """Tour guides that may follow."""
        self._exhibits: Final[dict[int, float]] = {}

    def guide(self, n: int) -> float:
        """What the next tour guide is worth beside n others: all of them together count by their square."""
        worth = 2 * n + 1 + 2 * self.hope
        if self.kit.has(AUDIO_GUIDE):
            worth += 2 if n > 0 else 3
        return worth

    def bonus(self, space: int) -> float:
        """What a curator who is met pays there."""
        kind = column_kind(space)
        if kind == OUTER:
            return CURATOR_PAYS
        return self.plans.best_broker() if kind == MIDDLE else self.kit.draw

    def column(self, space: int) -> float:
        """What follows if the column of a space is complete then."""
        if not self.hall.completes(space):
            return 0.0
        guides = self.hall.guides_beside(space)
        own = guides.count(self.outlook.seat)
        others = len(guides) - own
        benefit = COLUMN_BENEFIT[column_kind(space)]
        gifts = GIFT * (own + 1) if self.kit.has(GIFT_SHOP) else 0
        return benefit * (own + 1 - FOR_OTHERS * others) + gifts

    def hanging(self, kind: int, space: int, curators: list[int]) -> float:
        """What it brings to hang an artefact of that type on that space, beside the tour guide."""
        curator = curators[space // N_COLUMNS]
        worth = self.column(space)
        if curator == colour_of(kind):
            worth += self.bonus(space)
        elif curator != EMPTY and self.brush:
            worth += BRUSH * self.bonus(space)
        return worth

    def best_space(self, kind: int, *, forged: bool, taken: int = EMPTY) -> tuple[float, int]:
        """The best space for an artefact of that type and what it brings there; EMPTY: there is none."""
        best, best_space = NOT_AT_ALL, EMPTY
        value = self.plans.figures.values[kind]
        for space in range(N_SPACES):
            if space != taken and self.hall.fits(space, kind, value, forged=forged):
                worth = self.hanging(kind, space, self.hall.curators)
                if worth > best:
                    best, best_space = worth, space
        return best, best_space

    def sending(self, kind: int, hold: int, *, forged: bool = False, taken: int = EMPTY, more: int = 0) -> float:
        """What it brings to send an artefact from a hold; `more`: so many are sent just before."""
        outlook = self.outlook
        best, space = self.best_space(kind, forged=forged, taken=taken)
        if space == EMPTY:
            return NOT_AT_ALL
        best += self.guide(self.own + more) - outlook.guard_loss() + self.plans.tiles(colour_of(kind), -1)
        if self.kit.has(DONOR_PLAQUE):
            best += DONATION
        return best + (outlook.room(outlook.free + 1) - outlook.room(outlook.free) if hold == CARGO else 0.0)

    def ranked(self, colours: int, *, forged: bool = False) -> list[tuple[float, int, int]]:
        """Artefacts of these colours (as bits), and what sending each brings: (gain, hold, type), the best first."""
        found: list[tuple[float, int, int]] = []
        for hold, tiles in ((CARGO, self.outlook.cargo), (HIDDEN_HOLD, self.outlook.hidden)):
            for kind in sorted(set(tiles)):
                if colours >> colour_of(kind) & 1:
                    found.append((self.sending(kind, hold, forged=forged), -hold, -kind))
        found.sort(reverse=True)
        return [(gain, -hold, -kind) for gain, hold, kind in found if gain > NOT_AT_ALL / 2]

    def exhibit(self, colour: int) -> float:
        """What an Exhibit action brings with a card of that colour: one artefact of it, one of another, or both."""
        found = self._exhibits.get(colour)
        if found is None:
            found = self._exhibit(colour)
            self._exhibits[colour] = found
        return found

    def _exhibit(self, colour: int) -> float:
        forged = self.kit.has(FORGED_PROVENANCE)
        same = self.ranked(1 << colour, forged=forged)[:1]
        other = self.ranked(((1 << N_COLOURS) - 1) & ~(1 << colour), forged=forged)[:1]
        both = sorted(same + other, reverse=True)
        if not both:
            return NOT_AT_ALL
        first, _, kind = both[0]
        total = first + (self.plans.temper.card if self.kit.has(LOAN_DESK) else 0.0)
        if len(both) > 1:
            space = self.best_space(kind, forged=forged)[1]
            total += max(self.sending(both[1][2], both[1][1], taken=space, more=1), 0.0)
        return total

    def viewing(self, n: int) -> float:
        """What it brings to send so many artefacts of different colours, or fewer."""
        total = 0.0
        used: list[int] = []
        for gain, _, kind in self.ranked((1 << N_COLOURS) - 1):
            if gain > 0 and colour_of(kind) not in used and len(used) < n:
                total += gain
                used.append(colour_of(kind))
        return total

    def with_curator(self, row: int, colour: int) -> float:
        """What the best artefact in the holds would bring more (or less) if that row had such a curator."""
        curators = self.hall.curators.copy()
        curators[row] = colour
        return self._most(curators) - self._most(self.hall.curators)

    def _most(self, curators: list[int]) -> float:
        """What the best artefact would bring by its space."""
        best = 0.0
        values = self.plans.figures.values
        for kind in sorted(set(self.outlook.cargo + self.outlook.hidden)):
            for space in range(N_SPACES):
                if self.hall.fits(space, kind, values[kind], forged=False):
                    best = max(best, self.hanging(kind, space, curators))
        return best


# --- pop-up markets ---------------------------------------------------------------------------------


def popup_worth(plans: Plans, popup: int) -> float:
    """What a pop-up market on the board brings to an explorer there; 0 if nothing can be done or it is no gain."""
    outlook = plans.outlook
    kit = outlook.kit
    if not kit.popups >> popup & 1:
        return 0.0
    if kit.figures.popup_supply[popup]:
        price = kit.figures.popup_price[popup]
        room = outlook.free + (kit.free[HIDDEN_HOLD] if kit.buys_into_both else 0)
        if room == 0 or price > outlook.credits:
            return 0.0
        return max(plans.gained(outlook.view["popups"]["tiles"][popup]) - price, 0.0)
    gifts = [given(plans, kind) for kind in outlook.cargo + outlook.hidden if meets(plans, popup, kind)]
    return max(kit.reward(popup, plans.best_broker()) + max(gifts), 0.0) if gifts else 0.0


def meets(plans: Plans, popup: int, kind: int) -> bool:
    """Whether a special demand takes an artefact of that type."""
    return plans.outlook.kit.meets(popup, kind, plans.figures.values[kind])


def given(plans: Plans, kind: int) -> float:
    """What it changes to give an artefact away."""
    return plans.tiles(colour_of(kind), -1) - 0.1 * plans.figures.values[kind]


def popups_at(plans: Plans, place: int) -> float:
    """What the pop-up markets at a place bring to an explorer there."""
    sites = plans.outlook.kit.figures.popup_site
    return max([0.0, *(popup_worth(plans, popup) for popup in range(N_POPUPS) if sites[popup] == place)])
