"""What Alembic runs: the steps, on the connection and in the transaction that `migrate.py` has opened."""

from __future__ import annotations

from alembic import context

from digsite.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
context.run_migrations()
