"""The first round of a tournament, opened by several makers at once, by force instead of by luck.

    python -m tests.server.makers                         # 200 tournaments of 64 people, SQLite
    python -m tests.server.makers --postgresql --count 20

A maker is held before one of its writes while another does everything there is to do, or it dies there. Which write it
is, is the phase. Afterwards all servers are gone and a new one opens the database: the draws of every table must follow
from its stored promise, and every list must answer.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from landbridge.core.state import FATE
from landbridge.server.run.jobs.tournaments import Organizer
from landbridge.server.run.services import Services, Settings
from landbridge.server.store import promises
from landbridge.server.store.schema import tables
from landbridge.server.store.schema.community import tournaments
from landbridge.server.store.sql.database import Store
from landbridge.table.person import Person
from landbridge.table.table import Table
from landbridge.table.tournament.parts import SWISS, Terms
from tests.server.engines import BENCH, on
from tests.server.host import HASTY

SAME, OTHER, KILLED, KILLED_LATE = "same", "other", "killed", "killed late"
KINDS = (SAME, OTHER, KILLED, KILLED_LATE)


class Killed(BaseException):
    """The process is gone."""


@contextmanager
def services(folder: Path) -> Iterator[Services]:
    up = Services(Settings(folder, limits=HASTY, bots_at_once=False, **BENCH.settings(folder)))  # type: ignore[arg-type]
    try:
        yield up
    finally:
        up.close()


def person(number: int) -> str:
    return f"person-{number}"


def gathered(up: Services, name: str, players: int, duplicate: bool) -> str:
    """A tournament that waits for its start."""
    terms = Terms("hashi", SWISS, 2, 2, 3, duplicate)
    id = up.tournaments.create(name, "owner", name, name, False, terms, name.encode().ljust(32, b"."))
    for number in range(players):
        up.tournaments.join(id, Person(person(number), f"Player {number}", f"{number:06x}"))
    return id


class Held:
    """Counts the writes of a store; before, or after, one of them something happens."""

    def __init__(self, store: Store, phase: int, do: Callable[[], None], after: bool = False):
        self.write, self.phase, self.do, self.after = store.write, phase, do, after
        self.store, self.count = store, 0

    def __enter__(self) -> Held:
        self.store.write = self._write  # type: ignore[method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        self.store.write = self.write  # type: ignore[method-assign]

    def _write(self, job: Any, alone: str = "") -> Any:
        mine, self.count = self.count == self.phase, self.count + 1
        if mine and not self.after:
            self.do()
        answer = self.write(job, alone)
        if mine and self.after:
            self.do()
        return answer


def opened(folder: Path, name: str, players: int, duplicate: bool, phase: int, kind: str) -> int:
    """Start a tournament with a disturbance before its write of that number; how many writes there were."""
    with services(folder) as one, services(folder) as two:
        id = gathered(one, name, players, duplicate)
        one.tournaments.start(id)
        one.roster.sign()  # under a lock of its own, which another thread would wait for
        # Another thread of this worker, as if no lock were there; or another worker, to whom the lease has gone over.
        same = Organizer(one.tournaments, one.tables, one.settings.token)
        one.roster._lock = threading.RLock()  # type: ignore[assignment]  # it is no other thread, after all

        def disturb() -> None:
            if kind == SAME:
                same.advance(id)
            elif kind == OTHER:
                lost = sa.update(tournaments).where(tournaments.c.id == id).values(worker=None)
                two.store.write(lambda c: c.execute(lost))
                two.organizer.advance(id)
            else:
                raise Killed

        with suppress(Killed), Held(one.store, phase, disturb, kind == KILLED_LATE) as held:
            one.organizer.advance(id)
        for up in (one, two):
            remembers_what_is_stored(up)
    return held.count


def remembers_what_is_stored(up: Services) -> None:
    """Whatever a server has in memory has the secret that is on disk."""
    with up.store.reading() as c:
        stored = {row.id: row.secret for row in c.execute(sa.select(tables.c.id, tables.c.secret))}
    known = dict(up.tables._known._tables)
    wrong = [id for id, table in known.items() if table.secret != stored.get(id)]
    assert not wrong, f"{len(wrong)} of {len(known)} tables are played with another secret"


def restarted(folder: Path, name: str, players: int) -> None:
    """A new server opens the rest, and everything is as promised."""
    with services(folder) as up:
        lost = sa.update(tournaments).where(tournaments.c.id == name).values(worker=None)
        up.store.write(lambda c: c.execute(lost))
        up.organizer.advance(name)
        boards = up.tournaments.find(name).current
        assert len([board for board in boards if board.table]) == players // 2
        assert all(board.status == "opened" for board in boards if board.table)
    with services(folder) as up:
        assert not [id for some in promises.broken(up.store) for id in some]
        for board in boards:
            draws_follow(up, board.table)
        for number in range(players):
            for id in up.tables.tables_of(person(number)):
                with up.tables.open(id) as t:
                    assert t.seats_of(person(number))
        up.statistics.count()


def draws_follow(up: Services, id: str) -> None:
    """Every draw of a table is the one that its stored secret and its promise lead to."""
    with up.tables.open(id) as t, up.store.reading() as c:
        events = list(up.tables._events(c, id))
        again = Table(id, t.secret)
        for event in events:
            if event.kind == "move" and event.seat == FATE:
                assert again.live is not None
                assert again.live.deal_one() == event.data["move"]
            again.apply(event)
        assert again.promise == t.promise


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--count", type=int, default=200)
    asked.add_argument("--players", type=int, default=64)
    asked.add_argument("--postgresql", action="store_true")
    said = asked.parse_args()
    phases = 0
    with on("postgresql" if said.postgresql else "sqlite"):
        for number in range(said.count):
            with tempfile.TemporaryDirectory() as folder:
                kind, duplicate = KINDS[number % 4], number // 4 % 2 == 0
                phase = number // 8 * 3 % (phases or 1)
                count = opened(Path(folder), "t", said.players, duplicate, phase, kind)
                phases = max(phases, count)
                restarted(Path(folder), "t", said.players)
    BENCH.close()
    print(f"{said.count} tournaments of {said.players}, up to {phases} writes each: every table as promised")


if __name__ == "__main__":
    main()
