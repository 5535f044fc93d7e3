"""Packed events of finished tables, and statistics that need not be counted again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_archives_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_archives")),
    )
    op.create_table(
        "totals",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("newest", sa.Float(), nullable=False),
        sa.Column("statistics", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_totals")),
    )
    op.add_column("tables", sa.Column("packed", sa.Boolean(), nullable=False, server_default=sa.false()))
    finished = sa.text("state = 'over' AND NOT packed")
    op.create_index("ix_tables_unpacked", "tables", ["changed"], sqlite_where=finished, postgresql_where=finished)
    finished = sa.text("state = 'over'")
    op.create_index("ix_tables_finished", "tables", ["changed"], sqlite_where=finished, postgresql_where=finished)
