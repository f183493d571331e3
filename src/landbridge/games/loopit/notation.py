"""Loopit's notation: `NES3 h8` a tile and where it is laid, `.` stop, `exchange`, `pass`; chance draws `NES3`, or
says `first A`.

A tile is written by its kind, ends in the order N E S W and then the value: two equal tiles have one name.
"""

from __future__ import annotations

import re
from typing import NoReturn

from landbridge.core.errors import Unreadable
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Kit
from landbridge.core.state import FATE
from landbridge.core.text import shown
from landbridge.games.loopit.board import COLUMNS, ends_name, ends_of, square_name
from landbridge.games.loopit.state import BEGIN, DRAW, EXCHANGE, LAY, PASS, SEATS, SIZE, SQUARES, STOP

WORDS = {STOP: ".", EXCHANGE: "exchange", PASS: "pass"}
SAID = {".": STOP, "stop": STOP, "exchange": EXCHANGE, "pass": PASS}


def kind_name(kit: Kit, kind: int) -> str:
    return f"{ends_name(kit.fields.ends[kind])}{kit.fields.value[kind]}"


def kind_named(kit: Kit, ends: str, value: int) -> int | None:
    """The kind of a name; its letters may stand in any order."""
    if "kinds" not in kit.memo:
        fields = kit.fields
        known = range(fields.kinds)
        kit.memo["kinds"] = {(fields.ends[kind], fields.value[kind]): kind for kind in reversed(known)}
    found: int | None = kit.memo["kinds"].get((ends_of(ends), value))
    return found


def write(kit: Kit, move: int) -> str:
    if move in WORDS:
        return WORDS[move]
    if move < DRAW:
        return f"first {LETTERS[move - BEGIN]}"
    if move < LAY:
        return kind_name(kit, move - DRAW)
    kind, square = divmod(move - LAY, SQUARES)
    return f"{kind_name(kit, kind)} {square_name(square)}"


def read(kit: Kit, seat: int, text: str) -> int:
    """The move a text means; capitals and blanks do not matter, nor does an @ between tile and square."""
    plain = re.sub(r"[\s@]+", "", text).lower()
    if seat == FATE:
        return _read_draw(kit, plain, text)
    if plain in SAID:
        return SAID[plain]
    if found := re.fullmatch(r"([nesw]{1,4})([0-9])([a-z])([0-9]{1,2})", plain):
        kind = _kind(kit, found[1], int(found[2]))
        return LAY + kind * SQUARES + _square(found[3], int(found[4]))
    _unreadable("loopit-read-nothing", text=shown(text))


def _read_draw(kit: Kit, plain: str, text: str) -> int:
    if found := re.fullmatch(rf"first([{LETTERS[:SEATS].lower()}])", plain):
        return BEGIN + LETTERS.lower().index(found[1])
    if found := re.fullmatch(r"([nesw]{1,4})([0-9])", plain):
        return DRAW + _kind(kit, found[1], int(found[2]))
    _unreadable("loopit-read-draw", text=shown(text))


def _kind(kit: Kit, ends: str, value: int) -> int:
    kind = kind_named(kit, ends, value)
    if kind is None:
        _unreadable("loopit-read-no-tile", tile=f"{ends.upper()}{value}")
    return kind


def _square(column: str, row: int) -> int:
    if column not in COLUMNS or not 1 <= row <= SIZE:
        _unreadable("loopit-read-no-square", square=f"{column}{row}")
    return (row - 1) * SIZE + COLUMNS.index(column)


def _unreadable(key: str, **values: str | int) -> NoReturn:
    raise Unreadable(Fact(key, values))
