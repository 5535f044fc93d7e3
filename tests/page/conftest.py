from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browser import PATIENCE, Person, chromium
from tests.server.harness import Player, Server

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("page")
    with Server(folder, str(folder / "tables.sqlite3")) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Creates people with their own browsers, which are closed after the test."""
    people: list[Person] = []

    def create(**options: Any) -> Person:
        people.append(Person(browser, options.pop("address", server.address), **options))
        return people[-1]

    yield create
    for one in people:
        one.close()


@pytest.fixture(autouse=True)
def close_players() -> Iterator[None]:
    yield
    Player.close_all()
