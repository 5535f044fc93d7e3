"""What the database holds. Times are seconds since 1970; what is JSON is never searched."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s", "pk": "pk_%(table_name)s",
}  # fmt: skip

metadata: Final = MetaData(naming_convention=NAMES)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seed", Text),  # known to nobody but this row
    Column("clock", JSON),
    Column("creator", Integer),  # a seat
    Column("state", String(8), nullable=False),  # open, playing, over, replay
    Column("version", Integer, nullable=False),  # of the last event
    Column("turn", Integer, nullable=False),  # a seat, CHANCE while a turn waits to be confirmed, OVER
    Column("held", Integer),  # the seat that has yet to confirm its turn
    Column("since", Float, nullable=False),  # when the turn came to who has it
    Column("deadline", Float),  # when its time runs out
    Column("bot_due", Boolean, nullable=False),  # is it for a bot to decide?
    Column("claimed_by", String(16)),  # the process that lets the bot think
    Column("claimed_until", Float, nullable=False),  # unless it renews that
    Column("said", Integer, nullable=False),  # messages to the table
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index(None, "state", "public", "changed"),
    Index(None, "bot_due", "claimed_until"),
    Index(None, "deadline"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("name", Text, nullable=False),
    Column("level", String(64)),  # of a bot
    Column("token_hash", String(64), unique=True),
    Column("forced", Boolean, nullable=False),  # are single choices played for this seat?
    Column("confirms", Boolean, nullable=False),  # does its turn end only when it says so?
    Column("webhook", Text),
    Column("bank", Float),  # seconds left, where time is limited
    Column("seen", Float),  # when last heard of; nothing if away
)

events: Final = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),  # this key is why nothing is ever played twice
    Column("kind", String(8), nullable=False),  # start, play, undo, confirm, time, hand
    Column("seat", Integer),
    Column("key", String(64)),  # names a request, so that it can be sent again
    Column("kept", Integer, nullable=False),  # actions before this event that still count
    Column("actions", JSON, nullable=False),  # and those that it adds
    Column("forced", JSON, nullable=False),  # the numbers of those that were single choices
    Column("held", Integer),  # as in tables
    Column("at", Float, nullable=False),
    Index(None, "table_id", "key", unique=True),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

results: Final = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),  # for each its kind, level, score, sheet, opening, and whether it won
    Column("decisions", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "game", "at"),
)
