"""Guests: a name, a cookie, another device, a way back, and a way out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse
from sqlalchemy.engine import Connection

from landbridge.core.game import LETTERS
from landbridge.server.http import wire
from landbridge.server.http.asking import Ask
from landbridge.server.http.guard import too_fast
from landbridge.server.http.lean import LeanRoute
from landbridge.server.http.routes.table.tables import listed
from landbridge.server.run.services import COOKIE, YEAR, Services
from landbridge.server.store import personal
from landbridge.server.store.devices import Device, kind_of
from landbridge.server.store.people import INVITE, LINK, RECOVERY, same
from landbridge.server.store.schema import people, reviews
from landbridge.table import actions
from landbridge.table.parts import CLOSED, OVER
from landbridge.table.person import Person
from landbridge.table.refusals import Refused

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["people"])
EXPORT = 20  # requests


@router.get("/me", response_model=wire.Me, summary="Who am I?")
def me(ask: Ask) -> Response:
    return JSONResponse({"name": ask.person().name})


@router.post("/me", status_code=201, response_model=wire.Me, summary="Arrive as a guest")
def arrive(ask: Ask, said: wire.Arrival) -> Response:
    """Sets the cookie. Whoever has one already is given a new name instead."""
    caller, people = ask.caller(door=True), ask.services.people
    if caller.person is not None:
        person = people.rename(caller.person, said.name)
        return JSONResponse({"name": person.name}, 201)
    people.name(said.name)
    if ask.services.settings.password:
        with guessing(ask):
            _open_door(ask.services, said)
    ask.services.guests_pace.take(caller.address)
    person, token = people.arrive(said.name, kind(ask))
    return _with_cookie(ask, JSONResponse({"name": person.name}, 201), token)


def kind(ask: Ask) -> str:
    return kind_of(ask.request.headers.get("user-agent", ""))


def _open_door(services: Services, said: wire.Arrival) -> None:
    """By invitation, or by the password."""
    if said.invite is not None and services.people.look(said.invite).kind == INVITE:
        return
    if not same(said.password or "", services.settings.password):
        raise Refused("server-password")


@contextmanager
def guessing(ask: Ask) -> Iterator[None]:
    """Wrong passwords and codes are counted, right ones are not."""
    pace, address = ask.services.guesses_pace, ask.caller(door=True).address
    if seconds := pace.wait(address, take=False):
        raise too_fast(seconds)
    try:
        yield
    except Refused:
        pace.wait(address)
        raise


def _with_cookie(ask: Ask, response: Response, token: str) -> Response:
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",  # strict would make a guest of everybody who follows a link here
        secure=ask.services.settings.base_url.startswith("https:"),
        path="/",
    )
    return response


@router.put("/me", response_model=wire.Me, summary="Change my name")
def rename(ask: Ask, said: wire.NewName) -> Response:
    """At tables where one sits already the old name stays."""
    return JSONResponse({"name": ask.services.people.rename(ask.person(), said.name).name})


@router.delete("/me", status_code=204, response_class=Response, summary="Delete what is mine")
def forget(ask: Ask) -> Response:
    """Name, remarks, codes and cookies are erased; a bot takes the seats. Moves stay: the games are others' too."""
    _forget(ask.services, ask.person())
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/me/export", response_model=wire.Exported, summary="Everything of mine, as a file")
def export(ask: Ask) -> Response:
    """As it is kept: devices, seats, wishes, and everything I did at tables. Counts as twenty requests."""
    person = ask.person()
    ask.weigh(EXPORT)
    with ask.services.store.reading() as c:
        told = personal.export(c, person.id)
    name = {"content-disposition": 'attachment; filename="landbridge.json"'}
    return JSONResponse(told, headers=name)


@router.post("/me/link", status_code=201, response_model=wire.Device, summary="A link for my other device")
def link(ask: Ask) -> Response:
    """Works once, for some minutes; a new one replaces the old."""
    code, _ = ask.services.people.make_code(LINK, ask.person().id)
    minutes = ask.services.limits.link_minutes
    return JSONResponse({"code": code, "link": f"{ask.base}/me#{code}", "minutes": minutes}, 201)


@router.post("/me/recovery", status_code=201, response_model=wire.Recovery, summary="A recovery sheet")
def recovery(ask: Ask) -> Response:
    """A code to print and to keep. It is told this once, and good until there is a new one."""
    code, _ = ask.services.people.make_code(RECOVERY, ask.person().id)
    return JSONResponse({"code": code, "link": f"{ask.base}/me#{code}"}, 201)


@router.post("/me/offered", response_model=wire.Offered, summary="Who would I become by this code?")
def offered(ask: Ask, said: wire.GivenCode) -> Response:
    """Looks without using it, so that a page can ask first."""
    me = ask.caller(door=True).person
    with guessing(ask):
        found = ask.services.devices.offered(said.code, me)
    mine = found.mine
    told = {
        "name": found.person.name,
        "kind": found.kind,
        "me": me.name if me else None,
        "same": me is not None and me.id == found.person.id,
        "way_back": me is not None and ask.services.devices.way_back(me, ask.device),
        "mine": asdict(mine) if mine is not None and mine.some else None,
    }
    return JSONResponse(told)


