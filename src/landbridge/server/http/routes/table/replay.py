"""Stepping through games that are over, and through records people bring along."""

from __future__ import annotations

from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse

from landbridge.server.http import finished, wire
from landbridge.server.http.asking import AskInWords, Look
from landbridge.server.http.lean import LeanRoute
from landbridge.table.answers.replays import replay_json

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["playing"])


@router.get("/tables/{table}/replay", response_model=wire.Replay, summary="Step through a finished game")
def replay_table(
    ask: Look,
    table: str,
    step: int = Query(0, ge=0, le=10**6),
    steps: bool = Query(True, description="with the list of steps, the course and the layout"),
) -> Response:
    """Open to whoever has the link and may enter this server."""
    ask.caller()
    with ask.tables.open(table) as t:
        found = finished.of_table(ask, t)
    return JSONResponse(replay_json(found, step, ask.words, ask.look, steps))


@router.post("/replay", response_model=wire.Replay, summary="Step through a record of one's own")
def replay(ask: AskInWords, said: wire.ReplayAsked) -> Response:
    """Nothing is kept for long. A damaged record is shown as far as it can be read, with what is wrong there."""
    ask.caller()
    _, found = finished.of_record(ask, said.record)
    return JSONResponse(replay_json(found, said.step, ask.words, said.look, said.steps))
