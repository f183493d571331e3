"""Hashi's notation: `5@c3` write, `c3-c5` bridge, `.` done, `4/3` a card; in paper mode `no` and `B!c3-c5/2`."""

from __future__ import annotations

import re
from typing import Any, NoReturn

from landbridge.core.errors import Unreadable
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Kit
from landbridge.core.state import FATE, NOTHING
from landbridge.core.text import shown
from landbridge.games.hashi.board import Board
from landbridge.games.hashi.state import (
    BRIDGE,
    CARDS,
    CHALLENGE,
    DONE,
    ISLANDS,
    LINE_MARKS,
    MOST_LINES,
    NO_CHALLENGE,
    PREPARE,
    SET_UP,
    SHEET_MARKS,
    TURN,
    WRITE,
)


def island_name(kit: Kit, island: int) -> str:
    return island_names(kit)[island]


def island_names(kit: Kit) -> list[str]:
    if "islands" not in kit.memo:
        board: Board = kit.board
        kit.memo["islands"] = [island.name for island in board.islands]
    names: list[str] = kit.memo["islands"]
    return names


def line_name(kit: Kit, line: int) -> str:
    """`c3-c5`; the line that is not printed has no name of its own."""
    names = line_names(kit)
    return names[line] if line < len(names) else "?-?"


def line_names(kit: Kit) -> list[str]:
    if "lines" not in kit.memo:
        board: Board = kit.board
        kit.memo["lines"] = [board.line_name(line) for line in range(len(board.lines))]
    names: list[str] = kit.memo["lines"]
    return names


def card_name(kit: Kit, card: int) -> str:
    return f"{kit.fields.card_number[card]}/{kit.fields.card_bridges[card]}"


def mark_name(kit: Kit, mark: int) -> str:
    """A mark on a sheet: `c3` its number, `c3-c5` the first bridge there, `c3-c5/2` the second."""
    if mark < ISLANDS:
        return island_name(kit, mark)
    line, k = divmod(mark - ISLANDS, LINE_MARKS)
    return line_name(kit, line) + (f"/{k + 1}" if k else "")


def write(kit: Kit, table: Any, move: int) -> str:
    if move < BRIDGE:
        number = kit.fields.card_number[table.card] if table.card != NOTHING else "?"
        return f"{number}@{island_name(kit, move - WRITE)}"
    if move < DONE:
        return line_name(kit, move - BRIDGE)
    if move == DONE:
        return "."
    if move < TURN:
        return f"{3 + (move - PREPARE) % 2}@{island_name(kit, (move - PREPARE) // 2)}"
    if move < NO_CHALLENGE:
        return card_name(kit, move - TURN)
    if move == NO_CHALLENGE:
        return "no"
    owner, mark = divmod(move - CHALLENGE, SHEET_MARKS)
    return f"{LETTERS[owner]}!{mark_name(kit, mark)}"


def read(kit: Kit, table: Any, seat: int, text: str) -> int:
    """The move a text means; capitals, blanks and the order of a line's ends do not matter."""
    said = re.sub(r"\s+", "", text)
    plain = said.lower()
    if seat == FATE:
        return _read_card(kit, plain)
    if plain in (".", "done"):
        return DONE
    if plain == "no":
        return NO_CHALLENGE
    if found := re.fullmatch(r"([a-d])!(.+)", plain):
        return CHALLENGE + LETTERS.lower().index(found[1]) * SHEET_MARKS + _read_mark(kit, found[2])
    if found := re.fullmatch(r"([0-9])@([a-z][0-9])", plain):
        return _read_number(kit, table, int(found[1]), _island(kit, found[2]))
    if found := re.fullmatch(r"([a-z][0-9])[-–]([a-z][0-9])", plain):
        return BRIDGE + _line(kit, found[1], found[2])
    _unreadable("hashi-read-nothing", text=shown(text))


def _read_card(kit: Kit, plain: str) -> int:
    card = _numbers(kit).get(plain)
    if card is None or "/" not in plain:
        _unreadable("hashi-read-card", text=shown(plain))
    return TURN + card


def _read_number(kit: Kit, table: Any, number: int, island: int) -> int:
    if table.stage == SET_UP:
        if number not in (3, 4):
            _unreadable("hashi-read-prepare", number=number)
        return PREPARE + 2 * island + number - 3
    due = kit.fields.card_number[table.card] if table.card != NOTHING else number
    if number != due:
        _unreadable("hashi-read-other-number", number=number, due=due)
    return WRITE + island


def _read_mark(kit: Kit, plain: str) -> int:
    if found := re.fullmatch(r"([a-z][0-9])", plain):
        return _island(kit, found[1])
    if found := re.fullmatch(r"([a-z][0-9])[-–]([a-z][0-9])(?:/([1-3]))?", plain):
        line = _line(kit, found[1], found[2])
        if line == MOST_LINES:
            _unreadable("hashi-read-no-line", text=shown(plain))
        return ISLANDS + LINE_MARKS * line + int(found[3] or 1) - 1
    _unreadable("hashi-read-mark", text=shown(plain))


def _numbers(kit: Kit) -> dict[str, int]:
    """Islands and cards by name: records are read by the million."""
    if "numbers" not in kit.memo:
        cards = {card_name(kit, card): card for card in reversed(range(CARDS))}
        kit.memo["numbers"] = cards | {island.name: i for i, island in enumerate(kit.board.islands)}
    found: dict[str, int] = kit.memo["numbers"]
    return found


def _island(kit: Kit, name: str) -> int:
    island = _numbers(kit).get(name)
    if island is None:
        _unreadable("hashi-read-no-island", island=name)
    return island


def _line(kit: Kit, a: str, b: str) -> int:
    ends = tuple(sorted((_island(kit, a), _island(kit, b))))
    lines: tuple[tuple[int, int], ...] = kit.board.lines
    return lines.index((ends[0], ends[1])) if ends in lines else MOST_LINES


def _unreadable(key: str, **values: str | int) -> NoReturn:
    raise Unreadable(Fact(key, values))
