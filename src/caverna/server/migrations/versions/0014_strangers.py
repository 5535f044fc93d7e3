"""What names that look alike have in common, who was asked to confirm an address, and who set up a tournament."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from caverna.server.names import name_key

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("opener", sa.String(length=24), nullable=True))
    op.drop_index("ix_telling_mail_key", "telling")
    op.drop_column("telling", "mail_key")
    op.create_table(
        "mail_requests",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("mail_key", sa.String(length=64), nullable=False),
        sa.Column("profile_id", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_mail_requests")),
    )
    op.create_index("ix_mail_requests_mail_key", "mail_requests", ["mail_key"])
    change_name_keys()


def change_name_keys() -> None:
    """Of two profiles whose names look alike, the first one has the new key, and the other keeps its own."""
    profiles = sa.table("profiles", *(sa.column(name) for name in ("id", "name", "name_key", "created")))
    connection = op.get_bind()
    rows = connection.execute(sa.select(profiles).order_by(profiles.c.created)).all()
    taken = {row.name_key for row in rows}
    for row in rows:
        key = name_key(row.name)
        if key not in taken:
            taken.add(key)
            connection.execute(sa.update(profiles).where(profiles.c.id == row.id).values(name_key=key))
