"""How a table of River Dragons looks to one viewer; see `landbridge.core.show.scene` for what these functions are.

The page draws in units of half a millimetre: a point (x, y) of the lattice (RB0) lies at x units to the right and
√3·y up from the middle, and the board's upper left corner is the origin. Whatever is decided here is asked of the
rules: what a card may be, whether a dragon cancels it, where a stone may lie, how far a plank reaches.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import hypot, sqrt
from typing import Any, NamedTuple

from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.show.handles import handle
from landbridge.core.show.scene import Cell, Layout, Scene, SheetRow, Spoken
from landbridge.core.show.sets import members
from landbridge.core.state import NOTHING, PUBLIC, UNKNOWN, State
from landbridge.games.river_dragons import notation
from landbridge.games.river_dragons.board import Board
from landbridge.games.river_dragons.game import possible
from landbridge.games.river_dragons.handles import (
    Kind,
    card_handle,
    plank_handle,
    point_handle,
    support_handle,
    way_handle,
)
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
    OVER,
    PLANK_2,
    PLANKS,
    POINT,
    POSITIONS,
    PROGRAMME,
    SIZES,
    STEP_2,
    STONE_2,
    SUPPORTS,
    VILLAGES,
    WORD,
)

UNITS = 2  # to a millimetre
KEPT = 8192  # labels and places of one kind that are remembered
STAGES = {FIRST: "first", PROGRAMME: "programme", ACT: "act", OVER: "over"}


# --- what never changes -----------------------------------------------------------------------------------


def layout(kit: Kit) -> Layout:
    board, drawn = kit.board, frame(kit)
    spots: dict[str, Sequence[float]] = {}
    near: dict[str, list[str]] = {}
    for spot in range(len(board.spots)):
        handles = spot_handles(kit, spot)
        for place in handles:
            spots[place] = at(drawn, *board.spots[spot])
            near[place] = [other for there in board.links[spot] for other in spot_handles(kit, there)]
    if not kit.fields.expert:
        for a, b in combinations(range(len(board.spots)), 2):
            if b in board.links[a]:
                way = handle(Kind.WAY, board.span_name(a, b))
                spots[way] = lie(drawn, board.spots[a], board.spots[b], a < VILLAGES)["at"]
                near[way] = [support_handle(kit, a), support_handle(kit, b)]
    stone, village = VILLAGES, 0
    return {
        "board": {
            "side": kit.options.side,
            "byEye": bool(kit.fields.by_eye),
            "rounds": int(kit.fields.max_rounds),
            **measures(board),
            # How far apart the middles of two supports may be, by the plank's size (RB3).
            "reach": [UNITS * reach(kit.fields, stone, stone + 1, size) for size in range(1, SIZES + 1)],
            "reachVillage": [UNITS * reach(kit.fields, village, stone, size) for size in range(1, SIZES + 1)],
            "grid": GRID,
            "villages": [at(drawn, *point) for point in board.villages],
            "islands": islands(board) if not kit.fields.expert else [],
        },
        "spots": spots,
        "near": near,
    }


def measures(board: Board) -> dict[str, Any]:
    """How large everything is drawn."""
    return {
        "width": UNITS * 2 * board.half_width,
        "height": UNITS * 2 * board.half_height,
        "villageRadius": UNITS * board.village_radius,
        "islandRadius": UNITS * board.island_radius,
        "stoneRadius": UNITS * board.stone_radius,
        "plankWidth": UNITS * board.plank_width,
        "lengths": [UNITS * length for length in board.lengths],
    }


def islands(board: Board) -> list[dict[str, Any]]:
    drawn = frame_of(board)
    return [
        {"name": name, "at": at(drawn, *point)}
        for name, point in zip(board.names, board.islands, strict=True)
    ]


def spot_handles(kit: Kit, spot: int) -> list[str]:
    """What a finger may mean there: a village; an island or the stone on it; expert stones lie elsewhere."""
    if spot < VILLAGES:
        return [support_handle(kit, spot)]
    if kit.fields.expert:
        return []
    return [handle(Kind.ISLAND, kit.board.spot_names[spot]), support_handle(kit, spot)]


class Frame(NamedTuple):
    """Half of what the drawing of a board measures, and a village's radius."""

    width: int
    height: int
    rim: int


def frame(kit: Kit) -> Frame:
    return frame_of(kit.board)


def frame_of(board: Board) -> Frame:
    return Frame(UNITS * board.half_width, UNITS * board.half_height, UNITS * board.village_radius)


@lru_cache(maxsize=KEPT)
def at(frame: Frame, x: int, y: int) -> list[float]:
    """A point of the lattice on the drawing."""
    return [frame.width + x, round(frame.height - y * sqrt(3), 1)]


