"""What can be touched in Loopit, and how it is called (`core/show/handles.py`)."""

from __future__ import annotations

from landbridge.core.game import Kit
from landbridge.core.show.handles import HandleKind, handle
from landbridge.games.loopit.board import square_name
from landbridge.games.loopit.notation import kind_name
from landbridge.games.loopit.state import SQUARES


class Kind:
    """What has a name; the names are those of the notation."""

    TILE = HandleKind("tile")  # NES3, on the rack; also which FATE draws
    SQUARE = HandleKind("square")  # h8
    SEAT = HandleKind("seat")  # A, who begins: FATE's choice


class Word:
    STOP = "stop"  # laying: the turn is over
    EXCHANGE = "exchange"  # the whole rack
    PASS = "pass"


SQUARE_HANDLES = [handle(Kind.SQUARE, square_name(square)) for square in range(SQUARES)]


def tile_handle(kit: Kit, kind: int) -> str:
    return handle(Kind.TILE, kind_name(kit, kind))
