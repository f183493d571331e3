"""Which modules are mutated, and which tests have to notice.

Golden records are left out on purpose: a rule has to be caught by a test that says what is wrong. Tests of compiled
rules are left out because mutants live in the interpreted ones; the law *twin* ties the two together.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Suite:
    name: str
    modules: tuple[str, ...]  # within landbridge
    tests: tuple[str, ...]
    ruling: str = ""  # the letter of the game's rulings
    must: int = 95  # per cent killed

    @property
    def full_modules(self) -> list[str]:
        return [f"landbridge.{module}" for module in self.modules]


def _game(name: str, letter: str, *more: str) -> Suite:
    modules = tuple(f"games.{name}.{module}" for module in ("rules", *more))
    named = f"tests/{name}/test_{letter.lower()}[1-9]_*.py"
    tests = (named, f"tests/{name}/test_geometry.py", f"tests/mutants/killers/test_{name}.py")
    return Suite(name, modules, tests, letter)


CORE = ("bits", "defaults", "game", "kit", "loops", "match", "names", "options", "shelf")

SUITES = [
    _game("hashi", "H", "paper"),
    _game("loopit", "L"),
    _game("the_border", "B"),
    _game("river_dragons", "R", "moving", "planks", "removing", "stones", "water", "geometry"),
    Suite(
        "core",
        (
            "core.match",
            "core.game",
            "core.dealer",
            "core.record",
            "core.loops",
            "core.bits",
            "core.graph",
            "core.options",
            "core.names",
            "core.shelf",
        ),
        # Not those that compile or start processes, nor ten thousand damaged records: they are slow, and notice nothing
        # that these do not say in words.
        (
            *(f"tests/core/test_{name}.py" for name in CORE),
            "tests/dealer/*.py",
            "tests/record/test_places.py",
            "tests/record/test_record.py",
            "tests/record/test_written.py",
        ),
    ),
    Suite(
        "table",
        ("server.table", "server.acts", "server.live", "server.trail"),
        ("tests/table/*.py",),
        must=90,
    ),
]
