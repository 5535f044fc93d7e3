"""Tokens, their hashes and seeds are never sent to anybody. Everybody gets the same information."""

from __future__ import annotations

import hashlib
import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from webauthn.helpers import base64url_to_bytes
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from caverna.record import Match
from caverna.server.people.passkeys import hash_challenge
from caverna.server.people.push import encode
from caverna.server.problems import STATUS
from tests.server.authenticator import Authenticator
from tests.server.harness import NO_TLS, Player, Postgres, Server, play_to_the_end, until

FAULTY = (str(Path(__file__).with_name("fault_injection.py")),)
SEED = "the-seed-that-nobody-may-know"
LIMITED = {"too-slow", "too-many-events", "too-many-requests", "too-many-tables", "too-many-sockets"}
BROKEN = {"damaged-table", "other-rules", "blocked", "too-many-passkeys", "no-mail"}
"""These have no arguments, or a limit, so they can say nothing."""


class Transcript:
    """Everything that a server has said to anyone."""

    def __init__(self, server: Server, postgres: Postgres | None = None) -> None:
        self.server = server
        self.postgres = postgres
        self.messages: list[str] = []
        self.codes: set[str] = set()
        self.secrets = {SEED, "the-password-of-the-mail-server"}

    def player(self, language: str = "en") -> Player:
        player = Player(self.server.address, language=language)
        player.http.event_hooks = {"response": [self.add_response]}
        self.secrets |= {player.token, hashlib.sha256(player.token.encode()).hexdigest()}
        return player

    def add_response(self, answer: httpx.Response) -> None:
        answer.read()
        self.add(answer.text, str(answer.headers))
        if answer.is_error:
            self.codes.add(answer.json()["code"])

    def add(self, *told: str) -> None:
        self.messages += told

    def add_all(self, connection: ClientConnection) -> None:
        """Collect the messages of a socket until it is closed or silent."""
        with suppress(ConnectionClosed, TimeoutError):
            while True:
                message = str(connection.recv(timeout=5))
                self.add(message)
                if (told := json.loads(message))["type"] == "problem":
                    self.codes.add(told["code"])

    def wait_for_log(self, *statuses: int) -> None:
        """Wait until responses with these statuses are in the log, which is written after the response."""
        for status in statuses:
            until(lambda status=status: f'"status": {status}' in self.server.log.read_text())

    def check(self) -> None:
        said = {"an answer": "\n".join(self.messages), "the log": self.server.log.read_text()}
        assert '"event": "request"' in said["the log"]
        for secret in self.secrets:
            for place, text in said.items():
                assert secret not in text, f"{place} has a secret in it"


@pytest.fixture(params=["sqlite", "postgres"])
def transcript(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Transcript]:
    database = str(tmp_path / "tables.sqlite3")
    postgres: Postgres | None = request.getfixturevalue("postgres") if request.param == "postgres" else None
    if postgres is not None:
        database = postgres.database(f"secrets_{tmp_path.name.lower()}_{id(request)}")
    narrow: dict[str, Any] = {
        "CAVERNA_FAULTS": str(tmp_path),
        "CAVERNA_LIMIT_BODY": "3000",
        "CAVERNA_LIMIT_PATIENCE": "2",
        "CAVERNA_MAIL_SERVER": "smtp://caverna:the-password-of-the-mail-server@127.0.0.1:9",
        "CAVERNA_MAIL_FROM": "caverna@example.org",
    }
    server = Server(tmp_path, database, program=FAULTY, **narrow)
    server.environment["CAVERNA_ADDRESS"] = server.address
    with server:
        yield Transcript(server, postgres)


@pytest.fixture
def limited_transcript(tmp_path: Path) -> Iterator[Transcript]:
    """On a server with low limits."""
    limits = {"RATE": "1", "BURST": "25", "TABLES": "2", "SOCKETS": "1", "PATIENCE": "1", "BODY": "3000"}
    narrow: dict[str, Any] = {f"CAVERNA_LIMIT_{name}": limit for name, limit in limits.items()}
    with Server(tmp_path, str(tmp_path / "tables.sqlite3"), **narrow) as server:
        yield Transcript(server)


