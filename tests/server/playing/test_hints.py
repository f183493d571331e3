"""Hints: for one's own seat, from its view, three at most, best first."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from landbridge import registry
from tests.server.host import Guest, Running, hinted, running, said, short_options
from tests.server.table import peek


def hint(guest: Guest, table: str, seat: str = "A") -> list[dict[str, Any]]:
    reply = hinted(guest, table, seat)
    assert reply.status == 200, reply
    found: list[dict[str, Any]] = reply.json["moves"]
    return found


@pytest.mark.few(2)
@pytest.mark.parametrize("game", registry.game_names())
def test_hints_are_moves_that_may_be_made(ada: Guest, game: str) -> None:
    seats = ["me"] * max(2, registry.game(game).seats.start)
    table = ada.open(game, *seats, options=short_options(game))
    ada.ready(table)
    seat = next(s for s in "ABCDEF"[: len(seats)] if ada.look(table, s)["offers"])
    offers = {one["move"]: one["handles"] for one in ada.look(table, seat)["offers"]}
    found = hint(ada, table, seat)
    assert 1 <= len(found) <= 3
    for one in found:
        assert offers[str(one["move"])] == one["handles"]
        assert one["plan"][0] == one["move"]
        assert said(one["about"])[0].isupper()
    chances = [one["chance"] for one in found]
    assert len({str(one["move"]) for one in found}) == len(found)
    assert all(0 <= chance <= 1 for chance in chances)
    assert ada.move(table, seat, str(found[0]["move"])).status == 200


def test_nobody_gets_a_hint_for_anothers_seat(ada: Guest, server: Running) -> None:
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    reply = Guest(server.url, "Eve").post(f"/api/tables/{table}/hint", {"seat": "A"})
    assert (reply.status, reply.json["error"]) == (403, "not-yours")


def test_whoever_waits_gets_none(ada: Guest) -> None:
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    ada.move(table, "A", ada.look(table, "A")["offers"][0]["move"])
    assert hint(ada, table, "A") == []


def test_before_the_game_there_is_nothing_to_advise(ada: Guest) -> None:
    table = ada.open("hashi", "me", "open")
    assert ada.post(f"/api/tables/{table}/hint", {"seat": "A"}).json["error"] == "not-started"


@pytest.mark.few(2)
@pytest.mark.parametrize("game", registry.game_names())
def test_the_strongest_level_plays_at_a_table(ada: Guest, server: Running, game: str) -> None:
    """From the first move on, whether its rules are compiled yet or not; and nobody has to play in its place."""
    before = server.services.bot_pool.substituted
    table = ada.open(game, "me", "master", options=short_options(game))
    ada.ready(table)
    end = time.monotonic() + 60
    acts = 0
    while acts < 3 and ada.look(table, "A")["table"]["status"] != "over":
        assert time.monotonic() < end, "the bot never moved"
        offers = ada.look(table, "A")["offers"]
        if offers:
            ada.move(table, "A", offers[-1]["move"])
        seats = peek(server, table, lambda t: t.seats[1].acts)
        acts = seats
        time.sleep(0.02)
    assert server.services.bot_pool.substituted == before


@pytest.mark.all
def test_the_first_hint_of_a_server_is_thought_through(tmp_path: Path) -> None:
    """No process advises before it can search: it would call every move good at first sight."""
    with running(tmp_path, bots_at_once=True) as up, closing(Guest(up.url, "Ada")) as ada:
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        found = hint(ada, table)
        assert found[0]["about"]["key"] != "hint-glance"
