"""Opening, finding and filling tables."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from landbridge.app.operation import Group
from landbridge.app.room import Room
from landbridge.app.shapes.common import Eyes, Look, SeatLetter
from landbridge.app.shapes.opening import BotSeat, Games, NewTable, Sitting
from landbridge.app.shapes.play import KitTold, Picture
from landbridge.core.show.scene import scene_of
from landbridge.core.show.state_json import record_json
from landbridge.table import actions, opening, views
from landbridge.table.answers.games import games_json
from landbridge.table.opening import SeatWish, Wish
from landbridge.table.parts import CLOSED
from landbridge.table.refusals import Refused

operations = Group("tables")


@operations.get("games", door=True)
def games(room: Room) -> Games:
    """The games of this server."""
    return games_json()


@operations.post("tables", status=201)
def create(room: Room, said: NewTable) -> Picture:
    """Open a table, which is consent to play. The dealer's promise is in the answer: the device commits to it next."""
    person, once = room.person(), room.once(said.id, "open", asdict(said))
    room.weigh_board(said.options)
    seats = [SeatWish(one.kind, one.bot) for one in said.seats]
    clock = asdict(said.clock) if said.clock else None
    watch = {name: far for name, far in asdict(said.watch).items() if far is not None} if said.watch else None
    wish = Wish(
        said.game,
        seats,
        said.options,
        said.pace,
        clock,
        said.substitute,
        said.listed,
        said.outside,
        watch,
        said.help,
    )
    new = room.new()
    opening.open_table(new, room.now(), person, wish, room.seats_per_person, once.asked, said.id)
    id = room.create(new, once)
    with room.open(id, current=True) as t:
        return room.seen(t, room.first_seat(t), id != new.id)


@operations.get("tables/{table}")
def look(room: Room, table: str, seat: Eyes | None = None) -> Picture:
    """The table as I see it. Without a seat: as everybody may see it. With `*`: everything, if all seats allow it."""
    with room.open(table) as t:
        return room.seen(t, room.viewer(t, seat))


@operations.get("tables/{table}/kit")
def kit(room: Room, table: str, look: Look = "view") -> KitTold:
    """Board and cards: what never changes."""
    with room.open(table) as t:
        told: Any = {
            "game": t.terms["game"],
            "version": t.terms["version"],
            "options": t.terms["options"],
            "kit": record_json(t.kit.fields),
            "layout": scene_of(t.game).layout(t.kit) if look != views.VIEW else None,
        }
        return told


@operations.post("tables/{table}/seats/{seat}")
def sit(room: Room, table: str, seat: SeatLetter, said: Sitting) -> Picture:
    """Take an open seat: of a listed table, or of one that I opened or sit at. Others need an invitation."""
    person, once = room.person(), room.once(said.id, "sit", seat)
    asked = (person, seat, room.seats_per_person, once.asked, said.id)
    repeated = room.act(table, actions.sit_uninvited, *asked, once=once)
    with room.open(table) as t:
        return room.seen(t, actions.seat_number(t, seat), repeated)


@operations.put("tables/{table}/seats/{seat}")
def put_bot(room: Room, table: str, seat: SeatLetter, said: BotSeat) -> Picture:
    """Give an open seat to a bot, or take it back."""
    room.act(table, actions.put_bot, room.person(), seat, said.bot)
    with room.open(table) as t:
        return room.seen(t, room.first_seat(t))


@operations.delete("tables/{table}/seats/{seat}")
def unseat(room: Room, table: str, seat: SeatLetter) -> Picture:
    """Free a seat before the game: one of my own, or anybody's at a table that I opened."""
    room.act(table, actions.unseat, room.person(), seat)
    with room.open(table) as t:
        return room.seen(t, room.first_seat(t))


@operations.post("tables/{table}/close")
def close(room: Room, table: str) -> Picture:
    """Close a table that I opened."""
    room.act(table, actions.close, room.closes_as())
    with room.open(table) as t:
        return room.seen(t, room.viewer(t, None))


@operations.post("tables/{table}/rematch", status=201)
def rematch(room: Room, table: str, said: Sitting) -> Picture:
    """Once more: a new table with the same people, who keep their seats where the game allows. The asker sits down."""
    person, once = room.person(), room.once(said.id, "rematch", table)
    with room.open(table) as t:
        if not t.seats_of(person.id):
            raise Refused("server-not-yours")
        before = t.next
    closed = before if _is_closed(room, before) else ""
    made = ""
    if before == closed:
        new = room.new()
        with room.open(table) as t:
            opening.open_rematch(new, room.now(), t, person, once.asked, once.client)
        made = room.create(new, once)
        room.act(table, actions.rematch, person, made, closed)
    with room.open(table) as t:
        id = t.next
    if made and id != made:  # two pressed at once: there is one rematch
        room.remove(made)
    room.act(id, actions.take_reserved, person)
    with room.open(id) as t:
        return room.seen(t, room.first_seat(t))


def _is_closed(room: Room, table: str) -> bool:
    """Return whether a rematch was closed, or is gone."""
    try:
        with room.open(table) as t:
            return t.status == CLOSED
    except Refused:
        return True
