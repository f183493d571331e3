"""A finished sheet that is entered by touch, as JSON: its points line by line, and what is not allowed and where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landbridge import registry
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS
from landbridge.core.show.scene import plain
from landbridge.sheet import Fault, Touch, check, places_of, sketched, touched
from landbridge.table.answers.facts import fact_json
from landbridge.table.refusals import Refused
from landbridge.table.table import kit_for

OPEN = "sheet-first-or-later"  # nothing is wrong yet; something has not been said


def sheet_json(
    game: str,
    options: Mapping[str, str],
    text: str,
    touch: Touch | None = None,
    said: tuple[str, object] | None = None,
) -> Any:
    """The sheet after a touch or an answer, judged."""
    if registry.find(game) is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))
    kit = kit_for(game, tuple(sorted(options.items())))
    text = touched(kit, text, touch, said)
    checked = check(kit, text)
    rows = [
        {"label": _spoken(row.label), "cells": row.cells, "ruling": row.ruling or None}
        for row in checked.rows
    ]
    return {
        "sheet": text,
        "sketch": sketched(kit, text, checked),
        "seats": [LETTERS[seat] for seat in checked.judged.seats],
        "rows": rows,
        "points": checked.points,
        "total": checked.total,
        "problems": [_problem(one, places_of(kit, one)) for one in checked.faults],
    }


def _spoken(fact: Fact) -> Any:
    return plain({"key": fact.key, "values": dict(fact.values)})


def _problem(fault: Fault, spots: list[str]) -> dict[str, Any]:
    """In the form of a board's problem, so that the page shows both alike."""
    place = Fact("server-place-at", {"place": fault.mark.text})
    return {
        "place": fact_json(place),
        "reason": fact_json(fault.fact),
        "ruling": fault.ruling,
        "line": fault.mark.line or None,
        "note": fault.fact.key == OPEN,
        "spots": spots,
        "drawing": "",
        "drawn": fault.drawn,
    }
