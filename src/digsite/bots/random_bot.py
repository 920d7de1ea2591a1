"""The bot that anything should beat."""

from __future__ import annotations

from digsite import Rng
from digsite.bots.bot import BaseBot, View


class RandomBot(BaseBot):
    """Plays any legal code, each as likely as the others."""

    def choose(self, view: View, legal: list[int], rng: Rng, *, until: float | None = None) -> int:
        return rng.pick(legal)
