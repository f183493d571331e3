"""How people do: counted once for each game, one's own unless shared, and soon told of ten thousand games."""

from __future__ import annotations

import csv
import io
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from landbridge.server.store.schema.social import results
from tests.server.engines import BOTH
from tests.server.host import Guest, Running, running
from tests.server.table import peek, play_in_order, seat_all

DATABASES = BOTH


def resign(guest: Guest, table: str, seat: str) -> None:
    assert guest.post(f"/api/tables/{table}/resign", {"seat": seat}).status == 200


def against_bots(guest: Guest, *bots: str, game: str = "hashi") -> str:
    """A game that is over, and lost."""
    table = guest.open(game, "me", *bots)
    guest.ready(table)
    moved(guest, table, "A")
    resign(guest, table, "A")
    return table


def moved(guest: Guest, table: str, seat: str) -> None:
    """A move, once there is one to make: games in which somebody has made none are not rated."""
    for _ in range(500):
        offers = guest.look(table, seat)["offers"]
        if offers:
            assert guest.move(table, seat, offers[0]["move"]).status == 200
            return
        time.sleep(0.02)
    raise AssertionError("it never was their turn")


def rows(server: Running, table: str) -> list[Any]:
    with server.services.store.reading() as c:
        return list(c.execute(sa.select(results).where(results.c.table_id == table)).all())


def test_a_game_counts_when_it_is_over(server: Running, ada: Guest, ben: Guest) -> None:
    table, players = seat_all([ada, ben], "river_dragons")
    assert ada.get("/api/me/stats").json["games"] == []
    play_in_order(players)
    points, places = peek(server, table, lambda t: (t.live.points(), t.live.places()) if t.live else ([], []))
    told = ada.get("/api/me/stats").json
    (one,) = told["games"]
    assert (one["game"], one["played"], one["won"]) == ("river_dragons", 1, int(places == [1, 2]))
    details = ada.get("/api/me/stats/river_dragons").json
    (game,) = details["played"]
    assert (game["table"], game["points"], game["place"]) == (table, points[0], places[0])
    assert details["best"] == details["played"]
    (other,) = details["opponents"]
    assert (other["name"], other["played"], other["table"], other["seat"]) == ("Ben", 1, table, "B")
    (versus,) = details["versus"]
    assert (versus["bot"], versus["ahead"] + versus["level"] + versus["behind"]) == (None, 1)
    lines = list(csv.DictReader(io.StringIO(ada.get("/api/me/stats/river_dragons/file").body.decode())))
    assert [(line["points"], line["opponents"]) for line in lines] == [(str(points[0]), f"Ben {points[1]}")]
    ada.post(f"/api/tables/{table}/chat", {"id": "c", "seat": "A", "text": "Well played!"})
    assert ada.get("/api/me/stats").json["games"][0]["played"] == 1


def test_what_people_entered_counts_nowhere(server: Running, ada: Guest) -> None:
    """Real dice are seen by nobody else, and everything can be corrected: no result, no rating."""
    table = ada.open("hashi", "me", "passive", outside=True)
    ada.ready(table)
    resign(ada, table, "A")
    assert ada.look(table, "A")["table"]["status"] == "over"
    assert rows(server, table) == []
    assert ada.get("/api/me/stats").json["games"] == []
    assert ada.post(f"/api/tables/{table}/back", {"id": "b", "seat": "A"}).status == 200
    assert ada.look(table, "A")["table"]["status"] == "playing"
    resign(ada, table, "A")
    assert rows(server, table) == []


def test_each_level_of_bots_and_games_alone(server: Running, ada: Guest) -> None:
    against_bots(ada, "greedy", "greedy", "passive")
    against_bots(ada, "passive")
    table = ada.open("hashi", "me", "me")  # one person at two seats: whose result would it be?
    ada.ready(table)
    resign(ada, table, "A")
    assert rows(server, table) == []
    told = {one["bot"]: one for one in ada.get("/api/me/stats/hashi").json["versus"]}
    assert {bot: (one["played"], one["behind"]) for bot, one in told.items()} == {
        "greedy": (1, 2),
        "passive": (2, 2),
    }
    closed = ada.open("hashi", "me", "greedy")
    ada.ready(closed)
    assert ada.post(f"/api/tables/{closed}/close").status == 200
    assert ada.get("/api/me/stats").json["games"][0]["played"] == 2