def socket_of(player: Player, query: str = "") -> str:
    return f"{str(player.http.base_url).replace('http', 'ws')}/api/tables/{player.table}/socket{query}"


def heard_by(connection: ClientConnection, version: int) -> str:
    """The message with which a socket gets a version of the table."""
    while True:
        message = str(connection.recv(timeout=20))
        if message.startswith('{"type":"table"') and json.loads(message)["table"]["version"] == version:
            return message


def wait_for_everyone(connection: ClientConnection) -> None:
    """Wait until everyone is recorded as present, which changes the table too."""
    while True:
        message = json.loads(connection.recv(timeout=20))
        if message["type"] == "table" and all(seat["present"] for seat in message["table"]["seats"]):
            return


# the tests


def test_no_token_hash_or_seed_is_ever_revealed(transcript: Transcript, tmp_path: Path) -> None:
    ana = transcript.player().open("cave-vs-cave", "open", seed=SEED, public=True, options={"mode": "era-1"})
    ben = transcript.player("fr").join(ana.table or "")
    eve = transcript.player()
    eve.table = ana.table
    use_everything(ana, eve)
    cause_every_error(transcript, ana, ben, eve)
    play_the_game_of_the_day(transcript)
    use_profiles(transcript, ana)
    use_tournaments(transcript)
    use_sockets(transcript, ana, ben, eve)
    break_everything(transcript, ana if ana.has_turn() else ben, tmp_path)
    play_to_the_end({0: ana, 1: ben})
    use_everything(ana, eve)
    ana.post("actions", version=ana.get()["version"], action=0)
    lose_the_database(transcript, tmp_path)
    assert transcript.codes == set(STATUS) - LIMITED - BROKEN
    transcript.check()


def test_no_secret_is_revealed_when_a_limit_is_exceeded(limited_transcript: Transcript) -> None:
    transcript, ana = limited_transcript, limited_transcript.player().open("cave-farmers", players=1, seed=SEED)
    ana.post("chat", text="x" * 5000)
    transcript.player().open("cave-farmers", players=1)
    ana.http.post("/api/tables", json={"game": "cave-farmers", "options": {"players": 1}, "seed": SEED})
    with connect(socket_of(ana)) as one, connect(socket_of(ana)) as another:
        one.send(json.dumps({"type": "hello", "token": ana.token}))
        transcript.add_all(another)
    post = f"POST /api/tables/{ana.table}/chat HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ana.token}\r\n"
    slow = said_to(transcript, f"{post}Content-Length: 100\r\n\r\n{{")
    assert '"code": "too-slow"' in slow
    assert "400 " in said_to(transcript, f"{ana.token} {post}\r\n")
    for _ in range(30):
        ana.http.get(f"/api/tables/{ana.table}/decision", params={"token": ana.token})
    assert {*transcript.codes, "too-slow", "too-many-events"} == {*LIMITED, "too-large"}
    transcript.wait_for_log(408, 413, 429)
    transcript.check()


def use_everything(*players: Player) -> None:
    for player in players:
        address = f"/api/tables/{player.table}"
        for path in ("", "/steps", "/steps/1", "/record", "/chat", "/decision"):
            player.http.get(address + path, params={"language": "pl"})
        for path in ("games", "languages", "reference/cave-farmers", "tables", "tables?state=playing", "stats"):
            player.http.get(f"/api/{path}")
        for path in ("/api/openapi.json", "/healthz", "/readyz", "/metrics"):
            player.http.get(path)
        player.post("chat", text="Hello")
        player.http.patch(f"{address}/seat", json={"name": "Somebody", "webhook": "http://127.0.0.1/"})
        player.http.patch(f"{address}/seat", json={"name": "Somebody"})


