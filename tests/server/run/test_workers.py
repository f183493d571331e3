"""Several workers at one database: any serves any table, notices may be lost, the work of a dead one goes on."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from landbridge.server.run.bus import Bus
from landbridge.server.run.jobs import maintenance
from landbridge.server.run.process import roster
from landbridge.server.run.process.roster import EVENTS
from landbridge.server.store.schema import events, tables, workers
from landbridge.table.answers.statuses import is_passing
from landbridge.table.parts import EDITION
from landbridge.table.refusals import Refused
from tests.server.engines import BOTH
from tests.server.host import Guest, Running, pass_time, running
from tests.server.table import Player, peek
from tests.support.waiting import until

pytestmark = pytest.mark.system

DATABASES = BOTH


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    with running(tmp_path) as one, running(tmp_path) as other:
        yield one, other


@pytest.fixture
def leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """They end when the test says so, and never by themselves."""
    monkeypatch.setattr(roster, "LEASE", 1_000.0)
    monkeypatch.setattr(roster, "OWN", 1_000.0)
    monkeypatch.setattr(roster, "RENEWED", 0.2)
    monkeypatch.setattr(roster, "SEEN", 0.1)
    monkeypatch.setattr(maintenance, "ROSTER", 0.2)
    monkeypatch.setattr(maintenance, "BOTS", 0.2)


def pair(here: Running, there: Running, name: str = "Ada") -> tuple[Guest, Guest]:
    """The same person at both doors."""
    near, far = Guest(here.url, name), Guest(there.url)
    far.cookie = near.cookie
    return near, far


def faint(up: Running) -> None:
    """A worker that does nothing any more, as if it were held: it neither signs nor thinks."""
    services = up.services
    services.maintenance.close()
    services.bot_pool.enqueue = lambda table: None  # type: ignore[method-assign]
    services.bot_pool._closing = True
    services.roster.sign = lambda: None  # type: ignore[method-assign]
    expire(up)


def expire(up: Running) -> None:
    """Nobody believes its last signature any more, itself included."""
    up.services.roster._signed = -roster.LEASE
    ours = sa.update(workers).where(workers.c.id == up.services.roster.id).values(until=0)
    up.services.store.write(lambda c: c.execute(ours))


def held_by(up: Running, table: str) -> str | None:
    with up.services.store.reading() as c:
        return c.execute(sa.select(tables.c.bot_worker).where(tables.c.id == table)).scalar()


def test_moves_alternate_between_workers(two: tuple[Running, Running]) -> None:
    """Each finds its own copy out of date every time, and catches up."""
    near, far = pair(*two)
    table = near.open("hashi", "me", "me")
    near.ready(table)
    doors = [Player(near, table, "A"), Player(far, table, "B")]
    for _ in range(12):
        for player in doors:
            player.step()
    assert near.look(table, "A") == {**far.look(table, "A"), "table": near.look(table, "A")["table"]}
    # What a worker was not there for it has caught up with move by move: it can show every one of them.
    at = near.look(table)["at"]
    shown = near.get(f"/api/tables/{table}?look=scene&after={at - 10}").json["updates"]
    assert [update["id"] for update in shown] == list(range(at - 9, at + 1))
    moves = [update for update in shown[:-1] if update["type"] in ("move", "settled")]
    assert moves
    assert all(update["scene"] for update in moves)
    near.close()
    far.close()


@pytest.mark.parametrize("deaf", [False, True])
def test_news_travels_with_a_notice_and_without(
    deaf: bool, tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if deaf:
        monkeypatch.setattr(Bus, "tell", lambda self, table, n: None)
    with running(tmp_path) as one, running(tmp_path) as other:
        near, far = pair(one, other)
        table = near.open("hashi", "me", "me")
        near.ready(table)
        at = near.look(table, "A")["at"]
        with closing(near.stream(table, "A", at)) as stream:
            until(lambda: one.services.streams.count == 1, "no stream")
            far.move(table, "A", far.look(table, "A")["offers"][0]["move"])
            assert stream.take(1)[0][0] == at + 1
        if one.services.bus is not None:
            assert (one.services.bus.received == 0) == deaf
        near.close()
        far.close()
    assert maintenance.NOTIFIED + maintenance.ROUND < 2


def test_a_bus_that_goes_away_is_found_again(tmp_path: Path, database: str) -> None:
    from tests.server.engines import Valkey

    bus = Valkey()
    try:
        with running(tmp_path, bus=bus.url) as one, running(tmp_path, bus=bus.url) as other:
            near, far = pair(one, other)
            table = near.open("hashi", "me", "me")
            near.ready(table)
            assert one.services.bus is not None
            heard = one.services.bus
            players = [Player(far, table, seat) for seat in "AB"]
            until(lambda: bool(players[0].step() and heard.received), "no notices")
            bus.stop()
            before = heard.received
            assert players[1].step()["seat"] == "B"  # nobody waits for it
            bus.start()
            until(lambda: bool([p.step() for p in players] and heard.received > before), "still deaf")
            near.close()
            far.close()
    finally:
        bus.stop()


# --- leases -------------------------------------------------------------------------------------------------


def test_one_worker_thinks_and_another_takes_over(two: tuple[Running, Running], leases: None) -> None:
    one, other = two
    near, far = pair(*two)
    table = near.open("hashi", "me", "greedy")
    mind = one.services.bot_pool.enqueue
    one.services.bot_pool.enqueue = lambda table: None  # type: ignore[method-assign]
    near.ready(table)
    assert held_by(one, table) == one.services.roster.id
    one.services.roster.sign()
    assert other.services.tables.with_bots_waiting() == []  # as long as the first one is believed
    assert not other.services.tables.take_over(table)
    # A person's move through the other door leaves the bots where they are.
    far.move(table, "A", far.look(table, "A")["offers"][0]["move"])
    if far.look(table)["table"]["acting"] == ["B"]:
        assert held_by(one, table) == one.services.roster.id
    faint(one)
    until(lambda: far.look(table)["table"]["turn"] >= 1, "nobody takes the bots over")
    assert held_by(one, table) in (other.services.roster.id, None)
    assert not peek(one, table, one.services.tables.owns)
    one.services.bot_pool.enqueue = mind  # type: ignore[method-assign]
    near.close()
    far.close()


def test_a_thought_that_comes_too_late_is_dropped(two: tuple[Running, Running], leases: None) -> None:
    """A worker is held while a bot of its own thinks; when it wakes up, the move is another worker's business."""
    one, other = two
    near, far = pair(*two)
    table = near.open("hashi", "me", "greedy")
    thinking, wake = threading.Event(), threading.Event()
    from landbridge.server.run.bots.bot_process import BotProcess

    honest = BotProcess.think
    late: list[Any] = []

    def slowly(self: BotProcess, request: Any) -> int | None:
        move = honest(self, request)
        if threading.current_thread() in one.services.thinking._threads:
            thinking.set()
            wake.wait(20)
            late.append(move)
        return move

    BotProcess.think = slowly  # type: ignore[method-assign]
    try:
        near.ready(table)
        assert thinking.wait(20)
        one.services.maintenance.close()
        expire(one)
        until(lambda: far.look(table)["table"]["acting"] == ["A"], "nobody takes the bots over")
        n = peek(other, table, lambda t: t.n)
        wake.set()
        until(lambda: bool(late), "the late thought never came")
        time.sleep(0.2)
        assert peek(other, table, lambda t: t.n) == n
    finally:
        wake.set()
        BotProcess.think = honest  # type: ignore[method-assign]
    near.close()
    far.close()


