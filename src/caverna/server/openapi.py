"""The OpenAPI document: FastAPI describes the requests; the messages of a WebSocket are added here.

`python -m caverna.server.openapi` prints it. The page's types are generated from it.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from fastapi import FastAPI
from pydantic.json_schema import models_json_schema

import caverna

from .lesson_routes import lesson_router
from .meeting_routes import router as meeting_router
from .messages import ClientMessage, ServerMessage
from .notification_routes import router as notification_router
from .people_routes import router as people_router
from .routes import router
from .tournament_routes import router as tournament_router
from .weekly_routes import router as weekly_router

ABOUT: Final = """\
Tables of Caverna: The Cave Farmers and of Caverna: Cave vs Cave, for people and bots.

Nobody needs an account. Each player makes up a secret token for a seat: at least 43 random characters of A-Z, a-z, 0-9,
- and _, sent as `Authorization: Bearer ...` when opening or joining a table and with every later request for the seat.
The server stores only a hash of it.

`/api/tables/{id}/socket` is a WebSocket. First send `{"type":"hello","token":"..."}`; leave out the token to watch. You
then receive `{"type":"table",...}` whenever the table changes, `{"type":"decision",...}` when it is your turn, and
`{"type":"chat",...}`. The socket only sends you news: to do something, use the requests below.
"""
SCHEMA: Final = "#/components/schemas/{model}"


class Application(FastAPI):
    """A FastAPI application whose OpenAPI document includes the messages of a WebSocket."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            document = super().openapi()
            _, messages = models_json_schema(
                [(ClientMessage, "validation"), (ServerMessage, "serialization")], ref_template=SCHEMA
            )
            schemas = document["components"]["schemas"]
            schemas.update({name: schema for name, schema in messages["$defs"].items() if name not in schemas})
        return super().openapi()


def application(**arguments: Any) -> Application:
    """An application with all routes but the page's. `arguments` are passed on to FastAPI."""
    app = Application(
        title="caverna", version=caverna.__version__, description=ABOUT,
        docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", **arguments,
    )  # fmt: skip
    all_routers = (
        router,
        people_router,
        meeting_router,
        notification_router,
        weekly_router,
        tournament_router,
        lesson_router,
    )
    for routes in all_routers:
        app.router.routes.extend(routes.routes)  # include_router would build each of them a second time
    return app


if __name__ == "__main__":
    json.dump(application().openapi(), sys.stdout, indent=2, ensure_ascii=False)
    print()