def cause_every_error(transcript: Transcript, ana: Player, ben: Player, eve: Player) -> None:
    """With secrets wherever a client could put them by mistake."""
    for player in (ana, ben, eve):
        secret = player.token
        for path in ("actions", "undo", "confirm", "join", "leave", "chat", "seat"):
            player.post(path, **{secret: secret})
            player.post(path, version=secret, key=secret, name=[secret], text=1, level=secret)
        player.post("actions", version=1, action=0, key=secret)
        player.post("actions", version=99, action=0, key=secret)
        player.post("undo", version=player.get()["version"])
        player.post("confirm", version=player.get()["version"])
        player.post("chat", text="x" * 1000)
        player.post("chat", text="x" * 5000)
        player.post("join", name="x" * 200)
        player.post("join", name="\n")
        for seat in (None, 0, 6):
            player.post("join", name="Eve", seat=seat)
        player.http.put(f"/api/tables/{player.table}/seats/1", json={"level": secret})
        player.http.put(f"/api/tables/{player.table}/seats/1", json={"level": "novice"})
        player.http.delete(f"/api/tables/{player.table}")
        player.http.get(f"/api/tables/{player.table}/steps/99999")
        player.http.get(f"/api/tables/{player.table}/hint")
        player.http.get(f"/api/tables/{player.table}/review")
        player.http.get("/api/lessons/cave-farmers/nothing")
        player.http.get("/api/nothing")
        player.http.get("/api/tables/unknown")
        player.http.post("/api/tables", json={"game": "cave-farmers", "options": {"players": 99}, "seed": SEED})
        player.http.post("/api/tables", json={"game": "chess", "seed": SEED})
        player.http.post("/api/tables", json={"record": {"format": SEED}})
    first, second = (ana, ben) if ana.has_turn() else (ben, ana)
    second.post("undo", version=first.play().json()["version"])
    other = transcript.player().open("cave-farmers", "open", seed=SEED)
    other.http.get(f"/api/tables/{other.table}/record")
    other.http.post(f"/api/tables/{ana.table}/join", json={"name": "Twice"})
    ana.http.post(f"/api/tables/{other.table}/join", json={"name": "Twice"})


def play_the_game_of_the_day(transcript: Transcript) -> None:
    browser, player = transcript.player().token, transcript.player()
    player.http.headers["Caverna-Player"] = browser
    player.table = player.http.post("/api/daily/cave-vs-cave", json={"name": "Ana"}).json()["id"]
    player.post("leave")
    for path in ("", "?day=2199-01-01", f"/{browser}/cave-vs-cave", f"/{player.get()['daily']}/cave-vs-cave"):
        player.http.get(f"/api/daily{path}")
    player.http.post("/api/weekly/cave-vs-cave", json={"name": "Ana"})
    for path in ("", "?week=2199-W01", f"/{browser}/cave-vs-cave"):
        player.http.get(f"/api/weekly{path}")


def use_profiles(transcript: Transcript, ana: Player) -> None:
    desk, phone = (f"profile-{transcript.player().token}" for _ in range(2))
    transcript.secrets |= {desk, phone, *(hashlib.sha256(token.encode()).hexdigest() for token in (desk, phone))}
    headers, other = {"Caverna-Player": desk}, {"Caverna-Player": phone}
    http = transcript.player().http
    seat = {"table": ana.table, "token": ana.token}
    http.post(
        "/api/me", headers=headers, json={"name": "Ana", "device": "desk", "seats": [{**seat, "token": "x" * 43}]}
    )
    http.post("/api/me", headers=other, json={"name": "Ana", "device": "phone", "seats": [seat]})
    http.post("/api/me/sessions", headers=other, json={"code": phone, "device": "phone"})
    http.delete("/api/me/sessions/unknown", headers=headers)
    use_passkeys(transcript, http, headers, other)
    be_notified(transcript, http, headers, other)
    meet_people(transcript, headers)
    mine = ("/notifications", "/vacation", "/ratings", "/opponents", "/blocks")
    for path in ("", "/tables", "/results", "/export", *mine, f"?token={desk}"):
        for asked in (headers, other):
            http.get(f"/api/me{path}", headers=asked)


