"""River Dragons as a drawing: the delta with stones, planks and pawns; cards and reserves beside it."""

from __future__ import annotations

from math import atan2, degrees
from typing import Any

from landbridge.core.game import LETTERS, Kit
from landbridge.core.show.drawing import Drawing, label, piece, printed, table
from landbridge.core.show.handles import handle
from landbridge.core.show.scene import scene_of
from landbridge.core.state import PUBLIC, State
from landbridge.games.river_dragons.handles import Kind

HUES = ("blue", "green", "pink", "yellow", "red", "black")
BESIDE = 470  # width of the list of players
LINE = 150  # height of a player in it
CARD = (84, 40)


def drawing(kit: Kit, s: State) -> Drawing:
    scenes = scene_of(kit.game)
    layout, told = scenes.layout(kit), scenes.scene(kit, s, PUBLIC)
    ground, lying = layout["board"], told["board"]
    spots = {**layout["spots"], **lying["spots"], **{one["handle"]: one["at"] for one in lying["planks"]}}
    width, height = ground["width"] + BESIDE, max(ground["height"], 40 + LINE * len(lying["seats"]))
    pieces = [table(width, height), *printed(kit, lambda: _delta(ground))]
    pieces += [_stone(stone, ground["stoneRadius"]) for stone in lying["stones"]]
    for plank in lying["planks"]:
        pieces.append(_plank(plank, ground["lengths"][plank["size"] - 1], ground["plankWidth"]))
    for seat, player in enumerate(lying["seats"]):
        pieces += _pawn(seat, player, spots)
        pieces += _player(seat, player, ground["width"] + 20, 20 + LINE * seat, lying["seat"] == seat)
    return Drawing(width, height, len(lying["seats"]), pieces)


def _delta(ground: dict[str, Any]) -> list[str]:
    pieces = [piece("rect", "river", width=ground["width"], height=ground["height"], rx=14)]
    for island in ground["islands"]:
        x, y = island["at"]
        pieces.append(
            piece(
                "circle",
                "shoal",
                "water-3",
                cx=x,
                cy=y,
                r=ground["islandRadius"],
                stroke_width=2,
                data_at=island["name"],
            )
        )
    for hue, (x, y) in zip(HUES, ground["villages"], strict=True):
        pieces.append(piece("circle", "land", "coast", cx=x, cy=y, r=ground["villageRadius"], stroke_width=3))
        house = f"M{x - 20} {y + 18}v-22l20 -18l20 18v22z"
        pieces.append(
            piece("path", hue, f"{hue}-edge", d=house, stroke_width=3, data_at=handle(Kind.VILLAGE, hue))
        )
    return pieces


def _stone(stone: dict[str, Any], radius: float) -> str:
    x, y = stone["at"]
    return piece(
        "circle",
        "stone",
        "stone-edge",
        cx=x,
        cy=y,
        r=radius,
        stroke_width=3,
        data_at=handle(Kind.STONE, stone["name"]),
    )


def _plank(plank: dict[str, Any], length: float, width: float) -> str:
    hue = HUES[plank["colour"]]
    (x, y), (u, v) = plank["at"], plank["along"]
    turn = degrees(atan2(v, u))
    turn += 180 if abs(turn) > 90 else 0  # numbers are not to stand on their heads
    wood = piece(
        "rect",
        "wood",
        "wood-edge",
        x=-length / 2,
        y=-width / 2,
        width=length,
        height=width,
        rx=5,
        stroke_width=2.5,
    )
    band = piece("rect", hue, f"{hue}-edge", x=-15, y=-width / 2, width=30, height=width, stroke_width=2)
    turned = f"translate({x:g} {y:g}) rotate({turn:.1f})"
    inside = wood + band + label(0, 0, plank["size"], 20, f"{hue}-on", font_weight=700)
    return piece("g", inside=inside, transform=turned, data_at=plank["handle"])


def _pawn(seat: int, player: dict[str, Any], spots: dict[str, Any]) -> list[str]:
    x, y = spots[player["pawn"]["handle"]]
    x, y = x + 11 * (seat % 3 - 1), y - 26 - 9 * (seat // 3)
    hue = HUES[player["colour"]]
    body = f"M{x - 15:g} {y + 24:g}q3 -22 15 -24q12 2 15 24z"
    return [
        piece("path", hue, f"{hue}-edge", d=body, stroke_width=2.5),
        piece(
            "circle",
            hue,
            f"{hue}-edge",
            cx=x,
            cy=y - 6,
            r=11,
            stroke_width=2.5,
            data_at=f"pawn {LETTERS[seat]}",
        ),
        label(x, y - 6, LETTERS[seat], 15, f"{hue}-on", font_weight=700),
    ]


def _player(seat: int, player: dict[str, Any], x: float, y: float, acting: bool) -> list[str]:
    """A line of the list: colour and goal, the programme, the planks in reserve."""
    hue, goal = (
        HUES[player["colour"]],
        HUES[player["goal"]] if player["goal"] is not None and player["goal"] >= 0 else None,
    )
    pieces = [
        label(x, y + 20, LETTERS[seat], 34, "wet" if acting else "ink", text_anchor="start", font_weight=700)
    ]
    pieces.append(piece("circle", hue, f"{hue}-edge", cx=x + 52, cy=y + 20, r=14, stroke_width=3))
    if goal is not None:
        pieces.append(
            piece("path", line="ink-2", d=f"M{x + 74:g} {y + 20:g}h26l-8 -7m8 7l-8 7", stroke_width=3)
        )
        house = f"M{x + 108:g} {y + 32:g}v-14l13 -12l13 12v14z"
        pieces.append(piece("path", goal, f"{goal}-edge", d=house, stroke_width=2.5))
    for n, card in enumerate(player["cards"]):
        if card is not None:
            pieces.append(_card(card, x + n * (CARD[0] + 5), y + 46))
    for n, plank in enumerate(player["reserve"]):
        own = HUES[plank["colour"]]
        box: dict[str, Any] = {
            "x": x + n * 30,
            "y": y + 98,
            "width": 26,
            "height": 26,
            "rx": 4,
            "stroke_width": 2,
        }
        pieces.append(piece("rect", "wood", "wood-edge", **box))
        pieces.append(piece("rect", own, x=x + n * 30 + 3, y=y + 119, width=20, height=4))
        pieces.append(label(x + n * 30 + 13, y + 109, plank["size"], 17, "wood-ink"))
    return pieces


def _card(card: dict[str, Any], x: float, y: float) -> str:
    name = card.get("name") or ""
    faint: dict[str, Any] = {"opacity": "0.5"} if card["when"] == "past" else {}
    edge = "wet" if card["when"] == "now" or card["wet"] else "rule-2"
    box = piece(
        "rect",
        "card" if name else "act",
        edge,
        x=x,
        y=y,
        width=CARD[0],
        height=CARD[1],
        rx=6,
        stroke_width=2.5,
    )
    hue = name.partition("-")[2]
    said = label(x + CARD[0] / 2, y + CARD[1] / 2, name.partition("-")[0], 17) if name else ""
    if hue in HUES:
        said += piece("circle", hue, f"{hue}-edge", cx=x + CARD[0] - 9, cy=y + 9, r=6, stroke_width=1.5)
    if card["cancelled"]:
        said += piece("path", line="red", d=f"M{x + 6:g} {y + 34:g}L{x + 78:g} {y + 6:g}", stroke_width=4)
    return piece("g", inside=box + said, **faint)
