"""Hashi as a drawing: everybody's sheet, and the card that lies open."""

from __future__ import annotations

from typing import Any

from landbridge.core.game import LETTERS, Kit
from landbridge.core.show.drawing import Drawing, among, label, piece, printed, table
from landbridge.core.show.scene import scene_of
from landbridge.core.state import PUBLIC, State

HEAD = 96  # the strip with the card
TOP = 44  # above each sheet: who, points
GAP = 24
SHORE = 27  # radius of an island
BESIDE = 11  # between two bridges of one line


def drawing(kit: Kit, s: State) -> Drawing:
    scenes = scene_of(kit.game)
    ground, lying = scenes.layout(kit)["board"], scenes.scene(kit, s, PUBLIC)["board"]
    sheets = lying["sheets"]
    side = 2 * ground["margin"] + ground["step"] * 6
    across = 1 if len(sheets) == 1 else 2
    down = -(-len(sheets) // across)
    width = GAP + across * (side + GAP)
    height = HEAD + down * (side + TOP + GAP)
    pieces = [table(width, height), *_head(lying)]
    sheet_of_paper = printed(kit, lambda: _printed(ground, side))
    for seat, sheet in enumerate(sheets):
        x, y = GAP + seat % across * (side + GAP), HEAD + seat // across * (side + TOP + GAP)
        pieces += among(_name(sheet, seat, side), x, y)
        pieces += among([*sheet_of_paper, *_written(ground, sheet, seat)], x, y + TOP)
    return Drawing(width, height, len(sheets), pieces)


def _head(lying: dict[str, Any]) -> list[str]:
    said = [
        label(GAP + 96, HEAD / 2, f"{lying['card_no']}/{lying['rounds']}", 26, "ink-2", text_anchor="start")
    ]
    card = lying["card"]
    paper = piece("rect", "card", "rule-2", x=GAP, y=14, width=70, height=70, rx=9, stroke_width=2)
    if card is None:
        return [paper, *said]
    bridges = [
        piece(
            "path", line="marker", d=f"M{GAP + 44} {30 + 15 * k}h18", stroke_width=5, stroke_linecap="round"
        )
        for k in range(card["bridges"])
    ]
    return [paper, label(GAP + 24, 49, card["number"], 38, "marker", font_weight=700), *bridges, *said]


def _name(sheet: dict[str, Any], seat: int, side: float) -> list[str]:
    done = " ✓" if sheet["done"] else ""
    return [
        label(6, TOP / 2, LETTERS[seat] + done, 30, text_anchor="start", font_weight=700),
        label(side - 6, TOP / 2, sheet["points"], 30, text_anchor="end", font_weight=700),
    ]


def _printed(ground: dict[str, Any], side: float) -> list[str]:
    """What is printed on every sheet alike."""
    pieces = [piece("rect", "water", "rule-2", width=side, height=side, rx=12, stroke_width=2)]
    at = [island["at"] for island in ground["islands"]]
    dots = "".join(_d(at[a], at[b], SHORE + 6) for a, b in (line["ends"] for line in ground["lines"]))
    pieces.append(
        piece("path", line="water-3", d=dots, stroke_width=3, stroke_dasharray="2 9", stroke_linecap="round")
    )
    for island in ground["islands"]:
        x, y = island["at"]
        pieces.append(
            piece("circle", "land", "coast", cx=x, cy=y, r=SHORE, stroke_width=2, data_at=island["name"])
        )
        if island["flag"]:
            hue = island["flag"]
            pole = f"M{x + 20} {y - 12}v-26"
            pieces.append(piece("path", line=f"{hue}-edge", d=pole, stroke_width=3))
            pieces.append(
                piece("path", hue, f"{hue}-edge", d=f"M{x + 20} {y - 38}l20 6l-20 7z", stroke_width=1.5)
            )
    for n in range(6):
        middle = ground["margin"] + ground["step"] * (n + 0.5)
        pieces.append(label(middle, 17, "abcdef"[n], 17, "ink-2"))
        pieces.append(label(15, middle, n + 1, 17, "ink-2"))
    return pieces


def _written(ground: dict[str, Any], sheet: dict[str, Any], seat: int) -> list[str]:
    """Bridges, numbers and rings; what is still a draft is wet."""
    pieces = []
    at = [island["at"] for island in ground["islands"]]
    for line, now in zip(ground["lines"], sheet["lines"], strict=True):
        a, b = (at[end] for end in line["ends"])
        level = a[1] == b[1]
        for k in range(now["bridges"]):
            off = BESIDE * (k - (now["bridges"] - 1) / 2)
            ink = "wet" if k >= now["bridges"] - now["wet"] else "marker"
            dx, dy = (0, off) if level else (off, 0)
            ends = (a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy)
            path: dict[str, Any] = {"d": _d(*ends, SHORE - 2), "stroke_width": 6, "stroke_linecap": "round"}
            pieces.append(piece("path", line=ink, data_at=f"{LETTERS[seat]} {line['name']}/{k + 1}", **path))
    for island, now in zip(ground["islands"], sheet["islands"], strict=True):
        x, y = island["at"]
        if now["finished"]:
            ink = "wet" if now["ring_wet"] else "marker"
            pieces.append(piece("circle", line=ink, cx=x, cy=y, r=SHORE + 6, stroke_width=4.5))
        if now["number"] > 0:
            ink = "wet" if now["wet"] else "marker"
            name = f"{LETTERS[seat]} {now['number']}@{island['name']}"
            pieces.append(label(x, y, now["number"], 36, ink, font_weight=700, data_at=name))
        if now["struck"]:
            cross = f"M{x - 22} {y - 22}l44 44M{x + 22} {y - 22}l-44 44"
            pieces.append(piece("path", line="marker", d=cross, stroke_width=5))
    return pieces


def _d(a: Any, b: Any, short: float) -> str:
    """A line from shore to shore."""
    (x1, y1), (x2, y2) = a, b
    if y1 == y2:
        return f"M{x1 + short:g} {y1:g}H{x2 - short:g}"
    return f"M{x1:g} {y1 + short:g}V{y2 - short:g}"
