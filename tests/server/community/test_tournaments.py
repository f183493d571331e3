"""Tournaments at a server: joined by link, moved on by it, counted once, closed while others have the same luck."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from landbridge.server.store.schema import tables
from landbridge.server.store.schema.community import boards
from landbridge.table.tournament.opening import promise
from tests.server.engines import on
from tests.server.host import Guest, Reply, Running, running
from tests.server.swiss import tournament as swiss
from tests.server.table import peek
from tests.support.waiting import until


def opened(host: Guest, **terms: Any) -> str:
    said = {"id": host.fresh(), "title": "Club evening", "game": "hashi", **terms}
    reply = host.post("/api/tournaments", said)
    assert reply.status == 201, reply.body
    return f"/api/tournaments/{reply.json['id']}"


def joined(guest: Guest, path: str) -> Any:
    reply = guest.post(f"{path}/join", {"id": guest.fresh()})
    assert reply.status == 200, reply.body
    return reply.json


def started(host: Guest, path: str, *others: Guest) -> Any:
    for guest in (host, *others):
        joined(guest, path)
    reply = host.post(f"{path}/start", {"id": host.fresh()})
    assert reply.status == 200, reply.body
    return reply.json


def resign(guest: Guest, path: str) -> str:
    """Where somebody plays now; they give it up."""
    table = guest.get(path).json["table"]
    seat = next(one["seat"] for one in guest.look(table)["table"]["seats"] if one["you"])
    assert guest.post(f"/api/tables/{table}/resign", {"seat": seat}).status == 200
    return str(table)


def told_when(guest: Guest, path: str, **wanted: Any) -> Any:
    """What is told as soon as it is so, and the tables of its round are open."""

    def told() -> Any:
        now = guest.get(path).json
        planned = any(board["status"] == "planned" for board in now["played"][now["round"] - 1]["boards"])
        return None if planned or any(now[name] != value for name, value in wanted.items()) else now

    return until(told, str(wanted))


def refused(reply: Reply, why: str) -> None:
    assert (reply.status >= 400, reply.json["error"]) == (True, why), reply.body


@pytest.fixture
def people(server: Running) -> list[Guest]:
    return [Guest(server.url, name) for name in ("Ada", "Ben", "Cleo", "Dan", "Eve")]


def test_a_whole_tournament(people: list[Guest], server: Running) -> None:
    ada, ben, cleo, dan, eve = people
    path = opened(ada, rounds=2, listed=True)
    told = started(ada, path, ben, cleo, dan)
    assert (told["status"], told["round"], told["rounds"], told["owner"]) == ("running", 1, 2, True)
    assert all(board["status"] == "opened" for board in told["played"][0]["boards"])
    assert told["played"][0]["promise"]
    assert told["played"][1]["promise"] != told["played"][0]["promise"]
    refused(eve.post(f"{path}/join", {"id": "x"}), "tournament-started")
    refused(eve.post(f"{path}/start", {"id": "x"}), "not-host")
    first = resign(people[told["played"][0]["boards"][0]["players"][0]], path)
    second = resign(people[told["played"][0]["boards"][1]["players"][1]], path)
    told = told_when(ada, path, round=2)
    assert [board["places"] for board in told["played"][0]["boards"]] == [[2, 1], [1, 2]]
    assert sum(row["values"]["points"] for row in told["standings"]) == 2
    for one in (first, second):  # the round is over at every table: its luck is told
        assert eve.get(f"/api/tables/{one}/replay").status == 200
    secret = told["played"][0]["secret"]
    assert peek(server, first, lambda t: t.told_secret(0)) == bytes.fromhex(secret)
    for board in told["played"][1]["boards"]:
        resign(people[board["players"][0]], path)
    told = told_when(ada, path, status="over")
    assert told["standings"][0]["place"] == 1
    reply = eve.get(f"{path}/results")
    assert reply.headers["content-type"].startswith("text/csv")
    rows = list(csv.DictReader(io.StringIO(reply.body.decode())))
    assert {row["name"] for row in rows} == {"Ada", "Ben", "Cleo", "Dan"}
    assert list(rows[0])[:6] == ["place", "number", "name", "withdrawn", "played", "points"]
    listed = eve.get("/api/tournaments").json["tournaments"]
    assert path.rpartition("/")[2] in {one["id"] for one in listed}


def test_what_others_have_as_well_stays_closed(people: list[Guest]) -> None:
    """Nothing of a duplicate deal gets out before the last table of its round is over."""
    ada, ben, cleo, dan, eve = people
    path = opened(ada, rounds=2)
    told = started(ada, path, ben, cleo, dan)
    boards = told["played"][0]["boards"]
    over, going = boards[0]["table"], boards[1]["table"]
    at_first = [people[number] for number in boards[0]["players"]]
    resign(at_first[0], path)
    until(lambda: eve.get(path).json["played"][0]["boards"][0]["status"] == "over")
    told = eve.get(path).json
    assert told["played"][0]["boards"][0]["places"] is None
    assert told["played"][0]["secret"] is None
    assert all(row["values"]["points"] == 0 for row in told["standings"])
    for guest in (eve, *[people[number] for number in boards[1]["players"]]):
        for what in ("", "/replay", "/record", "/stream"):
            refused(guest.get(f"/api/tables/{over}{what}"), "tournament-closed")
    for what in ("/replay", "/record"):
        refused(at_first[0].get(f"/api/tables/{over}{what}"), "tournament-closed")
    seen = at_first[0].look(over, "A" if boards[0]["players"][0] == told["players"][0]["number"] else "")
    assert seen["table"]["secret"] is None
    assert seen["table"]["tournament"] == {"id": told["id"], "round": 1, "closed": True}
    refused(eve.get(f"/api/tables/{going}"), "tournament-closed")
    seat = next(
        one["seat"] for one in people[boards[1]["players"][0]].look(going)["table"]["seats"] if one["you"]
    )
    refused(
        people[boards[1]["players"][0]].post(f"/api/tables/{going}/hint", {"seat": seat}),
        "tournament-no-hint",
    )
    assert ada.post(f"{path}/close", {"id": "c"}).json["status"] == "closed"


def test_all_tables_of_a_round_have_the_promised_luck(people: list[Guest], server: Running) -> None:
    ada, *others = people
    path = opened(ada, rounds=1)
    told = started(ada, path, *others[:3])
    one, two = (board["table"] for board in told["played"][0]["boards"])
    assert peek(server, one, lambda t: t.promise) == told["played"][0]["promise"]
    assert peek(server, one, lambda t: t.promise) == peek(server, two, lambda t: t.promise)
    with server.services.store.reading() as c:
        secret = server.services.tournaments._find(c, told["id"]).secret
    assert promise(secret, told["id"], 1) == told["played"][0]["promise"]
    ada.post(f"{path}/close", {"id": "c"})


def test_byes_and_withdrawals(people: list[Guest], server: Running) -> None:
    ada, ben, cleo, *_ = people
    path = opened(ada, rounds=2, duplicate=False)
    told = started(ada, path, ben, cleo)
    bye = next(board for board in told["played"][0]["boards"] if board["table"] is None)
    assert bye["status"] == "over"
    playing = next(board for board in told["played"][0]["boards"] if board["table"])
    leaver = people[playing["players"][0]]
    assert leaver.post(f"{path}/leave", {"id": "l"}).status == 200  # gives up the running game too
    told = told_when(ada, path, round=2)
    assert {one["number"] for one in told["players"] if one["gone"]} == {playing["players"][0]}
    assert len(told["played"][1]["boards"]) == 1
    absent = told["played"][1]["boards"][0]["players"][1]
    refused(ben.post(f"{path}/players/{absent}/absent", {"id": "a"}), "not-host")
    if ada is people[told["played"][1]["boards"][0]["players"][0]]:  # not for a board of one's own
        refused(ada.post(f"{path}/players/{absent}/absent", {"id": "a"}), "tournament-own-board")
    key = {"authorization": f"Bearer {server.services.key}"}
    assert ada.ask("POST", f"{path}/players/{absent}/absent", {"id": "b"}, key).status == 200
    told = told_when(ada, path, status="over")
    assert told["played"][1]["boards"][0]["places"] == [1, 2]


def test_who_cannot_join(people: list[Guest], server: Running) -> None:
    ada, ben, *_ = people
    path = opened(ada)
    joined(ada, path)
    assert joined(ada, path)["me"] == 0  # twice is once
    refused(ada.post(f"{path}/start", {"id": "s"}), "tournament-few")
    told = joined(Guest(server.url, "ADA"), path)
    first, second = (one["name"] for one in told["players"])  # two of the same name are told apart
    assert re.fullmatch("Ada ·[0-9a-f]{2,6}", first)
    assert re.fullmatch("ADA ·[0-9a-f]{2,6}", second)
    assert first[5:] != second[5:]
    assert joined(Guest(server.url, "Zoe"), path)["players"][2]["name"] == "Zoe"
    refused(ben.get("/api/tournaments/nowhere"), "tournament-none")
    assert Guest(server.url).get(path).status == 200  # a link is enough to look


def test_two_workers_do_everything_once(people: list[Guest], server: Running, tmp_path: Path) -> None:
    """The same step taken by several at the same time, or again after a crash, does no harm."""
    ada, ben, cleo, dan, _ = people
    path = opened(ada, rounds=3)
    told = started(ada, path, ben, cleo, dan)
    organizer = server.services.organizer
    before = server.services.tournaments.find(told["id"])
    for _ in range(3):
        for board in before.current:
            organizer._open(before, board)
    resign(people[told["played"][0]["boards"][0]["players"][0]], path)
    resign(people[told["played"][0]["boards"][1]["players"][0]], path)
    told_when(ada, path, round=2)
    stale = before
    organizer._take_results(stale)
    server.services.tournaments.plan(stale, [(0, 1), (2, 3)], lambda: "again")
    with server.services.store.reading() as c:
        here = boards.c.tournament == told["id"]
        assert c.execute(sa.select(sa.func.count()).select_from(boards).where(here)).scalar() == 4
        made = sa.select(sa.func.count()).select_from(tables).where(tables.c.client.startswith(told["id"]))
        assert c.execute(made).scalar() == 4
    ada.post(f"{path}/close", {"id": "c"})


def test_somebody_deletes_what_is_theirs(people: list[Guest]) -> None:
    ada, ben, cleo, dan, _ = people
    path = opened(ada, rounds=2)
    started(ada, path, ben, cleo, dan)
    assert ben.ask("DELETE", "/api/me").status == 204
    told = ada.get(path).json
    assert "Ben" not in str(told)
    assert told["players"][1] == {"number": 1, "name": "…", "gone": True}
    ada.post(f"{path}/close", {"id": "c"})


@pytest.mark.system
def test_a_server_that_is_killed_midway(tmp_path: Path, database: str) -> None:
    report = swiss(tmp_path, players=5, rounds=2, workers=1, kills=1, threads=2)
    assert not report.faults, report
    assert report.kills == 1


@pytest.mark.all
def test_sixty_four_players_on_postgresql_with_a_worker_killed_midway(tmp_path: Path) -> None:
    with on("postgresql"):
        report = swiss(tmp_path, players=64, rounds=6, workers=2, kills=2)
    assert not report.faults, report


def test_a_server_goes_on_where_it_stopped(tmp_path: Path) -> None:
    with running(tmp_path) as up:
        ada, ben = Guest(up.url, "Ada"), Guest(up.url, "Ben")
        path = opened(ada, rounds=1)
        started(ada, path, ben)
        cookies = ada.cookie, ben.cookie
    with running(tmp_path) as up:
        ada, ben = Guest(up.url), Guest(up.url)
        ada.cookie, ben.cookie = cookies
        resign(ben, path)
        told = told_when(ada, path, status="over")
        assert told["standings"][0]["number"] == 0
