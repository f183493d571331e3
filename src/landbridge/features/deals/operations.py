"""The deal of the day (`docs/deal-of-the-day.md`)."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from landbridge.app.bounds import Text
from landbridge.app.operation import Group
from landbridge.app.room import Room
from landbridge.app.shapes.opening import Sitting
from landbridge.app.shapes.play import Picture
from landbridge.app.shapes.study import DealDay, DealPlayed, DealsOfDay, DealTold
from landbridge.app.shapes.study import Deals as DealsTold
from landbridge.app.thinking import Thinking
from landbridge.features.deals.keeping import Deals
from landbridge.table.answers.study.deals import deal_json, deals_json
from landbridge.table.deal.deal import day_at
from landbridge.table.deal.standing import streak
from landbridge.table.refusals import Refused

Day = Annotated[str, Text(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]

operations = Group("deal of the day")


@operations.get("deals")
def today(room: Room) -> DealsTold:
    """The deals of today, one for each game, and the promises for tomorrow."""
    kept, now = room.of(Deals), room.now()
    day = day_at(now)
    found, tomorrow = kept.dealt(room, day), kept.tomorrow(room, day)
    return deals_json(day, kept.luck, found, tomorrow, streak(kept.played(room), day), now)


@operations.get("deals/days/{day}")
def of_day(room: Room, day: Day) -> DealsOfDay:
    """The deals of another day: once it is over, with the secrets that open the promises."""
    try:
        date.fromisoformat(day)
    except ValueError:
        raise Refused("server-invalid", where="day") from None
    return {"day": day, "deals": [deal_json(one, room.now()) for one in room.of(Deals).dealt(room, day)]}


@operations.post("deals/{game}", status=201)
def begin(room: Room, game: str, said: Sitting) -> Picture:
    """Play today's deal, once. The game begins at once: its luck was fixed the day before."""
    table, repeated = room.of(Deals).begin(room, game, said.id)
    with room.open(table, current=True) as t:
        return room.seen(t, room.first_seat(t), repeated)


@operations.post("deals/{game}/entry")
def enter(room: Room, game: str, said: DealPlayed) -> DealTold:
    """Does my game count? The rules play it again with the luck of the deal. Refused with the reason if it is none."""
    return deal_json(room.of(Deals).enter(room, game, said.table), room.now())


@operations.post("deals/{game}/par")
def par(room: Room, game: str, said: DealDay) -> Thinking[DealTold]:
    """The champion's par of a deal that I have played. A server works it out by itself."""
    return deal_json((yield from room.of(Deals).par(room, game, said.day)), room.now())
