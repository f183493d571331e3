"""For whoever runs the server: is it well, and what does it do. Neither takes a thread of those that serve players."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from landbridge.core.facts import Fact
from landbridge.server.http import wire
from landbridge.server.http.asking import Asking
from landbridge.server.http.callers import is_direct
from landbridge.server.http.guard import language_of
from landbridge.server.run.services import Services
from landbridge.table.answers.facts import refusal_json
from landbridge.table.answers.statuses import STATUS
from landbridge.texts import words

router = APIRouter(tags=["operation"])


@router.get("/healthz", response_class=PlainTextResponse, responses={503: {"model": wire.Refusal}})
async def healthz(request: Request) -> Response:
    """Whether this worker can save moves: it writes something, at most once a second. Why not is in its log."""
    services: Services = request.app.state.services
    if await services.health.wrong():
        return _refused(request, "server-not-saved")
    return PlainTextResponse("ok\n")


@router.get("/metrics", response_class=PlainTextResponse, responses={403: {"model": wire.Refusal}})
async def measured(request: Request) -> Response:
    """For whoever runs the server: with its key, or directly on its machine. Counts would tell of hidden moves."""
    here = request.client is not None and is_direct(request.client.host, request.headers)
    services: Services = request.app.state.services
    loop = asyncio.get_running_loop()
    if not here and not await loop.run_in_executor(services.metrics.thread, Asking(request).holds_key):
        return _refused(request, "server-not-host")
    text = await loop.run_in_executor(services.metrics.thread, services.metrics.text, services)
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


def _refused(request: Request, key: str) -> Response:
    """Without the handlers of refusals, which would take a thread."""
    request.app.state.services.metrics.refused(key)
    return JSONResponse(refusal_json(Fact(key, {})), STATUS[key])
