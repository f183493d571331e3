"""A device answers like a server, and what it keeps is enough to go on with."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import landbridge
from landbridge import registry
from landbridge.app.reading import reader
from landbridge.app.shapes.play import Hints
from landbridge.core.facts import Fact
from landbridge.core.game import seats_in
from landbridge.core.options import to_text
from landbridge.core.play import luck, record
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.show.scene import plain, scene_of
from landbridge.core.show.state_json import record_json, record_of
from landbridge.core.state import FATE, PUBLIC
from landbridge.device import prepared, thinking
from landbridge.device.encoding import encoded
from tests.device.worker import Refusal, Worker

LEVEL = {"hashi": "casual", "river_dragons": "casual", "the_border": "casual", "loopit": "beginner"}


def arrived(name: str = "Ada") -> Worker:
    worker = Worker()
    worker("POST", "/api/me", {"name": name})
    return worker


def begun(worker: Worker, game: str, bot: str = "", **more: Any) -> str:
    """A table against a bot; the device holds the salt."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot or LEVEL[game]}]
    told = worker("POST", "/api/tables", {"id": f"t-{game}", "game": game, "seats": seats, **more})
    id: str = told["table"]["id"]
    worker("POST", f"/api/tables/{id}/ready", {"words": "low tide"})
    return id


def picture(worker: Worker, id: str) -> Any:
    return worker("GET", f"/api/tables/{id}?seat=A&look=scene")


def play(worker: Worker, id: str, rng: Random, most: int = 10_000) -> Any:
    """Moves at random, until the end or so many."""
    now = picture(worker, id)
    for count in range(most):
        if now["table"]["status"] != "playing":
            break
        body = {"id": f"m-{rng.getrandbits(60):x}", "seat": "A", "move": rng.choice(now["offers"])["move"]}
        now = worker("POST", f"/api/tables/{id}/moves?look=scene&after={now['at']}", body)
        if not now["offers"]:
            now = picture(worker, id)
        assert now["offers"] or now["table"]["status"] != "playing", count
    return now


@pytest.mark.few(2)
@pytest.mark.parametrize("game", LEVEL)
def test_a_whole_game_of_each_kind(game: str) -> None:
    worker, rng = arrived(), Random(7)
    id = begun(worker, game)
    play(worker, id, rng, 12)
    worker = worker.restarted()  # the page was closed and opened again
    now = play(worker, id, rng)
    assert now["table"]["status"] == "over"
    told = worker("GET", f"/api/tables/{id}/luck")
    assert told["secret"]
    assert all(event["true"] for event in told["events"])
    text = worker("GET", f"/api/tables/{id}/record")
    match = landbridge.loads(text)
    assert match.over
    assert match.points() == [seat["points"] for seat in now["table"]["seats"]]
    last = worker("POST", "/api/replay", {"record": text, "step": 10**6, "look": "scene"})
    assert last["over"]
    assert last["points"] == match.points()
    assert worker("GET", f"/api/tables/{id}/replay?step=3&look=scene")["step"] == 3
    assert record.dumps(match) == text


def bare(updates: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {name: one[name] for name in one if name not in ("scene", "change", "since", "picture")}
        for one in updates
    ]


def test_a_screen_is_told_everything_once_by_answers_and_news() -> None:
    worker = arrived()
    id = begun(worker, "hashi")
    now = picture(worker, id)
    worker.device.watch(f"/api/tables/{id}/stream?seat=A&look=scene&after={now['at']}")
    other = worker.device.watch(f"/api/tables/{id}/stream?look=scene&after={now['at']}")
    body = {"id": "m-1", "seat": "A", "move": now["offers"][0]["move"]}
    told = worker("POST", f"/api/tables/{id}/moves?look=scene&after={now['at']}", body)
    mine = [update for news in worker.news if news["watcher"] != other for update in news["updates"]]
    log = worker("GET", f"/api/tables/{id}/log?seat=A&after={now['at']}")["messages"]
    assert told["updates"][0]["id"] == now["at"] + 1
    assert mine[-1]["picture"]["at"] == mine[-1]["id"]  # bots have moved since
    assert bare(told["updates"] + mine) == log
    public = [update for news in worker.news if news["watcher"] == other for update in news["updates"]]
    assert (
        bare(public) == worker("GET", f"/api/tables/{id}/log?after={now['at']}")["messages"][-len(public) :]
    )
    assert public  # everybody's view is another screen's


