"""Fills in the tables of planes in docs/observations.md, from what the encodings say of themselves.

    python -m tools.generate.observations

A table stands between `<!-- planes: GAME OPTIONS -->` and `<!-- end -->`.
"""

from __future__ import annotations

import re
from pathlib import Path

from landbridge import registry
from landbridge.lab.observation import encoding

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
BLOCK = re.compile(r"(<!-- planes: (\w+)((?: \w+=\w+)*) -->\n).*?(<!-- end -->)", re.DOTALL)


def filled(text: str) -> str:
    """The page with its tables as they should be."""
    return BLOCK.sub(lambda found: found[1] + table(found[2], found[3].split()) + found[4], text)


def table(name: str, options: list[str]) -> str:
    """The planes of a game; an axis that changes with the number of seats is called so."""
    game = registry.game(name)
    kit = game.kit(game.options_from(dict(option.split("=") for option in options)))
    few, many = game.seats[-2], game.seats[-1]
    least, most = encoding(kit, few), encoding(kit, many)
    lines = ["", "| plane | shape | from | to | |", "| --- | --- | --- | --- | --- |"]
    for one, other in zip(least.planes, most.planes, strict=True):
        axes = zip(one.shape, other.shape, strict=True)
        shape = " × ".join(str(a) if a == b else "seats" for a, b in axes)
        high = str(other.high) if one.high == other.high else "seats − 1"
        low = str(one.low).replace("-", "−")
        lines.append(f"| `{one.name}` | {shape} | {low} | {high} | {one.about} |")
    sizes = [f"{seats}: {encoding(kit, seats).size:,}" for seats in game.seats]
    lines += ["", f"Version {most.version}; numbers in a row by seats: {', '.join(sizes)}.", "", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
