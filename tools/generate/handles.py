"""The games' kinds of handles for the page: `python -m tools.generate.handles` writes web/src/games/<game>/handles.ts.

python -m tools.generate.handles
"""

from __future__ import annotations

import pkgutil
from importlib import import_module, util
from pathlib import Path

from landbridge import games

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"


class Handles(dict[str, dict[str, str]]):
    """What a game's `handles` module lists, by class and constant: `["Kind"]["ISLAND"]` is `island`."""

    @property
    def kinds(self) -> set[str]:
        return set(self["Kind"].values())

    @property
    def words(self) -> set[str]:
        return set(self["Word"].values())


def every() -> dict[str, Handles]:
    """Of each game that has the module."""
    homes = (f"{games.__name__}.{found.name}" for found in pkgutil.iter_modules(games.__path__))
    there = [home for home in homes if util.find_spec(f"{home}.handles")]
    return {home.rpartition(".")[2]: listed(home) for home in there}


def listed(home: str) -> Handles:
    module = import_module(f"{home}.handles")
    return Handles(
        {
            one: {name: value for name, value in vars(getattr(module, one, object)).items() if name.isupper()}
            for one in ("Kind", "Word")
        }
    )


def file(game: str) -> Path:
    return PAGE / game / "handles.ts"


def text(game: str, found: Handles) -> str:
    """The same names as in Python."""
    lines = [
        f"// Made by tools/generate/handles.py from src/landbridge/games/{game}/handles.py, which says what they mean.",
        'import type { HandleKind } from "../../desk/handles";',
        "",
        "export const Kind = {",
        *(f'  {name}: "{kind}" as HandleKind,' for name, kind in found["Kind"].items()),
        "};",
    ]
    if found["Word"]:
        lines += ["", "export const Word = {"]
        lines += [f'  {name}: "{word}",' for name, word in found["Word"].items()]
        lines += ["} as const;"]
    return "\n".join([*lines, ""])


def main() -> None:
    for game, found in every().items():
        file(game).write_text(text(game, found), encoding="utf-8")


if __name__ == "__main__":
    main()
