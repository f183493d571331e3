"""Reviews at a server: nothing before the end, in pieces that are kept, one's own choices alone, last in the queue."""

from __future__ import annotations

import http.client
import itertools
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from landbridge.reviewing.report import VERSION
from landbridge.server.run.bots import thinking
from landbridge.server.store.reviews import StoredReviews
from tests.server.host import Guest, Reply, Running, running
from tests.server.table import play_in_order, seat_all
from tests.support.waiting import until

GAME = "river_dragons"


def choices(reply: Reply, seat: str = "") -> list[dict[str, Any]]:
    assert reply.status == 200, reply
    found = reply.json["review"]["findings"]
    return [one for one in found if one["kind"] == "choice" and seat in ("", one["seat"])]


def once_ready(guest: Guest, path: str, body: dict[str, Any] | None = None) -> Reply:
    """Asked again until the bot process is ready, as the page does; compiling for the first time takes a while."""
    end = time.monotonic() + 240
    while True:
        reply = guest.post(path, body)
        if reply.status != 503 or reply.json["error"] != "getting-ready":
            return reply
        assert time.monotonic() < end, "the bots are never ready"


def whole(guest: Guest, table: str) -> list[Reply]:
    """A piece after another."""
    end, found = time.monotonic() + 240, list[Reply]()
    while not found or found[-1].json["review"] is None:
        assert time.monotonic() < end, "the review is never whole"
        found.append(once_ready(guest, f"/api/tables/{table}/review"))
        assert found[-1].status == 200, found[-1]
    return found


class Kept(NamedTuple):
    """A folder with a game that Ada and Ben have finished, and Ada's review of it."""

    folder: Path
    table: str
    cookies: dict[str, str]
    replies: list[Reply]
    seconds: float  # of bot processes
    tried: Reply  # Ada's other idea for a choice that cost something
    at: int


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Kept]:
    folder, numbers = tmp_path_factory.mktemp("reviews"), itertools.count(1)
    same: dict[str, Any] = {"secret": lambda: bytes(32), "token": lambda size: f"{next(numbers):0{size}d}"}
    with pytest.MonkeyPatch.context() as patch, running(folder, bot_workers=1, **same) as up:
        patch.setattr(StoredReviews, "effort", 0.05)
        patch.setattr(StoredReviews, "seconds", 0.0)  # a piece is one event
        people = {name: Guest(up.url, name) for name in ("Ada", "Ben", "Eve")}
        ada = people["Ada"]
        table, players = seat_all([ada, people["Ben"]], GAME)
        for player in players:
            player.seed = "2"  # Ada has something to learn from it
        play_in_order(players)
        replies = whole(ada, table)
        at = max(choices(replies[-1], "A"), key=lambda one: float(one["cost"]))["at"]
        tried = other_idea(ada, table, at)
        cookies = {name: guest.cookie for name, guest in people.items()}
        seconds = up.services.thinking.seconds["review"]
        for guest in people.values():
            guest.close()
        yield Kept(folder, table, cookies, replies, seconds, tried, at)


def other_idea(guest: Guest, table: str, at: int) -> Reply:
    """It begins with neither what was played nor what is best."""
    shown = guest.get(f"/api/tables/{table}/review/{at}").json
    known = {shown[plan]["moves"][0]["move"] for plan in ("played", "better")}
    asked = {"table": table, "at": at}
    seen = guest.post("/api/exercises/position", asked)
    while not seen.json["complete"]:
        handles = next(one["handles"] for one in seen.json["offers"] if one["move"] not in known)
        sent = {**asked, "moves": seen.json["moves"], "handles": handles}
        seen = guest.post("/api/exercises/position", sent)
        assert seen.status == 200, seen
    return once_ready(guest, "/api/exercises/try", {**asked, "moves": seen.json["moves"]})


class NoProcess:
    """In place of a bot process: nothing is to be thought about."""

    def __init__(self, seconds: float, games: tuple[str, ...] = ()):
        pass

    def stop(self) -> None:
        pass

    def review(self, request: Any) -> None:
        raise AssertionError("it was computed again")


@contextmanager
def again(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Running, Guest, Guest, Guest]]:
    """The same folder, served anew."""
    monkeypatch.setattr(thinking, "BotProcess", NoProcess)
    with running(kept.folder, bot_workers=1) as up:
        guests = []
        for cookie in kept.cookies.values():
            guests.append(Guest(up.url))
            guests[-1].cookie = cookie
        yield up, guests[0], guests[1], guests[2]
        for guest in guests:
            guest.close()


# --- before the end -----------------------------------------------------------------------------------------


