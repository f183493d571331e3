"""River Dragons' notation.

    stone stones plank planks step steps jump remove, dragon green     a card of the programme
    stone c4 · stone -120,51                                           a stone on an island, on a point (expert)
    plank 3 pink · c4-d4                                               a plank is named, then laid
    step c4-d4 · step pink · jump c4-d4                                a pawn goes to a plank or a village
    remove c4-d4 · remove c4                                           a plank, a stone
    A                                                                  FATE's choice of who begins: first A

A laid plank is called by its span, any other by size and colour. On the expert side stones are called s1 … s27.
"""

from __future__ import annotations

import re
from typing import Any, NoReturn

from landbridge.core.errors import Unreadable
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Kit
from landbridge.core.state import FATE, NOTHING
from landbridge.core.text import shown
from landbridge.games.river_dragons.rules.occupancy import (
    lower_end,
    point_at,
    point_x,
    point_y,
    span_of,
    upper_end,
)
from landbridge.games.river_dragons.state import (
    COLOURS,
    DRAGON,
    LAY,
    LEAP,
    LIFT,
    NAME,
    PICK,
    PLANKS,
    POINT,
    PROGRAMME,
    SIZES,
    START,
    STEP,
    STONE,
    STONES,
    SUPPORTS,
    TAKE,
    VILLAGES,
)

CARD_NAMES = ("stone", "stones", "plank", "planks", "step", "steps", "jump", "remove")


def support_name(kit: Kit, support: int) -> str:
    """`pink`, `c4`, or `s7` where there are no islands."""
    if "supports" not in kit.memo:
        stones = [f"s{n}" for n in range(1, STONES + 1)]
        kit.memo["supports"] = (*COLOURS, *stones) if kit.fields.expert else kit.board.spot_names
    names: tuple[str, ...] = kit.memo["supports"]
    return names[support]


def span_name(kit: Kit, span: int) -> str:
    return f"{support_name(kit, lower_end(span))}-{support_name(kit, upper_end(span))}"


def card_name(card: int) -> str:
    return CARD_NAMES[card] if card < DRAGON else f"dragon {COLOURS[card - DRAGON]}"


def plank_name(plank: int) -> str:
    return f"plank {plank % SIZES + 1} {COLOURS[plank // SIZES]}"


def laid_name(kit: Kit, s: Any, plank: int) -> str:
    """Where a plank lies, or what it is called in a reserve."""
    if s.ends[plank, 0] == NOTHING:
        return plank_name(plank)
    return f"{support_name(kit, s.ends[plank, 0])}-{support_name(kit, s.ends[plank, 1])}"


def place_name(kit: Kit, s: Any, place: int) -> str:
    return COLOURS[place] if place < VILLAGES else laid_name(kit, s, place - VILLAGES)


def point_name(kit: Kit, point: int) -> str:
    return f"{point_x(kit.fields, point)},{point_y(kit.fields, point)}"


def write(kit: Kit, s: Any, move: int) -> str:
    if move < NAME:
        return card_name(move - PICK)
    if move < LAY:
        return plank_name(move - NAME)
    if move < STEP:
        return span_name(kit, move - LAY)
    if move < LEAP:
        return f"step {place_name(kit, s, move - STEP)}"
    if move < TAKE:
        return f"jump {place_name(kit, s, move - LEAP)}"
    if move < LIFT:
        return f"remove {laid_name(kit, s, move - TAKE)}"
    if move < STONE:
        return f"remove {support_name(kit, VILLAGES + move - LIFT)}"
    if move < START:
        return f"stone {support_name(kit, VILLAGES + move - STONE)}"
    if move < POINT:
        return f"first {LETTERS[move - START]}"
    return f"stone {point_name(kit, move - POINT)}"


