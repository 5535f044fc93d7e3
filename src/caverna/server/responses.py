"""Responses: files that are compressed once, and errors, localised for the client."""

from __future__ import annotations

import gzip
import json
import mimetypes
from collections.abc import MutableMapping
from functools import cached_property
from typing import Any, Final

from starlette.datastructures import Headers, QueryParams
from starlette.requests import Request
from starlette.responses import Response

from caverna.locale import LANGUAGES, preferred, translator_for

from .problems import Problem

TYPES: Final = {"manifest.webmanifest": "application/manifest+json"}
IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""For files whose names contain a hash of their contents."""
REVALIDATE: Final = "no-cache"
Scope = MutableMapping[str, Any]
"""An ASGI connection scope."""


def language(scope: Scope) -> str:
    """The client's language: the query parameter `language` if it is valid, else the best match of Accept-Language."""
    wanted = QueryParams(scope.get("query_string", b"")).get("language")
    return wanted if wanted in LANGUAGES else preferred(Headers(scope=scope).get("accept-language"))


class StaticFile:
    """A file, or an answer that never changes: plain and compressed, with its media type and caching policy."""

    def __init__(self, name: str, data: bytes) -> None:
        self.data = data
        self.media_type = TYPES.get(name) or mimetypes.guess_type(name)[0] or "text/plain"
        self.cache_control = IMMUTABLE if name.startswith("assets/") else REVALIDATE

    @cached_property
    def compressed(self) -> bytes:
        """The contents, compressed."""
        return gzip.compress(self.data, mtime=0)

    def response(self, request: Request) -> Response:
        """The file, compressed if the client accepts that and it is smaller."""
        headers = {"Cache-Control": self.cache_control, "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", "") and len(self.compressed) < len(self.data):
            headers["Content-Encoding"] = "gzip"
            return Response(self.compressed, media_type=self.media_type, headers=headers)
        return Response(self.data, media_type=self.media_type, headers=headers)


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
