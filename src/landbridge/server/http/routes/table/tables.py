"""Opening, finding and filling tables."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse

from landbridge import registry
from landbridge.core.game import LETTERS
from landbridge.core.show.scene import scene_of
from landbridge.core.show.state_json import record_json
from landbridge.core.state import PUBLIC
from landbridge.server.http import wire
from landbridge.server.http.asking import Ask, AskInWords, Look
from landbridge.server.http.callers import is_direct, reachable
from landbridge.server.http.lean import LeanRoute
from landbridge.server.run.services import Services
from landbridge.server.store.people import INVITE, USED
from landbridge.server.store.tables import Once
from landbridge.table import actions, opening, views
from landbridge.table.answers import sentences
from landbridge.table.answers.luck import lucky
from landbridge.table.opening import SeatWish, Wish
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

TABLES_A_REQUEST = 5  # so many in a list weigh as much as a request

OPEN = "landbridge serve --host 0.0.0.0"  # then it answers to the network as well

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["tables"])


@router.get("/games", response_model=wire.Games, summary="The games of this server")
def games(ask: AskInWords) -> Response:
    ask.caller(door=True)
    return JSONResponse({"games": [sentences.game_json(name, ask.words) for name in registry.game_names()]})


@router.get("/tables", response_model=wire.TableList, summary="Open tables that want to be found")
def open_tables(
    ask: Ask,
    most: int = Query(50, ge=1, le=200),
    game: wire.Key | None = None,
    seats: Annotated[int | None, Query(ge=1, le=len(LETTERS), description="at the table")] = None,
    pace: wire.Pace | None = None,
) -> Response:
    """All of them, or those of one game, with so many seats, live or over days."""
    ask.caller()
    if game is not None and registry.find(game) is None:  # nor can every database be asked for every word
        return JSONResponse({"tables": []})
    return JSONResponse({"tables": listed(ask, ask.tables.open_tables(most, game, seats, pace))})


def listed(ask: Ask, ids: Iterable[str]) -> list[dict[str, Any]]:
    """Tables as a list shows them; those that are gone or cannot be read here are left out."""
    ids = list(ids)
    ask.weigh(len(ids) // TABLES_A_REQUEST)
    found = []
    for id in ids:
        with suppress(Refused), ask.tables.open(id) as t:
            found.append(ask.table_json(t))
    return found


@router.post("/tables", status_code=201, response_model=wire.Picture, summary="Open a table")
def create(ask: Look, said: wire.NewTable) -> Response:
    """Nothing begins before everybody is ready: the dealer's promise is in the answer, words come after it."""
    person = ask.person()
    ask.weigh_board(said.options)
    once = Once.of(person.id, said.id, "open", said.model_dump())
    new = _new(ask.services, person, said, once)
    id = ask.tables.create(new, once)
    with ask.tables.open(id) as t:
        return ask.seen(t, _first_seat(t, person), id != new.id, 201)


@router.get("/tables/{table}", response_model=wire.Picture, summary="The table as I see it")
def look(ask: Look, table: str, seat: wire.Eyes | None = None) -> Response:
    """Without a seat: as everybody may see it. With `*`: everything, for whom everybody seated has allowed it."""
    ask.caller()
    return ask.picture(table, seat)


@router.get("/tables/{table}/kit", response_model=wire.KitTold, summary="Board and cards: what never changes")
def kit(ask: Look, table: str) -> Response:
    ask.caller()
    with ask.tables.open(table) as t:
        told = {k: t.terms[k] for k in ("game", "version", "options")}
        layout = scene_of(t.game).layout(t.kit) if ask.look == views.SCENE else None
        return JSONResponse({**told, "kit": record_json(t.kit.fields), "layout": layout})


@router.post("/tables/{table}/seats/{seat}", response_model=wire.Picture, summary="Take an open seat")
def sit(ask: Look, table: str, seat: wire.SeatLetter, said: wire.Sitting) -> Response:
    """At listed tables, and for whoever opened the table or sits there; others need an invitation."""
    person = ask.person()
    once = Once.of(person.id, said.id, "sit", seat)
    most = ask.services.limits.seats_per_person
    repeated = ask.tables.act(
        table, actions.sit_uninvited, person, seat, most, once.asked, said.id, once=once
    )
    with ask.tables.open(table) as t:
        return ask.seen(t, actions.seat_number(t, seat), repeated)


@router.put("/tables/{table}/seats/{seat}", response_model=wire.Picture, summary="Give an open seat to a bot")
def put_bot(ask: Look, table: str, seat: wire.SeatLetter, said: wire.BotSeat) -> Response:
    person = ask.person()
    ask.tables.act(table, actions.put_bot, person, seat, said.bot)
    with ask.tables.open(table) as t:
        return ask.seen(t, _first_seat(t, person))


@router.delete(
    "/tables/{table}/seats/{seat}", response_model=wire.Picture, summary="Free a seat before the game"
)
def unseat(ask: Look, table: str, seat: wire.SeatLetter) -> Response:
    """Whoever opened the table asks somebody to get up, or a person gets up from a seat of their own."""
    person = ask.person()
    ask.tables.act(table, actions.unseat, person, seat)
    with ask.tables.open(table) as t:
        return ask.seen(t, _first_seat(t, person))


