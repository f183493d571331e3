"""How a Hashi table looks on the page: geometry, sheets, cards, what everything is called (see `docs/page.md`).

    layout(kit)               islands, lines, where a finger goes; 100 units are one step of the grid
    scene(kit, view, viewer)  what one viewer sees; the large sheet is the viewer's own, a spectator's is seat 0's

Nothing here decides what is legal or what it is worth: offers, predicates and points are the game's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from landbridge.core.bits import has
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Kit
from landbridge.core.graph import largest_piece
from landbridge.core.show.handles import handle, name_in, split
from landbridge.core.show.scene import Cell, Layout, Scene, SheetRow, Spoken
from landbridge.core.state import NOTHING, PUBLIC, State
from landbridge.games.hashi import notation
from landbridge.games.hashi.board import Board, Island, Line
from landbridge.games.hashi.game import RANKS, on_paper, rank, table
from landbridge.games.hashi.handles import Kind, Word, island_handles, line_handles
from landbridge.games.hashi.rules.rulebook import (
    FIRST_POINTS,
    ISLAND_POINTS,
    LAST_CARD,
    LATER_POINTS,
    LINK,
    PILES,
    goal_points,
    is_early,
)
from landbridge.games.hashi.show.text_board import Ink, ink
from landbridge.games.hashi.state import (
    BLUE,
    BRIDGE,
    CARD,
    CARDS,
    DONE,
    DRAFT,
    LINE_MARKS,
    LINKED,
    OVER,
    RED,
    ROUNDS,
    SET_UP,
)

STEP = 100  # units from one row or column to the next
MARGIN = 38  # for the neatline and the coordinates
BESIDE = 13  # between the bridges of one line
KEPT = 4096  # labels of one kind that are remembered
STAGES = {SET_UP: "set-up", CARD: "card", DRAFT: "draft", OVER: "over"}
FLAG_NUMBERS = {"": 0, "red": 1, "blue": 2}  # what the texts choose by
_ENDS = ("", *(f"/{k}" for k in range(2, LINE_MARKS + 1)))  # of a bridge's name: which one on its line


# --- what never changes -----------------------------------------------------------------------------------


def layout(kit: Kit) -> Layout:
    board: Board = kit.board
    spots: dict[str, Sequence[float]] = {}
    for i in range(len(board.islands)):
        spots[island_handles(kit)[i]] = _centre(board, i)
    for line, ends in enumerate(board.lines):
        spots[line_handles(kit)[line]] = line_spot(board.islands, ends)
    if kit.options.paper:
        spots |= _mark_spots(board)
    return {
        "board": {
            **chart(board),
            "paper": kit.options.paper,
            "cards": [_card(kit, card) for card in range(CARDS)],
        },
        "spots": spots,
        "near": _near(kit),
    }


def chart(board: Board) -> dict[str, Any]:
    """Where islands and lines are drawn."""
    return {
        "step": STEP,
        "margin": MARGIN,
        "side": board.side,
        "title": board.name,
        "islands": [
            {"name": island.name, "at": _centre(board, i), "flag": island.flag}
            for i, island in enumerate(board.islands)
        ],
        "lines": [
            {"name": board.line_name(n), "ends": ends, "at": line_spot(board.islands, ends)}
            for n, ends in enumerate(board.lines)
        ],
    }


def cell_spot(column: int, row: int) -> tuple[float, float]:
    return MARGIN + STEP / 2 + STEP * column, MARGIN + STEP / 2 + STEP * row


def _centre(board: Board, island: int) -> tuple[float, float]:
    column, row, _ = board.islands[island]
    return cell_spot(column, row)


def line_spot(islands: Sequence[Island], ends: Line) -> tuple[float, float]:
    """Half a step off the grid, as near the middle as that goes: no two lines cross there."""
    (x1, y1), (x2, y2) = (cell_spot(islands[end].column, islands[end].row) for end in ends)
    steps = round((x2 - x1 + y2 - y1) / STEP)
    along = (steps - 1) // 2 + 0.5
    return (x1 + along * STEP, y1) if x2 > x1 else (x1, y1 + along * STEP)


def _mark_spots(board: Board) -> dict[str, Sequence[float]]:
    """Where marks on a sheet are touched when they are challenged: numbers, and bridges side by side."""
    found: dict[str, Sequence[float]] = {
        handle(Kind.MARK, island.name): _centre(board, i) for i, island in enumerate(board.islands)
    }
    for line, (a, b) in enumerate(board.lines):
        name = board.line_name(line)
        x, y = line_spot(board.islands, (a, b))
        across = board.islands[a].row == board.islands[b].row
        for k in range(LINE_MARKS):
            off = BESIDE * (k - (LINE_MARKS - 1) / 2)
            found[handle(Kind.MARK, name + _ENDS[k])] = (x, y + off) if across else (x + off, y)
    return found


def _near(kit: Kit) -> dict[str, list[str]]:
    """Arrow keys lead from an island to its lines, and from a line to its islands and to what crosses it."""
    board: Board = kit.board
    islands, lines = island_handles(kit), line_handles(kit)[: len(board.lines)]
    near: dict[str, list[str]] = {place: [] for place in islands + lines}
    for n, ends in enumerate(board.lines):
        for end in ends:
            near[islands[end]].append(lines[n])
            near[lines[n]].append(islands[end])
    for one, other in board.crossings:
        near[lines[one]].append(lines[other])
        near[lines[other]].append(lines[one])
    if kit.options.paper:
        near |= {_mark_of(place): [_mark_of(other) for other in others] for place, others in near.items()}
        for line in lines:
            first, *rest = (_mark_of(line) + end for end in _ENDS)
            for mark in rest:
                near[first].append(mark)
                near[mark] = [first, *near[first][:2]]
    return near


def _mark_of(place: str) -> str:
    """The mark that stands on an island or a line."""
    return handle(Kind.MARK, split(place)[1])


# --- how it looks now -------------------------------------------------------------------------------------


class Look(NamedTuple):
    """A view with what several parts of its scene need, read once."""

    kit: Kit
    view: State
    viewer: int
    shown: int  # whose sheet is the large one
    table: Any  # the ordinary game inside the view
    challenger: int | None
    inks: list[Ink]  # of every sheet
    points: list[int]


def scene(kit: Kit, view: State, viewer: int) -> Scene:
    t = table(view)
    seats = range(t.seats)
    challenger = view.challenger if on_paper(view) and view.challenger != NOTHING else None
    inks = [ink(kit, view, seat) for seat in seats]
    points = [kit.game.points(kit, view, seat) for seat in seats]
    look = Look(kit, view, viewer, viewer if viewer != PUBLIC else 0, t, challenger, inks, points)
    controls = _controls(look)
    return {
        "prompt": _prompt(look),
        "labels": _labels(look, controls),
        "controls": controls,
        "status": [_status(look, seat) for seat in seats],
        "first": None,
        "sheet": _score_sheet(look),
        "board": _board(look),
    }


def _board(look: Look) -> dict[str, Any]:
    kit, t, viewer, challenger = look.kit, look.table, look.viewer, look.challenger
    face_up = t.card if t.stage == DRAFT or challenger is not None else NOTHING
    turned = t.turned
    sheets = [_sheet(look, seat) for seat in range(t.seats)]
    large = look.inks[look.shown]
    wrote = min(large.fresh_numbers, default=None)
    return {
        "stage": "challenge" if challenger is not None else STAGES[t.stage],
        "seat": look.shown,
        "card_no": t.card_no,
        "rounds": ROUNDS,
        "card": _card(kit, face_up) if face_up != NOTHING else None,
        "deck": ["now" if c == face_up else "turned" if turned >> c & 1 else "" for c in range(CARDS)],
        "piles": _piles(t) if t.seats == 1 else None,
        "challenger": challenger,
        "wrote": notation.island_name(kit, wrote) if wrote is not None else None,
        "drawn": sum(large.fresh),
        "done": viewer != PUBLIC and has(t.done, viewer),
        "sheets": sheets,
    }


def _sheet(look: Look, seat: int) -> dict[str, Any]:
    """One sheet: `wet` is what is of the running draft, an island's ring included."""
    t, written = look.table, look.inks[seat]
    now, before = written.sheet, t.settled[seat]
    finished, struck = now.finished, written.struck
    ring_wet = finished & ~before.finished
    islands = [
        {
            "name": name,
            "number": number,
            "wet": i in written.fresh_numbers,
            "bridges": degree,
            "finished": finished >> i & 1 != 0,
            "ring_wet": ring_wet >> i & 1 != 0,
            "struck": struck >> i & 1 != 0,
        }
        for i, (name, number, degree) in enumerate(
            zip(notation.island_names(look.kit), now.number, now.degree, strict=True)
        )
    ]
    # Lines that will never take a bridge (again); on paper every one may.
    shut = now.crossed | now.doubled | now.stopped if written.checked else 0
    lines = [
        {"bridges": bridges, "wet": wet, "shut": shut >> n & 1 != 0}
        for n, (bridges, wet) in enumerate(zip(written.bridges, written.fresh, strict=True))
    ]
    return {
        "islands": islands,
        "lines": lines,
        "done": has(t.done, seat),
        "points": look.points[seat],
        "goals": [t.reached[seat, goal] > 0 for goal in (RED, BLUE, LINKED)],
    }


