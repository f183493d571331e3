"""The learning curves of the champions and of the PPO baseline, for docs/pictures: `python -m tools.pictures.curves`.

Each shipped net has its curve in `champion.json`: how far off the points were that it expected; for Hashi what
it scores alone without looking ahead.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from landbridge import registry
from landbridge.core.parts import file

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"
WIDE, HIGH, LEFT, TOP = 640, 260, 56, 40
INK, GRID, LINE = "#3a3630", "#d8d2c4", "#2454bc"


def drawn(title: str, values: list[float], breaks: list[int]) -> str:
    """A line of values, generation by generation; where a further training began there is a stroke."""
    low, high = min(values), max(values)
    room = (high - low) or 1.0
    low, high = low - 0.05 * room, high + 0.05 * room

    def x(i: float) -> float:
        return LEFT + (WIDE - LEFT - 16) * i / max(1, len(values) - 1)

    def y(value: float) -> float:
        return TOP + (HIGH - TOP - 36) * (high - value) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" font-family="sans-serif">',
        f"<title>{title}</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#faf7f0"/>',
        f'<text x="{LEFT}" y="24" font-size="15" fill="{INK}">{title}</text>',
    ]
    for k in range(5):
        value = low + (high - low) * k / 4
        parts.append(f'<path d="M{LEFT} {y(value):.1f}H{WIDE - 16}" stroke="{GRID}"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" font-size="12" text-anchor="end" fill="{INK}">'
            f"{value:.2f}</text>"
        )
    step = max(1, len(values) // 8)
    for i in range(0, len(values), step):
        parts.append(
            f'<text x="{x(i):.1f}" y="{HIGH - 14}" font-size="12" text-anchor="middle" fill="{INK}">{i}</text>'
        )
    for i in breaks:
        parts.append(
            f'<path d="M{x(i - 0.5):.1f} {TOP}V{HIGH - 36}" stroke="{GRID}" stroke-dasharray="4 4"/>'
        )
    path = " ".join(f"{x(i):.1f},{y(value):.1f}" for i, value in enumerate(values))
    parts.append(f'<polyline points="{path}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    for name in registry.game_names():
        told: dict[str, Any] = json.loads(file(registry.game(name), "bot", "champion.json").read_text())
        curve: list[dict[str, Any]] = [line for run in told["runs"] for line in run["curve"]]
        begun, breaks = 0, []
        for run in told["runs"][:-1]:
            begun += len(run["curve"])
            breaks.append(begun)
        title, values = "Error of the expected points, by generation", [line["error"] for line in curve]
        if name == "hashi":
            title, values = (
                "Hashi alone, points without looking ahead, by generation",
                [line["points"]["1"] for line in curve],
            )
        elif name == "river_dragons":
            title = "Error of the expected wins, by generation"
        (FOLDER / f"learning-{name}.svg").write_text(drawn(title, values, breaks))
    ppo: dict[str, Any] = json.loads((ROOT / "examples" / "baselines" / "ppo.json").read_text())
    title = "PPO, Hashi alone: points while it learns, every 40,960 steps"
    values = [line["points"] for line in ppo["curve"]]
    (FOLDER / "learning-ppo.svg").write_text(drawn(title, values, []))


if __name__ == "__main__":
    main()
