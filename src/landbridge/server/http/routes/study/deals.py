"""The deal of the day (`docs/deal-of-the-day.md`)."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Response
from fastapi.responses import JSONResponse

from landbridge.core.state import PUBLIC
from landbridge.server.http import wire
from landbridge.server.http.asking import Asking, AskInWords, Look
from landbridge.server.http.lean import LeanRoute
from landbridge.server.store.deals import Begun, KnownDeal
from landbridge.server.store.tables import Once
from landbridge.table.answers.study.deals import BY_SERVER, Dealt, Entry, deal_json, deals_json
from landbridge.table.deal.deal import day_at, days_after, open_deal
from landbridge.table.deal.standing import standing, streak
from landbridge.table.refusals import Refused

ENTRIES_A_REQUEST = 500  # so many that are compared weigh as much as a request

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["deal of the day"])
Day = Annotated[str, Path(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


@router.get("/deals", response_model=wire.Deals, summary="The deals of today, and the promises for tomorrow")
def deals(ask: AskInWords) -> Response:
    """One for each game, with the same luck for everybody on this server."""
    caller, now = ask.caller(), ask.services.clock()
    today = day_at(now)
    mine = ask.services.deals.begun_by(caller.id) if caller.id else []
    found, tomorrow = _dealt(ask, today, mine), _dealt(ask, days_after(today, 1), [])
    days = streak([one.day for one in mine if one.score], today)
    return JSONResponse(deals_json(today, BY_SERVER, found, tomorrow, days, now, ask.words))


@router.get("/deals/days/{day}", response_model=wire.DealsOfDay, summary="The deals of another day")
def deals_of(ask: AskInWords, day: Day) -> Response:
    """Once the day is over, with the secrets that open the promises."""
    caller, now = ask.caller(), ask.services.clock()
    try:
        date.fromisoformat(day)
    except ValueError:
        raise Refused("server-invalid", where="day") from None
    mine = ask.services.deals.begun_by(caller.id) if caller.id else []
    told = [deal_json(one, now, ask.words) for one in _dealt(ask, day, mine)]
    return JSONResponse({"day": day, "deals": told})


@router.post("/deals/{game}", status_code=201, response_model=wire.Picture, summary="Play today's deal")
def begin(ask: Look, game: str, said: wire.Sitting) -> Response:
    """Once for each person. The game begins at once: its luck was promised the day before."""
    person, services = ask.person(), ask.services
    once = Once.of(person.id, said.id, "deal", game)
    now = services.clock()
    deal = _known(ask, day_at(now), game).deal
    new = services.tables.new(services.settings.token(12), deal.secret)
    open_deal(new, now, person, deal, once.asked, said.id)
    id = services.tables.create(new, once, services.deals.begin(deal, person.id, new.id))
    with services.tables.open(id) as t:
        return ask.seen(t, next(iter(t.seats_of(person.id)), PUBLIC), id != new.id, 201)


@router.post("/deals/{game}/entry", response_model=wire.DealTold, summary="Does my game count?")
def enter(ask: AskInWords, game: str, said: wire.DealPlayed) -> Response:
    """The rules play it again with the luck of the deal. Refused, with the reason, if it is no entry."""
    person, services = ask.person(), ask.services
    with services.tables.open(said.table) as t:
        if not t.seats_of(person.id):
            raise Refused("server-not-yours")
        day = t.daily["day"] if t.daily else day_at(services.clock())
        ask.weigh(t.n // 250)
    deal = _known(ask, day, game)
    mine = services.deals.begun_by(person.id)
    begun = next((one for one in mine if (one.day, one.game) == (day, game)), None)
    score = begun.score if begun and begun.table == said.table else None
    if score is None:
        score = services.daily.score(said.table, day, game)
        if begun is None or begun.table != said.table:
            raise Refused("deal-second", {"table": begun.table} if begun else None)
        services.deals.count(begun, score)
        begun = begun._replace(score=score)
    assert begun is not None
    return JSONResponse(deal_json(_placed(ask, deal, [begun]), services.clock(), ask.words))


def _known(ask: Asking, day: str, game: str) -> KnownDeal:
    if not ask.services.deals.of(day):
        ask.services.deals.promise()
    return ask.services.deals.one(day, game)


def _dealt(ask: Asking, day: str, mine: list[Begun]) -> list[Dealt]:
    now = ask.services.clock()
    found = ask.services.deals.of(day)
    if not found and day in (day_at(now), days_after(day_at(now), 1)):  # midnight was a moment ago
        ask.services.deals.promise()
        found = ask.services.deals.of(day)
    return [_placed(ask, deal, mine) for deal in found.values()]


def _placed(ask: Asking, known: KnownDeal, mine: list[Begun]) -> Dealt:
    """A deal, with one's own game among those of others."""
    deal = known.deal
    scores = ask.services.deals.scores(deal.day, deal.game)
    ask.weigh(len(scores) // ENTRIES_A_REQUEST)
    begun = next((one for one in mine if (one.day, one.game) == (deal.day, deal.game)), None)
    entry = None
    if begun is not None:
        placed = standing(begun.score, scores) if begun.score else None
        entry = Entry(begun.table, begun.score, begun.refused, placed)
    return Dealt(deal, entry, known.par, known.made, len(scores))
