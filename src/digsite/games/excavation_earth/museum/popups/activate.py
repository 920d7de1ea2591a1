"""Activating pop-up markets: beside an action, wholly before or wholly after it (MU-ACTIVATE, MU-DEMAND).

An explorer may have come there in the moment before: by a free move (MU-MIX-05) or by a command card (MU-CMDCARD-09);
what is bought before an Exhibit can be exhibited (MU-MIX-07). MU-POPCARD-R2: each card is activated by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.codes import DONE, PASS, SELL, SPAN, TRAVEL_WITH
from digsite.games.excavation_earth.kinds import CARGO, colour_of, glyph_of, held, hold_of, kind_of
from digsite.games.excavation_earth.museum.codes import ACTIVATE
from digsite.games.excavation_earth.museum.codes import SPAN as MUSEUM_SPAN
from digsite.games.excavation_earth.museum.common.researchers import gain_researchers
from digsite.games.excavation_earth.museum.common.staff import pay
from digsite.games.excavation_earth.museum.events import POPUP_BOUGHT, POPUP_MET, POPUP_PAID
from digsite.games.excavation_earth.museum.kinds import EMPTY, N_POPUPS, POPUP_MARKETS
from digsite.games.excavation_earth.museum.popups.part import popups_of
from digsite.games.excavation_earth.museum.popups.place import place_popup
from digsite.games.excavation_earth.refusals import concerns, elsewhere, no, no_with
from digsite.games.excavation_earth.rules import ACT
from digsite.games.excavation_earth.tiles import explorer_at, unstow
from digsite.games.excavation_earth.vocabulary import GIFTS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Wrapper
from digsite.kernel.step import Deed, Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

BOUND: Final = 1
"""In the frame of the action menu: a pop-up market was activated, so an action other than Travel and Pass follows."""
NOTHING: Final = -1
MAY_ACTIVATE: Final = 1
SOLD: Final = 2
"""In the frame of what follows an action: a pop-up may be activated; something was sold."""


# --- what can be activated


def meets(s: Earth, card: int, kind: int) -> bool:
    """Whether an artefact of that type is what a special demand asks for (MU-DEMAND-01, -R2)."""
    figures = popups_of(s).figures
    if figures.popup_glyph[card] >= 0 and figures.popup_glyph[card] != glyph_of(kind):
        return False
    if figures.popup_colour[card] >= 0 and figures.popup_colour[card] != colour_of(kind):
        return False
    return s.rules.pack.values[kind] >= figures.popup_least[card]


def at_hand(s: Earth, seat: int, card: int) -> bool:
    """Whether the card is on the board with an own explorer at its site, and could be carried out.

    MU-ACTIVATE-01, -04, -R5 to -R7: it can be paid and stored, or an artefact in a hold meets it (MU-DEMAND-R1).
    """
    popups = popups_of(s)
    if not (popups.board >> card) & 1 or not explorer_at(s, seat, popups.figures.popup_site[card]):
        return False
    if popups.figures.popup_supply[card]:
        return s.credits[seat] >= popups.figures.popup_price[card] and popups.storage.room(s, seat) > 0
    for tiles in (s.cargo[seat], s.hidden[seat]):
        for kind in tiles:
            if meets(s, card, kind):
                return True
    return False


def cards_at_hand(s: Earth, seat: int) -> list[int]:
    """All that could be activated now."""
    if popups_of(s).board == 0:
        return []
    return [card for card in range(N_POPUPS) if at_hand(s, seat, card)]


def gifts(s: Earth, seat: int, card: int, owed: bool) -> list[int]:
    """The codes of the artefacts that meet a special demand; if an action is owed, those after which there is one."""
    codes: list[int] = []
    for hold, tiles in enumerate((s.cargo[seat], s.hidden[seat])):
        last = -1
        for kind in tiles:
            tile = held(hold, kind)
            if kind != last and meets(s, card, kind) and (not owed or acts_after(s, seat, card, tile)):
                codes.append(GIFTS.code(tile))
            last = kind
    return codes


def activate(s: Earth, seat: int, card: int) -> None:
    """Buy the tile of a special supply, or be asked what is given for a special demand."""
    popups = popups_of(s)
    if not popups.figures.popup_supply[card]:
        s.push(s.rules.step_id("give"), seat, card)
        return
    kind = popups.tiles[card]
    price = popups.figures.popup_price[card]
    popups.remove(card)
    pay(s, seat, POPUP_MARKETS, -price)
    s.emit(POPUP_BOUGHT, seat, card, kind, -price)
    popups.purchase.follow(s, seat, kind)
    popups.storage.stow(s, seat, kind)


class Give(Step["Earth"]):
    """Which artefact is given for special demand `a`? It leaves the game, and the reward is gained.

    MU-DEMAND-01 to -03, -R1 to -R5, MU-POPCARD-06 to -10, -12, -R1: from either hold; its sample stays. MU-ACTIVATE-R3:
    whoever still owes an action, which then waits at the bottom, keeps what it takes.
    """

    def __init__(self) -> None:
        super().__init__("give", ["MU-DEMAND-01", "MU-DEMAND-02", "MU-DEMAND-R1", "MU-DEMAND-R2"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return gifts(s, f.seat, f.a, s.agenda[0].a == BOUND)

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        hold = hold_of(GIFTS.tile(code))
        kind = kind_of(GIFTS.tile(code))
        unstow(s, f.seat, hold, kind)
        s.sold[kind] = s.sold[kind] + 1
        popups_of(s).remove(f.a)
        s.emit(POPUP_MET, f.seat, f.a, kind, hold)
        reward(s, f.seat, f.a)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"popup": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        popups = popups_of(s)
        if (
            not 0 <= f.a < N_POPUPS
            or popups.figures.popup_supply[f.a]
            or not at_hand(s, f.seat, f.a)
            or len(self.legal(s, f)) == 0
        ):
            return "that demand cannot be met (MU-ACTIVATE-R7)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not concerns(s, GIFTS, code):
            return elsewhere(s, f, code)
        hold = hold_of(GIFTS.tile(code))
        kind = kind_of(GIFTS.tile(code))
        if kind not in (s.cargo[f.seat] if hold == CARGO else s.hidden[f.seat]):
            return no_with(s, "MU-DEMAND-R1", "not-in-hold", "artefact", kind)
        if meets(s, f.a, kind):
            return no(s, "MU-ACTIVATE-R3", "no-action-after")
        return no_with(s, "MU-DEMAND-R2", "demand-not-met", "artefact", kind)


def reward(s: Earth, seat: int, card: int) -> None:
    """What a special demand pays; what has run out is left out (MU-POPCARD-06 to -10, -R1)."""
    figures = popups_of(s).figures
    credits = figures.popup_credits[card]
    if credits > 0:
        pay(s, seat, POPUP_MARKETS, credits)
        s.emit(POPUP_PAID, seat, card, credits, rule=f"MU-POPCARD-{card + 1:02}")
    if figures.popup_researchers[card] > 0:
        gain_researchers(s, seat, figures.popup_researchers[card])
    for _ in range(figures.popup_brokers[card]):
        s.push(s.rules.step_id("gain_broker"), seat)
    if figures.popup_re[card] > 0:
        popups_of(s).card_reward.gain(s, seat)


# --- before the action


class ActAtPopups(Wrapper["Earth"]):
    """The menu of actions, with pop-up markets that may be activated first.

    MU-ACTIVATE-01 to -03, -05, -R1 to -R4, -R8: then any action but Travel and Pass follows, so they are offered only
    if there will be one. `a` is BOUND when that is owed.
    """

    def __init__(self) -> None:
        super().__init__("act", ["MU-ACTIVATE-01", "MU-ACTIVATE-02", "MU-ACTIVATE-03", "MU-ACTIVATE-R3"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes = self.inner.legal(s, f)
        if f.a == BOUND:
            codes = [code for code in codes if proper(code)]
            if not popups_of(s).activations.goes_on():
                return codes
        for card in cards_at_hand(s, f.seat):
            if can_act_after(s, f.seat, card):
                codes.append(ACTIVATE + card)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if MUSEUM_SPAN["activate"].has(code):
            s.push(ACT, f.seat, BOUND)
            activate(s, f.seat, code - ACTIVATE)
            return
        below = len(s.agenda)
        self.inner.apply(s, f, code)
        popups = popups_of(s)
        sells = SPAN["sell"].has(code)
        follows = SOLD if sells else 0
        there = popups.board != 0 or (sells and popups.novelty.serves())
        if there and proper(code) and (f.a != BOUND or popups.activations.goes_on()):
            follows += MAY_ACTIVATE
        if follows != 0:
            s.agenda.insert(below + 1, Frame(s.rules.step_id("after_action"), f.seat, follows, popups.board))

    def flaw(self, s: Earth, f: Frame) -> str:
        if not 0 <= f.a <= BOUND or (f.a == BOUND and len(self.legal(s, f)) == 0):
            return "an action is owed, which can be taken, or none is (MU-ACTIVATE-R3)"
        return self.inner.flaw(s, f)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if MUSEUM_SPAN["activate"].has(code):
            if f.a == BOUND and not popups_of(s).activations.goes_on():
                return no(s, "MU-ACTIVATE-R2", "activated-already")
            return refuse_activation(s, f.seat, code - ACTIVATE)
        if f.a == BOUND and not proper(code) and code in self.inner.legal(s, f):
            return no(s, "MU-ACTIVATE-R3", "action-owed")
        return self.inner.refuse(s, f, code)


def proper(code: int) -> bool:
    """Whether a code of the menu is an action other than Travel and Pass."""
    return code != PASS and not TRAVEL_WITH <= code < SELL


def can_act_after(s: Earth, seat: int, card: int) -> bool:
    """Whether an action other than Travel and Pass could be taken once that pop-up market is activated."""
    if popups_of(s).figures.popup_supply[card]:
        return acts_after(s, seat, card, NOTHING)
    return len(gifts(s, seat, card, True)) > 0


def acts_after(s: Earth, seat: int, card: int, given: int) -> bool:
    """Whether one could be taken after the purchase, or after that tile (`held`) is given.

    MU-ACTIVATE-R3: any action card will do; with travel cards alone it takes a sale, judged on what is held then, the
    reward left out.
    """
    if len(s.hands[seat]) > 0:
        return True
    then = s.copy()
    then.muted = True  # a copy shares its events
    if given == NOTHING:
        popups_of(then).storage.stow(then, seat, popups_of(then).tiles[card])
        then.gain(seat, 0, -popups_of(then).figures.popup_price[card])
    else:
        unstow(then, seat, hold_of(given), kind_of(given))
    return any(proper(code) for code in then.table.innermost("act").legal(then, Frame(ACT, seat)))


def refuse_activation(s: Earth, seat: int, card: int) -> Refusal:
    """Why that pop-up market cannot be activated."""
    popups = popups_of(s)
    site = popups.figures.popup_site[card]
    if not (popups.board >> card) & 1:
        return no_with(s, "MU-POPUP-05", "no-such-popup", "popup", card)
    if not explorer_at(s, seat, site):
        return no_with(s, "MU-ACTIVATE-01", "no-explorer-there", "place", site)
    if not at_hand(s, seat, card):
        if not popups.figures.popup_supply[card]:
            return no_with(s, "MU-ACTIVATE-R7", "nothing-meets", "popup", card)
        if popups.storage.room(s, seat) == 0:
            return popups.storage.refuse(s)
        return no_with(s, "MU-SUPPLY-03", "too-dear", "n", popups.figures.popup_price[card])
    return no(s, "MU-ACTIVATE-R3", "no-action-after")


# --- after the action


class AfterAction(Deed["Earth"]):
    """What follows an action: a pop-up market for a sale, then perhaps an activation (`a`).

    MU-POPUP-01, -02, -R3: one card, however much was sold. MU-ACTIVATE-R3, -R6: only cards that lay on the board before
    the action (`b`, as bits) can be activated, and the new one where it serves at once.
    """

    def __init__(self) -> None:
        super().__init__("after_action", ["MU-POPUP-01", "MU-POPUP-02", "MU-ACTIVATE-R3", "MU-ACTIVATE-R6"])

    def run(self, s: Earth, f: Frame) -> None:
        cards = f.b
        if f.a & SOLD:
            card = place_popup(s)
            if card != EMPTY and popups_of(s).novelty.serves():
                cards |= 1 << card
        if f.a & MAY_ACTIVATE:
            s.push(s.rules.step_id("activate"), f.seat, cards)

    def flaw(self, s: Earth, f: Frame) -> str:
        if not 1 <= f.a <= MAY_ACTIVATE + SOLD:
            return "after an action something may be activated, or is placed (MU-ACTIVATE-01, MU-POPUP-01)"
        return unplaced(s, f.b)


class Activate(Step["Earth"]):
    """Activate a pop-up market after the action, or not; `a` are those that lay there before (MU-ACTIVATE-05, -R6).

    MU-ACTIVATE-R2: then perhaps another.
    """

    def __init__(self) -> None:
        super().__init__("activate", ["MU-ACTIVATE-01", "MU-ACTIVATE-05", "MU-ACTIVATE-R2", "MU-ACTIVATE-R6"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes = [ACTIVATE + card for card in cards_at_hand(s, f.seat) if (f.a >> card) & 1]
        if len(codes) > 0:
            codes.insert(0, DONE)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code != DONE:
            card = code - ACTIVATE
            rest = f.a & ~(1 << card)
            if rest != 0 and popups_of(s).activations.goes_on():
                s.push(f.step, f.seat, rest)
            activate(s, f.seat, card)

    def flaw(self, s: Earth, f: Frame) -> str:
        return unplaced(s, f.a)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not MUSEUM_SPAN["activate"].has(code):
            return elsewhere(s, f, code)
        card = code - ACTIVATE
        if at_hand(s, f.seat, card):
            return no_with(s, "MU-ACTIVATE-R6", "popup-too-new", "popup", card)
        return refuse_activation(s, f.seat, card)


def unplaced(s: Earth, cards: int) -> str:
    """What is wrong with pop-up markets, as bits, that are said to have lain on the board before the action."""
    return "" if cards & ~popups_of(s).board == 0 else "a pop-up market that is not on the board (MU-ACTIVATE-R6)"
