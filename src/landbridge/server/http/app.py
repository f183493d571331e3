"""The application: routes put together, refusals told alike, one document that describes it all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import anyio.to_thread
import sqlalchemy.exc
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

import landbridge
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.text import shown
from landbridge.server.http import wire
from landbridge.server.http.guard import Guard, language_of
from landbridge.server.http.lean import Shortcut
from landbridge.server.http.routes import host, operation, page, previews
from landbridge.server.http.routes.community import (
    comments,
    finding,
    identity,
    notify,
    people,
    stats,
    tournaments,
)
from landbridge.server.http.routes.paper import boards, prints, sheets
from landbridge.server.http.routes.study import deals, exercises, practice, reviews
from landbridge.server.http.routes.table import hints, luck, play, replay, tables
from landbridge.server.run.services import Services, Settings
from landbridge.server.store.sql.errors import StoreError
from landbridge.server.watch.storage import USUAL
from landbridge.table.answers.refused import refused
from landbridge.table.answers.sentences import refusal_json
from landbridge.table.answers.statuses import STATUS, UNUSABLE
from landbridge.texts import words

PARTS = (  # tried in this order: what is asked most comes first
    play,
    tables,
    luck,
    people,
    identity,
    hints,
    page,
    practice,
    replay,
    boards,
    deals,
    reviews,
    exercises,
    prints,
    notify,
    sheets,
    tournaments,
    comments,
    host,
    stats,
    finding,
)
THREADS = 100  # requests at work or waiting for the disk
REFUSED = "Refused, with a reason"
# Given once and referred to: FastAPI would work it out for each status of each route whenever a server starts.
SHAPE = {"application/json": {"schema": {"$ref": f"#/components/schemas/{wire.Refusal.__name__}"}}}
REFUSALS: dict[int | str, dict[str, Any]] = {
    **{status: {"description": REFUSED, "content": SHAPE} for status in sorted({*STATUS.values()})},
    UNUSABLE: {"description": REFUSED, "model": wire.Refusal},
}
ABOUT = """Tables for board games. Everything a page needs, and everything a bot in any language needs.

A guest arrives (`POST /api/me`, a cookie), opens a table or follows an invitation, commits a number or lets the
server hold one (`ready`), follows the stream, and makes moves by picking offers. Every refusal has the same shape.
`examples/http_bot.py` plays any of the games.
"""


def application(settings: Settings) -> FastAPI:
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        anyio.to_thread.current_default_thread_limiter().total_tokens = THREADS
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, "requests"))
        services.start()
        yield
        await anyio.to_thread.run_sync(services.close)

    app = FastAPI(
        title="Landbridge",
        version=landbridge.__version__,
        description=ABOUT,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # their scripts come from elsewhere
        redoc_url=None,
    )
    app.state.services = services
    for part in PARTS:
        app.include_router(part.router, responses=REFUSALS)
    _add_refusals(app, services)
    routes = [route for part in PARTS for route in part.router.routes]
    inside = Shortcut(app.build_middleware_stack(), routes, app.exception_handlers)
    app.middleware_stack = Guard(
        inside,
        settings.limits.body_bytes,
        settings.base_url,
        services.hosts,
        services.metrics,
        services.tracing,
    )
    app.include_router(operation.router)
    previews.add_previews(app, settings.page)
    prints.add_prints(app)
    page.add_page(app, settings.page)
    _resolve_routes(app)
    return app


def entrance(app: FastAPI) -> ASGIApp:
    """For a server: straight to the guard, where FastAPI and Starlette would each add a layer."""
    guard = app.middleware_stack
    assert guard is not None

    def enter(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        scope["app"] = app
        return guard(scope, receive, send) if scope["type"] == "http" else app(scope, receive, send)

    return enter


def _resolve_routes(app: FastAPI) -> None:
    """FastAPI works its routes out when the first request comes; do it now, so that nobody waits for it."""
    nowhere = {"type": "http", "method": "GET", "path": "", "root_path": "", "headers": []}
    for route in app.routes:
        route.matches(nowhere)


def _add_refusals(app: FastAPI, services: Services) -> None:
    def told(request: Request, status: int, fact: Fact, body: dict[str, Any] | None = None) -> Response:
        services.metrics.refused(fact.key)
        if fact.key == "server-no-page" and page.for_people(request):
            return page.nowhere(request, services.settings.page)
        body = body or refusal_json(fact, words(language_of(request.scope)))
        headers = {"retry-after": str(body["repeat_after"])} if body.get("repeat_after") else None
        return JSONResponse(body, status, headers)

    @app.exception_handler(LandbridgeError)
    def not_done(request: Request, error: LandbridgeError) -> Response:
        status, body = refused(error, words(language_of(request.scope)))
        return told(request, status, Fact(body["reason"]["key"], body["reason"]["values"]), body)

    @app.exception_handler(RequestValidationError)
    def invalid(request: Request, error: RequestValidationError) -> Response:
        places = [
            ".".join(str(part) for part in one["loc"][1:]) or str(one["loc"][0]) for one in error.errors()
        ]
        where = ", ".join(dict.fromkeys(shown(place) for place in places[:8]))
        return told(request, UNUSABLE, Fact("server-invalid", {"where": where}))

    @app.exception_handler(HTTPException)
    def by_starlette(request: Request, error: HTTPException) -> Response:
        if error.status_code == 405:
            return told(request, 405, Fact("server-wrong-method"))
        if error.status_code == 404:
            return told(request, 404, Fact("server-no-page"))
        return told(request, UNUSABLE, Fact("server-invalid", {"where": "body"}))

    def not_saved(request: Request, error: Exception) -> Response:
        if not isinstance(error, sqlalchemy.exc.DBAPIError):  # those are told by the engine itself
            services.storage_errors.tell(error)
        return told(request, 503, Fact("server-not-saved"))

    @app.exception_handler(sqlalchemy.exc.DataError)
    def no_value(request: Request, error: sqlalchemy.exc.DataError) -> Response:
        if type(error.orig).__name__ not in USUAL:  # a mistake of ours
            return not_saved(request, error)
        return told(request, UNUSABLE, Fact("server-invalid", {"where": "text"}))

    for kind in (sqlalchemy.exc.DBAPIError, sqlalchemy.exc.TimeoutError, sqlite3.Error, StoreError):
        app.add_exception_handler(kind, not_saved)
