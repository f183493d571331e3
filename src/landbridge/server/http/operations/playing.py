"""Company at a table: talking, watching, and the stream of what happens."""

from __future__ import annotations

from typing import Annotated

from landbridge.app.operation import Group
from landbridge.app.shapes.common import Eyes, Look, Message, Nothing
from landbridge.app.shapes.play import Mute, Picture, Remark, SeatOnly, Update
from landbridge.core import bounded
from landbridge.core.state import PUBLIC
from landbridge.core.text import entered
from landbridge.server.http.room import ServerRoom
from landbridge.server.http.streams import Subscriber, Watched
from landbridge.table import actions
from landbridge.table.refusals import Refused
from landbridge.table.watching import insight

LATEST = 10**9  # no viewer is told as much

operations = Group("playing")


# --- talking ----------------------------------------------------------------------------------------------------


@operations.post("tables/{table}/chat")
def chat(room: ServerRoom, table: str, said: Remark) -> Picture:
    """Say one line of text to everybody at the table."""
    limits, person = room.services.limits, room.person()
    text = entered(" ".join(said.text.split()), limits.chat_letters)
    room.services.reports.may_write(person.id)
    once = room.once(said.id, "chat", said.seat, text)
    asked = (person, said.seat, text, limits.chats_per_table, once.asked, said.id)
    return room.picture(table, said.seat, room.act(table, actions.chat, *asked, once=once))


@operations.put("tables/{table}/mute")
def mute(room: ServerRoom, table: str, said: Mute) -> Picture:
    """Keep a seat from talking, or let it: for the person who opened the table."""
    room.act(table, actions.mute, room.person(), said.seat, said.muted)
    return room.picture(table, None)


# --- watching ---------------------------------------------------------------------------------------------------


@operations.post("tables/{table}/insight")
def ask_insight(room: ServerRoom, table: str, said: Nothing) -> Picture:
    """Ask to see everything, to teach or to comment. Everybody seated is asked; one person at a time."""
    person = room.person()
    room.services.reports.may_write(person.id)
    room.act(table, insight.ask, person)
    return room.picture(table, None)


@operations.put("tables/{table}/insight")
def allow_insight(room: ServerRoom, table: str, said: SeatOnly) -> Picture:
    """Let a person see everything, for a seat of my own. Once everybody agrees they see all hands; any seat ends it."""
    room.act(table, actions.allow_insight, room.person(), said.seat)
    return room.picture(table, said.seat)


@operations.delete("tables/{table}/insight", status=204)
def end_insight(room: ServerRoom, table: str) -> None:
    """End that a person sees everything, or say no: for them, all who sit here, and the one who opened the table."""
    room.act(table, insight.end, room.person().id)


@operations.get("tables/{table}/stream", kind="text/event-stream", events=Update)
def stream(
    room: ServerRoom,
    table: str,
    seat: Eyes | None = None,
    after: Message = 0,
    look: Annotated[Look | None, "with scenes between moves, and the table as it is now"] = None,
) -> Subscriber:
    """What I am told, as it happens: server-sent events, counted 1, 2, 3 …; `Last-Event-ID` goes on after one."""
    with room.open(table) as t:
        viewer = room.viewer(t, seat)
        room.shown(t, viewer)  # what that takes is weighed here, and not where streams are read
        late = viewer == PUBLIC and "minutes" in (t.delay or {}) and not t.seats_of(room.id)
    last = room.request.headers.get("last-event-id", "")[:20]
    if last.isascii() and last.isdigit():
        found = bounded.number(last, LATEST)
        if found is None:
            raise Refused("server-invalid", where="Last-Event-ID")
        after = found
    watched = Watched(table, viewer, room.id, room.base, look, late)
    packed = "gzip" in room.request.headers.get("accept-encoding", "")
    return room.services.streams.admit(watched, room.caller.key, after, room.device, packed)
