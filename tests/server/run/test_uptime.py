"""Nobody loses time because the server was away, or because its wall clock was set."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.engines import BOTH
from tests.server.host import Guest, Running, pass_time, running

DATABASES = BOTH
SECOND, MINUTE, HOUR = 1_000, 60_000, 3_600_000
SECONDS = 20  # on each clock: any of the outages below is longer


class Club:
    """Two people at a table with clocks, at a server that can go away."""

    def __init__(self, folder: Path):
        self.folder, self.now = folder, [1_800_000_000_000]
        self.stack = ExitStack()
        self.up = self.start()
        self.ada, self.ben = Guest(self.up.url, "Ada"), Guest(self.up.url, "Ben")
        self.table = self.ada.open("loopit", "me", "open", clock={"seconds": SECONDS, "add": 0})
        self.ben.join(self.ada.invite(self.table, "B"))
        self.ada.ready(self.table)
        self.tick(4 * SECOND)

    def start(self) -> Running:
        up = self.stack.enter_context(running(self.folder, clock=lambda: self.now[0]))
        up.services.maintenance.close()  # every step by hand
        up.services.tables.uptime.close()
        return up

    def tick(self, ms: int) -> None:
        pass_time(self.now, ms, self.up)

    def away(self, ms: int) -> None:
        self.stack.pop_all().close()
        self.now[0] += ms
        self.up = self.start()
        for guest in (self.ada, self.ben):
            guest.call(self.up.url)

    def seats(self) -> list[dict[str, Any]]:
        self.up.services.maintenance.clocks()
        found: list[dict[str, Any]] = self.ada.look(self.table)["table"]["seats"]
        return found

    @property
    def clocks(self) -> list[int]:
        return [seat["clock_ms"] for seat in self.seats()]

    @property
    def acting(self) -> int:
        return "AB".index(self.ada.look(self.table)["table"]["acting"][0])


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    found = Club(tmp_path)
    yield found
    found.ada.close()
    found.ben.close()
    found.stack.close()


@pytest.mark.parametrize("gap", [25 * SECOND, 25 * MINUTE, 25 * HOUR])
def test_clocks_stand_still_while_no_server_runs(club: Club, gap: int) -> None:
    before = club.clocks
    assert before[club.acting] == SECONDS * SECOND - 4 * SECOND
    club.away(gap)
    assert club.clocks == before
    assert [seat["away"] for seat in club.seats()] == ["", ""]
    log = club.ada.get(f"/api/tables/{club.table}/log?most=500").json["messages"]
    assert log[-1]["type"] == "pause"
    assert gap // SECOND in log[-1]["facts"][0]["values"].values()
    club.tick(5 * SECOND)
    assert club.clocks[club.acting] == before[club.acting] - 5 * SECOND
    club.away(gap)  # and again
    assert club.clocks[club.acting] == before[club.acting] - 5 * SECOND


def test_what_was_lost_is_given_back_before_a_move_counts(club: Club) -> None:
    """The first request may come before any job."""
    before, seat = club.clocks, club.acting
    club.away(25 * SECOND)
    guest = (club.ada, club.ben)[seat]
    seen = guest.look(club.table, "AB"[seat])
    reply = guest.move(club.table, "AB"[seat], seen["offers"][0]["move"])
    assert reply.status == 200
    assert [one["clock_ms"] for one in reply.json["table"]["seats"]] == before


def test_a_clock_that_is_set_ahead(club: Club) -> None:
    before = club.clocks
    club.now[0] += HOUR
    assert club.clocks == before
    club.tick(3 * SECOND)
    assert club.clocks[club.acting] == before[club.acting] - 3 * SECOND


def test_a_clock_that_is_set_back(club: Club) -> None:
    club.now[0] -= HOUR
    before = club.clocks
    assert before == [SECONDS * SECOND] * 2  # how much of it had passed nobody can say
    club.tick(3 * SECOND)  # nor does it stand still for an hour
    assert club.clocks[club.acting] == before[club.acting] - 3 * SECOND


def test_a_clock_that_is_set_ahead_and_back_again(club: Club) -> None:
    before = club.clocks
    club.now[0] += HOUR
    assert club.clocks == before
    club.tick(2 * SECOND)
    club.now[0] -= HOUR
    assert club.clocks[club.acting] >= before[club.acting] - 2 * SECOND
    left = club.clocks[club.acting]
    club.tick(6 * SECOND)  # through what has been a gap
    assert club.clocks[club.acting] == left - 6 * SECOND


def test_clocks_run_on_while_another_worker_is_there(club: Club) -> None:
    before = club.clocks
    with running(club.folder, clock=lambda: club.now[0]) as other:
        other.services.maintenance.close()
        pass_time(club.now, 10 * SECOND, other)  # the first one is stopped meanwhile
        assert club.clocks[club.acting] == before[club.acting] - 10 * SECOND


def test_whoever_runs_out_of_time_still_loses(club: Club) -> None:
    club.tick(SECONDS * SECOND)
    assert [seat["away"] for seat in club.seats()].count("time") == 1


def test_an_older_worker_is_not_given_what_it_cannot_read(club: Club) -> None:
    club.now[0] += HOUR
    club.up.services.roster.can_all_read = lambda edition: edition < 3  # type: ignore[method-assign]
    club.up.services.maintenance.clocks()
    assert [seat["away"] for seat in club.ada.look(club.table)["table"]["seats"]].count("time") == 1


def test_nothing_is_written_while_no_clock_runs(tmp_path: Path) -> None:
    now = [1_800_000_000_000]
    with running(tmp_path, clock=lambda: now[0]) as up:
        up.services.maintenance.close()
        up.services.tables.uptime.close()
        ada = Guest(up.url, "Ada")
        table = ada.open("loopit", "me", "me")
        ada.ready(table)
        before = up.services.store.commits
        pass_time(now, MINUTE, up)
        assert up.services.store.commits == before
        ada.close()
