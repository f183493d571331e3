"""What a page asks for to show moves one by one: the table as a viewer saw it then, and nothing more."""

from __future__ import annotations

import random
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import landbridge
from landbridge.core.game import LETTERS
from landbridge.core.state import PUBLIC
from landbridge.table import recent
from landbridge.table.live_match import Live
from landbridge.table.recent import RecentViews
from tests.server.host import Guest, Running, running
from tests.server.table import seat_all

GAMES = landbridge.game_names()


def letter(viewer: int) -> str:
    return "" if viewer == PUBLIC else f"seat={LETTERS[viewer]}"


def scenes(guest: Guest, table: str, viewer: int, after: int = 0) -> dict[int, Any]:
    """All there are, page by page."""
    found: dict[int, Any] = {}
    while True:
        reply = guest.get(f"/api/tables/{table}/scenes?{letter(viewer)}&after={after}&most=7")
        assert reply.status == 200, reply.body
        for one in reply.json["scenes"]:
            assert one["id"] > after
            after = one["id"]
            found[after] = one["scene"]
        if not reply.json["more"]:
            return found
        assert len(reply.json["scenes"]) == 7


def played(url: str, game: str, moves: int, seed: int) -> tuple[list[Guest], str, dict[int, dict[int, Any]]]:
    """A game with random moves and takings back; every picture that anybody could have seen, by viewer and message."""
    luck = random.Random(seed)
    people = [Guest(url, f"Guest {i}") for i in range(min(3, landbridge.game(game).seats.stop - 1))]
    table, _ = seat_all(people, game)
    seen: dict[int, dict[int, Any]] = {viewer: {} for viewer in (PUBLIC, *range(len(people)))}

    def look() -> list[Any]:
        pictures = []
        for viewer, then in seen.items():
            told = people[max(viewer, 0)].get(f"/api/tables/{table}?{letter(viewer)}&look=scene").json
            # No message, no news: with the same number the table looks the same.
            assert then.setdefault(told["at"], told["scene"]) == told["scene"]
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
    return people, table, seen


def compare(url: str, game: str, moves: int = 40, seed: int = 5) -> int:
    people, table, seen = played(url, game, moves, seed)
    count = 0
    for viewer, then in seen.items():
        told = scenes(people[max(viewer, 0)], table, viewer)
        last = max(then)
        assert list(told) == list(range(min(told), last + 1))
        assert min(told) <= min(then)
        for id, scene in then.items():
            assert told[id] == scene, (viewer, id)
            count += 1
        assert set(scenes(people[max(viewer, 0)], table, viewer, last - 1)) == {last}
        assert scenes(people[max(viewer, 0)], table, viewer, last) == {}
    for guest in people:
        guest.close()
    return count


@pytest.mark.parametrize("game", GAMES)
def test_it_is_what_one_saw_then(game: str, server: Running) -> None:
    """Pictures hide what they have to (see test_leaks); the recent has the same, picture for picture."""
    assert compare(server.url, game) >= 40


def test_a_trail_that_shows_too_much_is_caught(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the state of now were shown for then, or a state that is not hidden."""
    honest = RecentViews.after
    monkeypatch.setattr(
        RecentViews,
        "after",
        lambda self, viewer, id: [(one, self._past[-1].state) for one, _ in honest(self, viewer, id)],
    )
    with pytest.raises(AssertionError):
        compare(server.url, "hashi")


def test_another_seats_scenes_are_not_told(ada: Guest, ben: Guest) -> None:
    table, _ = seat_all([ada, ben], "hashi")
    assert ben.get(f"/api/tables/{table}/scenes?seat=A").json["error"] == "not-yours"
    assert ben.get(f"/api/tables/{table}/scenes?seat=B").status == 200
    assert ada.get("/api/tables/nowhere/scenes").status == 404


def test_before_the_game_there_is_nothing(ada: Guest) -> None:
    table = ada.open("hashi", "me", "open")
    assert ada.get(f"/api/tables/{table}/scenes?seat=A").json == {"scenes": [], "more": False}


def test_after_a_restart_there_is_only_now(tmp_path: Path) -> None:
    with running(tmp_path) as up, closing(Guest(up.url, "Ada")) as ada:
        table = ada.open("hashi", "me", "me")
        seen = ada.ready(table)
        ada.move(table, "A", seen["offers"][0]["move"])
        now = ada.get(f"/api/tables/{table}?seat=A&look=scene").json
        assert len(scenes(ada, table, 0)) >= 2
        cookie = ada.cookie
    with running(tmp_path) as up, closing(Guest(up.url)) as ada:
        ada.cookie = cookie
        assert scenes(ada, table, 0) == {now["at"]: now["scene"]}


def test_a_refused_move_leaves_the_trail_alone(ada: Guest) -> None:
    table = ada.open("hashi", "me", "me")
    seen = ada.ready(table)
    ada.move(table, "A", seen["offers"][0]["move"])
    told = scenes(ada, table, 0)
    assert len(told) >= 2
    assert ada.move(table, "A", "nonsense").status == 422
    assert scenes(ada, table, 0) == told


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


def test_the_trail_is_short() -> None:
    made = RecentViews()
    for n in range(1, 1000):
        made.add(bytes([n % 7]), {PUBLIC: n})
    told = made.after(PUBLIC, 0)
    assert [id for id, _ in told] == list(range(1000 - recent.LONGEST, 1000))
    assert told[-1] == (999, bytes([999 % 7]))


def test_what_changes_nothing_is_kept_once() -> None:
    made = RecentViews()
    for n in range(1, 4):
        made.add(bytes(range(100)), {PUBLIC: n, 0: 1})
    assert len({id(state) for _, state in made.after(PUBLIC, 0)}) == 1
    assert [one for one, _ in made.after(0, 0)] == [1]
