"""Deals of the day on a server: its own luck, promised a day before, the same for everybody."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy.engine import Connection

from landbridge.app.room import Room
from landbridge.app.thinking import Thinking
from landbridge.features.deals.keeping import Deals
from landbridge.server.run.jobs.daily import Daily
from landbridge.server.store.deals import Begun, KnownDeal
from landbridge.server.store.deals import Deals as Stored
from landbridge.server.store.tables import Tables
from landbridge.table.answers.study.deals import BY_SERVER, Dealt, Entry
from landbridge.table.deal.deal import day_at, days_after, open_deal
from landbridge.table.deal.standing import standing
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

ENTRIES_A_REQUEST = 500  # so many that are compared weigh as much as a request
EVENTS_A_REQUEST = 250  # so many events that are played again weigh as much as a request


class ServerDeals(Deals):
    luck = BY_SERVER

    def __init__(self, stored: Stored, daily: Daily, tables: Tables, token: Callable[[int], str]):
        self.stored, self.daily, self.tables, self.token = stored, daily, tables, token

    def dealt(self, room: Room, day: str) -> list[Dealt]:
        mine = self._mine(room)
        return [self._placed(room, deal, mine) for deal in self._of(room, day).values()]

    def tomorrow(self, room: Room, day: str) -> list[Dealt]:
        return [self._placed(room, deal, []) for deal in self._of(room, days_after(day, 1)).values()]

    def played(self, room: Room) -> list[str]:
        return [one.day for one in self._mine(room) if one.score]

    def begin(self, room: Room, game: str, client: str) -> tuple[str, bool]:
        person, now = room.person(), room.now()
        once = room.once(client, "deal", game)
        deal = self._known(day_at(now), game).deal
        new = self.tables.new(self.token(12), deal.secret)
        open_deal(new, now, person, deal, once.asked, client)
        begun: Callable[[Connection], None] = self.stored.begin(deal, person.id, new.id)
        id = self.tables.create(new, once, begun)
        return id, id != new.id

    def enter(self, room: Room, game: str, table: str) -> Dealt:
        person = room.person()
        with room.open(table) as t:
            if not t.seats_of(person.id):
                raise Refused("server-not-yours")
            day = _day_of(t, room)
            room.weigh(t.n // EVENTS_A_REQUEST)
        deal = self._known(day, game)
        begun = next((one for one in self._mine(room) if (one.day, one.game) == (day, game)), None)
        score = begun.score if begun and begun.table == table else None
        if score is None:
            score = self.daily.score(table, day, game)
            if begun is None or begun.table != table:
                raise Refused("deal-second", {"table": begun.table} if begun else None)
            self.stored.count(begun, score)
            begun = begun._replace(score=score)
        assert begun is not None
        return self._placed(room, deal, [begun])

    def par(self, room: Room, game: str, day: str) -> Thinking[Dealt]:
        """Return what there is: the champion plays today's deals by itself."""
        yield from ()
        return self._placed(room, self._known(day, game), self._mine(room))

    def _mine(self, room: Room) -> list[Begun]:
        return self.stored.begun_by(room.id) if room.id else []

    def _of(self, room: Room, day: str) -> dict[str, KnownDeal]:
        found, today = self.stored.of(day), day_at(room.now())
        if not found and day in (today, days_after(today, 1)):  # midnight was a moment ago
            self.stored.promise()
            found = self.stored.of(day)
        return found

    def _known(self, day: str, game: str) -> KnownDeal:
        if not self.stored.of(day):
            self.stored.promise()
        return self.stored.one(day, game)

    def _placed(self, room: Room, known: KnownDeal, mine: list[Begun]) -> Dealt:
        """Return a deal with one's own game among those of others."""
        deal = known.deal
        scores = self.stored.scores(deal.day, deal.game)
        room.weigh(len(scores) // ENTRIES_A_REQUEST)
        begun = next((one for one in mine if (one.day, one.game) == (deal.day, deal.game)), None)
        entry = None
        if begun is not None:
            placed = standing(begun.score, scores) if begun.score else None
            entry = Entry(begun.table, begun.score, begun.refused, placed)
        return Dealt(deal, entry, known.par, known.made, len(scores))


def _day_of(t: Table, room: Room) -> str:
    return str(t.daily["day"]) if t.daily else day_at(room.now())
