"""Tables that others can find: lists, invitations, and where this server is reached."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Annotated, Any

from landbridge import registry
from landbridge.app.bounds import Whole
from landbridge.app.operation import Group
from landbridge.app.shapes.common import Key, Pace
from landbridge.app.shapes.opening import Invitation, Invited, Joined, Joining, Reach
from landbridge.app.shapes.table import TableList
from landbridge.core.game import LETTERS
from landbridge.server.http.callers import is_direct, reachable
from landbridge.server.http.room import ServerRoom
from landbridge.server.store.people import INVITE, USED
from landbridge.table import actions
from landbridge.table.answers.luck import lucky
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

TABLES_A_REQUEST = 5  # so many in a list weigh as much as a request
OPEN = "landbridge serve --host 0.0.0.0"  # then it answers to the network as well

operations = Group("tables")


@operations.get("tables")
def open_tables(
    room: ServerRoom,
    most: Annotated[int, Whole(least=1, most=200)] = 50,
    game: Key | None = None,
    seats: Annotated[int, Whole(least=1, most=len(LETTERS))] | None = None,
    pace: Pace | None = None,
) -> TableList:
    """Open tables that want to be found: all of them, or those of one game, with so many seats, live or over days."""
    if game is not None and registry.find(game) is None:  # nor can every database be asked for every word
        return {"tables": []}
    return {"tables": listed(room, room.services.tables.open_tables(most, game, seats, pace))}


def listed(room: ServerRoom, ids: Iterable[str]) -> Any:
    """Return tables as a list shows them; those that are gone or cannot be read here are left out."""
    ids = list(ids)
    room.weigh(len(ids) // TABLES_A_REQUEST)
    found = []
    for id in ids:
        with suppress(Refused), room.open(id) as t:
            found.append(room.table_json(t))
    return found


@operations.post("tables/{table}/invites", status=201)
def invite(room: ServerRoom, table: str, said: Invitation) -> Invited:
    """Invite a friend: the link seats one person, once. For those who opened the table or sit there."""
    person = room.person()
    with room.open(table) as t:
        place = actions.seat_number(t, said.seat)
        _belongs(t, person)
        if not t.seats[place].free:
            raise Refused("server-seat-taken")
        game = t.game.name
    code, mark = room.services.people.make_code(INVITE, person.id, table, place)
    link = f"{room.base}/join/{game}#{code}"  # a messenger is told the game; what is behind # is never sent
    return {"code": code, "link": link, "mark": mark}


@operations.delete("tables/{table}/invites/{mark}", status=204)
def revoke(room: ServerRoom, table: str, mark: str) -> None:
    """Take an invitation back."""
    person = room.person()
    with room.open(table) as t:
        _belongs(t, person)
    room.services.people.revoke(table, mark)


def _belongs(t: Table, person: Person) -> None:
    if t.host != person.id and not t.seats_of(person.id):
        raise Refused("server-not-host")


@operations.post("join")
def join(room: ServerRoom, said: Joining) -> Joined:
    """Follow an invitation: take the seat, which is consent to play; with `ready`, the server holds the number."""
    person, people = room.person(), room.services.people
    once = room.once(said.id, "join", said.code)
    try:
        code = people.look(said.code)
        if code.table is None or code.seat is None:
            raise Refused("server-no-code")
        if code.kind == USED and code.person == person.id:  # the answer got lost on the way
            return {"table": code.table, "seat": LETTERS[code.seat]}
        if code.kind != INVITE:
            raise Refused("server-no-code")
    except Refused:
        room.services.guesses_pace.take(room.address)
        raise
    words = lucky(code.table, said.words)
    asked = (person, code.seat, room.seats_per_person, words, said.ready, once.asked, said.id)
    spend = lambda c: people.spend(c, said.code, person.id)  # noqa: E731 - in the same transaction
    room.act(code.table, actions.join, *asked, once=once, extra=spend)
    return {"table": code.table, "seat": LETTERS[code.seat]}


@operations.get("reach", door=True)
def reach(room: ServerRoom) -> Reach:
    """Where others find this server. Told at this very machine, since others cannot use `localhost`."""
    request, settings = room.request, room.services.settings
    if request.client is None or not is_direct(request.client.host, request.headers):
        return {"bases": [], "command": ""}
    if settings.base_url:
        return {"bases": [settings.base_url], "command": ""}
    port = (request.scope.get("server") or ("", None))[1]
    found = [f"[{one}]" if ":" in one else one for one in reachable(settings.listens)]
    bases = [f"http://{one}" + (f":{port}" if port else "") for one in found]
    return {"bases": bases, "command": "" if bases else f"{OPEN} --port {port}"}
