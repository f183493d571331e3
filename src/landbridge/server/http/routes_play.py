"""Playing: moves, questions, taking back, coming and going, talking, and what there is to read."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import JSONResponse, StreamingResponse

from landbridge.core.errors import Illegal, Unreadable
from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.names import shown as printable
from landbridge.core.play import record
from landbridge.core.state import PUBLIC, State
from landbridge.server.http import answers, wire
from landbridge.server.http.guard import BEGUN
from landbridge.server.run.services import LOOK, Caller, Services, looked
from landbridge.server.store.tables import Once
from landbridge.table import actions, views
from landbridge.table.person import Person
from landbridge.table.refusals import Refused, RefusedMove
from landbridge.table.table import OVER, Table
from landbridge.texts import words

LONGEST_LOG = 500
MOST_SCENES = 50


def routes(services: Services) -> APIRouter:
    api = APIRouter(prefix="/api", tags=["playing"])

    def answer(t: Table, seat: str, caller: Caller, request: Request, again: bool = False) -> Response:
        viewer = services.viewer(t, caller, seat)
        return JSONResponse(
            views.picture(
                t, viewer, caller.id, services.base(request), services.clock(), again, looked(request)
            )
        )

    def act(
        request: Request,
        table: str,
        seat: str,
        do: Callable[[Table, int, Person], None],
        once: Callable[[Person], Once] | None = None,
    ) -> Response:
        caller, person = services.person(request)
        return services.tables.act(
            table,
            lambda t, now: do(t, now, person),
            lambda t, again: answer(t, seat, caller, request, again),
            once(person) if once else None,
        )

    # --- moves ----------------------------------------------------------------------------------------------

    @api.post("/tables/{table}/moves", response_model=wire.Picture, dependencies=LOOK, summary="Make a move")
    def move(request: Request, table: str, said: wire.MoveAsked) -> Response:
        """By its notation or by what was touched. The answer means that it is on disk."""
        one_of(said.move, said.handles)
        caller, person = services.person(request)
        once = Once.of(person.id, said.id, "move", said.seat, said.move, said.handles)

        def do(t: Table, now: int) -> None:
            try:
                actions.move(
                    t, now, person, said.seat, said.move, said.handles, {"asked": once.content}, said.id
                )
            except (Illegal, Unreadable) as error:
                raise RefusedMove(error, views.offers(t, actions.seat_number(t, said.seat))) from None
            except Refused as refused:
                if refused.fact.key == "server-no-aim":
                    refused.extra["legal"] = views.offers(t, actions.seat_number(t, said.seat))
                raise

        def see(t: Table, again: bool) -> Response:
            if not again:
                services.metrics.moved(t.terms["game"], time.perf_counter() - request.scope[BEGUN])
            return answer(t, said.seat, caller, request, again)

        return services.tables.act(table, do, see, once)

    @api.post("/tables/{table}/why", response_model=wire.Why, summary="Why not?")
    def why(request: Request, table: str, said: wire.WhyAsked, lang: wire.Language | None = None) -> Response:
        """Whether a move would be legal, and if not, why: the sentence, the ruling, what stands in the way."""
        one_of(said.move, said.handles)
        caller, person = services.person(request)

        def see(t: Table) -> Response:
            seat = actions.own_seat(t, person, said.seat)
            refusal = actions.why_not(t, seat, said.move, said.handles)
            return JSONResponse(answers.why_json(refusal, words(caller.lang), t.names))

        return services.tables.look(table, see)

    @api.post(
        "/tables/{table}/back",
        response_model=wire.Picture,
        dependencies=LOOK,
        summary="Take back my draft, or its end",
    )
    def back(request: Request, table: str, said: wire.Back) -> Response:
        """Free, as long as the phase is not resolved, unless the rules say that what lies stays."""

        def once(person: Person) -> Once:
            return Once.of(person.id, said.id, "back", said.seat, said.moves)

        def do(t: Table, now: int, person: Person) -> None:
            asked = {"asked": once(person).content}
            try:
                actions.take_back(t, now, person, said.seat, said.moves, asked, said.id)
            except Illegal as error:
                raise RefusedMove(error, views.offers(t, actions.seat_number(t, said.seat))) from None

        return act(request, table, said.seat, do, once)

    @api.post(
        "/tables/{table}/takeback",
        response_model=wire.Picture,
        dependencies=LOOK,
        summary="Ask for my last move back",
    )
    def ask(request: Request, table: str, said: wire.SeatOnce) -> Response:
        """Done when everybody agrees; not after chance has acted or a secret has come out."""

        def once(person: Person) -> Once:
            return Once.of(person.id, said.id, "takeback", said.seat)

        def do(t: Table, now: int, person: Person) -> None:
            actions.ask_back(t, now, person, said.seat, {"asked": once(person).content}, said.id)

        return act(request, table, said.seat, do, once)

    @api.put(
        "/tables/{table}/takeback",
        response_model=wire.Picture,
        dependencies=LOOK,
        summary="Agree to it, or not",
    )
    def consent(request: Request, table: str, said: wire.Consent) -> Response:
        return act(
            request,
            table,
            said.seat,
            lambda t, now, person: actions.answer_ask(t, now, person, said.seat, said.agree),
        )

    # --- coming and going -----------------------------------------------------------------------------------

    @api.post(
        "/tables/{table}/leave", response_model=wire.Picture, dependencies=LOOK, summary="Leave my seat"
    )
    def leave(request: Request, table: str, said: wire.SeatOnly) -> Response:
        """Before the game the seat is open again; in the game a substitute plays until one returns."""
        caller, person = services.person(request)
        return services.tables.act(
            table,
            lambda t, now: actions.leave(t, now, person, said.seat, resign=False),
            lambda t, again: JSONResponse(
                views.picture(
                    t, PUBLIC, caller.id, services.base(request), services.clock(), look=looked(request)
                )
            ),
        )

    @api.post(
        "/tables/{table}/return",
        response_model=wire.Picture,
        dependencies=LOOK,
        summary="Come back to my seat",
    )
    def come_back(request: Request, table: str, said: wire.SeatOnly) -> Response:
        return act(
            request, table, said.seat, lambda t, now, person: actions.come_back(t, now, person, said.seat)
        )

    @api.post(
        "/tables/{table}/resign",
        response_model=wire.Picture,
        dependencies=LOOK,
        summary="Resign: a substitute plays on",
    )
    def resign(request: Request, table: str, said: wire.SeatOnly) -> Response:
        def do(t: Table, now: int, person: Person) -> None:
            actions.own_seat(t, person, said.seat)
            if t.live is None:
                raise Refused("server-not-started")
            actions.leave(t, now, person, said.seat, resign=True)

        return act(request, table, said.seat, do)

    # --- talking --------------------------------------------------------------------------------------------

    @api.post("/tables/{table}/chat", response_model=wire.Picture, dependencies=LOOK, summary="Say something")
    def chat(request: Request, table: str, said: wire.Remark) -> Response:
        """One line of text for everybody at the table. It is text: a page must show it as such."""
        text = " ".join(said.text.split())
        if not text.isprintable() or not 0 < len(text) <= services.limits.chat_letters:
            values: dict[str, str | int] = {"name": printable(text), "most": services.limits.chat_letters}
            raise Unreadable(Fact("core-name", values))

        def once(person: Person) -> Once:
            return Once.of(person.id, said.id, "chat", said.seat, text)

        def do(t: Table, now: int, person: Person) -> None:
            asked = {"asked": once(person).content}
            actions.chat(t, now, person, said.seat, text, services.limits.chats_per_table, asked, said.id)

        return act(request, table, said.seat, do, once)

    @api.put(
        "/tables/{table}/mute",
        response_model=wire.Picture,
        dependencies=LOOK,
        summary="Keep a seat from talking, or let it",
    )
    def mute(request: Request, table: str, said: wire.Mute) -> Response:
        """For whoever opened the table. Not listening to somebody is a matter of one's own page."""
        caller, person = services.person(request)
        return services.tables.act(
            table,
            lambda t, now: actions.mute(t, now, person, said.seat, said.muted),
            lambda t, again: JSONResponse(
                views.picture(
                    t, PUBLIC, caller.id, services.base(request), services.clock(), look=looked(request)
                )
            ),
        )

    # --- reading --------------------------------------------------------------------------------------------

    @api.get("/tables/{table}/log", response_model=wire.Log, summary="What I was told, from a message on")
    def log(
        request: Request,
        table: str,
        seat: wire.SeatLetter | None = None,
        after: int = Query(0, ge=0, le=10**9),
        most: int = Query(100, ge=1, le=LONGEST_LOG),
        lang: wire.Language | None = None,
    ) -> Response:
        """The same messages as the stream's."""
        caller = services.caller(request)

        def see(t: Table) -> Response:
            viewer = services.viewer(t, caller, seat)
            found = services.tables.messages(table, viewer, after, most)
            say = words(caller.lang)
            told = [answers.message(id, body, say, t.names) for id, body in found]
            return JSONResponse({"messages": told, "more": after + len(told) < t.counts[viewer]})

        return services.tables.look(table, see)

    @api.get(
        "/tables/{table}/scenes", response_model=wire.ScenesTold, summary="How it looked, message by message"
    )
    def scenes(
        request: Request,
        table: str,
        seat: wire.SeatLetter | None = None,
        after: int = Query(0, ge=0, le=10**9),
        most: int = Query(MOST_SCENES, ge=1, le=MOST_SCENES),
    ) -> Response:
        """The table as I saw it after each of my messages. Only of a little while: what is older is left out."""
        caller = services.caller(request)

        def see(t: Table) -> tuple[Kit, int, list[tuple[int, bytes]]]:
            viewer = services.viewer(t, caller, seat)
            return t.kit, viewer, t.recent.after(viewer, after)

        kit, viewer, found = services.tables.look(table, see)
        services.weigh(caller, min(len(found), most) // 10)
        told = []
        for id, state in found[:most]:
            view = kit.game.view(kit, State.from_bytes(state, kit.state), viewer)
            told.append({"id": id, "scene": views.scene(kit, view, viewer)})
        return JSONResponse({"scenes": told, "more": len(found) > most})

    @api.get(
        "/tables/{table}/stream",
        response_class=StreamingResponse,
        summary="What I am told, as it happens",
        responses={
            200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}, "description": "Events"}
        },
    )
    def stream(
        request: Request,
        table: str,
        seat: wire.SeatLetter | None = None,
        after: int = Query(
            0, ge=0, le=10**9, description="for the first time; a reconnecting browser says it itself"
        ),
        lang: wire.Language | None = None,
        last_event_id: Annotated[str | None, Header(max_length=20)] = None,
    ) -> Response:
        """Server-sent events. Their ids count what this viewer is told, 1, 2, 3 …; `Last-Event-ID` goes on after it."""
        caller = services.caller(request)
        viewer = services.tables.look(table, lambda t: services.viewer(t, caller, seat))
        services.streams.admit(caller.key)
        if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
            after = int(last_event_id)
        told = services.streams.follow(table, viewer, caller.id, caller.key, after, caller.lang)
        return StreamingResponse(told, media_type="text/event-stream", headers={"x-accel-buffering": "no"})

    @api.get(
        "/tables/{table}/record",
        response_class=Response,
        summary="The game as a record",
        responses={
            200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "A record"}
        },
    )
    def download(request: Request, table: str, seat: wire.SeatLetter | None = None) -> Response:
        """Whole after the end, `landbridge verify` checks its luck; before, as far as this viewer may know it."""
        caller = services.caller(request)

        def see(t: Table) -> tuple[str, str]:
            services.weigh(caller, t.n // 500)
            return t.game.name, record.dumps(services.tables.match(t), services.viewer(t, caller, seat))

        game, text = services.tables.look(table, see)
        kept = re.sub(r"[^A-Za-z0-9_-]", "", table)[:8]
        name = f'attachment; filename="{game}-{kept}.landbridge"'
        return Response(text, media_type="text/plain", headers={"content-disposition": name})

    @api.get(
        "/tables/{table}/luck", response_model=wire.Luck, summary="The dealer's promise, and what came of it"
    )
    def luck(request: Request, table: str) -> Response:
        caller = services.caller(request)

        def see(t: Table) -> Response:
            told: dict[str, Any] = {"promise": t.promise, "words": list(t.live.words) if t.live else []}
            if t.status != OVER:
                return JSONResponse({**told, "secret": None, "events": []})
            services.weigh(caller, t.n // 250)
            followed, _ = record.follow(services.tables.match(t), t.secret)
            chances = [
                {
                    "turn": event.turn,
                    "move": event.text,
                    "bound": event.bound,
                    "hit": event.hit,
                    "expected": event.expected,
                    "true": event.true,
                }
                for event in followed
            ]
            return JSONResponse({**told, "secret": t.secret.hex(), "events": chances})

        return services.tables.look(table, see)

    return api


def one_of(move: str | None, handles: list[str] | None) -> None:
    if (move is None) == (handles is None):
        raise Refused("server-invalid", where="move, handles")