def test_clocks_of_a_dead_worker_run_out(tmp_path: Path, leases: None) -> None:
    now = [1_800_000_000_000]
    with running(tmp_path, clock=lambda: now[0]) as one, running(tmp_path, clock=lambda: now[0]) as other:
        near, far = pair(one, other)
        table = near.open("hashi", "me", "me", clock={"seconds": 60, "add": 0})
        near.ready(table)
        for up in (one, other):
            up.services.maintenance.close()
        pass_time(now, 61_000, one, other)
        assert one.services.tables.run_out() == [table]
        assert one.services.tables.take_over(table)
        assert other.services.tables.run_out() == []  # the first one is at it
        faint(one)
        until(lambda: other.services.tables.run_out() == [table], "nobody would take it over")
        other.services.maintenance.clocks()
        seats = far.look(table)["table"]["seats"]
        assert [seat["away"] for seat in seats] == ["time", ""]
        events = far.get(f"/api/tables/{table}/log?most=500").json["messages"]
        assert [event["type"] for event in events][-2:] == ["away", "over"]
        near.close()
        far.close()


def test_whoever_leaves_in_order_is_followed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "LEASE", 1_000.0)  # no lease runs out while the test waits
    with running(tmp_path) as stays:
        with running(tmp_path) as leaves:
            guest = Guest(leaves.url, "Ada")
            leaves.services.bot_pool.enqueue = lambda table: None  # type: ignore[method-assign]
            table = guest.open("hashi", "me", "greedy")
            guest.ready(table)
            guest.close()
        there = Guest(stays.url)
        until(lambda: there.look(table)["table"]["acting"] == ["A"], "nobody takes the bots over")
        there.close()