@lru_cache(maxsize=KEPT)
def lie(frame: Frame, a: tuple[int, int], b: tuple[int, int], village: bool) -> dict[str, list[float]]:
    """How a plank lies: its middle, half-way between two stones, or between a village's rim and a stone."""
    (ax, ay), (bx, by) = at(frame, *a), at(frame, *b)
    far = hypot(bx - ax, by - ay)
    share = 0.5 + (frame.rim if village else 0) / far / 2
    return {
        "at": [round(ax + (bx - ax) * share, 1), round(ay + (by - ay) * share, 1)],
        "along": [round((bx - ax) / far, 4), round((by - ay) / far, 4)],
    }


# --- how it looks -----------------------------------------------------------------------------------------


class Look(NamedTuple):
    """A view with what several parts of its scene need, read once."""

    kit: Kit
    view: State
    viewer: int
    frame: Frame
    names: Names
    laid: list[int]  # planks on the board
    ends: list[list[int]]  # of every plank
    ways: dict[int, str]  # the handles of the laid ones
    points: list[int]  # that are offered for a stone: some of the legal ones (R9.1)


class Names(NamedTuple):
    """Handles that never change, by number."""

    supports: list[str]
    islands: list[str]  # by the support that a stone there would be; none on the expert side
    planks: list[str]  # in a reserve
    cards: list[str]


def scene(kit: Kit, view: State, viewer: int) -> Scene:
    look = _look(kit, view, viewer)
    return {
        "prompt": _prompt(kit, view, viewer),
        "labels": _labels(look),
        "controls": [],  # cards and planks are things on the table, not buttons
        "status": [_status(view, seat) for seat in range(view.seats)],
        "first": None if view.first == NOTHING else view.first,
        "sheet": _sheet(look),
        "board": _board(look),
    }


def _look(kit: Kit, view: State, viewer: int) -> Look:
    names, laid = _names(kit, view), members(view.laid)
    points = []
    if kit.fields.expert and viewer != PUBLIC and kit.game.is_open(kit, view, viewer):
        points = [move - POINT for move in kit.game.offers(kit, view, viewer)]
    ways = {plank: way_handle(kit, view, plank) for plank in laid}
    return Look(kit, view, viewer, frame(kit), names, laid, view.ends.tolist(), ways, points)


def _names(kit: Kit, view: State) -> Names:
    if "names" not in kit.memo:
        kit.memo["names"] = Names(
            [support_handle(kit, support) for support in range(SUPPORTS)],
            [] if kit.fields.expert else [handle(Kind.ISLAND, name) for name in kit.board.spot_names],
            [plank_handle(plank) for plank in range(PLANKS)],
            [card_handle(card) for card in range(CARDS)],
        )
    found: Names = kit.memo["names"]
    return found


def _prompt(kit: Kit, view: State, viewer: int) -> Spoken | Fact | None:
    """What the viewer is to do; to whoever has to wait, what is going on."""
    stage = view.stage
    if stage == OVER:
        return None
    if stage == FIRST:
        return Fact("river-dragons-prompt-first")
    if stage == PROGRAMME:
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


def _status(view: State, seat: int) -> Spoken | Fact | None:
    if view.winner == seat:
        return Fact("river-dragons-status-arrived")
    stage = view.stage
    if stage == PROGRAMME:
        done = view.picks[seat] == POSITIONS
        return Fact("river-dragons-status-done" if done else "river-dragons-status-choosing")
    if stage != ACT:
        return None
    values = _CARD_VALUES[view.programme[seat, view.position]]
    if rulebook.is_cancelled(view, seat):
        return Fact("river-dragons-status-cancelled", values)
    return Fact("river-dragons-status-acting" if view.seat == seat else "river-dragons-name", values)


# --- names of handles -------------------------------------------------------------------------------------


def _labels(look: Look) -> dict[str, Spoken | Fact]:
    kit, view, viewer, names = look.kit, look.view, look.viewer, look.names
    found: dict[str, Spoken | Fact] = {}
    expert = kit.fields.expert
    open_now = 0 if expert else open_islands(kit.fields, view)
    stones = view.stones
    owners = {colour: seat for seat, colour in enumerate(view.colour.tolist()[: view.seats])}
    for support, place in enumerate(names.supports):
        if stones >> support & 1:
            count = load(view, support)
            if support < VILLAGES:
                found[place] = _village_label(support, owners.get(support), count)
            else:
                found[place] = _stone_label(notation.support_name(kit, support), count)
        elif not expert:
            name = kit.board.spot_names[support]
            found[names.islands[support]] = _island_label(name, open_now >> support & 1)
    on_it = {place - VILLAGES: seat for seat, place in enumerate(view.pawn.tolist()[: view.seats])}
    for plank, way in look.ways.items():
        found[way] = _way_label(notation.laid_name(kit, view, plank), plank, on_it.get(plank))
    if viewer == PUBLIC:
        return found
    named = view.named
    for plank in members(view.reserve[viewer]):
        found[names.planks[plank]] = _plank_label(plank, plank == named)
    laid = view.programme.tolist()[viewer]
    for card in members(rulebook.hand(view, viewer)):
        found[names.cards[card]] = _card_label(card, laid.index(card) + 1 if card in laid else 0)
    for point in look.points:
        name = notation.point_name(kit, point)
        found[handle(Kind.POINT, name)] = Fact("river-dragons-name-point", {"where": name})
    return found


