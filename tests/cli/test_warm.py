"""`landbridge warm`: after it nothing is compiled any more, and what goes wrong is said."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from bench import cold
from landbridge import registry, warm
from landbridge.core.compile import kernel
from landbridge.core.compile.kernel import can_compile
from landbridge.texts import LANGUAGES
from tests.terminal.script import landbridge_command

needs_numba = pytest.mark.skipif(not can_compile(), reason="there is nothing to compile")


@needs_numba
@pytest.mark.all
def test_a_process_after_it_compiles_nothing() -> None:
    """Loopit is the quickest to compile; `python bench/cold.py` shows the same of all games."""
    told = cold.measured(["loopit"])
    assert re.search(r"Loopit took \d+\.\d s", told["warm"]["out"])
    assert [one["compiled"] for one in told["starts"]] == [[]]
    assert told["cache_folders"] < kernel.KEPT, "the cache would drop what has just been compiled"


@needs_numba
def test_what_is_not_warm_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof above can fail: with an empty cache the same start compiles."""
    monkeypatch.setenv("LANDBRIDGE_GAMES", "examples/beacons")
    done = cold.timed([str(cold.__file__), "--start", "beacons", "{}", "--only-game"], str(tmp_path))
    assert '"compiled": ["' in done["out"]


def test_every_rules_module_has_its_turn() -> None:
    modules = {kit.rules.module.__name__ for kit in warm.rule_sets("hashi")}
    assert modules == {"landbridge.games.hashi.rules.rulebook", "landbridge.games.hashi.rules.paper"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_numba_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    done = landbridge_command("warm", "--lang", lang)
    assert done.code == 2
    assert "pip install numba" in done.out + done.err


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    done = landbridge_command("warm", "hashi", "chess")
    assert done.code == 2
    assert "chess" in done.out + done.err
    assert all(name in done.out + done.err for name in registry.OURS)


def test_a_game_that_fails_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "_size", lambda name: 0)
    with pytest.raises(KeyError, match="nothing"):
        list(warm.made_ready(["nothing"]))