def test_a_running_game_is_not_reviewed(ada: Guest, ben: Guest, server: Running) -> None:
    """Whoever asks, whatever they ask: the same few words, and no bot hears of it."""
    eve, nobody = Guest(server.url, "Eve"), Guest(server.url)
    table, players = seat_all([ada, ben], GAME)
    for player in players:
        player.step()
    path, asked = f"/api/tables/{table}/review", {"table": table, "at": 1}
    before = dict(server.services.thinking.seconds)
    replies = [
        reply
        for guest in (ada, ben, eve, nobody)
        for reply in (
            guest.get(path),
            guest.post(path),
            guest.get(f"{path}/1"),
            guest.post("/api/exercises/position", asked),
            guest.post("/api/exercises/try", {**asked, "moves": ["A pass"]}),
        )
    ] + [guest.put(path, {"agree": True}) for guest in (ada, ben, eve)]
    assert {reply.status for reply in replies} == {409}
    assert len({reply.body for reply in replies}) == 1
    assert set(replies[0].json) == {"error", "reason"}
    assert replies[0].json["error"] == "not-over"
    assert replies[0].json["reason"]["values"] == {}
    assert dict(server.services.thinking.seconds) == before
    assert server.services.reviews.pieces(table, "") == []
    assert server.services.reviews.agreed(table) == set()
    eve.close()
    nobody.close()


def test_only_whole_records_are_reviewed(ada: Guest, server: Running) -> None:
    begun = "landbridge 2 · hashi 1 · seats A, B\nA 4@d4   B 4@e2\n1   card 5/1   A 5@f3 f1-f3 .   B 5@a4 a4-a5 .\n"
    assert ada.post("/api/reviews", {"record": begun}).json["error"] == "review-unfinished"
    assert ada.post("/api/reviews", {"record": "nothing"}).status == 422
    assert Guest(server.url).post("/api/reviews", {"record": begun}).status == 401


# --- after it -----------------------------------------------------------------------------------------------


def test_a_review_grows_by_a_piece_with_each_request(kept: Kept) -> None:
    told = [reply.json for reply in kept.replies]
    assert [one["done"] for one in told] == list(range(1, told[-1]["events"] + 1))
    assert all(one["review"] is None for one in told[:-1])
    assert len(told) > 3
    assert kept.seconds > 0  # in a bot process


