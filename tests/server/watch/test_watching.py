"""Watching a server: figures by game and worker, and the way of one move through two of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from prometheus_client.parser import text_string_to_metric_families

from landbridge.server.store.schema import events
from landbridge.server.watch.tracing import Spans
from tests.server.host import Guest, Running, running
from tests.server.table import Player
from tests.support.waiting import until

EVERYBODYS = ("landbridge_tables", "landbridge_people", "landbridge_workers")  # the same whoever is asked


class Figures:
    """What a worker tells, to be asked for by name and labels."""

    def __init__(self, text: str):
        self.samples = [one for family in text_string_to_metric_families(text) for one in family.samples]

    def __call__(self, name: str, **labels: str) -> float:
        fitting = [
            one.value
            for one in self.samples
            if one.name == f"landbridge_{name}" and labels.items() <= one.labels.items()
        ]
        return sum(fitting)


def figures(up: Running) -> Figures:
    return Figures(Guest(up.url).get("/metrics").body.decode())


@pytest.fixture
def up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr("landbridge.server.watch.metrics.COUNTED", 0.0)
    with running(tmp_path) as server:
        yield server


def test_what_happens_is_counted_by_game(up: Running) -> None:
    ada = Guest(up.url, "Ada")
    hashi = ada.open("hashi", "me", "me")
    ada.open("loopit", "me", "open")
    ada.ready(hashi)
    players = [Player(ada, hashi, seat) for seat in "AB"]
    for _ in range(3):
        for player in players:
            player.step()
    assert ada.move(hashi, "A", "nonsense").status == 422
    assert ada.move(hashi, "C", "pass").status == 404
    seen = ada.look(hashi, "A")
    repeated = [ada.move(hashi, "A", seen["offers"][0]["move"], "again").status for _ in range(2)]
    assert repeated == [200, 200]
    told = figures(up)
    made = sum(player.moves for player in players) + 1
    assert told("moves_total", game="hashi", by="person") == made
    assert told("move_seconds_count", game="hashi") == made
    assert 0 < told("move_seconds_sum", game="hashi") < 60
    assert told("moves_total", game="hashi", by="chance") >= 1
    assert told("moves_total", game="hashi") == told("events_total", game="hashi", kind="move")
    assert told("moves_total", game="loopit") == 0
    assert told("refusals_total", reason="no-seat") == 1
    assert told("refusals_total") == 2
    assert told("tables", game="hashi", status="playing") == 1
    assert told("tables", game="loopit", status="gathering") == 1
    assert told("tables") == 2
    assert told("people") == 1
    assert told("requests_total", route="/api/tables/{table}/moves", status="200") == made + 1
    with closing(ada.stream(hashi, "A")):
        until(lambda: up.services.streams.count == 1, "no stream")
        assert figures(up)("streams") == 1
    ada.close()


def test_every_figure_of_a_worker_names_it(up: Running) -> None:
    Guest(up.url, "Ada").close()
    told = figures(up)
    assert told.samples
    for one in told.samples:
        worker = None if one.name in EVERYBODYS else up.services.roster.id
        assert one.labels.get("worker") == worker, one.name
    assert not [one.name for one in told.samples if one.name.endswith("_created")]


def test_bots_leases_and_a_failing_database(up: Running) -> None:
    services = up.services
    services.bot_pool.enqueue = lambda table: None  # type: ignore[method-assign]
    ada = Guest(up.url, "Ada")
    table = ada.open("hashi", "me", "passive")
    ada.ready(table)
    assert figures(up)("leases") == 1
    row = {"table_id": table, "n": 1, "at": 0, "kind": "chat", "data": "{}"}
    with pytest.raises(sa.exc.IntegrityError):
        services.store.write(lambda c: c.execute(sa.insert(events), [row]))
    with pytest.raises(sa.exc.DBAPIError), services.store.reading() as c:
        c.exec_driver_sql("SELECT nothing FROM nowhere")
    assert figures(up)("database_errors_total") == 2
    del services.bot_pool.enqueue
    services.bot_pool.enqueue(table)
    until(lambda: figures(up)("moves_total", by="bot") > 0, "the bot does not move")
    assert figures(up)("moves_total", by="bot") >= 1
    ada.close()


def test_notices_are_counted(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landbridge.server.watch.metrics.COUNTED", 0.0)
    with running(tmp_path) as one, running(tmp_path) as other:
        near, far = Guest(one.url, "Ada"), Guest(other.url)
        far.cookie = near.cookie
        table = near.open("hashi", "me", "me")
        near.ready(table)
        players = [Player(far, table, seat) for seat in "AB"]

        def goes_on_until(name: str) -> None:
            until(lambda: bool([p.step() for p in players] and figures(one)(name)), f"no {name}")

        with closing(near.stream(table)):
            until(lambda: waits(one, table), "no stream")
            if database == "sqlite":  # there is no bus: whatever another worker does is found by looking
                goes_on_until("notices_missed_total")
                assert figures(one)("notices_seen_total") == 0
            else:
                goes_on_until("notices_seen_total")
                until(lambda: figures(other)("notices_sent_total") >= 1, "no notice sent")
                assert figures(other)("notices_lost_total") == 0
                until(lambda: figures(one)("workers") == 2, "two have not signed")
        near.close()
        far.close()


# --- the way of a move --------------------------------------------------------------------------------------


def test_a_move_is_followed_from_its_request_to_the_streams(tmp_path: Path, database: str) -> None:
    kept = InMemorySpanExporter()

    def tracing(worker: str) -> Spans:
        provider = TracerProvider(resource=Resource({"worker": worker}), shutdown_on_exit=False)
        provider.add_span_processor(SimpleSpanProcessor(kept))
        return Spans(provider)

    with ExitStack() as open_:
        one, other = (open_.enter_context(running(tmp_path, tracing=tracing)) for _ in range(2))
        near, far = Guest(one.url, "Secretive Ada"), Guest(other.url)
        far.cookie = near.cookie
        table = near.open("hashi", "me", "me")
        near.ready(table)
        seen = near.look(table, "A")
        for guest in (near, far):
            open_.enter_context(closing(guest.stream(table, "A", seen["at"])))
        until(lambda: waits(one, table) and waits(other, table), "no streams")
        kept.clear()
        assert far.move(table, "A", seen["offers"][0]["move"]).status == 200
        notified = database == "postgresql"

        def told() -> list[str]:
            return sorted(span.name for span in kept.get_finished_spans())

        wanted = ["append", "notice", "request", "rules", "stream", "stream"]
        if not notified:  # the other worker finds it by looking, and knows of no span
            wanted = ["append", "request", "rules", "stream"]
        until(lambda: told() == wanted, "spans are missing")
        spans = kept.get_finished_spans()
        near.close()
        far.close()
    n = other.services.tables._known._tables[table].n
    assert len({span.context.trace_id for span in spans if span.context}) == 1
    (request,), (append,) = ([s for s in spans if s.name == name] for name in ("request", "append"))
    assert request.parent is None
    for span in spans:
        above = {"rules": request, "append": request, "notice": append, "stream": append}.get(span.name)
        if above is not None:
            assert span.parent is not None
            assert above.context is not None
            assert span.parent.span_id == above.context.span_id, span.name
    here, there = one.services.roster.id, other.services.roster.id
    at = [where(span) for span in spans if span.name != "stream"]
    assert set(at) == {there}
    assert {where(span) for span in spans if span.name == "stream"} == (
        {here, there} if notified else {there}
    )
    for span in spans:
        if span.name in ("append", "notice", "stream"):
            assert facts(span)["landbridge.n"] == n
        for secret in (table, "Secretive", near.cookie.partition("=")[2]):
            assert secret not in span.to_json()
    assert facts(request)["landbridge.route"] == "/api/tables/{table}/moves"


def waits(up: Running, table: str) -> bool:
    """Whether its one stream of a table has told what there was."""
    ears = list(up.services.streams._subscribers.get(table, ()))
    return len(ears) == 1 and ears[0].seen >= 0 and not ears[0].news.is_set()


def where(span: ReadableSpan) -> str:
    return str(span.resource.attributes["worker"])


def facts(span: ReadableSpan) -> dict[str, object]:
    return dict(span.attributes or {})
