"""Tables of tournaments are played with the secret that is stored for them, however many open them at once."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from landbridge.cli import app
from landbridge.server.http.operations.people import _forget
from landbridge.server.run.services import Services
from landbridge.server.store import promises
from landbridge.server.store.schema import events, seats, tables
from landbridge.table import actions, opening
from landbridge.table.once import Once
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from tests.server.engines import BOTH, options
from tests.server.makers import (
    KILLED,
    KILLED_LATE,
    KINDS,
    OTHER,
    SAME,
    draws_follow,
    gathered,
    opened,
    person,
    remembers_what_is_stored,
    restarted,
    services,
)

DATABASES = BOTH
WRITES = {SAME: 18, OTHER: 12, KILLED: 12, KILLED_LATE: 12}  # of a first round of four tables, at least
CASES = [(kind, phase, shared) for kind in KINDS for phase in range(WRITES[kind]) for shared in (False, True)]


@pytest.mark.few(12)
@pytest.mark.parametrize(("kind", "phase", "shared"), CASES)
def test_a_first_round_opened_by_several(tmp_path: Path, kind: str, phase: int, shared: bool) -> None:
    opened(tmp_path, "t", 8, shared, phase, kind)
    restarted(tmp_path, "t", 8)


BIG = [(kind, phase, shared) for kind in KINDS for phase in range(0, 66, 5) for shared in (False, True)]


@pytest.mark.few(3)
@pytest.mark.parametrize(("kind", "phase", "shared"), BIG)
def test_sixty_four_players_opened_by_several(tmp_path: Path, kind: str, phase: int, shared: bool) -> None:
    opened(tmp_path, "t", 64, shared, phase, kind)
    restarted(tmp_path, "t", 64)


def test_a_table_that_another_call_made_is_read_from_disk(tmp_path: Path) -> None:
    """Two calls with one id and two secrets: the second is told the id, and plays with the first one's secret."""
    with services(tmp_path) as up:
        ada, once = Person("ada", "Ada"), Once.of("ada", "c", "open")
        wish = opening.Wish("hashi", [opening.SeatWish("me"), opening.SeatWish("open")], {})
        for secret in (b"1" * 32, b"2" * 32):
            new = up.tables.new("one", secret)
            opening.open_table(new, up.clock(), ada, wish, 1, once.asked, "c")
            assert up.tables.create(new, once) == "one"
            remembers_what_is_stored(up)


def test_one_thread_at_a_time_moves_a_tournament_on(tmp_path: Path) -> None:
    with services(tmp_path) as up:
        id = gathered(up, "t", 4, False)
        up.tournaments.start(id)
        create, held = up.tables.create, []

        def slow(*said: object, **more: object) -> str:
            held.append(up.organizer.lock(id).locked())
            return create(*said, **more)  # type: ignore[arg-type]

        up.tables.create = slow  # type: ignore[method-assign]
        up.organizer.advance(id)
        assert held == [True, True]
        assert not up.organizer.lock(id).locked()


# --- tables that were damaged before ------------------------------------------------------------------------


@pytest.fixture
def damaged(tmp_path: Path) -> tuple[Path, list[str]]:
    """Two tables of a running round: the secret of the first is another one's."""
    with services(tmp_path) as up:
        id = gathered(up, "t", 4, False)
        up.tournaments.start(id)
        up.organizer.advance(id)
        ids = [board.table for board in up.tournaments.find(id).current]
        damage(up, ids[0])
    return tmp_path, ids


def damage(up: Services, table: str, secret: bytes = b"x" * 32) -> None:
    up.store.write(lambda c: c.execute(sa.update(tables).where(tables.c.id == table).values(secret=secret)))


