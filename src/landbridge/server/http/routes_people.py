"""Guests: a name, a cookie, another device, a way back, and a way out."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from sqlalchemy.engine import Connection

from landbridge.core.game import LETTERS
from landbridge.server.http import wire
from landbridge.server.run.services import COOKIE, YEAR, Services
from landbridge.server.store.people import INVITE, LINK, RECOVERY, same
from landbridge.server.store.schema import codes, events, messages, people, seats, tokens
from landbridge.table import actions, views
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from landbridge.table.table import CLOSED, OVER

Answer = TypeVar("Answer")


def routes(services: Services) -> APIRouter:
    api = APIRouter(prefix="/api", tags=["people"])

    def cookie(response: Response, token: str) -> None:
        response.set_cookie(
            COOKIE,
            token,
            max_age=YEAR,
            httponly=True,
            samesite="lax",  # strict would make a guest of everybody who follows a link here
            secure=services.settings.base_url.startswith("https:"),
            path="/",
        )

    def guess(address: str, attempt: Callable[[], Answer]) -> Answer:
        """Wrong passwords and codes are counted, right ones are not."""
        if seconds := services.guesses_pace.wait(address, take=False):
            raise Refused("server-too-fast", {"repeat_after": seconds}, seconds=seconds)
        try:
            return attempt()
        except Refused:
            services.guesses_pace.wait(address)
            raise

    @api.get("/me", response_model=wire.Me, summary="Who am I?")
    def me(request: Request) -> Response:
        _, person = services.person(request)
        return JSONResponse({"name": person.name})

    @api.post("/me", status_code=201, response_model=wire.Me, summary="Arrive as a guest")
    def arrive(request: Request, said: wire.Arrival) -> Response:
        """Sets the cookie. Whoever has one already is given a new name instead."""
        caller = services.caller(request, door=True)
        if caller.person is not None:
            person = services.people.rename(caller.person, said.name)
            return JSONResponse({"name": person.name}, 201)
        services.people.name(said.name)

        def door() -> None:
            if said.invite is not None and services.people.look(said.invite).kind == INVITE:
                return
            if not same(said.password or "", services.settings.password):
                raise Refused("server-password")

        if services.settings.password:
            guess(caller.address, door)
        services.pace(services.guests_pace, caller.address)
        person, token = services.people.arrive(said.name)
        response = JSONResponse({"name": person.name}, 201)
        cookie(response, token)
        return response

    @api.put("/me", response_model=wire.Me, summary="Change my name")
    def rename(request: Request, said: wire.NewName) -> Response:
        """At tables where one sits already the old name stays."""
        _, person = services.person(request)
        return JSONResponse({"name": services.people.rename(person, said.name).name})

    @api.delete("/me", status_code=204, response_class=Response, summary="Delete what is mine")
    def forget(request: Request) -> Response:
        """Name, remarks, codes and cookies are erased; a bot takes the seats. Moves stay: the games are others' too."""
        _, person = services.person(request)
        _forget(services, person)
        response = Response(status_code=204)
        response.delete_cookie(COOKIE, path="/")
        return response

    @api.post("/me/link", status_code=201, response_model=wire.Device, summary="A link for my other device")
    def link(request: Request) -> Response:
        """Works once, for some minutes; a new one replaces the old."""
        _, person = services.person(request)
        code, _ = services.people.make_code(LINK, person.id)
        minutes = services.limits.link_minutes
        return JSONResponse(
            {"code": code, "link": f"{services.base(request)}/me#{code}", "minutes": minutes}, 201
        )

    @api.post("/me/recovery", status_code=201, response_model=wire.Recovery, summary="A code to keep")
    def recovery(request: Request) -> Response:
        """Brings this person's seats back when the cookie is lost; a new one replaces the old."""
        _, person = services.person(request)
        return JSONResponse({"code": services.people.make_code(RECOVERY, person.id)[0]}, 201)

    @api.post("/me/claim", response_model=wire.Me, summary="Use a link or recovery code here")
    def claim(request: Request, said: wire.GivenCode) -> Response:
        caller = services.caller(request, door=True)
        person, token = guess(caller.address, lambda: services.people.claim(said.code))
        response = JSONResponse({"name": person.name})
        cookie(response, token)
        return response

    @api.get("/me/tables", response_model=wire.TableList, summary="My tables")
    def mine(request: Request) -> Response:
        """Those that wait for me first, then the others that go on, each by when something last happened."""
        _caller, person = services.person(request)
        found = []
        for id in services.tables.tables_of(person.id):
            try:
                found.append(
                    services.tables.look(
                        id, lambda t: views.table_json(t, person.id, services.base(request), services.clock())
                    )
                )
            except Refused:
                continue
        return JSONResponse({"tables": sorted(found, key=_urgency)})

    @api.post("/invite", response_model=wire.InviteTold, summary="What is this invitation for?")
    def look(request: Request, said: wire.GivenCode) -> Response:
        """Looks without using it; the promise of the dealer is in it, before one's own words."""
        caller = services.caller(request, door=True)

        def seen() -> dict[str, Any]:
            code = services.people.look(said.code)
            if code.kind != INVITE or code.table is None or code.seat is None:
                raise Refused("server-no-code")
            table = services.tables.look(
                code.table, lambda t: views.table_json(t, caller.id, services.base(request), services.clock())
            )
            return {"seat": LETTERS[code.seat], "table": table}

        return JSONResponse(guess(caller.address, seen))

    return api