def test_what_was_not_kept_is_told_when_it_happens() -> None:
    """An answer that never went out does not count as told."""
    worker = arrived()
    id = begun(worker, "hashi")
    worker.bots = False
    now = picture(worker, id)
    worker.device.watch(f"/api/tables/{id}/stream?seat=A&look=scene&after={now['at']}")
    body = json.dumps({"id": "m-1", "seat": "A", "move": now["offers"][0]["move"]})
    worker.device.answer("POST", f"/api/tables/{id}/moves?look=scene&after={now['at']}", body)
    worker.device.to_keep()
    worker.device.drop(id)  # the storage is full
    picture(worker, id)  # as it was kept
    worker("POST", f"/api/tables/{id}/moves?look=scene", json.loads(body))
    assert worker.news[0]["updates"][0]["id"] == now["at"] + 1


@pytest.mark.few(2)
@pytest.mark.parametrize("name", registry.game_names())
def test_scenes_are_sent_as_plain_lists_would_be(name: str) -> None:
    game, rng = registry.game(name), Random(3)
    kit = game.kit()
    s = game.start(kit, max(2, game.seats.start))
    for count in range(120):
        acting = list(seats_in(game.actors(kit, s)))
        if not acting:
            break
        if count % 8 == 0:
            for viewer in (PUBLIC, 0):
                raw = scene_of(game).raw(kit, game.view(kit, s, viewer), viewer)
                assert json.loads(encoded(raw)) == plain(raw)
        seat = rng.choice(acting)
        moves = [move for move, _ in game.odds(kit, s)] if seat == FATE else game.allowed(kit, s, seat)
        game.do(kit, s, seat, rng.choice(moves))


def test_a_number_that_a_page_would_not_know_exactly_is_text() -> None:
    told = {"seats": [1, 2**60], "at": 1700000000000, 3: {4, 2}, "said": Fact("key", {"seat": 1})}
    assert json.loads(encoded(told)) == plain(told)
    assert json.loads(encoded(told))["seats"] == [1, str(2**60)]


def test_the_same_request_counts_once_even_after_a_restart() -> None:
    worker = arrived()
    id = begun(worker, "hashi")
    worker.bots = False
    now = picture(worker, id)
    body = {"id": "m-1", "seat": "A", "move": now["offers"][0]["move"]}
    first = worker("POST", f"/api/tables/{id}/moves?look=scene", body)
    worker = worker.restarted()
    worker.bots = False
    again = worker("POST", f"/api/tables/{id}/moves?look=scene", body)
    assert not first["repeated"]
    assert again["repeated"]
    assert again["at"] == first["at"]
    with pytest.raises(Refusal, match="id-used"):
        worker("POST", f"/api/tables/{id}/moves", {**body, "move": now["offers"][1]["move"]})


def test_undo_why_not_and_hints() -> None:
    worker = arrived()
    worker.bots = False  # nobody else is done, so the round is not over
    id = begun(worker, "hashi")
    now = picture(worker, id)
    moved = worker(
        "POST",
        f"/api/tables/{id}/moves?look=scene",
        {"id": "m-1", "seat": "A", "handles": now["offers"][0]["handles"]},
    )
    assert moved["undo"] == 1
    back = worker("POST", f"/api/tables/{id}/back?look=scene", {"id": "b-1", "seat": "A", "moves": 1})
    assert back["offers"] == now["offers"]
    hints = worker("POST", f"/api/tables/{id}/hint", {"seat": "A"})["moves"]
    assert hints[0]["about"]["key"]
    legal = {offer["move"] for offer in now["offers"]}
    assert {hint["move"] for hint in hints} <= legal
    again = {"id": "m-2", "seat": "A", "handles": now["offers"][0]["handles"]}
    later = worker("POST", f"/api/tables/{id}/moves?look=scene", again)
    gone = legal - {offer["move"] for offer in later["offers"]}
    why = worker("POST", f"/api/tables/{id}/why", {"seat": "A", "move": min(gone)})
    assert not why["legal"]
    assert why["reason"].keys() == {"key", "values"}


