"""Playing: moves, questions, taking back, coming and going, and what there is to read."""

from __future__ import annotations

import re
from typing import Annotated

from landbridge.app.bounds import Whole
from landbridge.app.operation import File, Group
from landbridge.app.room import Room
from landbridge.app.shapes.common import Eyes, Message, SeatLetter
from landbridge.app.shapes.play import (
    Back,
    Came,
    Consent,
    Hints,
    Log,
    MoveAsked,
    Picture,
    SeatOnce,
    SeatOnly,
    Why,
    WhyAsked,
)
from landbridge.app.thinking import Thinking
from landbridge.core.play import record
from landbridge.table import actions
from landbridge.table.answers.facts import message, why_json
from landbridge.table.answers.hints import hints_json
from landbridge.table.bot_request import request_for
from landbridge.table.parts import PLAYING
from landbridge.table.watching import insight

LONGEST_LOG = 500
HINT = 10  # a hint counts as so many requests: it takes about a second of a core
ASKED_AGAIN = 4  # times that a hint is thought about, if others move meanwhile
EVENTS_A_REQUEST = 500  # so many events of a record weigh as much as a request

operations = Group("playing")


# --- moves ------------------------------------------------------------------------------------------------------


@operations.post("tables/{table}/moves")
def move(room: Room, table: str, said: MoveAsked) -> Picture:
    """Make a move, by its notation or by what was touched. The answer means that it is kept."""
    person, once = room.person(), room.once(said.id, "move", said.seat, said.move, said.handles)
    asked = (person, said.seat, said.move, said.handles, once.asked, said.id)
    with room.legal_moves_if_refused(table, said.seat):
        repeated = room.act(table, actions.move, *asked, once=once)
    with room.open(table, current=not repeated) as t:
        if not repeated:
            room.moved(t)
        return room.seen(t, actions.seat_number(t, said.seat), repeated)


@operations.post("tables/{table}/chance")
def came(room: Room, table: str, said: Came) -> Picture:
    """Enter what came: a card, a die or a tile of a real table. What cannot come is refused, as a move would be."""
    person, once = room.person(), room.once(said.id, "chance", said.seat, said.move)
    with room.legal_moves_if_refused(table, said.seat):
        repeated = room.act(table, actions.came, person, said.seat, said.move, once.asked, said.id, once=once)
    return room.picture(table, said.seat, repeated)


@operations.post("tables/{table}/why")
def why(room: Room, table: str, said: WhyAsked) -> Why:
    """Whether a move would be legal, and if not, why: the reason, the ruling, what stands in the way."""
    person = room.person()
    with room.open(table) as t:
        return why_json(actions.why_not(t, person, said.seat, said.move, said.handles))


@operations.post("tables/{table}/back")
def back(room: Room, table: str, said: Back) -> Picture:
    """Take back my draft, or its end: free until the phase is resolved, unless the rules say that what lies stays.

    Where a game with a real box is entered: the last entry, by any seat, also once the game is over.
    """
    person, once = room.person(), room.once(said.id, "back", said.seat, said.moves)
    asked = (person, said.seat, said.moves, once.asked, said.id)
    with room.legal_moves_if_refused(table, said.seat):
        repeated = room.act(table, actions.take_back, *asked, once=once)
    return room.picture(table, said.seat, repeated)


@operations.post("tables/{table}/takeback")
def ask_back(room: Room, table: str, said: SeatOnce) -> Picture:
    """Ask for my last move back. Done when everybody agrees; not after chance has acted or a secret has come out."""
    person, once = room.person(), room.once(said.id, "takeback", said.seat)
    repeated = room.act(table, actions.ask_back, person, said.seat, once.asked, said.id, once=once)
    return room.picture(table, said.seat, repeated)


@operations.put("tables/{table}/takeback")
def consent(room: Room, table: str, said: Consent) -> Picture:
    """Agree that a move is taken back, or not."""
    room.act(table, actions.answer_ask, room.person(), said.seat, said.agree)
    return room.picture(table, said.seat)


# --- coming and going -------------------------------------------------------------------------------------------


@operations.post("tables/{table}/leave")
def leave(room: Room, table: str, said: SeatOnly) -> Picture:
    """Leave my seat: before the game it is open again; in the game a substitute plays until I return."""
    room.act(table, actions.leave, room.person(), said.seat, False)
    return room.picture(table, None)


@operations.post("tables/{table}/return")
def come_back(room: Room, table: str, said: SeatOnly) -> Picture:
    """Come back to my seat."""
    room.act(table, actions.come_back, room.person(), said.seat)
    return room.picture(table, said.seat)


@operations.post("tables/{table}/resign")
def resign(room: Room, table: str, said: SeatOnly) -> Picture:
    """Resign: a substitute plays on."""
    room.act(table, actions.resign, room.person(), said.seat)
    return room.picture(table, said.seat)


# --- hints ------------------------------------------------------------------------------------------------------


@operations.post("tables/{table}/hint", weight=HINT)
def hint(room: Room, table: str, said: SeatOnly) -> Thinking[Hints]:
    """The best moves that a strong bot finds for my seat, from what my seat can see; the others are told once.

    If others move meanwhile it is thought about again: nobody wants advice for how the table was.
    """
    for _ in range(ASKED_AGAIN):
        room.act(table, actions.helped, room.person(), said.seat)
        with room.open(table) as t:
            seat = actions.hint_wanted(t, room.person(), said.seat)
            if seat not in t.acting:
                break
            wanted = request_for(t, seat)
        found = yield wanted
        with room.open(table) as t:
            if t.status == PLAYING and t.live is not None and t.live.view(seat).tobytes() == wanted.view:
                return hints_json(t, seat, found)
    return {"moves": []}


# --- reading ----------------------------------------------------------------------------------------------------


@operations.get("tables/{table}/log")
def log(
    room: Room,
    table: str,
    seat: Eyes | None = None,
    after: Message = 0,
    most: Annotated[int, Whole(least=1, most=LONGEST_LOG)] = 100,
) -> Log:
    """What I was told, from a message on: the same as the stream's."""
    with room.open(table) as live:
        viewer = room.viewer(live, seat)
        after = insight.told_from(live, after) if viewer == insight.ALL else after
        t = room.shown(live, viewer)
        found = [one for one in room.messages(table, viewer, after, most) if one[0] <= t.counts[viewer]]
        told = [message(id, body) for id, body in found]
        return {"messages": told, "more": after + len(told) < t.counts[viewer]}


@operations.get("tables/{table}/record", kind="text/plain")
def download(room: Room, table: str, seat: SeatLetter | None = None) -> File:
    """The game as a record: whole after the end; before, as far as this viewer may know it."""
    with room.open(table) as t:
        room.stay_closed(t)
        room.weigh(t.n // EVENTS_A_REQUEST)
        viewer = room.viewer(t, seat)
        text = record.dumps(room.match(room.shown(t, viewer)), viewer)
        kept = re.sub(r"[^A-Za-z0-9_-]", "", table)[:8]
        return File(text, "text/plain", f"{t.game.name}-{kept}.landbridge")
