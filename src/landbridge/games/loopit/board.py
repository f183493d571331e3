"""The tiles of Loopit and the bonus squares of its board: one file holds both, as they are tuned together.

    ends     bits N 1, E 2, S 4, W 8; people write the letters, "NES"
    square   0 … 168 in reading order; people say column and row, "h8"

The file format is written by hand (`docs/boards/loopit.md`); `parse` checks it against the rulings LB1–LB3.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from importlib import resources
from typing import Any, NamedTuple

from landbridge.core.board import FILE, BoardFile, Problem, key_place
from landbridge.core.text import shown
from landbridge.games.loopit.state import CENTRE, SIZE, SQUARES, TILES

COLUMNS = "abcdefghijklm"
ENDS = "NESW"
PATTERNS = range(1, 16)
VALUES = range(1, 9)
PLAIN = "."
BONUSES = {2: 8, 3: 4, 4: 4, 5: 4, 6: 4}  # LB3: multiplier, how many squares
KEYS = ("name", "printed", "tiles", "bonus")
SHIPPED = "landbridge"


class Tiles(NamedTuple):
    """Tiles that cannot be told apart."""

    ends: int
    value: int
    tiles: int  # how many there are


@dataclass(frozen=True)
class Board:
    name: str
    kinds: tuple[Tiles, ...]  # by ends, then value
    bonus: tuple[int, ...]  # for each square what the value of a tile is multiplied by
    printed: bool = False  # copied from a printed game
    notes: tuple[Problem, ...] = ()


def ends_name(ends: int) -> str:
    return "".join(letter for i, letter in enumerate(ENDS) if ends >> i & 1)


def ends_of(name: str) -> int:
    return sum(1 << ENDS.index(letter) for letter in set(name.upper()))


def ends_count(ends: int) -> int:
    return ends.bit_count()


def opposite(ends: int) -> int:
    """The pattern turned by half."""
    return (ends << 2 | ends >> 2) & 15


def square_name(square: int) -> str:
    return f"{COLUMNS[square % SIZE]}{square // SIZE + 1}"


def turned(square: int) -> int:
    """Where a square comes to lie when the board is turned by a quarter."""
    row, column = divmod(square, SIZE)
    return column * SIZE + SIZE - 1 - row


def steps(square: int) -> int:
    """How far from the centre, going from square to square."""
    row, column = divmod(square, SIZE)
    return abs(row - SIZE // 2) + abs(column - SIZE // 2)


def load() -> Board:
    """The tiles and bonus squares that come with the game."""
    file = resources.files("landbridge.games.loopit").joinpath("boards").joinpath(f"{SHIPPED}.toml")
    return parse(file.read_text(encoding="utf-8"), f"{SHIPPED}.toml")


def parse(text: str, source: str = "board") -> Board:
    """Read a board file; a `BoardError` lists everything that is wrong with it."""
    file = BoardFile(text, source)
    file.refuse_unknown(KEYS)
    name = file.title("name")
    printed = file.switch("printed", False)
    listed, drawn = file.text_of("tiles"), file.text_of("bonus")
    count = _read_tiles(file, listed) if listed is not None else None
    bonus = _read_bonus(file, drawn) if drawn is not None else None
    if count is None or bonus is None:
        # Half a list would be blamed for things that are only not there yet.
        file.finish()
        raise AssertionError("what cannot be read always has a fatal problem")
    _check_tiles(file, count, ours_fatal=not printed)
    _check_bonus(file, bonus, ours_fatal=not printed)
    notes = file.finish()
    assert name is not None
    kinds = tuple(Tiles(ends, value, count[ends, value]) for ends, value in sorted(count))
    return Board(name, kinds, tuple(bonus), printed, notes)


def draw(board: Board) -> str:
    """The file of a board: `parse` gives the same board back."""
    name = board.name.replace("\\", "\\\\").replace('"', '\\"')
    rows = []
    for ends in sorted({kind.ends for kind in board.kinds}, key=lambda e: (ends_count(e), e)):
        values = [str(k.value) for k in board.kinds if k.ends == ends for _ in range(k.tiles)]
        rows.append(f"  {ends_name(ends):<4}  {' '.join(values)}")
    signs = [str(b) if b > 1 else PLAIN for b in board.bonus]
    squares = [f"  {y + 1:>2} {' '.join(signs[y * SIZE : (y + 1) * SIZE])}" for y in range(SIZE)]
    bonus = "\n".join(["     " + " ".join(COLUMNS), *squares])
    printed = "true" if board.printed else "false"
    listed = "\n".join(rows)
    return f'name = "{name}"\nprinted = {printed}\ntiles = """\n{listed}\n"""\nbonus = """\n{bonus}\n"""\n'


# --- reading ----------------------------------------------------------------------------------------------


def _place(file: BoardFile, key: str, row: int) -> str:
    start = file.starts_at(key)
    return f"line {start[0] + row}" if start else f"{key_place(key)}, row {row + 1}"


def _read_tiles(file: BoardFile, text: str) -> Counter[tuple[int, int]] | None:
    """How many tiles of each ends and value; None if any of it could not be read (LB1)."""
    found: Counter[tuple[int, int]] = Counter()
    before = len(file.problems)
    for n, line in enumerate(text.split("\n")):
        words = line.split()
        if not words:
            continue
        ends = words[0]
        if not re.fullmatch("[NESW]{1,4}", ends) or len(set(ends)) < len(ends):
            file.add("LB1", _place(file, "tiles", n), "loopit-board-ends", ends=shown(ends))
            continue
        for word in words[1:]:
            if re.fullmatch("[1-8]", word):
                found[ends_of(ends), int(word)] += 1
            else:
                file.add("LB2", _place(file, "tiles", n), "loopit-board-value", value=shown(word))
    return found if len(file.problems) == before else None


def _read_bonus(file: BoardFile, text: str) -> list[int] | None:
    before = len(file.problems)
    rows = [(n, line.split()) for n, line in enumerate(text.split("\n")) if line.strip()]
    if rows and "".join(rows[0][1]) == COLUMNS:
        rows.pop(0)
    else:
        file.add(FILE, _place(file, "bonus", 0), "loopit-board-header", header=" ".join(COLUMNS))
    bonus: list[int] = []
    for row, (n, signs) in enumerate(rows[:SIZE], 1):
        if signs[0] != str(row):
            label = shown(signs[0])
            file.add(FILE, _place(file, "bonus", n), "loopit-board-row-label", label=label, expected=row)
        if len(signs) != SIZE + 1:
            place = _place(file, "bonus", n)
            file.add("LB3", place, "loopit-board-row-length", row=row, count=len(signs) - 1, size=SIZE)
        for column, sign in enumerate(signs[1 : SIZE + 1]):
            if sign == PLAIN or re.fullmatch("[2-6]", sign):
                bonus.append(1 if sign == PLAIN else int(sign))
            else:
                at = [f"{COLUMNS[column]}{row}"]
                file.add("LB3", _place(file, "bonus", n), "loopit-board-sign", at=at, sign=shown(sign))
    if len(rows) != SIZE:
        file.add("LB3", key_place("bonus"), "loopit-board-rows", count=len(rows), size=SIZE)
    return bonus if len(file.problems) == before else None


# --- checking ---------------------------------------------------------------------------------------------


def _check_tiles(file: BoardFile, count: Counter[tuple[int, int]], *, ours_fatal: bool) -> None:
    total = sum(count.values())
    if total != TILES:  # LB2
        file.add("LB2", key_place("tiles"), "loopit-board-tiles", count=total, needed=TILES)
    by_ends: Counter[int] = Counter()
    for (ends, _), n in count.items():
        by_ends[ends] += n
    for ends in PATTERNS:
        name = ends_name(ends)
        other = opposite(ends)
        if not by_ends[ends]:
            file.add("LB2", name, "loopit-board-pattern-missing", fatal=ours_fatal, at=[name], ends=name)
        elif ends < other and by_ends[ends] != by_ends[other]:
            pair: dict[str, Any] = {
                "count": by_ends[ends],
                "opposite": ends_name(other),
                "others": by_ends[other],
            }
            at = [name, ends_name(other)]
            file.add("LB2", name, "loopit-board-opposite", fatal=ours_fatal, at=at, ends=name, **pair)
    for fewer in range(1, 4):
        low = min((v for e, v in count if ends_count(e) == fewer), default=VALUES.stop)
        for ends, value in sorted(count):
            if ends_count(ends) == fewer + 1 and value > low:
                name = f"{ends_name(ends)}{value}"
                dear: dict[str, Any] = {"tile": name, "least": low, "count": fewer}
                file.add("LB2", name, "loopit-board-too-dear", fatal=ours_fatal, at=[name], **dear)


def _check_bonus(file: BoardFile, bonus: list[int], *, ours_fatal: bool) -> None:
    if bonus[CENTRE] != 1:
        centre = square_name(CENTRE)
        file.add("LB3", centre, "loopit-board-centre", fatal=ours_fatal, at=[centre])
    for times, needed in BONUSES.items():
        there = [square for square in range(SQUARES) if bonus[square] == times]
        if len(there) != needed:
            values: dict[str, Any] = {"times": times, "count": len(there), "needed": needed}
            at = map(square_name, there)
            file.add("LB3", key_place("bonus"), "loopit-board-bonus-count", fatal=ours_fatal, at=at, **values)
        skew = next((square for square in there if bonus[turned(square)] != times), None)
        if skew is not None:
            name, to = square_name(skew), square_name(turned(skew))
            where: dict[str, Any] = {"square": name, "to": to, "times": times}
            file.add("LB3", name, "loopit-board-skew", fatal=ours_fatal, at=[name, to], **where)
        inner = [steps(square) for square in range(SQUARES) if bonus[square] == times - 1 > 1]
        near = next((square for square in there if inner and steps(square) < max(inner)), None)
        if near is not None:
            name = square_name(near)
            where = {"square": name, "times": times}
            file.add("LB3", name, "loopit-board-falling", fatal=ours_fatal, at=[name], **where)
