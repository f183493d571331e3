"""How a table of Loopit looks to one viewer (`docs/page.md`).

Squares are spots of the board, the tiles of one's own rack are handles beside it, and what ends a turn are buttons.
Nothing here decides anything: what fits is `fitting`, what it brings is `worth`, both of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.show.handles import handle
from landbridge.core.show.scene import Cell, Layout, Scene, SheetRow, Spoken
from landbridge.core.show.sets import members
from landbridge.core.state import NOTHING, PUBLIC, State
from landbridge.games.loopit import rules
from landbridge.games.loopit.board import COLUMNS, ends_name, square_name
from landbridge.games.loopit.handles import SQUARE_HANDLES, Kind, Word
from landbridge.games.loopit.notation import kind_name
from landbridge.games.loopit.state import (
    CENTRE,
    FIRST,
    LAY_TILES,
    LAYS,
    OVER,
    SIDES,
    SIZE,
    SQUARES,
    WORD,
    WORDS,
)

SQUARE = 100  # units of the drawing
MARGIN = 40
KEPT = 16384  # labels of one kind that are remembered


def layout(kit: Kit) -> Layout:
    squares = range(SQUARES)
    near = {
        SQUARE_HANDLES[square]: [
            SQUARE_HANDLES[kit.fields.near[square, side]]
            for side in range(SIDES)
            if kit.fields.near[square, side] != NOTHING
        ]
        for square in squares
    }
    return {
        "board": {
            **cloth(kit.board.bonus),
            "kinds": [
                {**_tile(kit, kind), "count": kit.fields.tiles[kind]} for kind in range(kit.fields.kinds)
            ],
            "lays": LAYS,
            # What was agreed on, for those who differ: the names are those of the options.
            "agreed": {name: kit.options.chosen(name) for name in ("stop", "exchange", "end")},
        },
        "spots": {SQUARE_HANDLES[q]: _middle(q) for q in squares},
        "near": near,
    }


def cloth(bonus: Sequence[int]) -> dict[str, Any]:
    """Where squares are drawn, and which multiply."""
    return {
        "size": SIZE,
        "square": SQUARE,
        "margin": MARGIN,
        "columns": COLUMNS,
        "centre": square_name(CENTRE),
        "bonus": {square_name(q): bonus[q] for q in range(SQUARES) if bonus[q] > 1},
    }


def scene(kit: Kit, view: State, viewer: int) -> Scene:
    """The board with all tiles, racks as far as they are open to the viewer, and how the game stands."""
    stage, seats = view.stage, range(view.seats)
    acts = viewer != PUBLIC and stage == LAY_TILES and viewer == view.mover
    tiles = _tiles(kit)
    held, standing = view.held.tolist(), view.rack.tolist()
    racks = [standing[seat][: held[seat]] for seat in seats]
    points = [kit.game.points(kit, view, seat) for seat in seats]
    fits = _fits(kit, view, tiles, racks[viewer]) if acts else {}
    stuck = not any(fits.values())
    controls = _controls(kit, view, stuck) if acts else []
    lies = view.lies.tolist()
    led = _led_to(view)
    labels: dict[str, Spoken | Fact] = _square_labels(kit, tiles, lies, led)
    labels |= _rack_labels(tiles, racks, viewer, fits if acts else None)
    labels |= {control: _control_label(kit, view, viewer, control) for control in controls}
    return {
        "prompt": _prompt(kit, view, stuck) if acts else None,
        "labels": labels,
        "controls": controls,
        "status": [_status(view, seat) for seat in seats],
        "first": view.first if stage != FIRST else None,
        "sheet": _sheet(view, points),
        "board": {
            "tiles": {_NAMES[q]: tiles[kind] for q, kind in enumerate(lies) if kind != NOTHING},
            "open": {_NAMES[q]: sides for q, sides in led.items()},
            "racks": [[tiles[kind] if kind >= 0 else None for kind in rack] for rack in racks],
            "fits": fits,
            "points": points,
            "mover": view.mover if stage == LAY_TILES else None,
            "turn": [view.round_no, (view.mover - view.first) % view.seats],  # two turns are never the same
            "laid": view.laid,
            "bag": view.in_bag,
            "gone": view.gone_count,
            "thrown": view.thrown_count.tolist()[: view.seats],
            "round": view.round_no,
            "rounds": view.last_round,
            "hand": view.hand,
            "over": stage == OVER,
        },
    }


# --- the board ----------------------------------------------------------------------------------------------


def _tiles(kit: Kit) -> list[dict[str, Any]]:
    """What is printed on each kind of tile."""
    if "tiles" not in kit.memo:
        kit.memo["tiles"] = [_tile(kit, kind) for kind in range(kit.fields.kinds)]
    found: list[dict[str, Any]] = kit.memo["tiles"]
    return found


def _tile(kit: Kit, kind: int) -> dict[str, Any]:
    return {
        "name": kind_name(kit, kind),
        "ends": ends_name(kit.fields.ends[kind]),
        "value": kit.fields.value[kind],
    }


def _fits(kit: Kit, view: State, tiles: list[dict[str, Any]], rack: list[int]) -> dict[str, dict[str, int]]:
    """For each tile of a rack the squares where it may lie, and what it would bring there."""
    found = {}
    fields = kit.fields
    for kind in dict.fromkeys(rack):
        ends = fields.ends[kind]
        squares = members(_set([rules.fitting(view, ends, w) for w in range(WORDS)]))
        found[tiles[kind]["name"]] = {_NAMES[q]: rules.worth(fields, view, kind, q) for q in squares}
    return found


def _set(words: Sequence[int]) -> int:
    """The three words of a set as one."""
    return words[0] | words[1] << WORD | words[2] << 2 * WORD


def _led_to(view: State) -> dict[int, str]:
    """The empty squares to which lines lead, and from which sides."""
    front = _set(view.front)
    met = [_set([rules.met(view, side, w) for w in range(WORDS)]) & front for side in range(SIDES)]
    found = {}
    for q in members(met[0] | met[1] | met[2] | met[3]):
        found[q] = _SIDES[
            met[0] >> q & 1 | (met[1] >> q & 1) << 1 | (met[2] >> q & 1) << 2 | (met[3] >> q & 1) << 3
        ]
    return found


# --- the words ----------------------------------------------------------------------------------------------


def _prompt(kit: Kit, view: State, stuck: bool) -> Fact:
    left = {"left": LAYS - view.laid}
    if view.laid and stuck:
        return Fact("loopit-prompt-enough")
    if view.laid:
        return Fact("loopit-prompt-lay-on" if kit.fields.strict else "loopit-prompt-more", left)
    if not stuck:
        return Fact("loopit-prompt-lay-all" if kit.fields.strict else "loopit-prompt-lay", left)
    if view.hand:
        return Fact("loopit-prompt-drawn-stuck")
    return Fact("loopit-prompt-stuck" if view.in_bag else "loopit-prompt-stuck-empty")


def _controls(kit: Kit, view: State, stuck: bool) -> list[str]:
    """What ends the turn. An exchange can always be asked for, to be told why not."""
    if view.laid:
        return [Word.STOP] if stuck or not kit.fields.strict else []  # L2.7
    exchange = [Word.EXCHANGE] if not view.hand and view.in_bag else []
    return [*exchange, Word.PASS] if stuck else exchange


def _control_label(kit: Kit, view: State, viewer: int, control: str) -> Fact:
    if control == Word.STOP:
        return Fact("loopit-control-stop", {"laid": view.laid})
    if control == Word.PASS:
        return Fact("loopit-control-pass-drawn" if view.hand else "loopit-control-pass")
    key = "loopit-control-discard" if kit.fields.discard else "loopit-control-exchange"
    return Fact(key, {"count": view.held[viewer]})


def _square_labels(
    kit: Kit, tiles: list[dict[str, Any]], lies: list[int], led: dict[int, str]
) -> dict[str, Spoken | Fact]:
    labels: dict[str, Spoken | Fact] = {}
    for square, (spot, kind, times) in enumerate(zip(SQUARE_HANDLES, lies, kit.board.bonus, strict=True)):
        if kind != NOTHING:
            labels[spot] = _tile_label(square, tiles[kind]["name"], tiles[kind]["value"])
        else:
            labels[spot] = _empty_label(square, led.get(square, ""), times)
    return labels


# Most labels are those of the scene before: they are made once.


@lru_cache(maxsize=KEPT)
def _tile_label(square: int, tile: str, value: int) -> Fact:
    return Fact("loopit-name-tile", {"square": _NAMES[square], **_named(tile, value)})


@lru_cache(maxsize=KEPT)
def _empty_label(square: int, led: str, times: int) -> Fact:
    name = _NAMES[square]
    if led:
        key = "loopit-name-open-bonus" if times > 1 else "loopit-name-open"
        return Fact(key, {"square": name, "sides": ", ".join(led), "times": times})
    return Fact("loopit-name-bonus" if times > 1 else "loopit-name-square", {"square": name, "times": times})


def _rack_labels(
    tiles: list[dict[str, Any]], racks: list[list[int]], viewer: int, fits: dict[str, dict[str, int]] | None
) -> dict[str, Fact]:
    """Every tile that lies open before somebody: the viewer's own, or all of them (L5.2, and at the end)."""
    labels = {}
    for seat, rack in enumerate(racks):
        for kind in rack:
            if kind < 0:
                continue
            name, told = tiles[kind]["name"], _named(tiles[kind]["name"], tiles[kind]["value"])
            if seat == viewer and fits is not None:
                labels[handle(Kind.TILE, name)] = Fact(
                    "loopit-name-rack-fits", {**told, "places": len(fits[name])}
                )
            else:
                labels.setdefault(handle(Kind.TILE, name), Fact("loopit-name-rack", told))
    return labels


