"""Playing: moves, questions, taking back, coming and going, talking, and what there is to read."""

from __future__ import annotations

import re
import time
from typing import Annotated

from fastapi import APIRouter, Header, Query, Response
from fastapi.responses import JSONResponse, StreamingResponse

from landbridge.core import bounded
from landbridge.core.play import record
from landbridge.core.state import PUBLIC
from landbridge.core.text import entered
from landbridge.server.http import wire
from landbridge.server.http.asking import LATEST, Ask, AskInWords, Look, Message
from landbridge.server.http.guard import BEGUN
from landbridge.server.http.lean import LeanRoute
from landbridge.server.http.streams import Streaming, Watched
from landbridge.server.store.tables import Once
from landbridge.table import actions
from landbridge.table.answers.facts import message, why_json
from landbridge.table.refusals import Refused
from landbridge.table.watching import insight

LONGEST_LOG = 500

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["playing"])


# --- moves ------------------------------------------------------------------------------------------------------


@router.post("/tables/{table}/moves", response_model=wire.Picture, summary="Make a move")
def move(ask: Look, table: str, said: wire.MoveAsked) -> Response:
    """By its notation or by what was touched. The answer means that it is on disk."""
    person = ask.person()
    once = Once.of(person.id, said.id, "move", said.seat, said.move, said.handles)
    with ask.with_legal_moves(table, said.seat):
        repeated = ask.tables.act(
            table,
            actions.move,
            person,
            said.seat,
            said.move,
            said.handles,
            once.asked,
            said.id,
            once=once,
        )
    with ask.tables.open(table, current=not repeated) as t:
        if not repeated:
            ask.services.metrics.moved(t.terms["game"], time.perf_counter() - ask.request.scope[BEGUN])
        return ask.seen(t, actions.seat_number(t, said.seat), repeated)


@router.post("/tables/{table}/chance", response_model=wire.Picture, summary="Enter what came")
def came(ask: Look, table: str, said: wire.Came) -> Response:
    """A card, a die or a tile of a real table. What cannot come is refused, as a move would be."""
    person = ask.person()
    once = Once.of(person.id, said.id, "chance", said.seat, said.move)
    with ask.with_legal_moves(table, said.seat):
        repeated = ask.tables.act(
            table, actions.came, person, said.seat, said.move, once.asked, said.id, once=once
        )
    return ask.picture(table, said.seat, repeated)


@router.post("/tables/{table}/why", response_model=wire.Why, summary="Why not?")
def why(ask: AskInWords, table: str, said: wire.WhyAsked) -> Response:
    """Whether a move would be legal, and if not, why: the sentence, the ruling, what stands in the way."""
    person = ask.person()
    with ask.tables.open(table) as t:
        refusal = actions.why_not(t, person, said.seat, said.move, said.handles)
        return JSONResponse(why_json(refusal))


@router.post("/tables/{table}/back", response_model=wire.Picture, summary="Take back my draft, or its end")
def back(ask: Look, table: str, said: wire.Back) -> Response:
    """Free, as long as the phase is not resolved, unless the rules say that what lies stays.

    Where a game with a real box is entered: whatever was entered last, whoever did it, also once the game is over.
    """
    person = ask.person()
    once = Once.of(person.id, said.id, "back", said.seat, said.moves)
    with ask.with_legal_moves(table, said.seat):
        repeated = ask.tables.act(
            table, actions.take_back, person, said.seat, said.moves, once.asked, said.id, once=once
        )
    return ask.picture(table, said.seat, repeated)


@router.post("/tables/{table}/takeback", response_model=wire.Picture, summary="Ask for my last move back")
def ask_back(ask: Look, table: str, said: wire.SeatOnce) -> Response:
    """Done when everybody agrees; not after chance has acted or a secret has come out."""
    person = ask.person()
    once = Once.of(person.id, said.id, "takeback", said.seat)
    repeated = ask.tables.act(table, actions.ask_back, person, said.seat, once.asked, said.id, once=once)
    return ask.picture(table, said.seat, repeated)


@router.put("/tables/{table}/takeback", response_model=wire.Picture, summary="Agree to it, or not")
def consent(ask: Look, table: str, said: wire.Consent) -> Response:
    ask.tables.act(table, actions.answer_ask, ask.person(), said.seat, said.agree)
    return ask.picture(table, said.seat)


# --- coming and going -------------------------------------------------------------------------------------------


@router.post("/tables/{table}/leave", response_model=wire.Picture, summary="Leave my seat")
def leave(ask: Look, table: str, said: wire.SeatOnly) -> Response:
    """Before the game the seat is open again; in the game a substitute plays until one returns."""
    ask.tables.act(table, actions.leave, ask.person(), said.seat, False)
    return ask.picture(table, None)


@router.post("/tables/{table}/return", response_model=wire.Picture, summary="Come back to my seat")
def come_back(ask: Look, table: str, said: wire.SeatOnly) -> Response:
    ask.tables.act(table, actions.come_back, ask.person(), said.seat)
    return ask.picture(table, said.seat)


@router.post("/tables/{table}/resign", response_model=wire.Picture, summary="Resign: a substitute plays on")
def resign(ask: Look, table: str, said: wire.SeatOnly) -> Response:
    ask.tables.act(table, actions.resign, ask.person(), said.seat)
    return ask.picture(table, said.seat)


# --- talking ----------------------------------------------------------------------------------------------------


