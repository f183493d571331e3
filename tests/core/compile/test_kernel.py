"""Compiled code can never be stale, and nothing is compiled that nobody asked for."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from landbridge.core.compile import kernel

PROGRAM = textwrap.dedent("""
    import sys
    sys.path.insert(0, sys.argv[1])
    from landbridge.core.compile import kernel
    import game_rules
    fast = kernel.compiled(game_rules)
    hits = lambda: sum(fast.answer.stats.cache_hits.values())
    print(fast.answer(1), hits())
""")
RULES = """
from landbridge.core.compile.kernel import kernel
from game_help import twice
from game_table import TABLE, BONUS

@kernel
def answer(x: int) -> int:
    return twice(x) + TABLE[1] + BONUS
"""
HELP = """
from landbridge.core.compile.kernel import kernel

@kernel
def twice(x: int) -> int:
    return x * 2
"""
TABLE = """
import numpy as np
TABLE = np.array([10, 20])
BONUS = 100
"""


class Workshop:
    """A little game on disk whose files are edited between two runs, each in a process of its own."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.write("game_rules", RULES)
        self.write("game_help", HELP)
        self.write("game_table", TABLE)

    def write(self, module: str, text: str) -> None:
        file = self.folder / f"{module}.py"
        file.write_text(text)
        os.utime(file, (1_000_000_000, 1_000_000_000))  # the same time always: the date must not save us
        for old in (self.folder / "__pycache__").glob("*"):
            old.unlink()

    def run(self) -> tuple[int, int]:
        env = {**os.environ, "LANDBRIDGE_CACHE": str(self.folder / "cache")}
        program = [sys.executable, "-c", PROGRAM, str(self.folder)]
        done = subprocess.run(program, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        value, hits = done.stdout.split()
        return int(value), int(hits)


def test_a_changed_callee_or_table_is_never_found_in_the_cache(tmp_path: Path) -> None:
    shop = Workshop(tmp_path)
    assert shop.run() == (122, 0)
    assert shop.run() == (122, 1), "unchanged code comes from the cache"
    shop.write("game_help", HELP.replace("x * 2", "x * 3"))
    assert shop.run() == (123, 0), "a callee in another file"
    shop.write("game_table", TABLE.replace("20", "30"))
    assert shop.run() == (133, 0), "an array in another file"
    shop.write("game_table", TABLE.replace("20", "30").replace("100", "200"))
    assert shop.run() == (233, 0), "a number in another file"
    shop.write("game_help", HELP)
    shop.write("game_table", TABLE)
    assert shop.run() == (122, 1), "and back: the first code is still there"


def module_of(**things: object) -> ModuleType:
    module = ModuleType("made_up")
    module.__dict__.update(things)
    return module


def made(source: str, **things: object) -> ModuleType:
    module = module_of(kernel=kernel.kernel, **things)
    exec(source, module.__dict__)
    return module


def test_the_fingerprint_sees_what_a_kernel_reads() -> None:
    source = "@kernel\ndef f(x):\n    return x + LIMIT\n"
    same = kernel.fingerprint(made(source, LIMIT=3))
    assert same == kernel.fingerprint(made(source, LIMIT=3))
    assert same != kernel.fingerprint(made(source, LIMIT=4))
    assert same != kernel.fingerprint(made(source.replace("+", "-"), LIMIT=3))
    table = np.array([1, 2])
    assert kernel.fingerprint(made(source, LIMIT=table)) != kernel.fingerprint(made(source, LIMIT=table + 1))


@pytest.mark.parametrize("thing", [[1, 2], {"a": 1}, os, 1.5], ids=["list", "dict", "module", "float"])
def test_a_kernel_may_not_read_what_could_change_unseen(thing: object) -> None:
    with pytest.raises(kernel.KernelError, match="f: THING is a"):
        kernel.fingerprint(made("@kernel\ndef f(x):\n    return THING\n", THING=thing))


def run(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_importing_compiles_nothing() -> None:
    program = (
        "import sys, landbridge;"
        "h = landbridge.game('hashi'); k = h.kit(); s = h.start(k, 2); h.offers(k, s, 0);"
        "print({'numba', 'fluent', 'rich'} & {*sys.modules})"
    )
    assert run(program) == "set()\n"


def test_without_numba_the_same_rules_are_interpreted() -> None:
    out = run(
        "import sys; sys.modules['numba'] = None\n"
        "import landbridge\n"
        "report = landbridge.laws.prove(landbridge.game('hashi'), seats=2, steps=300)\n"
        "print(report.steps >= 300, report.checked['twin'])"
    )
    assert out.split() == ["True", "0"]


def test_two_games_never_share_compiled_loops() -> None:
    import landbridge
    from landbridge.core.compile import loops
    from landbridge.games.hashi.rules import paper, rulebook

    one, two = kernel.compiled_bound(loops, rulebook), kernel.compiled_bound(loops, paper)
    assert one.__file__ != two.__file__
    assert one.check_at is not two.check_at
    assert landbridge.game("hashi").kit().compiled().rules.loops is one
