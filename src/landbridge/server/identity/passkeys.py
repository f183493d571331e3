"""Passkeys (WebAuthn): a key pair in somebody's phone, computer or security key proves who they are.

The library `webauthn` does what has to be exact. What it is given is bounded before. A challenge is made for one
purpose, kept in the database for all workers, and taken out by whoever answers it first, rightly or wrongly.
"""

from __future__ import annotations

import hashlib
import ipaddress
import json
import secrets
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge.core import bounded
from landbridge.server.notify.push import raw
from landbridge.server.store.devices import BETWEEN
from landbridge.server.store.people import People, known
from landbridge.server.store.schema import people
from landbridge.server.store.schema.identity import challenges, passkeys
from landbridge.table.person import Person
from landbridge.table.refusals import Refused

NAME = "Landbridge"
MOST = 10  # of one person
LASTS = 300_000  # ms for a challenge
SIGNING_IN = ""  # instead of a person
ALGORITHMS = (-7, -8, -257)  # ES256, EdDSA, RS256
KEY = 700  # bytes; RSA with 4096 bits needs 550


def is_installed() -> bool:
    return find_spec("webauthn") is not None


def _bounded(attestation: bytes) -> None:
    """Refuse a new key with more around it than a key: nobody is asked who made an authenticator."""
    from webauthn.helpers import parse_attestation_object

    told = parse_attestation_object(attestation)
    made = told.auth_data.attested_credential_data
    if told.fmt not in ("none", "packed") or told.att_stmt.x5c or made is None:
        raise ValueError("format")
    if len(made.credential_public_key) > KEY:
        raise ValueError("key")


class Place(NamedTuple):
    """For which address keys are made and asked: an authenticator gives each its own."""

    name: str
    origin: str


def place_of(base: str) -> Place:
    """The address of this server as the caller knows it. Browsers allow passkeys only under a name, and with https."""
    address = urlsplit(base)
    name = address.hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        pass
    else:
        raise Refused("passkey-address")
    if address.scheme != "https" and name != "localhost" and not name.endswith(".localhost"):
        raise Refused("passkey-https")
    return Place(name, f"{address.scheme}://{address.netloc}")


@dataclass(frozen=True)
class Passkey:
    id: str
    browser: str
    system: str
    synced: bool
    created: int
    used: int | None


class NewKey(NamedTuple):
    """What a browser says when it has made a key; all of it in base64url."""

    id: str
    client_data: str
    attestation: str


class Proof(NamedTuple):
    """What a browser says when a key has signed."""

    id: str
    client_data: str
    authenticator_data: str
    signature: str
    user: str