# Most labels are those of the scene before: they are made once.


@lru_cache(maxsize=KEPT)
def _island_label(name: str, is_open: int) -> Fact:
    key = "river-dragons-name-island" if is_open else "river-dragons-name-island-covered"
    return Fact(key, {"island": name})


@lru_cache(maxsize=KEPT)
def _stone_label(name: str, count: int) -> Fact:
    return Fact("river-dragons-name-stone", {"stone": name, "count": count})


@cache
def _village_label(colour: int, owner: int | None, count: int) -> Fact:
    if owner is None:
        return Fact("river-dragons-name-village-empty", {"colour": colour, "count": count})
    return Fact("river-dragons-name-village", {"colour": colour, "owner": owner, "count": count})


@lru_cache(maxsize=KEPT)
def _way_label(where: str, plank: int, seat: int | None) -> Fact:
    values = {"where": where, **plank_values(plank)}
    if seat is None:
        return Fact("river-dragons-name-way", values)
    return Fact("river-dragons-name-way-pawn", {**values, "seat": seat})


@cache
def _plank_label(plank: int, named: bool) -> Fact:
    return Fact(
        "river-dragons-name-plank-named" if named else "river-dragons-name-plank", plank_values(plank)
    )


@cache
def _card_label(card: int, position: int) -> Fact:
    """A card of one's hand; the position at which it has been laid, or 0."""
    if position == 0:
        return Fact("river-dragons-name-card", _CARD_VALUES[card])
    return Fact("river-dragons-name-card-laid", {**_CARD_VALUES[card], "position": position})


# --- the board --------------------------------------------------------------------------------------------

_CARD_VALUES = [card_values(None, card) for card in range(CARDS)]
_CARDS = [
    {"name": notation.card_name(card).replace(" ", "-"), **values} for card, values in enumerate(_CARD_VALUES)
]
_PLANKS = [plank_values(plank) for plank in range(PLANKS)]


def _board(look: Look) -> dict[str, Any]:
    kit, view = look.kit, look.view
    acting = view.stage == ACT
    seats = range(view.seats)
    on_table = view.laid
    for seat in seats:
        on_table |= view.reserve[seat]
    in_play = [
        colour * SIZES + size for colour in view.colour.tolist()[: view.seats] for size in range(SIZES)
    ]
    cancelled = _cancelled(view)
    return {
        "stage": STAGES[view.stage],
        "round": view.round_no,
        "position": view.position if acting else None,
        "seat": view.seat if acting else None,
        "card": _CARDS[view.card] if acting else None,
        "left": view.left if acting else 0,
        "named": _PLANKS[view.named] if view.named != NOTHING else None,
        "winner": None if view.winner == NOTHING else view.winner,
        "supply": SUPPORTS - view.stones.bit_count(),
        "stones": [
            {"name": notation.support_name(kit, i), "at": _place(look, i), "load": load(view, i)}
            for i in members(view.stones)
            if i >= VILLAGES
        ],
        "planks": [_plank(look, plank) for plank in look.laid],
        "gone": [_PLANKS[plank] for plank in in_play if not on_table >> plank & 1],
        "tried": _tried(look),
        "seats": [_seat(look, seat, cancelled[seat]) for seat in seats],
        "points": [{"handle": point_handle(kit, p), "at": _point(look, p)} for p in look.points],
        "spots": _spots(look),
        "near": _near(look),
    }


def _seat(look: Look, seat: int, cancelled: list[bool]) -> dict[str, Any]:
    view, mine = look.view, seat == look.viewer
    return {
        "colour": view.colour[seat],
        "goal": goal(view, seat),
        "pawn": _pawn(look, seat),
        "done": view.stage != PROGRAMME or view.picks[seat] == POSITIONS,
        "cards": _laid_cards(view, mine, seat, cancelled),
        "before": _last_round(view, seat, cancelled),
        # Cards that may lie face down or be laid yet: everybody has the same hand, so this is public (R1.4, R2.1).
        "left": [_CARDS[card] for card in possible(view, seat)],
        "hand": [_CARDS[card] for card in members(rulebook.hand(view, seat))] if mine else [],
        "reserve": [_PLANKS[plank] for plank in members(view.reserve[seat])],
    }


