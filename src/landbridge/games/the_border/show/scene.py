"""How a table of The Border looks to one viewer; which functions such a module offers is described in `core.scene`.

Lengths are in a drawing's own units: a space is a hexagon standing on a corner, `RADIUS` from its middle.
Colours are numbered 1 … 6 in sentences and called by name in drawings; areas go from the one worth 12 down.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any

from landbridge.core.facts import Fact
from landbridge.core.game import Kit, seats_in
from landbridge.core.show.scene import Cell, Layout, Scene, SheetRow, Spoken
from landbridge.core.state import NOTHING, PUBLIC, State
from landbridge.games.the_border import hexes, rules
from landbridge.games.the_border.board import (
    COLOUR_LETTERS,
    DRAWINGS,
    SEA,
    VALUES,
    WHITE,
    Board,
    segment_name,
)
from landbridge.games.the_border.hexes import Spot
from landbridge.games.the_border.notation import space_name
from landbridge.games.the_border.show.text_board import value_now
from landbridge.games.the_border.state import (
    AREAS,
    BEGIN,
    BOARDS,
    CHOOSE,
    COLOURS,
    DEAL,
    ENOUGH,
    FIRST,
    HALF,
    OVER,
    ROLL,
    ROLLS,
    SECOND,
    SEGMENTS,
    WORDS,
)

RADIUS = 30
MARGIN = 40  # of water around the land
HUES = ("red", "green", "blue", "yellow", "orange", "grey")
STAGES = {
    DEAL: "deal",
    BEGIN: "begin",
    ROLL: "roll",
    CHOOSE: "choose",
    FIRST: "first",
    SECOND: "second",
    OVER: "over",
}


def layout(kit: Kit) -> Layout:
    """Spaces and areas where they lie, and how each of the four boards is coloured."""
    board: Board = kit.board
    places = {spot: _place(spot) for spot in board.maps[0]}
    left, top = (min(place[axis] for place in places.values()) for axis in (0, 1))
    edge = RADIUS + MARGIN
    for spot, (x, y) in places.items():
        places[spot] = (round(x - left + edge, 1), round(y - top + edge, 1))
    names: list[str] = kit.memo["names"]
    number = {spot: n for n, spot in enumerate(board.spaces)}
    handles = {spot: f"space-{names[n]}" for spot, n in number.items()}
    drawn = {
        "radius": RADIUS,
        "width": max(x for x, _ in places.values()) + edge,
        "height": max(y for _, y in places.values()) + edge,
        "spaces": [{"name": names[n], "at": places[spot]} for n, spot in enumerate(board.spaces)],
        "white": board.white,
        "areas": [
            {
                "value": area.value,
                "later": area.later,
                "motif": area.motif,
                "name": kit.memo["motifs"][i],
                "inside": [places[spot] for spot in area.inside],
                "ring": area.ring,
            }
            for i, area in enumerate(board.areas)
        ],
        "boards": [_segments(board, n) for n in range(BOARDS)],
    }
    near = {
        handle: [handles[other] for other in hexes.neighbours(spot) if other in handles]
        for spot, handle in handles.items()
    }
    return {
        "board": drawn,
        "spots": {handle: places[spot] for spot, handle in handles.items()},
        "near": near,
    }


def signs() -> dict[str, list[str]]:
    """What the four drawings of a board file are made of: sea, land, white spaces, segments."""
    segments = [segment_name(segment) for segment in range(SEGMENTS)]
    known = [SEA, *map(str, VALUES), WHITE, *segments]
    return dict.fromkeys(DRAWINGS, known)


def scene(kit: Kit, view: State, viewer: int) -> Scene:
    own = viewer if viewer != PUBLIC else 0
    acts = viewer != PUBLIC and viewer in seats_in(kit.game.actors(kit, view))
    moves = kit.game.offers(kit, view, viewer) if acts else []
    return {
        "prompt": _prompt(view, viewer, moves),
        "labels": _labels(kit, view, own, acts),
        "controls": _controls(view) if acts else [],
        "status": [_status(view, seat) for seat in range(view.seats)],
        "first": None if view.active == NOTHING else view.active,
        "sheet": _sheet(kit, view),
        "board": {
            "stage": STAGES[view.stage],
            "round": view.round_no,
            "roll": view.roll_no,
            "rolls": ROLLS,
            "enough": ENOUGH,
            "active": None if view.active == NOTHING else view.active,
            "dice": _dice(view, own),
            "flying": view.flying,
            "viewer": own,
            "seats": [_seat(kit, view, seat) for seat in range(view.seats)],
        },
    }


# --- what never changes -----------------------------------------------------------------------------------


def _place(spot: Spot) -> tuple[float, float]:
    column, row = spot
    return RADIUS * sqrt(3) * (column + row % 2 / 2), RADIUS * 1.5 * row


def _segments(board: Board, n: int) -> list[dict[str, Any]]:
    """The segments of a board, each as one walks through it."""
    found = []
    number = {spot: space for space, spot in enumerate(board.spaces)}
    for segment, spaces in enumerate(board.segments(n)):
        walk = next(hexes.chains([board.spaces[space] for space in spaces]))
        name, hue = segment_name(segment), HUES[segment // 4]
        found.append({"name": name, "hue": hue, "spaces": [number[spot] for spot in walk]})
    return found


# --- what lies on the table -------------------------------------------------------------------------------


def _seat(kit: Kit, view: State, seat: int) -> dict[str, Any]:
    """A sheet: what is crossed off for good (`dry`), what was just now, and what the draft would."""
    sheet, settled = view.sheets[seat].crossed, view.settled[seat].crossed
    added = [n for n in _members(sheet) if not _has(settled, n)]
    drafted = view.stage == SECOND
    return {
        "board": None if view.board[seat] == NOTHING else view.board[seat],
        "dry": list(_members(settled if drafted else sheet)),
        "now": [] if drafted else added,
        "wet": added if drafted else [],
        "done": view.stage == SECOND and seat != view.active and bool(view.done >> seat & 1),
        "points": kit.game.points(kit, view, seat),
        "completed": rules.completed(view, seat),
        "left": list(view.sheets[seat].left),
        "areas": [_area(kit, view, seat, area) for area in range(AREAS)],
    }


def _area(kit: Kit, view: State, seat: int, area: int) -> dict[str, Any]:
    """What an area has brought, or would bring now (B4.2), and how many spaces its ring lacks, draft included."""
    ring = kit.fields.ring
    lacks = [n for n in _members([ring[area, w] for w in range(WORDS)]) if not _crossed(view, seat, n)]
    return {
        "points": rules.area_points(view, seat, area),
        "now": value_now(view, seat, area),
        "lacks": len(lacks),
    }


def _dice(view: State, seat: int) -> list[dict[str, str]]:
    """The dice that lie there, in the order of the colours, with what this seat can do with each.

    `gone`: used by the active player; `draft`: used in this seat's draft; `free`: neither.
    """
    if view.stage == OVER:
        return []
    lying = []
    pool = view.rolled if view.stage == ROLL else rules.pool(view) if view.stage == SECOND else view.dice
    for colour in range(COLOURS):
        there = rules.dice_of(view.rolled, colour)
        left = rules.dice_of(pool, colour)
        mine = rules.dice_of(view.used[seat], colour)
        if view.stage == SECOND and rules.may_use(view, seat, colour) != rules.LEGAL:
            left = mine  # also of the five that all were used before: one and no more (B3.4)
        uses = ["free"] * (left - mine) + ["draft"] * mine + ["gone"] * (there - left)
        lying += [{"hue": HUES[colour], "letter": COLOUR_LETTERS[colour], "use": use} for use in uses]
    return lying


# --- what is said -----------------------------------------------------------------------------------------


def _prompt(view: State, viewer: int, moves: list[int]) -> Fact | None:
    if not moves:
        return None
    if view.stage == CHOOSE:
        return Fact("the-border-prompt-choose", {"roll": view.roll_no, "rolls": ROLLS})
    can = len(moves) > 1  # the other one is to be done
    if view.stage == FIRST:
        dice = _count(view.dice)
        if can:
            return Fact("the-border-prompt-first", {"dice": dice})
        return Fact("the-border-prompt-first-none" if dice else "the-border-prompt-first-all", {"dice": dice})
    if not can:
        used = view.used[viewer] != 0
        return Fact("the-border-prompt-second-enough" if used else "the-border-prompt-second-none")
    if view.dice == 0:
        return Fact("the-border-prompt-second-one")
    return Fact("the-border-prompt-second", {"dice": _count(view.dice) - _count(view.used[viewer])})


def _controls(view: State) -> list[str]:
    """To roll belongs to the dice and stands beside them."""
    return ["stop"] if view.stage == CHOOSE else ["done"]


def _labels(kit: Kit, view: State, seat: int, acts: bool) -> dict[str, Spoken | Fact]:
    """Every space and segment of the sheet in front of the viewer, the dice, and what the buttons do."""
    labels: dict[str, Spoken | Fact] = {}
    if view.board[seat] != NOTHING:
        for n in range(len(kit.board.spaces)):
            labels[f"space-{space_name(kit, n)}"] = _space_label(kit, view, seat, n)
        for segment in range(SEGMENTS):
            values = {"colour": segment // 4 + 1, "length": segment % 4 + 2}
            left = int(view.sheets[seat].left[segment])
            labels[f"segment-{segment_name(segment)}"] = (
                Fact("the-border-name-segment", {**values, "left": left})
                if left
                else Fact("the-border-name-segment-full", values)
            )
    for colour in range(COLOURS):
        if count := rules.dice_of(view.rolled, colour):
            values = {"colour": colour + 1, "dice": count}
            labels[f"die-{COLOUR_LETTERS[colour]}"] = Fact("the-border-name-die", values)
    if acts and view.stage == CHOOSE:
        labels["roll"] = Fact("the-border-control-roll")
        labels["stop"] = Fact("the-border-control-stop")
    elif acts:
        labels["done"] = _done_label(view, seat)
    return labels


def _space_label(kit: Kit, view: State, seat: int, n: int) -> Fact:
    name = space_name(kit, n)
    segment = kit.fields.segment_of[view.board[seat], n]
    if segment == SEGMENTS:
        return Fact("the-border-name-white", {"space": name})
    values: dict[str, str | int] = {"space": name, "colour": segment // 4 + 1, "length": segment % 4 + 2}
    if _crossed(view, seat, n):
        drafted = view.stage == SECOND and not _has(view.settled[seat].crossed, n)
        return Fact("the-border-name-space-draft" if drafted else "the-border-name-space-crossed", values)
    values["left"] = int(view.sheets[seat].left[segment])
    near = _has(view.sheets[seat].near, n)
    return Fact("the-border-name-space-near" if near else "the-border-name-space", values)


def _done_label(view: State, seat: int) -> Fact:
    """In the first action: what is left to the others (B3.1, B3.4)."""
    if view.stage == FIRST:
        left = _count(view.dice)
        return Fact(
            "the-border-control-done-leave" if left else "the-border-control-done-all", {"dice": left}
        )
    if view.used[seat] == 0:
        return Fact("the-border-control-done-nothing")
    return Fact("the-border-control-done", {"count": _count(view.used[seat])})


def _status(view: State, seat: int) -> Fact | None:
    if view.stage in (DEAL, BEGIN):
        return None
    if view.stage == SECOND and seat != view.active:
        return Fact("the-border-status-done" if view.done >> seat & 1 else "the-border-status-crossing")
    if seat == view.active and view.stage in (ROLL, CHOOSE):
        return Fact("the-border-status-rolling", {"roll": view.roll_no, "rolls": ROLLS})
    if seat == view.active and view.stage == FIRST:
        return Fact("the-border-status-first")
    count = rules.completed(view, seat)
    if count >= ENOUGH:
        return Fact("the-border-status-closed", {"count": count})
    return Fact("the-border-status-areas", {"count": count, "needed": ENOUGH})


def _sheet(kit: Kit, view: State) -> list[SheetRow]:
    """Area by area as on the printed sheets: what it brought; the higher value struck out where it is gone."""
    seats = range(view.seats)
    rows: list[SheetRow] = []
    for area, about in enumerate(kit.board.areas):
        values = {"first": about.value, "later": about.later}
        rows.append(
            {
                "label": Fact("the-border-sheet-area", {"motif": kit.memo["motifs"][area], **values}),
                "about": None,
                "kind": "part",
                "cells": [_area_cell(view, seat, area, about.value) for seat in seats],
            }
        )
    areas: list[Cell] = [{"text": str(rules.completed(view, seat)), "mark": ""} for seat in seats]
    points: list[Cell] = [{"text": str(kit.game.points(kit, view, seat)), "mark": ""} for seat in seats]
    best: list[Cell] = [{"text": str(kit.game.tiebreak(kit, view, seat)), "mark": ""} for seat in seats]
    rows.append(
        {
            "label": Fact("the-border-sheet-areas"),
            "about": Fact("the-border-sheet-enough", {"needed": ENOUGH}),
            "kind": "part",
            "cells": areas,
        }
    )
    rows.append({"label": Fact("the-border-sheet-total"), "about": None, "kind": "total", "cells": points})
    if view.stage == OVER:
        tie = Fact("the-border-sheet-tie")
        rows.append({"label": Fact("the-border-sheet-best"), "about": tie, "kind": "part", "cells": best})
    return rows


def _area_cell(view: State, seat: int, area: int, value: int) -> Cell:
    if points := rules.area_points(view, seat, area):
        return {"text": str(points), "mark": "got"}
    if value_now(view, seat, area) < value:
        return {"text": str(value), "mark": "lost"}
    return {"text": "", "mark": ""}


# --- sets of spaces and dice ------------------------------------------------------------------------------


def _has(words: Any, space: int) -> bool:
    return bool(words[space // HALF] >> space % HALF & 1)


def _members(words: Any) -> Iterator[int]:
    return (n for n in range(WORDS * HALF) if _has(words, n))


def _crossed(view: State, seat: int, space: int) -> bool:
    return _has(view.sheets[seat].crossed, space)


def _count(dice: int) -> int:
    return sum(rules.dice_of(dice, colour) for colour in range(COLOURS))
