"""How somebody does, game by game: for oneself, and for whoever has the link one has shared."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse, StreamingResponse

from landbridge import registry
from landbridge.core.game import LETTERS
from landbridge.server.community.results import Scope
from landbridge.server.http.asking import Ask, Asking
from landbridge.server.http.lean import LeanRoute
from landbridge.server.http.wire import stats as wire
from landbridge.table.answers.tournaments import plain
from landbridge.table.refusals import Refused

WEIGHT = 4  # requests
FILE_WEIGHT = 20
LATEST = 10**15  # ms

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["statistics"])
Before = Annotated[int | None, Query(ge=0, le=LATEST, description="games that ended before that (ms)")]


@router.get("/me/stats", response_model=wire.Stats, summary="How I do")
def mine(ask: Ask) -> Response:
    person = ask.person()
    return JSONResponse(_stats(ask, Scope(person.id), person.name))


@router.put("/me/stats", response_model=wire.Stats, summary="Share my statistics, or no longer")
def share(ask: Ask, said: wire.StatsSharing) -> Response:
    """By a link. One that was taken back never works again."""
    person = ask.person()
    ask.services.results.share(person.id, said.shared)
    return JSONResponse(_stats(ask, Scope(person.id), person.name))


@router.get("/me/stats/{game}", response_model=wire.GameDetails, summary="How I do at a game")
def my_game(ask: Ask, game: str, before: Before = None) -> Response:
    return JSONResponse(_details(ask, Scope(ask.person().id), game, before))


@router.get(
    "/me/stats/{game}/file",
    response_class=Response,
    summary="All my games as CSV",
    responses={200: {"content": {"text/csv": {"schema": {"type": "string"}}}, "description": "A table"}},
)
def my_file(ask: Ask, game: str) -> Response:
    """A line for each game, the latest first. Counts as twenty requests."""
    person = ask.person()
    _known(game)
    ask.weigh(FILE_WEIGHT)
    name = f'attachment; filename="landbridge-{game}.csv"'
    lines = _lines(ask, Scope(person.id), game)
    return StreamingResponse(lines, media_type="text/csv", headers={"content-disposition": name})


@router.get("/stats/{mark}", response_model=wire.Stats, summary="How somebody does who shares it")
def shared(ask: Ask, mark: str) -> Response:
    """Without opponents and replays: those are others', too."""
    ask.caller()
    person, name = ask.services.results.shared_by(mark)
    return JSONResponse(_stats(ask, Scope(person, ask.services.clock()), name))


@router.get("/stats/{mark}/{game}", response_model=wire.GameDetails, summary="How they do at a game")
def shared_game(ask: Ask, mark: str, game: str, before: Before = None) -> Response:
    ask.caller()
    person, _ = ask.services.results.shared_by(mark)
    return JSONResponse(_details(ask, Scope(person, ask.services.clock()), game, before))


def _known(game: str) -> None:
    if registry.find(game) is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))


def _stats(ask: Asking, scope: Scope, name: str) -> dict[str, Any]:
    ask.weigh(WEIGHT)
    services = ask.services
    mark = services.results.link_of(scope.person)
    rated = services.ratings.of(scope.person)
    return {
        "name": name,
        "link": f"{ask.base}/stats#{mark}" if mark else None,
        "rated": services.ratings.wanted,
        "games": [
            {
                **row._mapping,
                "mean": round(float(row.mean), 1),
                "ratings": rated.get(row.game, {}),
            }
            for row in services.results.games(scope)
        ],
    }


def _details(ask: Asking, scope: Scope, game: str, before: int | None) -> dict[str, Any]:
    _known(game)
    ask.weigh(WEIGHT)
    results = ask.services.results
    own = scope.told is None
    played, more = results.played(scope, game, before)
    first = before is None  # the rest is the same on every page
    return {
        "game": game,
        "versus": _versus(ask, scope, game) if first else [],
        "opponents": [_opponent(one) for one in results.opponents(scope, game)] if own and first else [],
        "best": [_played(row, own) for row in results.best(scope, game)] if first else [],
        "played": [_played(row, own) for row in played],
        "more": more,
    }


def _versus(ask: Asking, scope: Scope, game: str) -> list[dict[str, Any]]:
    bots = ask.services.ratings.of_bots(game)
    return [
        {
            **row._mapping,
            "bot": row.bot or None,
            "mean": round(float(row.mean), 1),
            "rating": bots.get(row.bot),
        }
        for row in ask.services.results.versus(scope, game)
    ]


def _opponent(one: dict[str, Any]) -> dict[str, Any]:
    return {name: one[name] for name in one if name != "person"} | {"seat": LETTERS[one["seat"]]}


def _played(row: Any, own: bool) -> dict[str, Any]:
    return {
        "table": row.table_id if own and row.kept else None,
        "ended": row.ended,
        "company": row.company,
        "seats": row.seats,
        "points": row.points,
        "place": row.place,
        "shared": row.shared,
        "gone": row.gone,
        "decisions": row.decisions,
        "loss": None if row.loss is None else round(row.loss, 3),
        "rating": None if row.rating is None else round(row.rating),
        "deviation": None if row.deviation is None else round(row.deviation),
    }


COLUMNS = (
    "ended",
    "table",
    "company",
    "seats",
    "points",
    "place",
    "shared",
    "gone",
    "decisions",
    "loss",
    "rating",
    "deviation",
    "opponents",
)


def _lines(ask: Asking, scope: Scope, game: str) -> Iterator[str]:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for row, others in ask.services.results.every(scope, game):
        told = _played(row, True)
        told["ended"] = datetime.fromtimestamp(row.ended / 1000, UTC).isoformat(timespec="seconds")
        told["opponents"] = "; ".join(f"{one.name} {one.points}" for one in others)
        values = ["" if told[name] is None else told[name] for name in COLUMNS]
        writer.writerow([plain(value) if isinstance(value, str) else value for value in values])
        if out.tell() > 50_000:
            yield out.getvalue()
            out.seek(0)
            out.truncate()
    yield out.getvalue()