def read(kit: Kit, s: Any, seat: int, text: str) -> int:
    """The move a text means; capitals, blanks and the order of a span's ends do not matter."""
    plain = re.sub(r"\s*,\s*", ",", text.strip().lower().replace("–", "-"))
    plain = re.sub(r"(?<=\w)\s*-\s*(?=[a-z])", "-", plain)  # before a digit it is a sign
    words = plain.split()
    if seat == FATE:
        if found := re.fullmatch(r"first ([a-f])", " ".join(words)):
            return START + LETTERS.lower().index(found[1])
        _unreadable("river-dragons-read-first", text=shown(text))
    match words:
        case ["dragon", colour]:
            return PICK + DRAGON + _colour(colour)
        case [card] if card in CARD_NAMES and s.stage == PROGRAMME:
            return PICK + CARD_NAMES.index(card)
        case ["plank", size, colour]:
            return NAME + _plank(size, colour)
        case ["plank", size, colour, where]:
            if s.named != _plank(size, colour):
                _unreadable("river-dragons-read-name-first", text=shown(f"plank {size} {colour}"))
            return LAY + _span(kit, where)
        case [where] | ["lay", where]:
            return LAY + _span(kit, where)
        case ["step" | "jump" as how, *where]:
            return (STEP if how == "step" else LEAP) + _place(kit, s, where)
        case ["remove", "plank", size, colour]:
            return TAKE + _plank(size, colour)
        case ["remove", where] if "-" in where:
            return TAKE + _laid(kit, s, where)
        case ["remove", where]:
            return LIFT + _stone(kit, where)
        case ["stone", where] if "," in where:
            return POINT + _point(kit, where)
        case ["stone", where]:
            return STONE + _stone(kit, where)
    _unreadable(
        "river-dragons-read-card" if s.stage == PROGRAMME else "river-dragons-read-nothing", text=shown(text)
    )


def _colour(name: str) -> int:
    if name not in COLOURS:
        _unreadable("river-dragons-read-colour", text=shown(name), known=", ".join(COLOURS))
    return COLOURS.index(name)


def _plank(size: str, colour: str) -> int:
    if not re.fullmatch("[1-6]", size):
        _unreadable("river-dragons-read-size", text=shown(size))
    return SIZES * _colour(colour) + int(size) - 1


def _support(kit: Kit, name: str) -> int:
    for support in range(SUPPORTS):
        if support_name(kit, support) == name:
            return support
    _unreadable("river-dragons-read-support", text=shown(name))


def _stone(kit: Kit, name: str) -> int:
    support = _support(kit, name)
    if support < VILLAGES:
        _unreadable("river-dragons-read-village", text=shown(name))
    return support - VILLAGES


def _span(kit: Kit, where: str) -> int:
    found = re.fullmatch(r"([a-z]+\d*)-([a-z]+\d*)", where)
    if not found:
        _unreadable("river-dragons-read-span", text=shown(where))
    a, b = _support(kit, found[1]), _support(kit, found[2])
    if a == b:
        _unreadable("river-dragons-read-span", text=shown(where))
    return span_of(a, b)


def _laid(kit: Kit, s: Any, where: str) -> int:
    """The plank that lies on a span."""
    span = _span(kit, where)
    for plank in range(PLANKS):
        if s.ends[plank, 0] != NOTHING and span_of(s.ends[plank, 0], s.ends[plank, 1]) == span:
            return plank
    _unreadable("river-dragons-read-no-plank", text=shown(where))


def _place(kit: Kit, s: Any, words: list[str]) -> int:
    match words:
        case ["plank", size, colour]:
            return VILLAGES + _plank(size, colour)
        case [where] if "-" in where:
            return VILLAGES + _laid(kit, s, where)
        case [where] if where in COLOURS:
            return COLOURS.index(where)
    _unreadable("river-dragons-read-place", text=shown(" ".join(words)))


def _point(kit: Kit, where: str) -> int:
    found = re.fullmatch(r"(-?\d{1,4}),(-?\d{1,4})", where)
    point = point_at(kit.fields, int(found[1]), int(found[2])) if found and kit.fields.expert else -1
    if point < 0:
        _unreadable("river-dragons-read-point", text=shown(where))
    return point


def _unreadable(key: str, **values: str | int) -> NoReturn:
    raise Unreadable(Fact(key, values))
