"""The web page and its message catalogues: static files, kept in memory and compressed once, when first asked for.

The manifest of the installed app and the offline page contain texts too, and are made from the catalogues.
"""

from __future__ import annotations

import json
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from caverna.locale import LANGUAGES, translator_for

from .problems import Problem
from .responses import StaticFile, language

INDEX: Final = "index.html"
NOT_BUILT: Final = """\
The web page has not been built. `make play` builds it; an installed caverna always has it.
The rest of the server works: /api/openapi.json describes it, and `caverna play --terminal` plays in the terminal.
"""
ELSEWHERE: Final = (
    "#", "fault-", "followed-", "help-", "lesson-cave-", "mail-", "notice-", "question-", "reason-", "serve-",
    "terminal-", "told-",
)  # fmt: skip
"""How lines of a catalogue begin that the page does not need: comments, and messages that are used elsewhere."""
OFFLINE: Final = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Caverna</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>
:root { color-scheme: light dark; font-family: "Alegreya Sans", system-ui, sans-serif; font-size: 1.1rem; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1.5rem; padding: 1.5rem;
  box-sizing: border-box; text-align: center; background: light-dark(#f4e6c6, #1d120b);
  color: light-dark(#3a2714, #f3e3c3); }
section { max-width: 30rem; }
h1 { font-size: 1.5rem; }
button { font: inherit; font-weight: 700; min-height: 2.75rem; padding: 0 1.2rem; border: 0; border-radius: 8px;
  background: #ea9f35; color: #2b1c10; cursor: pointer; }
img { width: 96px; justify-self: center; }
</style>
</head>
<body>
<img src="/icon.svg" alt="">
SECTIONS
<script src="/offline.js"></script>
</body>
</html>
"""


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


@cache
def as_app(language: str) -> StaticFile:
    """The manifest of the page, by which it can be installed."""
    say = translator_for(language).say
    icons = [
        {"src": "/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "/icon-512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "/icon-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"},
    ]
    manifest = {
        "id": "/", "name": say("page-title"), "short_name": say("page-title"), "description": say("page-unofficial"),
        "lang": language, "dir": "ltr", "start_url": "/", "scope": "/", "display": "standalone", "icons": icons,
        "background_color": "#1d120b", "theme_color": "#1d120b", "categories": ["games"],
        "shortcuts": [
            {"name": say("page-my-tables"), "url": "/me"}, {"name": say("page-daily"), "url": "/daily"},
        ],
    }  # fmt: skip
    return StaticFile("manifest.webmanifest", json.dumps(manifest, ensure_ascii=False).encode())


@cache
def without_connection() -> StaticFile:
    """What the service worker shows while offline: in all languages, of which a script selects one."""
    sections = []
    for name in LANGUAGES:
        say = translator_for(name).say
        title, text, again = say("offline"), say("offline.text"), say("page-try-again")
        words = f"<h1>{escape(title)}</h1><p>{escape(text)}</p><button>{escape(again)}</button>"
        sections.append(f'<section lang="{name}" data-text>{words}</section>')
    return StaticFile("offline.html", OFFLINE.replace("SECTIONS", "\n".join(sections)).encode())


def catalogue_of_page(text: str) -> bytes:
    """A catalogue without comments, and without messages that only the terminal, the server's answers or emails use."""
    lines, kept = [], True
    for line in text.splitlines(keepends=True):
        if not line.startswith((" ", "\n")):  # not the rest of a message
            kept = not line.startswith(ELSEWHERE)
        if kept:
            lines.append(line)
    return "".join(lines).encode()


def page_router() -> APIRouter:
    """Routes for the page. Include them last: any path that is not a file is handled by the page's own router."""
    router = APIRouter(include_in_schema=False)
    static = read_folder(files("caverna.server").joinpath("static"))
    locale = files("caverna.locale")
    names = [f"{language}.ftl" for language in LANGUAGES]
    catalogues = {name: StaticFile(name, catalogue_of_page(locale.joinpath(name).read_text("utf-8"))) for name in names}

    @router.get("/locale/{name}")
    async def catalogue(request: Request, name: str) -> Response:
        if name not in catalogues:
            raise Problem("not-found")
        return catalogues[name].response(request)

    @router.get("/manifest.webmanifest")
    async def manifest(request: Request) -> Response:
        return as_app(language(request.scope)).response(request)

    @router.get("/offline.html")
    async def offline(request: Request) -> Response:
        return without_connection().response(request)

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