class Passkeys:
    def __init__(self, everybody: People):
        self.people, self.store, self.clock = everybody, everybody.store, everybody.clock

    def of(self, person: str) -> list[Passkey]:
        query = sa.select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
        with self.store.reading() as c:
            rows = c.execute(query).all()
        found = []
        for row in rows:
            browser, _, system = row.label.partition(BETWEEN)
            found.append(Passkey(row.id, browser, system, row.synced, row.created, row.used))
        return found

    def remove(self, person: str, id: str) -> None:
        this = passkeys.c.id == id, passkeys.c.person == person
        self.store.write(lambda c: c.execute(sa.delete(passkeys).where(*this)))

    # --- adding -------------------------------------------------------------------------------------------------

    def begin_adding(self, person: Person, place: Place) -> dict[str, Any]:
        """What the browser is to make a key for. It makes none where it has one of this person's already."""
        import webauthn
        from webauthn.helpers import structs

        with self.store.reading() as c:
            mine = c.execute(sa.select(passkeys).where(passkeys.c.person == person.id)).all()
        handle = mine[0].handle if mine else secrets.token_urlsafe(32)
        options = webauthn.generate_registration_options(
            rp_id=place.name,
            rp_name=NAME,
            user_id=raw(handle),
            user_name=person.name,
            user_display_name=person.name,
            challenge=self._challenge(person.id, handle),
            timeout=LASTS,
            supported_pub_key_algs=_algorithms(),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=raw(row.credential)) for row in mine
            ],
        )
        told: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return told

    def add(self, person: Person, place: Place, new: NewKey, label: str, device: str) -> None:
        import webauthn

        handle, challenge = self._spend(new.client_data, person.id)
        said = {"clientDataJSON": new.client_data, "attestationObject": new.attestation}
        try:
            _bounded(raw(new.attestation))
            found = webauthn.verify_registration_response(
                credential={"id": new.id, "rawId": new.id, "type": "public-key", "response": said},
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                supported_pub_key_algs=_algorithms(),
            )
        except Exception as error:  # whatever a stranger's bytes make of the libraries
            raise Refused("passkey-wrong") from error
        row = {
            "id": _id(new.id),
            "person": person.id,
            "credential": new.id,
            "handle": handle,
            "public_key": found.credential_public_key,
            "counter": found.sign_count,
            "label": label,
            "device": device,
            "synced": found.credential_backed_up,
            "created": self.clock(),
        }

        def write(c: Connection) -> None:
            there = sa.select(sa.func.count()).select_from(passkeys).where(passkeys.c.person == person.id)
            if (c.execute(there).scalar() or 0) >= MOST:
                raise Refused("server-limit", limit="passkeys", most=MOST)
            c.execute(sa.insert(passkeys).values(**row))

        try:
            self.store.write(write, f"passkeys {person.id}")
        except IntegrityError:  # a credential is one person's
            raise Refused("passkey-wrong") from None

    # --- signing in ---------------------------------------------------------------------------------------------

    def begin(self, place: Place) -> dict[str, Any]:
        """What any of a person's keys is to sign. Nobody is named: the authenticator knows whose keys it has."""
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_authentication_options(
            rp_id=place.name,
            challenge=self._challenge(SIGNING_IN),
            timeout=LASTS,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        )
        told: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return told

    def prove(self, place: Place, proof: Proof) -> Person:
        """Whose key has signed."""
        import webauthn

        _, challenge = self._spend(proof.client_data, SIGNING_IN)
        owner = sa.select(passkeys, people.c.name).join(people, people.c.id == passkeys.c.person)
        with self.store.reading() as c:
            row = c.execute(owner.where(passkeys.c.id == _id(proof.id))).first()
        if row is None:
            raise Refused("passkey-unknown")
        said = {
            "clientDataJSON": proof.client_data,
            "authenticatorData": proof.authenticator_data,
            "signature": proof.signature,
            "userHandle": proof.user,
        }
        try:
            if raw(proof.user) != raw(row.handle):
                raise ValueError("somebody else's")
            found = webauthn.verify_authentication_response(
                credential={"id": proof.id, "rawId": proof.id, "type": "public-key", "response": said},
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.counter,
            )
        except Exception as error:
            raise Refused("passkey-wrong") from error
        this = passkeys.c.id == row.id, passkeys.c.counter == row.counter
        now = {"counter": found.new_sign_count, "used": self.clock(), "synced": found.credential_backed_up}

        def write(c: Connection) -> int:
            return c.execute(sa.update(passkeys).where(*this).values(**now)).rowcount

        if not self.store.write(write):  # removed, or a copy of it was used at the same moment
            raise Refused("passkey-wrong")
        return known(row.person, row.name)

    # --- challenges ---------------------------------------------------------------------------------------------

    def _challenge(self, person: str, handle: str = "") -> bytes:
        made = secrets.token_urlsafe(32)
        now = self.clock()
        row = {"challenge": made, "person": person, "handle": handle, "expires": now + LASTS}

        def write(c: Connection) -> None:
            c.execute(sa.delete(challenges).where(challenges.c.expires < now))
            c.execute(sa.insert(challenges).values(**row))

        self.store.write(write)
        return raw(made)

    def _spend(self, client_data: str, person: str) -> tuple[str, bytes]:
        """Take the challenge that was answered out, for its handle. It is gone whatever the answer is worth."""
        try:
            text = raw(client_data)
            bounded.json_text(text)
            said = json.loads(text)["challenge"]
            challenge = raw(said)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Refused("passkey-wrong") from None
        this = challenges.c.challenge == said, challenges.c.person == person

        def write(c: Connection) -> Any:
            row = c.execute(sa.select(challenges).where(*this)).first()
            gone = c.execute(sa.delete(challenges).where(*this)).rowcount
            return row if gone else None

        row = self.store.write(write) if len(said) < 100 and said.isprintable() else None
        if row is None or row.expires < self.clock():
            raise Refused("passkey-late")
        return row.handle, challenge


def _id(credential: str) -> str:
    return hashlib.sha256(b"landbridge passkey " + credential.encode()).hexdigest()[:32]


def _algorithms() -> list[Any]:
    from webauthn.helpers.cose import COSEAlgorithmIdentifier

    return [COSEAlgorithmIdentifier(number) for number in ALGORITHMS]
