"""Stepping through games that are over, and through records people bring along."""

from __future__ import annotations

import hashlib

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse

from landbridge import registry
from landbridge.core.play.record import RecordError
from landbridge.server.http import wire
from landbridge.server.http.replays import Replays, replay_json
from landbridge.server.run.services import LOOK, Services, looked
from landbridge.table.refusals import Refused
from landbridge.table.replay import Replay
from landbridge.table.table import OVER, Table


def routes(services: Services) -> APIRouter:
    api = APIRouter(prefix="/api", tags=["playing"])
    replays = Replays()

    @api.get(
        "/tables/{table}/replay",
        response_model=wire.Replay,
        dependencies=LOOK,
        summary="Step through a finished game",
    )
    def replay_table(
        request: Request,
        table: str,
        step: int = Query(0, ge=0, le=10**6),
        steps: bool = Query(True, description="with the list of steps, the course and the layout"),
        lang: wire.Language | None = None,
    ) -> Response:
        """Open to whoever has the link and may enter this server."""
        caller = services.caller(request)

        def see(t: Table) -> Replay:
            if t.status != OVER:
                raise Refused("server-not-over")

            def make() -> Replay:
                services.weigh(caller, t.n // 250)
                return Replay(services.tables.match(t))

            return replays.get((t.id, t.n), make)

        return JSONResponse(
            replay_json(services.tables.look(table, see), step, caller.lang, looked(request), steps)
        )

    @api.post("/replay", response_model=wire.Replay, summary="Step through a record of one's own")
    def replay(request: Request, said: wire.ReplayAsked, lang: wire.Language | None = None) -> Response:
        """Nothing is kept for long. A damaged record is shown as far as it can be read, with what is wrong there."""
        caller = services.caller(request)

        def make() -> Replay:
            services.weigh(caller, len(said.record) // 1000)
            try:
                return Replay(registry.loads(said.record))
            except RecordError as error:
                if error.intact is None:
                    raise
                return Replay(error.intact, error)

        key = hashlib.sha256(said.record.encode("utf-8", "surrogatepass")).digest()
        return JSONResponse(
            replay_json(replays.get(key, make), said.step, caller.lang, said.look, said.steps)
        )

    return api
