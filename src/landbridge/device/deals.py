"""Deals of the day on a device: their luck follows from the date, and what came of them is kept beside the tables."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from landbridge import registry
from landbridge.device.asking import Asked
from landbridge.device.tables import Once
from landbridge.table.answers.study.deals import BY_DATE, Dealt, Entry, deal_json, deals_json
from landbridge.table.deal.deal import by_date, day_at, days_after, open_deal
from landbridge.table.deal.entry import Score, judged
from landbridge.table.deal.par import Par, par
from landbridge.table.deal.standing import streak
from landbridge.table.parts import CLOSED, OVER
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

if TYPE_CHECKING:
    from landbridge.device.device import Device

Key = tuple[str, str]  # day and game
WIDTH = 100  # of the search with known cards: a phone has a fraction of a server's speed


@dataclass(frozen=True)
class Kept:
    """What is kept of somebody's game of a deal."""

    table: str
    score: Score | None = None
    refused: str = ""
    par: Par | None = None


class KeptDeals:
    def __init__(self) -> None:
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


# --- what the page asks ---------------------------------------------------------------------------------------------


def deals(device: Device, asked: Asked) -> Any:
    now = device.tables.clock()
    today = day_at(now)
    for day, game in list(device.deals.entries):
        if day in (today, days_after(today, -1)):
            _judge(device, day, game)
    found = [_dealt(device, today, game) for game in registry.game_names()]
    played = [day for (day, _), kept in device.deals.entries.items() if kept.score]
    return deals_json(today, BY_DATE, found, [], streak(played, today), now, device.say)


def begin(device: Device, asked: Asked) -> Any:
    """The table of today's deal, for the first time."""
    game, now, person = _game(asked), device.tables.clock(), device.person
    once = Once.of(asked.text("id"), "deal", game)
    t = device.tables.opened_by(once)
    if t is None:
        deal = by_date(game, day_at(now))
        played = device.deals.entries.get((deal.day, game))
        if played is not None:
            raise Refused("deal-second", {"table": played.table})
        t = device.tables.new(deal.secret)
        open_deal(t, now, person, deal, once.asked, once.client)
        device.tables.add(t, person)
        device.deals.keep(deal.day, game, Kept(t.id))
    return device.seen(asked, t, device.first_seat(t))


def enter(device: Device, asked: Asked) -> Any:
    """A game that is over counts, if it is one of the day's deal."""
    game, t = _game(asked), device.tables.open(asked.text("table"))
    day = t.daily["day"] if t.daily else day_at(device.tables.clock())
    kept = device.deals.entries.get((day, game))
    if kept is not None and kept.table != t.id:
        raise Refused("deal-second", {"table": kept.table})
    score = _judged(device, t, day, game)
    device.deals.keep(day, game, replace(kept or Kept(t.id), score=score))
    return deal_json(_dealt(device, day, game), device.tables.clock(), device.say)


def champions_par(device: Device, asked: Asked) -> Generator[Any, Any, Any]:
    """Worked out when somebody asks for it, once their own game counts."""
    game, day = _game(asked), asked.text("day")
    kept = device.deals.entries.get((day, game))
    if kept is None or kept.score is None:
        raise Refused("server-not-over")
    if kept.par is None:
        found = yield from par(by_date(game, day), WIDTH)
        kept = replace(device.deals.entries.get((day, game), kept), par=found)
        device.deals.keep(day, game, kept)
    return deal_json(_dealt(device, day, game), device.tables.clock(), device.say)


def _game(asked: Asked) -> str:
    game = registry.find(asked.path[1])
    if game is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))
    return game.name


def _dealt(device: Device, day: str, game: str) -> Dealt:
    kept = device.deals.entries.get((day, game))
    entry = Entry(kept.table, kept.score, kept.refused) if kept else None
    return Dealt(by_date(game, day), entry, kept.par if kept else None)


def _judge(device: Device, day: str, game: str) -> None:
    """A game that was finished without saying so."""
    kept = device.deals.entries[day, game]
    if kept.score is not None or kept.refused:
        return
    try:
        t = device.tables.open(kept.table)
        if t.status == CLOSED:
            raise Refused("deal-left")
        if t.status == OVER:
            device.deals.keep(day, game, replace(kept, score=_judged(device, t, day, game)))
    except Refused as refused:
        device.deals.keep(day, game, replace(kept, refused=refused.fact.key))


def _judged(device: Device, t: Table, day: str, game: str) -> Score:
    return judged(lambda: device.tables.match(t), by_date(game, day), t.since)
