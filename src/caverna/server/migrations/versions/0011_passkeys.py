"""Passkeys with their challenges, and the avatars of seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("credential_id", sa.Text(), nullable=False),
        sa.Column("profile_id", sa.String(length=16), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["profile_id"], ["profiles.id"], name=op.f("fk_passkeys_profile_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
        sa.UniqueConstraint("credential_id", name=op.f("uq_passkeys_credential_id")),
    )
    op.create_index("ix_passkeys_profile_id", "passkeys", ["profile_id"])
    op.create_table(
        "passkey_challenges",
        sa.Column("challenge_hash", sa.String(length=64), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("purpose", sa.String(length=8), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("challenge_hash", name=op.f("pk_passkey_challenges")),
    )
    op.create_index("ix_passkey_challenges_expires", "passkey_challenges", ["expires"])
    op.add_column("seats", sa.Column("avatar", sa.String(length=32), nullable=True))
