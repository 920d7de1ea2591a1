"""The first schema: tables and their journals, seats, invitations, people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("n_seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("seed", sa.Text, nullable=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("last_seq", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("bots_due", sa.Boolean, nullable=False),
        sa.Column("updated_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_pk"),
    )
    op.create_index("tables_listed", "tables", ["listed", "status", "created_at"])
    op.create_index("tables_bots_due", "tables", ["bots_due", "status"])
    _create_of_table(
        "entries",
        "seq",
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    _create_of_table(
        "seats",
        "seat",
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=True),
        sa.Column("token_hash", sa.Text, nullable=True),
    )
    op.create_index("seats_person", "seats", ["person"])
    _create_of_table(
        "invitations",
        "seat",
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
    )
    _create_of_table("visits", "person", sa.Column("person", sa.Text, nullable=False))
    _create_of_table(
        "looks",
        "person",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("login", sa.Text, nullable=True),
        sa.Column("login_key", sa.Text, nullable=True),
        sa.Column("password_hash", sa.Text, nullable=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_pk"),
        sa.UniqueConstraint("login_key", name="people_login_key_uq"),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="settings_pk"),
    )


def _create_of_table(name: str, second_key: str, *columns: sa.Column[object]) -> None:
    """A table of rows that belong to one game table each."""
    op.create_table(
        name,
        sa.Column("table_id", sa.Text, nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("table_id", second_key, name=f"{name}_pk"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"{name}_table_id_fk"),
    )
