"""Opening, finding and filling tables."""

from __future__ import annotations

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse

from landbridge import registry
from landbridge.core.errors import Illegal
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Game
from landbridge.core.options import BOARD
from landbridge.core.show.scene import scene_of
from landbridge.core.state import PUBLIC
from landbridge.server.http import answers, wire
from landbridge.server.run.services import LOOK, Caller, Services, looked
from landbridge.server.store.people import INVITE, USED
from landbridge.server.store.tables import Once
from landbridge.table import actions, views
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from landbridge.table.table import Table, kit_for


def routes(services: Services) -> APIRouter:
    api = APIRouter(prefix="/api", tags=["tables"])

    def shown(
        t: Table, viewer: int, caller: Caller, request: Request, repeated: bool = False, status: int = 200
    ) -> Response:
        told = views.picture(
            t, viewer, caller.id, services.base(request), services.clock(), repeated, looked(request)
        )
        return JSONResponse(told, status)

    @api.get("/games", response_model=wire.Games, summary="The games of this server")
    def games(request: Request, lang: wire.Language | None = None) -> Response:
        caller = services.caller(request, door=True)
        return JSONResponse({"games": [answers.game_json(n, caller.lang) for n in registry.game_names()]})

    @api.get("/tables", response_model=wire.TableList, summary="Open tables that want to be found")
    def open_tables(request: Request, most: int = Query(50, ge=1, le=200)) -> Response:
        caller = services.caller(request)
        found = []
        for id in services.tables.open_tables(most):
            try:
                told = services.tables.look(
                    id, lambda t: views.table_json(t, caller.id, services.base(request), services.clock())
                )
            except Refused:
                continue
            found.append(told)
        return JSONResponse({"tables": found})

    @api.post(
        "/tables", status_code=201, response_model=wire.Picture, dependencies=LOOK, summary="Open a table"
    )
    def create(request: Request, said: wire.NewTable) -> Response:
        """Nothing begins before everybody is ready: the dealer's promise is in the answer, words come after it."""
        caller, person = services.person(request)
        once = Once.of(person.id, said.id, "open", said.model_dump())
        new = _new(services, person, said, once)
        id = services.tables.create(new, once)
        return services.tables.look(
            id, lambda t: shown(t, _first_seat(t, person), caller, request, id != new.id, 201)
        )

    @api.get(
        "/tables/{table}", response_model=wire.Picture, dependencies=LOOK, summary="The table as I see it"
    )
    def look(
        request: Request, table: str, seat: wire.SeatLetter | None = None, lang: wire.Language | None = None
    ) -> Response:
        """Without a seat: as everybody may see it."""
        caller = services.caller(request)
        return services.tables.look(
            table, lambda t: shown(t, services.viewer(t, caller, seat), caller, request)
        )

    @api.get(
        "/tables/{table}/kit",
        response_model=wire.KitTold,
        dependencies=LOOK,
        summary="Board and cards: what never changes",
    )
    def kit(request: Request, table: str) -> Response:
        services.caller(request)

        def see(t: Table) -> Response:
            told = {k: t.terms[k] for k in ("game", "version", "options")}
            layout = scene_of(t.game).layout(t.kit) if looked(request) == views.SCENE else None
            return JSONResponse({**told, "kit": views.record_json(t.kit.fields), "layout": layout})

        return services.tables.look(table, see)

    @api.post(
        "/tables/{table}/seats/{seat}",
        response_model=wire.Picture,
        dependencies=LOOK,
        summary="Take an open seat",
    )
    def sit(request: Request, table: str, seat: wire.SeatLetter, said: wire.Sitting) -> Response:
        """At listed tables, and for whoever opened the table or sits there; others need an invitation."""
        caller, person = services.person(request)
        once = Once.of(person.id, said.id, "sit", seat)

        def do(t: Table, now: int) -> None:
            place = actions.seat_number(t, seat)
            if not t.terms["listed"] and t.host != person.id and not t.seats_of(person.id):
                raise Refused("server-not-yours")
            actions.sit(
                t, now, person, place, services.limits.seats_per_person, {"asked": once.content}, said.id
            )

        return services.tables.act(
            table, do, lambda t, again: shown(t, actions.seat_number(t, seat), caller, request, again), once
        )

    @api.put(
        "/tables/{table}/seats/{seat}",
        response_model=wire.Picture,
        dependencies=LOOK,
        summary="Give an open seat to a bot",
    )
    def put_bot(request: Request, table: str, seat: wire.SeatLetter, said: wire.BotSeat) -> Response:
        caller, person = services.person(request)
        return services.tables.act(
            table,
            lambda t, now: actions.put_bot(t, now, person, actions.seat_number(t, seat), said.bot),
            lambda t, again: shown(t, _first_seat(t, person), caller, request),
        )

    @api.delete(
        "/tables/{table}/seats/{seat}",
        response_model=wire.Picture,
        dependencies=LOOK,
        summary="Free a seat before the game",
    )
    def unseat(request: Request, table: str, seat: wire.SeatLetter) -> Response:
        """Whoever opened the table asks somebody to get up, or a person gets up from a seat of their own."""
        caller, person = services.person(request)
        return services.tables.act(
            table,
            lambda t, now: actions.unseat(t, now, person, actions.seat_number(t, seat)),
            lambda t, again: shown(t, _first_seat(t, person), caller, request),
        )

    @api.post(
        "/tables/{table}/invites", status_code=201, response_model=wire.Invited, summary="Invite a friend"
    )
    def invite(request: Request, table: str, said: wire.Invitation) -> Response:
        """The link seats one person, once. Whoever opened the table or sits there may invite."""
        _, person = services.person(request)

        def see(t: Table) -> int:
            place = actions.seat_number(t, said.seat)
            _belongs(t, person)
            if not t.seats[place].free:
                raise Refused("server-seat-taken")
            return place

        place = services.tables.look(table, see)
        code, mark = services.people.make_code(INVITE, person.id, table, place)
        return JSONResponse(
            {"code": code, "link": f"{services.base(request)}/join#{code}", "mark": mark}, 201
        )

    @api.delete(
        "/tables/{table}/invites/{mark}",
        status_code=204,
        response_class=Response,
        summary="Take an invitation back",
    )
    def revoke(request: Request, table: str, mark: str) -> Response:
        _, person = services.person(request)
        services.tables.look(table, lambda t: _belongs(t, person))
        services.people.revoke(table, mark)
        return Response(status_code=204)

    @api.post("/join", response_model=wire.Joined, summary="Follow an invitation")
    def join(request: Request, said: wire.Joining) -> Response:
        """Takes the seat, with words for the luck, and is ready: the game begins when the last one is."""
        caller, person = services.person(request)
        once = Once.of(person.id, said.id, "join", said.code)
        try:
            code = services.people.look(said.code)
            if code.table is None or code.seat is None:
                raise Refused("server-no-code")
            if code.kind == USED and code.person == person.id:  # the answer got lost on the way
                return JSONResponse({"table": code.table, "seat": LETTERS[code.seat]})
            if code.kind != INVITE:
                raise Refused("server-no-code")
        except Refused:
            services.pace(services.guesses_pace, caller.address)
            raise
        place = code.seat

        def do(t: Table, now: int) -> None:
            actions.sit(
                t, now, person, place, services.limits.seats_per_person, {"asked": once.content}, said.id
            )
            actions.ready(t, now, person, [place], said.words.strip())

        told = {"table": code.table, "seat": LETTERS[place]}
        return services.tables.act(
            code.table,
            do,
            lambda t, again: JSONResponse(told),
            once,
            extra=lambda c: services.people.spend(c, said.code, person.id),
        )

    @api.post(
        "/tables/{table}/ready",
        response_model=wire.Picture,
        dependencies=LOOK,
        summary="Ready, with words for the luck",
    )
    def ready(request: Request, table: str, said: wire.Readiness) -> Response:
        caller, person = services.person(request)

        def places(t: Table) -> list[int]:
            if said.seat is not None:
                return [actions.own_seat(t, person, said.seat)]
            own = t.seats_of(person.id)
            if not own:
                raise Refused("server-not-yours")
            return own

        return services.tables.act(
            table,
            lambda t, now: actions.ready(t, now, person, places(t), said.words.strip()),
            lambda t, again: shown(t, places(t)[0], caller, request),
        )

    @api.post(
        "/tables/{table}/close", response_model=wire.Picture, dependencies=LOOK, summary="Close the table"
    )
    def close(request: Request, table: str) -> Response:
        """For whoever opened it, and for whoever runs the server (`Authorization: Bearer` and the key)."""
        if services.holds_key(request):
            caller = services.caller(request, door=True)
            who = ""
        else:
            caller, person = services.person(request)
            who = person.id
        return services.tables.act(
            table,
            lambda t, now: actions.close(t, now, who),
            lambda t, again: shown(t, PUBLIC, caller, request),
        )

    @api.post(
        "/tables/{table}/rematch",
        status_code=201,
        response_model=wire.Picture,
        dependencies=LOOK,
        summary="Once more",
    )
    def rematch(request: Request, table: str, said: wire.Sitting) -> Response:
        """A new table with the same people, everybody one seat on; it begins when all of them are ready."""
        caller, person = services.person(request)
        once = Once.of(person.id, said.id, "rematch", table)
        again = services.tables.look(table, lambda t: _again(services, t, person, once))
        if isinstance(again, Table):
            made = services.tables.create(again, once)

            def do(t: Table, now: int) -> None:
                if not t.next:
                    t.happen(now, "rematch", None, {"table": made}, person.id)

            id = services.tables.act(table, do, lambda t, repeated: t.next)
            if id != made:  # two pressed at once: there is one rematch
                services.tables.remove([made])
        else:
            id = again
        return services.tables.look(
            id, lambda t: shown(t, _first_seat(t, person), caller, request, status=201)
        )

    return api


