"""An index for reading results in the order in which they were written."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("ix_results_at", "results", ["at"])
