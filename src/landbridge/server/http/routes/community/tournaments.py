"""Tournaments (`docs/community.md`): opened by anybody, joined by link, moved on by the server."""

from __future__ import annotations

import re
from contextlib import suppress

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from landbridge import registry
from landbridge.core.text import entered
from landbridge.server.http import wire
from landbridge.server.http.asking import Ask, Asking
from landbridge.server.http.lean import LeanRoute
from landbridge.server.http.wire import tournaments as told
from landbridge.server.store.tournaments import Tournament
from landbridge.table import actions
from landbridge.table.answers.tournaments import results_csv, summary_json, tournament_json
from landbridge.table.opening import check_seats
from landbridge.table.refusals import Refused
from landbridge.table.table import kit_for
from landbridge.table.tournament.parts import SWISS, Terms

TITLE = 60  # letters
A_REQUEST = 5  # so many in a list weigh as much as a request

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["tournaments"])


@router.get("/tournaments", response_model=told.TournamentList, summary="Tournaments that can be found")
def tournaments(ask: Ask) -> Response:
    """Those that are listed, and my own."""
    me = ask.caller().id
    ids = ask.services.tournaments.listed(me)
    ask.weigh(len(ids) // A_REQUEST)
    found = [summary_json(ask.services.tournaments.find(id), me) for id in ids]
    return JSONResponse({"tournaments": found})


@router.post("/tournaments", status_code=201, response_model=told.TournamentTold, summary="Open a tournament")
def create(ask: Ask, said: told.NewTournament) -> Response:
    """Whoever opens it runs it: starts it, and gives up the seats of those who do not come."""
    person, services = ask.person(), ask.services
    game = registry.find(said.game)
    if game is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))
    check_seats(game, said.seats)
    options = dict(said.options)
    kit_for(said.game, tuple(sorted(options.items())))
    terms = Terms(
        said.game,
        said.format,
        said.seats,
        max(2, game.seats.start),
        said.rounds if said.format == SWISS else 0,
        said.duplicate,
        options,
        said.clock.model_dump() if said.clock else None,
        said.pace,
    )
    title = entered(said.title, TITLE)
    id, secret = services.settings.token(9), services.settings.secret()
    made = services.tournaments.create(id, person.id, said.id, title, said.listed, terms, secret)
    return _told(ask, made, 201)


@router.get("/tournaments/{tournament}", response_model=told.TournamentTold, summary="A tournament")
def look(ask: Ask, tournament: str) -> Response:
    """For whoever has the link. Of a round with duplicate deals nothing is told before it is over everywhere."""
    ask.caller()
    return _told(ask, tournament)


@router.post("/tournaments/{tournament}/join", response_model=told.TournamentTold, summary="Take part")
def join(ask: Ask, tournament: str, said: wire.Sitting) -> Response:
    """Under the name one has now; where another looks like it, both have tags."""
    ask.services.tournaments.join(tournament, ask.person())
    return _told(ask, tournament)


@router.post("/tournaments/{tournament}/leave", response_model=told.TournamentTold, summary="Withdraw")
def leave(ask: Ask, tournament: str, said: wire.Sitting) -> Response:
    """From now on; the game that one plays there now is given up."""
    person, services = ask.person(), ask.services
    number = services.tournaments.find(tournament).number_of(person.id)
    if number is None:
        raise Refused("tournament-left")
    _withdraw(ask, tournament, number, person.id)
    return _told(ask, tournament)


@router.post("/tournaments/{tournament}/start", response_model=told.TournamentTold, summary="Begin")
def start(ask: Ask, tournament: str, said: wire.Sitting) -> Response:
    """Lots are drawn, and the tables of the first round are opened. They begin at once."""
    _run_by(ask, tournament)
    ask.services.tournaments.start(tournament)
    ask.services.organizer.advance(tournament)
    return _told(ask, tournament)


@router.post("/tournaments/{tournament}/close", response_model=told.TournamentTold, summary="Call it off")
def close(ask: Ask, tournament: str, said: wire.Sitting) -> Response:
    """For whoever opened it, and for whoever runs the server. Tables that have begun go on."""
    _run_by(ask, tournament)
    ask.services.tournaments.close(tournament)
    return _told(ask, tournament)


@router.post(
    "/tournaments/{tournament}/players/{number}/{what}",
    response_model=told.TournamentTold,
    summary="Give up somebody's seat",
)
def give_up(ask: Ask, tournament: str, number: int, what: told.GiveUp, said: wire.Sitting) -> Response:
    """`absent`: in this round, for somebody who does not come. `withdraw`: from now on."""
    t = _run_by(ask, tournament)
    if not 0 <= number < len(t.people):
        raise Refused("tournament-left")
    by = "" if ask.holds_key() else ask.person().id
    if what == "withdraw":
        _withdraw(ask, tournament, number, by)
        return _told(ask, tournament)
    board = next(
        (one for one in t.current if number in one.players and not one.told.over and one.table), None
    )
    if board is None:
        raise Refused("tournament-not-running")
    ask.tables.act(board.table, actions.absent, t.people[number].person, by)
    return _told(ask, tournament)


@router.get(
    "/tournaments/{tournament}/results",
    response_class=Response,
    summary="The standings as CSV",
    responses={200: {"content": {"text/csv": {"schema": {"type": "string"}}}, "description": "A table"}},
)
def results(ask: Ask, tournament: str) -> Response:
    ask.caller()
    t = ask.services.tournaments.find(tournament)
    kept = re.sub(r"[^A-Za-z0-9_-]", "", t.id)[:12]
    name = f'attachment; filename="tournament-{kept}.csv"'
    return Response(results_csv(t), media_type="text/csv", headers={"content-disposition": name})


def _told(ask: Asking, id: str, status: int = 200) -> Response:
    t = ask.services.tournaments.find(id)
    return JSONResponse(tournament_json(t, ask.caller().id, ask.base), status)


def _run_by(ask: Asking, id: str) -> Tournament:
    t = ask.services.tournaments.find(id)
    if ask.holds_key():
        ask.caller(door=True)
    elif t.owner != ask.person().id:
        raise Refused("server-not-host")
    return t


def _withdraw(ask: Asking, id: str, number: int, by: str) -> None:
    """From the next round on. The running game is given up too, but not by others while that person plays on."""
    table = ask.services.tournaments.withdraw(id, number)
    if table:
        person = ask.services.tournaments.find(id).people[number].person
        if by == person:
            ask.tables.act(table, actions.withdraw, person)
        else:
            with suppress(Refused):
                ask.tables.act(table, actions.absent, person, by)
