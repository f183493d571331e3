"""Scenes told as changes are the same scenes: by answers and by streams, over whole games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from landbridge.table.answers.changes import changed
from tests.server.host import Guest, Running, short_options

GAMES = ["hashi", "loopit", "river_dragons", "the_border"]
KEPT = 8


class Client:
    """What a page does with the scenes of a seat."""

    def __init__(self, guest: Guest, table: str, seat: str):
        self.guest, self.table, self.seat = guest, table, seat
        self.scenes: dict[int, Any] = {}
        self.changes = 0
        self.at = 0
        self.ask("GET", "")

    def ask(self, method: str, what: str, body: Any = None) -> Any:
        after = f"&after={self.at}" if self.at else ""
        seat = f"seat={self.seat}&" if method == "GET" else ""
        path = f"/api/tables/{self.table}{what}?{seat}look=changes{after}"
        picture = self.guest.ask(method, path, body).json
        for update in picture["updates"]:
            self.take(update, update["id"])
        self.take(picture, picture["at"])
        self.at = picture["at"]
        return picture

    def take(self, told: Any, at: int) -> None:
        if told["change"] is not None:
            self.changes += 1
            self.scenes[at] = changed(self.scenes[told["since"]], told["change"])
        elif told["scene"] is not None:
            self.scenes[at] = told["scene"]


@pytest.mark.parametrize("game", GAMES)
def test_what_changes_leads_to_the_same_scenes(server: Running, game: str) -> None:
    ada, rng = Guest(server.url, "Ada"), Random(game)
    table = ada.open(game, "me", "me", options=short_options(game))
    ada.ready(table)
    seats = {seat: Client(ada, table, seat) for seat in "AB"}
    for count in range(60):
        acting = ada.look(table, "A")["table"]["acting"]
        if not acting:
            break
        client = seats[acting[0]]
        seen = client.ask("GET", "")
        offer = rng.choice(seen["offers"])
        client.ask("POST", "/moves", {"id": f"m{count}", "seat": client.seat, "move": offer["move"]})
        for one in seats.values():
            if rng.random() < 0.5:
                one.ask("GET", "")
            if one.at in one.scenes:
                whole = ada.get(f"/api/tables/{table}?seat={one.seat}&look=scene").json
                if whole["at"] == one.at:
                    assert one.scenes[one.at] == whole["scene"]
    assert all(one.changes > 5 for one in seats.values())


def test_a_client_that_has_no_such_scene_is_told_the_whole(server: Running) -> None:
    ada = Guest(server.url, "Ada")
    table = ada.open("hashi", "me")
    ada.ready(table)
    path = f"/api/tables/{table}?seat=A&look=changes"
    assert ada.get(path).json["scene"] is not None
    at = ada.get(path).json["at"]
    known = ada.get(f"{path}&after={at}").json
    assert (known["scene"], known["change"], known["since"]) == (None, {}, at)
    assert ada.get(f"{path}&after={at - 1}").json["scene"] is not None
