"""Tournaments on disk. Every step names the number it was made after, so that of two workers one makes it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge.server.run.limits import Limits
from landbridge.server.run.process.roster import Roster
from landbridge.server.store.people import DAY, Clock, tag_of
from landbridge.server.store.schema import tables
from landbridge.server.store.schema.community import boards, contestants, tournaments
from landbridge.server.store.sql.database import Store
from landbridge.table.person import Person, told_apart
from landbridge.table.refusals import Refused
from landbridge.table.tournament import opening
from landbridge.table.tournament.parts import ROUND_ROBIN, Board, Player, Terms

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"
PLANNED, OPENED = "planned", "opened"  # a board, before it is over
ROUND_ROBIN_PLAYERS = 32  # more would be at it for weeks
LISTED = 50


@dataclass(frozen=True)
class Contestant:
    number: int
    person: str
    name: str
    lot: int
    gone: bool


@dataclass(frozen=True)
class KnownBoard:
    """A table of a round."""

    round: int
    board: int
    table: str  # "" is a bye
    players: tuple[int, ...]
    status: str
    result: tuple[tuple[int, ...], tuple[int, ...]] | None  # places, points
    disclosed: bool

    @property
    def told(self) -> Board:
        places, points = self.result or (None, None)
        return Board(self.players, places, points)


@dataclass(frozen=True)
class Tournament:
    """A tournament as it is on disk."""

    id: str
    n: int
    owner: str
    title: str
    status: str
    listed: bool
    round: int
    terms: Terms
    secret: bytes
    created: int
    people: tuple[Contestant, ...]
    boards: tuple[KnownBoard, ...]

    @property
    def players(self) -> list[Player]:
        """Under the names they are shown by."""
        names = told_apart(tuple((one.name, tag_of(one.person)) for one in self.people))
        named = zip(self.people, names, strict=True)
        return [Player(one.number, name, one.lot, one.gone) for one, name in named]

    @property
    def rounds(self) -> list[list[Board]]:
        return [[one.told for one in self.boards if one.round == round] for round in range(1, self.round + 1)]

    @property
    def current(self) -> list[KnownBoard]:
        """The boards of the running round."""
        return [one for one in self.boards if one.round == self.round]

    @property
    def between(self) -> bool:
        """Whether no board is being played."""
        return all(one.told.over for one in self.current)

    def number_of(self, person: str) -> int | None:
        """Whoever has two entries, since two guests became one person, takes part by the one that goes on."""
        mine = [one for one in self.people if person and one.person == person]
        return min(mine, key=lambda one: one.gone).number if mine else None


class Tournaments:
    def __init__(self, store: Store, limits: Limits, clock: Clock, roster: Roster):
        self.store, self.limits, self.clock, self.roster = store, limits, clock, roster

    # --- reading ----------------------------------------------------------------------------------------------

    def find(self, id: str) -> Tournament:
        if not id.isprintable():
            raise Refused("tournament-none")
        with self.store.reading() as c:
            return self._find(c, id)

    def _find(self, c: Connection, id: str) -> Tournament:
        row = c.execute(sa.select(tournaments).where(tournaments.c.id == id)).first()
        if row is None:
            raise Refused("tournament-none")
        people = c.execute(
            sa.select(contestants).where(contestants.c.tournament == id).order_by(contestants.c.number)
        ).all()
        played = c.execute(
            sa.select(boards).where(boards.c.tournament == id).order_by(boards.c.round, boards.c.board)
        ).all()
        return Tournament(
            row.id,
            row.n,
            row.owner,
            row.title,
            row.status,
            row.listed,
            row.round,
            Terms(**json.loads(row.terms)),
            row.secret,
            row.created,
            tuple(Contestant(one.number, one.person, one.name, one.lot, one.gone) for one in people),
            tuple(
                KnownBoard(
                    one.round,
                    one.board,
                    one.table_id,
                    tuple(json.loads(one.players)),
                    one.status,
                    _result(one.result),
                    one.disclosed,
                )
                for one in played
            ),
        )

    def listed(self, person: str) -> list[str]:
        """Those that want to be found, and those of this person; what goes on first."""
        mine = sa.select(contestants.c.tournament).where(contestants.c.person == (person or None))
        public = sa.and_(tournaments.c.listed, tournaments.c.status != CLOSED)
        known = sa.or_(public, tournaments.c.id.in_(mine), tournaments.c.owner == (person or None))
        ended = tournaments.c.status.in_((OVER, CLOSED))
        order = (ended, tournaments.c.touched.desc())
        with self.store.reading() as c:
            query = sa.select(tournaments.c.id).where(known).order_by(*order).limit(LISTED)
            return list(c.execute(query).scalars())

    def running(self) -> list[str]:
        with self.store.reading() as c:
            return list(
                c.execute(sa.select(tournaments.c.id).where(tournaments.c.status == RUNNING)).scalars()
            )

    def ended_tables(self, ids: Sequence[str]) -> dict[str, str]:
        """How tables stand; those that are gone are left out."""
        with self.store.reading() as c:
            query = sa.select(tables.c.id, tables.c.status).where(tables.c.id.in_(ids))
            return {row.id: row.status for row in c.execute(query)}

    # --- before it begins -------------------------------------------------------------------------------------

    def create(
        self, id: str, owner: str, client: str, title: str, listed: bool, terms: Terms, secret: bytes
    ) -> str:
        """A new one; if the request came before, the one there is."""
        now = self.clock()
        row = {
            "id": id,
            "n": 1,
            "owner": owner,
            "client": client,
            "title": title,
            "status": OPEN,
            "listed": listed,
            "round": 0,
            "terms": json.dumps(terms.as_json()),
            "secret": secret,
            "created": now,
            "touched": now,
        }

        def write(c: Connection) -> str:
            mine = tournaments.c.owner == owner
            there = c.execute(
                sa.select(tournaments.c.id).where(mine, tournaments.c.client == client)
            ).scalar()
            if there is not None:
                return str(there)
            going = tournaments.c.status.in_((OPEN, RUNNING))
            count = sa.select(sa.func.count()).select_from(tournaments).where(mine, going)
            most = self.limits.tournaments_per_person
            if (c.execute(count).scalar() or 0) >= most:
                raise Refused("server-limit", limit="tournaments_per_person", most=most)
            c.execute(sa.insert(tournaments).values(**row))
            return id

        try:
            return self.store.write(write, f"tournaments {owner}")
        except IntegrityError:  # the same request at the same moment
            return self.store.write(write, f"tournaments {owner}")

    def join(self, id: str, person: Person) -> None:
        """Before the first round."""

        def write(c: Connection, t: Tournament) -> None:
            number = t.number_of(person.id)
            if number is not None:
                if t.people[number].gone:
                    self._say(c, t, number, gone=False)
                return
            most = self.limits.tournament_players
            if t.terms.format == ROUND_ROBIN:
                most = min(most, ROUND_ROBIN_PLAYERS)
            if len(t.people) >= most:
                raise Refused("tournament-full", most=most)
            row = {"tournament": t.id, "number": len(t.people), "person": person.id, "name": person.name}
            c.execute(sa.insert(contestants).values(**row, lot=0, gone=False))

        self._change(id, (OPEN,), write)

    def start(self, id: str) -> None:
        """Lots are drawn; the first round is planned by `advance`."""

        def write(c: Connection, t: Tournament) -> None:
            staying = sum(not one.gone for one in t.people)
            if staying < max(2, t.terms.fewest):
                raise Refused("tournament-few", fewest=max(2, t.terms.fewest))
            for number, lot in enumerate(opening.lots(t.secret, len(t.people))):
                self._say(c, t, number, lot=lot)
            c.execute(_this(t).values(status=RUNNING))

        self._change(id, (OPEN,), write)

    def withdraw(self, id: str, number: int) -> str:
        """From the next round on; the table where they still play, or ""."""
        table = ""

        def write(c: Connection, t: Tournament) -> None:
            nonlocal table
            if number >= len(t.people):
                raise Refused("tournament-left")
            playing = (one for one in t.current if number in one.players and not one.told.over)
            table = next((one.table for one in playing), "")
            self._say(c, t, number, gone=True)

        self._change(id, (OPEN, RUNNING), write)
        return table

    def close(self, id: str) -> None:
        """Called off. Tables that have begun go on, for their own sake."""
        self._change(id, (OPEN, RUNNING), lambda c, t: c.execute(_this(t).values(status=CLOSED)))

    # --- round after round ------------------------------------------------------------------------------------

    def lease(self, id: str) -> bool:
        """Whether this worker moves it on: it does already, or nobody does."""
        self.roster.sign()
        free = sa.or_(tournaments.c.worker == self.roster.id, self.roster.absent(tournaments.c.worker))
        this = sa.update(tournaments).where(tournaments.c.id == id, free).values(worker=self.roster.id)
        return self.store.write(lambda c: c.execute(this).rowcount) == 1

    def plan(self, t: Tournament, pairing: Sequence[tuple[int, ...]] | None, name: Callable[[], str]) -> None:
        """The next round, or the end; nothing if another worker was faster."""

        def write(c: Connection) -> None:
            this = _this(t).where(tournaments.c.n == t.n, tournaments.c.status == RUNNING)
            ahead = {"round": t.round + 1} if pairing is not None else {"status": OVER}
            if not c.execute(this.values(n=t.n + 1, touched=self.clock(), **ahead)).rowcount:
                return
            rows = [
                {
                    "tournament": t.id,
                    "round": t.round + 1,
                    "board": place,
                    "table_id": name() if len(players) > 1 else "",
                    "players": json.dumps(players),
                    "status": PLANNED if len(players) > 1 else OVER,
                    "disclosed": len(players) == 1,
                }
                for place, players in enumerate(pairing or (), start=1)
            ]
            if rows:
                c.execute(sa.insert(boards), rows)

        self.store.write(write)

    def opened(self, t: Tournament, board: KnownBoard) -> Callable[[Connection], None]:
        """What is written with a new table."""
        this = _board(t, board).where(boards.c.status == PLANNED).values(status=OPENED)

        def write(c: Connection) -> None:
            c.execute(this)

        return write

    def mark_opened(self, t: Tournament, board: KnownBoard) -> None:
        self.store.write(self.opened(t, board))

    def count(self, t: Tournament, board: KnownBoard, places: Sequence[int], points: Sequence[int]) -> bool:
        """A result; what was said first stays."""
        this = _board(t, board).where(boards.c.status == OPENED, boards.c.result.is_(None))
        told = {"status": OVER, "result": json.dumps([list(places), list(points)])}

        def write(c: Connection) -> bool:
            if not c.execute(this.values(**told)).rowcount:
                return False
            c.execute(_this(t).values(n=tournaments.c.n + 1, touched=self.clock()))
            return True

        return self.store.write(write)

    def disclosed(self, t: Tournament, board: KnownBoard) -> None:
        self.store.write(lambda c: c.execute(_board(t, board).values(disclosed=True)))

    def clear_away(self) -> None:
        """Those that nobody has touched for as long as finished tables are kept."""
        old = sa.select(tournaments.c.id).where(
            tournaments.c.touched < self.clock() - self.limits.kept_days * DAY
        )
        with self.store.reading() as c:
            ids = list(c.execute(old).scalars())

        def write(c: Connection) -> None:
            c.execute(sa.delete(boards).where(boards.c.tournament.in_(ids)))
            c.execute(sa.delete(contestants).where(contestants.c.tournament.in_(ids)))
            c.execute(sa.delete(tournaments).where(tournaments.c.id.in_(ids)))

        if ids:
            self.store.write(write)

    # --- both -------------------------------------------------------------------------------------------------

    def _change(
        self, id: str, statuses: Sequence[str], change: Callable[[Connection, Tournament], Any]
    ) -> None:
        """One at a time: the first thing written is the tournament's own row, and others wait for it."""
        self.find(id)

        def write(c: Connection) -> None:
            this = sa.update(tournaments).where(tournaments.c.id == id, tournaments.c.status.in_(statuses))
            now = {"n": tournaments.c.n + 1, "touched": self.clock()}
            if not c.execute(this.values(**now)).rowcount:
                raise Refused(
                    "tournament-started" if tuple(statuses) == (OPEN,) else "tournament-not-running"
                )
            change(c, self._find(c, id))

        self.store.write(write)

    def _say(self, c: Connection, t: Tournament, number: int, **values: Any) -> None:
        this = (contestants.c.tournament == t.id, contestants.c.number == number)
        c.execute(sa.update(contestants).where(*this).values(**values))


def forget(c: Connection, who: sa.ColumnElement[Any] | sa.Select[Any] | str) -> None:
    """Somebody deletes what is theirs, or all whom a query finds: results stay, without a name."""

    def theirs(column: sa.Column[Any]) -> sa.ColumnElement[bool]:
        return column == who if isinstance(who, str) else column.in_(who)

    c.execute(
        sa.update(contestants).where(theirs(contestants.c.person)).values(person="", name="…", gone=True)
    )
    c.execute(sa.update(tournaments).where(theirs(tournaments.c.owner)).values(title="…", owner=""))


def rename(c: Connection, person: str, name: str) -> None:
    """The host has taken somebody's name away."""
    c.execute(sa.update(contestants).where(contestants.c.person == person).values(name=name))


def _this(t: Tournament) -> sa.Update:
    return sa.update(tournaments).where(tournaments.c.id == t.id)


def _board(t: Tournament, board: KnownBoard) -> sa.Update:
    return sa.update(boards).where(
        boards.c.tournament == t.id, boards.c.round == board.round, boards.c.board == board.board
    )


def _result(kept: Any) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    if not kept:
        return None
    places, points = json.loads(kept)
    return tuple(places), tuple(points)
