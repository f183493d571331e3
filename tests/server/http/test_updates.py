"""What a page asks for to show moves one by one: the table as a viewer saw it then, and nothing more."""

from __future__ import annotations

import random
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import landbridge
from landbridge.core.game import LETTERS
from landbridge.core.state import PUBLIC
from landbridge.table.live_match import Live
from landbridge.table.recent import Recent
from tests.server.host import Guest, Running, running
from tests.server.table import seat_all

GAMES = landbridge.game_names()


def letter(viewer: int) -> str:
    return "" if viewer == PUBLIC else f"seat={LETTERS[viewer]}"


def since(guest: Guest, table: str, viewer: int, after: int) -> Any:
    reply = guest.get(f"/api/tables/{table}?{letter(viewer)}&look=scene&after={after}")
    assert reply.status == 200, reply.body
    return reply.json


def compare(url: str, game: str, moves: int = 40, seed: int = 5) -> int:
    """A game with random moves and takings back: every scene between moves is the one the viewer saw then."""
    luck = random.Random(seed)
    people = [Guest(url, f"Guest {i}") for i in range(min(3, landbridge.game(game).seats.stop - 1))]
    table, _ = seat_all(people, game)
    seen: dict[int, dict[int, Any]] = {viewer: {} for viewer in (PUBLIC, *range(len(people)))}
    count = 0

    def look() -> list[Any]:
        nonlocal count
        pictures = []
        for viewer, then in seen.items():
            told = since(people[max(viewer, 0)], table, viewer, max(0, max(then, default=0) - 5))
            # No message, no news: with the same number the table looks the same.
            assert then.setdefault(told["at"], told["scene"]) == told["scene"]
            assert [one["id"] for one in told["updates"]] == list(
                range(told["at"] - len(told["updates"]) + 1, told["at"] + 1)
            )
            for one, following in pairwise(told["updates"]):  # what chance does at once is seen at once
                assert one["scene"] is None or not one["seat"] == "fate" == following.get("seat")
            for one in told["updates"]:
                if one["scene"] is not None:
                    assert one["type"] in ("move", "settled")
                    assert viewer == PUBLIC or one["seat"] != LETTERS[viewer] or one["type"] == "settled"
                    if one["id"] in then:
                        assert one["scene"] == then[one["id"]], (viewer, one["id"])
                        count += 1
            pictures.append(told)
        return pictures

    for _ in range(moves):
        pictures = look()
        can = [seat for seat in range(len(people)) if pictures[seat + 1]["offers"]]
        if not can:
            break
        seat = luck.choice(can)
        told = pictures[seat + 1]
        if told["draft"] and luck.random() < 0.15:
            body = {"id": people[seat].fresh(), "seat": LETTERS[seat], "moves": 1}
            assert people[seat].post(f"/api/tables/{table}/back", body).status == 200
        else:
            move = luck.choice(told["offers"])["move"]
            assert people[seat].move(table, LETTERS[seat], move).status == 200
    look()
    for guest in people:
        guest.close()
    return count


@pytest.mark.parametrize("game", GAMES)
def test_it_is_what_one_saw_then(game: str, server: Running) -> None:
    """Pictures hide what they have to (see test_leaks); what comes between them is the same, scene for scene."""
    assert compare(server.url, game) >= 20


def test_scenes_that_show_too_much_are_caught(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the state of now were shown for then, or a state that is not hidden."""
    honest = Recent.after
    monkeypatch.setattr(
        Recent,
        "after",
        lambda self, viewer, id: [(one, self._past[-1].state) for one, _ in honest(self, viewer, id)],
    )
    with pytest.raises(AssertionError):
        compare(server.url, "hashi")


def test_who_does_not_ask_is_told_nothing_more(ada: Guest, ben: Guest) -> None:
    table, _ = seat_all([ada, ben], "hashi")
    assert ben.get(f"/api/tables/{table}?seat=A&after=0").json["error"] == "not-yours"
    assert ben.get(f"/api/tables/{table}?seat=B").json["updates"] == []
    now = since(ben, table, 1, 0)
    assert [one["id"] for one in now["updates"]] == list(range(1, now["at"] + 1))
    assert since(ben, table, 1, now["at"])["updates"] == []
    assert since(ben, table, 1, now["at"] + 5)["updates"] == []


def test_a_move_is_answered_with_all_that_came_of_it(ada: Guest) -> None:
    table = ada.open("hashi", "me", "me")
    seen = ada.ready(table)
    at = ada.look(table, "A")["at"]
    body = {"id": ada.fresh(), "seat": "A", "move": seen["offers"][0]["move"]}
    told = ada.post(f"/api/tables/{table}/moves?look=scene&after={at}", body).json
    assert [one["id"] for one in told["updates"]] == list(range(at + 1, told["at"] + 1))
    assert told["updates"][0]["seat"] == "A"
    log = ada.get(f"/api/tables/{table}/log?seat=A&after={at}").json["messages"]
    shown = {"scene": None, "change": None, "since": None, "picture": None}
    assert [{**one, **shown} for one in log] == [{**one, "scene": None} for one in told["updates"]]


def test_after_a_restart_less_is_remembered(tmp_path: Path) -> None:
    with running(tmp_path) as up, closing(Guest(up.url, "Ada")) as ada:
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        for _ in range(6):
            for letter in "AB":
                seen = ada.look(table, letter)
                if seen["offers"]:
                    ada.move(table, letter, seen["offers"][0]["move"])
        now = since(ada, table, PUBLIC, 2)
        assert any(one["scene"] for one in now["updates"])
        cookie = ada.cookie
    with running(tmp_path) as up, closing(Guest(up.url)) as ada:
        ada.cookie = cookie
        again = since(ada, table, PUBLIC, 2)
        assert [one["id"] for one in again["updates"]] == [one["id"] for one in now["updates"]]
        for one, before in zip(again["updates"], now["updates"], strict=True):
            assert one["scene"] in (None, before["scene"])
        assert again["scene"] == now["scene"]


def test_a_failure_half_way_leaves_no_trace(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal keeps the table in memory; something that broke in the middle of an event must not."""
    table = ada.open("hashi", "me", "me")
    seen = ada.ready(table)
    honest = Live.play

    def breaks(self: Live, seat: int, move: int) -> None:
        honest(self, seat, move)
        raise ValueError("broken on purpose")

    with monkeypatch.context() as planted:
        planted.setattr(Live, "play", breaks)
        assert ada.move(table, "A", seen["offers"][0]["move"]).status == 500
    assert ada.look(table, "A") == seen
