"""Numbers and seats' letters as strokes of a pen, for drawings that become pictures where no font may be installed.

`without_fonts` takes the pieces of a drawing and writes what `drawing.label` put into them: digits, capital letters and
the few signs that stand beside them. What has no stroke here leaves a gap.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import unescape

__all__ = ["without_fonts"]

WIDE, HIGH, NEXT = 4, 6, 5.6  # of a sign, and where the next one begins
SIGNS = {
    "0": "M2 0C.6 0 0 1.4 0 3S.6 6 2 6 4 4.6 4 3 3.4 0 2 0Z",
    "1": "M.8 1.2 2.2 0V6",
    "2": "M.2 1.4C.4.5 1.1 0 2 0 3.1 0 3.8.7 3.8 1.7 3.8 3.2.4 4.4.2 6H4",
    "3": "M.3 1C.7.3 1.3 0 2 0 3 0 3.7.6 3.7 1.5S3 2.9 2 2.9C3.1 2.9 3.9 3.4 3.9 4.4S3.1 6 2 6C1.2 6 .5 5.7.1 5",
    "4": "M3 6V0L0 4.2H4",
    "5": "M3.6 0H.6L.4 2.6C.9 2.3 1.4 2.2 2 2.2 3.1 2.2 3.9 2.9 3.9 4.1S3.1 6 1.9 6C1.1 6 .5 5.7.1 5.1",
    "6": "M3.4.5C2.9.1 2.5 0 2.1 0 .8 0 0 1.5 0 3.6 0 5.1.8 6 2 6S4 5.2 4 4.1 3.2 2.3 2.1 2.3C1.1 2.3.3 2.9 0 3.8",
    "7": "M.1 0H3.9C2.6 1.8 1.9 3.7 1.7 6",
    "8": "M2 2.8C.9 2.8.3 2.2.3 1.4S1 0 2 0 3.7.6 3.7 1.4 3.1 2.8 2 2.8"
    "C.8 2.8 0 3.4 0 4.4S.8 6 2 6 4 5.4 4 4.4 3.2 2.8 2 2.8Z",
    "9": "M.6 5.5C1.1 5.9 1.5 6 1.9 6 3.2 6 4 4.5 4 2.4 4 .9 3.2 0 2 0S0 .8 0 1.9.8 3.7 1.9 3.7C2.9 3.7 3.7 3.1 4 2.2",
    "A": "M0 6 2 0 4 6M.7 4H3.3",
    "B": "M0 0V6H2C3.2 6 4 5.4 4 4.4S3.2 2.9 2 2.9H0M2 2.9C3 2.9 3.7 2.3 3.7 1.4S3 0 2 0H0",
    "C": "M3.9 1.2C3.5.4 2.9 0 2.1 0 .9 0 0 1.2 0 3S.9 6 2.1 6C2.9 6 3.5 5.6 3.9 4.8",
    "D": "M0 0V6H1.6C3.1 6 4 4.9 4 3S3.1 0 1.6 0Z",
    "E": "M3.6 0H0V6H3.7M0 2.9H3",
    "F": "M3.6 0H0V6M0 2.9H3",
    "G": "M3.9 1.2C3.5.4 2.9 0 2.1 0 .9 0 0 1.2 0 3S.9 6 2.1 6C3.2 6 4 5.2 4 4V3.4H2.2",
    "H": "M0 0V6M4 0V6M0 2.9H4",
    "+": "M.2 3H3.8M2 1.2V4.8",
    "−": "M.4 3H3.6",
    "-": "M.4 3H3.6",
    "×": "M.5 1.8 3.5 4.8M3.5 1.8.5 4.8",
    "/": "M.4 6.4 3.6-.4",
    "✓": "M0 3.4 1.5 5.6 4 .8",
    "·": "M2 3h.1",
}
LABEL = re.compile(r"<text ([^>]*)>([^<]*)</text>")
ATTRIBUTE = re.compile(r'([a-z-]+)="([^"]*)"')
CAPITALS = 0.7  # of the size of a font, how high its capitals are


def without_fonts(pieces: Iterable[str]) -> list[str]:
    return [LABEL.sub(_written, one) for one in pieces]


def _written(found: re.Match[str]) -> str:
    given = dict(ATTRIBUTE.findall(found[1]))
    said = unescape(found[2])
    scale = float(given["font-size"]) * CAPITALS / HIGH
    long = (len(said) * NEXT - (NEXT - WIDE)) * scale
    before = {"middle": 0.5, "end": 1.0}.get(given.get("text-anchor", ""), 0.0)
    x, y = float(given["x"]) - long * before, float(given["y"]) - HIGH * scale
    colour = given.get("class", "f-ink").replace("f-", "s-")
    pen = 1.05 if int(given.get("font-weight", "400")) > 500 else 0.75
    strokes = "".join(
        f'<path transform="translate({place * NEXT:.1f} 0)" d="{SIGNS[sign]}"/>'
        for place, sign in enumerate(said)
        if sign in SIGNS
    )
    return (
        f'<g class="{colour}" transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})" fill="none" '
        f'stroke-width="{pen}" stroke-linecap="round" stroke-linejoin="round">{strokes}</g>'
    )
