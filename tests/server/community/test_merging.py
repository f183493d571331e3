"""Two that are the same person become one: nothing is lost, nothing is there twice, and nobody else notices."""

from __future__ import annotations

import threading
from typing import Any

import pytest
import sqlalchemy as sa

from landbridge.reviewing.glicko import Rating
from landbridge.server.identity import merging
from landbridge.server.store.personal import of_people
from landbridge.server.store.schema import (
    consents,
    entries,
    events,
    metadata,
    people,
    reviews,
    solvers,
    tables,
    tokens,
)
from landbridge.server.store.schema.community import contestants, tournaments
from landbridge.server.store.schema.identity import merges, passkeys
from landbridge.server.store.schema.notify import hushed, wishes
from landbridge.table.exercise.solver import Solver
from landbridge.table.table import Table
from tests.server.engines import BOTH
from tests.server.host import Guest, Running

DATABASES = BOTH


def id_of(guest: Guest) -> str:
    return str(guest.get("/api/me/export").json["person"]["id"])


def merged(guest: Guest, into: Guest) -> Any:
    """`guest`'s device becomes one of `into`'s, and both become one."""
    code = into.post("/api/me/link").json["code"]
    told = guest.post("/api/me/offered", {"code": code}).json
    assert guest.post("/api/me/claim", {"code": code, "merge": True}).status == 200
    return told["mine"]


def add(server: Running, table: sa.Table, **row: Any) -> None:
    server.services.store.write(lambda c: c.execute(sa.insert(table).values(**row)))


def rows(server: Running, table: sa.Table, *where: Any) -> list[Any]:
    with server.services.store.reading() as c:
        return list(c.execute(sa.select(table).where(*where)).all())


@pytest.fixture
def phone(server: Running) -> Guest:
    return Guest(server.url, "Guest")


def test_seats_hosts_and_chat_come_along_and_the_game_goes_on(
    server: Running, ada: Guest, phone: Guest
) -> None:
    ben = Guest(server.url, "Ben")
    table = phone.open("hashi", "me", "open")
    ben.join(phone.invite(table, "B"))
    for one in (phone, ben):
        one.ready(table)
    phone.move(table, "A", phone.look(table, "A")["offers"][0]["move"])
    assert phone.post(f"/api/tables/{table}/chat", {"id": "c", "seat": "A", "text": "hello"}).status == 200
    before = ben.look(table, "B")["table"]
    other = Guest(server.url)  # the guest's second device has a stream open
    other.post("/api/me/claim", {"code": phone.post("/api/me/link").json["code"]})
    stream = other.stream(table, "A")
    stream.take(1)
    was, now = id_of(phone), id_of(ada)
    assert merged(phone, ada) == {
        "tables": 1,
        "tournaments": 0,
        "deals": 0,
        "exercises": 0,
        "both_tables": 0,
        "both_tournaments": 0,
        "both_deals": 0,
    }
    for mine in (phone, ada, other):
        assert mine.get("/api/me").json == {"name": "Ada"}
        told = mine.look(table, "A")["table"]
        assert told["host"]
        assert [seat["you"] for seat in told["seats"]] == [True, False]
        assert told["seats"][0]["name"] == "Guest"  # at tables where one sits already the name stays
    after = ben.look(table, "B")["table"]
    assert {**after, "seats": before["seats"]} == before
    acting = ben.look(table, "B")["table"]["acting"]
    mover = {"A": ada, "B": ben}[acting[0]]
    move = mover.look(table, acting[0])["offers"][0]["move"]
    assert mover.move(table, acting[0], move).status == 200
    assert stream.take(1)  # it goes on
    stream.close()
    assert [one["table"]["id"] for one in [ada.look(table)]] == [table]
    assert was not in str(
        [tuple(row) for one in of_people() if one is not merges for row in rows(server, one)]
    )
    assert rows(server, people, people.c.id == was) == []
    # From its events alone a table is the same, and what was said is exported and can be erased.
    with server.services.store.reading() as c:
        secret = c.execute(sa.select(tables.c.secret).where(tables.c.id == table)).scalar_one()
        again = Table.from_events(table, secret, list(server.services.tables._events(c, table)))
    assert again.seats[0].person == again.host == now
    assert any("hello" in event["data"] for event in ada.get("/api/me/export").json["events"])
    assert ada.ask("DELETE", "/api/me").status == 204
    assert not any("hello" in row.data for row in rows(server, events, events.c.table_id == table))
    ben.close()


