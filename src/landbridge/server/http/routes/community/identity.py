"""Passkeys: to stay the same person on every device, without an account."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from landbridge.server.http import wire
from landbridge.server.http.asking import Ask, Asking, AskInWords
from landbridge.server.http.lean import LeanRoute
from landbridge.server.http.routes.community.people import guessing, kind
from landbridge.server.http.wire import identity as wire_identity
from landbridge.server.identity import passkeys
from landbridge.server.identity.passkeys import NewKey, Passkeys, Place, Proof
from landbridge.server.store.devices import device_id
from landbridge.server.store.people import PASSKEY
from landbridge.table.person import Person
from landbridge.table.refusals import Refused

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["people"])
WEIGHT = 5  # requests; a challenge is written to disk


@router.get("/me/passkeys", response_model=wire_identity.PasskeyList, summary="My passkeys")
def mine(ask: AskInWords) -> Response:
    """Also whether this server can have any, under the address it was called by."""
    return JSONResponse(_told(ask, ask.person()))


@router.post(
    "/me/passkeys/options", response_model=wire_identity.PasskeyOptions, summary="What to make a passkey for"
)
def begin_adding(ask: Ask, said: wire.Nothing) -> Response:
    """For `navigator.credentials.create`; the challenge in it is good once, for five minutes."""
    person, (keys, place) = ask.person(), _passkeys(ask)
    ask.weigh(WEIGHT)
    return JSONResponse({"options": keys.begin_adding(person, place)})


@router.post(
    "/me/passkeys", status_code=201, response_model=wire_identity.PasskeyList, summary="Add a passkey"
)
def add(ask: AskInWords, said: wire_identity.NewPasskey) -> Response:
    person, (keys, place) = ask.person(), _passkeys(ask)
    new = NewKey(said.id, said.client_data, said.attestation)
    keys.add(person, place, new, kind(ask), device_id(ask.device))
    return JSONResponse(_told(ask, person), 201)


@router.delete("/me/passkeys/{passkey}", status_code=204, response_class=Response, summary="Remove a passkey")
def remove(ask: Ask, passkey: wire_identity.PasskeyId) -> Response:
    """Whoever has it cannot sign in with it any more; devices stay signed in."""
    ask.services.passkeys.remove(ask.person().id, passkey)
    return Response(status_code=204)


@router.post(
    "/passkey/options", response_model=wire_identity.PasskeyOptions, summary="What a passkey is to sign"
)
def begin(ask: Ask, said: wire.Nothing) -> Response:
    """For `navigator.credentials.get`, by whoever has been here before."""
    ask.caller(door=True)
    keys, place = _passkeys(ask)
    for _ in range(WEIGHT):
        ask.services.acts_pace.take(ask.caller(door=True).key)
    return JSONResponse({"options": keys.begin(place)})


@router.post("/passkey", response_model=wire_identity.PasskeyCode, summary="Prove who I am by a passkey")
def prove(ask: Ask, said: wire_identity.PasskeyProof) -> Response:
    """The answer is a code: with it a page sees who it would become, asks, and becomes them."""
    keys, place = _passkeys(ask)
    proof = Proof(said.id, said.client_data, said.authenticator_data, said.signature, said.user)
    with guessing(ask):
        person = keys.prove(place, proof)
    return JSONResponse({"code": ask.services.people.make_code(PASSKEY, person.id)[0]})


def _passkeys(ask: Asking) -> tuple[Passkeys, Place]:
    if not passkeys.is_installed():
        raise Refused("passkey-missing")
    return ask.services.passkeys, passkeys.place_of(ask.base)


def _told(ask: Asking, person: Person) -> dict[str, Any]:
    why = None
    try:
        _passkeys(ask)
    except Refused as refused:
        why = ask.words.say(refused.fact.key)
    found = [
        {
            "id": one.id,
            "browser": one.browser,
            "system": one.system,
            "synced": one.synced,
            "created_at": one.created,
            "used_at": one.used,
        }
        for one in ask.services.passkeys.of(person.id)
    ]
    return {"available": why is None, "why": why, "passkeys": found}
