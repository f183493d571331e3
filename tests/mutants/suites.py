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

    @property
    def full_modules(self) -> list[str]:
        return [f"landbridge.{module}" for module in self.modules]


def _game(name: str, letter: str, *modules: str) -> Suite:
    modules = tuple(f"games.{name}.{module}" for module in modules)
    named = f"tests/games/{name}/test_{letter.lower()}[1-9]_*.py"
    tests = (named, f"tests/games/{name}/test_geometry.py", f"tests/mutants/killers/test_{name}.py")
    return Suite(name, modules, tests, letter)


CORE = ("bits", "bounded", "defaults", "game", "kit", "options", "text")

RIVER = ("rulebook", "pawns", "planks", "removal", "stones", "occupancy", "geometry")

SUITES = [
    _game("hashi", "H", "rules.rulebook", "rules.paper"),
    _game("loopit", "L", "rules"),
    _game("the_border", "B", "rules"),
    _game("river_dragons", "R", *(f"rules.{name}" for name in RIVER)),
    Suite(
        "core",
        (
            "core.play.match",
            "core.game",
            "core.play.dealer",
            "core.play.luck",
            "core.play.transcript",
            "core.play.transcript_text",
            "core.play.leaving",
            "core.play.undo",
            "core.play.record.header",
            "core.play.record.reading",
            "core.play.record.writing",
            "core.play.record.chance",
            "core.compile.loops",
            "core.bits",
            "core.graph",
            "core.options",
            "core.text",
            "core.bounded",
            "core.play.shelf",
        ),
        # Not those that compile or start processes, nor ten thousand damaged records: they are slow, and notice nothing
        # that these do not say in words.
        (
            *(f"tests/core/test_{name}.py" for name in CORE),
            "tests/core/compile/test_loops.py",
            "tests/core/play/*.py",
            "tests/dealer/*.py",
            "tests/record/test_left.py",
            "tests/record/test_luck_lines.py",
            "tests/record/test_places.py",
            "tests/record/test_record.py",
            "tests/record/test_written.py",
        ),
    ),
    Suite(
        "table",
        (
            "table.table",
            "table.parts",
            "table.handlers",
            "table.moving",
            "table.actions",
            "table.luck.agreeing",
            "table.luck.attempts",
            "table.live_match",
            "table.recent",
            "table.history",
            "table.opening",
            "table.practice",
            "table.replay",
            "table.views",
        ),
        ("tests/table/*.py", *(f"tests/table/{name}/*.py" for name in ("kept", "luck", "people", "playing"))),
    ),
]
