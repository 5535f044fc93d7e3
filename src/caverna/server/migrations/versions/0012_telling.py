"""How people are told of their turns: devices, mail, and when; and vacations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tell_at", sa.Float(), nullable=True))
    op.create_index("ix_tables_tell_at", "tables", ["tell_at"])
    op.add_column("seats", sa.Column("looked", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("told", sa.String(length=8), nullable=True))
    op.add_column("seats", sa.Column("listener", sa.String(length=64), nullable=True))
    create_devices()
    create_telling()
    create_tidings()
    create_vacations()


def create_devices() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("endpoint_hash", sa.String(length=64), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("session_id", sa.String(length=16), nullable=True),
        sa.Column("browser", sa.String(length=64), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session_id"], ["sessions.id"], name=op.f("fk_devices_session_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
        sa.UniqueConstraint("endpoint_hash", name=op.f("uq_devices_endpoint_hash")),
    )
    op.create_index("ix_devices_session_id", "devices", ["session_id"])
    op.create_index("ix_devices_browser", "devices", ["browser"])


def create_telling() -> None:
    op.create_table(
        "telling",
        sa.Column("profile_id", sa.String(length=16), nullable=False),
        sa.Column("tables", sa.String(length=8), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("mail", sa.Text(), nullable=True),
        sa.Column("mail_key", sa.String(length=64), nullable=True),
        sa.Column("asked", sa.Float(), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("mailed", sa.Float(), nullable=True),
        sa.Column("mail_due", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["profile_id"], ["profiles.id"], name=op.f("fk_telling_profile_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("profile_id", name=op.f("pk_telling")),
    )
    op.create_index("ix_telling_mail_key", "telling", ["mail_key"])
    op.create_index("ix_telling_mail_due", "telling", ["mail_due"])


def create_tidings() -> None:
    op.create_table(
        "tidings",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("profile_id", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("event", sa.String(length=24), nullable=False),
        sa.Column("path", sa.Text(), nullable=False),
        sa.Column("words", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["profile_id"], ["profiles.id"], name=op.f("fk_tidings_profile_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_tidings_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tidings")),
    )
    op.create_index("ix_tidings_profile_id", "tidings", ["profile_id"])


def create_vacations() -> None:
    op.create_table(
        "vacations",
        sa.Column("profile_id", sa.String(length=16), nullable=False),
        sa.Column("away_from", sa.Float(), nullable=False),
        sa.Column("away_until", sa.Float(), nullable=False),
        sa.Column("year", sa.Integer(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["profile_id"], ["profiles.id"], name=op.f("fk_vacations_profile_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("profile_id", name=op.f("pk_vacations")),
    )
