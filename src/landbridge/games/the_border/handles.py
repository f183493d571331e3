"""What can be touched in The Border, and how it is called (`core/show/handles.py`)."""

from __future__ import annotations

from landbridge.core.game import Kit
from landbridge.core.show.handles import HandleKind, handle
from landbridge.games.the_border.board import COLOUR_LETTERS, segment_name
from landbridge.games.the_border.notation import space_name
from landbridge.games.the_border.state import SEGMENTS


class Kind:
    """What has a name; the names are those of the notation."""

    DIE = HandleKind("die")  # r, to be rolled again
    SEGMENT = HandleKind("segment")  # 5r
    SPACE = HandleKind("space")  # c12
    BOARD = HandleKind("board")  # 1, which FATE deals
    SEAT = HandleKind("seat")  # A, who begins: FATE's choice
    FACE = HandleKind("face")  # r, which FATE rolls


class Word:
    ROLL = "roll"  # the dice that were touched
    STOP = "stop"  # rolling
    DONE = "done"  # with crossing off


DIE_HANDLES = [handle(Kind.DIE, letter) for letter in COLOUR_LETTERS]
SEGMENT_HANDLES = [handle(Kind.SEGMENT, segment_name(segment)) for segment in range(SEGMENTS)]


def space_handle(kit: Kit, space: int) -> str:
    return handle(Kind.SPACE, space_name(kit, space))
