"""Whoever watches learns nothing too early, by any route: with a delay, or before everybody agrees."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from landbridge.server.http import room, streams
from tests.server.host import HASTY, Guest, Running, running, short_options
from tests.support.waiting import until

DELAY = 4
MINUTES = 10


def play_one(people: dict[str, Guest], table: str) -> bool:
    """One move of whoever may act first; whether somebody moved."""
    any_seat = next(iter(people))
    acting = people[any_seat].look(table, any_seat)["table"]["acting"]
    if not acting:
        return False
    seat = acting[0]
    offers = people[seat].look(table, seat)["offers"]
    chosen = next((one for one in offers if one["move"] != "."), offers[0])
    assert people[seat].move(table, seat, chosen["move"]).status == 200
    return True


def opened(host: Running, game: str, **terms: Any) -> tuple[dict[str, Guest], str]:
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
    table = ada.open(game, "me", "open", **{"options": short_options(game), **terms})
    ben.join(ada.invite(table, "B"))
    ada.ready(table)
    return {"A": ada, "B": ben}, table


def public(picture: Any) -> Any:
    """What of a picture is about the game, whoever looks."""
    table = picture["table"]
    seats = [{**seat, "you": None, "clock_ms": None} for seat in table["seats"]]
    return (
        picture["view"],
        picture["at"],
        seats,
        table["acting"],
        table["turn"],
        table["moved_at"],
        table["status"],
    )


@pytest.mark.parametrize("game", ["hashi", "loopit", "river_dragons", "the_border"])
def test_behind_by_moves(tmp_path: Path, game: str) -> None:
    """After every move a spectator sees a picture that everybody saw at least so many moves ago, by every route."""
    with running(tmp_path) as host:
        people, table = opened(host, game, watch={"moves": DELAY})
        eve = Guest(host.url, "Eve")
        stream = eve.stream(table, look="scene")
        seen: list[Any] = [public(people["A"].look(table))]
        told: list[int] = [seen[0][1]]
        records = [people["A"].get(f"/api/tables/{table}/record").body]
        for moves in range(1, 16):
            if not play_one(people, table):
                break
            now = public(people["A"].look(table))
            if now[-1] == "over":
                break
            seen.append(now)
            told.append(now[1])
            allowed = max(0, moves - DELAY)
            picture = eve.look(table)
            assert public(picture) in seen[: allowed + 1], moves
            assert picture["table"]["behind"]
            latest = told[allowed]
            log = eve.get(f"/api/tables/{table}/log?most=500").json
            assert max(message["id"] for message in log["messages"]) <= latest
            assert not log["more"]
            record = eve.get(f"/api/tables/{table}/record").body
            records.append(people["A"].get(f"/api/tables/{table}/record").body)
            assert record in records[: allowed + 1], moves
            assert eve.get(f"/api/tables/{table}/luck").json["events"] == []
            assert eve.get(f"/api/tables/{table}?after=0&look=scene").json["updates"][-1]["id"] <= latest
            for closed in ("replay", "comments", "review"):
                assert eve.get(f"/api/tables/{table}/{closed}").status in (404, 405, 409)
        heard = [id for id, _ in stream.take(told[max(0, len(seen) - 1 - DELAY)])]
        assert heard == list(range(1, len(heard) + 1))
        stream.close()
        assert moves > DELAY + 2


def test_a_stream_brings_what_is_old_enough(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        people, table = opened(host, "loopit", watch={"moves": 2})
        eve = Guest(host.url, "Eve")
        with streaming(eve, table) as heard:
            told: list[int] = []

            def listen() -> None:
                with suppress(OSError, ValueError, AttributeError):  # it is closed at the end
                    for id, _ in heard:
                        told.append(id)

            threading.Thread(target=listen, daemon=True).start()
            for _ in range(5):
                play_one(people, table)
                latest = eve.look(table)["at"]
                until(lambda latest=latest: latest in told, "nothing is heard")  # type: ignore[misc]
                time.sleep(0.1)  # what is too new would have come by now
                assert told[-1] == latest < people["A"].look(table)["at"]


@contextmanager
def streaming(guest: Guest, table: str, **query: Any) -> Iterator[Iterator[tuple[int, Any]]]:
    stream = guest.stream(table, look="scene", **query)
    try:
        yield iter(stream)
    finally:
        stream.close()


def test_moves_that_are_taken_back_shorten_no_delay(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        people, table = opened(host, "hashi", watch={"moves": DELAY})
        eve, ada = Guest(host.url, "Eve"), people["A"]
        before = public(eve.look(table))
        for _ in range(DELAY + 2):
            seat = next(one for one in "AB" if one in ada.look(table)["table"]["acting"])
            offers = people[seat].look(table, seat)["offers"]
            assert people[seat].move(table, seat, offers[0]["move"]).status == 200
            back = {"id": ada.fresh(), "seat": seat, "moves": 1}
            if people[seat].post(f"/api/tables/{table}/back", back).status != 200:
                pytest.skip("nothing can be taken back here")  # pragma: no cover
        assert public(eve.look(table))[:2] == before[:2]


def test_behind_by_minutes(tmp_path: Path) -> None:
    """Until the last route: records, replays, previews, statistics and ratings open when the minutes are over."""
    passed = 0

    def clock() -> int:
        return 1_800_000_000_000 + passed

    page = tmp_path / "page"
    page.mkdir()
    page.joinpath("index.html").write_text('<head><meta property="og:image" content="?" /></head>')
    with running(tmp_path, clock=clock, page=page) as host:
        people, table = opened(host, "loopit", watch={"minutes": MINUTES}, options={})
        eve, ada = Guest(host.url, "Eve"), people["A"]
        ada.put("/api/me/stats", {"shared": True})
        mark = ada.get("/api/me/stats").json["link"].partition("#")[2]
        begun = public(eve.look(table))
        first = public(ada.look(table))
        with streaming(eve, table) as heard:
            passed += 60_000
            play_one(people, table)
            assert public(eve.look(table)) == begun
            passed += MINUTES * 60_000 - 1
            assert public(eve.look(table))[:2] == first[:2]
            passed += 1
            later = public(eve.look(table))
            assert later[:2] == public(ada.look(table))[:2] != first[:2]
            while next(heard)[0] < later[1]:
                pass  # the stream has it, too, though nothing has happened since
        for _ in range(8):  # a game counts once everybody has moved
            play_one(people, table)
        record = eve.get(f"/api/tables/{table}/record").body
        assert ada.post(f"/api/tables/{table}/resign", {"seat": "A"}).json["table"]["status"] == "over"
        host.services.ratings.rate_waiting()
        host.services.statistics.count()

        def closed() -> list[Any]:
            return [
                eve.look(table)["table"]["status"],
                eve.look(table)["table"]["secret"],
                eve.get(f"/api/tables/{table}/replay").status,
                eve.get(f"/api/tables/{table}/record").status,
                eve.get(f"/api/tables/{table}/comments").status,
                table in eve.get(f"/replay/{table}").body.decode(),
                eve.get(f"/api/stats/{mark}").json["games"],
                eve.get("/api/luck").json["games"],
                eve.get(f"/api/tables/{table}/luck").json["secret"],
            ]

        assert closed() == ["playing", None, 409, 200, 409, False, [], 0, None]
        assert eve.get(f"/api/tables/{table}/record").body == record
        assert ada.get(f"/api/tables/{table}/replay").status == 200  # who has played knows
        passed += MINUTES * 60_000
        host.services.ratings.rate_waiting()
        now = closed()
        assert now[:1] + now[2:6] == ["over", 200, 200, 200, True]
        assert now[1]
        assert [one["played"] for one in now[6]] == [1]
        assert now[6][0]["ratings"]["people"]["games"] == 1


@pytest.mark.parametrize("end", ["resign", "close"])
def test_no_answer_tells_of_the_end_before_its_time(tmp_path: Path, end: str) -> None:
    """Refusals did once: of a game that was over they said so."""
    with running(tmp_path) as host:
        people, table = opened(host, "loopit", watch={"minutes": MINUTES}, listed=True)
        eve, path = Guest(host.url, "Eve"), f"/api/tables/{table}"
        play_one(people, table)
        assert eve.post(f"{path}/insight").status == 200

        def answers() -> list[Any]:
            told = [eve.get(f"{path}{what}") for what in ("", "/replay", "/comments", "/review", "/review/0")]
            told += [eve.get(f"{path}/{what}") for what in ("luck", "log", "record")]
            told.append(eve.post(f"{path}/seats/B", {"id": eve.fresh()}))
            told.append(eve.put(f"{path}/seats/B", {"bot": "passive"}))
            told.append(eve.post(f"{path}/rematch", {"id": eve.fresh()}))
            told.append(eve.post(f"{path}/insight"))
            return [(reply.status, reply.body) for reply in told]

        before = answers()
        key = {"authorization": f"Bearer {host.services.key}"} if end == "close" else {}
        ended = people["A"].ask("POST", f"{path}/{end}", {"seat": "A"} if end == "resign" else None, key)
        assert ended.json["table"]["status"] in ("over", "closed")
        assert people["A"].post(f"{path}/rematch", {"id": "again"}).status == 201
        assert answers() == before
        assert eve.ask("DELETE", f"{path}/insight").status == 204
        assert eve.post(f"{path}/insight").status == 200


def test_an_end_that_was_taken_back_opens_nothing(tmp_path: Path) -> None:
    """With a real box an end can be corrected; minutes are counted from the last one."""
    passed = 0

    def clock() -> int:
        return 1_800_000_000_000 + passed

    with running(tmp_path, clock=clock) as host:
        ada, eve = Guest(host.url, "Ada"), Guest(host.url, "Eve")
        table = ada.open("loopit", "me", "me", outside=True, watch={"minutes": MINUTES})
        ada.ready(table)
        path = f"/api/tables/{table}"
        assert ada.post(f"{path}/resign", {"seat": "A"}).json["table"]["status"] == "over"
        back = ada.post(f"{path}/back", {"id": ada.fresh(), "seat": "A", "moves": 1}).json
        assert back["table"]["status"] == "playing"
        passed += MINUTES * 60_000
        assert ada.post(f"{path}/resign", {"seat": "B"}).json["table"]["status"] == "over"
        assert eve.look(table)["table"]["status"] == "playing"
        assert eve.get(f"{path}/replay").status == 409
        passed += MINUTES * 60_000
        assert eve.get(f"{path}/replay").status == 200


def test_lists_of_whoever_opened_the_table_and_does_not_play(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        teacher, ada, ben = (Guest(host.url, name) for name in ("Teacher", "Ada", "Ben"))
        table = teacher.open("loopit", "open", "open", watch={"moves": DELAY})
        people = {"A": ada, "B": ben}
        for seat, guest in people.items():
            guest.join(teacher.invite(table, seat))
        before = public(ada.look(table))
        for _ in range(DELAY - 1):
            play_one(people, table)
        (mine,) = teacher.get("/api/me/tables").json["tables"]
        seats = [{**seat, "you": None, "clock_ms": None} for seat in mine["seats"]]
        assert (seats, mine["acting"], mine["turn"], mine["moved_at"]) == before[2:6]
        muted = teacher.put(f"/api/tables/{table}/mute", {"seat": "B", "muted": True}).json
        assert muted["at"] == before[1]


def test_no_chat_hears_of_turns_before_spectators_do(tmp_path: Path) -> None:
    with running(tmp_path, private_targets=True) as host:
        people, table = opened(host, "loopit", watch={"moves": 2}, pace="slow")
        hook = {"format": "ntfy", "url": "http://127.0.0.1:9/x", "lang": "en"}
        assert people["A"].post(f"/api/tables/{table}/hooks", hook).json["error"] == "watch-no-hook"


@pytest.mark.parametrize(
    "bad", [{}, {"moves": 0}, {"moves": 101}, {"minutes": 0}, {"moves": 1, "minutes": 1}, 5]
)
def test_delays_have_bounds(ada: Guest, bad: Any) -> None:
    wish = {"id": ada.fresh(), "game": "hashi", "seats": [{"kind": "me"}], "watch": bad}
    assert ada.post("/api/tables", wish).status == 422


# --- all-seeing -----------------------------------------------------------------------------------------------------


def hidden(picture: Any) -> int:
    """How much of a view is unknown."""
    return json.dumps(picture["view"]).count("-1")


def insight(guest: Guest, table: str) -> Any:
    return guest.look(table)["table"]["insight"]


@pytest.mark.parametrize("delay", [None, {"moves": 3}])
def test_everything_by_consent_of_everybody(tmp_path: Path, delay: Any) -> None:
    with running(tmp_path) as host:
        people, table = opened(host, "loopit", **({"watch": delay} if delay else {}))
        eve, mallory = Guest(host.url, "Eve"), Guest(host.url, "Mallory")
        play_one(people, table)
        path = f"/api/tables/{table}"

        def refused(guest: Guest) -> bool:
            asked = [guest.get(f"{path}{what}?seat=*").status for what in ("", "/log", "/record")]
            stream = guest.stream(table, "*")  # one that is let in would go on for ever
            stream.close()
            return {*asked, stream.status} <= {403, 422}

        for guest in (eve, mallory, people["A"], Guest(host.url)):
            assert refused(guest)
        assert people["A"].post(f"{path}/insight").json["error"] == "watch-seated"
        assert eve.post(f"{path}/insight").status == 200
        assert mallory.post(f"{path}/insight").json["error"] == "watch-taken"
        assert refused(eve)
        assert insight(people["B"], table) == {
            "name": "Eve",
            "you": False,
            "sees": False,
            "agreed": [],
            "asked": ["A", "B"],
        }
        assert people["A"].put(f"{path}/insight", {"seat": "A"}).status == 200
        assert (
            people["A"].put(f"{path}/insight", {"seat": "B"}).status == 403
        )  # nobody agrees for somebody else
        assert mallory.put(f"{path}/insight", {"seat": "B"}).status == 403
        assert refused(eve)
        assert people["B"].put(f"{path}/insight", {"seat": "B"}).status == 200
        whole = eve.look(table, "*")
        assert hidden(whole) < hidden(people["A"].look(table, "A")) < hidden(people["A"].look(table))
        assert (whole["seat"], whole["offers"], whole["undo"], whole["draft"]) == ("*", [], 0, [])
        assert not whole["table"]["behind"]
        assert refused(mallory)
        assert refused(people["A"])
        for guest in (*people.values(), eve, mallory):  # it is shown to all while it lasts
            assert insight(guest, table)["sees"]
        with streaming(eve, table, seat="*") as heard:
            assert next(heard)[1]["facts"][0]["key"] == "watch-fact-sees"
            play_one(people, table)
            id, update = next(heard)
            assert update["move"]
            assert eve.get(f"{path}/log?seat=*").json["messages"][-1]["id"] >= id
            assert mallory.ask("DELETE", f"{path}/insight").status == 403
            assert people["B"].ask("DELETE", f"{path}/insight").status == 204
            assert list(heard)[-1][1] == {}  # the stream is gone
        assert refused(eve)
        assert insight(people["A"], table) is None


def test_who_asks_is_told_apart_from_those_who_play(tmp_path: Path) -> None:
    """Somebody with Ben's name was once asked for as Ben."""
    with running(tmp_path) as host:
        people, table = opened(host, "loopit")
        path, other = f"/api/tables/{table}", Guest(host.url, "BEN")
        other.post(f"{path}/insight")
        name = insight(people["A"], table)["name"]
        assert name.startswith("BEN ·")
        assert people["A"].get(f"{path}/log").json["messages"][-1]["facts"][0]["values"]["name"] == name
        assert other.ask("DELETE", "/api/me").status == 204
        assert "BEN" not in people["A"].get(f"{path}/log").body.decode()