def test_where_both_sit_both_seats_are_theirs(server: Running, ada: Guest, phone: Guest) -> None:
    table = ada.open("hashi", "me", "open")
    phone.join(ada.invite(table, "B"))
    lobby = ada.open("hashi", "me", "open")
    phone.join(ada.invite(lobby, "B"))
    for one in (ada, phone):
        one.ready(table)
    assert merged(phone, ada)["both_tables"] == 2
    assert [seat["you"] for seat in ada.look(table)["table"]["seats"]] == [True, True]
    assert ada.look(table, "A")["table"]["id"] == phone.look(table, "B")["table"]["id"]
    assert rows(server, tables, tables.c.id == lobby)[0].due is None  # alone nobody is too late
    assert ada.ready(lobby)["table"]["status"] == "playing"


def test_tournaments_deals_exercises_and_wishes(server: Running, ada: Guest, phone: Guest) -> None:
    was, now = id_of(phone), id_of(ada)
    wish = {"id": "t", "game": "hashi", "format": "swiss", "seats": 2, "rounds": 1, "title": "Club"}
    both = ada.post("/api/tournaments", wish).json["id"]
    mine = phone.post("/api/tournaments", wish).json["id"]  # under the same id of the request
    for guest, ids in ((ada, [both]), (phone, [both, mine])):
        for id in ids:
            assert guest.post(f"/api/tournaments/{id}/join", {"id": "j"}).status == 200
    first, second = (ada.open("hashi", "me") for _ in range(2))
    for at, table in ((5, first), (6, second)):
        change = sa.update(tables).where(tables.c.id == table).values(created=at)
        server.services.store.write(lambda c, change=change: c.execute(change))  # type: ignore[misc]
    for game, guests, hers in (("hashi", first, second), ("loopit", second, first)):
        add(server, entries, day="2026-11-16", game=game, person=was, table_id=guests)
        add(server, entries, day="2026-11-16", game=game, person=now, table_id=hers)
    add(server, entries, day="2026-11-15", game="hashi", person=was, table_id="gone")
    sure = Solver(Rating(1700.0, 60.0, 0.06), 10, 7, ("a", "b"))
    add(server, solvers, person=was, game="hashi", body=sure.kept())
    add(
        server,
        solvers,
        person=now,
        game="hashi",
        body=Solver(Rating(1500.0, 90.0, 0.06), 3, 1, ("b", "c")).kept(),
    )
    add(server, solvers, person=was, game="loopit", body=sure.kept())
    for person in (was, now):
        add(server, consents, table_id=first, person=person)
        add(server, hushed, table_id=first, person=person)
    add(server, hushed, table_id=second, person=was)
    for key in (f"{was} x", f"{was} y", f"{now} y"):
        add(server, reviews, table_id=key, first=0, body="{}", made=0)
    phone.put("/api/me/notify", {"unwanted": ["ask"]})
    told = merged(phone, ada)
    assert (told["tournaments"], told["both_tournaments"]) == (2, 1)
    assert (told["deals"], told["both_deals"], told["exercises"]) == (3, 2, 2)
    joined = rows(server, contestants, contestants.c.tournament == both)
    assert [(one.person, one.gone) for one in sorted(joined, key=lambda one: one.number)] == [
        (now, False),
        (now, True),
    ]
    assert ada.get(f"/api/tournaments/{both}").json["me"] == 0
    assert ada.get(f"/api/tournaments/{mine}").json["owner"]
    assert {one.owner for one in rows(server, tournaments, tournaments.c.id.in_([both, mine]))} == {now}
    begun = {(one.day, one.game): one.table_id for one in rows(server, entries, entries.c.person == now)}
    assert begun == {
        ("2026-11-16", "hashi"): first,
        ("2026-11-16", "loopit"): first,
        ("2026-11-15", "hashi"): "gone",
    }
    kept = {one.game: Solver.from_kept(one.body) for one in rows(server, solvers, solvers.c.person == now)}
    assert kept["hashi"] == Solver(Rating(1700.0, 60.0, 0.06), 13, 8, ("a", "b", "c"))
    assert kept["loopit"] == sure
    assert len(rows(server, consents, consents.c.person == now)) == 1
    assert {one.table_id for one in rows(server, hushed, hushed.c.person == now)} == {first, second}
    assert {one.table_id for one in rows(server, reviews, reviews.c.table_id.contains(" "))} >= {
        f"{now} x",
        f"{now} y",
    }
    assert [one.unwanted for one in rows(server, wishes, wishes.c.person == now)] == ["ask"]
    for kind in of_people():
        assert kind is merges or rows(server, kind, kind.c.person == was) == [], kind.name


