"""The page that people play on, and the catalogues it speaks from: files, held in memory, packed once."""

from __future__ import annotations

import gzip
import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from caverna.locale import LANGUAGES

from .problems import Problem

INDEX: Final = "index.html"
NOT_BUILT: Final = """\
The page has not been built: `make play` does that, and so does every installed caverna.
Everything else is there: /api/openapi.json describes it, and `caverna play --terminal` plays in the terminal.
"""
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change when they do."""
ALWAYS_ASK: Final = "no-cache"


class File:
    def __init__(self, name: str, data: bytes) -> None:
        self.data = data
        self.packed = gzip.compress(data, mtime=0)
        self.kind = mimetypes.guess_type(name)[0] or "text/plain"
        self.cache = FOREVER if name.startswith("assets/") else ALWAYS_ASK

    def answer(self, request: Request) -> Response:
        headers = {"Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", "") and len(self.packed) < len(self.data):
            return Response(self.packed, media_type=self.kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(self.data, media_type=self.kind, headers=headers)


def read(folder: Traversable, prefix: str = "") -> dict[str, File]:
    """All files of a folder by their paths."""
    found: dict[str, File] = {}
    for entry in folder.iterdir() if folder.is_dir() else ():
        name = f"{prefix}{entry.name}"
        if entry.is_dir():
            found |= read(entry, f"{name}/")
        else:
            found[name] = File(name, entry.read_bytes())
    return found


def page() -> APIRouter:
    """Routes for the page; they come last, because every path that nobody else knows is a screen of it."""
    router = APIRouter(include_in_schema=False)
    static = read(files("caverna.server").joinpath("static"))
    locale = files("caverna.locale")
    catalogues = {name: File(name, locale.joinpath(name).read_bytes()) for name in (f"{it}.ftl" for it in LANGUAGES)}

    @router.get("/locale/{name}")
    async def catalogue(request: Request, name: str) -> Response:
        if name not in catalogues:
            raise Problem("not-found")
        return catalogues[name].answer(request)

    @router.get("/{path:path}")
    async def screen(request: Request, path: str) -> Response:
        if path in static:
            return static[path].answer(request)
        if path.startswith(("api/", "assets/")):
            raise Problem("not-found")
        if INDEX not in static:
            return PlainTextResponse(NOT_BUILT)
        return static[INDEX].answer(request)

    return router
