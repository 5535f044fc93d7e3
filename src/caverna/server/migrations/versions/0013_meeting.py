"""Rated tables, ratings and boards of honour; invitations, blocks and rematches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    for name in ("rated", "hinted"):
        op.add_column("tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rematch", sa.String(length=16), nullable=True))
    op.add_column("chat", sa.Column("profile_id", sa.String(length=16), nullable=True))
    op.create_table(
        "ratings",
        sa.Column("profile_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("field", sa.String(length=4), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["profile_id"], ["profiles.id"], name=op.f("fk_ratings_profile_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("profile_id", "game", "field", name=op.f("pk_ratings")),
    )
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("profile_id", sa.String(length=16), nullable=True),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("field", sa.String(length=4), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=False),
        sa.Column("sigma_before", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("at", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["profile_id"], ["profiles.id"], name=op.f("fk_rated_seats_profile_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_rated_seats")),
    )
    op.create_index("ix_rated_seats_profile_id_at", "rated_seats", ["profile_id", "at"])
    op.create_table(
        "honours",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("setup", sa.String(length=200), nullable=False),
        sa.Column("month", sa.String(length=7), nullable=False),
        sa.Column("score", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_honours_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_honours")),
    )
    op.create_index("ix_honours_game_setup_month_score", "honours", ["game", "setup", "month", "score"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("profile_id", sa.String(length=16), nullable=False),
        sa.Column("by", sa.String(length=16), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_invitations_table_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["profile_id"], ["profiles.id"], name=op.f("fk_invitations_profile_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["by"], ["profiles.id"], name=op.f("fk_invitations_by"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "profile_id", name=op.f("pk_invitations")),
    )
    op.create_index("ix_invitations_profile_id", "invitations", ["profile_id"])
    op.create_index("ix_invitations_by_at", "invitations", ["by", "at"])
    op.create_table(
        "blocks",
        sa.Column("profile_id", sa.String(length=16), nullable=False),
        sa.Column("blocked", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["profile_id"], ["profiles.id"], name=op.f("fk_blocks_profile_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked"], ["profiles.id"], name=op.f("fk_blocks_blocked"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("profile_id", "blocked", name=op.f("pk_blocks")),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
