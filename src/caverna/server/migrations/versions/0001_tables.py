"""Tables, seats, events, chat, results."""

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
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=True),
        sa.Column("clock", sa.JSON(), nullable=True),
        sa.Column("creator", sa.Integer(), nullable=True),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("held", sa.Integer(), nullable=True),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("bot_due", sa.Boolean(), nullable=False),
        sa.Column("claimed_by", sa.String(length=16), nullable=True),
        sa.Column("claimed_until", sa.Float(), nullable=False),
        sa.Column("said", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_bot_due_claimed_until"), "tables", ["bot_due", "claimed_until"], unique=False)
    op.create_index(op.f("ix_tables_deadline"), "tables", ["deadline"], unique=False)
    op.create_index(op.f("ix_tables_state_public_changed"), "tables", ["state", "public", "changed"], unique=False)
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("kept", sa.Integer(), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("forced", sa.JSON(), nullable=False),
        sa.Column("held", sa.Integer(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_events_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "version", name=op.f("pk_events")),
    )
    op.create_index(op.f("ix_events_table_id_key"), "events", ["table_id", "key"], unique=True)
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_game_at"), "results", ["game", "at"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.String(length=64), nullable=True),
        sa.Column("token_hash", sa.String(length=64), nullable=True),
        sa.Column("forced", sa.Boolean(), nullable=False),
        sa.Column("confirms", sa.Boolean(), nullable=False),
        sa.Column("webhook", sa.Text(), nullable=True),
        sa.Column("bank", sa.Float(), nullable=True),
        sa.Column("seen", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_seats_token_hash")),
    )
