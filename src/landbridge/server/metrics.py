"""What the server counts, in the text format that Prometheus reads."""

from __future__ import annotations

import time
from collections.abc import Iterator

import sqlalchemy as sa

from landbridge.server.guard import Guard
from landbridge.server.house import House
from landbridge.server.schema import people, tables


def metrics(house: House, guard: Guard) -> str:
    return "".join(line + "\n" for line in _lines(house, guard))


def _lines(house: House, guard: Guard) -> Iterator[str]:
    yield from _kind("landbridge_requests_total", "counter", "Requests by route and status")
    for (method, route, status), count in sorted(guard.counts.requests.items()):
        yield f'landbridge_requests_total{{method="{method}",route="{route}",status="{status}"}} {count}'
    yield from _kind("landbridge_request_seconds_total", "counter", "Time spent on them")
    for (method, route), seconds in sorted(guard.counts.seconds.items()):
        yield f'landbridge_request_seconds_total{{method="{method}",route="{route}"}} {seconds:.6f}'
    yield from _kind("landbridge_worker", "gauge", "Which worker this is")
    yield f'landbridge_worker{{id="{house.roster.id}"}} 1'
    with house.store.reading() as c:
        by_status = c.execute(sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)).all()
        guests = c.execute(sa.select(sa.func.count()).select_from(people)).scalar()
    yield from _kind("landbridge_tables", "gauge", "Tables on disk")
    for status, count in by_status:
        yield f'landbridge_tables{{status="{status}"}} {count}'
    for name, kind, said, value in (
        ("landbridge_people", "gauge", "Guests on disk", guests),
        ("landbridge_streams", "gauge", "Open streams", house.streams.count),
        ("landbridge_events_total", "counter", "Events appended by this process", house.tables.appended),
        ("landbridge_commits_total", "counter", "Transactions on disk", house.store.commits),
        ("landbridge_bot_substitutions_total", "counter", "Moves made for a bot", house.thinkers.substituted),
        (
            "landbridge_up_seconds",
            "gauge",
            "Since the process began",
            round(time.monotonic() - house.begun, 1),
        ),
    ):
        yield from _kind(name, kind, said)
        yield f"{name} {value}"


def _kind(name: str, kind: str, said: str) -> Iterator[str]:
    yield f"# HELP {name} {said}"
    yield f"# TYPE {name} {kind}"
