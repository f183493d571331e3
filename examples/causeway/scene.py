"""How a table of Causeway looks to one viewer, for the page's plain board."""

from __future__ import annotations

from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.show.scene import Layout, Scene, Spoken
from landbridge.core.state import UNKNOWN, State

from .rules import CARDS, PASS, PLAY

ROW = [f"row-{name}" for name in "abcd"]


def layout(kit: Kit) -> Layout:
    return {
        "board": {"names": {}, "lines": []},
        "spots": {row: (100 * i, 0) for i, row in enumerate(ROW)},
        "near": {row: ROW[max(i - 1, 0) : i] + ROW[i + 1 : i + 2] for i, row in enumerate(ROW)},
    }


def scene(kit: Kit, view: State, viewer: int) -> Scene:
    hand = view.hand[viewer] if viewer >= 0 and view.hand[viewer] != UNKNOWN else 0
    labels: dict[str, Spoken | Fact] = {
        row: Fact("causeway-name-row", {"row": row[-1], "top": view.top[i]}) for i, row in enumerate(ROW)
    }
    for card in range(CARDS):
        if hand >> card & 1:
            labels[f"card-{card + 1}"] = Fact("causeway-name-card", {"card": card + 1})
    acts = view.stage == PLAY and view.mover == viewer
    controls = ["pass"] if acts and kit.game.check(kit, view, viewer, PASS) == 0 else []
    labels |= {control: Fact("causeway-name-pass") for control in controls}
    seats = range(view.seats)
    return {
        "prompt": Fact("causeway-prompt") if acts else None,
        "labels": labels,
        "controls": controls,
        "status": [Fact("causeway-status-cards", {"count": view.held[seat]}) for seat in seats],
        "first": None,
        "sheet": [
            {
                "label": Fact("causeway-sheet-points"),
                "about": None,
                "kind": "total",
                "cells": [{"text": str(view.score[seat]), "mark": ""} for seat in seats],
            }
        ],
        "board": {},
    }
