"""For whoever runs the server: is it well, and what does it do. Neither takes a thread of those that serve players."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from landbridge.core.facts import Fact
from landbridge.server.http.callers import is_direct
from landbridge.server.http.guard import Counted
from landbridge.server.http.room import ServerRoom
from landbridge.server.run.services import Services
from landbridge.table.answers.facts import refusal_json
from landbridge.table.answers.statuses import STATUS


def routes(services: Services) -> list[Counted]:
    async def healthz(request: Request) -> Response:
        """Whether this worker can save moves: it writes something, at most once a second. Why not is in its log."""
        if await services.health.wrong():
            return refused("server-not-saved")
        return PlainTextResponse("ok\n")

    async def measured(request: Request) -> Response:
        """Counts, for the host of the server: with the key, or on its own machine. They would tell of hidden moves."""
        here = request.client is not None and is_direct(request.client.host, request.headers)
        loop, room = asyncio.get_running_loop(), ServerRoom(request, services)
        if not here and not await loop.run_in_executor(services.metrics.thread, room.holds_key):
            return refused("server-not-host")
        text = await loop.run_in_executor(services.metrics.thread, services.metrics.text, services)
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")

    def refused(key: str) -> Response:
        services.metrics.refused(key)
        return JSONResponse(refusal_json(Fact(key, {})), STATUS[key])

    return [Counted("/healthz", healthz), Counted("/metrics", measured)]
