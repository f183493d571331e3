"""Passkeys: to stay the same person on every device, without an account."""

from __future__ import annotations

from typing import Any

from landbridge.app.operation import Group
from landbridge.app.shapes.common import Nothing
from landbridge.app.shapes.identity import (
    NewPasskey,
    PasskeyCode,
    PasskeyId,
    PasskeyList,
    PasskeyOptions,
    PasskeyProof,
)
from landbridge.server.http.room import ServerRoom
from landbridge.server.identity import passkeys
from landbridge.server.identity.passkeys import NewKey, Passkeys, Place, Proof
from landbridge.server.store.devices import device_id
from landbridge.server.store.people import PASSKEY
from landbridge.table.person import Person
from landbridge.table.refusals import Refused

operations = Group("people")
WEIGHT = 5  # requests; a challenge is written to disk


@operations.get("me/passkeys")
def mine(room: ServerRoom) -> PasskeyList:
    """My passkeys. Also whether this server can have any, under the address it was called by."""
    return _told(room, room.person())


@operations.post("me/passkeys/options", weight=WEIGHT)
def begin_adding(room: ServerRoom, said: Nothing) -> PasskeyOptions:
    """What to make a passkey for.

    For `navigator.credentials.create`; the challenge in it is good once, for five minutes.
    """
    person, (keys, place) = room.person(), _passkeys(room)
    return {"options": keys.begin_adding(person, place)}


@operations.post("me/passkeys", status=201)
def add(room: ServerRoom, said: NewPasskey) -> PasskeyList:
    """Add a passkey."""
    person, (keys, place) = room.person(), _passkeys(room)
    new = NewKey(said.id, said.client_data, said.attestation)
    keys.add(person, place, new, room.browser, device_id(room.device))
    return _told(room, person)


@operations.delete("me/passkeys/{passkey}", status=204)
def remove(room: ServerRoom, passkey: PasskeyId) -> None:
    """Remove a passkey. Whoever has it cannot sign in with it any more; devices stay signed in."""
    room.services.passkeys.remove(room.person().id, passkey)


@operations.post("passkey/options", weight=WEIGHT, door=True)
def begin(room: ServerRoom, said: Nothing) -> PasskeyOptions:
    """What a passkey is to sign. For `navigator.credentials.get`, by whoever has been here before."""
    keys, place = _passkeys(room)
    return {"options": keys.begin(place)}


@operations.post("passkey", door=True)
def prove(room: ServerRoom, said: PasskeyProof) -> PasskeyCode:
    """Prove who I am by a passkey.

    The answer is a code: with it a page sees who it would become, asks, and becomes them.
    """
    keys, place = _passkeys(room)
    proof = Proof(said.id, said.client_data, said.authenticator_data, said.signature, said.user)
    with room.guessing():
        person = keys.prove(place, proof)
    return {"code": room.services.people.make_code(PASSKEY, person.id)[0]}


def _passkeys(room: ServerRoom) -> tuple[Passkeys, Place]:
    if not passkeys.is_installed():
        raise Refused("passkey-missing")
    return room.services.passkeys, passkeys.place_of(room.base)


def _told(room: ServerRoom, person: Person) -> Any:
    why = None
    try:
        _passkeys(room)
    except Refused as refused:
        why = refused.fact.key
    found = [
        {
            "id": one.id,
            "browser": one.browser,
            "system": one.system,
            "synced": one.synced,
            "created_at": one.created,
            "used_at": one.used,
        }
        for one in room.services.passkeys.of(person.id)
    ]
    return {"available": why is None, "why": why, "passkeys": found}