def _card(kit: Kit, card: int) -> dict[str, int]:
    return {"number": kit.fields.card_number[card], "bridges": kit.fields.card_bridges[card]}


def _piles(t: Any) -> list[dict[str, int]]:
    """H6.1: alone, the cards lie in three piles; how many of each have been turned."""
    left, piles = t.card_no, []
    for size in PILES:
        piles.append({"cards": size, "turned": min(left, size)})
        left -= min(left, size)
    return piles


# --- what is called how -----------------------------------------------------------------------------------


def _controls(look: Look) -> list[str]:
    """Buttons of whoever may act now; `done` too where it is refused, so that one can ask why."""
    t, viewer = look.table, look.viewer
    if viewer == PUBLIC or has(t.done, viewer):
        return []
    if look.challenger is not None:
        sheets = [handle(Kind.SHEET, LETTERS[seat]) for seat in range(t.seats)]
        return [Word.NO, *sheets] if look.challenger == viewer else []
    if t.stage == SET_UP:
        return [handle(Kind.NUMBER, number) for number in (3, 4)]
    return [Word.DONE] if t.stage == DRAFT else []


def _labels(look: Look, controls: list[str]) -> dict[str, Spoken | Fact]:
    kit, written = look.kit, look.inks[look.shown]
    labels: dict[str, Spoken | Fact] = {}
    struck, finished = written.struck, written.sheet.finished
    numbers, degrees = written.sheet.number, written.sheet.degree
    islands = zip(island_handles(kit), notation.island_names(kit), kit.board.islands, strict=True)
    for i, (place, name, island) in enumerate(islands):
        labels[place] = _island_label(
            name, island.flag, numbers[i], degrees[i], finished >> i & 1, struck >> i & 1
        )
    lines = line_handles(kit)
    for n, (name, bridges) in enumerate(zip(notation.line_names(kit), written.bridges, strict=True)):
        labels[lines[n]] = _line_label(name, bridges)
    for control in controls:
        if (number := name_in(control, Kind.NUMBER)) is not None:
            labels[control] = Fact("hashi-do-number", {"number": int(number)})
        elif (owner := name_in(control, Kind.SHEET)) is not None:
            labels[control] = Fact("hashi-do-sheet", {"owner": LETTERS.index(owner)})
        elif control == Word.NO:
            labels[control] = Fact("hashi-do-no")
        else:
            labels[control] = _done_label(look)
    if look.challenger is not None:
        labels |= _mark_labels(kit)
    return labels


