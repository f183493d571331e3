"""Tournaments (`docs/community.md`): opened by anybody, joined by link, moved on by the server."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from landbridge import registry
from landbridge.app.operation import File, Group
from landbridge.app.shapes.opening import Sitting
from landbridge.app.shapes.tournaments import GiveUp, NewTournament, TournamentList, TournamentTold
from landbridge.core.text import entered
from landbridge.server.http.room import ServerRoom
from landbridge.server.store.tournaments import Tournament
from landbridge.table import actions
from landbridge.table.answers.tournaments import results_csv, summary_json, tournament_json
from landbridge.table.opening import check_seats
from landbridge.table.refusals import Refused
from landbridge.table.table import spelled
from landbridge.table.tournament.parts import SWISS, Terms

TITLE = 60  # letters
A_REQUEST = 5  # so many in a list weigh as much as a request

operations = Group("tournaments")


@operations.get("tournaments")
def tournaments(room: ServerRoom) -> TournamentList:
    """Tournaments that can be found. Those that are listed, and my own."""
    me = room.id
    ids = room.services.tournaments.listed(me)
    room.weigh(len(ids) // A_REQUEST)
    found: list[Any] = [summary_json(room.services.tournaments.find(id), me) for id in ids]
    return {"tournaments": found}


@operations.post("tournaments", status=201)
def create(room: ServerRoom, said: NewTournament) -> TournamentTold:
    """Open a tournament.

    Whoever opens it runs it: starts it, and gives up the seats of those who do not come.
    """
    person, services = room.person(), room.services
    game = registry.find(said.game)
    if game is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))
    check_seats(game, said.seats)
    options = spelled(said.game, said.options)
    terms = Terms(
        said.game,
        said.format,
        said.seats,
        max(2, game.seats.start),
        said.rounds if said.format == SWISS else 0,
        said.duplicate,
        options,
        asdict(said.clock) if said.clock else None,
        said.pace,
    )
    title = entered(said.title, TITLE)
    id, secret = services.settings.token(9), services.settings.secret()
    made = services.tournaments.create(id, person.id, said.id, title, said.listed, terms, secret)
    return _told(room, made)


@operations.get("tournaments/{tournament}")
def look(room: ServerRoom, tournament: str) -> TournamentTold:
    """A tournament.

    For whoever has the link. Of a round with duplicate deals nothing is told before it is over everywhere.
    """
    return _told(room, tournament)


@operations.post("tournaments/{tournament}/join")
def join(room: ServerRoom, tournament: str, said: Sitting) -> TournamentTold:
    """Take part. Under the name one has now; where another looks like it, both have tags."""
    room.services.tournaments.join(tournament, room.person())
    return _told(room, tournament)


@operations.post("tournaments/{tournament}/leave")
def leave(room: ServerRoom, tournament: str, said: Sitting) -> TournamentTold:
    """Withdraw. From now on; the game that one plays there now is given up."""
    person, services = room.person(), room.services
    number = services.tournaments.find(tournament).number_of(person.id)
    if number is None:
        raise Refused("tournament-left")
    _withdraw(room, tournament, number, person.id)
    return _told(room, tournament)


@operations.post("tournaments/{tournament}/start")
def start(room: ServerRoom, tournament: str, said: Sitting) -> TournamentTold:
    """Begin. Lots are drawn, and the tables of the first round are opened. They begin at once."""
    _run_by(room, tournament)
    room.services.tournaments.start(tournament)
    room.services.organizer.advance(tournament)
    return _told(room, tournament)


@operations.post("tournaments/{tournament}/close")
def close(room: ServerRoom, tournament: str, said: Sitting) -> TournamentTold:
    """Call it off. For whoever opened it, and for whoever runs the server. Tables that have begun go on."""
    _run_by(room, tournament)
    room.services.tournaments.close(tournament)
    return _told(room, tournament)


@operations.post("tournaments/{tournament}/players/{number}/{what}")
def give_up(room: ServerRoom, tournament: str, number: int, what: GiveUp, said: Sitting) -> TournamentTold:
    """Give up somebody's seat.

    `absent`: in this round, for somebody who does not come. `withdraw`: from now on.
    """
    t = _run_by(room, tournament)
    if not 0 <= number < len(t.people):
        raise Refused("tournament-left")
    by = "" if room.holds_key() else room.person().id
    if what == "withdraw":
        _withdraw(room, tournament, number, by)
        return _told(room, tournament)
    board = next(
        (one for one in t.current if number in one.players and not one.told.over and one.table), None
    )
    if board is None:
        raise Refused("tournament-not-running")
    room.act(board.table, actions.absent, t.people[number].person, by)
    return _told(room, tournament)


@operations.get("tournaments/{tournament}/results")
def results(room: ServerRoom, tournament: str) -> File:
    """The standings as CSV."""
    t = room.services.tournaments.find(tournament)
    kept = re.sub(r"[^A-Za-z0-9_-]", "", t.id)[:12]
    return File(results_csv(t), "text/csv", f"tournament-{kept}.csv")


def _told(room: ServerRoom, id: str) -> Any:
    t = room.services.tournaments.find(id)
    return tournament_json(t, room.id, room.base)


def _run_by(room: ServerRoom, id: str) -> Tournament:
    t = room.services.tournaments.find(id)
    if not room.holds_key() and t.owner != room.person().id:
        raise Refused("server-not-host")
    return t


def _withdraw(room: ServerRoom, id: str, number: int, by: str) -> None:
    """From the next round on. The running game is given up too, but not by others while that person plays on."""
    table = room.services.tournaments.withdraw(id, number)
    if not table:
        return
    person = room.services.tournaments.find(id).people[number].person
    if by == person:
        room.act(table, actions.withdraw, person)
    else:
        with suppress(Refused):
            room.act(table, actions.absent, person, by)
