"""The application: operations, the page and its files, refusals told alike."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import lru_cache

import anyio.to_thread
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from landbridge.app import document
from landbridge.app.operation import Operations
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.features import SHARED
from landbridge.server.http import health, page, previews
from landbridge.server.http.edge import API, UNSAVED, Edge
from landbridge.server.http.guard import Guard
from landbridge.server.http.operations import (
    comments,
    finding,
    host,
    identity,
    notify,
    people,
    playing,
    prints,
    stats,
    tables,
    tournaments,
    words,
)
from landbridge.server.run.services import Services, Settings
from landbridge.table.answers.facts import refusal_json
from landbridge.table.answers.refused import refused
from landbridge.table.answers.statuses import STATUS, UNUSABLE

OPERATIONS = Operations(
    (
        *SHARED,
        playing.operations,
        tables.operations,
        people.operations,
        identity.operations,
        words.operations,
        notify.operations,
        prints.operations,
        tournaments.operations,
        comments.operations,
        host.reports,
        host.operations,
        stats.operations,
        finding.operations,
    )
)
THREADS = 100  # requests at work or waiting for the disk
DOCUMENT = f"{API}openapi.json"


def application(settings: Settings) -> Starlette:
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        anyio.to_thread.current_default_thread_limiter().total_tokens = THREADS
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, "requests"))
        services.start()
        yield
        await anyio.to_thread.run_sync(services.close)

    app = Starlette(
        routes=[
            *health.routes(services),
            *previews.routes(services, settings.page),
            *page.routes(settings.page),
        ],
        lifespan=lifespan,
        exception_handlers={
            LandbridgeError: lambda request, error: _refused(services, request, error),
            HTTPException: lambda request, error: _by_starlette(services, request, error),
            **dict.fromkeys(UNSAVED, lambda request, error: _unsaved(services)),
        },
    )
    app.state.services = services
    edge, rest = Edge(services, OPERATIONS), app.build_middleware_stack()

    async def inside(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")  # there is none where the server only says that it starts
        if path == DOCUMENT:
            await page.handed(Request(scope), _document(), page.ASK_AGAIN)(scope, receive, send)
        elif path.startswith(API):
            await edge(scope, receive, send)
        else:
            await rest(scope, receive, send)

    app.middleware_stack = Guard(
        inside,
        settings.limits.body_bytes,
        settings.base_url,
        services.hosts,
        services.metrics,
        services.tracing,
    )
    return app


def entrance(app: Starlette) -> ASGIApp:
    """For a server: straight to the guard, where Starlette would add a layer."""
    guard = app.middleware_stack
    assert guard is not None

    def enter(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        scope["app"] = app
        return guard(scope, receive, send) if scope["type"] == "http" else app(scope, receive, send)

    return enter


@lru_cache(maxsize=1)
def _document() -> page.Piece:
    return page.piece(document.text_of(OPERATIONS).encode(), "application/json")


# --- refusals beside the operations ----------------------------------------------------------------------------


def _told(services: Services, request: Request, status: int, fact: Fact) -> Response:
    services.metrics.refused(fact.key)
    if fact.key == "server-no-page" and page.for_people(request):
        return page.nowhere(request, services.settings.page)
    return JSONResponse(refusal_json(fact), status)


def _refused(services: Services, request: Request, error: Exception) -> Response:
    assert isinstance(error, LandbridgeError)
    return _told(services, request, refused(error)[0], error.fact)


def _by_starlette(services: Services, request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    keys = {404: "server-no-page", 405: "server-wrong-method"}
    key = keys.get(error.status_code, "server-invalid")
    values = {"where": "body"} if key == "server-invalid" else {}
    return _told(services, request, STATUS.get(key, UNUSABLE), Fact(key, values))


def _unsaved(services: Services) -> Response:
    services.metrics.refused("server-not-saved")
    return JSONResponse(refusal_json(Fact("server-not-saved")), STATUS["server-not-saved"])
