"""Finding a game: the queue, friends, challenges, and who is here. On both databases: two workers seat nobody twice."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from landbridge.server.finding.friends import HERE
from landbridge.server.store.schema import events, seats, tables
from landbridge.server.store.schema.notify import notices
from landbridge.server.store.schema.social import challenges, friends, sharing, waiting
from tests.server.engines import BENCH, BOTH
from tests.server.host import HASTY, Guest, Running, running

DATABASES = BOTH


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as up:
        up.services.notifications.sending.close()  # notices stay where a test can see them
        yield up


def wants(guest: Guest, game: str = "hashi", seats: int = 2, **more: Any) -> Any:
    reply = guest.post("/api/waiting", {"game": game, "seats": seats, **more})
    assert reply.status == 201, reply.body
    return reply.json["waiting"]


def place(guest: Guest) -> Any:
    return guest.get("/api/waiting").json["waiting"]


def rows(host: Running, query: sa.Select[Any]) -> list[Any]:
    with host.services.store.reading() as c:
        return list(c.execute(query).all())


# --- the queue ------------------------------------------------------------------------------------------------------


def test_two_who_want_the_same_are_seated(host: Running) -> None:
    ada, ben, eve = (Guest(host.url, name) for name in ("Ada", "Ben", "Eve"))
    first = wants(ada)
    assert (first["people"], first["table"]) == (1, None)
    assert wants(eve, "loopit")["table"] is None  # another game
    assert wants(eve, seats=3)["table"] is None  # and another number: a new wish takes the place of the old
    second = wants(ben)
    assert second["table"]
    assert place(ada)["table"] == second["table"]
    seen = ada.look(second["table"])["table"]
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", "Ben"]
    assert (seen["status"], seen["host"], seen["pace"]) == ("gathering", False, "live")
    assert place(eve)["table"] is None
    told = rows(host, sa.select(notices.c.kind, notices.c.seats).order_by(notices.c.seats))
    assert [tuple(row) for row in told] == [("found", "A"), ("found", "B")]
    for guest in (ada, ben):
        assert guest.ask("DELETE", "/api/waiting").status == 204
        assert place(guest) is None
    assert ada.ready(second["table"])["table"]["status"] == "gathering"
    assert ben.ready(second["table"])["table"]["status"] == "playing"


def test_whoever_was_seated_is_told_before_waiting_again(host: Running) -> None:
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
    wants(ada)
    table = wants(ben)["table"]
    assert wants(ada, "loopit")["table"] == table
    assert ada.ask("DELETE", "/api/waiting").status == 204
    assert wants(ada, "loopit")["table"] is None


def test_open_tables_are_filled_first(host: Running) -> None:
    ada, ben, eve = (Guest(host.url, name) for name in ("Ada", "Ben", "Eve"))
    other = ada.open("hashi", "me", "open", listed=True, options={"side": "b"})
    closed = ada.open("hashi", "me", "open")
    slow = ada.open("hashi", "me", "open", listed=True, pace="slow")
    table = ada.open("hashi", "me", "open", listed=True)
    assert wants(ben)["table"] == table
    assert [seat["name"] for seat in ben.look(table)["table"]["seats"]] == ["Ada", "Ben"]
    assert wants(eve)["table"] is None  # other rules, not open to all, another pace
    for one in (other, closed, slow):
        assert ada.look(one)["table"]["seats"][1]["kind"] == "open"
    assert wants(eve, pace="slow")["table"] == slow


def test_tables_that_suit_nobody_cost_little(host: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each was once tried for each of those who wait: forty guests and ten tables made a wish cost 400 attempts."""
    eve = Guest(host.url, "Eve")
    for n in range(10):
        eve.open("river_dragons", "open", *["open"] * 5, listed=True, clock={"seconds": 600 + n})
    for n in range(4):
        wants(Guest(host.url, f"Guest {n}"), "river_dragons", 6)
    tried: list[str] = []
    act = host.services.tables.act

    def counted(id: str, *rest: Any, **more: Any) -> bool:
        tried.append(id)
        return act(id, *rest, **more)

    monkeypatch.setattr(host.services.tables, "act", counted)
    wants(eve, "river_dragons", 6)
    assert tried == []


