"""Plants one bug: a line of the source is another while the module is imported. A pytest plugin and a command.

PLANT=crossing-allowed pytest -p tests.bugs.plant tests/games/hashi/test_h3_bridges.py
python -m tests.bugs.plant crossing-allowed        # runs the laws, prints the one that breaks
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from tests.bugs.bug import Bug, all_bugs


class _Saboteur(importlib.abc.MetaPathFinder):
    """Finds the module that is to have the bug; every other is found as ever."""

    def __init__(self, bug: Bug):
        self.bug = bug

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.bug.module:
            return None
        found = importlib.machinery.PathFinder.find_spec(fullname, path)
        assert found is not None
        assert found.origin is not None
        loader = _Sabotaged(fullname, found.origin)
        loader.bug = self.bug
        return importlib.util.spec_from_file_location(fullname, found.origin, loader=loader)


class _Sabotaged(importlib.machinery.SourceFileLoader):
    bug: Bug

    def get_data(self, path: str) -> bytes:
        return planted(super().get_data(path).decode(), self.bug).encode()

    def path_stats(self, path: str) -> Mapping[str, object]:
        raise OSError("no byte code of a sabotaged module is read or kept")


def planted(source: str, bug: Bug) -> str:
    assert source.count(bug.right) == 1, f"{bug.name}: {bug.right!r} stands {source.count(bug.right)} times"
    return source.replace(bug.right, bug.wrong)


def plant(name: str) -> Bug:
    bug = next(bug for bug in all_bugs() if bug.name == name)
    assert bug.module not in sys.modules, f"{bug.module} is imported already"
    sys.meta_path.insert(0, _Saboteur(bug))
    return bug


def witnesses(bug: Bug, kit: Any) -> dict[str, Any]:
    """What the laws are handed to compare with."""
    rebuilding = importlib.import_module(f"tests.laws.rebuild_{bug.game}")
    swapping = importlib.import_module(f"tests.laws.swap_{bug.game}")
    given = {"swap": swapping.swap, "rebuild": rebuilding.rebuild, "seating": rebuilding.seating(kit)}
    return {name: witness for name, witness in given.items() if name not in bug.without}


def broken_law(bug: Bug, forgotten: str = "", steps: int = 2500) -> str:
    """Run the laws on the sabotaged game, perhaps without one of them; the one that breaks, and how."""
    import landbridge
    from landbridge.core import laws

    game = landbridge.game(bug.game)
    kit = game.kit(game.options_from(bug.options))
    kit = kit.compiled() if bug.compiled else kit
    hold = laws._Walk.hold

    def hold_others(self: Any, law: str, holds: bool, detail: Any) -> None:
        hold(self, law, holds or law in (forgotten, *bug.besides), detail)

    laws._Walk.hold = hold_others  # type: ignore[method-assign]
    try:
        laws.prove(game, seats=bug.seats, steps=steps, seed=1, kit=kit, **witnesses(bug, kit))
    except laws.LawBroken as broken:
        return f"law: {broken.law}\n{broken.detail}"
    return "law: none"


def main(name: str, forgotten: str = "") -> None:
    print(broken_law(plant(name), forgotten))


if __name__ == "__main__":
    main(*sys.argv[1:])
elif os.environ.get("PLANT"):
    plant(os.environ["PLANT"])
