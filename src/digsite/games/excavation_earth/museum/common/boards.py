"""A player board around another: the questions of the base steps, asked on; and what all modules change in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.crew import COLUMN
from digsite.games.excavation_earth.kinds import N_COLOURS, N_GLYPHS
from digsite.games.excavation_earth.museum.common.staff import staff_of
from digsite.games.excavation_earth.museum.kinds import EVERY_ICON
from digsite.games.excavation_earth.rules import Faction

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardAround(Faction):
    """Asks the faction within. Subclasses override what changes."""

    def __init__(self, inner: Faction) -> None:
        super().__init__(inner.number)
        self.inner: Final = inner
        self.survey_tiles = inner.survey_tiles
        self.buys_first = inner.buys_first
        self.long_reach = inner.long_reach
        self.sells_by_icon = inner.sells_by_icon
        self.sells_bare = inner.sells_bare

    def begin_turn(self, s: Earth, seat: int) -> None:
        self.inner.begin_turn(s, seat)

    def after_laying(self, s: Earth, seat: int) -> None:
        self.inner.after_laying(s, seat)

    def movable_guards(self, s: Earth, seat: int) -> int:
        return self.inner.movable_guards(s, seat)

    def gallery(self, s: Earth, seat: int) -> int:
        return self.inner.gallery(s, seat)

    def free_cargo(self, s: Earth, seat: int) -> int:
        return self.inner.free_cargo(s, seat)

    def free_hidden(self, s: Earth, seat: int) -> int:
        return self.inner.free_hidden(s, seat)

    def room(self, s: Earth, seat: int) -> int:
        return self.free_cargo(s, seat)

    def finds(self, s: Earth, seat: int) -> list[int]:
        return self.inner.finds(s, seat)

    def stow_find(self, s: Earth, seat: int, kind: int) -> None:
        self.inner.stow_find(s, seat, kind)

    def moves(self, s: Earth, seat: int, fuel: int) -> int:
        return self.inner.moves(s, seat, fuel)

    def reaches(self, s: Earth, seat: int, site: int, other: int) -> bool:
        return self.inner.reaches(s, seat, site, other)

    def without_traders(self, s: Earth, seat: int, card: int, markets: int) -> bool:
        return self.inner.without_traders(s, seat, card, markets)

    def sale_rank(self, s: Earth, seat: int, colour: int) -> int:
        return self.inner.sale_rank(s, seat, colour)

    def offload_price(self, s: Earth, seat: int, value: int) -> int:
        return self.inner.offload_price(s, seat, value)

    def acquisition_price(self, s: Earth, seat: int, value: int, surcharge: int) -> int:
        return self.inner.acquisition_price(s, seat, value, surcharge)

    def survey_price(self, s: Earth, seat: int, value: int) -> int:
        return self.inner.survey_price(s, seat, value)

    def influence(self, s: Earth, seat: int, envoys: int) -> int:
        return self.inner.influence(s, seat, envoys)

    def begin_command(self, s: Earth, seat: int, colour: int) -> None:
        self.inner.begin_command(s, seat, colour)

    def open_command(self, s: Earth, seat: int, colour: int) -> None:
        self.inner.open_command(s, seat, colour)

    def may_buy_first(self, s: Earth, seat: int, card: int) -> bool:
        return self.inner.may_buy_first(s, seat, card)

    def begin_sale(self, s: Earth, seat: int, card: int) -> None:
        self.inner.begin_sale(s, seat, card)

    def any_icon_smuggles(self, s: Earth, seat: int) -> bool:
        """Whether the icon of its card does not matter in Smuggle."""
        return isinstance(self.inner, BoardAround) and self.inner.any_icon_smuggles(s, seat)


class StaffedBoard(BoardAround):
    """Locked guards, researchers in the gallery, and a card that a broker has given every icon."""

    def movable_guards(self, s: Earth, seat: int) -> int:
        """MU-GUARD-01 to -05, -R1 to -R4: not those of a complete column, whatever says otherwise."""
        return unlocked(self.inner.movable_guards(s, seat))

    def gallery(self, s: Earth, seat: int) -> int:
        """MU-RESEARCH-04, -05: an assigned researcher counts as a guard."""
        return self.inner.gallery(s, seat) | staff_of(s).posted[seat]

    def without_traders(self, s: Earth, seat: int, card: int, markets: int) -> bool:
        """MU-MIX-03: with every icon, any one market is the one that matches the card."""
        if card == EVERY_ICON:
            return self.sells_by_icon and markets & (markets - 1) == 0
        return self.inner.without_traders(s, seat, card, markets)


def unlocked(guards: int) -> int:
    """Those guards, as bits, that stand in no complete column."""
    for colour in range(N_COLOURS):
        column = COLUMN << (colour * N_GLYPHS)
        if guards & column == column:
            guards &= ~column
    return guards
