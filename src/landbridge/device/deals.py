"""Deals of the day on a device: their luck follows from the date, and what came of them is kept beside the tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from landbridge import registry
from landbridge.app.room import Room
from landbridge.app.thinking import Thinking
from landbridge.device.tables import Tables
from landbridge.features.deals.keeping import Deals
from landbridge.table.answers.study.deals import BY_DATE, Dealt, Entry
from landbridge.table.deal.deal import by_date, day_at, days_after, open_deal
from landbridge.table.deal.entry import Score, judged
from landbridge.table.deal.par import Par, par
from landbridge.table.parts import CLOSED, OVER
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

Key = tuple[str, str]  # day and game
WIDTH = 100  # of the search with known cards: a phone has a fraction of a server's speed


@dataclass(frozen=True)
class Kept:
    """What is kept of somebody's game of a deal."""

    table: str
    score: Score | None = None
    refused: str = ""
    par: Par | None = None


class KeptDeals(Deals):
    luck = BY_DATE

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.entries: dict[Key, Kept] = {}
        self._fresh: dict[Key, None] = {}

    def bring(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """As they were kept."""
        self.entries = {
            (row["day"], row["game"]): Kept(row["table"], _score(row["score"]), row["refused"], _par(row))
            for row in rows
        }

    def keep(self, day: str, game: str, kept: Kept) -> None:
        self.entries[day, game] = kept
        self._fresh[day, game] = None

    def writes(self) -> list[dict[str, Any]]:
        """What has to be kept since this was last asked."""
        found, self._fresh = self._fresh, {}
        return [_row(key, self.entries[key]) for key in found]

    # --- what operations ask ----------------------------------------------------------------------------------

    def dealt(self, room: Room, day: str) -> list[Dealt]:
        for known, game in list(self.entries):
            if known in (day, days_after(day, -1)):
                self._judge(known, game)
        return [self._dealt(day, game) for game in registry.game_names()]

    def tomorrow(self, room: Room, day: str) -> list[Dealt]:
        return []  # it follows from the date

    def played(self, room: Room) -> list[str]:
        return [day for (day, _), kept in self.entries.items() if kept.score]

    def begin(self, room: Room, game: str, client: str) -> tuple[str, bool]:
        once = room.once(client, "deal", game)
        deal = by_date(_known(game), day_at(room.now()))
        new = self.tables.new(deal.secret)
        open_deal(new, room.now(), room.person(), deal, once.asked, once.client)
        played = self.entries.get((deal.day, game))
        id = self.tables.opened_by(once)
        if id is not None:
            return id, True
        if played is not None:
            raise Refused("deal-second", {"table": played.table})
        self.keep(deal.day, game, Kept(self.tables.create(new, once)))
        return new.id, False

    def enter(self, room: Room, game: str, table: str) -> Dealt:
        t = self.tables.open(table)
        day = t.daily["day"] if t.daily else day_at(room.now())
        kept = self.entries.get((day, _known(game)))
        if kept is not None and kept.table != t.id:
            raise Refused("deal-second", {"table": kept.table})
        score = self._judged(t, day, game)
        self.keep(day, game, replace(kept or Kept(t.id), score=score))
        return self._dealt(day, game)

    def par(self, room: Room, game: str, day: str) -> Thinking[Dealt]:
        """Work it out when it is asked for, once the asker's own game counts."""
        kept = self.entries.get((day, _known(game)))
        if kept is None or kept.score is None:
            raise Refused("server-not-over")
        if kept.par is None:
            found = yield from par(by_date(game, day), WIDTH)
            kept = replace(self.entries.get((day, game), kept), par=found)
            self.keep(day, game, kept)
        return self._dealt(day, game)

    def _dealt(self, day: str, game: str) -> Dealt:
        kept = self.entries.get((day, game))
        entry = Entry(kept.table, kept.score, kept.refused) if kept else None
        return Dealt(by_date(game, day), entry, kept.par if kept else None)

    def _judge(self, day: str, game: str) -> None:
        """Judge a game that was finished without saying so."""
        kept = self.entries[day, game]
        if kept.score is not None or kept.refused:
            return
        try:
            t = self.tables.open(kept.table)
            if t.status == CLOSED:
                raise Refused("deal-left")
            if t.status == OVER:
                self.keep(day, game, replace(kept, score=self._judged(t, day, game)))
        except Refused as refused:
            self.keep(day, game, replace(kept, refused=refused.fact.key))

    def _judged(self, t: Table, day: str, game: str) -> Score:
        return judged(lambda: self.tables.match(t), by_date(game, day), t.since)


def _known(name: str) -> str:
    game = registry.find(name)
    if game is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))
    return game.name


def _score(told: Sequence[int] | None) -> Score | None:
    return Score(*told) if told else None


def _par(row: Mapping[str, Any]) -> Par | None:
    score = _score(row["par"])
    return Par(score, row.get("clairvoyant")) if score else None


def _row(key: Key, kept: Kept) -> dict[str, Any]:
    day, game = key
    score, clairvoyant = kept.par or (None, None)
    scores = {"score": kept.score, "par": score, "clairvoyant": clairvoyant}
    return {"day": day, "game": game, "table": kept.table, "refused": kept.refused, **scores}
