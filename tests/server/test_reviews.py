"""Hints and reviews at a table: who may ask, and that a review is found once and kept."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import func, insert, select, update

from caverna.locale import LANGUAGES
from caverna.record import Match
from caverna.review import FORMAT, Part
from caverna.server import schema
from caverna.server.bot_workers import Asker, WorkerFailed
from caverna.server.problems import Problem
from caverna.server.reviews import Reviews
from caverna.server.settings import database_url
from caverna.server.store import Store, open_store
from tests.matches import play_randomly
from tests.server.harness import Player, Postgres, Server, until
from tests.server.test_store import row

Answer = TypeVar("Answer")


@pytest.fixture(scope="module")
def short() -> Match:
    """A short game, played to its end."""
    return play_randomly(Match("cave-vs-cave", players=1, mode="era-1", seed=1))


def uploaded(server: Server, match: Match) -> Player:
    """A spectator at a table that shows a saved game."""
    player = Player(server.address)
    answer = player.http.post("/api/tables", json={"record": match.to_document()})
    assert answer.status_code == 201, answer.text
    player.table = answer.json()["id"]
    return player


# hints


def test_a_hint_has_every_action_and_explains_the_best_three(server: Server) -> None:
    ana = Player(server.address, language="fr").open("cave-vs-cave", options={"mode": "era-1"})
    until(ana.has_turn)
    legal = {action["action"]: action["label"] for action in ana.decision()["actions"]}
    hint = ana.get("/hint")
    assert {row["action"]: row["label"] for row in hint["actions"]} == legal
    assert {int(action) for action in hint["values"]} == set(legal)
    leads = [row["lead"] for row in hint["actions"]]
    assert leads == sorted(leads, reverse=True)
    explained = [row for row in hint["actions"] if row["line"]]
    assert explained == hint["actions"][: min(3, len(legal))]
    for action in explained:
        assert [category["name"] for category in action["sheet"]] == ["Pièces", "Or"]
        assert all(step["sentence"].endswith(".") for step in action["line"])


def two_people(server: Server, **wish: Any) -> tuple[Player, Player]:
    ana = Player(server.address).open("cave-vs-cave", "open", options={"mode": "era-1"}, **wish)
    ben = Player(server.address).join(ana.table or "")
    return (ana, ben) if ana.has_turn() else (ben, ana)


def test_people_who_play_each_other_get_no_hints(server: Server) -> None:
    first, second = two_people(server)
    answer = first.http.get(f"/api/tables/{first.table}/hint")
    assert (answer.status_code, answer.json()["code"]) == (403, "no-hints")
    assert not first.get()["hints"]
    answer = second.http.get(f"/api/tables/{second.table}/hint")
    assert answer.json()["code"] == "not-your-turn"


def test_a_table_can_allow_them_hints_but_only_to_the_player_to_decide(server: Server) -> None:
    first, second = two_people(server, hints=True)
    assert first.get()["hints"]
    assert first.get("/hint")["seat"] == first.seat
    for stranger in (second, Player(server.address, first.table)):
        assert stranger.http.get(f"/api/tables/{first.table}/hint").status_code == 403


def test_an_open_seat_counts_as_a_person(server: Server) -> None:
    first, second = two_people(server)
    assert second.post("leave").status_code == 204
    assert first.http.get(f"/api/tables/{first.table}/hint").json()["code"] == "no-hints"


def test_the_lobby_says_whether_a_table_allows_hints(server: Server) -> None:
    tables = {
        Player(server.address).open("cave-vs-cave", "open", public=True, hints=hints).table: hints
        for hints in (True, False)
    }
    listed = {line["id"]: line["hints"] for line in Player(server.address).http.get("/api/tables").json()}
    assert tables.items() <= listed.items()


# reviews of tables


def test_a_game_in_progress_is_not_reviewed(server: Server) -> None:
    first, _ = two_people(server, hints=True)
    answer = first.http.get(f"/api/tables/{first.table}/review")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    waiting = Player(server.address).open("cave-vs-cave", "open")
    assert waiting.http.get(f"/api/tables/{waiting.table}/review").json()["code"] == "not-started"


def test_a_saved_game_in_progress_is_not_reviewed(server: Server, short: Match) -> None:
    running = play_randomly(Match("cave-vs-cave", players=1, mode="era-1", seed=1), 5)
    table = uploaded(server, running)
    assert table.http.get(f"/api/tables/{table.table}/review").json()["code"] == "not-over"


def test_a_finished_game_is_reviewed_in_every_language(server: Server, short: Match) -> None:
    table = uploaded(server, short)
    began = table.get("/review")
    assert began == {"state": "pending", "done": 0, "steps": len(short.actions)}
    until(lambda: table.get("/review")["state"] == "ready", 120)
    reviews = {language: table.get("/review", language=language)["review"] for language in LANGUAGES}
    assert len({json.dumps(numbers_in(review)) for review in reviews.values()}) == 1
    assert len({review["decisions"][0]["told"] for review in reviews.values()}) == len(LANGUAGES)
    review = reviews["en"]
    assert [player["score"] for player in review["players"]] == [*short.game.scores()]
    assert {row["step"] for row in review["decisions"]} <= set(range(len(short.actions)))


def numbers_in(review: Any) -> Any:
    """A review without its words."""
    if isinstance(review, dict):
        return [numbers_in(value) for key, value in review.items() if key not in ("name", "label", "told", "sentence")]
    return [numbers_in(value) for value in review] if isinstance(review, list) else review


# the work behind them


class Workers:
    """Reviews everything at once, or fails."""

    def __init__(self, *, fails: bool = False) -> None:
        self.asked: list[int] = []
        self.fails = fails
        self.may_begin = asyncio.Event()
        self.may_begin.set()

    async def review(self, match: Match, first: int, last: int, asker: Asker) -> Part:
        assert asker == Asker("client", is_attended=False)
        self.asked.append(first)
        await self.may_begin.wait()
        if self.fails:
            raise WorkerFailed("as planned")
        return Part([], [])


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database(f"reviews_{secrets.token_hex(4)}")


def using(database: str, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Do some work with a database that has a table "t1"."""

    async def run() -> Answer:
        store = open_store(database_url(database))
        await store.open()
        await store.write(lambda connection: connection.execute(insert(schema.tables), [row(1)]))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def finish(reviews: Reviews) -> None:
    await asyncio.gather(*reviews.tasks)


