"""How a table of Beacons looks to one viewer, for the page's plain board (`docs/page.md`, `docs/new-game.md`)."""

from __future__ import annotations

from landbridge.core.bits import size
from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.show.scene import Layout, Scene, SheetRow
from landbridge.core.state import PUBLIC, State

from . import rules
from .game import hill_name
from .state import HILLS, PICK, SIDE

STEP = 100  # from hill to hill, in units of the drawing


def layout(kit: Kit) -> Layout:
    near = {
        handle(hill): [handle(other) for other in range(HILLS) if kit.fields.near[hill] >> other & 1]
        for hill in range(HILLS)
    }
    return {
        "board": {
            "names": {handle(hill): hill_name(hill) for hill in range(HILLS)},
            "lines": [[one, other] for one, others in near.items() for other in others if one < other],
        },
        # Every other ridge a little aside, so that the page shows more than a chessboard.
        "spots": {
            handle(hill): (STEP * (hill % SIDE) + STEP // 4 * (hill // SIDE % 2), STEP * (hill // SIDE))
            for hill in range(HILLS)
        },
        "near": near,
    }


def scene(kit: Kit, view: State, viewer: int) -> Scene:
    seats = range(view.seats)
    hills = range(HILLS)
    picking = view.stage == PICK
    mine = [view.picked[viewer]] if picking and viewer != PUBLIC and view.done >> viewer & 1 else []
    acts = picking and viewer != PUBLIC and not mine
    return {
        "prompt": Fact("beacons-prompt", {"ridge": view.ridge + 1}) if acts else None,
        "labels": {handle(hill): label(view, hill) for hill in hills},
        "controls": [],
        "status": [
            Fact("beacons-status-picked") if picking and view.done >> seat & 1 else None for seat in seats
        ],
        "first": None,
        "sheet": sheet(kit, view),
        "board": {
            "pieces": {handle(h): seat for seat in seats for h in hills if view.lit[seat] >> h & 1},
            "gone": [handle(h) for h in hills if view.dark >> h & 1],
            "faint": [handle(h) for h in hills if picking and h // SIDE != view.ridge],
            "chosen": [handle(h) for h in mine],
        },
    }


def label(view: State, hill: int) -> Fact:
    name = hill_name(hill)
    for seat in range(view.seats):
        if view.lit[seat] >> hill & 1:
            return Fact("beacons-name-lit", {"hill": name, "owner": seat})
    if view.dark >> hill & 1:
        return Fact("beacons-name-dark", {"hill": name})
    clear = view.stage == PICK and hill // SIDE == view.ridge
    return Fact("beacons-name-clear" if clear else "beacons-name-fog", {"hill": name})


def sheet(kit: Kit, view: State) -> list[SheetRow]:
    lit = [size(view.lit[seat]) for seat in range(view.seats)]
    points = [kit.game.points(kit, view, seat) for seat in range(view.seats)]
    return [
        {
            "label": Fact("beacons-sheet-lit"),
            "about": Fact("beacons-sheet-lit-about"),
            "kind": "part",
            "cells": [{"text": str(n), "mark": ""} for n in lit],
        },
        {
            "label": Fact("beacons-sheet-chain"),
            "about": Fact("beacons-sheet-chain-about", {"points": rules.ACROSS}),
            "kind": "total",
            "cells": [{"text": str(n), "mark": ""} for n in points],
        },
    ]


def handle(hill: int) -> str:
    return f"hill-{hill_name(hill)}"
