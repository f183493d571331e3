"""A sheet of The Border as text: hexagons in rows, every second row half a space to the right.

Colour is never alone: an open space shows its segment (`5r`), a crossed one `××`, one of the running draft `✎✎`; the
land of a closed area is hatched, that of an open one carries its value in the middle.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from landbridge.core.game import Kit
from landbridge.core.show.handles import handle
from landbridge.core.state import NOTHING, State
from landbridge.games.the_border import hexes
from landbridge.games.the_border.board import COLUMNS, WHITE, Board
from landbridge.games.the_border.handles import Kind, space_handle
from landbridge.games.the_border.hexes import Spot
from landbridge.games.the_border.rules import FIRST_POINTS, LATER_POINTS, LEGAL, check
from landbridge.games.the_border.state import AREAS, CHOOSE, FIRST, HALF, SECOND, SEGMENT, SPACE

if TYPE_CHECKING:
    from rich.text import Text

STYLES = {"r": "red", "g": "green", "b": "blue", "y": "yellow", "o": "dark_orange", "s": "bright_black"}
CROSSED, DRAFTED, CLOSED = "××", "✎✎", "//"
NARROW, WIDE = 3, 4  # columns from one space to the next
LABEL = 3  # columns for the number of a row


def width(board: Board, step: int) -> int:
    return LABEL + step * (max(column for column, _ in board.maps[0]) + 1) + step // 2


def height(board: Board) -> int:
    return max(row for _, row in board.maps[0]) + 2


def bare_map(board: Board, n: int, step: int) -> Text:
    """One board before anything is crossed off but the white spaces."""
    cells = {}
    for spot, sign in board.maps[n].items():
        if sign == WHITE:
            cells[spot] = (CROSSED, "dim")
        elif not sign.isdigit():
            cells[spot] = (sign, STYLES[sign[1]])
    for area in board.areas:
        cells[middle(area.inside)] = (str(area.value), "bold")
    return _rows(board, cells, step)


def sheet_map(kit: Kit, view: State, seat: int, highlight: Collection[str], step: int) -> Text:
    """A seat's sheet as a view shows it; what is offered is bold, what stands in the way reversed."""
    board: Board = kit.board
    if view.board[seat] == NOTHING:
        return bare_map(board, 0, step)
    signs = board.maps[view.board[seat]]
    sheet, settled = view.sheets[seat], view.settled[seat]
    now = _offered(kit, view, seat)
    cells: dict[Spot, tuple[str, str]] = {}
    for n, spot in enumerate(board.spaces):
        word, i = divmod(n, HALF)
        sign = signs[spot]
        if settled.crossed[word] >> i & 1:
            cell = (CROSSED, "dim")
        elif sheet.crossed[word] >> i & 1:
            cell = (DRAFTED if view.stage == SECOND else CROSSED, "bold magenta")
        else:
            cell = (sign, STYLES[sign[1]] + (" bold" if n in now else ""))
        if space_handle(kit, n) in highlight or handle(Kind.SEGMENT, sign) in highlight:
            cell = (cell[0], cell[1] + " reverse")
        cells[spot] = cell
    for area in range(AREAS):
        inside = board.areas[area].inside
        if view.reached[seat, area]:
            cells |= dict.fromkeys(inside, (CLOSED, "dim green"))
        else:
            cells[middle(inside)] = (str(value_now(view, seat, area)), "bold")
    return _rows(board, cells, step)


def value_now(view: Any, seat: int, area: int) -> int:
    """What completing an area would bring (B4.2)."""
    reached = view.reached
    for other in range(view.seats):
        if other != seat and reached[other, area]:
            return LATER_POINTS[area]
    return FIRST_POINTS[area]


def middle(inside: Collection[Spot]) -> Spot:
    """Where there is most room for a name: land on as many sides as possible, then near the centre."""
    at = {spot: (spot[0] + spot[1] % 2 / 2, spot[1]) for spot in inside}
    x, y = (sum(values) / len(at) for values in zip(*at.values(), strict=True))

    def unfit(spot: Spot) -> tuple[int, float]:
        land = sum(near in at for near in hexes.neighbours(spot))
        return -land, (at[spot][0] - x) ** 2 + (at[spot][1] - y) ** 2

    return min(hexes.reading_order(inside), key=unfit)


def _offered(kit: Kit, view: State, seat: int) -> set[int]:
    """The open spaces that could be crossed off now."""
    if view.stage not in (CHOOSE, FIRST, SECOND):
        return set()
    found = set()
    for n in range(len(kit.board.spaces)):
        move = SPACE + n
        if view.stage == FIRST:
            move = SEGMENT + kit.fields.segment_of[view.board[seat], n]
            if move >= SPACE:
                continue
        if check(kit.fields.fields, view.fields, seat, move) == LEGAL:
            found.add(n)
    return found


def _rows(board: Board, cells: dict[Spot, tuple[str, str]], step: int) -> Text:
    from rich.text import Text

    columns = max(column for column, _ in board.maps[0]) + 1
    text = Text(" " * (LABEL + 1), no_wrap=True)
    text.append("".join(f"{letter:<{step}}" for letter in COLUMNS[:columns]).rstrip(), "dim")
    for row in range(height(board) - 1):
        text.append(f"\n{row + 1:>{LABEL - 1}} ", "dim")
        text.append(" " * (step // 2 * (row % 2)))
        for column in range(columns):
            sign, style = cells.get((column, row), ("", ""))
            text.append(sign, style)
            text.append(" " * (step - len(sign)))
    return text
