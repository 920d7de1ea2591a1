"""Brokers: gained from the supply, sent to the mothership to change the card just played (MU-BROKER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.kinds import N_COLOURS, N_MARKETS, TRAVEL, card_colour, card_icon
from digsite.games.excavation_earth.markets import payout
from digsite.games.excavation_earth.museum.codes import AT_MARKET, SEND_BROKER, SPAN, TAKE_BROKER
from digsite.games.excavation_earth.museum.common.boards import BoardAround
from digsite.games.excavation_earth.museum.common.staff import pay, staff_of
from digsite.games.excavation_earth.museum.events import (
    ALL_ICONS,
    BROKER_PAID,
    GAINED_BROKER,
    NO_BROKER,
    RECOLOURED,
)
from digsite.games.excavation_earth.museum.kinds import BROKERS, EVERY_ICON
from digsite.games.excavation_earth.refusals import elsewhere, no_with
from digsite.games.excavation_earth.steps.market import markets_visited
from digsite.games.excavation_earth.steps.paid import PaidAction
from digsite.games.excavation_earth.steps.sell import any_region
from digsite.games.excavation_earth.tiles import at_black_market
from digsite.kernel.codes import Span
from digsite.kernel.frame import Frame
from digsite.kernel.menu import Action
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

EVERY: Final = 8
"""Added to the colour of a card, in a frame, once it has every icon."""
ALL_OF_THEM: Final = (1 << N_MARKETS) - 1


# --- gaining


def on_offer(s: Earth, seat: int) -> list[int]:
    """The colours of which a broker can be gained: not held yet, and with a buyer in the supply (MU-BROKER-03, -R1)."""
    held = staff_of(s).brokers[seat]
    return [colour for colour in range(N_COLOURS) if s.buyers[colour] > 0 and not (held >> colour) & 1]


def take_broker(s: Earth, seat: int, colour: int) -> None:
    """A buyer of the supply becomes a broker; its colour may become more popular (MU-BROKER-01, -02)."""
    staff = staff_of(s)
    s.buyers[colour] = s.buyers[colour] - 1
    staff.brokers[seat] = staff.brokers[seat] | (1 << colour)
    s.emit(GAINED_BROKER, seat, colour)


class GainBroker(Step["Earth"]):
    """Of which colour is the broker that is gained?

    MU-BROKER-01, -03, -04, -R1, -R2: any that can be had, never a wild one; if none can, nothing is gained.
    """

    def __init__(self) -> None:
        super().__init__("gain_broker", ["MU-BROKER-01", "MU-BROKER-03", "MU-BROKER-04", "MU-BROKER-R1"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [TAKE_BROKER + colour for colour in on_offer(s, f.seat)]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        take_broker(s, f.seat, code - TAKE_BROKER)

    def skip(self, s: Earth, f: Frame) -> None:
        s.emit(NO_BROKER, f.seat)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["take-broker"].has(code):
            return refuse_broker(s, f.seat, code - TAKE_BROKER)
        return elsewhere(s, f, code)


def refuse_broker(s: Earth, seat: int, colour: int) -> Refusal:
    """Why no broker of that colour can be gained."""
    if (staff_of(s).brokers[seat] >> colour) & 1:
        return no_with(s, "MU-BROKER-03", "broker-held", "colour", colour)
    return no_with(s, "MU-BROKER-R1", "no-buyer-left", "colour", colour)


# --- sending


@mypyc_attr(allow_interpreted_subclasses=True)
class Brokered(PaidAction):
    """An action of the base game, or of a module, whose card a broker may change as it is played."""

    def __init__(self, inner: PaidAction, span: Span, step: SendBroker) -> None:
        super().__init__(span, inner.number)
        self.inner: Final = inner
        step.actions.append(self)

    def add_legal(self, s: Earth, seat: int, codes: list[int]) -> None:
        self.inner.add_legal(s, seat, codes)

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        card = code - self.first
        if card >= TRAVEL or staff_of(s).brokers[f.seat] == 0:  # MU-BROKER-R6
            self.inner.apply(s, f, code)
            return
        self.inner.pay(s, f.seat, card)
        s.push(s.rules.step_id("send_broker"), f.seat, code, card_colour(card))

    def refuse(self, s: Earth, seat: int, code: int) -> Refusal:
        return self.inner.refuse(s, seat, code)

    # --- what the broker's step asks

    def reads_colour(self, s: Earth, seat: int) -> bool:
        """Whether the action reads the colour of its card."""
        return False

    def reads_icon(self, s: Earth, seat: int) -> bool:
        """Whether it reads the icon."""
        return False

    def fits(self, s: Earth, seat: int, card: int) -> bool:
        """Whether the action can be carried out with the icon that the card has (MU-BROKER-R13)."""
        return True

    def proceed(self, s: Earth, seat: int, card: int, colour: int, every: bool) -> None:
        """Go on with a card of that colour, and of every icon or its own."""
        self.inner.begin(s, seat, card, colour, card_icon(card))


class BrokeredColour(Brokered):
    """Excavate, Survey, Exhibit: the colour counts (MU-BROKER-07, -R4, -R11)."""

    def reads_colour(self, s: Earth, seat: int) -> bool:
        return True


class BrokeredMarket(Brokered):
    """Market: a card with every icon serves wherever an explorer stands at a market (MU-BROKER-08, -R5)."""

    def add_legal(self, s: Earth, seat: int, codes: list[int]) -> None:
        icons = markets_visited(s, seat)
        if icons != 0:
            add_with_brokers(s, seat, self.first, icons, codes)

    def reads_icon(self, s: Earth, seat: int) -> bool:
        return True

    def fits(self, s: Earth, seat: int, card: int) -> bool:
        return bool((markets_visited(s, seat) >> card_icon(card)) & 1)

    def proceed(self, s: Earth, seat: int, card: int, colour: int, every: bool) -> None:
        if every:
            s.push(s.rules.step_id("at_market"), seat, self.first + card, colour)
        else:
            self.inner.begin(s, seat, card, colour, card_icon(card))

    def markets(self, s: Earth, seat: int) -> int:
        """The markets that a card with every icon can stand for."""
        return markets_visited(s, seat)


class BrokeredCommand(BrokeredMarket):
    """Command: with every icon any market with its centre; the colour counts for whoever digs with the same card."""

    def __init__(self, inner: PaidAction, span: Span, step: SendBroker, diggers: list[int]) -> None:
        super().__init__(inner, span, step)
        self.diggers: Final = diggers
        """Seats whose Command reads the colour too."""

    def add_legal(self, s: Earth, seat: int, codes: list[int]) -> None:
        self.inner.add_legal(s, seat, codes)

    def reads_colour(self, s: Earth, seat: int) -> bool:
        return seat in self.diggers

    def fits(self, s: Earth, seat: int, card: int) -> bool:
        return True

    def markets(self, s: Earth, seat: int) -> int:
        return ALL_OF_THEM


class BrokeredSmuggle(Brokered):
    """Smuggle: the black markets show icons, so a card with every icon serves on any of them (MU-BROKER-R5)."""

    def add_legal(self, s: Earth, seat: int, codes: list[int]) -> None:
        icons = self.icons(s, seat)
        if icons != 0:
            add_with_brokers(s, seat, self.first, icons, codes)

    def icons(self, s: Earth, seat: int) -> int:
        """The icons that serve, as bits: those of the black markets with an explorer; for some boards all."""
        icons = at_black_market(s, seat)
        board = s.rules.factions[seat]
        assert isinstance(board, BoardAround)
        return ALL_OF_THEM if icons != 0 and board.any_icon_smuggles(s, seat) else icons

    def reads_icon(self, s: Earth, seat: int) -> bool:
        return self.icons(s, seat) != ALL_OF_THEM

    def fits(self, s: Earth, seat: int, card: int) -> bool:
        return bool((self.icons(s, seat) >> card_icon(card)) & 1)


class BrokeredSell(Brokered):
    """Sell by whoever sells by the icon of the card: with every icon, in any one market (MU-MIX-03, MU-BROKER-R9)."""

    def add_legal(self, s: Earth, seat: int, codes: list[int]) -> None:
        brokers = staff_of(s).brokers[seat]
        if brokers == 0 or not s.rules.factions[seat].sells_by_icon or not any_region(s, seat, EVERY_ICON):
            self.inner.add_legal(s, seat, codes)
            return
        found: list[int] = []
        self.inner.add_legal(s, seat, found)
        last = -1
        for card in s.hands[seat]:
            if card != last and (brokers >> card_colour(card)) & 1 and self.first + card not in found:
                found.append(self.first + card)
            last = card
        found.sort()
        codes.extend(found)

    def reads_icon(self, s: Earth, seat: int) -> bool:
        return s.rules.factions[seat].sells_by_icon and any_region(s, seat, EVERY_ICON)

    def fits(self, s: Earth, seat: int, card: int) -> bool:
        return any_region(s, seat, card)

    def proceed(self, s: Earth, seat: int, card: int, colour: int, every: bool) -> None:
        by_icon = every and s.rules.factions[seat].sells_by_icon
        self.inner.begin(s, seat, EVERY_ICON if by_icon else card, colour, card_icon(card))


def add_with_brokers(s: Earth, seat: int, first: int, icons: int, codes: list[int]) -> None:
    """The action cards with one of these icons, or of the colour of a broker (MU-BROKER-R13)."""
    brokers = staff_of(s).brokers[seat]
    last = -1
    for card in s.hands[seat]:
        if card != last and ((icons >> card_icon(card)) & 1 or (brokers >> card_colour(card)) & 1):
            codes.append(first + card)
        last = card


@mypyc_attr(allow_interpreted_subclasses=True)
class BrokerUse:
    """With which actions a broker may be sent."""

    def allows(self, s: Earth, seat: int, action: Brokered, same: bool) -> bool:
        """Whether a broker of the card's colour (`same`), or of another, may go with it: with any (MU-BROKER-R12)."""
        return True


