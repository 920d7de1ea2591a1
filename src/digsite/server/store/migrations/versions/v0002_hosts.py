"""The tables that somebody hosts are found without looking at all."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("tables_host", "tables", ["host"])