def _named(tile: str, value: int) -> dict[str, str | int]:
    """The value once more by itself: it is what one sees, so whoever speaks to the page can say it."""
    return {"tile": tile, "value": value}


def _status(view: State, seat: int) -> Fact | None:
    if view.stage == LAY_TILES and seat == view.mover:
        return Fact("loopit-status-laying", {"laid": view.laid, "lays": LAYS})
    return None


def _sheet(view: State, points: list[int]) -> list[SheetRow]:
    def row(label: str, about: str, numbers: list[int], total: bool = False) -> SheetRow:
        cells: list[Cell] = [{"text": str(number), "mark": ""} for number in numbers]
        kind: Any = "total" if total else "part"
        return {
            "label": Fact(label),
            "about": Fact(about) if about else None,
            "kind": kind,
            "cells": cells,
        }

    seats = view.seats
    held = "loopit-sheet-left" if view.stage == OVER else "loopit-sheet-tiles"
    rows = [row(held, "", view.held.tolist()[:seats])]
    thrown = view.thrown_count.tolist()[:seats]
    if any(thrown):
        rows.append(row("loopit-sheet-thrown", "loopit-sheet-thrown-about", thrown))
    return [*rows, row("loopit-sheet-points", "loopit-sheet-points-about", points, total=True)]


# --- names --------------------------------------------------------------------------------------------------


def _middle(square: int) -> tuple[int, int]:
    row, column = divmod(square, SIZE)
    return (MARGIN + column * SQUARE + SQUARE // 2, MARGIN + row * SQUARE + SQUARE // 2)


_NAMES = [square_name(square) for square in range(SQUARES)]
_SIDES = [ends_name(ends) for ends in range(1 << SIDES)]
