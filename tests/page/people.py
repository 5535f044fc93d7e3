"""People with profiles: over HTTP, and signed in in a browser."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.page.browser import Person
from tests.server.harness import Player


class Member(Player):
    """A player with a profile. Names are taken once on a server, so that a few letters are added unless `exact`."""

    def __init__(self, address: str, name: str, *, exact: bool = False) -> None:
        super().__init__(address)
        self.token = f"profile-{self.token}"
        self.http.headers.update({"Caverna-Player": self.token, "Authorization": f"Bearer {self.token}"})
        wish = {"name": name if exact else f"{name} {secrets.token_hex(3)}", "device": "Firefox Linux"}
        self.profile: dict[str, Any] = self.http.post("/api/me", json=wish).raise_for_status().json()
        self.name: str = self.profile["name"]

    def open(self, game: str = "cave-farmers", *others: str, players: int | None = None, **wish: Any) -> Player:
        with self.as_newcomer():
            return super().open(game, *others, players=players, **wish)

    def join(self, table: str, name: str = "Ben") -> Player:
        with self.as_newcomer():
            return super().join(table, name)

    @contextmanager
    def as_newcomer(self) -> Iterator[None]:
        """A seat is taken with a secret of its own, before the session opens it."""
        self.http.headers["Authorization"] = f"Bearer {secrets.token_urlsafe(32)}"
        yield
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def sign_in(self, human: Person) -> None:
        """Sign in in a browser."""
        human.keep("caverna.profile", {"token": self.token, "name": self.name, "avatar": self.profile["avatar"]})
