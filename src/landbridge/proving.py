"""What a new game begins as, and the proof that it obeys the laws: the commands `new` and `prove`."""

from __future__ import annotations

import keyword
import re
import sys
from importlib import resources
from pathlib import Path

from landbridge import registry
from landbridge.core import laws
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import Game
from landbridge.core.options import variants
from landbridge.core.text import PATH, shown

__all__ = ["CannotBegin", "begin", "prove"]

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
SKELETON = "skeleton"


class CannotBegin(LandbridgeError):
    """A name that no game can have, or a place where something is already."""


def begin(name: str, parent: Path) -> Path:
    """Write a small whole game into a folder of its name, as a beginning; return the folder."""
    taken = name in registry.OURS or name in sys.stdlib_module_names or keyword.iskeyword(name)
    if len(name) > 40 or not NAME.fullmatch(name) or taken or name == "landbridge":
        raise CannotBegin(Fact("prove-name", {"name": shown(name)}))
    folder = parent / name
    if folder.exists():
        raise CannotBegin(Fact("prove-exists", {"folder": shown(str(folder), PATH)}))
    source = resources.files("landbridge").joinpath(SKELETON)
    for file in ("__init__.py", "rules.py", f"texts/en/{SKELETON}.ftl"):
        text = source.joinpath(*file.split("/")).read_text(encoding="utf-8")
        # In texts, names have hyphens; as a title, spaces.
        text = text.replace(f"{SKELETON} = Skeleton", f"{SKELETON} = {name.replace('_', ' ').capitalize()}")
        text = text.replace(f"{SKELETON}-", f"{name.replace('_', '-')}-").replace(
            f'"{SKELETON}"', f'"{name}"'
        )
        text = re.sub(f"^{SKELETON} =", f"{name.replace('_', '-')} =", text, flags=re.MULTILINE)
        text = text.replace("class Skeleton", f"class {name.title().replace('_', '')}")
        text = text.replace("Skeleton", name.replace("_", " ").capitalize())
        target = folder / file.replace(SKELETON, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return folder


def prove(game: Game, steps: int, seed: int) -> laws.Report:
    """Check the laws with every number of seats and every option, so many steps in all; or raise `LawBroken`."""
    cases = list(laws.configurations(game, variants(game.options)))
    report = laws.Report()
    for options, seats in cases:
        report += laws.prove(game, options, seats, max(1, steps // len(cases)), seed)
    return report