# Most labels are those of the scene before: they are made once.


@lru_cache(maxsize=KEPT)
def _line_label(name: str, bridges: int) -> Fact:
    return Fact("hashi-name-line", {"line": name, "bridges": bridges})


@lru_cache(maxsize=KEPT)
def _island_label(name: str, flag: str, number: int, degree: int, finished: int, struck: int) -> Fact:
    values: dict[str, str | int] = {"island": name, "flag": FLAG_NUMBERS[flag]}
    if struck:
        return Fact("hashi-name-island-struck", values)
    if number == 0:
        return Fact("hashi-name-island-blank", {**values, "bridges": degree})
    if finished:
        return Fact("hashi-name-island-finished", {**values, "number": number})
    if degree > number:  # only on paper
        return Fact("hashi-name-island-over", {**values, "number": number, "bridges": degree})
    return Fact("hashi-name-island-number", {**values, "number": number, "missing": number - degree})


def _mark_labels(kit: Kit) -> dict[str, Fact]:
    labels: dict[str, Fact] = {}
    for name in notation.island_names(kit):
        labels[handle(Kind.MARK, name)] = _number_mark_label(name)
    for name in notation.line_names(kit):
        for k, end in enumerate(_ENDS, 1):
            labels[handle(Kind.MARK, name + end)] = _bridge_mark_label(name, k)
    return labels