def _laid_cards(view: State, mine: bool, seat: int, cancelled: list[bool]) -> list[dict[str, Any] | None]:
    """The cards of a programme, as they lie: None is an empty place, `down` a card nobody else knows."""
    programming, now = view.stage == PROGRAMME, view.position
    laying = programming and view.picks[seat] != POSITIONS
    found: list[dict[str, Any] | None] = []
    for position, card in enumerate(view.programme.tolist()[seat]):
        turned = not programming and position <= now
        when = "next" if not turned else "now" if position == now else "past"
        if card == NOTHING or (laying and card == UNKNOWN):
            found.append(None)
        elif card == UNKNOWN:
            found.append({"down": True, "when": when, "wet": False, "cancelled": False})
        else:
            found.append(
                {
                    "down": not turned,
                    "when": when,
                    "wet": mine and programming,
                    "cancelled": turned and cancelled[position],
                    **_CARDS[card],
                }
            )
    return found


def _last_round(view: State, seat: int, cancelled: list[bool]) -> list[dict[str, Any]]:
    """While new programmes are made, the cards of the round before still lie open."""
    if view.stage != PROGRAMME:
        return []
    return [
        {**_CARDS[card], "cancelled": cancelled[position]}
        for position, card in enumerate(view.shown.tolist()[seat])
        if card != NOTHING
    ]


def _cancelled(view: State) -> list[list[bool]]:
    """R3 as the rules have it, by seat and position, of the cards that lie open: at first those of the last round."""
    then = view.copy()
    seats, positions = range(view.seats), range(POSITIONS)
    if view.stage == PROGRAMME:
        for seat in seats:
            for position in positions:
                then.programme[seat, position] = view.shown[seat, position]
    else:
        positions = positions[: view.position + 1]
    found: list[list[bool]] = [[] for _ in seats]
    for position in positions:
        then.position = position
        for seat in seats:
            found[seat].append(rulebook.is_cancelled(then, seat))
    return found


def _plank(look: Look, plank: int) -> dict[str, Any]:
    a, b = look.ends[plank]
    return {
        **_PLANKS[plank],
        "handle": look.ways[plank],
        "ends": [look.names.supports[a], look.names.supports[b]],
        **_lie(look, a, b),
    }


def _lie(look: Look, a: int, b: int) -> dict[str, list[float]]:
    x, y = look.view.x, look.view.y
    return lie(look.frame, (x[a], y[a]), (x[b], y[b]), a < VILLAGES)


def _pawn(look: Look, seat: int) -> dict[str, Any]:
    place = look.view.pawn[seat]
    if place < VILLAGES:
        return {"handle": look.names.supports[place], "village": place}
    return {"handle": look.ways[place - VILLAGES], "village": None}


def _tried(look: Look) -> list[list[str]]:
    """R5.7: spans on which the named plank proved too short."""
    supports = look.names.supports
    tried = 0
    for word, spans in enumerate(look.view.tried.tolist()):
        tried |= spans << word * WORD
    return [[supports[lower_end(span)], supports[upper_end(span)]] for span in members(tried)]


def _place(look: Look, support: int) -> list[float]:
    return at(look.frame, look.view.x[support], look.view.y[support])


def _point(look: Look, point: int) -> list[float]:
    fields = look.kit.fields
    return at(look.frame, point_x(fields, point), point_y(fields, point))


def _spots(look: Look) -> dict[str, list[float]]:
    """Where fingers go that the layout cannot know: on the expert side nothing but villages has a fixed place."""
    kit = look.kit
    if not kit.fields.expert:
        return {}
    stones = [i for i in members(look.view.stones) if i >= VILLAGES]
    found = {look.names.supports[i]: _place(look, i) for i in stones}
    for plank, way in look.ways.items():
        found[way] = _lie(look, *look.ends[plank])["at"]
    for point in look.points:
        found[point_handle(kit, point)] = _point(look, point)
    return found


def _near(look: Look) -> dict[str, list[str]]:
    """From a plank arrow keys lead where steps could, and to what it rests on."""
    found: dict[str, list[str]] = {}
    for plank, way in look.ways.items():
        ends = [look.names.supports[end] for end in look.ends[plank]]
        beside_it = members(beside(look.view, VILLAGES + plank))
        found[way] = [*(look.ways[place - VILLAGES] for place in beside_it if place >= VILLAGES), *ends]
        for end in ends:
            found.setdefault(end, []).append(way)
    return found


# --- the sheet --------------------------------------------------------------------------------------------


def _sheet(look: Look) -> list[SheetRow]:
    """Nothing is counted in this game but who arrives; the rest is what one would glance at."""
    kit, view = look.kit, look.view
    seats = range(view.seats)
    colours = [plank // SIZES for plank in look.laid]
    board = [colours.count(view.colour[seat]) for seat in seats]
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
