"""The Border's notation: `roll-rsb` dice to roll again, `stop`, `5r` a segment, `c12` a space, `.` done.

Chance deals `board3`, draws who begins, `start-B`, and lets a die land: `r`.
"""

from __future__ import annotations

import re
from typing import Any, NoReturn

from landbridge.core.errors import Unreadable
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Kit
from landbridge.core.state import FATE
from landbridge.core.text import shown
from landbridge.games.the_border import hexes
from landbridge.games.the_border.board import COLOUR_LETTERS, segment_name, segment_of
from landbridge.games.the_border.rules import dice_of
from landbridge.games.the_border.state import (
    AGAIN,
    BOARDS,
    CHOOSE,
    DICE,
    DONE,
    FACE,
    FIRST,
    SEATS,
    SEGMENT,
    SEGMENTS,
    SPACE,
    START,
    STOP,
    TAKE,
)


def space_name(kit: Kit, space: int) -> str:
    names: list[str] = kit.memo["names"]
    return names[space]


def dice_letters(dice: int, between: str = " ") -> str:
    """Dice in the order of the colours: `r s s`."""
    return between.join(letter for c, letter in enumerate(COLOUR_LETTERS) for _ in range(dice_of(dice, c)))


def write(kit: Kit, s: Any, move: int) -> str:
    if move == STOP:
        return "stop"
    if move < SEGMENT:
        return "roll-" + dice_letters(kit.fields.bundle[move - AGAIN], "")
    if move < SPACE:
        return segment_name(move - SEGMENT)
    if move < DONE:
        return space_name(kit, move - SPACE)
    if move == DONE:
        return "."
    if move < START:
        return f"board{move - TAKE + 1}"
    if move < FACE:
        return f"start-{LETTERS[move - START]}"
    return COLOUR_LETTERS[move - FACE]


def read(kit: Kit, s: Any, seat: int, text: str) -> int:
    """The move a text means; capitals and blanks do not matter."""
    plain = re.sub(r"\s+", "", text).lower()
    if seat == FATE:
        return _read_fate(plain)
    if plain in (".", "done"):
        return DONE
    if plain == "stop":
        return STOP
    if found := re.fullmatch(r"roll[-:]?([a-z]+)", plain):
        return AGAIN + bundle_of(kit, _dice(found[1]))
    if found := re.fullmatch(f"([2-5])([{COLOUR_LETTERS}])", plain):
        return SEGMENT + segment_of(plain)
    if re.fullmatch(r"[a-z][0-9]{1,2}", plain):
        return meant_by_space(kit, s, seat, _space(kit, plain))
    _unreadable("the-border-read-nothing", text=shown(text))


def meant_by_space(kit: Kit, s: Any, seat: int, space: int) -> int:
    """B2.2: in the first action whoever touches a space means the whole segment."""
    if s.stage in (CHOOSE, FIRST) and 0 <= seat < s.seats:
        segment = kit.fields.segment_of[s.board[seat], space]
        if segment < SEGMENTS:
            return int(SEGMENT + segment)
    return SPACE + space


def bundle_of(kit: Kit, letters: str) -> int:
    """The number of a handful of dice."""
    bundle = 0
    for letter in letters:
        bundle = kit.fields.plus[bundle, COLOUR_LETTERS.index(letter)]
    return int(bundle)


def _read_fate(plain: str) -> int:
    if found := re.fullmatch(f"board([1-{BOARDS}])", plain):
        return TAKE + int(found[1]) - 1
    if found := re.fullmatch(f"start-([a-{LETTERS[SEATS - 1].lower()}])", plain):
        return START + LETTERS.lower().index(found[1])
    if len(plain) == 1 and plain in COLOUR_LETTERS:
        return FACE + COLOUR_LETTERS.index(plain)
    _unreadable("the-border-read-chance", text=shown(plain))


def _dice(letters: str) -> str:
    if len(letters) > DICE or not set(letters) <= set(COLOUR_LETTERS):
        _unreadable("the-border-read-dice", text=shown(letters), known=" ".join(COLOUR_LETTERS))
    return letters


def _space(kit: Kit, name: str) -> int:
    names: list[str] = kit.memo["names"]
    if name not in names:
        _unreadable("the-border-read-no-space", space=name)
    return names.index(name)


def names_of(kit: Kit) -> list[str]:
    return [hexes.name(spot) for spot in kit.board.spaces]


def _unreadable(key: str, **values: str | int) -> NoReturn:
    raise Unreadable(Fact(key, values))