def _belongs(t: Table, person: Person) -> None:
    if t.host != person.id and not t.seats_of(person.id):
        raise Refused("server-not-host")


def _first_seat(t: Table, person: Person) -> int:
    return next(iter(t.seats_of(person.id)), PUBLIC)


def _new(services: Services, person: Person, said: wire.NewTable, once: Once) -> Table:
    game = registry.find(said.game)
    if game is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))
    _check_seats(game, len(said.seats))
    if BOARD in said.options and not said.options[BOARD].strip():
        said.options.pop(BOARD)
    kit_for(said.game, tuple(sorted(said.options.items())))
    terms = {
        "game": game.name,
        "version": game.version,
        "options": said.options,
        "seats": len(said.seats),
        "pace": said.pace,
        "clock": said.clock.model_dump() if said.clock else None,
        "substitute": actions.known_bot(game, said.substitute),
        "listed": said.listed,
        "asked": once.content,
    }
    t = Table(services.settings.token(12), services.settings.secret())
    now = services.clock()
    t.happen(now, "open", None, terms, person.id, said.id)
    for place, plan in enumerate(said.seats):
        if plan.kind == "me":
            actions.sit(t, now, person, place, services.limits.seats_per_person, {}, None)
        elif plan.kind == "bot":
            t.happen(now, "bot", place, {"bot": actions.known_bot(game, plan.bot or "passive")}, person.id)
    actions.start_if_ready(t, now)
    t.deal(now)
    return t


def _again(services: Services, t: Table, person: Person, once: Once) -> Table | str:
    """The table of a rematch: a new one, or the one somebody has opened before."""
    if t.next:
        return t.next
    if not t.seats_of(person.id):
        raise Refused("server-not-yours")
    if t.status not in ("over", "closed"):
        raise Refused("server-not-over")
    new = Table(services.settings.token(12), services.settings.secret())
    now = services.clock()
    new.happen(now, "open", None, {**t.terms, "asked": once.content}, person.id, once.client)
    for place in range(len(t.seats)):
        old = t.seats[(place + 1) % len(t.seats)]
        if old.person:
            new.happen(now, "sit", place, {"name": old.name}, old.person)
        elif old.bot:
            new.happen(now, "bot", place, {"bot": old.bot})
    return new


def _check_seats(game: Game, count: int) -> None:
    if count not in game.seats:
        few, many = game.seats.start, game.seats.stop - 1
        title = game.name.replace("_", " ").title()
        values: dict[str, str | int] = {"game": title, "few": few, "many": many, "seats": count}
        raise Illegal(Fact("core-wrong-seats", values), 0, "")
