"""Which profiles are blocked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("profiles", sa.Column("blocked", sa.Boolean(), nullable=False, server_default=sa.false()))
