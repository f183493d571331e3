"""Stepping through games: every position, quickly, for whoever has the link."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import landbridge
from landbridge.app.replays import Replays
from landbridge.core.show.scene import plain, scene_of
from landbridge.core.state import FATE, PUBLIC
from landbridge.table.replay import Replay
from tests.server.host import Guest, Running, running
from tests.server.table import play_in_order, seat_all
from tests.support.waiting import until

GAMES = landbridge.game_names()


class Played:
    """A finished game of each kind, and its record."""

    def __init__(self, url: str, game: str):
        people = [Guest(url, "Ada"), Guest(url, "Ben")]
        self.game = game
        self.table, players = seat_all(people, game)
        play_in_order(players)
        self.record = people[0].get(f"/api/tables/{self.table}/record").body.decode()
        for guest in people:
            guest.close()


@pytest.fixture(scope="module", params=GAMES)
def over(request: pytest.FixtureRequest, server: Running) -> Played:
    return Played(server.url, request.param)


@pytest.fixture
def stranger(server: Running) -> Iterator[Guest]:
    """Without a cookie."""
    with closing(Guest(server.url)) as guest:
        yield guest


def test_whoever_has_the_link_sees_a_finished_game(over: Played, stranger: Guest) -> None:
    for path in ("", "/replay?look=scene", "/kit?look=scene", "/record", "/luck", "/log"):
        assert stranger.get(f"/api/tables/{over.table}{path}").status == 200


def test_behind_a_password_the_link_is_not_enough(tmp_path: Path) -> None:
    with running(tmp_path, password="sesame") as up, closing(Guest(up.url)) as host:
        assert host.post("/api/me", {"name": "Ada", "password": "sesame"}).status == 201
        table = host.open("hashi", "passive", "passive")
        until(lambda: host.look(table)["table"]["status"] == "over")
        with closing(Guest(up.url)) as other:
            assert other.get(f"/api/tables/{table}/replay").status == 401
            assert other.post("/api/me", {"name": "Ben", "password": "sesame"}).status == 201
            assert other.get(f"/api/tables/{table}/replay").status == 200


def test_every_step_is_the_table_as_it_was(over: Played, stranger: Guest) -> None:
    """From the table, from the record, and by the rules: the same."""
    match = landbridge.loads(over.record)
    game, kit = match.game, match.kit
    s = game.start(kit, match.seats)
    whole = stranger.get(f"/api/tables/{over.table}/replay?look=scene").json
    assert whole["count"] == len(match.log) == len(whole["steps"])
    assert whole["layout"] == plain(scene_of(game).layout(kit))
    told = {"record": over.record, "look": "scene", "steps": False}
    places = {0, 1, 2, 3, len(match.log) // 2, len(match.log)}
    for step in range(len(match.log) + 1):
        if step in places:
            seen = stranger.get(f"/api/tables/{over.table}/replay?look=scene&steps=false&step={step}").json
            assert seen == stranger.post("/api/replay", {**told, "step": step}).json
            assert seen["scene"] == scene_of(game).scene(kit, s, PUBLIC)
            assert (seen["steps"], seen["course"], seen["layout"], seen["view"]) == ([], [], None, None)
            assert seen["points"] == [game.points(kit, s, seat) for seat in range(match.seats)]
            assert {offer["seat"] for offer in seen["offers"]} == set(seen["acting"])
            assert seen["over"] == (step == len(match.log))
        if step < len(match.log):
            seat, move = match.log[step]
            if step in places and seat != FATE:
                text = game.write(kit, s, seat, move)
                offers = [offer["move"] for offer in seen["offers"] if offer["seat"] == "AB"[seat]]
                assert text in offers
            before = s.copy()
            game.do(kit, s, seat, move)
            assert whole["steps"][step]["facts"] == plain(game.facts(kit, before, seat, move, s))


def test_the_course_ends_with_the_result(over: Played, stranger: Guest) -> None:
    told = stranger.get(f"/api/tables/{over.table}/replay?step=1000000").json
    turns = [one["turn"] for one in told["course"]]
    assert turns == sorted(set(turns))
    assert set(turns) == {step["turn"] for step in told["steps"]}
    assert told["course"][-1]["points"] == told["points"]
    assert told["scene"] is None
    assert told["view"] is not None
    assert told["step"] == told["count"]


def test_a_step_can_be_practised_from(over: Played, stranger: Guest) -> None:
    """What the list of steps says is what practice takes, in the middle and to the end."""
    told = stranger.get(f"/api/tables/{over.table}/replay?look=scene&step=1000000").json
    moves = [f"{step['seat']} {step['move']}" for step in told["steps"]]
    body = {"game": over.game, "options": told["options"], "seats": told["names"]}
    seen = stranger.post("/api/practice", {**body, "moves": moves}).json
    assert [seen[part] for part in ("over", "points", "scene")] == [True, told["points"], told["scene"]]
    half = stranger.post("/api/practice", {**body, "moves": moves[: len(moves) // 2]})
    assert (half.status, half.json["over"]) == (200, False)


def test_a_broken_record_is_shown_as_far_as_it_goes(over: Played, stranger: Guest) -> None:
    lines = over.record.splitlines()
    spoilt = "\n".join([*lines[: len(lines) // 2], "A nonsense", *lines[len(lines) // 2 :]])
    told: Any = None
    for _ in range(2):  # the second time from memory
        told = stranger.post("/api/replay", {"record": spoilt, "step": 3, "look": "scene"}).json
        assert told["broken"]["place"]["values"]["line"] == len(lines) // 2 + 1
        assert told["scene"] is not None
    assert told["count"] < stranger.get(f"/api/tables/{over.table}/replay").json["count"]


def test_a_running_game_has_no_replay(ada: Guest) -> None:
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    assert ada.get(f"/api/tables/{table}/replay?look=scene").json["error"] == "not-over"


def test_positions_between_the_kept_ones(over: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    match = landbridge.loads(over.record)
    near = Replay(match)
    monkeypatch.setattr("landbridge.table.replay.STATES", 7)
    far = Replay(match)
    assert len(far._states) <= 8 < len(near._states)
    for step in range(near.count + 1):
        assert far.at(step) == near.at(step)


def test_games_are_played_once_and_forgotten_in_turn(over: Played) -> None:
    match, made = landbridge.loads(over.record), []
    kept = Replays(4)

    def ask(key: int) -> None:
        def play() -> Replay:
            made.append(key)
            return Replay(match)

        kept.of(key, play)

    for key in range(4):
        ask(key)
    ask(0)
    assert made == list(range(4))
    ask(100)  # 1 is the one nobody asked for longest
    ask(0)
    ask(1)
    assert made[4:] == [100, 1]
