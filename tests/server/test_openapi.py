"""/api/openapi.json is accurate: Schemathesis sends valid and invalid requests and checks the responses."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis.checks import CHECKS, load_all_checks

from tests.form import length
from tests.server.harness import Player, Server

OF_TABLES = r"tables/\{table_id\}/(invitations|ratings|rematch)"
OF_PEOPLE = rf"^/api/(me|mail|daily|weekly|leaderboards|notifications|ratings|tournaments|{OF_TABLES})"
EXAMPLES = length(full=12, usual=2, pure=2)
load_all_checks()
TRUE: Any = CHECKS.get_by_names([
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance",
    "response_schema_conformance",
])  # fmt: skip
STRICT: Any = CHECKS.get_by_names(["negative_data_rejection"])


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode), ids=lambda mode: mode.value)
def test_every_response_matches_its_description(server: Server, mode: schemathesis.GenerationMode) -> None:
    """Requests of strangers at unknown tables, and of a player at a real one."""
    description: Any = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    operations = [found.ok() for found in description.get_all_operations()]
    assert len(operations) > 20
    for operation in operations:
        if mode is schemathesis.GenerationMode.POSITIVE or can_be_asked_wrongly(operation):
            ask(server, operation.as_strategy(generation_mode=mode))


def can_be_asked_wrongly(operation: schemathesis.APIOperation[Any, Any, Any, Any]) -> bool:
    return bool(operation.body or operation.path_parameters or operation.query)


def ask(server: Server, cases: SearchStrategy[schemathesis.Case[Any]]) -> None:
    ana = Player(server.address).open("cave-vs-cave", "open", options={"mode": "era-1"})
    guest = Player(server.address).join(ana.table or "")
    for player in (ana, guest):
        player.http.close()  # a client may have only so many connections

    @given(case=cases)
    @settings(
        max_examples=EXAMPLES, derandomize=True, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def answered_as_described(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(checks=[*TRUE, *STRICT])
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = ana.table
            case.call_and_validate(checks=TRUE, headers={"Authorization": f"Bearer {ana.token}"})

    answered_as_described()


def test_requests_of_people_with_a_profile_match_their_description(server: Server) -> None:
    """Those of strangers go no further than that they have no profile."""
    person = Player(server.address)
    headers = {"Caverna-Player": f"profile-{person.token}"}
    made = person.http.post("/api/me", headers=headers, json={"name": f"Ana {token_hex(3)}", "device": "desk"})
    assert made.status_code == 201, made.text
    wish = {"name": "Cup", "game": "cave-vs-cave", "format": "swiss", "size": 2, "clock": {"kind": "days", "time": 1}}
    cup = person.http.post("/api/tournaments", headers=headers, json=wish).json()["id"]
    table = Player(server.address).open("cave-vs-cave", "open").table
    Player.close_all()  # a client may have only so many connections
    description: Any = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    found = [one.ok() for one in description.include(path_regex=OF_PEOPLE).get_all_operations()]
    assert len(found) > 40
    found.sort(key=lambda one: one.label == "DELETE /api/me")  # nobody is known after that
    for operation in found:

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES, derandomize=True, deadline=None, database=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        def answered_as_described(case: schemathesis.Case[Any]) -> None:
            for name, known in (("tournament_id", cup), ("table_id", table)):
                if name in case.path_parameters:
                    case.path_parameters[name] = known
            case.call_and_validate(checks=TRUE, headers=headers)

        answered_as_described()
