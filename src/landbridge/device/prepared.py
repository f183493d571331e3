"""What a started Python is kept with (`web/src/device/kept/snapshot.ts`): imported, and every game tried once."""

from __future__ import annotations

import json

from landbridge import registry
from landbridge.device import thinking
from landbridge.device.device import Device

__all__ = ["prepare", "thinking"]


def prepare() -> None:
    """Open a table of every game and throw it away: what that needs is in memory then, boards and kits among it."""
    device = Device()
    device.answer("POST", "/api/me", json.dumps({"name": "nobody"}))
    for name in registry.game_names():
        seats = [
            {"kind": "me"},
            *({"kind": "bot"} for _ in range(max(2, registry.game(name).seats.start) - 1)),
        ]
        asked = {"id": name, "game": name, "seats": seats}
        said = device.answer("POST", "/api/tables?look=scene", json.dumps(asked))
        status, _, told = said.partition("\n")
        assert status == "200", said
        id = json.loads(told)["table"]["id"]
        device.answer("GET", f"/api/tables/{id}/kit?look=scene", "null")
        device.answer("GET", f"/api/tables/{id}/log?seat=A&after=0&most=9", "null")
        device.to_keep()
        device.to_do()