def test_a_hint_is_for_the_table_as_it_is_now() -> None:
    worker = arrived()
    worker.bots = False
    id = begun(worker, "hashi")
    asks = worker.device.answer("POST", f"/api/tables/{id}/hint", '{"seat": "A"}')
    before = picture(worker, id)["at"]
    (bot,) = worker.unasked
    worker.device.bot_moved(bot["table"], bot["seat"], bot["acts"], thinking.think(bot["think"]))
    assert picture(worker, id)["at"] > before
    while asks.startswith("think "):
        head, _, request = asks.partition("\n")
        asks = worker.device.go_on(int(head.removeprefix("think ")), thinking.think(request))
    legal = {offer["move"] for offer in picture(worker, id)["offers"]}
    hints = json.loads(asks.partition("\n")[2])["moves"]
    assert hints
    assert {hint["move"] for hint in hints} <= legal


def test_refusals_have_the_statuses_of_a_server() -> None:
    worker = Worker()
    with pytest.raises(Refusal) as unknown:
        worker("GET", "/api/me")
    assert unknown.value.status == 401
    worker("POST", "/api/me", {"name": "Ada"})
    with pytest.raises(Refusal) as missing:
        worker("GET", "/api/tables/nowhere")
    assert missing.value.status == 404
    id = begun(worker, "hashi")
    with pytest.raises(Refusal) as illegal:
        worker("POST", f"/api/tables/{id}/moves", {"id": "m-1", "seat": "A", "move": "zz"})
    assert illegal.value.status == 422
    assert illegal.value.body["legal"]
    with pytest.raises(Refusal, match="invalid"):
        worker("POST", f"/api/tables/{id}/moves", {"id": 3})
    with pytest.raises(Refusal, match="no-page"):
        worker("GET", "/api/elsewhere")


def test_a_rematch_and_a_second_seat_on_one_device() -> None:
    worker = arrived()
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = worker("POST", "/api/tables", {"id": "t-1", "game": "hashi", "seats": seats})["table"]["id"]
    worker("PUT", "/api/me", {"name": "Ben"})
    worker("POST", f"/api/tables/{id}/seats/B", {"id": "s-1"})
    worker("POST", f"/api/tables/{id}/ready", {"words": ""})
    assert [seat["name"] for seat in picture(worker, id)["table"]["seats"]] == ["Ada", "Ben"]
    worker("POST", f"/api/tables/{id}/resign", {"seat": "A"})
    again = worker("POST", f"/api/tables/{id}/rematch?look=scene", {"id": "r-1"})
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Ada", "Ben"]
    assert picture(worker, id)["table"]["rematch"] == again["table"]["id"]


def test_a_clock_that_runs_out() -> None:
    worker = arrived()
    id = begun(worker, "hashi", clock={"seconds": 5, "add": 0})
    due = worker.kept[id]["snapshot"]["since"] + 5000
    worker.device.tables.clock = lambda: due + 1
    worker.device.run_out(id)
    worker.work()
    assert picture(worker, id)["table"]["status"] == "over"