def test_a_review_is_found_once(database: str, short: Match) -> None:
    async def work(store: Store) -> None:
        workers = Workers()
        workers.may_begin.clear()
        reviews = Reviews(store, workers, "one")  # type: ignore[arg-type]
        done = await asyncio.gather(*(reviews.find("t1", short, "client") for _ in range(5)))
        assert all(isinstance(share, int) for share in done), "none of them waits for the whole"
        workers.may_begin.set()
        await finish(reviews)
        numbers = await reviews.find("t1", short, "client")
        assert not isinstance(numbers, int)
        assert numbers["format"] == FORMAT
        other = Workers()
        assert await Reviews(store, other, "two").find("t1", short, "client") == numbers  # type: ignore[arg-type]
        assert sorted(workers.asked) == sorted(set(workers.asked))
        assert (workers.asked[0], other.asked) == (0, [])

    using(database, work)


def test_numbers_of_another_format_are_found_again(database: str, short: Match) -> None:
    async def work(store: Store) -> None:
        reviews = Reviews(store, Workers(), "one")  # type: ignore[arg-type]
        await reviews.find("t1", short, "client")
        await finish(reviews)
        old = update(schema.reviews).values(format=FORMAT - 1)
        await store.write(lambda connection: connection.execute(old))
        assert await reviews.find("t1", short, "client") == 0
        await finish(reviews)
        assert not isinstance(await reviews.find("t1", short, "client"), int)

    using(database, work)


def test_a_review_of_a_process_that_died_is_taken_over_when_its_claim_expires(database: str, short: Match) -> None:
    async def work(store: Store) -> None:
        dead = Reviews(store, Workers(), "dead")  # type: ignore[arg-type]
        assert await dead.claim("t1")
        heir = Reviews(store, Workers(), "heir")  # type: ignore[arg-type]
        assert await heir.find("t1", short, "client") == 0
        assert not heir.tasks
        expired = update(schema.reviews).values(claimed_until=time.time() - 1)
        await store.write(lambda connection: connection.execute(expired))
        assert await heir.find("t1", short, "client") == 0
        await finish(heir)
        assert not isinstance(await heir.find("t1", short, "client"), int)

    using(database, work)


def test_a_review_that_fails_is_tried_again_later(database: str, short: Match) -> None:
    async def work(store: Store) -> None:
        workers = Workers(fails=True)
        reviews = Reviews(store, workers, "one")  # type: ignore[arg-type]
        await reviews.find("t1", short, "client")
        await finish(reviews)
        with pytest.raises(Problem, match="unavailable"):
            await reviews.find("t1", short, "client")
        workers.fails = False
        past = update(schema.reviews).values(claimed_until=time.time() - 1)
        await store.write(lambda connection: connection.execute(past))
        assert await reviews.find("t1", short, "client") == 0
        await finish(reviews)
        assert not isinstance(await reviews.find("t1", short, "client"), int)

    using(database, work)


def test_a_server_that_stops_leaves_no_claim_behind(database: str, short: Match) -> None:
    async def work(store: Store) -> int:
        reviews = Reviews(store, Workers(), "one")  # type: ignore[arg-type]
        await reviews.find("t1", short, "client")
        await reviews.close()
        count = select(func.count()).select_from(schema.reviews)
        return await store.read(lambda connection: int(connection.execute(count).scalar_one()))

    assert using(database, work) == 0
