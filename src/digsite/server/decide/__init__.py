"""May somebody do that? A command, checked against the story of its table, becomes entries of the journal.

Pure, and the only place that says who may do what at a table. A command that may not be carried out raises a Problem
and nothing has changed. What comes back is still only a plan: the entries count once they are written.
"""

from __future__ import annotations

from digsite.server.decide.common import acting_seat, levels, playing
from digsite.server.decide.game import answer, bot_move, free_steps, move, own_moves, undo, vote
from digsite.server.decide.plan import Actor, Plan
from digsite.server.decide.table import abandon, bring, fill, hand, leave, rematch, sit, start, take_back

__all__ = [
    "Actor",
    "Plan",
    "abandon",
    "acting_seat",
    "answer",
    "bot_move",
    "bring",
    "fill",
    "free_steps",
    "hand",
    "leave",
    "levels",
    "move",
    "own_moves",
    "playing",
    "rematch",
    "sit",
    "start",
    "take_back",
    "undo",
    "vote",
]
