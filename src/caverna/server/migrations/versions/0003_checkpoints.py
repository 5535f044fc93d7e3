"""Checkpoints of long histories; which tables continue a saved game; who opened a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("forced", sa.JSON(), nullable=False),
        sa.Column("held", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_checkpoints_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_checkpoints")),
    )
    op.add_column("tables", sa.Column("resumed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("opener", sa.String(length=24), nullable=True))
