"""Guests: a name, a cookie, another device, a way back, and a way out."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from landbridge.app.operation import Group
from landbridge.app.shapes.common import Nothing
from landbridge.app.shapes.identity import (
    Claim,
    Claimed,
    Device,
    DeviceId,
    DeviceList,
    Exported,
    GivenCode,
    Offered,
    Recovery,
)
from landbridge.app.shapes.table import InviteTold, TableList, TableTold
from landbridge.core.game import LETTERS
from landbridge.server.http.operations.tables import listed
from landbridge.server.http.room import ServerRoom
from landbridge.server.run.services import Services
from landbridge.server.store import personal
from landbridge.server.store.devices import Device as SignedIn
from landbridge.server.store.people import INVITE, LINK, RECOVERY
from landbridge.server.store.schema import people, reviews
from landbridge.table import actions
from landbridge.table.parts import CLOSED, OVER
from landbridge.table.person import Person
from landbridge.table.refusals import Refused

operations = Group("people")
EXPORT = 20  # requests


@operations.delete("me", status=204)
def forget(room: ServerRoom) -> None:
    """Delete what is mine.

    Name, remarks, codes and cookies are erased; a bot takes the seats. Moves stay: the games are others' too.
    """
    _forget(room.services, room.person())
    room.sign_out()


@operations.get("me/export", weight=EXPORT)
def export(room: ServerRoom) -> Exported:
    """Everything of mine, as a file.

    As it is kept: devices, seats, wishes, and everything I did at tables. Counts as twenty requests.
    """
    room.save_as("landbridge.json")
    with room.services.store.reading() as c:
        return personal.export(c, room.person().id)


@operations.post("me/link", status=201)
def link(room: ServerRoom) -> Device:
    """A link for my other device. Works once, for some minutes; a new one replaces the old."""
    code, _ = room.services.people.make_code(LINK, room.person().id)
    minutes = room.services.limits.link_minutes
    return {"code": code, "link": f"{room.base}/me#{code}", "minutes": minutes}


@operations.post("me/recovery", status=201)
def recovery(room: ServerRoom) -> Recovery:
    """A recovery sheet.

    A code to print and to keep. It is told this once, and good until there is a new one.
    """
    code, _ = room.services.people.make_code(RECOVERY, room.person().id)
    return {"code": code, "link": f"{room.base}/me#{code}"}


@operations.post("me/offered", door=True)
def offered(room: ServerRoom, said: GivenCode) -> Offered:
    """Who would I become by this code? Looks without using it, so that a page can ask first."""
    me = room.caller.person
    with room.guessing():
        found = room.services.devices.offered(said.code, me)
    mine = found.mine
    told: Any = {
        "name": found.person.name,
        "kind": found.kind,
        "me": me.name if me else None,
        "same": me is not None and me.id == found.person.id,
        "way_back": me is not None and room.services.devices.way_back(me, room.device),
        "mine": asdict(mine) if mine is not None and mine.some else None,
    }
    return told


@operations.post("me/claim", door=True)
def claim(room: ServerRoom, said: Claim) -> Claimed:
    """Use a link, a recovery code or a passkey's code here.

    A device that is somebody else's is given up only if the request says `replace`, or `merge`: both become one.
    """
    me, devices = room.caller.person, room.services.devices
    if me is not None and not (said.replace or said.merge):
        with room.guessing():
            found = devices.offered(said.code)
        if found.person.id != me.id:
            raise Refused("server-somebody", me=me.name, name=found.person.name)
    with room.guessing():
        done = devices.claim(said.code, room.browser, said.id or "", room.device, said.merge)
    room.services.streams.sign_out({room.device} - {""})
    room.sign_in(done.token)
    return {"name": done.person.name}


@operations.get("me/devices")
def my_devices(room: ServerRoom) -> DeviceList:
    """Where I am signed in."""
    person, devices = room.person(), room.services.devices
    told = [_device_json(one) for one in devices.of(person, room.device)]
    news = [_device_json(one) for one in devices.news(person, room.device)]
    return {"devices": told, "news": news, "sheet": devices.has_sheet(person)}


def _device_json(one: SignedIn) -> Any:
    return {
        "id": one.id,
        "browser": one.browser,
        "system": one.system,
        "linked_at": one.linked,
        "seen_at": one.seen,
        "this": one.this,
        "via": one.via,
    }


@operations.post("me/devices/seen", status=204)
def seen_devices(room: ServerRoom, said: Nothing) -> None:
    """I know these devices. What was signed in until now is no news on this device any more."""
    room.person()
    room.services.devices.noticed(room.device)


@operations.delete("me/devices", status=204)
def sign_out_others(room: ServerRoom) -> None:
    """Sign out all other devices. Links and recovery codes made until now end with them."""
    gone = room.services.devices.sign_out_others(room.person(), room.device)
    room.services.streams.sign_out(gone)


@operations.delete("me/devices/{device}", status=204)
def sign_out(room: ServerRoom, device: DeviceId) -> None:
    """Sign out a device.

    At once; its streams end. With another device end all links and recovery codes made until now.
    """
    here = room.device
    gone = room.services.devices.sign_out(room.person(), device, here)
    room.services.streams.sign_out(gone)
    if here in gone:
        room.sign_out()


@operations.get("me/tables")
def mine(room: ServerRoom) -> TableList:
    """My tables.

    Those that wait for me first, then the others that go on, each by when something last happened.
    """
    found = listed(room, room.services.tables.tables_of(room.person().id))
    return {"tables": sorted(found, key=_urgency)}


@operations.post("invite", door=True)
def look(room: ServerRoom, said: GivenCode) -> InviteTold:
    """What is this invitation for?

    Looks without using it; the promise of the dealer is in it, before one's own words.
    """
    with room.guessing():
        code = room.services.people.look(said.code)
        if code.kind != INVITE or code.table is None or code.seat is None:
            raise Refused("server-no-code")
        with room.open(code.table) as t:
            return {"seat": LETTERS[code.seat], "table": room.table_json(t)}


def _urgency(table: TableTold) -> tuple[bool, bool, int]:
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
