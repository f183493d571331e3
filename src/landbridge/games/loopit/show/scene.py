"""How a table of Loopit looks to one viewer (`docs/page.md`).

Squares are spots of the board, the tiles of one's own rack are handles beside it, and what ends a turn are buttons.
Nothing here decides anything: what fits is `fitting`, what it brings is `worth`, both of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from landbridge.core.bits import first
from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.show.scene import Cell, Layout, Scene, SheetRow
from landbridge.core.state import NOTHING, PUBLIC, State
from landbridge.games.loopit import rules
from landbridge.games.loopit.board import BONUSES, COLUMNS, PLAIN, VALUES, ends_name, square_name
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


def layout(kit: Kit) -> Layout:
    squares = range(SQUARES)
    near = {
        _spot(square): [
            _spot(kit.fields.near[square, side])
            for side in range(SIDES)
            if kit.fields.near[square, side] != NOTHING
        ]
        for square in squares
    }
    return {
        "board": {
            "size": SIZE,
            "square": SQUARE,
            "margin": MARGIN,
            "columns": COLUMNS,
            "centre": square_name(CENTRE),
            "bonus": {square_name(q): kit.fields.bonus[q] for q in squares if kit.fields.bonus[q] > 1},
            "kinds": [
                {**_tile(kit, kind), "count": kit.fields.tiles[kind]} for kind in range(kit.fields.kinds)
            ],
            "lays": LAYS,
            # What was agreed on, for those who differ: the names are those of the options.
            "agreed": {
                "stop": kit.options.stop,
                **{name: kit.options.chosen(name) for name in ("exchange", "end")},
            },
        },
        "spots": {_spot(q): _middle(q) for q in squares},
        "near": near,
    }


def signs() -> dict[str, list[str]]:
    """What a board file of one's own is made of: bonus squares, and the values in the list of tiles."""
    return {"bonus": [PLAIN, *map(str, BONUSES)], "tiles": [str(value) for value in VALUES]}


def scene(kit: Kit, view: State, viewer: int) -> Scene:
    """The board with all tiles, racks as far as they are open to the viewer, and how the game stands."""
    acts = viewer != PUBLIC and view.stage == LAY_TILES and viewer == view.mover
    fits = _fits(kit, view, viewer) if acts else {}
    stuck = not any(fits.values())
    controls = _controls(kit, view, stuck) if acts else []
    return {
        "prompt": _prompt(kit, view, stuck) if acts else None,
        "labels": {
            **{_spot(square): _square_label(kit, view, square) for square in range(SQUARES)},
            **_rack_labels(kit, view, viewer, fits if acts else None),
            **{control: _control_label(kit, view, viewer, control) for control in controls},
        },
        "controls": controls,
        "status": [_status(view, seat) for seat in range(view.seats)],
        "first": view.first if view.stage != FIRST else None,
        "sheet": _sheet(kit, view),
        "board": _board(kit, view, viewer, fits),
    }


# --- the board ----------------------------------------------------------------------------------------------


def _board(kit: Kit, view: State, viewer: int, fits: dict[str, dict[str, int]]) -> dict[str, Any]:
    seats = range(view.seats)
    return {
        "tiles": {
            square_name(q): _tile(kit, view.lies[q]) for q in range(SQUARES) if view.lies[q] != NOTHING
        },
        "open": {square_name(q): sides for q in range(SQUARES) if (sides := _led_to(view, q))},
        "racks": [[_tile(kit, kind) if kind >= 0 else None for kind in _rack(view, seat)] for seat in seats],
        "fits": fits,
        "points": [kit.game.points(kit, view, seat) for seat in seats],
        "mover": view.mover if view.stage == LAY_TILES else None,
        "turn": [view.round_no, (view.mover - view.first) % view.seats],  # two turns are never the same
        "laid": view.laid,
        "bag": view.in_bag,
        "gone": view.gone_count,
        "thrown": [view.thrown_count[seat] for seat in seats],
        "round": view.round_no,
        "rounds": view.last_round,
        "hand": view.hand,
        "over": view.stage == OVER,
    }


def _tile(kit: Kit, kind: int) -> dict[str, Any]:
    return {
        "name": kind_name(kit, kind),
        "ends": ends_name(kit.fields.ends[kind]),
        "value": kit.fields.value[kind],
    }


def _rack(view: State, seat: int) -> list[int]:
    return [view.rack[seat, slot] for slot in range(view.held[seat])]


