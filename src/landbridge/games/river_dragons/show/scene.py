"""How a table of River Dragons looks to one viewer; see `landbridge.core.show.scene` for what these functions are.

The page draws in units of half a millimetre: a point (x, y) of the lattice (RB0) lies at x units to the right and
√3·y up from the middle, and the board's upper left corner is the origin. Whatever is decided here is asked of the
rules: what a card may be, whether a dragon cancels it, where a stone may lie, how far a plank reaches.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import hypot, sqrt
from typing import Any

from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.show.scene import Cell, Layout, Scene, SheetRow, Spoken
from landbridge.core.state import NOTHING, PUBLIC, UNKNOWN, State
from landbridge.games.river_dragons import notation
from landbridge.games.river_dragons.game import members, possible, support_handle, way_handle
from landbridge.games.river_dragons.rules import rulebook
from landbridge.games.river_dragons.rules.occupancy import load, lower_end, point_x, point_y, reach, upper_end
from landbridge.games.river_dragons.rules.pawns import beside, goal
from landbridge.games.river_dragons.rules.stones import open_islands
from landbridge.games.river_dragons.show.facts import card_values, plank_values
from landbridge.games.river_dragons.state import (
    ACT,
    CARDS,
    FIRST,
    GRID,
    JUMP,
    NAME,
    OVER,
    PICK,
    PLANK_2,
    POINT,
    POSITIONS,
    PROGRAMME,
    SIZES,
    SPANS,
    STEP_2,
    STONE_2,
    SUPPORTS,
    VILLAGES,
    WORD,
)

UNITS = 2  # to a millimetre
STAGES = {FIRST: "first", PROGRAMME: "programme", ACT: "act", OVER: "over"}


# --- what never changes -----------------------------------------------------------------------------------


def layout(kit: Kit) -> Layout:
    board = kit.board
    spots: dict[str, Sequence[float]] = {}
    near: dict[str, list[str]] = {}
    for spot in range(len(board.spots)):
        handles = spot_handles(kit, spot)
        for handle in handles:
            spots[handle] = at(kit, *board.spots[spot])
            near[handle] = [other for there in board.links[spot] for other in spot_handles(kit, there)]
    if not kit.fields.expert:
        for a, b in combinations(range(len(board.spots)), 2):
            if b in board.links[a]:
                handle = f"way-{board.span_name(a, b)}"
                spots[handle] = middle(kit, board.spots[a], board.spots[b], a < VILLAGES)
                near[handle] = [support_handle(kit, a), support_handle(kit, b)]
    stone, village = VILLAGES, 0
    return {
        "board": {
            "side": kit.options.side,
            "byEye": bool(kit.fields.by_eye),
            "rounds": int(kit.fields.max_rounds),
            "width": UNITS * 2 * board.half_width,
            "height": UNITS * 2 * board.half_height,
            "villageRadius": UNITS * board.village_radius,
            "islandRadius": UNITS * board.island_radius,
            "stoneRadius": UNITS * board.stone_radius,
            "plankWidth": UNITS * board.plank_width,
            "lengths": [UNITS * length for length in board.lengths],
            # How far apart the middles of two supports may be, by the plank's size (RB3).
            "reach": [UNITS * reach(kit.fields, stone, stone + 1, size) for size in range(1, SIZES + 1)],
            "reachVillage": [UNITS * reach(kit.fields, village, stone, size) for size in range(1, SIZES + 1)],
            "grid": GRID,
            "villages": [at(kit, *point) for point in board.villages],
            "islands": [
                {"name": name, "at": at(kit, *point)}
                for name, point in zip(board.names, board.islands, strict=True)
            ]
            if not kit.fields.expert
            else [],
        },
        "spots": spots,
        "near": near,
    }


def spot_handles(kit: Kit, spot: int) -> list[str]:
    """What a finger may mean there: a village; an island or the stone on it; expert stones lie elsewhere."""
    if spot < VILLAGES:
        return [support_handle(kit, spot)]
    if kit.fields.expert:
        return []
    return [f"island-{kit.board.spot_names[spot]}", support_handle(kit, spot)]


def at(kit: Kit, x: int, y: int) -> list[float]:
    """A point of the lattice on the drawing."""
    return [UNITS * kit.board.half_width + x, round(UNITS * kit.board.half_height - y * sqrt(3), 1)]


def middle(kit: Kit, a: tuple[int, int], b: tuple[int, int], village: bool) -> list[float]:
    """The middle of a plank: half-way between two stones, or between a village's rim and a stone."""
    (ax, ay), (bx, by) = at(kit, *a), at(kit, *b)
    rim = UNITS * kit.board.village_radius if village else 0
    share = 0.5 + rim / hypot(bx - ax, by - ay) / 2
    return [round(ax + (bx - ax) * share, 1), round(ay + (by - ay) * share, 1)]


