"""The database schema. Times are Unix timestamps in seconds; JSON columns are never searched."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)  # fmt: skip

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s", "pk": "pk_%(table_name)s",
}  # fmt: skip

FINISHED: Final = text("state = 'over'")
UNPACKED: Final = text("state = 'over' AND NOT packed")

metadata: Final = MetaData(naming_convention=NAMES)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seed", Text),  # never leaves the server
    Column("clock", JSON),
    Column("hints", Boolean, nullable=False, server_default=false()),  # may people who play each other ask for them?
    Column("hinted", Boolean, nullable=False, server_default=false()),  # has anybody got a hint?
    Column("rated", Boolean, nullable=False, server_default=false()),  # does it change the players' ratings?
    Column("rematch", String(16)),  # the table where the same people play again
    Column("creator", Integer),  # the seat of the player who opened it
    Column("opener", String(24)),  # a pseudonym of the client who opened it
    Column("resumed", Boolean, nullable=False, server_default=false()),  # does it continue a saved game?
    Column("daily", String(10)),  # the day whose game of the day it is, or the week whose position
    Column("tournament", String(16)),  # to which it belongs
    Column("state", String(8), nullable=False),  # open, playing, over, replay
    Column("version", Integer, nullable=False),  # of the last event
    Column("turn", Integer, nullable=False),  # a seat, CHANCE while a turn is held for confirmation, or OVER
    Column("held", Integer),  # the seat that has yet to confirm its turn
    Column("since", Float, nullable=False),  # when the current turn began
    Column("deadline", Float),  # when the player to decide runs out of time
    Column("tell_at", Float),  # when the player to decide is notified, unless they look at the table
    Column("bot_due", Boolean, nullable=False),  # is a bot to decide?
    Column("claimed_by", String(16)),  # the process that holds the lease on the bot
    Column("claimed_until", Float, nullable=False),  # when the lease expires
    Column("said", Integer, nullable=False),  # number of chat messages
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("packed", Boolean, nullable=False, server_default=false()),  # are its events in `archives`?
    Index(None, "state", "public", "changed"),
    Index(None, "bot_due", "claimed_until"),
    Index(None, "deadline"),
    Index(None, "tell_at"),
    Index("ix_tables_unpacked", "changed", sqlite_where=UNPACKED, postgresql_where=UNPACKED),
    Index("ix_tables_finished", "changed", sqlite_where=FINISHED, postgresql_where=FINISHED),
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
    Column("profile_id", String(16)),  # whose sessions open the seat; NULL for guests
    Column("avatar", String(32)),  # of the profile
    Column("forced", Boolean, nullable=False),  # is a single legal action played automatically?
    Column("confirms", Boolean, nullable=False),  # does the player confirm the end of each turn?
    Column("webhook", Text),
    Column("bank", Float),  # seconds left, if there is a clock
    Column("seen", Float),  # when last connected; NULL if away
    Column("looked", Float),  # when the player last looked at the table; NULL if they do not
    Column("told", String(8)),  # on or off: is the player notified of turns here? NULL: the default
    Column("listener", String(64)),  # of a guest who is notified: the hash of the browser's token
    Index(None, "profile_id"),
)

events: Final = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),  # this key ensures that nothing is played twice
    Column("kind", String(8), nullable=False),  # start, play, undo, confirm, time, hand
    Column("seat", Integer),
    Column("key", String(64)),  # idempotency key of the request
    Column("kept", Integer, nullable=False),  # how many earlier actions still count
    Column("actions", JSON, nullable=False),  # the actions it adds
    Column("forced", JSON, nullable=False),  # the indices of those that were the only legal action
    Column("held", Integer),  # as in tables
    Column("at", Float, nullable=False),
    Index(None, "table_id", "key", unique=True),
)

archives: Final = Table(
    "archives",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("events", LargeBinary, nullable=False),  # all events of a finished table, packed
)

checkpoints: Final = Table(
    "checkpoints",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the last event that it includes
    Column("actions", JSON, nullable=False),  # all actions that count
    Column("forced", JSON, nullable=False),  # as in events
    Column("held", Integer),  # as in tables
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("profile_id", String(16)),  # who said it; NULL for guests
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

pulse: Final = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),  # when a server was last running
)

results: Final = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),  # each: kind, level, score, sheet, opening, built, won
    Column("decisions", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "game", "at"),
    Index(None, "at"),
)

totals: Final = Table(
    "totals",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("newest", Float, nullable=False),  # when the newest result that they include was written
    Column("statistics", LargeBinary, nullable=False),
)

reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("format", Integer, nullable=False),  # of the numbers
    Column("numbers", JSON(none_as_null=True)),  # the results; NULL until they are complete
    Column("done", Integer, nullable=False),  # steps reviewed
    Column("claimed_by", String(16)),  # the process that reviews; NULL after a failure
    Column("claimed_until", Float, nullable=False),  # when another process may try
)

devices: Final = Table(
    "devices",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("endpoint", Text, nullable=False),  # where to send messages; whoever knows it could, so it is secret
    Column("endpoint_hash", String(64), nullable=False, unique=True),
    Column("public_key", Text, nullable=False),  # messages are encrypted for it
    Column("auth", Text, nullable=False),  # and with this
    Column("language", String(8), nullable=False),
    Column("session_id", ForeignKey("sessions.id", ondelete="CASCADE")),  # of a profile on this device
    Column("browser", String(64)),  # of a guest: the hash of the browser's token
    Column("created", Float, nullable=False),
    Index(None, "session_id"),
    Index(None, "browser"),
)

telling: Final = Table(
    "telling",
    metadata,
    Column("profile_id", ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("tables", String(8), nullable=False),  # where the player is notified: all, or only chosen ones
    Column("language", String(8), nullable=False),  # of emails
    Column("mail", Text),  # the address
    Column("asked", Float),  # when the last email was sent that asks to confirm it
    Column("confirmed", Boolean, nullable=False, server_default=false()),
    Column("minutes", Integer, nullable=False),  # between two emails
    Column("mailed", Float),  # when the last one was sent
    Column("mail_due", Float),  # when the next one is to be sent
    Index(None, "mail_due"),
)

mail_requests: Final = Table(
    "mail_requests",  # emails of the last hour that ask to confirm an address, whoever requested them
    metadata,
    Column("id", Integer, primary_key=True),
    Column("mail_key", String(64), nullable=False),  # the hash of the address, however it is spelled
    Column("profile_id", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "mail_key"),
)

tidings: Final = Table(
    "tidings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("profile_id", ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE")),
    Column("event", String(24), nullable=False),
    Column("path", Text, nullable=False),  # of the page that shows it
    Column("words", JSON, nullable=False),  # for the sentence
    Column("at", Float, nullable=False),
    Index(None, "profile_id"),
)

vacations: Final = Table(
    "vacations",
    metadata,
    Column("profile_id", ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("away_from", Float, nullable=False),
    Column("away_until", Float, nullable=False),
    Column("year", Integer, nullable=False),
    Column("used", Integer, nullable=False),  # days in that year, with those of this vacation
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("profile_id", ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("field", String(4), primary_key=True),  # how many play: two or more
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rated_seats: Final = Table(
    "rated_seats",
    metadata,
    Column("table_id", String(16), primary_key=True),  # stays when the table is deleted
    Column("seat", Integer, primary_key=True),
    Column("profile_id", ForeignKey("profiles.id", ondelete="SET NULL")),  # who began the game
    Column("game", String(32), nullable=False),
    Column("field", String(4), nullable=False),
    Column("left", Boolean, nullable=False),  # has the player left, or run out of time?
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float),  # NULL until the game has been rated
    Column("sigma", Float),
    Column("place", Integer),
    Column("at", Float),  # when it was rated
    Index(None, "profile_id", "at"),
)

honours: Final = Table(
    "honours",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("setup", String(200), nullable=False),  # the options, as text
    Column("month", String(7), nullable=False),  # 2026-11
    Column("score", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "game", "setup", "month", "score"),
)

invitations: Final = Table(
    "invitations",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("profile_id", ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),  # who is invited
    Column("by", ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("declined", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "profile_id"),
    Index(None, "by", "at"),
)

blocks: Final = Table(
    "blocks",
    metadata,
    Column("profile_id", ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),  # who wants no contact
    Column("blocked", ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Index(None, "blocked"),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),  # never leaves the server
)

daily_games: Final = Table(
    "daily_games",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), nullable=False),  # 2026-11-16, or for the position of a week 2026-W47
    Column("game", String(32), nullable=False),
    Column("player", String(64), nullable=False),  # the hash of a browser's token, or the id of a profile
    Column("score", Float),
    Column("finished", Float),  # when; NULL until then
    Index(None, "day", "game", "player", unique=True),  # this key ensures that one attempt counts
    Index(None, "day", "game", "score"),
    Index(None, "player"),
)

profiles: Final = Table(
    "profiles",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False, unique=True),  # what names that look alike have in common
    Column("avatar", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("blocked", Boolean, nullable=False, server_default=false()),  # by an operator
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("profile_id", ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("device", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when last used, roughly
    Index(None, "profile_id"),
)

profile_links: Final = Table(
    "profile_links",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("profile_id", ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
    Index(None, "profile_id"),
)

recovery_codes: Final = Table(
    "recovery_codes",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("profile_id", ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Index(None, "profile_id"),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("credential_id", Text, nullable=False, unique=True),  # base64url, as browsers write it
    Column("profile_id", ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),  # of the authenticator, when last used; most always say 0
    Column("device", Text, nullable=False),  # where it was made
    Column("created", Float, nullable=False),
    Column("used", Float),  # when last used to sign in
    Index(None, "profile_id"),
)

passkey_challenges: Final = Table(
    "passkey_challenges",
    metadata,
    Column("challenge_hash", String(64), primary_key=True),
    Column("token_hash", String(64), nullable=False),  # of the session, begun or yet to begin, that asked for it
    Column("purpose", String(8), nullable=False),  # make, sign-in
    Column("expires", Float, nullable=False),
    Index(None, "expires"),
)

tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("organiser", String(16)),  # the id of a profile; NULL once it is deleted
    Column("opener", String(24)),  # a pseudonym of the client who set it up
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("format", String(16), nullable=False),  # round-robin, swiss, knock-out, league
    Column("size", Integer, nullable=False),  # players at a table, at most
    Column("rounds", Integer),  # of a Swiss
    Column("days", Integer),  # from one round of a league to the next
    Column("clock", JSON, nullable=False),
    Column("places", Integer, nullable=False),  # how many can take part
    Column("seed", Text, nullable=False),  # of the draws; never leaves the server
    Column("state", String(8), nullable=False),  # open, playing, over, off
    Column("round", Integer, nullable=False),  # the last one that has begun
    Column("begins", Float),  # when it begins automatically
    Column("due", Float),  # when the next step is due
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index(None, "state", "changed"),
    Index(None, "due"),
    Index(None, "organiser"),
)

tournament_players: Final = Table(
    "tournament_players",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("profile_id", String(16)),  # NULL for bots, and for whoever has deleted the profile
    Column("name", Text, nullable=False),
    Column("level", String(64)),  # of a bot
    Column("since", Integer, nullable=False),  # the first round
    Column("until", Integer),  # the last round, if the player has withdrawn
    Index(None, "tournament_id", "profile_id", unique=True),
    Index(None, "profile_id"),
)

meetings: Final = Table(
    "meetings",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="SET NULL")),  # NULL for a bye
    Column("players", JSON, nullable=False),  # their numbers in the order of their seats
    Column("result", JSON(none_as_null=True)),  # each: score, won, lost (the seat); NULL until the game is over
    Column("finished", Float),  # when
    Index(None, "table_id", unique=True),
)

positions: Final = Table(
    "positions",
    metadata,
    Column("week", String(10), primary_key=True),  # 2026-W47
    Column("game", String(32), primary_key=True),
    Column("options", JSON, nullable=False),
    Column("actions", JSON, nullable=False),  # that lead to the position
    Column("seat", Integer, nullable=False),  # of the player
    Column("level", String(64), nullable=False),  # of the bot
)
