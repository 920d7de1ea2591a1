"""What a seat may know, built from an allow-list by owner (EE-INFO, EE-SUPPLY-R3).

Hidden are only action cards: those of the others' hands (EE-INFO-23), in packs that others hold, drawn by others to
choose from, and in the deck. All else is open: boards, map and mothership (EE-INFO-01), galleries, crews and holds
(EE-INFO-02), stacks (EE-INFO-03), surveyed tiles (EE-INFO-06), credits (EE-INFO-R1), tokens (EE-INFO-19), the buyer
cards drawn and so those still to come (EE-INFO-20), and the command cards once they are drawn (EE-INFO-21, -R2). What
is still to be drawn has no order that anything could betray (EE-INFO-R4). A program that remembers what passed through
its hands in a draft may do so (EE-INFO-R3); a view tells what lies on the table now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


def view_of(s: Earth, seat: int | None) -> dict[str, object]:
    """The table as that seat sees it; None is a spectator, who owns nothing."""
    mine = seat is not None and seat == s.turn
    result = s.result
    told: dict[str, object] = {
        "game": s.game.key,
        "rules_version": s.game.rules_version,
        "components": s.rules.pack.digest,
        "seat": seat,
        "seats": s.n_seats,
        "options": s.rules.told_options(),
        "agenda": s.public_frames(seat),
        "to_act": s.seats,
        "over": s.over,
        # whose: everybody's
        "round": s.round,
        "turn": s.turn,
        "actions": s.actions,
        "order": s.order.copy(),
        "passed": s.passed,
        "deck": s.n_deck,
        "deck_from": s.deck_from.copy(),
        "discard": s.discard.copy(),
        "hand_sizes": [len(hand) for hand in s.hands],
        "travel": s.travel.copy(),
        "pack_sizes": [len(pack) for pack in s.packs],
        "drawn_size": len(s.drawn),
        "played": s.played,
        "forecast": s.forecast.copy(),
        "marks": s.marks.copy(),
        "tokens": s.tokens.copy(),
        "piles": s.piles.copy(),
        "sites": s.sites.copy(),
        "stacks": [stack.copy() for stack in s.stacks],
        "sold": s.sold.copy(),
        "surveyed": s.surveyed.copy(),
        "cargo": [hold.copy() for hold in s.cargo],
        "hidden": [hold.copy() for hold in s.hidden],
        "buyers": s.buyers.copy(),
        "queues": [queue.copy() for queue in s.queues],
        "ship": s.ship.copy(),
        "buyer_deck": s.buyer_deck.copy(),
        "buyer_discard": s.buyer_discard.copy(),
        "command": s.command.copy(),
        "explorers": [places.copy() for places in s.explorers],
        "cubes": s.cubes.copy(),
        "guards": s.guards.copy(),
        "rewarded": s.rewarded.copy(),
        "traders": s.traders.copy(),
        "envoys": s.envoys.copy(),
        "earned": s.earned.copy(),
        "scores": s.credits.copy(),
        "result": None if result is None else result.to_json(),
        # whose: this seat's alone
        "hand": None if seat is None else s.hands[seat].copy(),
        "pack": None if seat is None else s.packs[seat].copy(),
        "drawn": s.drawn.copy() if mine else None,
        "picked": s.picked.copy() if mine else None,
    }
    for part in s.parts:
        told[part.key] = part.view(s, seat)
    return told