# --- how it looks -----------------------------------------------------------------------------------------


def scene(kit: Kit, view: State, viewer: int) -> Scene:
    return {
        "prompt": _prompt(kit, view, viewer),
        "labels": _labels(kit, view, viewer),
        "controls": [],  # cards and planks are things on the table, not buttons
        "status": [_status(kit, view, seat) for seat in range(view.seats)],
        "first": None if view.first == NOTHING else view.first,
        "sheet": _sheet(kit, view),
        "board": _board(kit, view, viewer),
    }


def _prompt(kit: Kit, view: State, viewer: int) -> Spoken | Fact | None:
    """What the viewer is to do; to whoever has to wait, what is going on."""
    if view.stage == OVER:
        return None
    if view.stage == FIRST:
        return Fact("river-dragons-prompt-first")
    if view.stage == PROGRAMME:
        if viewer == PUBLIC:
            return Fact("river-dragons-prompt-programmes")
        if view.picks[viewer] == POSITIONS:
            final = kit.game.is_final(kit, view, viewer)
            return Fact("river-dragons-prompt-sealed-final" if final else "river-dragons-prompt-sealed")
        return Fact("river-dragons-prompt-programme", {"position": view.picks[viewer] + 1})
    position = view.position + 1
    if view.seat != viewer:
        values = {"position": position, "seat": view.seat, **card_values(view, view.card)}
        return Fact("river-dragons-prompt-other", values)
    if view.card <= STONE_2:
        key = "river-dragons-prompt-point" if kit.fields.expert else "river-dragons-prompt-stone"
        return Fact(key, {"position": position, "count": view.left})
    if view.card <= PLANK_2:
        if view.named == NOTHING:
            return Fact("river-dragons-prompt-name", {"position": position, "count": view.left})
        key = "river-dragons-prompt-lay-eye" if kit.fields.by_eye else "river-dragons-prompt-lay"
        return Fact(key, {"position": position, **plank_values(view.named)})
    if view.card <= STEP_2:
        return Fact("river-dragons-prompt-step", {"position": position, "count": view.left})
    if view.card == JUMP:
        return Fact("river-dragons-prompt-jump", {"position": position})
    return Fact("river-dragons-prompt-remove", {"position": position})


def _status(kit: Kit, view: State, seat: int) -> Spoken | Fact | None:
    if view.winner == seat:
        return Fact("river-dragons-status-arrived")
    if view.stage == PROGRAMME:
        done = view.picks[seat] == POSITIONS
        return Fact("river-dragons-status-done" if done else "river-dragons-status-choosing")
    if view.stage != ACT:
        return None
    card = view.programme[seat, view.position]
    values = card_values(view, card)
    if rulebook.is_cancelled(view, seat):
        return Fact("river-dragons-status-cancelled", values)
    return Fact("river-dragons-status-acting" if view.seat == seat else "river-dragons-name", values)


# --- names of handles -------------------------------------------------------------------------------------


def _labels(kit: Kit, view: State, viewer: int) -> dict[str, Spoken | Fact]:
    found: dict[str, Spoken | Fact] = {}
    open_now = open_islands(kit.fields, view) if not kit.fields.expert else 0
    for support in range(SUPPORTS):
        if view.stones >> support & 1:
            found[support_handle(kit, support)] = _support_label(kit, view, support)
        elif not kit.fields.expert:
            name = kit.board.spot_names[support]
            key = (
                "river-dragons-name-island"
                if open_now >> support & 1
                else "river-dragons-name-island-covered"
            )
            found[f"island-{name}"] = Fact(key, {"island": name})
    for plank in members(view.laid):
        found[way_handle(kit, view, plank)] = _way_label(kit, view, plank)
    if viewer == PUBLIC:
        return found
    for plank in members(view.reserve[viewer]):
        key = "river-dragons-name-plank-named" if plank == view.named else "river-dragons-name-plank"
        found[kit.game.handles(kit, view, viewer, NAME + plank)[0]] = Fact(key, plank_values(plank))
    laid = [view.programme[viewer, position] for position in range(POSITIONS)]
    for card in range(CARDS):
        if rulebook.in_hand(view, viewer, card):
            values = card_values(view, card)
            key = "river-dragons-name-card"
            if card in laid:
                key, values["position"] = "river-dragons-name-card-laid", laid.index(card) + 1
            found[kit.game.handles(kit, view, viewer, PICK + card)[0]] = Fact(key, values)
    for point in _points(kit, view, viewer):
        name = notation.point_name(kit, point)
        found[f"point-{name}"] = Fact("river-dragons-name-point", {"where": name})
    return found


