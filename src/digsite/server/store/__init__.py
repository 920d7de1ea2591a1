"""Where everything is kept: SQLite in a file, or PostgreSQL for many workers. `Store` is all that the server sees."""

from __future__ import annotations

from digsite.server.store.errors import LoginTaken, Unavailable
from digsite.server.store.news import GIVE_WAY
from digsite.server.store.store import Invitation, Store

__all__ = ["GIVE_WAY", "Invitation", "LoginTaken", "Store", "Unavailable"]