def test_another_one_is_not_told_what_was_before(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        people, table = opened(host, "loopit")
        path = f"/api/tables/{table}"
        eve, mallory = Guest(host.url, "Eve"), Guest(host.url, "Mallory")
        for guest in (eve, mallory):
            assert guest.post(f"{path}/insight").status == 200
            for seat, one in people.items():
                one.put(f"{path}/insight", {"seat": seat})
            play_one(people, table)
            told = guest.get(f"{path}/log?seat=*").json["messages"]
            assert [message["type"] for message in told][:2] == ["insight", "move"]
            assert len([message for message in told if message["type"] == "insight"]) == 1
            updates = guest.get(f"{path}?seat=*&after=0").json["updates"]
            assert [update["id"] for update in updates] == [message["id"] for message in told]
            assert guest.ask("DELETE", f"{path}/insight").status == 204


def test_whoever_turns_out_to_play_sees_no_more(tmp_path: Path) -> None:
    """A guest who was let in becomes one with somebody who plays there."""
    with running(tmp_path) as host:
        people, table = opened(host, "loopit")
        path, eve = f"/api/tables/{table}", Guest(host.url, "Eve")
        eve.post(f"{path}/insight")
        for seat, one in people.items():
            one.put(f"{path}/insight", {"seat": seat})
        assert eve.get(f"{path}?seat=*").status == 200
        code = people["A"].post("/api/me/link").json["code"]
        assert eve.post("/api/me/claim", {"code": code, "id": "y" * 16, "merge": True}).status == 200
        assert eve.get(f"{path}?seat=*").status == 403
        assert people["A"].get(f"{path}?seat=*").status == 403
        assert insight(people["B"], table) is None
        assert people["A"].post(f"{path}/insight").json["error"] == "watch-seated"


def test_it_survives_a_restart_and_a_deletion(tmp_path: Path) -> None:
    from tests.server.engines import BENCH

    settings: dict[str, Any] = BENCH.settings(tmp_path)
    with running(tmp_path, **settings) as host:
        people, table = opened(host, "loopit")
        path, eve = f"/api/tables/{table}", Guest(host.url, "Xochiquetzal")
        eve.post(f"{path}/insight")
        for seat, one in people.items():
            one.put(f"{path}/insight", {"seat": seat})
    with running(tmp_path, **settings) as host:
        again = Guest(host.url)
        again.cookie = eve.cookie
        assert again.get(f"{path}?seat=*").status == 200
        assert again.ask("DELETE", "/api/me").status == 204
        ada = Guest(host.url)
        ada.cookie = people["A"].cookie
        assert insight(ada, table) is None
        assert "Xochiquetzal" not in ada.get(f"{path}/log?seat=A").body.decode()


def test_asking_has_bounds(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        people, table = opened(host, "loopit")
        path, eve = f"/api/tables/{table}", Guest(host.url, "Eve")
        for _ in range(3):
            assert eve.post(f"{path}/insight").status == 200
            people["A"].ask("DELETE", f"{path}/insight")
        assert eve.post(f"{path}/insight").status == 429
        gathering = people["A"].open("loopit", "me", "open", listed=True)
        assert eve.post(f"/api/tables/{gathering}/insight").status == 409


@pytest.mark.parametrize("query", ["", "/log", "/stream"])
def test_whoever_watches_the_past_pays_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, query: str
) -> None:
    """A table can have 100,000 events, and for the first who watches with a delay all of them are played again."""
    monkeypatch.setattr(room, "EVENTS_A_REQUEST", 5)
    with running(tmp_path, limits=replace(HASTY, acts_at_once=10_000, acts_per_second=1)) as host:
        host.services.acts_pace.a_second = 0.001  # however long it takes here
        people, table = opened(host, "hashi", watch={"moves": DELAY})
        for number in range(40):
            said = {"id": f"c{number}", "seat": "A", "text": "hello"}
            assert people["A"].post(f"/api/tables/{table}/chat", said).status == 200
        eve, pace = Guest(host.url, "Eve"), host.services.acts_pace
        eve.get("/api/me")
        key = next(reversed(pace._left))

        def weight() -> float:
            before = pace._left[key][0]
            if query == "/stream":
                eve.stream(table).close()
            else:
                assert eve.get(f"/api/tables/{table}{query}").status == 200
            return before - pace._left[key][0]

        assert weight() > 8
        assert weight() < 3


@pytest.mark.parametrize("delay", [{"minutes": 1440}, {"moves": 100}])
def test_what_is_not_shown_yet_is_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, delay: dict[str, int]
) -> None:
    """All of it was once read at every look, and by every stream every two seconds: a day's moves, again and again.

    It was also played from the beginning while somebody's deletion was not shown yet, or when two workers met.
    """
    monkeypatch.setattr(streams, "LATE", 0.1)
    with running(tmp_path) as host:
        people, table = opened(host, "loopit", watch=delay)
        eve, tables = Guest(host.url, "Eve"), host.services.tables
        for _ in range(4):
            play_one(people, table)
        eve.look(table)
        read: list[int] = []
        honest = tables._events

        def counted(*asked: Any) -> Iterator[Any]:
            for event in honest(*asked):
                read.append(event.n)
                yield event

        monkeypatch.setattr(tables, "_events", counted)

        def new() -> list[int]:
            read.clear()
            eve.look(table)
            return list(read)

        with streaming(eve, table) as heard:
            next(heard)
            time.sleep(0.5)  # streams have looked again, several times
            assert new() == []
        n = tables.numbers([table])[table]
        play_one(people, table)
        tables.drop(table)  # as if another worker had been faster
        people["A"].look(table)
        assert new() == list(range(n + 1, tables.numbers([table])[table] + 1))
        assert people["B"].ask("DELETE", "/api/me").status == 204
        assert 1 in new()  # names are gone
        assert new() == []