def _support_label(kit: Kit, view: State, support: int) -> Fact:
    count = load(view.fields, support)
    if support >= VILLAGES:
        return Fact(
            "river-dragons-name-stone", {"stone": notation.support_name(kit, support), "count": count}
        )
    owner = [seat for seat in range(view.seats) if view.colour[seat] == support]
    if owner:
        values = {"colour": support, "owner": owner[0], "count": count}
        return Fact("river-dragons-name-village", values)
    return Fact("river-dragons-name-village-empty", {"colour": support, "count": count})


def _way_label(kit: Kit, view: State, plank: int) -> Fact:
    values = {"where": notation.laid_name(kit, view, plank), **plank_values(plank)}
    on_it = [seat for seat in range(view.seats) if view.pawn[seat] == VILLAGES + plank]
    if on_it:
        return Fact("river-dragons-name-way-pawn", {**values, "seat": on_it[0]})
    return Fact("river-dragons-name-way", values)


def _points(kit: Kit, view: State, viewer: int) -> list[int]:
    """Points that are offered for a stone: some of the legal ones (R9.1)."""
    if not kit.fields.expert or viewer == PUBLIC or not kit.game.is_open(kit, view, viewer):
        return []
    return [move - POINT for move in kit.game.offers(kit, view, viewer)]


# --- the board --------------------------------------------------------------------------------------------


def _board(kit: Kit, view: State, viewer: int) -> dict[str, Any]:
    acting = view.stage == ACT
    laid = members(view.laid)
    held = 0
    for seat in range(view.seats):
        held |= view.reserve[seat]
    mine = [colour * SIZES + size for colour in view.colour[: view.seats] for size in range(SIZES)]
    return {
        "stage": STAGES[view.stage],
        "round": view.round_no,
        "position": view.position if acting else None,
        "seat": view.seat if acting else None,
        "card": _card(view, view.card) if acting else None,
        "left": view.left if acting else 0,
        "named": plank_values(view.named) if view.named != NOTHING else None,
        "winner": None if view.winner == NOTHING else view.winner,
        "supply": SUPPORTS - view.stones.bit_count(),
        "stones": [
            {"name": notation.support_name(kit, i), "at": _place(kit, view, i), "load": load(view.fields, i)}
            for i in members(view.stones)
            if i >= VILLAGES
        ],
        "planks": [_plank(kit, view, plank) for plank in laid],
        "gone": [plank_values(plank) for plank in mine if plank not in laid and not held >> plank & 1],
        "tried": _tried(kit, view),
        "seats": [_seat(kit, view, viewer, seat) for seat in range(view.seats)],
        "points": [
            {"handle": f"point-{notation.point_name(kit, p)}", "at": _point(kit, p)}
            for p in _points(kit, view, viewer)
        ],
        "spots": _spots(kit, view, viewer),
        "near": _near(kit, view),
    }


def _seat(kit: Kit, view: State, viewer: int, seat: int) -> dict[str, Any]:
    mine = seat == viewer
    return {
        "colour": view.colour[seat],
        "goal": goal(view, seat),
        "pawn": _pawn(kit, view, seat),
        "done": view.stage != PROGRAMME or view.picks[seat] == POSITIONS,
        "cards": [_laid_card(view, mine, seat, position) for position in range(POSITIONS)],
        "before": _last_round(view, seat),
        # Cards that may lie face down or be laid yet: everybody has the same hand, so this is public (R1.4, R2.1).
        "left": [_card(view, card) for card in possible(view, seat)],
        "hand": [_card(view, card) for card in range(CARDS) if mine and rulebook.in_hand(view, seat, card)],
        "reserve": [plank_values(plank) for plank in members(view.reserve[seat])],
    }


def _card(view: State, card: int) -> dict[str, Any]:
    return {"name": notation.card_name(card).replace(" ", "-"), **card_values(view, card)}


def _laid_card(view: State, mine: bool, seat: int, position: int) -> dict[str, Any] | None:
    """A card of the programme, as it lies: None is an empty place, `down` a card nobody else knows."""
    card = view.programme[seat, position]
    programming = view.stage == PROGRAMME
    if card == NOTHING or (programming and view.picks[seat] != POSITIONS and card == UNKNOWN):
        return None
    turned = not programming and position <= view.position
    when = "next" if not turned else "now" if position == view.position else "past"
    if card == UNKNOWN:
        return {"down": True, "when": when, "wet": False, "cancelled": False}
    known = {"down": not turned, "when": when, "wet": mine and programming, "cancelled": False}
    if turned:
        known["cancelled"] = _was_cancelled(view, view.programme, seat, position)
    return {**known, **_card(view, card)}


