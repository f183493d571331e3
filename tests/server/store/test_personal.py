"""Everything of one's own can be had as a file, and be gone: also from the bytes of the database."""

from __future__ import annotations

from pathlib import Path

from landbridge.server.store.personal import of_people
from landbridge.server.store.schema.whole import every_table
from tests.server.engines import BENCH
from tests.server.engines import everything as rows_of
from tests.server.host import Guest, running
from tests.server.notify.places import Browser, play, receiving, slow_table
from tests.server.table import seat_all

NAME, SAID, LATER = "Quetzalcoatl", "xylophones at midnight", "Popocatepetl"
LUCKY = "chrysanthemum tides"  # words for the luck: they are never kept
REMARK = "a tlachtli of a move"


def everything(folder: Path) -> bytes:
    """The bytes of SQLite's files. PostgreSQL keeps deleted rows for a while: there, what it answers with."""
    if BENCH.kind == "postgresql":
        return rows_of(folder).encode()
    return b"".join(file.read_bytes() for file in sorted(folder.iterdir()) if file.is_file())


def around(ada: Guest, eve: Guest) -> None:
    """All else that somebody does: friends, a queue, a finished game with a comment, a question to see everything."""
    code = eve.post("/api/friends/link").json["code"]
    assert ada.post("/api/friends", {"code": code}).status == 200
    assert eve.put("/api/me/presence", {"shared": True}).status == 200
    assert eve.post("/api/waiting", {"game": "loopit", "seats": 3, "pace": "slow"}).status == 201
    over = eve.open("hashi", "me", "passive")
    eve.ready(over, LUCKY)
    assert eve.post(f"/api/tables/{over}/resign", {"seat": "A"}).status == 200
    said = {"id": "c2", "step": 0, "text": REMARK}
    assert eve.post(f"/api/tables/{over}/comments", said).status == 201
    watched = ada.open("loopit", "me", "passive")
    ada.ready(watched)
    assert eve.post(f"/api/tables/{watched}/insight").status == 200


def test_nothing_is_left_of_whoever_deletes_themselves(tmp_path: Path) -> None:
    with running(tmp_path, private_targets=True) as host, receiving() as service:
        host.services.notifications.sending.close()  # nothing is sent here
        ada, eve = Guest(host.url, "Ada"), Guest(host.url, NAME)
        table = slow_table(ada, eve, LUCKY)
        browser = Browser(service, "/teotihuacan")
        assert eve.post("/api/me/notify/push", browser.subscription).status == 201
        said = {"id": "c1", "seat": "B", "text": SAID}
        assert eve.post(f"/api/tables/{table}/chat", said).status == 200
        assert eve.put("/api/me", {"name": LATER}).status == 200
        play(ada, table, "A")
        for seats in (["me", "open"], ["me"]):
            eve.ready(eve.open("hashi", *seats), LUCKY)
        around(ada, eve)
        told = eve.get("/api/me/export")
        assert told.headers["content-disposition"].startswith("attachment")
        assert told.json["person"]["name"] == LATER
        assert len(told.json["rows"]["seats"]) == 4
        assert told.json["rows"]["subscriptions"][0]["endpoint"].endswith("/teotihuacan")
        assert any(SAID in event["data"] for event in told.json["events"])
        assert not any("hash" in row for rows in told.json["rows"].values() for row in rows)
        texts = (NAME, SAID, LATER, LUCKY, REMARK, "teotihuacan")
        found = everything(tmp_path)
        assert [text for text in texts if text.encode() in found] == [
            NAME,
            SAID,
            LATER,
            REMARK,
            "teotihuacan",
        ]
        assert eve.ask("DELETE", "/api/me").status == 204
        found = everything(tmp_path)
        assert [text for text in texts if text.encode() in found] == []
        assert eve.get("/api/me/export").status == 401
        replay = ada.get(f"/api/tables/{table}/record?seat=A")
        assert replay.status == 200
        assert NAME not in replay.body.decode()


def test_nothing_is_told_from_memory_either(tmp_path: Path) -> None:
    """A worker keeps what was last told of a table: also there names and remarks end, at each worker."""
    with running(tmp_path) as host, running(tmp_path) as other:
        ada, eve, asks = Guest(host.url, "Ada"), Guest(host.url, "Eve"), Guest(host.url, NAME)
        table, players = seat_all([ada, eve], "loopit", watch={"moves": 1})
        players[0].step()
        path, at = f"/api/tables/{table}", ada.look(table)["at"]
        assert eve.post(f"{path}/chat", {"id": "c1", "seat": "B", "text": SAID}).status == 200
        assert asks.post(f"{path}/insight").status == 200
        assert asks.ask("DELETE", f"{path}/insight").status == 204
        for _ in range(3):
            for player in players:
                player.step()
        elsewhere, anybody = Guest(other.url), Guest(host.url)
        elsewhere.cookie = ada.cookie

        def told() -> list[list[str]]:
            pages = (guest.get(f"{path}?after={at}").body for guest in (ada, elsewhere, anybody))
            return [[text for text in (NAME, SAID) if text.encode() in page] for page in pages]

        assert told() == [[NAME, SAID]] * 3
        assert asks.ask("DELETE", "/api/me").status == 204
        assert told() == [[SAID]] * 3
        assert eve.ask("DELETE", "/api/me").status == 204
        assert told() == [[]] * 3


def test_every_table_with_a_person_counts() -> None:
    with_person = {table.name for table in every_table() if "person" in table.c}
    assert {table.name for table in of_people()} == with_person - {"events"}
    assert {
        "tokens",
        "codes",
        "seats",
        "entries",
        "wishes",
        "subscriptions",
        "hooks",
        "deliveries",
    } <= with_person
