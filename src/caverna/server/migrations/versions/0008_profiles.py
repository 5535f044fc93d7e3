"""Profiles with their sessions, and whose seat a seat is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("name_key", sa.Text(), nullable=False),
        sa.Column("avatar", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_profiles")),
        sa.UniqueConstraint("name_key", name=op.f("uq_profiles_name_key")),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("profile_id", sa.String(length=16), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["profile_id"], ["profiles.id"], name=op.f("fk_sessions_profile_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_sessions_token_hash")),
    )
    op.create_index("ix_sessions_profile_id", "sessions", ["profile_id"])
    for name, *more in (("profile_links", sa.Column("expires", sa.Float(), nullable=False)), ("recovery_codes",)):
        op.create_table(
            name,
            sa.Column("code_hash", sa.String(length=64), nullable=False),
            sa.Column("profile_id", sa.String(length=16), nullable=False),
            *more,
            sa.ForeignKeyConstraint(
                ["profile_id"], ["profiles.id"], name=op.f(f"fk_{name}_profile_id"), ondelete="CASCADE"
            ),
            sa.PrimaryKeyConstraint("code_hash", name=op.f(f"pk_{name}")),
        )
        op.create_index(f"ix_{name}_profile_id", name, ["profile_id"])
    op.add_column("seats", sa.Column("profile_id", sa.String(length=16), nullable=True))
    op.create_index("ix_seats_profile_id", "seats", ["profile_id"])
