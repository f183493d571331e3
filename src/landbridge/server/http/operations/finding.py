"""Finding a game: waiting for somebody, friends, challenges, and who is here."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from landbridge.app.operation import Group
from landbridge.app.shapes.common import Nothing
from landbridge.app.shapes.finding import (
    Accepted,
    ChallengeList,
    ChallengesSent,
    Challenging,
    FriendLink,
    FriendList,
    FriendOffered,
    InPath,
    Presence,
    WaitingTold,
    Wanting,
)
from landbridge.app.shapes.identity import GivenCode
from landbridge.core.game import LETTERS
from landbridge.server.finding.challenges import names_of
from landbridge.server.finding.friends import LINK_DAYS
from landbridge.server.finding.queue import Wanted
from landbridge.server.http.operations.tables import TABLES_A_REQUEST
from landbridge.server.http.room import ServerRoom
from landbridge.table import actions
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

WEIGHT = 4  # requests

operations = Group("finding")


# --- waiting --------------------------------------------------------------------------------------------------------


@operations.post("waiting", status=201)
def wait(room: ServerRoom, said: Wanting) -> WaitingTold:
    """Play somebody.

    Wait for people who want the same game: one at a time, a new wish takes the place of the old.
    """
    person = room.person()
    room.weigh(WEIGHT)
    bots = None if said.bots_after is None else said.bots_after * 1000
    wanted = Wanted(said.game, said.seats, said.pace)
    room.services.queue.join(person.id, person.name, room.address, wanted, bots, said.bot)
    return _waiting(room, person)


@operations.get("waiting")
def waited(room: ServerRoom) -> WaitingTold:
    """How far is it? To ask is to be here: whoever waits for a live game asks at least once a minute."""
    return _waiting(room, room.person())


@operations.delete("waiting", status=204)
def wait_no_longer(room: ServerRoom) -> None:
    """Wait no longer. Also: I know where I was seated."""
    room.services.queue.leave(room.person().id)


def _waiting(room: ServerRoom, person: Person) -> Any:
    place = room.services.queue.place(person.id)
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


@operations.get("friends")
def friends(room: ServerRoom) -> FriendList:
    """My friends. Those who are here first; that is known only of those who share it."""
    return _friends(room, room.person())


def _friends(room: ServerRoom, person: Person) -> Any:
    known = room.services.friends
    return {"friends": known.of(person.id), "presence": known.shares(person.id)}


@operations.post("friends/link", status=201)
def friend_link(room: ServerRoom) -> FriendLink:
    """A link for friends.

    Whoever follows it is my friend. It works for some days; a new one ends the old.
    """
    person = room.person()
    room.weigh(WEIGHT)
    code = room.services.friends.link(person.id)
    return {"code": code, "link": f"{room.base}/friend#{code}", "days": LINK_DAYS}


@operations.post("friends/offered")
def friend_offered(room: ServerRoom, said: GivenCode) -> FriendOffered:
    """Whose link is this?"""
    me = room.id
    with room.guessing():
        found = room.services.friends.whose(said.code)
    return {"name": found.name, "me": found.id == me}


@operations.post("friends")
def befriend(room: ServerRoom, said: GivenCode) -> FriendList:
    """Be friends by a link."""
    person = room.person()
    room.weigh(WEIGHT)
    with room.guessing():
        room.services.friends.befriend(person.id, said.code)
    return _friends(room, person)


@operations.delete("friends/{friend}")
def part(room: ServerRoom, friend: InPath) -> FriendList:
    """No friends any more.

    For both. Challenges between them end, and so does the link I have given away.
    """
    person = room.person()
    room.services.challenges.part(person.id, friend)
    return _friends(room, person)


@operations.put("me/presence")
def share_presence(room: ServerRoom, said: Presence) -> FriendList:
    """Let friends see when I am here, or not."""
    person = room.person()
    room.services.friends.share(person.id, said.shared)
    return _friends(room, person)


@operations.post("me/here", status=204)
def here(room: ServerRoom, said: Nothing) -> None:
    """My page is open. Every half minute or so. Nothing is kept of whoever does not share it."""
    room.services.friends.here(room.person().id)


# --- challenges -----------------------------------------------------------------------------------------------------


@operations.post("tables/{table}/challenges", status=201)
def challenge(room: ServerRoom, table: str, said: Challenging) -> ChallengesSent:
    """Challenge a friend.

    A friend is offered a free seat, and told. For whoever opened the table or sits there.
    """
    person, services = room.person(), room.services
    services.reports.may_write(person.id)
    services.challenges_pace.take(person.id)
    with room.open(table) as t:
        _belongs(t, person)
        services.challenges.make(t, actions.seat_number(t, said.seat), person.id, said.friend)
    services.notifications.sending.look_now()
    return _sent(room, table)


@operations.get("tables/{table}/challenges")
def challenged(room: ServerRoom, table: str) -> ChallengesSent:
    """Who was asked to this table."""
    person = room.person()
    with room.open(table) as t:
        _belongs(t, person)
    return _sent(room, table)


def _sent(room: ServerRoom, table: str) -> Any:
    rows = room.services.challenges.at(table)
    found: list[Any] = [
        {"id": row.id, "name": name, "seat": LETTERS[row.seat]}
        for row, name in zip(rows, names_of(rows, "person"), strict=True)
    ]
    return {"challenges": found}


def _belongs(t: Table, person: Person) -> None:
    if t.host != person.id and not t.seats_of(person.id):
        raise Refused("server-not-yours")


@operations.get("challenges")
def challenges(room: ServerRoom) -> ChallengeList:
    """Challenges for me."""
    person = room.person()
    found: list[Any] = []
    rows = room.services.challenges.to(person.id)
    room.weigh(len(rows) // TABLES_A_REQUEST)
    for row, name in zip(rows, names_of(rows, "other"), strict=True):
        with suppress(Refused), room.open(row.table_id) as t:
            if t.seats[row.seat].free:
                place = {"id": row.id, "name": name, "seat": LETTERS[row.seat], "made_at": row.made}
                found.append({**place, "table": room.table_json(t)})
    return {"challenges": found}


@operations.post("challenges/{challenge}/accept")
def accept(room: ServerRoom, challenge: InPath, said: Nothing) -> Accepted:
    """Take the seat."""
    person, services = room.person(), room.services
    row = services.challenges.find(challenge, person.id)
    if row.person != person.id:
        raise Refused("friend-no-challenge")
    most = services.limits.seats_per_person
    room.act(
        row.table_id,
        actions.sit,
        person,
        row.seat,
        most,
        {},
        None,
        extra=lambda c: services.challenges.end(c, challenge),
    )
    return {"table": row.table_id, "seat": LETTERS[row.seat]}


@operations.delete("challenges/{challenge}", status=204)
def decline(room: ServerRoom, challenge: InPath) -> None:
    """Decline it, or take it back."""
    person, services = room.person(), room.services
    services.challenges.find(challenge, person.id)
    services.store.write(lambda c: services.challenges.end(c, challenge))
