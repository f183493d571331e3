"""Finding a game: waiting for somebody, friends, challenges, and who is here."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from landbridge.core.game import LETTERS
from landbridge.server.finding.challenges import names_of
from landbridge.server.finding.friends import LINK_DAYS
from landbridge.server.finding.queue import Wanted
from landbridge.server.http import wire
from landbridge.server.http.asking import Ask, Asking
from landbridge.server.http.lean import LeanRoute
from landbridge.server.http.routes.community.people import guessing
from landbridge.server.http.routes.table.tables import TABLES_A_REQUEST
from landbridge.server.http.wire import finding as told
from landbridge.table import actions
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

WEIGHT = 4  # requests

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["finding"])


# --- waiting --------------------------------------------------------------------------------------------------------


@router.post("/waiting", status_code=201, response_model=told.WaitingTold, summary="Play somebody")
def wait(ask: Ask, said: told.Wanting) -> Response:
    """Wait for people who want the same game: one at a time, a new wish takes the place of the old."""
    person = ask.person()
    ask.weigh(WEIGHT)
    bots = None if said.bots_after is None else said.bots_after * 1000
    wanted = Wanted(said.game, said.seats, said.pace)
    ask.services.queue.join(person.id, person.name, ask.address, wanted, bots, said.bot)
    return JSONResponse(_waiting(ask, person), 201)


@router.get("/waiting", response_model=told.WaitingTold, summary="How far is it?")
def waited(ask: Ask) -> Response:
    """To ask is to be here: whoever waits for a live game asks at least once a minute."""
    return JSONResponse(_waiting(ask, ask.person()))


@router.delete("/waiting", status_code=204, response_class=Response, summary="Wait no longer")
def wait_no_longer(ask: Ask) -> Response:
    """Also: I know where I was seated."""
    ask.services.queue.leave(ask.person().id)
    return Response(status_code=204)


def _waiting(ask: Asking, person: Person) -> dict[str, Any]:
    place = ask.services.queue.place(person.id)
    if place is None:
        return {"waiting": None}
    waits = {
        **place.wanted._asdict(),
        "waited": place.waited // 1000,
        "people": place.people,
        "bots_after": None if place.bots is None else place.bots // 1000,
        "bot": place.bot,
        "table": place.table or None,
    }
    return {"waiting": waits}


# --- friends --------------------------------------------------------------------------------------------------------


@router.get("/friends", response_model=told.FriendList, summary="My friends")
def friends(ask: Ask) -> Response:
    """Those who are here first; that is known only of those who share it."""
    return JSONResponse(_friends(ask, ask.person()))


def _friends(ask: Asking, person: Person) -> dict[str, Any]:
    known = ask.services.friends
    return {"friends": known.of(person.id), "presence": known.shares(person.id)}


@router.post("/friends/link", status_code=201, response_model=told.FriendLink, summary="A link for friends")
def friend_link(ask: Ask) -> Response:
    """Whoever follows it is my friend. It works for some days; a new one ends the old."""
    person = ask.person()
    ask.weigh(WEIGHT)
    code = ask.services.friends.link(person.id)
    return JSONResponse({"code": code, "link": f"{ask.base}/friend#{code}", "days": LINK_DAYS}, 201)


@router.post("/friends/offered", response_model=told.FriendOffered, summary="Whose link is this?")
def friend_offered(ask: Ask, said: wire.GivenCode) -> Response:
    me = ask.caller().id
    with guessing(ask):
        found = ask.services.friends.whose(said.code)
    return JSONResponse({"name": found.name, "me": found.id == me})


@router.post("/friends", response_model=told.FriendList, summary="Be friends by a link")
def befriend(ask: Ask, said: wire.GivenCode) -> Response:
    person = ask.person()
    ask.weigh(WEIGHT)
    with guessing(ask):
        ask.services.friends.befriend(person.id, said.code)
    return JSONResponse(_friends(ask, person))


@router.delete("/friends/{friend}", response_model=told.FriendList, summary="No friends any more")
def part(ask: Ask, friend: told.InPath) -> Response:
    """For both. Challenges between them end, and so does the link I have given away."""
    person = ask.person()
    ask.services.challenges.part(person.id, friend)
    return JSONResponse(_friends(ask, person))


@router.put("/me/presence", response_model=told.FriendList, summary="Let friends see when I am here, or not")
def share_presence(ask: Ask, said: told.Presence) -> Response:
    person = ask.person()
    ask.services.friends.share(person.id, said.shared)
    return JSONResponse(_friends(ask, person))


@router.post("/me/here", status_code=204, response_class=Response, summary="My page is open")
def here(ask: Ask, said: wire.Nothing) -> Response:
    """Every half minute or so. Nothing is kept of whoever does not share it."""
    ask.services.friends.here(ask.person().id)
    return Response(status_code=204)


# --- challenges -----------------------------------------------------------------------------------------------------


@router.post(
    "/tables/{table}/challenges",
    status_code=201,
    response_model=told.ChallengesSent,
    summary="Challenge a friend",
)
def challenge(ask: Ask, table: str, said: told.Challenging) -> Response:
    """A friend is offered a free seat, and told. For whoever opened the table or sits there."""
    person, services = ask.person(), ask.services
    services.reports.may_write(person.id)
    services.challenges_pace.take(person.id)
    with ask.tables.open(table) as t:
        _belongs(t, person)
        services.challenges.make(t, actions.seat_number(t, said.seat), person.id, said.friend)
    services.notifications.sending.look_now()
    return _sent(ask, table, 201)


@router.get(
    "/tables/{table}/challenges", response_model=told.ChallengesSent, summary="Who was asked to this table"
)
def challenged(ask: Ask, table: str) -> Response:
    person = ask.person()
    with ask.tables.open(table) as t:
        _belongs(t, person)
    return _sent(ask, table)


def _sent(ask: Asking, table: str, status: int = 200) -> Response:
    rows = ask.services.challenges.at(table)
    found = [
        {"id": row.id, "name": name, "seat": LETTERS[row.seat]}
        for row, name in zip(rows, names_of(rows, "person"), strict=True)
    ]
    return JSONResponse({"challenges": found}, status)


def _belongs(t: Table, person: Person) -> None:
    if t.host != person.id and not t.seats_of(person.id):
        raise Refused("server-not-yours")


@router.get("/challenges", response_model=told.ChallengeList, summary="Challenges for me")
def challenges(ask: Ask) -> Response:
    person = ask.person()
    found = []
    rows = ask.services.challenges.to(person.id)
    ask.weigh(len(rows) // TABLES_A_REQUEST)
    for row, name in zip(rows, names_of(rows, "other"), strict=True):
        with suppress(Refused), ask.tables.open(row.table_id) as t:
            if t.seats[row.seat].free:
                place = {"id": row.id, "name": name, "seat": LETTERS[row.seat], "made_at": row.made}
                found.append({**place, "table": ask.table_json(t)})
    return JSONResponse({"challenges": found})


@router.post("/challenges/{challenge}/accept", response_model=told.Accepted, summary="Take the seat")
def accept(ask: Ask, challenge: told.InPath, said: wire.Nothing) -> Response:
    person, services = ask.person(), ask.services
    row = services.challenges.find(challenge, person.id)
    if row.person != person.id:
        raise Refused("friend-no-challenge")
    most = services.limits.seats_per_person
    ask.tables.act(
        row.table_id,
        actions.sit,
        person,
        row.seat,
        most,
        {},
        None,
        extra=lambda c: services.challenges.end(c, challenge),
    )
    return JSONResponse({"table": row.table_id, "seat": LETTERS[row.seat]})


@router.delete(
    "/challenges/{challenge}", status_code=204, response_class=Response, summary="Decline it, or take it back"
)
def decline(ask: Ask, challenge: told.InPath) -> Response:
    person, services = ask.person(), ask.services
    services.challenges.find(challenge, person.id)
    services.store.write(lambda c: services.challenges.end(c, challenge))
    return Response(status_code=204)