@lru_cache(maxsize=KEPT)
def _number_mark_label(name: str) -> Fact:
    return Fact("hashi-name-mark-number", {"island": name})


@lru_cache(maxsize=KEPT)
def _bridge_mark_label(name: str, which: int) -> Fact:
    return Fact("hashi-name-mark-bridge", {"line": name, "which": which})


def _done_label(look: Look) -> Fact:
    """What being done means now: everything played, something left out, or bridges still to draw."""
    t, viewer = look.table, look.viewer
    wrote, drawn = t.wrote[viewer], t.drawn[viewer]
    left = look.kit.fields.card_bridges[t.card] - drawn
    if drawn and left > 0:
        key = "hashi-do-done-leave" if on_paper(look.view) else "hashi-do-done-left"
        return Fact(key, {"left": left})
    if drawn:
        return Fact("hashi-do-done" if wrote else "hashi-do-done-drew")
    return Fact("hashi-do-done-wrote" if wrote else "hashi-do-done-nothing")


def _status(look: Look, seat: int) -> Fact | None:
    t = look.table
    if look.challenger is not None:
        return Fact("hashi-status-challenging") if seat == look.challenger else None
    if t.stage == SET_UP:
        return Fact("hashi-status-done" if has(t.done, seat) else "hashi-status-choosing")
    if t.stage == DRAFT:
        return Fact("hashi-status-done" if has(t.done, seat) else "hashi-status-drawing")
    return None


def _prompt(look: Look) -> Fact | None:
    t, viewer, challenger = look.table, look.viewer, look.challenger
    if viewer == PUBLIC:
        return None
    if challenger is not None:
        if challenger == viewer:
            return Fact("hashi-prompt-challenge")
        return Fact("hashi-prompt-challenge-wait", {"seat": challenger})
    if t.stage == SET_UP:
        if has(t.done, viewer):
            return Fact("hashi-prompt-wait")
        if t.seats == 1:
            return Fact("hashi-prompt-prepare-alone")
        return Fact("hashi-prompt-prepare", {"owner": (viewer + 1) % t.seats})
    if t.stage == DRAFT:
        return Fact("hashi-prompt-wait") if has(t.done, viewer) else _prompt_draft(look)
    return None


