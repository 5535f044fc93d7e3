"""The application: what the server is made of, and how it starts and stops."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from caverna.game import InvalidOption

from .middleware import RequestMiddleware, language, refusal
from .openapi import application
from .page import page
from .problems import Problem
from .services import Services
from .settings import Settings

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> FastAPI:
    services = Services(settings)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    app = application(lifespan=life)
    app.state.services = services
    app.include_router(page())
    app.add_middleware(RequestMiddleware, limits=settings.limits, clients=services.clients, metrics=services.metrics)
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(InvalidOption, on_invalid_option)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(Exception, on_error)
    return app


def refused(request: Request, problem: Problem) -> Response:
    request.app.state.services.metrics.problems.labels(problem.code).inc()
    return refusal(problem, language(request.scope))


def on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return refused(request, error)


def on_invalid_option(request: Request, error: Exception) -> Response:
    return refused(request, Problem("bad-options", detail=str(error)))


def on_bad_request(request: Request, error: Exception) -> Response:
    """What does not fit the description of the request; what was sent is not repeated."""
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = error.errors()[0]
    path = first["loc"][:-1] if first["type"] == "extra_forbidden" else first["loc"]
    place = ".".join(str(part) for part in path)
    return refused(request, Problem("bad-request", detail=f"{place}: {first['msg']}"))


def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "not-found", 405: "method-not-allowed"}
    known = error.status_code in codes
    problem = Problem(codes[error.status_code]) if known else Problem("bad-request", detail=str(error.detail))
    answer = refused(request, problem)
    answer.headers.update(error.headers or {})
    return answer


def on_error(request: Request, error: Exception) -> Response:
    log.error("unexpected", exc_info=error, extra={"path": request.scope["path"]})
    return refused(request, Problem("internal"))
