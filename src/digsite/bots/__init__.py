"""Bots: they think with a view and a generator of their own, and never see a state.

>>> import digsite
>>> from digsite import bots
>>> game = digsite.game("archaeology")
>>> bot = bots.make("novice", game)
>>> state, rng = game.new(seats=2, seed=1), digsite.Rng(2)
>>> while not state.over:
...     state.play(bot.choose(state.view(state.seat), state.legal(), rng))
>>> bots.bot_keys()
['random', 'novice']
"""

from digsite.bots.bot import BaseBot, Bot
from digsite.bots.table import about, bot_keys, bots_for, is_quick, make

__all__ = ["BaseBot", "Bot", "about", "bot_keys", "bots_for", "is_quick", "make"]