def _urgency(table: dict[str, Any]) -> tuple[bool, bool, int]:
    mine = {seat["seat"] for seat in table["seats"] if seat["you"] and not seat["away"]}
    waits = bool(mine & set(table["acting"]))
    return not waits, table["status"] in (OVER, CLOSED), -table["moved_at"]


def _forget(services: Services, person: Person) -> None:
    for id in services.tables.tables_of(person.id, 100_000):
        try:
            services.tables.act(
                id,
                lambda t, now: actions.forget(t, now, person.id),
                lambda t, repeated: None,
                extra=lambda c, id=id: _erase(c, id, person),  # type: ignore[misc]
            )
        except Refused:  # old rules: it cannot be opened, but words can be erased
            services.store.write(lambda c, id=id: _erase(c, id, person))  # type: ignore[misc]

    def write(c: Connection) -> None:
        c.execute(sa.delete(tokens).where(tokens.c.person == person.id))
        c.execute(sa.delete(codes).where(codes.c.person == person.id))
        c.execute(sa.delete(people).where(people.c.id == person.id))
        c.execute(sa.delete(seats).where(seats.c.person == person.id))

    services.store.write(write)


def _erase(c: Connection, table: str, person: Person) -> None:
    """The one thing that is ever changed in the events: somebody's own words, at their wish."""
    said: set[tuple[str, int]] = set()
    mine = c.execute(sa.select(events).where(events.c.table_id == table, events.c.person == person.id)).all()
    for row in mine:
        data = json.loads(row.data)
        if row.kind == "chat":
            said.add((LETTERS[row.seat], row.at))
        for key in ("text", "name", "words"):
            if key in data and (key != "words" or row.kind != "ready"):  # words have gone into the luck
                data[key] = "…"
        c.execute(sa.update(events).where(events.c.seq == row.seq).values(data=json.dumps(data)))
    if not said:
        return
    for row in c.execute(sa.select(messages).where(messages.c.table_id == table)).all():
        body = json.loads(row.body)
        if body["type"] == "chat" and (body["seat"], body["at"]) in said:
            body["text"] = "…"
            where = (messages.c.table_id == table, messages.c.viewer == row.viewer, messages.c.id == row.id)
            c.execute(sa.update(messages).where(*where).values(body=json.dumps(body, ensure_ascii=False)))
