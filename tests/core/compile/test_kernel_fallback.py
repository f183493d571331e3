"""A Numba whose internals have moved: one warning, plain `njit`, the same games, and a cache that is never stale."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import textwrap
import tomllib
import warnings
from collections.abc import Iterator
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from landbridge.core.compile import kernel as kernels
from landbridge.core.compile import linking
from landbridge.core.compile.kernel import can_compile
from tests.core.compile import test_linking

pytestmark = pytest.mark.skipif(not can_compile(), reason="falls back to another way of compiling")

ROOT = Path(__file__).parents[3]
REMEMBERED: tuple[Any, ...] = (
    linking.available,
    linking.works,
    linking.warn_moved,
    kernels.cache_folder,
    kernels.linked,
    kernels.compiled,
)


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Nothing is known about this Numba, and nothing is compiled."""
    monkeypatch.setenv("LANDBRIDGE_CACHE", str(tmp_path))
    for remembered in REMEMBERED:
        remembered.cache_clear()
    yield
    for remembered in REMEMBERED:
        remembered.cache_clear()


def sum_of_squares() -> Any:
    return kernels.compiled(test_linking).sum_of_squares


def small() -> Any:
    found = np.zeros(1, test_linking.SMALL)
    found["tiny"], found["short"] = 4, 100
    return found


ANSWER = 16 + 100**2 + 0 + 9


def test_the_tested_versions_are_those_that_are_asked_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["train"]]
    assert {one.partition(";")[0] for one in asked if re.match(r"numba\b(?!-)", one)} == {linking.TESTED}
    low, high = _versions(linking.TESTED)
    for lock in (ROOT / "requirements").glob("*.lock"):
        assert all(low <= one < high for one in _versions(*re.findall(r"^numba==.*", lock.read_text(), re.M)))


def _versions(*texts: str) -> list[tuple[int, int]]:
    return [(int(a), int(b)) for text in texts for a, b in re.findall(r"[=<](\d+)\.(\d+)", text)]


def test_this_numba_has_all_that_is_used(fresh: None) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert linking.available()
        assert linking.works()


@pytest.mark.parametrize(
    ("module", "name", "member"),
    [(module, name, member) for module, name, members in linking.INTERNALS for member in (*members, "")],
)
def test_whatever_is_missing_is_noticed(
    module: str, name: str, member: str, fresh: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The class without that member, or no such class."""
    import numba

    home = import_module(module)
    if member:
        rest = {one: getattr(getattr(home, name), one) for one in dir(getattr(home, name)) if one != member}
        monkeypatch.setattr(home, name, SimpleNamespace(**rest))
    else:
        monkeypatch.delattr(home, name)
    with pytest.warns(RuntimeWarning, match=rf"Numba {numba.__version__} .*{member or name}.*pip install"):
        assert not linking.available()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert not linking.available(), "and is told once"


def test_plain_njit_computes_the_same_under_another_fingerprint(
    fresh: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = kernels.fingerprint(test_linking)
    monkeypatch.setattr(linking, "available", lambda: False)
    assert kernels.fingerprint(test_linking) != usual
    entry = sum_of_squares()
    assert entry(small()) == ANSWER
    assert not set(linking.OPTIONS) & set(entry.targetoptions)
    inner: Any = kernels.linked(test_linking)
    assert len(inner.squared.signatures) > 1, "compiled for numbers of each width"


@pytest.mark.parametrize("error", [AttributeError, TypeError, ImportError, RuntimeError])
def test_what_fails_when_it_is_used_is_not_used(
    error: type[Exception], fresh: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The names are there and mean something else."""

    def other() -> type:
        raise error("moved")

    monkeypatch.setattr(linking, "_light", other)
    with pytest.warns(RuntimeWarning, match="moved") as told:
        assert sum_of_squares()(small()) == ANSWER
    assert len(told) == 1


def test_code_that_computes_something_else_is_not_used(fresh: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linking, "_next", lambda number: number + 2)
    with pytest.warns(RuntimeWarning, match="something else"):
        assert sum_of_squares()(small()) == ANSWER


def test_without_a_cache_folder_of_its_own_nothing_is_kept(
    fresh: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba's own place is named after a file: what was found there could be stale."""
    monkeypatch.setattr(kernels, "_numba_cache_in", lambda folder: nullcontext())
    with pytest.warns(RuntimeWarning, match="cache folder") as told:
        entry = sum_of_squares()
    assert len(told) == 1
    assert entry(small()) == ANSWER
    assert entry.stats.cache_path is None


# --- a whole game with a Numba of other names ---------------------------------------------------------------

RENAMED = [
    "get_call_template",
    "get_pointer_to_function",
    "_ensure_finalized",
    "_finalize_dynamic_globals",
    "_finalize_final_module",
    "_finalized",
    "_library_class",
    "_nrt",
    "_optimize_final_module",
    "_verify_declare_only_symbols",
    "JITCodeLibrary",
    "no_cfunc_wrapper",
    "no_cpython_wrapper",
]
PROGRAM = textwrap.dedent("""
    import re, sys
    from importlib.machinery import PathFinder, SourceFileLoader

    words = re.compile(rb"\\\\b(" + "|".join(sys.argv[1:]).encode() + rb")\\\\b")

    class Renaming(SourceFileLoader):
        def get_code(self, name):
            text = self.get_data(self.path)
            if not words.search(text):
                return super().get_code(name)
            return compile(words.sub(rb"\\\\1_elsewhere", text), self.path, "exec", dont_inherit=True)

    class Finder(PathFinder):
        @classmethod
        def find_spec(cls, name, path=None, target=None):
            if name.partition(".")[0] != "numba":
                return None
            spec = super().find_spec(name, path, target)
            if spec and isinstance(spec.loader, SourceFileLoader):
                spec.loader = Renaming(name, spec.origin)
            return spec

    sys.meta_path.insert(0, Finder)
    import landbridge
    from landbridge.lab.fast.playouts import random_games

    game = landbridge.game("hashi")
    kit = game.kit()
    fast = kit.compiled()
    one, two = (random_games(which, 2, 3, first=5) for which in (fast, kit))
    print(one.decisions, one.decisions == two.decisions and one.states.tobytes() == two.states.tobytes())
    print(sum(fast.rules.loops.play_many.stats.cache_hits.values()))
""").replace("\\\\", "\\")


@pytest.mark.all
def test_a_numba_of_other_names_plays_the_same_games(tmp_path: Path) -> None:
    """Every name is another one throughout Numba: it still works, and what is used here is gone."""
    env = {**os.environ, "LANDBRIDGE_CACHE": str(tmp_path)}
    hits = []
    for _ in range(2):
        program = [sys.executable, "-W", "always::RuntimeWarning", "-c", PROGRAM, *RENAMED]
        done = subprocess.run(program, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert done.stderr.count("RuntimeWarning") == 1, done.stderr
        decisions, same, found = done.stdout.split()
        assert int(decisions) > 100
        assert same == "True"
        hits.append(int(found))
    assert hits == [0, 1], "compiled once, then loaded"
