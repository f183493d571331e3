"""Draw the boards of The Border as pictures, for the docs and for whoever chooses a map.

python -m tools.pictures.the_border docs/pictures/the_border.svg
python -m tools.pictures.the_border my.svg --board my.toml --number 3
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from xml.sax.saxutils import escape

from landbridge.games.the_border.board import Board, load, parse
from landbridge.games.the_border.hexes import Spot, neighbours
from landbridge.games.the_border.show.text_board import middle

SIZE = 26.0  # from the middle of a hexagon to a corner
INK = {
    "r": "#c8323c",
    "g": "#2f8f4e",
    "b": "#2b6cb8",
    "y": "#e8bf2f",
    "o": "#e8792b",
    "s": "#87919c",
}
LAND = ("#efe2c6", "#e2ead0", "#dfe7ee", "#f1dcd3", "#e7e0ef", "#d9ebe3", "#f3e8cf", "#e9e4da", "#dbe9f2")


def centre(spot: Spot) -> tuple[float, float]:
    width = SIZE * math.sqrt(3)
    return width * (spot[0] + (spot[1] % 2) / 2 + 1), 1.5 * SIZE * (spot[1] + 1.2)


def hexagon(spot: Spot, size: float, fill: str, edge: str = "none") -> str:
    x, y = centre(spot)
    corners = [(x + size * math.sin(k * math.pi / 3), y - size * math.cos(k * math.pi / 3)) for k in range(6)]
    points = " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)
    return f'<polygon points="{points}" fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'


def text(spot: Spot, said: str, size: int, fill: str, dy: float = 0.0) -> str:
    x, y = centre(spot)
    return (
        f'<text x="{x:.1f}" y="{y + dy + size * 0.36:.1f}" font-size="{size}" fill="{fill}" '
        f'text-anchor="middle">{escape(said)}</text>'
    )


def picture(board: Board, number: int) -> str:
    """One board: land with name and values, chains of hexagons with the segment's letters."""
    drawn = board.maps[number]
    width = max(centre(spot)[0] for spot in drawn) + SIZE * math.sqrt(3)
    height = max(centre(spot)[1] for spot in drawn) + 1.8 * SIZE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        'font-family="Georgia, serif">',
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="#cfe0ea"/>',
    ]
    for n, area in enumerate(board.areas):
        parts += [hexagon(spot, SIZE + 1, LAND[n]) for spot in area.inside]
    for spot, sign in drawn.items():
        if not sign.isdigit():
            parts.append(hexagon(spot, SIZE + 1, "#f7f2e6"))
    for spot, sign in drawn.items():  # necks make a chain one piece
        for near in neighbours(spot)[:3]:
            if sign[-1] in INK and drawn.get(near) == sign:
                (a, b), (c, d) = centre(spot), centre(near)
                line = f'<line x1="{a:.1f}" y1="{b:.1f}" x2="{c:.1f}" y2="{d:.1f}" '
                parts.append(line + f'stroke="{INK[sign[1]]}" stroke-width="{SIZE * 0.9:.0f}"/>')
    for spot, sign in drawn.items():
        if sign[-1] in INK:
            parts += [hexagon(spot, SIZE * 0.86, INK[sign[1]]), text(spot, sign, 15, "#ffffff")]
        elif not sign.isdigit():
            parts += [hexagon(spot, SIZE * 0.86, "#ffffff", "#444444"), text(spot, "×", 26, "#444444")]
    for area in board.areas:
        spot = middle(area.inside)
        parts.append(text(spot, area.motif, 13, "#3a3a3a", -9))
        parts.append(text(spot, f"{area.value} / {area.later}", 16, "#1a1a1a", 8))
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("--board", type=Path)
    parser.add_argument("--number", type=int, choices=(1, 2, 3, 4), default=1)
    given = parser.parse_args()
    board = parse(given.board.read_text(encoding="utf-8")) if given.board else load()
    given.out.write_text(picture(board, given.number - 1), encoding="utf-8")


if __name__ == "__main__":
    main()
