"""The ASGI application: routes, middleware and error handlers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from caverna.game import InvalidOption

from .middleware import CLIENT_CLOSED_REQUEST, RequestMiddleware
from .openapi import application
from .page import page_router
from .problems import Problem
from .responses import language, problem_response
from .services import Services
from .settings import Settings

FOR_OPERATORS: Final = ("/healthz", "/readyz", "/metrics")
"""The paths that a process only for bots answers."""

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> FastAPI:
    """The application of a server process."""
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        await services.open()
        yield {"connections": services.connections}  # for the protocols
        await services.close()

    app = application(lifespan=lifespan)
    app.state.services = services
    if settings.role == "bots":
        app.router.routes[:] = [route for route in app.router.routes if getattr(route, "path", None) in FOR_OPERATORS]
    else:
        app.include_router(page_router())
    app.add_middleware(RequestMiddleware, limits=settings.limits, clients=services.clients, metrics=services.metrics)
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(InvalidOption, on_invalid_option)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(ClientDisconnect, on_disconnect)
    app.add_exception_handler(Exception, on_error)
    return app


def refuse(request: Request, problem: Problem) -> Response:
    """Count a problem and respond with it."""
    request.app.state.services.metrics.problems.labels(problem.code).inc()
    return problem_response(problem, language(request.scope))


def on_problem(request: Request, error: Exception) -> Response:
    """Handle a problem that a route has raised."""
    assert isinstance(error, Problem)
    return refuse(request, error)


def on_invalid_option(request: Request, error: Exception) -> Response:
    """Handle bad options of a game."""
    return refuse(request, Problem("bad-options", detail=str(error)))


def on_bad_request(request: Request, error: Exception) -> Response:
    """Handle a request that does not match its schema. The response does not repeat what was sent."""
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = error.errors()[0]
    path = first["loc"][:-1] if first["type"] == "extra_forbidden" else first["loc"]
    place = ".".join(str(part) for part in path)
    return refuse(request, Problem("bad-request", detail=f"{place}: {first['msg']}"))


def on_http_error(request: Request, error: Exception) -> Response:
    """Handle errors of the framework, such as an unknown path."""
    assert isinstance(error, HTTPException)
    codes = {404: "not-found", 405: "method-not-allowed"}
    known = error.status_code in codes
    problem = Problem(codes[error.status_code]) if known else Problem("bad-request", detail=str(error.detail))
    response = refuse(request, problem)
    response.headers.update(error.headers or {})
    return response


def on_disconnect(request: Request, error: Exception) -> Response:
    """Handle a client that hung up before it was answered. Nobody reads the response, but the log has its status."""
    return Response(status_code=CLIENT_CLOSED_REQUEST)


def on_error(request: Request, error: Exception) -> Response:
    """Handle a bug: log it, and give the client no details."""
    log.error("unexpected error", exc_info=error, extra={"path": request.scope["path"]})
    return refuse(request, Problem("internal"))
