"""How somebody does, game by game: for oneself, and for whoever has the link one has shared."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated, Any

from landbridge import registry
from landbridge.app.bounds import Whole
from landbridge.app.operation import File, Group
from landbridge.app.shapes.luck import Fairness
from landbridge.app.shapes.stats import GameDetails, Stats, StatsSharing
from landbridge.core.game import LETTERS
from landbridge.server.community.results import Scope
from landbridge.server.http.room import ServerRoom
from landbridge.table.answers.tournaments import plain
from landbridge.table.refusals import Refused

WEIGHT = 4  # requests
FILE_WEIGHT = 20
LATEST = 10**15  # ms

operations = Group("statistics")
Before = Annotated[int | None, Whole(least=0, most=LATEST), "games that ended before that (ms)"]


@operations.get("me/stats")
def mine(room: ServerRoom) -> Stats:
    """How I do."""
    person = room.person()
    return _stats(room, Scope(person.id), person.name)


@operations.put("me/stats")
def share(room: ServerRoom, said: StatsSharing) -> Stats:
    """Share my statistics, or no longer. By a link. One that was taken back never works again."""
    person = room.person()
    room.services.results.share(person.id, said.shared)
    return _stats(room, Scope(person.id), person.name)


@operations.get("me/stats/{game}")
def my_game(room: ServerRoom, game: str, before: Before = None) -> GameDetails:
    """How I do at a game."""
    return _details(room, Scope(room.person().id), game, before)


@operations.get("me/stats/{game}/file")
def my_file(room: ServerRoom, game: str) -> File:
    """All my games as CSV. A line for each game, the latest first. Counts as twenty requests."""
    person = room.person()
    _known(game)
    room.weigh(FILE_WEIGHT)
    return File(_lines(room, Scope(person.id), game), "text/csv", f"landbridge-{game}.csv")


@operations.get("stats/{mark}")
def shared(room: ServerRoom, mark: str) -> Stats:
    """How somebody does who shares it. Without opponents and replays: those are others', too."""
    person, name = room.services.results.shared_by(mark)
    return _stats(room, Scope(person, room.services.clock()), name)


@operations.get("stats/{mark}/{game}")
def shared_game(room: ServerRoom, mark: str, game: str, before: Before = None) -> GameDetails:
    """How they do at a game."""
    person, _ = room.services.results.shared_by(mark)
    return _details(room, Scope(person, room.services.clock()), game, before)


def _known(game: str) -> None:
    if registry.find(game) is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))


def _stats(room: ServerRoom, scope: Scope, name: str) -> Any:
    room.weigh(WEIGHT)
    services = room.services
    mark = services.results.link_of(scope.person)
    rated = services.ratings.of(scope.person)
    return {
        "name": name,
        "link": f"{room.base}/stats#{mark}" if mark else None,
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


def _details(room: ServerRoom, scope: Scope, game: str, before: int | None) -> Any:
    _known(game)
    room.weigh(WEIGHT)
    results = room.services.results
    own = scope.told is None
    played, more = results.played(scope, game, before)
    first = before is None  # the rest is the same on every page
    return {
        "game": game,
        "versus": _versus(room, scope, game) if first else [],
        "opponents": [_opponent(one) for one in results.opponents(scope, game)] if own and first else [],
        "best": [_played(row, own) for row in results.best(scope, game)] if first else [],
        "played": [_played(row, own) for row in played],
        "more": more,
    }


def _versus(room: ServerRoom, scope: Scope, game: str) -> list[dict[str, Any]]:
    bots = room.services.ratings.of_bots(game)
    return [
        {
            **row._mapping,
            "bot": row.bot or None,
            "mean": round(float(row.mean), 1),
            "rating": bots.get(row.bot),
        }
        for row in room.services.results.versus(scope, game)
    ]


def _opponent(one: dict[str, Any]) -> Any:
    return {name: one[name] for name in one if name != "person"} | {"seat": LETTERS[one["seat"]]}


def _played(row: Any, own: bool) -> Any:
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


def _lines(room: ServerRoom, scope: Scope, game: str) -> Iterator[str]:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for row, others in room.services.results.every(scope, game):
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


@operations.get("luck")
def fairness(room: ServerRoom) -> Fairness:
    """Do the dice cheat? All draws of this server's finished games beside the odds, by game and kind of draw."""
    return room.services.statistics.as_json()
