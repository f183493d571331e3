"""Everything of one's own can be had as a file, and be gone: also from the bytes of the database."""

from __future__ import annotations

from pathlib import Path

from landbridge.server.store.personal import of_people
from landbridge.server.store.schema import metadata
from tests.server.host import Guest, running
from tests.server.notify.places import Browser, play, receiving, slow_table

NAME, SAID, LATER = "Quetzalcoatl", "xylophones at midnight", "Popocatepetl"


def everything(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.iterdir()) if file.is_file())


def test_nothing_is_left_of_whoever_deletes_themselves(tmp_path: Path) -> None:
    with running(tmp_path, private_targets=True) as host, receiving() as service:
        host.services.notifications.sending.close()  # nothing is sent here
        ada, eve = Guest(host.url, "Ada"), Guest(host.url, NAME)
        table = slow_table(ada, eve)
        browser = Browser(service, "/teotihuacan")
        assert eve.post("/api/me/notify/push", browser.subscription).status == 201
        said = {"id": "c1", "seat": "B", "text": SAID}
        assert eve.post(f"/api/tables/{table}/chat", said).status == 200
        assert eve.put("/api/me", {"name": LATER}).status == 200
        play(ada, table, "A")
        for seats in (["me", "open"], ["me"]):
            eve.open("hashi", *seats)
        told = eve.get("/api/me/export")
        assert told.headers["content-disposition"].startswith("attachment")
        assert told.json["person"]["name"] == LATER
        assert len(told.json["rows"]["seats"]) == 3
        assert told.json["rows"]["subscriptions"][0]["endpoint"].endswith("/teotihuacan")
        assert any(SAID in event["data"] for event in told.json["events"])
        assert not any("hash" in row for rows in told.json["rows"].values() for row in rows)
        texts = (NAME, SAID, LATER, "teotihuacan")
        assert any(text.encode() in everything(tmp_path) for text in texts)
        assert eve.ask("DELETE", "/api/me").status == 204
        found = everything(tmp_path)
        assert [text for text in texts if text.encode() in found] == []
        assert eve.get("/api/me/export").status == 401
        replay = ada.get(f"/api/tables/{table}/record?seat=A")
        assert replay.status == 200
        assert NAME not in replay.body.decode()


def test_every_table_with_a_person_counts() -> None:
    with_person = {table.name for table in metadata.sorted_tables if "person" in table.c}
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
