"""The result of `bench/playouts.py` as a picture: bars on a logarithmic scale, ours in colour."""

from __future__ import annotations

import json
import sys
from html import escape
from math import log10
from pathlib import Path
from typing import Any

WIDTH, LEFT, RIGHT, ROW, TOP = 860, 250, 90, 24, 56
INK, FAINT, PAPER = "#3a3630", "#cfc8b8", "#faf7f0"
OURS, THEIRS = "#2b6cb8", "#b9b0a0"


def plot(told: dict[str, Any]) -> str:
    """An SVG that stands alone."""
    rows = sorted(told["rows"], key=lambda row: -row["decisions_per_s"])
    low = int(log10(min(row["decisions_per_s"] for row in rows)))
    high = int(log10(max(row["decisions_per_s"] for row in rows))) + 1
    span = WIDTH - LEFT - RIGHT

    def at(rate: float) -> float:
        return LEFT + span * (log10(rate) - low) / (high - low)

    height = TOP + ROW * len(rows) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-size="13" '
        f'font-family="Verdana, \'DejaVu Sans\', sans-serif" fill="{INK}">',
        "<title>Decisions a second in random play</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="{LEFT}" y="26" font-size="16">Decisions a second in random play</text>',
    ]
    for power in range(low, high + 1):
        x = at(10**power)
        parts.append(f'<path d="M{x:.1f} {TOP - 8}V{height - 32}" stroke="{FAINT}"/>')
        parts.append(f'<text x="{x:.1f}" y="{height - 14}" text-anchor="middle">{_power(power)}</text>')
    for i, row in enumerate(rows):
        y, end = TOP + ROW * i, at(row["decisions_per_s"])
        fill = OURS if row["family"] == "landbridge" else THEIRS
        name = f"{row['name'].replace('_', ' ')} · {row['place']}"
        parts.append(f'<text x="{LEFT - 8}" y="{y + 14}" text-anchor="end">{escape(name)}</text>')
        parts.append(
            f'<rect x="{LEFT}" y="{y + 2}" width="{end - LEFT:.1f}" height="{ROW - 8}" rx="2" fill="{fill}"/>'
        )
        parts.append(f'<text x="{end + 6:.1f}" y="{y + 14}">{_short(row["decisions_per_s"])}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _power(power: int) -> str:
    return {3: "1 k", 4: "10 k", 5: "100 k", 6: "1 M", 7: "10 M", 8: "100 M", 9: "1 G", 10: "10 G"}.get(
        power, f"10^{power}"
    )


def _short(rate: float) -> str:
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if rate >= size:
            return f"{rate / size:.1f} {letter}"
    return f"{rate:.0f}"


def main() -> int:
    """`python bench/playouts_plot.py one.json another.json > picture.svg`: results of several runs in one picture."""
    rows = [
        row for file in sys.argv[1:] for row in json.loads(Path(file).read_text(encoding="utf-8"))["rows"]
    ]
    print(plot({"rows": rows}), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
