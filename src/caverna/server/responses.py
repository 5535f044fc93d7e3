"""Error responses, localised for the client."""

from __future__ import annotations

import json
from collections.abc import MutableMapping
from typing import Any

from starlette.datastructures import Headers, QueryParams
from starlette.responses import Response

from caverna.locale import LANGUAGES, preferred, translator_for

from .problems import Problem

Scope = MutableMapping[str, Any]
"""An ASGI connection scope."""


def language(scope: Scope) -> str:
    """The client's language: the query parameter `language` if it is valid, else the best match of Accept-Language."""
    wanted = QueryParams(scope.get("query_string", b"")).get("language")
    return wanted if wanted in LANGUAGES else preferred(Headers(scope=scope).get("accept-language"))


def problem_body(problem: Problem, language: str) -> dict[str, Any]:
    """The JSON body of a problem: its code, a localised message, and its version or detail if it has one."""
    body: dict[str, Any] = {
        "code": problem.code,
        "message": translator_for(language).say(f"error-{problem.code}", **problem.arguments),
    }
    return body | {name: problem.arguments[name] for name in ("version", "detail") if name in problem.arguments}


def problem_response(problem: Problem, language: str) -> Response:
    """The HTTP response to a request that is refused."""
    headers = {"Content-Language": language}
    if problem.code in ("too-many-requests", "too-many-tables"):
        headers["Retry-After"] = str(problem.arguments["seconds"])
    elif problem.code == "unavailable":
        headers["Retry-After"] = "1"
    if problem.code in ("too-slow", "too-many-requests", "internal"):
        headers["Connection"] = "close"  # the rest of the request is useless, or will never be read
    body = json.dumps(problem_body(problem, language))  # ASCII only: the request may have contained lone surrogates
    return Response(body, problem.status, headers, "application/json")