@router.post(
    "/me/claim", response_model=wire.Claimed, summary="Use a link, a recovery code or a passkey's code here"
)
def claim(ask: Ask, said: wire.Claim) -> Response:
    """A device that is somebody else's is given up only if the request says `replace`, or `merge`: both become one."""
    me, devices = ask.caller(door=True).person, ask.services.devices
    if me is not None and not (said.replace or said.merge):
        with guessing(ask):
            found = devices.offered(said.code)
        if found.person.id != me.id:
            raise Refused("server-somebody", me=me.name, name=found.person.name)
    with guessing(ask):
        done = devices.claim(said.code, kind(ask), said.id or "", ask.device, said.merge)
    ask.services.streams.sign_out({ask.device} - {""})
    return _with_cookie(ask, JSONResponse({"name": done.person.name}), done.token)


@router.get("/me/devices", response_model=wire.DeviceList, summary="Where I am signed in")
def my_devices(ask: Ask) -> Response:
    person, devices = ask.person(), ask.services.devices
    told = [_device_json(one) for one in devices.of(person, ask.device)]
    news = [_device_json(one) for one in devices.news(person, ask.device)]
    return JSONResponse({"devices": told, "news": news, "sheet": devices.has_sheet(person)})


def _device_json(one: Device) -> dict[str, Any]:
    return {
        "id": one.id,
        "browser": one.browser,
        "system": one.system,
        "linked_at": one.linked,
        "seen_at": one.seen,
        "this": one.this,
        "via": one.via,
    }


@router.post("/me/devices/seen", status_code=204, response_class=Response, summary="I know these devices")
def seen_devices(ask: Ask, said: wire.Nothing) -> Response:
    """What was signed in until now is no news on this device any more."""
    ask.person()
    ask.services.devices.noticed(ask.device)
    return Response(status_code=204)


@router.delete("/me/devices", status_code=204, response_class=Response, summary="Sign out all other devices")
def sign_out_others(ask: Ask) -> Response:
    """Links and recovery codes made until now end with them."""
    gone = ask.services.devices.sign_out_others(ask.person(), ask.device)
    ask.services.streams.sign_out(gone)
    return Response(status_code=204)


@router.delete("/me/devices/{device}", status_code=204, response_class=Response, summary="Sign out a device")
def sign_out(ask: Ask, device: wire.DeviceId) -> Response:
    """At once; its streams end. With another device end all links and recovery codes made until now."""
    here = ask.device
    gone = ask.services.devices.sign_out(ask.person(), device, here)
    ask.services.streams.sign_out(gone)
    response = Response(status_code=204)
    if here in gone:
        response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/me/tables", response_model=wire.TableList, summary="My tables")
def mine(ask: Ask) -> Response:
    """Those that wait for me first, then the others that go on, each by when something last happened."""
    found = listed(ask, ask.tables.tables_of(ask.person().id))
    return JSONResponse({"tables": sorted(found, key=_urgency)})


@router.post("/invite", response_model=wire.InviteTold, summary="What is this invitation for?")
def look(ask: Ask, said: wire.GivenCode) -> Response:
    """Looks without using it; the promise of the dealer is in it, before one's own words."""
    ask.caller(door=True)
    with guessing(ask):
        code = ask.services.people.look(said.code)
        if code.kind != INVITE or code.table is None or code.seat is None:
            raise Refused("server-no-code")
        with ask.tables.open(code.table) as t:
            return JSONResponse({"seat": LETTERS[code.seat], "table": ask.table_json(t)})


def _urgency(table: dict[str, Any]) -> tuple[bool, bool, int]:
    mine = {seat["seat"] for seat in table["seats"] if seat["you"] and not seat["away"]}
    waits = bool(mine & set(table["acting"]))
    return not waits, table["status"] in (OVER, CLOSED), -table["moved_at"]


def _forget(services: Services, person: Person) -> None:
    services.queue.leave(person.id)  # before tables are looked for: from now on none is found for them
    for id in services.tables.ever_seen_by(person.id):
        try:
            services.tables.act(
                id,
                actions.forget,
                person.id,
                extra=lambda c, id=id: personal.erase_words(c, id, person),  # type: ignore[misc]
            )
        except Refused:  # old rules: it cannot be opened, but words can be erased
            services.store.write(lambda c, id=id: personal.erase_words(c, id, person))  # type: ignore[misc]

    def write(c: Connection) -> None:
        personal.erase(c, person.id)
        c.execute(sa.delete(people).where(people.c.id == person.id))
        c.execute(sa.delete(reviews).where(reviews.c.table_id.startswith(f"{person.id} ", autoescape=True)))

    services.store.write(write)
    services.store.tidy()