def test_bots_come_for_whoever_wants_them(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ada, ben, eve = (Guest(host.url, name) for name in ("Ada", "Ben", "Eve"))
        wants(ada, "the_border", 4, bots_after=60, bot="beginner")
        wants(ben, "the_border", 4)
        wants(eve, "the_border", 4, bots_after=600, bot="master")
        before = sa.update(waiting).values(since=waiting.c.since - 31_000)
        host.services.store.write(lambda c: c.execute(before))
        host.services.queue.look()
        assert place(ada)["table"] is None
        host.services.store.write(lambda c: c.execute(before))
        host.services.queue.look()
        table = place(ada)["table"]
        seen = ada.look(table)["table"]["seats"]
        assert [seat["name"] for seat in seen] == ["Ada", "Eve", "bot:beginner", "bot:beginner"]
        assert place(eve)["table"] == table
        assert place(ben)["table"] is None  # who would rather wait


def test_whoever_is_gone_is_not_seated(host: Running) -> None:
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
    wants(ada)
    host.services.store.write(
        lambda c: c.execute(sa.update(waiting).values(until=host.services.store.now - 1))
    )
    assert wants(ben)["table"] is None
    assert place(ada)["table"] is None  # back again, and so is the lease
    host.services.queue.look()
    assert place(ada)["table"] == place(ben)["table"] != None  # noqa: E711
    host.services.store.write(lambda c: c.execute(sa.update(waiting).values(until=1)))
    host.services.queue.look()
    assert rows(host, sa.select(waiting)) == []


def test_the_queue_survives_a_restart(tmp_path: Path) -> None:
    settings: dict[str, Any] = BENCH.settings(tmp_path)
    with running(tmp_path, **settings) as host:
        ada = Guest(host.url, "Ada")
        wants(ada, pace="slow")
    with running(tmp_path, **settings) as host:
        again = Guest(host.url)
        again.cookie = ada.cookie
        assert place(again)["pace"] == "slow"
        assert wants(Guest(host.url, "Ben"), pace="slow")["table"]


def test_bad_wishes_and_limits(tmp_path: Path) -> None:
    limits = replace(HASTY, waiting_per_address=2, tables_per_person=1)
    with running(tmp_path, limits=limits) as host:
        ada, ben, eve = (Guest(host.url, name) for name in ("Ada", "Ben", "Eve"))
        for wish, status in (
            ({"game": "chess", "seats": 2}, 404),
            ({"game": "hashi", "seats": 9}, 422),
            ({"game": "hashi", "seats": 1}, 422),
            ({"game": "hashi", "seats": 2, "bots_after": 1}, 422),
            ({"game": "hashi", "seats": 2, "bots_after": 30, "bot": "../x"}, 422),
            ({"game": "hashi", "seats": 2, "pace": "never"}, 422),
        ):
            assert ada.post("/api/waiting", wish).status == status, wish
        assert Guest(host.url).post("/api/waiting", {"game": "hashi", "seats": 2}).status == 401
        wants(ada, seats=4)
        wants(ben, seats=4)
        refused = eve.post("/api/waiting", {"game": "hashi", "seats": 4})
        assert (refused.status, refused.json["reason"]["values"]["limit"]) == (429, "waiting_per_address")
        ben.ask("DELETE", "/api/waiting")
        wants(ada)
        ada.open("hashi", "me", "open")  # as many tables as one may have
        wants(eve)
        assert place(ada) is None  # so others do not wait for nothing
        assert place(eve)["table"] is None
        refused = ada.post("/api/waiting", {"game": "hashi", "seats": 2})
        assert (refused.status, refused.json["reason"]["values"]["limit"]) == (429, "tables_per_person")


def test_two_workers_seat_nobody_twice(tmp_path: Path) -> None:
    """All at once, at two workers, which look as often as they can: everybody has one seat, at a table for two."""
    settings: dict[str, Any] = BENCH.settings(tmp_path)
    with ExitStack() as stack:
        hosts = [stack.enter_context(running(tmp_path, **settings)) for _ in range(2)]
        guests = [Guest(hosts[i % 2].url, f"Guest {i}") for i in range(24)]
        for guest in guests[:4]:
            guest.open("hashi", "me", "open", listed=True)
        stop = threading.Event()

        def look(host: Running) -> None:
            while not stop.is_set():
                host.services.queue.look()

        threads = [threading.Thread(target=look, args=[host]) for host in hosts]
        threads += [threading.Thread(target=wants, args=[guest]) for guest in guests]
        for thread in threads:
            thread.start()
        for thread in threads[2:]:
            thread.join()
        for _ in range(4):
            hosts[0].services.queue.look()
        stop.set()
        for thread in threads[:2]:
            thread.join()
        found = [place(guest)["table"] for guest in guests]
        assert None not in found
        sat = rows(hosts[0], sa.select(seats.c.person, seats.c.table_id))
        assert set(Counter(row.person for row in sat[4:]).values()) <= {1, 2}
        per_table = Counter(row.table_id for row in sat)
        assert set(per_table.values()) == {2}
        by_queue = rows(hosts[0], sa.select(waiting.c.person, waiting.c.table_id))
        for (
            row
        ) in by_queue:  # exactly one sit at the table they are told of, and none at another by the queue
            mine = [one.table_id for one in sat if one.person == row.person]
            assert mine.count(row.table_id) == 1
        opened = rows(hosts[0], sa.select(events.c.table_id).where(events.c.data.contains('"found"')))
        assert sum(row.table_id in {one.table_id for one in opened} for row in sat) == 2 * len(opened)
        assert len(rows(hosts[0], sa.select(tables.c.id))) == 4 + len(opened)


# --- open tables ----------------------------------------------------------------------------------------------------


def test_open_tables_by_kind(host: Running) -> None:
    ada = Guest(host.url, "Ada")
    made = {
        (game, count, pace): ada.open(game, "me", *["open"] * (count - 1), listed=True, pace=pace)
        for game, count, pace in (("hashi", 2, "live"), ("hashi", 3, "live"), ("loopit", 2, "slow"))
    }
    for query, wanted in (
        ("", set(made.values())),
        ("?game=hashi", {id for key, id in made.items() if key[0] == "hashi"}),
        ("?seats=2", {id for key, id in made.items() if key[1] == 2}),
        ("?pace=slow&game=loopit", {made["loopit", 2, "slow"]}),
        ("?pace=slow&game=hashi", set()),
    ):
        found = ada.get(f"/api/tables{query}").json["tables"]
        assert {table["id"] for table in found} == wanted, query
    for bad in ("?seats=0", "?pace=often", "?game=" + "x" * 101):
        assert ada.get(f"/api/tables{bad}").status == 422


# --- friends --------------------------------------------------------------------------------------------------------


def befriend(ada: Guest, ben: Guest) -> None:
    code = ada.post("/api/friends/link").json["code"]
    assert ben.post("/api/friends", {"code": code}).status == 200


def friend_of(guest: Guest, name: str) -> Any:
    return next(one for one in guest.get("/api/friends").json["friends"] if one["name"] == name)


def test_friends_by_a_link(host: Running) -> None:
    ada, ben, eve = (Guest(host.url, name) for name in ("Ada", "Ben", "Eve"))
    link = ada.post("/api/friends/link").json
    assert link["link"].endswith(f"/friend#{link['code']}")
    assert ben.post("/api/friends/offered", {"code": link["code"]}).json == {"name": "Ada", "me": False}
    assert ada.post("/api/friends/offered", {"code": link["code"]}).json["me"]
    assert ada.post("/api/friends", {"code": link["code"]}).json["error"] == "friend-self"
    for _ in range(2):  # done again, it does nothing
        told = ben.post("/api/friends", {"code": link["code"]}).json["friends"]
        assert [one["name"] for one in told] == ["Ada"]
    mine, theirs = friend_of(ada, "Ben"), friend_of(ben, "Ada")
    assert mine["id"] != theirs["id"]
    later = ada.post("/api/friends/link").json["code"]
    assert (
        eve.post("/api/friends", {"code": link["code"]}).json["error"] == "no-code"
    )  # a new one ends the old
    assert eve.post("/api/friends", {"code": later}).status == 200
    assert eve.ask("DELETE", f"/api/friends/{mine['id']}").status == 404  # somebody else's name for Ben
    assert ben.ask("DELETE", f"/api/friends/{theirs['id']}").json["friends"] == []
    assert [one["name"] for one in ada.get("/api/friends").json["friends"]] == ["Eve"]
    assert ada.invite(ada.open("hashi", "me", "open"), "B")
    invitation = ada.invite(ada.open("hashi", "me", "open"), "B")
    assert ben.post("/api/friends", {"code": invitation}).json["error"] == "no-code"


def test_whoever_was_removed_does_not_come_back_by_the_old_link(host: Running) -> None:
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
    code = ada.post("/api/friends/link").json["code"]
    ben.post("/api/friends", {"code": code})
    ada.ask("DELETE", f"/api/friends/{friend_of(ada, 'Ben')['id']}")
    assert ben.post("/api/friends", {"code": code}).json["error"] == "no-code"


def test_friends_have_limits(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(HASTY, friends_per_person=1)) as host:
        ada, ben, eve = (Guest(host.url, name) for name in ("Ada", "Ben", "Eve"))
        befriend(ada, ben)
        code = ada.post("/api/friends/link").json["code"]
        assert eve.post("/api/friends", {"code": code}).status == 429
        assert rows(host, sa.select(friends.c.person)).__len__() == 2  # nobody has half a friend


# --- who is here ----------------------------------------------------------------------------------------------------


def test_presence_is_seen_by_friends_of_those_who_share_it(host: Running) -> None:
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
    befriend(ada, ben)
    ben.post("/api/me/here")
    assert not friend_of(ada, "Ben")["here"]
    assert rows(host, sa.select(sharing)) == []  # nothing is kept of whoever does not share it
    assert ben.put("/api/me/presence", {"shared": True}).json["presence"]
    assert friend_of(ada, "Ben")["here"]
    assert not friend_of(ben, "Ada")["here"]  # who has said nothing
    past = sa.update(sharing).values(here=host.services.store.now - 1)
    host.services.store.write(lambda c: c.execute(past))
    assert not friend_of(ada, "Ben")["here"]
    ben.post("/api/me/here")
    assert friend_of(ada, "Ben")["here"]
    until = rows(host, sa.select(sharing.c.here - host.services.store.now))[0][0]
    assert 0 < until <= HERE
    ben.put("/api/me/presence", {"shared": False})
    ben.post("/api/me/here")
    assert not friend_of(ada, "Ben")["here"]


def test_nobody_else_learns_who_is_here(host: Running) -> None:
    """Whoever is no friend is told the same of somebody who is here as of somebody who is not, by every route."""
    ada, ben, eve = (Guest(host.url, name) for name in ("Ada", "Ben", "Eve"))
    befriend(ada, ben)
    table = ben.open("hashi", "me", "open", listed=True)
    ben.put("/api/me/stats", {"shared": True})
    mark = ben.get("/api/me/stats").json["link"].partition("#")[2]
    link = ben.post("/api/friends/link").json["code"]

    def all_routes() -> list[Any]:
        asked = (
            "/api/friends",
            "/api/challenges",
            "/api/tables",
            f"/api/tables/{table}",
            f"/api/stats/{mark}",
        )
        told = [eve.get(path).json for path in (*asked, "/api/me/export", "/api/waiting", "/api/tournaments")]
        told.append(eve.post("/api/friends/offered", {"code": link}).json)
        told[5]["rows"]["tokens"] = told[5]["person"] = None
        return told

    away = all_routes()
    ben.put("/api/me/presence", {"shared": True})
    ben.post("/api/me/here")
    assert friend_of(ada, "Ben")["here"]
    assert all_routes() == away
    id = friend_of(ada, "Ben")["id"]
    ada.ask("DELETE", f"/api/friends/{id}")  # no friend any more, and told nothing any more
    assert ada.get("/api/friends").json["friends"] == []


# --- challenges -----------------------------------------------------------------------------------------------------


def challenge(ada: Guest, table: str, friend: str, seat: str = "B") -> Any:
    return ada.post(f"/api/tables/{table}/challenges", {"seat": seat, "friend": friend})


def test_a_friend_is_challenged_told_and_seated(host: Running) -> None:
    ada, ben, eve = (Guest(host.url, name) for name in ("Ada", "Ben", "Eve"))
    befriend(ada, ben)
    table = ada.open("hashi", "me", "open")
    friend = friend_of(ada, "Ben")["id"]
    assert challenge(eve, table, friend).status == 403
    assert challenge(ada, table, "nobody").status == 404
    for _ in range(2):  # sent again, it is the same one
        sent = challenge(ada, table, friend)
        assert sent.status == 201
        assert [(one["name"], one["seat"]) for one in sent.json["challenges"]] == [("Ben", "B")]
    assert [row.kind for row in rows(host, sa.select(notices.c.kind))] == ["challenge"]
    (one,) = ben.get("/api/challenges").json["challenges"]
    assert (one["name"], one["seat"], one["table"]["id"]) == ("Ada", "B", table)
    assert eve.get("/api/challenges").json["challenges"] == []
    for guest in (eve, ada):  # only who was challenged
        assert guest.post(f"/api/challenges/{one['id']}/accept").status == 404
    assert eve.ask("DELETE", f"/api/challenges/{one['id']}").status == 404
    assert ben.post(f"/api/challenges/{one['id']}/accept").json == {"table": table, "seat": "B"}
    assert ben.look(table)["table"]["seats"][1]["you"]
    assert ben.get("/api/challenges").json["challenges"] == []
    assert rows(host, sa.select(notices.c.kind)) == []  # whoever has come need not be told
    assert challenge(ada, ada.open("hashi", "me", "open"), friend).status == 201
    (two,) = ben.get("/api/challenges").json["challenges"]
    assert ben.ask("DELETE", f"/api/challenges/{two['id']}").status == 204
    assert ben.post(f"/api/challenges/{two['id']}/accept").status == 404


def test_a_list_of_challenges_is_bounded_and_weighs_what_it_costs(
    host: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
    befriend(ada, ben)
    friend = ada.get("/api/friends").json["friends"][0]["id"]
    for _ in range(3):
        challenge(ada, ada.open("hashi", "me", "open"), friend)
    monkeypatch.setattr("landbridge.server.finding.challenges.TOLD", 2)
    monkeypatch.setattr("landbridge.server.http.operations.finding.TABLES_A_REQUEST", 1)
    taken: list[str] = []
    take = host.services.acts_pace.take

    def counted(key: str) -> None:
        taken.append(key)
        take(key)

    monkeypatch.setattr(host.services.acts_pace, "take", counted)
    assert len(ben.get("/api/challenges").json["challenges"]) == 2
    assert len(taken) == 1 + 2


def test_a_stranger_floods_nobody(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(HASTY, challenges_per_person=4, challenges_per_hour=12)) as host:
        ada, ben, cleo = (Guest(host.url, name) for name in ("Ada", "Ben", "Cleo"))
        befriend(ada, ben)
        befriend(ada, cleo)
        friend, other = friend_of(ada, "Ben")["id"], friend_of(ada, "Cleo")["id"]
        made = [ada.open("hashi", "me", "open") for _ in range(6)]
        assert [challenge(ada, table, friend).status for table in made[:4]] == [201, 201, 201, 429]
        assert [challenge(ada, table, other).status for table in made[3:5]] == [201, 429]
        assert ada.put("/api/me", {"name": "Eve"}).status == 200
        statuses = [challenge(ada, made[5], other).status for _ in range(8)]
        assert set(statuses) == {429}  # so many an hour, answered or not
        ben.ask("DELETE", f"/api/friends/{friend_of(ben, 'Eve')['id']}")
        assert ben.get("/api/challenges").json["challenges"] == []
        assert challenge(ada, made[5], friend).status in (404, 429)


def test_whom_the_host_has_muted_challenges_nobody(host: Running) -> None:
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
    befriend(ada, ben)
    table, friend = ada.open("hashi", "me", "open"), friend_of(ada, "Ben")["id"]
    (person,) = {row.person for row in rows(host, sa.select(seats.c.person))}
    host.services.store.write(lambda c: host.services.reports.silence(c, person, True))
    assert challenge(ada, table, friend).json["error"] == "host-silenced"
    assert ben.get("/api/challenges").json["challenges"] == []


def test_whoever_is_asked_no_longer_is_not_told(host: Running) -> None:
    """A notice may wait for hours, until somebody's quiet ones are over."""
    ada, ben, cleo = (Guest(host.url, name) for name in ("Ada", "Ben", "Cleo"))
    befriend(ada, ben)
    befriend(ada, cleo)
    table = ada.open("hashi", "me", "open")
    assert challenge(ada, table, friend_of(ada, "Ben")["id"]).status == 201
    assert challenge(ada, table, friend_of(ada, "Cleo")["id"]).status == 201  # in Ben's place
    assert len(rows(host, sa.select(notices.c.kind))) == 1
    assert cleo.ask("DELETE", f"/api/friends/{friend_of(cleo, 'Ada')['id']}").status == 200
    assert rows(host, sa.select(notices.c.kind)) == []
    assert rows(host, sa.select(challenges)) == []


def test_what_ends_at_the_same_moment(host: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A challenge that is taken back while it is accepted seats nobody, and no former friend is challenged."""
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
    befriend(ada, ben)
    table, friend = ada.open("hashi", "me", "open"), friend_of(ada, "Ben")["id"]
    assert challenge(ada, table, friend).status == 201
    (one,) = ben.get("/api/challenges").json["challenges"]
    find, called = host.services.challenges.find, host.services.friends.friend

    def found_late(id: str, person: str) -> Any:
        row = find(id, person)
        monkeypatch.setattr(host.services.challenges, "find", find)
        assert ada.ask("DELETE", f"/api/challenges/{id}").status == 204
        return row

    monkeypatch.setattr(host.services.challenges, "find", found_late)
    assert ben.post(f"/api/challenges/{one['id']}/accept").status == 404
    assert ada.look(table)["table"]["seats"][1]["kind"] == "open"

    def called_late(person: str, id: str) -> Any:
        known = called(person, id)
        monkeypatch.setattr(host.services.friends, "friend", called)
        assert ben.ask("DELETE", f"/api/friends/{friend_of(ben, 'Ada')['id']}").status == 200
        return known

    monkeypatch.setattr(host.services.friends, "friend", called_late)
    assert challenge(ada, table, friend).status == 404
    assert rows(host, sa.select(challenges)) == []


def test_challenges_go_with_their_tables(host: Running) -> None:
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
    befriend(ada, ben)
    table, friend = ada.open("hashi", "me", "open"), friend_of(ada, "Ben")["id"]
    challenge(ada, table, friend)
    ada.post(f"/api/tables/{table}/close")
    assert ben.get("/api/challenges").json["challenges"] == []
    host.services.challenges.clear()
    assert rows(host, sa.select(challenges)) == []


# --- exported, merged, deleted --------------------------------------------------------------------------------------


def test_all_of_it_is_exported_and_goes_with_its_person(host: Running) -> None:
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
    befriend(ada, ben)
    table = ada.open("hashi", "me", "open")
    challenge(ada, table, friend_of(ada, "Ben")["id"])
    wants(ben, "loopit", 3)
    ben.put("/api/me/presence", {"shared": True})
    told = ben.get("/api/me/export").json["rows"]
    assert [len(told[name]) for name in ("friends", "challenges", "waiting", "sharing")] == [1, 1, 1, 1]
    (person,) = {row.person for row in rows(host, sa.select(seats.c.person))}
    assert person not in str(told)  # what others are called by inside stays inside
    assert [len(ada.get("/api/me/export").json["rows"][name]) for name in ("friends", "challenges")] == [1, 1]
    assert ben.ask("DELETE", "/api/me").status == 204
    for kind in (friends, challenges, waiting, sharing):
        assert rows(host, sa.select(kind)) == [], kind.name
    assert ada.get("/api/friends").json["friends"] == []


def test_whoever_deletes_themselves_is_found_no_game(host: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else may want to play just when tables have been looked through for what is to be erased."""
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Xochiquetzal")
    wants(ben)
    ever = host.services.tables.ever_seen_by

    def at_that_moment(person: str) -> list[str]:
        found = ever(person)
        assert wants(ada)["table"] is None
        return found

    monkeypatch.setattr(host.services.tables, "ever_seen_by", at_that_moment)
    assert ben.ask("DELETE", "/api/me").status == 204
    assert rows(host, sa.select(events).where(events.c.data.contains("Xochiquetzal"))) == []


def test_two_become_one_with_their_friends(host: Running) -> None:
    ada, ben, guest = Guest(host.url, "Ada"), Guest(host.url, "Ben"), Guest(host.url, "Guest")
    befriend(ada, ben)
    befriend(ada, guest)
    befriend(guest, ben)
    wants(guest, "loopit", 3)
    wants(ben, "loopit", 4)
    code = ben.post("/api/me/link").json["code"]
    merged = guest.post("/api/me/claim", {"code": code, "id": "x" * 16, "merge": True})
    assert merged.status == 200, merged.body
    assert [one["name"] for one in ada.get("/api/friends").json["friends"]] == ["Ben"]
    assert [one["name"] for one in guest.get("/api/friends").json["friends"]] == ["Ada"]
    assert [row.seats for row in rows(host, sa.select(waiting.c.seats))] == [4]


def test_a_game_of_no_name_asks_the_database_nothing(server: Running, ada: Guest) -> None:
    """PostgreSQL refuses such words, which looks like a database that fails: then nobody is sent here any more."""
    for name in ("%00", "chess", "%F2%85%81%87"):
        reply = ada.get(f"/api/tables?game={name}")
        assert (reply.status, reply.json) == (200, {"tables": []}), name
    assert ada.get("/healthz").status == 200


def test_letters_that_a_database_cannot_hold(server: Running, ada: Guest) -> None:
    """A bot of that name, without any wish for bots, was once written down; after that the worker called itself ill."""
    wish = {"game": "hashi", "seats": 2, "bot": "\x00"}
    assert ada.post("/api/waiting", wish).status == 422
    for method, path, body in (
        ("DELETE", "/api/tables/%00/comments/x", None),
        ("GET", "/api/exercises/%00/x", None),
        ("POST", "/api/exercises/next", {"game": "\x00"}),
    ):
        assert ada.ask(method, path, body).status in (404, 422), path
    assert ada.get("/healthz").status == 200