@router.post("/tables/{table}/chat", response_model=wire.Picture, summary="Say something")
def chat(ask: Look, table: str, said: wire.Remark) -> Response:
    """One line of text for everybody at the table. It is text: a page must show it as such."""
    limits = ask.services.limits
    text = entered(" ".join(said.text.split()), limits.chat_letters)
    person = ask.person()
    ask.services.reports.may_write(person.id)
    once = Once.of(person.id, said.id, "chat", said.seat, text)
    repeated = ask.tables.act(
        table,
        actions.chat,
        person,
        said.seat,
        text,
        limits.chats_per_table,
        once.asked,
        said.id,
        once=once,
    )
    return ask.picture(table, said.seat, repeated)


@router.put(
    "/tables/{table}/mute", response_model=wire.Picture, summary="Keep a seat from talking, or let it"
)
def mute(ask: Look, table: str, said: wire.Mute) -> Response:
    """For whoever opened the table. Not listening to somebody is a matter of one's own page."""
    ask.tables.act(table, actions.mute, ask.person(), said.seat, said.muted)
    return ask.picture(table, None)


# --- watching ---------------------------------------------------------------------------------------------------


@router.post("/tables/{table}/insight", response_model=wire.Picture, summary="Ask to see everything")
def ask_insight(ask: Look, table: str, said: wire.Nothing) -> Response:
    """For whoever watches, to teach or to comment. Everybody seated is asked; one person at a time."""
    person = ask.person()
    ask.services.reports.may_write(person.id)
    ask.tables.act(table, insight.ask, person)
    return ask.picture(table, None)


@router.put("/tables/{table}/insight", response_model=wire.Picture, summary="Let somebody see everything")
def allow_insight(ask: Look, table: str, said: wire.SeatOnly) -> Response:
    """For a seat of one's own. Once everybody agrees, they see all hands; everybody is told, and anybody ends it."""
    person = ask.person()
    ask.tables.act(table, actions.allow_insight, person, said.seat)
    return ask.picture(table, said.seat)


@router.delete(
    "/tables/{table}/insight", status_code=204, response_class=Response, summary="No more of it, or no"
)
def end_insight(ask: Ask, table: str) -> Response:
    """By whoever asked, by everybody who sits here, and by whoever opened the table."""
    ask.tables.act(table, insight.end, ask.person().id)
    return Response(status_code=204)


# --- reading ----------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/log", response_model=wire.Log, summary="What I was told, from a message on")
def log(
    ask: AskInWords,
    table: str,
    seat: wire.Eyes | None = None,
    after: Message = 0,
    most: int = Query(100, ge=1, le=LONGEST_LOG),
) -> Response:
    """The same messages as the stream's."""
    ask.caller()
    with ask.tables.open(table) as t:
        viewer = ask.viewer(t, seat)
        after = insight.told_from(t, after) if viewer == insight.ALL else after
        t = ask.shown(t, viewer)
        found = [
            told for told in ask.tables.messages(table, viewer, after, most) if told[0] <= t.counts[viewer]
        ]
        told = [message(id, body) for id, body in found]
        return JSONResponse({"messages": told, "more": after + len(told) < t.counts[viewer]})


@router.get(
    "/tables/{table}/stream",
    response_class=StreamingResponse,
    summary="What I am told, as it happens",
    responses={
        200: {
            "content": {"text/event-stream": {"schema": {"$ref": "#/components/schemas/Update"}}},
            "description": "Events; the data of each is a message, with `look` an update",
        }
    },
)
def stream(
    ask: AskInWords,
    table: str,
    seat: wire.Eyes | None = None,
    after: Annotated[
        Message, Query(description="for the first time; a reconnecting browser says it itself")
    ] = 0,
    look: Annotated[
        wire.Look | None, Query(description="with scenes between moves, and the table as it is now")
    ] = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> Response:
    """Server-sent events. Their ids count what this viewer is told, 1, 2, 3 …; `Last-Event-ID` goes on after it."""
    caller = ask.caller()
    with ask.tables.open(table) as t:
        viewer = ask.viewer(t, seat)
        ask.shown(t, viewer)  # what that takes is weighed here, and not where streams are read
        late = viewer == PUBLIC and "minutes" in (t.delay or {}) and not t.seats_of(caller.id)
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        after = _resumed(last_event_id)
    watched = Watched(table, viewer, caller.id, ask.base, ask.lang, look, late)
    return Streaming(ask.services.streams.admit(watched, caller.key, after, ask.device))


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    summary="The game as a record",
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "A record"}},
)
def download(ask: Ask, table: str, seat: wire.SeatLetter | None = None) -> Response:
    """Whole after the end, `landbridge verify` checks its luck; before, as far as this viewer may know it."""
    ask.caller()
    with ask.tables.open(table) as t:
        ask.stay_closed(t)
        ask.weigh(t.n // 500)
        viewer = ask.viewer(t, seat)
        game, text = t.game.name, record.dumps(ask.tables.match(ask.shown(t, viewer)), viewer)
    kept = re.sub(r"[^A-Za-z0-9_-]", "", table)[:8]
    name = f'attachment; filename="{game}-{kept}.landbridge"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


def _resumed(last_event_id: str) -> int:
    found = bounded.number(last_event_id, LATEST)
    if found is None:
        raise Refused("server-invalid", where="Last-Event-ID")
    return found
