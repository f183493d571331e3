"""Sixty of the same at one moment, by several workers: limits hold, and nobody is answered with an error of ours."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.engines import BOTH
from tests.server.host import HASTY, Guest, Reply, Running, running

DATABASES = BOTH
FEW = 3
PRESSES = 60
LIMITS = replace(
    HASTY,
    tables_per_person=FEW,
    tournaments_per_person=FEW,
    invites_per_table=FEW,
    hooks_per_table=FEW,
    waiting_per_address=FEW,
    friends_per_person=FEW,
    comments_per_person=FEW,
    challenges_per_person=FEW,
    connections=20,
)


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Sequence[Running]]:
    with (
        running(tmp_path, LIMITS, private_targets=True) as one,
        running(tmp_path, LIMITS, private_targets=True) as other,
    ):
        for up in (one, other):
            up.services.notifications.sending.close()
        yield one, other


def same_person(guest: Guest, url: str) -> Guest:
    other = Guest(url)
    other.cookie = guest.cookie
    return other


def at_once(guests: Sequence[Guest], ask: Callable[[Guest, int], Reply]) -> Counter[int]:
    """What they are answered, all of them released by one gate."""
    gate, found = threading.Barrier(len(guests)), []

    def press(number: int) -> None:
        guests[number].get("/api/games/none")  # the line is open
        gate.wait()
        found.append(ask(guests[number], number).status)

    presses = [threading.Thread(target=press, args=(number,)) for number in range(len(guests))]
    for one in presses:
        one.start()
    for one in presses:
        one.join()
    for guest in guests:
        guest.close()
    return Counter(found)


def many(two: Sequence[Running], guest: Guest) -> list[Guest]:
    """One person, at both workers."""
    return [same_person(guest, two[number % 2].url) for number in range(PRESSES)]


SEATS = [{"kind": "me"}, {"kind": "open"}]


def post(path: str, body: Callable[[int], Any]) -> Callable[[Guest, int], Reply]:
    return lambda guest, number: guest.post(path, body(number))


def test_tables_and_tournaments_of_one_person(two: Sequence[Running]) -> None:
    ada = Guest(two[0].url, "Ada")
    opened = post("/api/tables", lambda n: {"id": f"t{n}", "game": "hashi", "seats": SEATS})
    assert at_once(many(two, ada), opened) == {201: FEW, 429: PRESSES - FEW}
    planned = post("/api/tournaments", lambda n: {"id": f"t{n}", "title": "Club", "game": "hashi"})
    assert at_once(many(two, ada), planned) == {201: FEW, 429: PRESSES - FEW}


def test_what_belongs_to_one_table(two: Sequence[Running]) -> None:
    ada = Guest(two[0].url, "Ada")
    home = f"/api/tables/{ada.open('hashi', 'me', 'open', pace='slow')}"
    invited = at_once(many(two, ada), post(f"{home}/invites", lambda n: {"seat": "B"}))
    assert invited == {201: FEW, 429: PRESSES - FEW}
    hook = {"format": "ntfy", "url": "http://127.0.0.1:9/topic"}
    hooked = at_once(many(two, ada), post(f"{home}/hooks", lambda n: hook))
    assert hooked == {201: FEW, 429: PRESSES - FEW}
    hushed = at_once(many(two, ada), lambda guest, n: guest.put(f"{home}/notify", {"hushed": True}))
    assert hushed == {200: PRESSES}


def test_comments_of_one_person(two: Sequence[Running]) -> None:
    ada = Guest(two[0].url, "Ada")
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    assert ada.post(f"/api/tables/{table}/resign", {"seat": "A"}).status == 200
    assert ada.look(table)["table"]["status"] == "over"
    said = post(f"/api/tables/{table}/comments", lambda n: {"id": f"c{n}", "step": 1, "text": f"Well {n}"})
    assert at_once(many(two, ada), said) == {201: FEW, 429: PRESSES - FEW}


def test_friends_challenges_and_the_queue(two: Sequence[Running]) -> None:
    ada = Guest(two[0].url, "Ada")
    code = ada.post("/api/friends/link").json["code"]
    crowd = [Guest(two[n % 2].url, f"Guest {n}") for n in range(20)]
    cookies = [guest.cookie for guest in crowd]
    assert at_once(crowd, post("/api/friends", lambda n: {"code": code})) == {200: FEW, 429: 20 - FEW}
    wish = {"game": "river_dragons", "seats": 6}  # more than may wait
    waiting = at_once(crowd, post("/api/waiting", lambda n: wish))
    assert waiting == {201: FEW, 429: 20 - FEW}
    for guest, cookie in zip(crowd, cookies, strict=True):
        guest.cookie = cookie
    friends = ada.get("/api/friends").json["friends"]
    assert len(friends) == FEW
    home = f"/api/tables/{ada.open('river_dragons', 'me', *['open'] * 5)}"
    asked = post(f"{home}/challenges", lambda n: {"friend": friends[n % FEW]["id"], "seat": "BCDEF"[n % 5]})
    at_once(many(two, ada), asked)
    sent = ada.get(f"{home}/challenges").json["challenges"]
    assert (
        len({one["name"] for one in sent}) == len(sent) <= FEW
    )  # each friend one seat, each seat one friend
    assert len({one["seat"] for one in sent}) == len(sent)
    shared = at_once(many(two, ada), lambda guest, n: guest.put("/api/me/presence", {"shared": n % 3 > 0}))
    assert shared == {200: PRESSES}
