"""How a table of The Border looks to one viewer; which functions such a module offers is described in `core.scene`.

Lengths are in a drawing's own units: a space is a hexagon standing on a corner, `RADIUS` from its middle.
Colours are numbered 1 … 6 in sentences and called by name in drawings; areas go from the one worth 12 down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import sqrt
from typing import Any, NamedTuple

from landbridge.core.bits import has
from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.show.scene import Cell, Layout, Scene, SheetRow, Spoken
from landbridge.core.show.sets import marks, members
from landbridge.core.state import NOTHING, PUBLIC, State
from landbridge.games.the_border import hexes, rules
from landbridge.games.the_border.board import (
    COLOUR_LETTERS,
    MOTIFS,
    Board,
    segment_name,
)
from landbridge.games.the_border.handles import DIE_HANDLES, SEGMENT_HANDLES, Word, space_handle
from landbridge.games.the_border.hexes import Spot
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
    SPACES,
)

RADIUS = 30
MARGIN = 40  # of water around the land
KEPT = 8192  # labels of one kind that are remembered
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
    places = {spot: hex_spot(spot) for spot in board.maps[0]}
    left, top = (min(place[axis] for place in places.values()) for axis in (0, 1))
    edge = RADIUS + MARGIN
    for spot, (x, y) in places.items():
        places[spot] = (round(x - left + edge, 1), round(y - top + edge, 1))
    handles = {spot: space_handle(kit, n) for n, spot in enumerate(board.spaces)}
    drawn = {**country(board, places), "boards": [_segments(board, n) for n in range(BOARDS)]}
    near = {
        place: [handles[other] for other in hexes.neighbours(spot) if other in handles]
        for spot, place in handles.items()
    }
    return {
        "board": drawn,
        "spots": {place: places[spot] for spot, place in handles.items()},
        "near": near,
    }


def country(board: Board, places: Mapping[Spot, tuple[float, float]]) -> dict[str, Any]:
    """Spaces and areas where they are drawn; areas that a map does not have are left out."""
    edge = RADIUS + MARGIN
    return {
        "radius": RADIUS,
        "width": max(x for x, _ in places.values()) + edge,
        "height": max(y for _, y in places.values()) + edge,
        "spaces": [{"name": hexes.name(spot), "at": places[spot]} for spot in board.spaces],
        "white": board.white,
        "areas": [
            {
                "value": area.value,
                "later": area.later,
                "motif": area.motif,
                "name": MOTIFS.index(area.motif) + 1,
                "inside": [places[spot] for spot in area.inside],
                "ring": area.ring,
            }
            for area in board.areas
            if area.inside
        ],
    }


def scene(kit: Kit, view: State, viewer: int) -> Scene:
    own = viewer if viewer != PUBLIC else 0
    acts = viewer != PUBLIC and has(kit.game.actors(kit, view), viewer)
    moves = kit.game.offers(kit, view, viewer) if acts else []
    seats = range(view.seats)
    scores = [_score(kit, view, seat) for seat in seats]
    active = None if view.active == NOTHING else view.active
    return {
        "prompt": _prompt(view, viewer, moves),
        "labels": _labels(kit, view, own, acts),
        "controls": _controls(view) if acts else [],
        "status": [_status(view, seat, scores[seat].completed) for seat in seats],
        "first": active,
        "sheet": _sheet(kit, view, scores),
        "board": {
            "stage": STAGES[view.stage],
            "round": view.round_no,
            "roll": view.roll_no,
            "rolls": ROLLS,
            "enough": ENOUGH,
            "active": active,
            "dice": _dice(view, own),
            "flying": view.flying,
            "viewer": own,
            "seats": [_seat(kit, view, seat, scores[seat]) for seat in seats],
        },
    }


class Score(NamedTuple):
    """What the rules say a seat has; they are asked once."""

    points: int
    completed: int
    areas: list[int]  # what each has brought
    now: list[int]  # what each would bring


def _score(kit: Kit, view: State, seat: int) -> Score:
    return Score(
        kit.game.points(kit, view, seat),
        rules.completed(view, seat),
        [rules.area_points(view, seat, area) for area in range(AREAS)],
        [value_now(view, seat, area) for area in range(AREAS)],
    )


# --- what never changes -----------------------------------------------------------------------------------


def hex_spot(spot: Spot) -> tuple[float, float]:
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


def _seat(kit: Kit, view: State, seat: int, score: Score) -> dict[str, Any]:
    """A sheet: what is crossed off for good (`dry`), what was just now, and what the draft would."""
    sheet, board = view.sheets[seat], view.board[seat]
    crossed, settled = _set(sheet.crossed), _set(view.settled[seat].crossed)
    added = members(crossed & ~settled)
    drafted = view.stage == SECOND
    return {
        "board": None if board == NOTHING else board,
        "dry": members(settled if drafted else crossed),
        "now": [] if drafted else added,
        "wet": added if drafted else [],
        "done": drafted and seat != view.active and has(view.done, seat),
        "points": score.points,
        "completed": score.completed,
        "left": sheet.left.tolist(),
        # What each area has brought, or would bring now (B4.2), and how many spaces its ring lacks, draft included.
        "areas": [
            {"points": points, "now": now, "lacks": (ring & ~crossed).bit_count()}
            for points, now, ring in zip(score.areas, score.now, _places(kit).rings, strict=True)
        ],
    }


def _dice(view: State, seat: int) -> list[dict[str, str]]:
    """The dice that lie there, in the order of the colours, with what this seat can do with each.

    `gone`: used by the active player; `draft`: used in this seat's draft; `free`: neither.
    """
    stage, rolled, used = view.stage, view.rolled, view.used[seat]
    if stage == OVER:
        return []
    lying: list[dict[str, str]] = []
    second = stage == SECOND
    pool = rolled if stage == ROLL else rules.pool(view) if second else view.dice
    usable = rules.usable(view, seat) if second else 0
    for colour in members(rules.colours_of(rolled)):
        there = rules.dice_of(rolled, colour)
        mine = rules.dice_of(used, colour)
        # In the second action also of the five that all were used before: one and no more (B3.4).
        left = mine if second and not has(usable, colour) else rules.dice_of(pool, colour)
        uses = ["free"] * (left - mine) + ["draft"] * mine + ["gone"] * (there - left)
        lying += [{"hue": HUES[colour], "letter": COLOUR_LETTERS[colour], "use": use} for use in uses]
    return lying


class Places(NamedTuple):
    """What never changes of spaces and segments, by number."""

    rings: list[int]  # for each area the set of the spaces around it
    spaces: list[tuple[str, str]]  # handle and name
    segment_of: list[list[int]]  # by board and space


def _places(kit: Kit) -> Places:
    if "places" not in kit.memo:
        names: list[str] = kit.memo["names"]
        rings = [_set(ring) for ring in kit.fields.ring.tolist()]
        spaces = [(space_handle(kit, n), name) for n, name in enumerate(names)]
        kit.memo["places"] = Places(rings, spaces, kit.fields.segment_of.tolist())
    found: Places = kit.memo["places"]
    return found


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
    return [Word.STOP] if view.stage == CHOOSE else [Word.DONE]


def _labels(kit: Kit, view: State, seat: int, acts: bool) -> dict[str, Spoken | Fact]:
    """Every space and segment of the sheet in front of the viewer, the dice, and what the buttons do."""
    labels: dict[str, Spoken | Fact] = {}
    stage, board, rolled = view.stage, view.board[seat], view.rolled
    if board != NOTHING:
        sheet = view.sheets[seat]
        left = sheet.left.tolist()
        crossed, near = (marks(_set(words), SPACES) for words in (sheet.crossed, sheet.near))
        # Elsewhere nothing is a draft.
        settled = marks(_set(view.settled[seat].crossed), SPACES) if stage == SECOND else crossed
        places = _places(kit)
        for n, (space, name) in enumerate(places.spaces):
            segment = places.segment_of[board][n]
            if segment == SEGMENTS:
                labels[space] = _white_label(name)
            elif crossed[n]:
                labels[space] = _crossed_label(name, segment, not settled[n])
            else:
                labels[space] = _space_label(name, segment, left[segment], near[n])
        for segment, handle in enumerate(SEGMENT_HANDLES):
            labels[handle] = _segment_label(segment, left[segment])
    for colour in members(rules.colours_of(rolled)):
        labels[DIE_HANDLES[colour]] = _die_label(colour, rules.dice_of(rolled, colour))
    if acts and stage == CHOOSE:
        labels[Word.ROLL] = Fact("the-border-control-roll")
        labels[Word.STOP] = Fact("the-border-control-stop")
    elif acts:
        labels[Word.DONE] = _done_label(view, seat)
    return labels


# Most labels are those of the scene before: they are made once.


@lru_cache(maxsize=KEPT)
def _white_label(name: str) -> Fact:
    return Fact("the-border-name-white", {"space": name})


@lru_cache(maxsize=KEPT)
def _crossed_label(name: str, segment: int, drafted: bool) -> Fact:
    key = "the-border-name-space-draft" if drafted else "the-border-name-space-crossed"
    return Fact(key, {"space": name, **_segment_values(segment)})


@lru_cache(maxsize=KEPT)
def _space_label(name: str, segment: int, left: int, near: int) -> Fact:
    key = "the-border-name-space-near" if near else "the-border-name-space"
    return Fact(key, {"space": name, **_segment_values(segment), "left": left})


@cache
def _segment_label(segment: int, left: int) -> Fact:
    values = _segment_values(segment)
    if left == 0:
        return Fact("the-border-name-segment-full", values)
    return Fact("the-border-name-segment", {**values, "left": left})


def _segment_values(segment: int) -> dict[str, int]:
    return {"colour": segment // 4 + 1, "length": segment % 4 + 2}


@cache
def _die_label(colour: int, count: int) -> Fact:
    return Fact("the-border-name-die", {"colour": colour + 1, "dice": count})


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


def _status(view: State, seat: int, count: int) -> Fact | None:
    stage, active = view.stage, view.active
    if stage in (DEAL, BEGIN):
        return None
    if stage == SECOND and seat != active:
        return Fact("the-border-status-done" if has(view.done, seat) else "the-border-status-crossing")
    if seat == active and stage in (ROLL, CHOOSE):
        return Fact("the-border-status-rolling", {"roll": view.roll_no, "rolls": ROLLS})
    if seat == active and stage == FIRST:
        return Fact("the-border-status-first")
    if count >= ENOUGH:
        return Fact("the-border-status-closed", {"count": count})
    return Fact("the-border-status-areas", {"count": count, "needed": ENOUGH})


def _sheet(kit: Kit, view: State, scores: list[Score]) -> list[SheetRow]:
    """Area by area as on the printed sheets: what it brought; the higher value struck out where it is gone."""
    rows: list[SheetRow] = []
    for area, (about, motif) in enumerate(zip(kit.board.areas, kit.memo["motifs"], strict=True)):
        rows.append(
            {
                "label": _area_label(motif, about.value, about.later),
                "about": None,
                "kind": "part",
                "cells": [_area_cell(score.areas[area], score.now[area], about.value) for score in scores],
            }
        )
    rows.append(
        {
            "label": Fact("the-border-sheet-areas"),
            "about": Fact("the-border-sheet-enough", {"needed": ENOUGH}),
            "kind": "part",
            "cells": [{"text": str(score.completed), "mark": ""} for score in scores],
        }
    )
    rows.append(
        {
            "label": Fact("the-border-sheet-total"),
            "about": None,
            "kind": "total",
            "cells": [{"text": str(score.points), "mark": ""} for score in scores],
        }
    )
    if view.stage == OVER:
        best = [kit.game.tiebreak(kit, view, seat) for seat in range(view.seats)]
        rows.append(
            {
                "label": Fact("the-border-sheet-best"),
                "about": Fact("the-border-sheet-tie"),
                "kind": "part",
                "cells": [{"text": str(points), "mark": ""} for points in best],
            }
        )
    return rows


@lru_cache(maxsize=KEPT)
def _area_label(motif: int, value: int, later: int) -> Fact:
    return Fact("the-border-sheet-area", {"motif": motif, "first": value, "later": later})


def _area_cell(points: int, now: int, value: int) -> Cell:
    if points:
        return {"text": str(points), "mark": "got"}
    if now < value:
        return {"text": str(value), "mark": "lost"}
    return {"text": "", "mark": ""}


# --- sets of spaces and dice ------------------------------------------------------------------------------


def _set(words: Sequence[int]) -> int:
    """The two words of a set as one."""
    return words[0] | words[1] << HALF


def _count(dice: int) -> int:
    return sum(rules.dice_of(dice, colour) for colour in range(COLOURS))