def _last_round(view: State, seat: int) -> list[dict[str, Any]]:
    """While new programmes are made, the cards of the round before still lie open."""
    if view.stage != PROGRAMME:
        return []
    return [
        {**_card(view, view.shown[seat, p]), "cancelled": _was_cancelled(view, view.shown, seat, p)}
        for p in range(POSITIONS)
        if view.shown[seat, p] != NOTHING
    ]


def _was_cancelled(view: State, cards: Any, seat: int, position: int) -> bool:
    """R3 as the rules have it, at a position that has been turned."""
    then = view.copy()
    for other in range(view.seats):
        then.programme[other, 0] = cards[other, position]
    then.position = 0
    return bool(rulebook.is_cancelled(then, seat))


def _plank(kit: Kit, view: State, plank: int) -> dict[str, Any]:
    ends = [view.ends[plank, 0], view.ends[plank, 1]]
    return {
        **plank_values(plank),
        "handle": way_handle(kit, view, plank),
        "ends": [support_handle(kit, end) for end in ends],
        **_lie(kit, view, *ends),
    }


def _lie(kit: Kit, view: State, a: int, b: int) -> dict[str, Any]:
    (ax, ay), (bx, by) = _place(kit, view, a), _place(kit, view, b)
    far = hypot(bx - ax, by - ay)
    ends = (view.x[a], view.y[a]), (view.x[b], view.y[b])
    along = [round((bx - ax) / far, 4), round((by - ay) / far, 4)]
    return {"at": middle(kit, *ends, a < VILLAGES), "along": along}


def _pawn(kit: Kit, view: State, seat: int) -> dict[str, Any]:
    place = view.pawn[seat]
    if place < VILLAGES:
        return {"handle": support_handle(kit, place), "village": place}
    return {"handle": way_handle(kit, view, place - VILLAGES), "village": None}


def _tried(kit: Kit, view: State) -> list[list[str]]:
    """R5.7: spans on which the named plank proved too short."""
    return [
        [support_handle(kit, lower_end(span)), support_handle(kit, upper_end(span))]
        for span in range(SPANS)
        if view.tried[span // WORD] >> span % WORD & 1
    ]


def _place(kit: Kit, view: State, support: int) -> list[float]:
    return at(kit, view.x[support], view.y[support])


def _point(kit: Kit, point: int) -> list[float]:
    return at(kit, point_x(kit.fields, point), point_y(kit.fields, point))


def _spots(kit: Kit, view: State, viewer: int) -> dict[str, list[float]]:
    """Where fingers go that the layout cannot know: on the expert side nothing but villages has a fixed place."""
    if not kit.fields.expert:
        return {}
    found = {support_handle(kit, i): _place(kit, view, i) for i in members(view.stones) if i >= VILLAGES}
    for plank in members(view.laid):
        found[way_handle(kit, view, plank)] = _lie(kit, view, view.ends[plank, 0], view.ends[plank, 1])["at"]
    for point in _points(kit, view, viewer):
        found[f"point-{notation.point_name(kit, point)}"] = _point(kit, point)
    return found


def _near(kit: Kit, view: State) -> dict[str, list[str]]:
    """From a plank arrow keys lead where steps could, and to what it rests on."""
    found: dict[str, list[str]] = {}
    for plank in members(view.laid):
        handle = way_handle(kit, view, plank)
        ends = [support_handle(kit, view.ends[plank, end]) for end in range(2)]
        beside_it = members(beside(view, VILLAGES + plank))
        ways = [way_handle(kit, view, place - VILLAGES) for place in beside_it if place >= VILLAGES]
        found[handle] = [*ways, *ends]
        for end in ends:
            found.setdefault(end, []).append(handle)
    return found


# --- the sheet --------------------------------------------------------------------------------------------


def _sheet(kit: Kit, view: State) -> list[SheetRow]:
    """Nothing is counted in this game but who arrives; the rest is what one would glance at."""
    seats = range(view.seats)
    board = [sum(plank // SIZES == view.colour[seat] for plank in members(view.laid)) for seat in seats]
    reserve = [view.reserve[seat].bit_count() for seat in seats]
    return [
        {
            "label": Fact("river-dragons-sheet-reserve"),
            "about": None,
            "kind": "part",
            "cells": [{"text": str(count), "mark": ""} for count in reserve],
        },
        {
            "label": Fact("river-dragons-sheet-laid"),
            "about": None,
            "kind": "part",
            "cells": [{"text": str(count), "mark": ""} for count in board],
        },
        {
            "label": Fact("river-dragons-sheet-arrived"),
            "about": Fact("river-dragons-sheet-arrived-about"),
            "kind": "total",
            "cells": [_arrival(kit, view, seat) for seat in seats],
        },
    ]


def _arrival(kit: Kit, view: State, seat: int) -> Cell:
    points = kit.game.points(kit, view, seat)
    return {"text": str(points), "mark": "got" if points else ""}