def _prompt_draft(look: Look) -> Fact:
    kit, view, viewer, t = look.kit, look.view, look.viewer, look.table
    card = _card(kit, t.card)
    wrote, drawn = t.wrote[viewer], t.drawn[viewer]
    both = {"number": card["number"], "bridges": card["bridges"]}
    if on_paper(view):
        return Fact("hashi-prompt-paper", both)
    offers = kit.game.offers(kit, view, viewer)
    can_write = any(move < BRIDGE for move in offers)
    can_draw = any(BRIDGE <= move < DONE for move in offers)
    if drawn:
        if can_draw:
            return Fact("hashi-prompt-draw-on", {"left": card["bridges"] - drawn})
        if wrote:
            return Fact("hashi-prompt-all-drawn")
        return Fact("hashi-prompt-all-drawn-only", {"number": card["number"]})
    if wrote:
        return Fact("hashi-prompt-draw" if can_draw else "hashi-prompt-no-room", {"bridges": card["bridges"]})
    if can_write:
        return Fact("hashi-prompt-write" if can_draw else "hashi-prompt-write-only", both)
    return Fact("hashi-prompt-draw-only" if can_draw else "hashi-prompt-nothing", both)


# --- the score sheet --------------------------------------------------------------------------------------

ROWS = {RED: "hashi-score-red", BLUE: "hashi-score-blue", LINKED: "hashi-score-linked"}


def _score_sheet(look: Look) -> list[SheetRow]:
    """The printed rows. A cell is `got` when the goal is reached, `lost` when it never will be."""
    t = look.table
    seats = range(t.seats)
    rows: list[SheetRow] = [
        {
            "label": Fact("hashi-score-islands"),
            "about": Fact("hashi-score-islands-about"),
            "kind": "part",
            "cells": [_cell(ISLAND_POINTS * t.sheets[seat].finished.bit_count()) for seat in seats],
        }
    ]
    for goal, label in ROWS.items():
        rows.append(
            {
                "label": Fact(label),
                "about": _goal_about(t, goal),
                "kind": "part",
                "cells": [_goal_cell(look, seat, goal) for seat in seats],
            }
        )
    over = t.stage == OVER and look.challenger is None
    rows.append(
        {
            "label": Fact("hashi-score-total" if over else "hashi-score-so-far"),
            "about": None,
            "kind": "total",
            "cells": [_cell(p) for p in look.points],
        }
    )
    if over and t.seats == 1:
        place = rank(look.points[0])
        rows.append(
            {
                "label": Fact(f"hashi-rank-{place}"),
                "about": Fact("hashi-score-rank", {"rank": place, "ranks": len(RANKS)}),
                "kind": "part",
                "cells": [_cell(place)],
            }
        )
    return rows


def _cell(number: int) -> Cell:
    return {"text": str(number), "mark": ""}


def _goal_cell(look: Look, seat: int, goal: int) -> Cell:
    kit, view, t = look.kit, look.view, look.table
    if t.reached[seat, goal]:
        return {"text": str(goal_points(t, seat, goal)), "mark": "got"}
    finished = t.sheets[seat].finished
    lost = t.stage == OVER
    if goal == LINKED:
        needed = LINK
        have = min(needed, _linked(kit.fields, t.sheets[seat].spanned, finished))
    else:
        flags = kit.fields.red if goal == RED else kit.fields.blue
        have, needed = (finished & flags).bit_count(), flags.bit_count()
        lost = lost or (on_paper(view) and bool(view.marks[seat].struck & flags))
    return {"text": f"{have}/{needed}", "mark": "lost" if lost else ""}


@lru_cache(maxsize=KEPT)  # a move changes one sheet
def _linked(fields: State, spanned: int, finished: int) -> int:
    """The most finished islands that are linked."""
    return largest_piece(fields.ends, spanned, finished, 1)


def _goal_about(t: Any, goal: int) -> Fact:
    """What the goal is worth; while somebody is still after it, whether its higher value can be had."""
    high, low = FIRST_POINTS[goal], LATER_POINTS[goal]
    wanted = not all(t.reached[seat, goal] for seat in range(t.seats))
    next_card = t.card_no if t.stage == DRAFT else t.card_no + 1
    if t.stage != OVER and wanted and not is_early(t, goal, next_card):
        return Fact("hashi-score-gone", {"high": high, "low": low})
    if t.seats == 1:
        return Fact("hashi-score-until", {"high": high, "low": low, "card": LAST_CARD[goal]})
    return Fact("hashi-score-first", {"high": high, "low": low})