def test_one_bad_table_stops_nothing_else(damaged: tuple[Path, list[str]]) -> None:
    folder, (bad, good) = damaged
    with services(folder) as up:
        with pytest.raises(Refused) as refused, up.tables.open(bad):
            pass
        assert refused.value.fact.key == "server-damaged-table"
        at_bad, at_good = (_sitting(up, id) for id in (bad, good))
        up.tables.act(good, actions.resign, Person(at_good[0], ""), "A")
        ended = sa.update(tables).where(tables.c.id == bad).values(status="over", due=1)
        up.store.write(lambda c: c.execute(ended))  # the worst case: every job wants to see it
        up.organizer.look()  # a result for both, and the next round
        t = up.tournaments.find("t")
        assert t.round == 2
        assert t.rounds[0][0].places == (1, 1) or t.rounds[0][1].places == (1, 1)
        up.statistics.count()
        up.maintenance.clocks()
        up.maintenance.bots()
        for one in (*at_bad, *at_good):
            _forget(up, Person(one, f"Player {one[-1]}"))
        with up.store.reading() as c:
            assert not c.execute(sa.select(seats)).all()
            assert "Player" not in str(c.execute(sa.select(events)).all())


def _sitting(up: Services, table: str) -> list[str]:
    with up.store.reading() as c:
        taken = sa.select(seats.c.person).where(seats.c.table_id == table).order_by(seats.c.seat)
        return list(c.execute(taken).scalars())


def test_a_check_up_finds_it(damaged: tuple[Path, list[str]]) -> None:
    folder, (bad, _) = damaged
    with services(folder) as up:
        up.checkup.look()
        assert up.checkup.broken == [bad]


def test_what_can_be_derived_is_restored(damaged: tuple[Path, list[str]]) -> None:
    folder, (bad, good) = damaged
    done = CliRunner().invoke(app, ["mend", "--data", str(folder), *_where(folder)])
    assert (done.exit_code, done.stdout.split()[0]) == (0, bad), done.output
    assert "secret restored" in done.stdout
    with services(folder) as up:
        for id in (bad, good):
            draws_follow(up, id)
        assert promises.mend(up.store, True) == []


def test_what_is_lost_is_removed_if_that_is_wanted_and_begins_again(damaged: tuple[Path, list[str]]) -> None:
    folder, (bad, good) = damaged
    with services(folder) as up:
        mine = person(9)
        once = Once.of(mine, "c", "open")
        wish = opening.Wish("hashi", [opening.SeatWish("me"), opening.SeatWish("open")], {})
        new = up.tables.new("alone", b"1" * 32)
        opening.open_table(new, up.clock(), Person(mine, "Nine"), wish, 1, once.asked, "c")
        up.tables.create(new, once)
        damage(up, "alone", b"2" * 32)
        # As earlier versions opened it: the secret that was played with is nowhere.
        again = b"y" * 32
        other = up.tables.new(bad, again)
        with up.store.reading() as c:
            for event in up.tables._events(c, bad):
                if event.kind != "move":
                    other.apply(event)
        kept = up.tables._row(other)["snapshot"]
        up.store.write(lambda c: c.execute(sa.update(tables).where(tables.c.id == bad).values(snapshot=kept)))
    left = CliRunner().invoke(app, ["mend", "--data", str(folder), *_where(folder)])
    assert (left.exit_code, left.stdout.count("not mended")) == (1, 2)
    done = CliRunner().invoke(app, ["mend", "--remove", "--data", str(folder), *_where(folder)])
    assert done.exit_code == 0
    assert done.stdout.count("opens it again") == 1
    with services(folder) as up:
        with pytest.raises(Refused), up.tables.open("alone"):
            pass
        up.organizer.look()
        for id in (bad, good):
            draws_follow(up, id)
    done = CliRunner().invoke(app, ["mend", "--data", str(folder), *_where(folder)])
    assert "matches its fairness code" in done.stdout


def _where(folder: Path) -> list[str]:
    """The address of the database, where it is not in the folder."""
    told = options(folder)
    return told[: told.index("--database") + 2][-2:] if "--database" in told else []
