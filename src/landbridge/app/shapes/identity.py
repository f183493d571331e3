"""Over the wire: who somebody is, on which devices, and passkeys. Authenticators say base64url, and are brief."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypedDict

from landbridge.app.bounds import Text, example
from landbridge.app.shapes.common import Name

DeviceId = Annotated[str, Text(pattern="^[0-9a-f]{16}$")]


@example(name="Ada")
@dataclass(frozen=True, kw_only=True)
class Arrival:
    name: Name
    password: Annotated[Annotated[str, Text(most=200)] | None, "Where the server asks for one."] = None
    invite: Annotated[
        Annotated[str, Text(most=100)] | None, "An invitation that still works opens the door as well."
    ] = None


@example(name="Ada")
@dataclass(frozen=True, kw_only=True)
class NewName:
    name: Name


@example(code="mfrggzdfmztwq2lk…")
@dataclass(frozen=True, kw_only=True)
class GivenCode:
    code: Annotated[str, Text(least=1, most=100)]


@example(code="mfrggzdfmztwq2lk…", id="5f0c6d1ab2e84c77", replace=True)
@dataclass(frozen=True, kw_only=True)
class Claim:
    code: Annotated[str, Text(least=1, most=100)]
    id: Annotated[
        Annotated[str, Text(pattern="^[A-Za-z0-9_-]{16,64}$")] | None,
        "Random. Sent again with the same one, a code that is used up is still answered.",
    ] = None
    replace: Annotated[bool, "Also if this device is somebody else's now."] = False
    merge: Annotated[bool, "Whoever it belongs to now becomes one with them."] = False


class Me(TypedDict):
    name: str


class Exported(TypedDict):
    person: dict[str, Any]
    rows: Annotated[dict[str, list[dict[str, Any]]], "by table of the database; without proofs"]
    events: Annotated[list[dict[str, Any]], "what this person did at tables"]


class Device(TypedDict):
    code: str
    link: str
    minutes: int


class Recovery(TypedDict):
    code: Annotated[str, "letters and digits in groups of four; the last two check the others"]
    link: str


class Belongings(TypedDict):
    """What comes along if both become one, and where both are now."""

    tables: int
    tournaments: int
    deals: int
    exercises: int
    both_tables: int
    both_tournaments: int
    both_deals: int


class Offered(TypedDict):
    name: Annotated[str, "who this device would belong to"]
    kind: Literal["link", "recovery", "passkey"]
    me: Annotated[str | None, "who it belongs to now"]
    same: Annotated[bool, "whether both are the same person"]
    way_back: Annotated[bool, "whether `me` has another device, a recovery sheet or a passkey"]
    mine: Annotated[Belongings | None, "what `me` has; null if nothing"]


class Claimed(TypedDict):
    name: str


class MyDevice(TypedDict):
    id: str
    browser: Annotated[str, 'such as Firefox; "" if unknown']
    system: Annotated[str, 'such as Android; "" if unknown']
    linked_at: Annotated[int, "milliseconds since 1970"]
    seen_at: Annotated[int | None, "to the hour"]
    this: Annotated[bool, "whether it is the one that asks"]
    via: Annotated[Literal["", "link", "recovery", "passkey"], "how it was signed in"]


class DeviceList(TypedDict):
    devices: list[MyDevice]
    news: Annotated[list[MyDevice], "signed in since this device last said it knew them"]
    sheet: Annotated[bool, "whether there is a recovery sheet"]


PasskeyId = Annotated[str, Text(pattern="^[0-9a-f]{32}$")]
Credential = Annotated[str, Text(pattern="^[A-Za-z0-9_-]{16,1400}$")]
Short = Annotated[str, Text(pattern="^[A-Za-z0-9_-]{4,3000}$")]
Long = Annotated[str, Text(pattern="^[A-Za-z0-9_-]{4,6000}$")]


@example(id="Yx3v" * 8, client_data="eyJ0eXBl" * 8, attestation="o2NmbXRk" * 8)
@dataclass(frozen=True, kw_only=True)
class NewPasskey:
    """What `navigator.credentials.create` has made."""

    id: Credential
    client_data: Short
    attestation: Long


@example(
    id="Yx3v" * 8,
    client_data="eyJ0eXBl" * 8,
    authenticator_data="SZYN" * 8,
    signature="MEUCIQ" * 8,
    user="b0Zk" * 4,
)
@dataclass(frozen=True, kw_only=True)
class PasskeyProof:
    """What `navigator.credentials.get` has signed."""

    id: Credential
    client_data: Short
    authenticator_data: Short
    signature: Short
    user: Annotated[str, Text(pattern="^[A-Za-z0-9_-]{1,100}$")]


class PasskeyTold(TypedDict):
    id: str
    browser: Annotated[str, "of the device it was added from"]
    system: str
    synced: Annotated[bool, "whether its owner's other devices have it, too"]
    created_at: Annotated[int, "milliseconds since 1970"]
    used_at: int | None


class PasskeyList(TypedDict):
    available: bool
    why: Annotated[str | None, "why not, in the reader's language"]
    passkeys: list[PasskeyTold]


class PasskeyOptions(TypedDict):
    options: Annotated[dict[str, Any], "for the browser, as WebAuthn writes them in JSON"]


class PasskeyCode(TypedDict):
    code: Annotated[str, "works once, for some minutes, at `POST /api/me/claim`"]
