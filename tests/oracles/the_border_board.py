"""What is printed on the boards of The Border: spaces, what touches what, rings and segments, by their names."""

from __future__ import annotations

from typing import Any

from landbridge.core.game import Kit

COLOURS = "rgbyos"  # B1.4: red, green, blue, yellow, orange, grey
SEGMENTS = [length + colour for colour in COLOURS for length in "2345"]  # BB1

Spot = tuple[int, int]


class Printed:
    """What can be seen on the four boards."""

    def __init__(self, maps: Any):
        first: dict[Spot, str] = dict(maps[0])
        border = [spot for spot, sign in first.items() if not sign.isdigit()]
        self.spaces = [name(spot) for spot in sorted(border, key=lambda spot: (spot[1], spot[0]))]
        self.white = {name(spot) for spot in border if first[spot] == "xx"}  # B1.3
        self.touching = {name(a): {name(b) for b in border if touch(a, b)} for a in border}
        self.ring: dict[int, set[str]] = {}  # B4.1: the spaces around an area, called by its higher value
        for value in range(4, 13):  # B4.4
            inside = [spot for spot, sign in first.items() if sign == str(value)]
            self.ring[value] = {name(a) for a in border if any(touch(a, b) for b in inside)}
        self.sign: dict[str, dict[str, str]] = {}  # of a board, of a space: the segment printed there
        self.segment: dict[str, dict[str, set[str]]] = {}  # of a board, of a segment: its spaces
        for number, one in enumerate(maps, start=1):
            signs = {name(spot): one[spot] for spot in border}
            self.sign[f"board{number}"] = signs
            self.segment[f"board{number}"] = {
                segment: {space for space, sign in signs.items() if sign == segment} for segment in SEGMENTS
            }


def name(spot: Spot) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[spot[0]] + str(spot[1] + 1)


def touch(a: Spot, b: Spot) -> bool:
    """Every second row is drawn half a space to the right: in halves and rows, six spaces lie around one."""
    across = abs((2 * a[0] + a[1] % 2) - (2 * b[0] + b[1] % 2))
    down = abs(a[1] - b[1])
    return (across, down) in ((2, 0), (1, 1))


def printed(kit: Kit) -> Printed:
    """Looked at once for a kit."""
    if "oracle" not in kit.memo:
        kit.memo["oracle"] = Printed(kit.board.maps)
    found: Printed = kit.memo["oracle"]
    return found