@router.post(
    "/tables/{table}/invites", status_code=201, response_model=wire.Invited, summary="Invite a friend"
)
def invite(ask: Ask, table: str, said: wire.Invitation) -> Response:
    """The link seats one person, once. Whoever opened the table or sits there may invite."""
    person = ask.person()
    with ask.tables.open(table) as t:
        place = actions.seat_number(t, said.seat)
        _belongs(t, person)
        if not t.seats[place].free:
            raise Refused("server-seat-taken")
        game = t.game.name
    code, mark = ask.services.people.make_code(INVITE, person.id, table, place)
    link = f"{ask.base}/join/{game}#{code}"  # a messenger is told the game; what is behind # is never sent
    return JSONResponse({"code": code, "link": link, "mark": mark}, 201)


@router.get("/reach", response_model=wire.Reach, summary="Where others find this server")
def reach(ask: Ask) -> Response:
    """A link with `localhost` in it is of no use to others. Told at this very machine; elsewhere it is empty."""
    ask.caller(door=True)
    request, settings = ask.request, ask.services.settings
    if request.client is None or not is_direct(request.client.host, request.headers):
        return JSONResponse({"bases": [], "command": ""})
    if settings.base_url:
        return JSONResponse({"bases": [settings.base_url], "command": ""})
    port = (request.scope.get("server") or ("", None))[1]
    found = [f"[{one}]" if ":" in one else one for one in reachable(settings.listens)]
    bases = [f"http://{one}" + (f":{port}" if port else "") for one in found]
    return JSONResponse({"bases": bases, "command": "" if bases else f"{OPEN} --port {port}"})


@router.delete(
    "/tables/{table}/invites/{mark}",
    status_code=204,
    response_class=Response,
    summary="Take an invitation back",
)
def revoke(ask: Ask, table: str, mark: str) -> Response:
    person = ask.person()
    with ask.tables.open(table) as t:
        _belongs(t, person)
    ask.services.people.revoke(table, mark)
    return Response(status_code=204)


@router.post("/join", response_model=wire.Joined, summary="Follow an invitation")
def join(ask: Ask, said: wire.Joining) -> Response:
    """Takes the seat and is ready, with words for the luck: the game begins when the last one is."""
    person, people = ask.person(), ask.services.people
    once = Once.of(person.id, said.id, "join", said.code)
    try:
        code = people.look(said.code)
        if code.table is None or code.seat is None:
            raise Refused("server-no-code")
        if code.kind == USED and code.person == person.id:  # the answer got lost on the way
            return JSONResponse({"table": code.table, "seat": LETTERS[code.seat]})
        if code.kind != INVITE:
            raise Refused("server-no-code")
    except Refused:
        ask.services.guesses_pace.take(ask.caller().address)
        raise
    ask.tables.act(
        code.table,
        actions.join,
        person,
        code.seat,
        ask.services.limits.seats_per_person,
        lucky(code.table, said.words),
        said.ready,
        once.asked,
        said.id,
        once=once,
        extra=lambda c: people.spend(c, said.code, person.id),
    )
    return JSONResponse({"table": code.table, "seat": LETTERS[code.seat]})


@router.post("/tables/{table}/close", response_model=wire.Picture, summary="Close the table")
def close(ask: Look, table: str) -> Response:
    """For whoever opened it, and for whoever runs the server (`Authorization: Bearer` and the key)."""
    if ask.holds_key():
        ask.caller(door=True)
        who = ""
    else:
        who = ask.person().id
    ask.tables.act(table, actions.close, who)
    with ask.tables.open(table) as t:
        return ask.seen(t, PUBLIC)


@router.post("/tables/{table}/rematch", status_code=201, response_model=wire.Picture, summary="Once more")
def rematch(ask: Look, table: str, said: wire.Sitting) -> Response:
    """A new table with the same people, everybody one seat on; it begins when all of them are ready."""
    person = ask.person()
    once = Once.of(person.id, said.id, "rematch", table)
    with ask.tables.open(table) as t:
        if not t.seats_of(person.id):
            raise Refused("server-not-yours")
        new = _again(ask.services, t, person, once) if not t.next else None
    if new is not None:
        made = ask.tables.create(new, once)
        ask.tables.act(table, actions.rematch, person, made)
    with ask.tables.open(table) as t:
        id = t.next
    if new is not None and id != made:  # two pressed at once: there is one rematch
        ask.tables.remove([made])
    with ask.tables.open(id) as t:
        return ask.seen(t, _first_seat(t, person), status=201)


def _belongs(t: Table, person: Person) -> None:
    if t.host != person.id and not t.seats_of(person.id):
        raise Refused("server-not-host")


def _first_seat(t: Table, person: Person) -> int:
    return next(iter(t.seats_of(person.id)), PUBLIC)


def _new(services: Services, person: Person, said: wire.NewTable, once: Once) -> Table:
    seats = [SeatWish(one.kind, one.bot) for one in said.seats]
    clock = said.clock.model_dump() if said.clock else None
    watch = said.watch.model_dump(exclude_none=True) if said.watch else None
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
    t = services.tables.new(services.settings.token(12), services.settings.secret())
    most = services.limits.seats_per_person
    opening.open_table(t, services.clock(), person, wish, most, once.asked, said.id)
    return t


def _again(services: Services, t: Table, person: Person, once: Once) -> Table:
    """The table of a rematch."""
    new = services.tables.new(services.settings.token(12), services.settings.secret())
    opening.open_rematch(new, services.clock(), t, person, once.asked, once.client)
    return new