def _fits(kit: Kit, view: State, seat: int) -> dict[str, dict[str, int]]:
    """For each tile of a rack the squares where it may lie, and what it would bring there."""
    found = {}
    for kind in _rack(view, seat):
        squares = _set(rules.fitting(view, kit.fields.ends[kind], w) for w in range(WORDS))
        found[kind_name(kit, kind)] = {
            square_name(q): rules.worth(kit.fields, view, kind, q) for q in squares
        }
    return found


def _set(words: Iterator[int]) -> Iterator[int]:
    """The squares of a set of three words."""
    for w, squares in enumerate(words):
        while squares:
            yield w * WORD + first(squares)
            squares &= squares - 1


def _led_to(view: State, square: int) -> str:
    """The sides of an empty square from which lines lead there."""
    w, b = divmod(square, WORD)
    if not view.front[w] >> b & 1:
        return ""
    return ends_name(sum(1 << side for side in range(SIDES) if rules.met(view, side, w) >> b & 1))


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
        return ["stop"] if stuck or not kit.fields.strict else []  # L2.7
    exchange = ["exchange"] if not view.hand and view.in_bag else []
    return [*exchange, "pass"] if stuck else exchange


def _control_label(kit: Kit, view: State, viewer: int, control: str) -> Fact:
    if control == "stop":
        return Fact("loopit-control-stop", {"laid": view.laid})
    if control == "pass":
        return Fact("loopit-control-pass-drawn" if view.hand else "loopit-control-pass")
    key = "loopit-control-discard" if kit.fields.discard else "loopit-control-exchange"
    return Fact(key, {"count": view.held[viewer]})


def _square_label(kit: Kit, view: State, square: int) -> Fact:
    name, times = square_name(square), kit.fields.bonus[square]
    if view.lies[square] != NOTHING:
        return Fact("loopit-name-tile", {"square": name, **_named(kit, view.lies[square])})
    led = _led_to(view, square)
    if led:
        key = "loopit-name-open-bonus" if times > 1 else "loopit-name-open"
        return Fact(key, {"square": name, "sides": ", ".join(led), "times": times})
    return Fact("loopit-name-bonus" if times > 1 else "loopit-name-square", {"square": name, "times": times})


def _rack_labels(
    kit: Kit, view: State, viewer: int, fits: dict[str, dict[str, int]] | None
) -> dict[str, Fact]:
    """Every tile that lies open before somebody: the viewer's own, or all of them (L5.2, and at the end)."""
    labels = {}
    for seat in range(view.seats):
        for kind in _rack(view, seat):
            if kind < 0:
                continue
            name, told = kind_name(kit, kind), _named(kit, kind)
            if seat == viewer and fits is not None:
                labels[f"tile-{name}"] = Fact("loopit-name-rack-fits", {**told, "places": len(fits[name])})
            else:
                labels.setdefault(f"tile-{name}", Fact("loopit-name-rack", told))
    return labels


def _named(kit: Kit, kind: int) -> dict[str, str | int]:
    """The value once more by itself: it is what one sees, so whoever speaks to the page can say it."""
    return {"tile": kind_name(kit, kind), "value": kit.fields.value[kind]}


def _status(view: State, seat: int) -> Fact | None:
    if view.stage == LAY_TILES and seat == view.mover:
        return Fact("loopit-status-laying", {"laid": view.laid, "lays": LAYS})
    return None


def _sheet(kit: Kit, view: State) -> list[SheetRow]:
    def row(label: str, about: str, numbers: list[int], total: bool = False) -> SheetRow:
        cells: list[Cell] = [{"text": str(number), "mark": ""} for number in numbers]
        kind: Any = "total" if total else "part"
        return {
            "label": Fact(label),
            "about": Fact(about) if about else None,
            "kind": kind,
            "cells": cells,
        }

    seats = range(view.seats)
    held = "loopit-sheet-left" if view.stage == OVER else "loopit-sheet-tiles"
    rows = [row(held, "", [view.held[seat] for seat in seats])]
    if any(view.thrown_count[seat] for seat in seats):
        thrown = [view.thrown_count[seat] for seat in seats]
        rows.append(row("loopit-sheet-thrown", "loopit-sheet-thrown-about", thrown))
    points = [kit.game.points(kit, view, seat) for seat in seats]
    return [*rows, row("loopit-sheet-points", "loopit-sheet-points-about", points, total=True)]


# --- names --------------------------------------------------------------------------------------------------


def _spot(square: int) -> str:
    return f"square-{square_name(square)}"


def _middle(square: int) -> tuple[int, int]:
    row, column = divmod(square, SIZE)
    return (MARGIN + column * SQUARE + SQUARE // 2, MARGIN + row * SQUARE + SQUARE // 2)
