"""The web page and its message catalogues: static files, kept in memory and compressed once, when first asked for."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from caverna.locale import LANGUAGES

from .problems import Problem

INDEX: Final = "index.html"
NOT_BUILT: Final = """\
The web page has not been built. `make play` builds it; an installed caverna always has it.
The rest of the server works: /api/openapi.json describes it, and `caverna play --terminal` plays in the terminal.
"""
IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""For files whose names contain a hash of their contents."""
REVALIDATE: Final = "no-cache"


class StaticFile:
    """A file, plain and compressed, with its media type and caching policy."""

    def __init__(self, name: str, data: bytes) -> None:
        self.data = data
        self.media_type = mimetypes.guess_type(name)[0] or "text/plain"
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


def read_folder(folder: Traversable, prefix: str = "") -> dict[str, StaticFile]:
    """All files in a folder and its subfolders, by relative path; none if there is no such folder."""
    found: dict[str, StaticFile] = {}
    for entry in folder.iterdir() if folder.is_dir() else ():
        name = f"{prefix}{entry.name}"
        if entry.is_dir():
            found |= read_folder(entry, f"{name}/")
        else:
            found[name] = StaticFile(name, entry.read_bytes())
    return found


def page_router() -> APIRouter:
    """Routes for the page. Include them last: any path that is not a file is handled by the page's own router."""
    router = APIRouter(include_in_schema=False)
    static = read_folder(files("caverna.server").joinpath("static"))
    locale = files("caverna.locale")
    names = [f"{language}.ftl" for language in LANGUAGES]
    catalogues = {name: StaticFile(name, locale.joinpath(name).read_bytes()) for name in names}

    @router.get("/locale/{name}")
    async def catalogue(request: Request, name: str) -> Response:
        if name not in catalogues:
            raise Problem("not-found")
        return catalogues[name].response(request)

    @router.get("/{path:path}")
    async def page(request: Request, path: str) -> Response:
        if path in static:
            return static[path].response(request)
        if path.startswith(("api/", "assets/")):
            raise Problem("not-found")
        if INDEX not in static:
            return PlainTextResponse(NOT_BUILT)
        return static[INDEX].response(request)

    return router
