"""What can be touched in Hashi, and how it is called (`core/show/handles.py`)."""

from __future__ import annotations

from landbridge.core.game import Kit
from landbridge.core.show.handles import HandleKind, handle
from landbridge.games.hashi import notation
from landbridge.games.hashi.state import MOST_LINES


class Kind:
    """What has a name; the names are those of the notation."""

    ISLAND = HandleKind("island")  # c3
    LINE = HandleKind("line")  # c3-c5
    NUMBER = HandleKind("number")  # 3 or 4, to prepare an island with
    SHEET = HandleKind("sheet")  # B, whose marks are looked at to challenge one
    MARK = HandleKind("mark")  # on that sheet: the number c3, the bridge c3-c5, the second one c3-c5/2
    CARD = HandleKind("card")  # 4/3, which FATE turns


class Word:
    DONE = "done"  # with this card
    NO = "no"  # no challenge


def island_handles(kit: Kit) -> list[str]:
    if "island handles" not in kit.memo:
        kit.memo["island handles"] = [handle(Kind.ISLAND, name) for name in notation.island_names(kit)]
    found: list[str] = kit.memo["island handles"]
    return found


def line_handles(kit: Kit) -> list[str]:
    """Those of the printed lines come first; all others are the one that is not printed (H3.1)."""
    if "line handles" not in kit.memo:
        names = (notation.line_name(kit, line) for line in range(MOST_LINES + 1))
        kit.memo["line handles"] = [handle(Kind.LINE, name) for name in names]
    found: list[str] = kit.memo["line handles"]
    return found
