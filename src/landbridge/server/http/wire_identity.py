"""Passkeys over the wire. What an authenticator says is base64url, and short."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path
from pydantic import Field, StringConstraints

from landbridge.server.http.wire import Asked, Told, example

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
