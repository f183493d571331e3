"""Over the wire: who somebody is, on which devices, and passkeys. Authenticators say base64url, and are brief."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import Field, StringConstraints

from landbridge.server.http.wire.common import Asked, Name, Told, example

DeviceId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


class Arrival(Asked):
    model_config = example(name="Ada")
    name: Name
    password: Annotated[str, StringConstraints(max_length=200)] | None = Field(
        None, description="Where the server asks for one."
    )
    invite: Annotated[str, StringConstraints(max_length=100)] | None = Field(
        None, description="An invitation that still works opens the door as well."
    )


class NewName(Asked):
    model_config = example(name="Ada")
    name: Name


class GivenCode(Asked):
    model_config = example(code="mfrggzdfmztwq2lk…")
    code: Annotated[str, StringConstraints(min_length=1, max_length=100)]


class Claim(Asked):
    model_config = example(code="mfrggzdfmztwq2lk…", id="5f0c6d1ab2…", replace=True)
    code: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    id: Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{16,64}$")] | None = Field(
        None, description="Random. Sent again with the same one, a code that is used up is still answered."
    )
    replace: bool = Field(False, description="Also if this device is somebody else's now.")
    merge: bool = Field(False, description="Whoever it belongs to now becomes one with them.")


class Me(Told):
    name: str


class Exported(Told):
    person: dict[str, Any]
    rows: dict[str, list[dict[str, Any]]] = Field(description="by table of the database; without proofs")
    events: list[dict[str, Any]] = Field(description="what this person did at tables")


class Device(Told):
    code: str
    link: str
    minutes: int


class Recovery(Told):
    code: str = Field(description="letters and digits in groups of four; the last two check the others")
    link: str


class Belongings(Told):
    """What comes along if both become one, and where both are now."""

    tables: int
    tournaments: int
    deals: int
    exercises: int
    both_tables: int
    both_tournaments: int
    both_deals: int


class Offered(Told):
    name: str = Field(description="who this device would belong to")
    kind: Literal["link", "recovery", "passkey"]
    me: str | None = Field(description="who it belongs to now")
    same: bool = Field(description="whether both are the same person")
    way_back: bool = Field(description="whether `me` has another device, a recovery sheet or a passkey")
    mine: Belongings | None = Field(description="what `me` has; null if nothing")


class Claimed(Told):
    name: str


class MyDevice(Told):
    id: str
    browser: str = Field(description='such as Firefox; "" if unknown')
    system: str = Field(description='such as Android; "" if unknown')
    linked_at: int = Field(description="milliseconds since 1970")
    seen_at: int | None = Field(description="to the hour")
    this: bool = Field(description="whether it is the one that asks")
    via: Literal["", "link", "recovery", "passkey"] = Field(description="how it was signed in")


class DeviceList(Told):
    devices: list[MyDevice]
    news: list[MyDevice] = Field(description="signed in since this device last said it knew them")
    sheet: bool = Field(description="whether there is a recovery sheet")


# --- passkeys -----------------------------------------------------------------------------------------------

PasskeyId = Annotated[str, Path(pattern="^[0-9a-f]{32}$")]
Credential = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{16,1400}$")]
Short = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{4,3000}$")]
Long = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{4,6000}$")]


class NewPasskey(Asked):
    """What `navigator.credentials.create` has made."""

    model_config = example(id="Yx3v…", client_data="eyJ0eXBl…", attestation="o2NmbXRk…")
    id: Credential
    client_data: Short
    attestation: Long


class PasskeyProof(Asked):
    """What `navigator.credentials.get` has signed."""

    model_config = example(
        id="Yx3v…", client_data="eyJ0eXBl…", authenticator_data="SZYN…", signature="MEUCIQ…", user="b0Zk…"
    )
    id: Credential
    client_data: Short
    authenticator_data: Short
    signature: Short
    user: Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{1,100}$")]


class PasskeyTold(Told):
    id: str
    browser: str = Field(description="of the device it was added from")
    system: str
    synced: bool = Field(description="whether its owner's other devices have it, too")
    created_at: int = Field(description="milliseconds since 1970")
    used_at: int | None


class PasskeyList(Told):
    available: bool
    why: str | None = Field(description="why not, in the reader's language")
    passkeys: list[PasskeyTold]


class PasskeyOptions(Told):
    options: dict[str, Any] = Field(description="for the browser, as WebAuthn writes them in JSON")


class PasskeyCode(Told):
    code: str = Field(description="works once, for some minutes, at `POST /api/me/claim`")