def meet_people(transcript: Transcript, profile: dict[str, str]) -> None:
    """A rated table, invitations and blocks."""
    player = transcript.player()
    http, rated = player.http, {"rated": True, "clock": {"kind": "bank", "time": 600}, "options": {"mode": "era-1"}}
    seats = [{"kind": "me", "name": player.token}, {"kind": "open"}]
    wish = {"game": "cave-vs-cave", "seats": seats, **rated}
    for headers, more in (({}, {}), (profile, {"seed": SEED})):
        http.post("/api/tables", headers=headers, json={**wish, **more})
    player.table = http.post("/api/tables", headers=profile, json=wish).json()["id"]
    here = f"/api/tables/{player.table}"
    http.put(f"{here}/seats/1", headers=profile, json={"level": "novice"})
    http.post(f"{here}/invitations", headers=profile, json={"name": player.token})
    http.delete(f"/api/me/invitations/{player.table}", headers=profile)
    http.post("/api/me/blocks", headers=profile, json={"person": "nobody"})
    for path in (
        f"{here}/ratings",
        f"{here}/invitations",
        "/api/ratings?game=cave-vs-cave",
        "/api/leaderboards?game=cave-vs-cave",
    ):
        http.get(path, headers=profile)


def use_passkeys(transcript: Transcript, http: httpx.Client, desk: dict[str, str], phone: dict[str, str]) -> None:
    """Challenges are told, but stored as hashes, which are not; nor is any key."""
    key, address = Authenticator(), transcript.server.address
    options = http.post("/api/me/passkeys/challenge", headers=desk).json()
    made = key.make(options, address)
    assert http.post("/api/me/passkeys", headers=desk, json={**made, "device": "desk"}).status_code == 201
    challenge = http.post("/api/me/sessions/challenge", headers=phone).json()
    signed = {**key.sign(challenge, address), "device": "phone"}
    stranger = {"Caverna-Player": f"profile-{transcript.player().token}"}
    http.post("/api/me/sessions/passkey", headers=stranger, json=signed)
    http.delete("/api/me/passkeys/unknown", headers=desk)
    transcript.secrets |= {made["attestation"], signed["signature"], signed["client_data"]}
    transcript.secrets |= {hash_challenge(base64url_to_bytes(one["challenge"])) for one in (options, challenge)}
    made = http.post("/api/me/links", headers=desk).json()
    transcript.secrets.add(hashlib.sha256(made["code"].encode()).hexdigest())