def test_one_worker_an_hour_clears_away(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    for up in two:
        monkeypatch.setattr(up.services.maintenance, "clear_away", lambda up=up: done.append(up.url))
        up.services.maintenance.clear_hourly()
    assert done == []  # one of them has done it when it started


# --- two versions at once -----------------------------------------------------------------------------------


def test_a_table_of_other_rules_is_left_to_whoever_has_them(server: Running, ada: Guest) -> None:
    """503 while such a worker is there, so that a proxy asks it; 409 when there is none."""
    table = ada.open("hashi", "me", "open")
    services = server.services

    def older(c: Any) -> None:
        kept = json.loads(c.execute(sa.select(tables.c.snapshot).where(tables.c.id == table)).scalar())
        kept["terms"]["version"] = 0
        c.execute(sa.update(tables).where(tables.c.id == table).values(snapshot=json.dumps(kept)))
        soon = services.store.now + 60_000
        c.execute(sa.insert(workers).values(id="older", until=soon, rules='{"hashi": 0}'))

    services.store.write(older)
    services.tables.drop(table)
    until(lambda: services.roster.at_work("older"), "the other worker is not seen")
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/stream"):
        reply = ada.get(path)
        assert (reply.status, reply.json["error"], reply.headers["retry-after"]) == (503, "elsewhere", "1")
    with pytest.raises(Refused) as refused:
        services.tables.take_over(table)
    assert is_passing(refused.value)
    services.store.write(lambda c: c.execute(sa.delete(workers).where(workers.c.id == "older")))
    until(lambda: not services.roster.at_work("older"), "the other worker is still seen")
    reply = ada.get(f"/api/tables/{table}")
    assert (reply.status, reply.json["error"]) == (409, "old-rules")
    services.tables.remove([table])


@contextmanager
def beside(server: Running, rules: str) -> Iterator[None]:
    """A worker of another version on the roster."""
    services = server.services

    def come(c: Any) -> None:
        c.execute(sa.insert(workers).values(id="other", until=services.store.now + 60_000, rules=rules))

    services.store.write(come)
    until(lambda: services.roster.at_work("other"), "the other worker is not seen")
    yield
    services.store.write(lambda c: c.execute(sa.delete(workers).where(workers.c.id == "other")))
    until(lambda: not services.roster.at_work("other"), "the other worker is still seen")


def test_nothing_happens_at_a_table_that_an_older_worker_could_not_read(server: Running, ada: Guest) -> None:
    """It would fail at somebody who sees everything, and show a delayed table as it is."""
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    plan = {"id": "late", "game": "hashi", "seats": [{"kind": "me"}, {"kind": "me"}], "watch": {"moves": 5}}
    teacher = Guest(server.url, "Teacher")
    with beside(server, '{"hashi": 1}'):
        for reply in (teacher.post(f"/api/tables/{table}/insight", {}), ada.post("/api/tables", plan)):
            assert (reply.status, reply.json["error"], reply.headers["retry-after"]) == (
                503,
                "updating",
                "60",
            )
        ada.move(table, "A", ada.look(table, "A")["offers"][0]["move"])  # everything else goes on
        assert ada.look(table)["table"]["insight"] is None
    with beside(server, json.dumps({"hashi": 1, EVENTS: EDITION})):
        assert teacher.post(f"/api/tables/{table}/insight", {}).status == 200
        assert ada.post("/api/tables", plan).status == 201
    with beside(server, '{"hashi": 1}'):  # one that comes later finds it there: what has begun can be ended
        assert ada.ask("DELETE", f"/api/tables/{table}/insight").status == 204
    teacher.close()


@pytest.mark.parametrize("where", ["snapshot", "event"])
def test_a_table_of_a_newer_version_is_left_to_it(server: Running, ada: Guest, where: str) -> None:
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    services = server.services

    def newer(c: Any) -> None:
        this = tables.c.id == table
        n, snapshot = c.execute(sa.select(tables.c.n, tables.c.snapshot).where(this)).one()
        if where == "snapshot":
            kept = {**json.loads(snapshot), "edition": EDITION + 1}
            c.execute(sa.update(tables).where(this).values(snapshot=json.dumps(kept)))
        else:
            new = {"table_id": table, "n": n + 1, "at": services.store.now, "kind": "auction", "data": "{}"}
            c.execute(sa.insert(events).values(**new))
            c.execute(sa.update(tables).where(this).values(n=n + 1, bots=True, bot_worker=None))

    services.store.write(newer)
    if where == "snapshot":
        services.tables.drop(table)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/stream"):
        reply = ada.get(path)
        assert (reply.status, reply.json["error"], reply.headers["retry-after"]) == (503, "updating", "1")
    move = ada.post(f"/api/tables/{table}/moves", {"id": "m", "seat": "A", "move": "."})
    assert (move.status, move.json["error"]) == (503, "updating")
    with pytest.raises(Refused) as refused:
        services.tables.take_over(table)
    assert is_passing(refused.value)
    services.maintenance.clocks()  # and its bots and clocks are left alone
    services.tables.remove([table])


# --- secrets shared by all ----------------------------------------------------------------------------------


def test_a_link_works_once_at_all_doors_together(two: tuple[Running, Running]) -> None:
    near = Guest(two[0].url, "Ada")
    found: list[int] = []

    def claim(guest: Guest, code: str) -> None:
        found.append(guest.post("/api/me/claim", {"code": code}).status)

    for _ in range(5):
        code = near.post("/api/me/link").json["code"]
        presses = [threading.Thread(target=claim, args=(Guest(up.url), code)) for up in two]
        for press in presses:
            press.start()
        for press in presses:
            press.join()
    assert sorted(found) == [200] * 5 + [404] * 5
    near.close()


def test_all_workers_have_the_same_key(two: tuple[Running, Running], tmp_path: Path) -> None:
    one, other = two
    assert one.services.key == other.services.key == (tmp_path / "host.key").read_text().strip()
