"""The OpenAPI document: FastAPI describes the requests, and the messages of a WebSocket are added here.

`python -m caverna.server.openapi` prints it. The types of the page are generated from that.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from fastapi import FastAPI
from pydantic.json_schema import models_json_schema

import caverna

from .messages import ClientMessage, ServerMessage
from .routes import router

ABOUT: Final = """\
Tables of Caverna: The Cave Farmers and of Caverna: Cave vs Cave, for people and bots.

A seat is a secret that its player makes up: at least 43 random characters of A-Z, a-z, 0-9, - and _, sent as
`Authorization: Bearer ...` when opening or joining a table and with everything the seat does. The server keeps a hash.

`/api/tables/{id}/socket` is a WebSocket. Send `{"type":"hello","token":"..."}` first, or leave out the token to look
on. You are then sent `{"type":"table",...}` whenever the table has changed, `{"type":"decision",...}` when it is for
you to decide, and `{"type":"chat",...}`. Everything you do, you do by the requests below.
"""
SCHEMA: Final = "#/components/schemas/{model}"


class Application(FastAPI):
    """A FastAPI application whose OpenAPI document has the messages of a WebSocket too."""

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
    """An application that answers all requests but those for the page."""
    app = Application(
        title="caverna", version=caverna.__version__, description=ABOUT,
        docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", **arguments,
    )  # fmt: skip
    app.include_router(router)
    return app


if __name__ == "__main__":
    json.dump(application().openapi(), sys.stdout, indent=2, ensure_ascii=False)
    print()