def test_games_boards_tutorials_and_practice() -> None:
    worker = Worker()
    assert [game["name"] for game in worker("GET", "/api/games")["games"]] == list(LEVEL)
    board = worker("GET", "/api/boards/hashi")["boards"][0]["text"]
    assert worker("POST", "/api/boards", {"game": "hashi", "board": board})["ok"]
    place = next(iter(worker("POST", "/api/boards", {"game": "hashi", "board": board})["sketch"]["places"]))
    stroke = {"piece": "erase", "path": [place]}
    drawn = worker("POST", "/api/boards", {"game": "hashi", "board": board, "draw": stroke})
    assert drawn["board"] != board
    named = worker(
        "POST", "/api/boards", {"game": "hashi", "board": board, "say": {"name": "name", "value": "Mine"}}
    )
    assert 'name = "Mine"' in named["board"]
    wrong = worker("POST", "/api/boards", {"game": "hashi", "board": 'name = "x"'})
    assert not wrong["ok"]
    assert wrong["problems"][0]["reason"]["key"]
    for game in LEVEL:
        lesson = worker("GET", f"/api/tutorials/{game}")
        asked = {name: lesson[name] for name in ("options", "seats", "seat", "luck", "auto", "moves")}
        told = worker("POST", "/api/practice", {"game": game, "layout": True, **asked})
        assert told["layout"]["spots"]
        assert told["offers"] or told["acting"]


def test_rules_of_another_version_are_not_played_on() -> None:
    worker = arrived()
    id = begun(worker, "hashi")
    later = worker.restarted()
    later.kept[id]["events"][0]["data"]["version"] = 0
    with pytest.raises(Refusal, match="old-rules"):
        picture(later, id)


def test_a_damaged_table_says_so_and_the_others_can_be_played() -> None:
    worker = arrived()
    id, other = begun(worker, "hashi"), begun(worker, "loopit")
    later = worker.restarted()
    later.kept[id]["snapshot"]["live"]["state"] = "AAAA"
    with pytest.raises(Refusal, match="device-damaged"):
        picture(later, id)
    assert picture(later, other)["offers"]


def test_what_cannot_be_kept_has_not_happened() -> None:
    worker = arrived()
    id = begun(worker, "hashi")
    worker.bots = False
    now = picture(worker, id)
    move = now["offers"][0]["move"]
    worker.device.answer("POST", f"/api/tables/{id}/moves", f'{{"id": "m-1", "seat": "A", "move": "{move}"}}')
    worker.device.drop(id)  # the storage is full
    assert picture(worker, id)["at"] == now["at"]


@pytest.mark.few(2)
@pytest.mark.parametrize("name", registry.game_names())
def test_a_hint_for_a_servers_table_from_its_view(name: str) -> None:
    """What a page knows of a table is enough; the answer has the server's shape, and its moves are legal."""
    game = registry.game(name)
    kit, seats = game.kit(), max(2, game.seats.start)
    match = Match(game, kit, "ABCDEF"[:seats], Dealer(b"a table of a server"))
    match.deal()
    seat = match.acting[0]
    view = match.view(seat)
    told = json.loads(json.dumps(record_json(view)))
    assert record_of(told, kit.state).tobytes() == view.tobytes()
    asked = {"game": name, "options": to_text(kit.options), "seats": seats, "seat": seat, "view": told}
    found = json.loads(thinking.hint(json.dumps(asked)))
    reader(Hints)(found, "")
    legal = {game.write(kit, view, seat, move) for move in game.offers(kit, view, seat)}
    assert found["moves"]
    assert {one["move"] for one in found["moves"]} <= legal
    assert found["moves"][0]["about"]["key"]


def test_what_a_snapshot_is_made_of_knows_every_game() -> None:
    prepared.prepare()


def test_luck_for_a_real_table_needs_no_server() -> None:
    worker = Worker()
    wishes = [{"what": "begin", "count": 1}, {"what": "die", "count": 5}]
    asked = {"game": "the_border", "seats": 3, "secret": "5a" * 32, "pulls": wishes}
    told = worker("POST", "/api/draw", asked)
    assert [len(one) for one in told["drawn"]] == [1, 5]
    assert told == worker("POST", "/api/draw", asked)
    assert told["promise"] == luck.promise(bytes.fromhex("5a" * 32))
