"""What can be touched in River Dragons, and how it is called (`core/show/handles.py`)."""

from __future__ import annotations

from typing import Any

from landbridge.core.game import Kit
from landbridge.core.show.handles import HandleKind, handle
from landbridge.games.river_dragons import notation
from landbridge.games.river_dragons.state import COLOURS, SIZES, VILLAGES


class Kind:
    """What has a name; blanks in the notation's names become dashes."""

    CARD = HandleKind("card")  # steps, dragon-green
    PLANK = HandleKind("plank")  # 3-pink, of a reserve
    VILLAGE = HandleKind("village")  # pink
    STONE = HandleKind("stone")  # c4, or s7 where there are no islands
    WAY = HandleKind("way")  # c4-d4, a plank that lies
    ISLAND = HandleKind("island")  # c4, for a stone
    POINT = HandleKind("point")  # 3,51, for a stone where there are no islands
    SEAT = HandleKind("seat")  # A, who begins: FATE's choice


def card_handle(card: int) -> str:
    return handle(Kind.CARD, notation.card_name(card).replace(" ", "-"))


def plank_handle(plank: int) -> str:
    return handle(Kind.PLANK, f"{plank % SIZES + 1}-{COLOURS[plank // SIZES]}")


def support_handle(kit: Kit, support: int) -> str:
    kind = Kind.VILLAGE if support < VILLAGES else Kind.STONE
    return handle(kind, notation.support_name(kit, support))


def way_handle(kit: Kit, s: Any, plank: int) -> str:
    return handle(Kind.WAY, notation.laid_name(kit, s, plank).replace(" ", "-"))


def point_handle(kit: Kit, point: int) -> str:
    return handle(Kind.POINT, notation.point_name(kit, point))
