"""Reviews of finished games, and whether a table allows hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("numbers", sa.JSON(), nullable=True),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("claimed_by", sa.String(length=16), nullable=True),
        sa.Column("claimed_until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reviews_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_reviews")),
    )
