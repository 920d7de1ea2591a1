"""Why a code that answers another question may not be played now: each with the rule that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.codes import (
    CODES,
    CONFIRM,
    END_TURN,
    EXPLORE,
    EXPLORE_SPAN,
    GIVE,
    GIVEN,
    KEEP,
    LOSE,
    NO_TENT,
    ROB,
    SELL_SPAN,
    TAKE,
    TRADE,
    USE_TENT,
    WITHDRAW,
)
from digsite.games.archaeology.rules import ACT, CHOOSE_VICTIM, GIVE_CARDS, SCATTER, SHELTER, TAKE_CARDS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


def no(s: Dig, rule: str, key: str, treasure: int = -1, n: int = -1, most: int = -1) -> Refusal:
    """A refusal; the figures that are given are part of its words."""
    args: dict[str, object] = {}
    if treasure >= 0:
        args["treasure"] = treasure
    if n >= 0:
        args["n"] = n
    if most >= 0:
        args["most"] = most
    return Refusal(s.game, rule, key, args)


def is_action(code: int) -> bool:
    """Whether the code is one of the actions after the dig."""
    return code in (END_TURN, TRADE) or EXPLORE_SPAN.has(code) or SELL_SPAN.has(code)


def elsewhere(s: Dig, f: Frame, code: int) -> Refusal:
    """Why a code that belongs to another question may not be played at this one."""
    step = f.step
    if is_action(code) and step != ACT:
        if f.seat != s.turn:
            return no(s, "AR-TURN-R2", "not-your-turn")
        if step in (CHOOSE_VICTIM, SHELTER, SCATTER):
            return no(s, "AR-TURN-04", "dig-first")
        if step in (GIVE_CARDS, TAKE_CARDS):
            return no(s, "AR-TRADE-R6", "finish-trade-first")
        return no(s, "AR-EXPLORE-R5", "finish-exploring-first")
    if code in (USE_TENT, NO_TENT):
        if step == SCATTER:
            return no(s, "AR-TENT-03", "tents-declared")
        return no(s, "AR-TENT-01", "no-storm")
    if LOSE <= code < KEEP:
        if step == SHELTER:
            return no(s, "AR-TENT-03", "tents-first")
        return no(s, "AR-STORM-06", "no-storm")
    if ROB <= code < EXPLORE:
        return no(s, "AR-THIEF-02", "no-thief")
    if code == GIVEN or GIVE <= code < TAKE:
        if step == TAKE_CARDS:
            return no(s, "AR-TRADE-R6", "giving-is-over")
        return no(s, "AR-TRADE-R6", "no-trade")
    if code in (CONFIRM, WITHDRAW) or TAKE <= code < LOSE:
        if step == GIVE_CARDS and s.n_give == 0:
            return no(s, "AR-TRADE-R1", "give-first")
        if step == GIVE_CARDS:
            return no(s, "AR-TRADE-R6", "give-first")
        return no(s, "AR-TRADE-R6", "no-trade")
    span = CODES.span(code).name
    for monument in s.rules.others:
        if span in monument.spans:
            return monument.out_of_place(s)
    raise ValueError(f"no monument and no rule knows why {span!r} may not be played")


def idle(s: Dig, code: int, seat: int) -> Refusal:
    """Why a seat that is not asked now may not answer: it comes later, has answered, or it is not its turn at all."""
    step = s.agenda[-1].step
    waits = False
    for f in s.agenda:
        if f.step == step and f.seat == seat:
            waits = True
    if step == SHELTER:
        if code in (USE_TENT, NO_TENT):
            if waits and (s.dry >> seat) & 1:
                return no(s, "AR-TENT-R3", "still-sheltered")
            if s.tents[seat] == 0 and not (s.dry >> seat) & 1:
                return no(s, "AR-TENT-06", "no-tent-left")
            if waits:
                return no(s, "AR-TENT-02", "tent-comes-later")
            return no(s, "AR-TENT-R2", "tent-decided")
        if LOSE <= code < KEEP:
            return no(s, "AR-TENT-03", "tents-first")
    elif step == SCATTER:
        if code in (USE_TENT, NO_TENT):
            return no(s, "AR-TENT-03", "tents-declared")
        if LOSE <= code < KEEP:
            return no(s, "AR-STORM-04", "loss-comes-later") if waits else no(s, "AR-STORM-R2", "lost-enough")
    if seat == s.turn and is_action(code):
        return no(s, "AR-TURN-04", "dig-first")
    return no(s, "AR-TURN-R2", "not-asked")