def test_all_or_nothing(server: Running, ada: Guest, phone: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = phone.open("hashi", "me", "me")
    code = ada.post("/api/me/link").json["code"]

    def breaks(*_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(merging, "_mail", breaks)  # half way through
        with pytest.raises(ZeroDivisionError):
            server.services.store.write(lambda c: merging.merge(c, id_of(phone), id_of(ada), 1))
    assert phone.get("/api/me").json == {"name": "Guest"}
    assert phone.look(table, "A")["table"]["host"]
    assert phone.post("/api/me/claim", {"code": code, "merge": True}).status == 200
    assert ada.look(table, "A")["table"]["host"]


def test_while_the_game_goes_on(server: Running, ada: Guest, phone: Guest) -> None:
    """Moves and the merge at the same moment: every move is there once, and the seat has changed hands."""
    table = phone.open("hashi", "me", "me")
    phone.ready(table)
    other = Guest(server.url)
    other.post("/api/me/claim", {"code": phone.post("/api/me/link").json["code"]})
    done: list[int] = []

    def play() -> None:
        for _ in range(8):
            seat = other.look(table)["table"]["acting"][0]
            move = other.look(table, seat)["offers"][0]["move"]
            done.append(other.move(table, seat, move).status)

    playing = threading.Thread(target=play)
    playing.start()
    merged(phone, ada)
    playing.join()
    assert set(done) == {200}
    moves = [
        one for one in rows(server, events, events.c.table_id == table) if one.kind == "move" and one.client
    ]
    assert len(moves) == len(done)
    assert ada.look(table, "A")["table"]["host"]


def test_passkeys_devices_and_who_may(server: Running, ada: Guest, phone: Guest) -> None:
    was, now = id_of(phone), id_of(ada)
    add(
        server,
        passkeys,
        id="k",
        person=was,
        credential="c",
        handle="h",
        public_key=b"\x00",
        counter=0,
        label="/",
        device="",
        synced=False,
        created=0,
    )
    sheet = phone.post("/api/me/recovery").json["code"]
    old = phone.cookie
    merged(phone, ada)
    assert len(ada.get("/api/me/passkeys").json["passkeys"]) == 1
    assert ada.get("/api/me/export").json["rows"]["passkeys"][0]["public_key"] == "AA=="
    assert [one.person for one in rows(server, tokens, tokens.c.person.in_([was, now]))] == [now, now]
    assert Guest(server.url).post("/api/me/claim", {"code": sheet}).status == 404
    stale = Guest(server.url)
    stale.cookie = old
    assert stale.get("/api/me").status == 401
    # Nobody merges anybody without being both.
    ben = Guest(server.url, "Ben")
    assert ben.post("/api/me/claim", {"code": "wrong", "merge": True}).status == 404
    theirs = {"code": ben.post("/api/me/link").json["code"], "merge": True}
    assert Guest(server.url).post("/api/me/claim", theirs).status == 200
    evil = {"origin": "https://evil.example"}
    code = ada.post("/api/me/link").json["code"]
    assert ben.ask("POST", "/api/me/claim", {"code": code, "merge": True}, evil).status == 403
    again = Guest(server.url, "Third")
    bens, thirds = id_of(ben), id_of(again)
    merged(again, ben)
    merged(ben, ada)  # what became one before goes along
    assert {one.was for one in rows(server, merges, merges.c.person == now)} == {was, bens, thirds}


def test_every_column_with_somebodys_id_is_known() -> None:
    """A new table with people in it is merged by its column `person`; other names for one are listed."""
    handled = {"tables.host", "tournaments.owner", "merges.was"}
    named = {
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.c
        if column.name in ("host", "owner", "was", "friend", "player", "other", "accused", "guest", "by")
    }
    generic = {f"{table.name}.{name}" for table in of_people() for name in merging.IDS if name in table.c}
    assert named <= handled | generic


def test_nothing_is_shared_that_was_not(server: Running, ada: Guest, phone: Guest) -> None:
    """A guest has shared statistics and presence; whoever they become has not, and nobody asks them then."""
    ben = Guest(server.url, "Ben")
    code = ada.post("/api/friends/link").json["code"]
    assert ben.post("/api/friends", {"code": code}).status == 200
    assert phone.put("/api/me/presence", {"shared": True}).json["presence"]
    assert phone.put("/api/me/stats", {"shared": True}).status == 200
    mark = phone.get("/api/me/stats").json["link"].partition("#")[2]
    assert ben.get(f"/api/stats/{mark}").status == 200
    merged(phone, ada)
    assert not ada.get("/api/friends").json["presence"]
    ada.post("/api/me/here")
    assert not ben.get("/api/friends").json["friends"][0]["here"]
    assert ben.get(f"/api/stats/{mark}").status == 404