class SendBroker(Step["Earth"]):
    """Send a broker to the mothership with the card just played, one after the other, or be done.

    `a` is the code of the action with its card; `b` the colour that the card has now, and EVERY once it has every icon.
    MU-BROKER-05, -R7, -R8, -R14: only those held now. MU-BROKER-07: another colour replaces the card's (-R4).
    MU-BROKER-08: the same one gives every icon; where the action cannot do without, no other may be sent first, since
    the card would have another colour then (-R13). MU-BROKER-06: nobody is pushed out. MU-BROKER-R3: it holds for this
    action, and what is dug with the same card.
    """

    def __init__(self) -> None:
        super().__init__("send_broker", ["MU-BROKER-05", "MU-BROKER-07", "MU-BROKER-08", "MU-BROKER-R7"])
        self.actions: Final[list[Brokered]] = []
        self.use: BrokerUse = BrokerUse()

    def action(self, code: int) -> Brokered | None:
        """The action that a code belongs to."""
        for action in self.actions:
            if action.first <= code < action.end:
                return action
        return None

    def legal(self, s: Earth, f: Frame) -> list[int]:
        action = self.action(f.a)
        assert action is not None
        codes: list[int] = []
        every = f.b >= EVERY
        fits = every or action.fits(s, f.seat, f.a - action.first)
        brokers = staff_of(s).brokers[f.seat]
        for colour in range(N_COLOURS):
            if (brokers >> colour) & 1:
                same = colour == f.b % EVERY
                if not (every if same else not fits) and self.use.allows(s, f.seat, action, same):
                    codes.append(SEND_BROKER + colour)
        if len(codes) > 0 and fits:
            codes.insert(0, DONE)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == DONE:
            self.skip(s, f)
            return
        staff = staff_of(s)
        colour = code - SEND_BROKER
        staff.brokers[f.seat] = staff.brokers[f.seat] & ~(1 << colour)
        s.ship[colour] = s.ship[colour] + 1
        if colour == f.b % EVERY:
            s.emit(ALL_ICONS, f.seat, colour)
            s.push(f.step, f.seat, f.a, colour + EVERY)
        else:
            s.emit(RECOLOURED, f.seat, colour)
            s.push(f.step, f.seat, f.a, colour + (EVERY if f.b >= EVERY else 0))

    def skip(self, s: Earth, f: Frame) -> None:
        action = self.action(f.a)
        assert action is not None
        action.proceed(s, f.seat, f.a - action.first, f.b % EVERY, f.b >= EVERY)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        action = self.action(f.a)
        assert action is not None
        return {"card": f.a - action.first, "colour": f.b % EVERY}

    def flaw(self, s: Earth, f: Frame) -> str:
        action = self.action(f.a)
        if action is None or f.a - action.first >= TRAVEL or not 0 <= f.b % EVERY < N_COLOURS or f.b >= 2 * EVERY:
            return "a broker goes with an action card that was just played (MU-BROKER-05, -R6)"
        if len(self.legal(s, f)) == 0:
            return "no broker of that seat can be sent with this card (MU-BROKER-R12)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not SPAN["send-broker"].has(code):
            return elsewhere(s, f, code)
        if not (staff_of(s).brokers[f.seat] >> (code - SEND_BROKER)) & 1:
            return no_with(s, "MU-BROKER-05", "no-such-broker", "colour", code - SEND_BROKER)
        action = self.action(f.a)
        assert action is not None
        rule = "MU-BROKER-R12" if action.fits(s, f.seat, f.a - action.first) else "MU-BROKER-R13"
        return no_with(s, rule, "broker-useless", "colour", code - SEND_BROKER)