def test_nobody_else_sees_them_unless_they_are_shared(ada: Guest, ben: Guest) -> None:
    nothing = ben.get("/api/stats/nobody")
    table, _ = seat_all([ada, ben], "hashi")
    resign(ben, table, "B")
    assert (nothing.status, nothing.json["error"]) == (404, "stats-none")
    link = ada.put("/api/me/stats", {"shared": True}).json["link"]
    mark = link.partition("#")[2]
    told = ben.get(f"/api/stats/{mark}").json
    assert (told["name"], told["games"][0]["won"]) == ("Ada", 1)
    details = ben.get(f"/api/stats/{mark}/hashi").json
    assert (details["opponents"], [one["table"] for one in details["played"]]) == ([], [None])
    assert "Ben" not in str(told) + str(details)
    assert ada.put("/api/me/stats", {"shared": True}).json["link"] == link
    assert ada.put("/api/me/stats", {"shared": False}).json["link"] is None
    assert ben.get(f"/api/stats/{mark}").body == nothing.body  # as if it had never been there
    assert ada.put("/api/me/stats", {"shared": True}).json["link"] != link


def test_games_with_the_luck_of_others_wait_for_them(tmp_path: Path) -> None:
    with running(tmp_path) as up:
        people = [Guest(up.url, name) for name in ("Ada", "Ben", "Cleo", "Dan")]
        ada = people[0]
        said = {"id": "t", "title": "Evening", "game": "hashi", "rounds": 1}
        path = f"/api/tournaments/{ada.post('/api/tournaments', said).json['id']}"
        for one in people:
            one.post(f"{path}/join", {"id": one.fresh()})
        assert ada.post(f"{path}/start", {"id": "s"}).status == 200
        lost = [ada]
        for first in (ada, *people[1:]):
            table = first.get(path).json["table"]
            if table and first.look(table)["table"]["status"] == "playing":
                seat = next(one["seat"] for one in first.look(table)["table"]["seats"] if one["you"])
                if first is ada:
                    resign(ada, table, seat)
                    assert all(one.get("/api/me/stats").json["games"] == [] for one in people)
                else:
                    resign(first, table, seat)
                    lost.append(first)
        up.services.organizer.look()
        assert len(lost) == 2
        told = {one: one.get("/api/me/stats").json["games"] for one in people}
        assert [games[0]["won"] for one, games in told.items()] == [int(one not in lost) for one in people]


def test_results_outlive_tables_and_people(tmp_path: Path) -> None:
    with running(tmp_path) as up:
        ada, eve = Guest(up.url, "Ada"), Guest(up.url, "Quetzalcoatl")
        table, _ = seat_all([ada, eve], "hashi")
        resign(eve, table, "B")
        up.services.results.share("somebody", True)
        assert len(eve.get("/api/me/export").json["rows"]["results"]) == 1
        assert eve.ask("DELETE", "/api/me").status == 204
        told = ada.get("/api/me/stats/hashi").json
        assert (told["opponents"], told["played"][0]["place"], told["versus"][0]["ahead"]) == ([], 1, 1)
        assert "Quetzalcoatl" not in str(rows(up, table))
        up.services.tables.remove([table])
        assert [one["table"] for one in ada.get("/api/me/stats/hashi").json["played"]] == [None]


def test_a_review_says_what_a_decision_cost(server: Running, ada: Guest) -> None:
    table = against_bots(ada, "passive")

    class Summed:
        seats = 2

        def summary(self, seat: int) -> Any:
            class One:
                decisions, loss = (4, 0.25) if seat == 0 else (0, 0.0)

            return One

    server.services.results.reviewed(table, Summed())  # type: ignore[arg-type]
    (game,) = ada.get("/api/me/stats/hashi").json["played"]
    assert (game["decisions"], game["loss"]) == (4, 0.25)


def test_ten_thousand_games_stall_nobody(tmp_path: Path) -> None:
    with running(tmp_path) as up:
        ada = Guest(up.url, "Ada")
        table = against_bots(ada, "passive", "greedy", "greedy")
        (mine, *others) = sorted(rows(up, table), key=lambda row: row.seat)
        many = [
            {**row._mapping, "table_id": f"t{n}", "ended": mine.ended - n}
            for n in range(1, 10_000)
            for row in (mine, *others)
        ]
        for first in range(0, len(many), 4_000):
            part = many[first : first + 4_000]
            up.services.store.write(lambda c, part=part: c.execute(sa.insert(results), part))  # type: ignore[misc]
        took = {}
        for path in ("/api/me/stats", "/api/me/stats/hashi", "/api/me/stats/hashi/file"):
            begun = time.monotonic()
            reply = ada.get(path)
            took[path] = time.monotonic() - begun
            assert reply.status == 200
        assert len(reply.body.splitlines()) == 10_001
        assert max(took.values()) < 30, took  # usually less than one
        page = ada.get("/api/me/stats/hashi").json
        assert (len(page["played"]), page["more"]) == (200, True)
        earlier = ada.get(f"/api/me/stats/hashi?before={page['played'][-1]['ended']}").json
        assert earlier["played"][0]["ended"] == page["played"][-1]["ended"] - 1
