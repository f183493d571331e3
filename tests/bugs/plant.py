"""Run the laws on a game with a planted bug.

python -m tests.bugs.plant crossing-allowed        # prints the law that breaks
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from typing import Any

from tests.bugs.bug import Bug
from tests.bugs.planted import BUGS
from tests.mutants.planting import plant_source


def planted(bug: Bug) -> str:
    """Return the source of its module with the bug."""
    found = importlib.util.find_spec(bug.module)
    assert found is not None, bug.name
    source = Path(str(found.origin)).read_text(encoding="utf-8")
    assert source.count(bug.right) == 1, f"{bug.name}: {bug.right!r} stands {source.count(bug.right)} times"
    return source.replace(bug.right, bug.wrong)


def plant(bug: Bug) -> None:
    """Make this process play with the bug, in plain Python: nothing compiled has it."""
    plant_source(importlib.import_module(bug.module), planted(bug))
    sys.modules["numba"] = None  # type: ignore[assignment]


def witnesses(bug: Bug, kit: Any) -> dict[str, Any]:
    """What the laws are handed to compare with."""
    rebuilding = importlib.import_module(f"tests.laws.rebuild_{bug.game}")
    swapping = importlib.import_module(f"tests.laws.swap_{bug.game}")
    given = {"swap": swapping.swap, "rebuild": rebuilding.rebuild, "seating": rebuilding.seating(kit)}
    return {name: witness for name, witness in given.items() if name not in bug.without}


def broken_law(bug: Bug, forgotten: str = "", steps: int = 2500) -> str:
    """Run the laws on the game, perhaps without one of them; return the one that breaks, and how."""
    import landbridge
    from landbridge.core import laws

    game = landbridge.game(bug.game)
    kit = game.kit(game.options_from(bug.options))
    hold = laws._Walk.hold

    def hold_others(self: Any, law: str, holds: bool, detail: Any) -> None:
        hold(self, law, holds or law in (forgotten, *bug.besides), detail)

    laws._Walk.hold = hold_others  # type: ignore[method-assign]
    try:
        laws.prove(game, seats=bug.seats, steps=steps, seed=1, kit=kit, **witnesses(bug, kit))
    except laws.LawBroken as broken:
        return f"{broken.law}\n{broken.detail}"
    return "none"


if __name__ == "__main__":
    asked = next(bug for bug in BUGS if bug.name == sys.argv[1])
    plant(asked)
    print(broken_law(asked))