class AtMarket(Step["Earth"]):
    """The card has every icon: for which market does it stand? `a` is the action's code, `b` the card's colour."""

    def __init__(self, step: SendBroker) -> None:
        super().__init__("at_market", ["MU-BROKER-08", "MU-BROKER-R5"])
        self.step: Final = step

    def action(self, code: int) -> BrokeredMarket | None:
        """The action that a code belongs to."""
        action = self.step.action(code)
        return action if isinstance(action, BrokeredMarket) else None

    def legal(self, s: Earth, f: Frame) -> list[int]:
        action = self.action(f.a)
        assert action is not None
        markets = action.markets(s, f.seat)
        return [AT_MARKET + market for market in range(N_MARKETS) if (markets >> market) & 1]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        action = self.action(f.a)
        assert action is not None
        action.inner.begin(s, f.seat, f.a - action.first, f.b, code - AT_MARKET)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        action = self.action(f.a)
        assert action is not None
        return {"card": f.a - action.first}

    def flaw(self, s: Earth, f: Frame) -> str:
        action = self.action(f.a)
        if action is None or f.a - action.first >= TRAVEL or not 0 <= f.b < N_COLOURS:
            return "a market is chosen for an action card with every icon (MU-BROKER-R5)"
        return "" if action.markets(s, f.seat) else "there is no explorer at a market (EE-MARKET-02)"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["at-market"].has(code):
            return no_with(s, "EE-MARKET-02", "market-not-visited", "market", code - AT_MARKET)
        return elsewhere(s, f, code)


# --- the end


def score_brokers(s: Earth) -> None:
    """Every broker that is left pays what its colour's popularity pays (MU-BROKER-09, -R10)."""
    brokers = staff_of(s).brokers
    for seat in range(s.n_seats):
        for colour in range(N_COLOURS):
            if (brokers[seat] >> colour) & 1:
                credits = payout(s, colour)
                pay(s, seat, BROKERS, credits)
                s.emit(BROKER_PAID, seat, colour, credits)


def action_of(actions: list[Action[Earth]], first: int) -> PaidAction:
    """The action of a menu whose codes begin there."""
    for action in actions:
        if action.first == first:
            assert isinstance(action, PaidAction)
            return action
    raise AssertionError(f"no action begins at {first}")