def test_a_whole_review_is_not_computed_again(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    with again(kept, monkeypatch) as (up, ada, ben, _):
        assert ada.get(f"/api/tables/{kept.table}/review").json == kept.replies[-1].json
        assert ada.post(f"/api/tables/{kept.table}/review").json == kept.replies[-1].json
        assert ben.post(f"/api/tables/{kept.table}/review").status == 200
        assert up.services.thinking.seconds["review"] == 0


def test_choices_are_their_owners_until_they_agree(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/api/tables/{kept.table}/review"
    with again(kept, monkeypatch) as (up, ada, ben, eve):
        nobody = Guest(up.url)

        def seen() -> list[set[str]]:
            return [{one["seat"] for one in choices(guest.get(path))} for guest in (ada, ben, eve, nobody)]

        def status(guest: Guest) -> list[int]:
            asked = {"table": kept.table, "at": kept.at}
            return [
                guest.get(f"{path}/{kept.at}").status,
                guest.post("/api/exercises/position", asked).status,
            ]

        assert seen() == [{"A"}, {"B"}, set(), set()]
        assert [status(guest) for guest in (ada, ben, eve, nobody)] == [[200, 200], *[[403, 403]] * 3]
        of_ben = ben.get(path).json
        assert of_ben["hidden"] == ["A"]
        assert of_ben["consent"] is False
        seats = of_ben["review"]["seats"]
        assert (seats[0]["decisions"], seats[0]["loss"]) == (None, None)
        assert seats[1]["decisions"] is not None
        assert ada.put(path, {"agree": True}).json["consent"] is True
        assert seen() == [{"A"}, {"A", "B"}, {"A"}, {"A"}]
        assert [status(guest) for guest in (ben, eve)] == [[200, 200]] * 2
        assert ada.put(path, {"agree": False}).json["consent"] is False
        assert seen() == [{"A"}, {"B"}, set(), set()]
        nobody.close()


def test_strangers_neither_ask_for_a_review_nor_agree(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/api/tables/{kept.table}/review"
    with again(kept, monkeypatch) as (up, _, _, eve):
        for reply in (eve.post(path), eve.put(path, {"agree": True}), Guest(up.url).post(path)):
            assert (reply.status, reply.json["error"]) == (403, "not-yours")
        assert eve.get("/api/tables/nowhere/review").status == 404
        assert up.services.reviews.agreed(kept.table) == set()


def test_a_finding_is_shown_on_the_board(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    with again(kept, monkeypatch) as (_, ada, _, _):
        shown = ada.get(f"/api/tables/{kept.table}/review/{kept.at}").json
        found = next(one for one in choices(kept.replies[-1], "A") if one["at"] == kept.at)
        told = [" ".join(one["move"] for one in shown[plan]["moves"]) for plan in ("played", "better")]
        assert told == [found["text"], found["best"]]
        assert shown["seat"] == "A"
        assert shown["scene"] != shown["better"]["scene"]
        missing = ada.get(f"/api/tables/{kept.table}/review/100000")
        assert (missing.status, missing.json["error"]) == (403, "review-not-shown")


def test_another_idea_for_a_costly_choice_is_compared(kept: Kept) -> None:
    """By a bot process: the review knows nothing of it. No exercise of the game's own, so nobody's rating changes."""
    assert kept.tried.status == 200, kept.tried
    told = kept.tried.json
    assert told["share"] is not None
    assert told["lost"] >= 0
    assert (told["solver"], told["change"]) == (None, None)
    assert told["tried"]["moves"] != told["best"]["moves"]


# --- keeping ------------------------------------------------------------------------------------------------


def test_pieces_never_overlap(server: Running) -> None:
    """Two who ask at the same time get pieces of different lengths: what does not go on from what is kept is lost."""
    kept = server.services.reviews

    def keep(first: int, end: int) -> None:
        piece = {"version": VERSION, "moves": "m", "first": first, "end": end, "events": 13}
        kept.keep("two at once", piece)

    for first, end in ((0, 5), (0, 7), (5, 9), (5, 8), (7, 10), (0, 3), (9, 12), (10, 12)):
        keep(first, end)
    assert [(one["first"], one["end"]) for one in kept.pieces("two at once", "m")] == [
        (0, 5),
        (5, 9),
        (9, 12),
    ]


def test_another_versions_review_is_made_anew(server: Running) -> None:
    kept = server.services.reviews
    old = {"version": VERSION - 1, "moves": "m", "first": 0, "end": 5, "events": 13}
    kept.keep("an old one", old)
    assert kept.pieces("an old one", "m") == []
    kept.keep("an old one", {**old, "version": VERSION, "end": 4})
    assert [one["end"] for one in kept.pieces("an old one", "m")] == [4]


def test_a_corrected_game_is_reviewed_anew(server: Running) -> None:
    """What was entered from a real table may change after its review; then nothing of the old one is shown."""
    kept = server.services.reviews
    first = {"version": VERSION, "moves": "m", "first": 0, "end": 5, "events": 13}
    kept.keep("corrected", first)
    kept.keep("corrected", {**first, "first": 5, "end": 12})
    assert kept.pieces("corrected", "n") == []
    kept.keep("corrected", {**first, "moves": "n", "end": 7})
    assert kept.pieces("corrected", "m") == []
    assert [one["end"] for one in kept.pieces("corrected", "n")] == [7]


# --- in the queue -------------------------------------------------------------------------------------------


class Gated:
    """In place of a bot process: says what it is asked, and waits until it is let through."""

    asked: list[str]
    permits: threading.Semaphore

    def __init__(self, seconds: float, games: tuple[str, ...] = ()):
        pass

    def stop(self) -> None:
        pass

    def _wait(self, kind: str) -> None:
        self.asked.append(kind)
        assert self.permits.acquire(timeout=60)

    def think(self, request: Any) -> None:
        self._wait("table")

    def advise(self, request: Any) -> list[Any]:
        self._wait("hint")
        return []

    def review(self, request: Any) -> None:
        self._wait("review")


def sent(guest: Guest, path: str, body: Any) -> http.client.HTTPConnection:
    line = guest.connect(60)
    headers = {"cookie": guest.cookie, "content-type": "application/json"}
    line.request("POST", path, json.dumps(body).encode(), headers)
    return line


def test_whoever_plays_goes_before_reviews(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada's review came first. Her own hint, Ben's and a bot at Eve's table are thought about before it."""
    monkeypatch.setattr(Gated, "asked", asked := list[str](), raising=False)
    monkeypatch.setattr(Gated, "permits", permits := threading.Semaphore(0), raising=False)
    monkeypatch.setattr(thinking, "BotProcess", Gated)
    with running(tmp_path, bot_workers=1) as up:
        ada, ben, eve = (Guest(up.url, name) for name in ("Ada", "Ben", "Eve"))
        over, players = seat_all([ada, ben], GAME)
        play_in_order(players)
        tables = []
        for guest in (ada, ben, eve):
            tables.append(guest.open(GAME, "me", "me"))
            guest.ready(tables[-1])
        queue = up.services.thinking._queue
        lines = [sent(eve, f"/api/tables/{tables[2]}/hint", {"seat": "A"})]
        until(lambda: asked == ["hint"], "nobody thinks")
        lines.append(sent(ada, f"/api/tables/{over}/review", {}))
        until(lambda: len(queue) == 1, "the review does not wait")
        lines.append(sent(ada, f"/api/tables/{tables[0]}/hint", {"seat": "A"}))
        lines.append(sent(ben, f"/api/tables/{tables[1]}/hint", {"seat": "A"}))
        eve.ready(eve.open(GAME, "me", "greedy"))
        until(lambda: len(queue) == 4, "somebody does not wait")
        permits.release(100)
        statuses = []
        for line in lines:
            answer = line.getresponse()
            statuses.append((answer.status, json.loads(answer.read()).get("error")))
            line.close()
        before = asked[: asked.index("review")]
        assert before.count("hint") == 3
        assert "table" in before
        # The process had no answer: whoever asked is told, and nothing is kept.
        assert statuses == [(200, None), (503, "review-failed"), (200, None), (200, None)]
        assert up.services.reviews.pieces(over, "") == []
        for guest in (ada, ben, eve):
            guest.close()
