"""Plants one bug: a line of the source is another while the module is imported. A pytest plugin and a command.

PLANT=crossing-allowed pytest -p tests.bugs.plant tests/hashi/test_h3_bridges.py
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


def main(name: str) -> None:
    """Run the laws on the sabotaged game; print the one that breaks."""
    bug = plant(name)
    import landbridge
    from landbridge.core.laws import LawBroken

    game = landbridge.game(bug.game)
    swap = importlib.import_module(f"tests.laws.swap_{bug.game}").swap if bug.swap else None
    kit = game.kit(game.options_from(bug.options))
    kit = kit.compiled() if bug.compiled else kit
    try:
        landbridge.laws.prove(game, seats=bug.seats, steps=2500, seed=1, swap=swap, kit=kit)
    except LawBroken as broken:
        print(f"law: {broken.law}")
        print(broken.detail)
    else:
        print("law: none")


if __name__ == "__main__":
    main(sys.argv[1])
elif os.environ.get("PLANT"):
    plant(os.environ["PLANT"])
