"""Problems: everything that can be wrong with a request. Each code has an HTTP status and a localised message."""

from __future__ import annotations

from typing import Any, Final

from caverna.game import CavernaError

STATUS: Final = {
    "bad-request": 400,
    "not-a-player": 403,
    "no-profile": 403,
    "blocked": 403,
    "bad-code": 403,
    "bad-passkey": 403,
    "bad-link": 403,
    "not-the-creator": 403,
    "not-the-organiser": 403,
    "not-your-turn": 403,
    "not-yours-to-undo": 403,
    "no-hints": 403,
    "rated-needs-profile": 403,
    "not-found": 404,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-lesson": 404,
    "no-such-seat": 404,
    "no-such-step": 404,
    "no-such-day": 404,
    "no-such-week": 404,
    "no-such-session": 404,
    "no-such-passkey": 404,
    "no-mail": 404,
    "unknown-tournament": 404,
    "no-such-entrant": 404,
    "no-such-person": 404,
    "no-such-invitation": 404,
    "method-not-allowed": 405,
    "too-slow": 408,
    "stale": 409,
    "seat-taken": 409,
    "no-open-seat": 409,
    "not-started": 409,
    "over": 409,
    "not-over": 409,
    "bad-key": 409,
    "daily-seat": 409,
    "tournament-seat": 409,
    "tournament-full": 409,
    "tournament-begun": 409,
    "tournament-over": 409,
    "too-few-players": 409,
    "too-many-tournaments": 409,
    "rated-table": 409,
    "name-taken": 409,
    "too-many-passkeys": 409,
    "on-vacation": 409,
    "nothing-to-undo": 409,
    "nothing-to-confirm": 409,
    "too-many-events": 409,
    "damaged-table": 409,
    "other-rules": 409,
    "too-large": 413,
    "bad-options": 422,
    "rated-options": 422,
    "bad-record": 422,
    "bad-name": 422,
    "bad-webhook": 422,
    "bad-device": 422,
    "bad-mail": 422,
    "bad-vacation": 422,
    "unknown-bot": 422,
    "illegal": 422,
    "message-too-long": 422,
    "too-many-requests": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "internal": 500,
    "unavailable": 503,
}


class Problem(CavernaError):
    """A request that is refused. Nothing has changed.

    `code` is a key of `STATUS`; `arguments` fill in the localised message.
    """

    def __init__(self, code: str, /, **arguments: Any) -> None:
        super().__init__(f"{code} {arguments}" if arguments else code)
        self.code = code
        self.arguments = arguments

    @property
    def status(self) -> int:
        """The HTTP status of the response."""
        return STATUS[self.code]