def be_notified(transcript: Transcript, http: httpx.Client, headers: dict[str, str], other: dict[str, str]) -> None:
    """A device, an address, a vacation: with secrets that only their owner and the push service may know."""
    http.get("/api/notifications")
    key, auth, endpoint = f"B{'x' * 86}", "y" * 22, "https://8.8.8.8/the-endpoint-of-a-device"
    device = {"endpoint": endpoint, "p256dh": key, "auth": auth, "language": "en"}
    point = (
        ec.generate_private_key(ec.SECP256R1()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    )
    transcript.secrets |= {endpoint, auth}
    for public in (key, encode(point)):
        http.post("/api/notifications/devices", headers=headers, json={**device, "p256dh": public})
    http.request("DELETE", "/api/notifications/devices", headers=other, json={"endpoint": endpoint})
    http.put("/api/me/mail", headers=headers, json={"address": "nobody", "language": "en"})
    code = f"{'x' * 12}.{'y' * 32}"
    http.post("/api/mail/confirm", json={"code": code})
    http.post(f"/unsubscribe/{code}")
    for days in (300, 2, 2):
        http.put("/api/me/vacation", headers=headers, json={"days": days})


def use_tournaments(transcript: Transcript) -> None:
    organiser, guest = (f"profile-{transcript.player().token}" for _ in range(2))
    transcript.secrets |= {organiser, guest}
    http, others = transcript.player().http, transcript.player().http
    for one, token, name in ((http, organiser, "Organiser"), (others, guest, "Guest")):
        one.headers["Caverna-Player"] = token
        one.post("/api/me", json={"name": name, "device": "desk"})
    wish = {
        "name": "Cup", "game": "cave-vs-cave", "options": {"mode": "era-1"}, "format": "knock-out", "size": 2,
        "places": 2, "clock": {"kind": "days", "time": 1},
    }  # fmt: skip
    cups = [http.post("/api/tournaments", json=wish).json().get("id") for _ in range(6)]
    cup = f"/api/tournaments/{cups[0]}"
    http.get("/api/tournaments/unknown")
    http.post(f"{cup}/start")
    others.post(f"{cup}/start")
    http.delete(f"{cup}/players/9")
    for one in (http, others):
        one.post(f"{cup}/join")
    http.post(f"{cup}/bots", json={"level": "novice"})
    http.post(f"{cup}/start")
    http.post(f"{cup}/start")
    table = http.get(cup).json()["table"]
    http.post(f"/api/tables/{table}/leave", headers={"Authorization": f"Bearer {organiser}"}, json={})
    for _ in range(2):
        http.post(f"{cup}/end")
    for path in ("", f"/{cups[0]}"):
        others.get(f"/api/tournaments{path}", params={"token": guest})


def use_sockets(transcript: Transcript, *players: Player) -> None:
    for player in players:
        for query, first in (("", player.token), ("", None), (f"?token={player.token}", "x" * 50)):
            with connect(socket_of(player, query)) as one:
                one.send(json.dumps({"type": "hello", "token": first}))
                with suppress(ConnectionClosed):
                    one.send('{"type":"ping"}')
                    one.send(player.token)
                transcript.add_all(one)
    with suppress(InvalidStatus), connect(socket_of(players[0]).replace("/socket", "%00/socket")):
        pass


def break_everything(transcript: Transcript, decider: Player, folder: Path) -> None:
    """Unexpected errors, at every step of an action."""
    for step in ("before read_body", "after known_locked", "after play", "before UPDATE tables", "before commit"):
        (folder / "armed").write_text(f"actions stumble {step}")
        decision = decider.decision()
        wish = {"version": decision["version"], "action": decision["actions"][0]["action"]}
        assert decider.post("actions", **wish).status_code == 500
    assert "an error that nobody foresaw" in transcript.server.log.read_text()


def lose_the_database(transcript: Transcript, folder: Path) -> None:
    """The database is gone, or full."""
    if transcript.postgres is not None:
        transcript.postgres.stop("immediate")
    else:
        (folder / "armed").write_text("tables fill before read_body")
    while "unavailable" not in transcript.codes:
        transcript.player().http.post(
            "/api/tables", json={"game": "cave-farmers", "options": {"players": 1}, "seed": SEED}
        )
    if transcript.postgres is not None:
        transcript.postgres.start()
    transcript.wait_for_log(503)


def said_to(transcript: Transcript, request: str) -> str:
    """The whole response to a raw request."""
    with closing(socket.create_connection(("127.0.0.1", transcript.server.port))) as call:
        call.sendall(request.encode())
        call.settimeout(20)
        answer = b"".join(iter(lambda: call.recv(4096), b"")).decode()
    transcript.add(answer)
    return answer


def test_everybody_sees_the_same_bytes(server: Server, ana: Player) -> None:
    ana.open("cave-farmers", "open", seed=SEED)
    ben = Player(server.address).join(ana.table or "")
    people = [ana, ben, Player(server.address, ana.table)]
    address = f"/api/tables/{ana.table}"
    with ExitStack() as stack:
        sockets = [stack.enter_context(connect(socket_of(ana))) for _ in people]
        for one, token in zip(sockets, (ana.token, ben.token, None), strict=True):
            one.send(json.dumps({"type": "hello", "token": token}))
        for one in sockets:
            wait_for_everyone(one)
        for _ in range(4):
            played = (ana if ana.has_turn() else ben).play().json()
            told = {heard_by(one, played["version"]) for one in sockets}
            assert len(told) == 1
            for path in ("", "/steps", "/steps/2", "/record", "/chat"):
                answers = {person.http.get(address + path).content for person in people}
                nobody = httpx.get(server.address + address + path, headers={"Accept-Language": "en"}, verify=NO_TLS)
                answers.add(nobody.content)
                assert len(answers) == 1
            assert json.loads(told.pop())["table"] == ana.get()


def test_a_token_opens_its_own_seat_and_no_other(server: Server, ana: Player) -> None:
    ana.open("cave-farmers", "open")
    ben = Player(server.address).join(ana.table or "")
    stranger = Player(server.address).open("cave-farmers", "open")
    visitor = Player(server.address).join(stranger.table or "")
    before = ana.get()
    waits = ben if ana.has_turn() else ana
    decision = (ana if ana.has_turn() else ben).decision()
    assert waits.decision() is None
    wish = {"version": decision["version"], "action": decision["actions"][0]["action"]}
    assert waits.post("actions", **wish).status_code == 403
    for intruder in (stranger, visitor, Player(server.address)):
        intruder.table = ana.table
        for path, body in (
            ("actions", wish), ("undo", {"version": 1}), ("confirm", {"version": 1}), ("chat", {"text": "Hello"}),
            ("leave", {}), ("leave", {"level": "apprentice"}),
        ):  # fmt: skip
            assert intruder.post(path, **body).status_code == 403, path
        address = f"/api/tables/{ana.table}"
        assert intruder.http.get(f"{address}/decision").status_code == 403
        assert intruder.http.patch(f"{address}/seat", json={"name": "Eve"}).status_code == 403
        assert intruder.http.put(f"{address}/seats/1", json={"level": "apprentice"}).status_code == 403
        with connect(socket_of(ana)) as one:
            one.send(json.dumps({"type": "hello", "token": intruder.token}))
            assert json.loads(one.recv(timeout=20))["code"] == "not-a-player"
    assert {**ana.get(), "changed": 0} == {**before, "changed": 0}
    kept = hashlib.sha256(ana.token.encode()).hexdigest()
    for token in ("short", "x" * 43, kept, ana.token[:-1], ana.token + "x"):
        answer = httpx.get(f"{server.address}{address}/decision", headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 403


def test_the_database_keeps_no_token(server: Server, ana: Player) -> None:
    ana.open("cave-farmers", "open")
    ben = Player(server.address).join(ana.table or "")
    first = ana if ana.has_turn() else ben
    assert first.play(key="a-key-of-this-request").status_code == 200
    database = Path(server.database)
    files = [file.read_bytes() for file in database.parent.glob(f"{database.name}*")]
    assert len(files) == 3, "the file itself, its log and the index of that"
    assert any(b"a-key-of-this-request" in content for content in files), "what is kept is found like this"
    for player in (ana, ben):
        assert not any(player.token.encode() in content for content in files)
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
            query = "SELECT token_hash FROM seats WHERE table_id = ? AND seat = ?"
            (kept,) = connection.execute(query, (player.table, player.seat)).fetchone()
        assert kept == hashlib.sha256(player.token.encode()).hexdigest()


def test_a_saved_game_holds_no_seed(server: Server, ana: Player) -> None:
    ana.open("cave-farmers", players=1, seed=SEED)
    for _ in range(5):
        ana.play()
    answer = ana.http.get(f"/api/tables/{ana.table}/record")
    assert SEED not in answer.text
    assert "seed" not in answer.text
    assert ana.get()["seeded"] is True
    loaded = Match.loads(answer.text)
    assert [played.text for played in loaded.replay()] == answer.json()["actions"]
