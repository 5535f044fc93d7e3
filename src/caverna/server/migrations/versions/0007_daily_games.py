"""The game of the day, and secrets of the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.add_column("tables", sa.Column("daily", sa.String(length=10), nullable=True))
    op.create_table(
        "daily_games",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("score", sa.Float(), nullable=True),
        sa.Column("finished", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_daily_games_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_daily_games")),
    )
    op.create_index("ix_daily_games_day_game_player", "daily_games", ["day", "game", "player"], unique=True)
    op.create_index("ix_daily_games_day_game_score", "daily_games", ["day", "game", "score"], unique=False)
    op.create_index("ix_daily_games_player", "daily_games", ["player"], unique=False)
