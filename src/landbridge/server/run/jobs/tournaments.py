"""Moves tournaments on: opens the tables of a round, takes results from finished games, plans the next round.

Each step can be repeated without harm, by any worker: a table has its id and its secret before it exists, a result is
written only where there is none, and a round is planned only after the number it was worked out from. One thread at a
time moves a tournament on: a lock keeps those of a worker apart, a lease in the database keeps workers apart. A worker
that dies is replaced when its signature runs out.
"""

from __future__ import annotations

import logging
import threading

from sqlalchemy.exc import SQLAlchemyError

from landbridge.server.store.people import Tokens, known
from landbridge.server.store.tables import Tables
from landbridge.server.store.tournaments import OPENED, PLANNED, KnownBoard, Tournament, Tournaments
from landbridge.server.store.tournaments import RUNNING as IS_RUNNING
from landbridge.table import actions
from landbridge.table.once import Once
from landbridge.table.parts import CLOSED, OVER
from landbridge.table.refusals import Refused
from landbridge.table.tournament import opening
from landbridge.table.tournament.pairing import next_round

log = logging.getLogger("landbridge.server.run.jobs.tournaments")
LOOK = 1.0  # seconds between two looks
CLEARING = 3600.0
STRIPES = 64
UNREADABLE = ("server-no-table", "server-damaged-table")  # such a game has no result of its own
NOBODY = ""  # whose table it is


class Organizer:
    def __init__(self, tournaments: Tournaments, tables: Tables, token: Tokens):
        self.tournaments, self.tables, self.token = tournaments, tables, token
        self._locks = [threading.Lock() for _ in range(STRIPES)]

    def look(self) -> None:
        """Every tournament that has something to be done."""
        for id in self.tournaments.running():
            try:
                self.advance(id)
            except Refused as refused:
                log.warning("a tournament waits: %s", refused.fact.key)
            except SQLAlchemyError:
                raise
            except Exception:  # the others go on
                log.exception("a tournament cannot go on")

    def advance(self, id: str) -> None:
        """Do what there is to be done, once whoever is at it has finished."""
        with self.lock(id):
            self._advance(id)

    def lock(self, id: str) -> threading.Lock:
        """Return what whoever moves this tournament on holds."""
        return self._locks[hash(id) % STRIPES]

    def _advance(self, id: str) -> None:
        t = self.tournaments.find(id)
        if not self._work(t) or not self.tournaments.lease(id):
            return
        for _ in range(2):  # what ends a round, then what begins the next
            t = self.tournaments.find(id)
            if t.status != IS_RUNNING:
                return
            for board in t.current:
                if board.status == PLANNED:
                    self._open(t, board)
            self._take_results(t)
            t = self.tournaments.find(id)
            if not t.between:
                return
            self._disclose(t)
            pairing = next_round(t.terms, t.players, t.rounds)
            self.tournaments.plan(t, pairing, lambda: self.token(12))

    def _work(self, t: Tournament) -> bool:
        if t.status != IS_RUNNING:
            return False
        if t.between or any(board.status == PLANNED for board in t.current):
            return True
        return bool(self._ended(t))

    def _ended(self, t: Tournament) -> list[KnownBoard]:
        """Boards whose tables are over, closed or gone, and whose results nobody has taken."""
        waiting = [board for board in t.current if board.status == OPENED]
        known = self.tournaments.ended_tables([board.table for board in waiting]) if waiting else {}
        return [board for board in waiting if known.get(board.table, CLOSED) in (OVER, CLOSED)]

    def _open(self, t: Tournament, board: KnownBoard) -> None:
        mark = opening.Mark(t.id, board.round, board.board)
        secret = opening.table_secret(t.secret, mark, t.terms.duplicate)
        client = f"{t.id}-{board.round}-{board.board}"
        once = Once.of(NOBODY, client, "tournament", *mark)
        new = self.tables.new(board.table, secret)
        # Whoever has deleted what is theirs is played for by a substitute.
        people = [known(t.people[one].person, t.people[one].name) for one in board.players]
        opening.open_board(new, self.tables.clock(), t.terms, mark, people, once.asked, client)
        if self.tables.create(new, once, self.tournaments.opened(t, board), limited=False) != new.id:
            log.warning("a table of a tournament has another id")
        self.tournaments.mark_opened(t, board)

    def _take_results(self, t: Tournament) -> None:
        for board in self._ended(t):
            places, points = [1] * len(board.players), [0] * len(board.players)
            try:
                with self.tables.open(board.table) as table:
                    if table.live is not None and table.status == OVER:
                        places, points = table.places(), list(table.live.points())
            except Refused as refused:
                if refused.fact.key not in UNREADABLE:
                    raise  # another worker knows its rules
            self.tournaments.count(t, board, places, points)

    def _disclose(self, t: Tournament) -> None:
        """The round is over at every table: its luck is no secret any more."""
        for board in t.current:
            if board.disclosed:
                continue
            if t.terms.duplicate:
                try:
                    self.tables.act(board.table, actions.disclose)
                except Refused as refused:
                    if refused.fact.key not in UNREADABLE:
                        raise
            self.tournaments.disclosed(t, board)
