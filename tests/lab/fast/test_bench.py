"""The bench: figures that belong together, with Numba and without."""

from __future__ import annotations

import json

import pytest
import typer
from typer.testing import CliRunner

from landbridge.core.compile.kernel import can_compile
from landbridge.core.errors import LandbridgeError
from landbridge.lab.fast import bench
from landbridge.lab.fast.command import bench as command

APP = typer.Typer()
APP.command()(command)


@pytest.fixture
def _no_cold_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling afresh takes many seconds; what it costs is measured when somebody asks for it."""
    monkeypatch.setattr(bench, "_start_seconds", lambda *_: 1.5)


@pytest.mark.skipif(not can_compile(), reason="measures compiled rules")
@pytest.mark.usefixtures("_no_cold_start")
def test_json_is_sane() -> None:
    said = CliRunner().invoke(APP, ["hashi", "--seconds", "0.2", "--json"])
    assert said.exit_code == 0, said.output
    told = json.loads(said.stdout)
    fast, slow = told["compiled"], told["interpreted"]
    for speed in (fast, slow):
        assert speed["decisions_per_second"] == pytest.approx(speed["decisions"] / speed["seconds"])
        assert 4 * 18 * speed["games"] <= speed["decisions"] <= 4 * 90 * speed["games"]
        assert speed["seconds"] >= 0.2
    assert told["ratio"] == pytest.approx(fast["decisions_per_second"] / slow["decisions_per_second"])
    assert told["ratio"] > 2
    assert told["compile_seconds"] == told["load_seconds"] == 1.5
    assert set(told["versions"]) == {"python", "numpy", "numba"}


@pytest.mark.skipif(not can_compile(), reason="measures compiled rules")
@pytest.mark.usefixtures("_no_cold_start")
def test_the_table_names_both_ways() -> None:
    said = CliRunner().invoke(APP, ["hashi", "--seconds", "0.05", "--seats", "2"])
    assert said.exit_code == 0, said.output
    assert "Hashi, 2 players" in said.stdout
    for word in ("compiled", "interpreted", "times as fast", "compiles for 1.5 s"):
        assert word in said.stdout


def test_without_numba_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "can_compile", lambda: False)
    said = CliRunner().invoke(APP, ["hashi", "--seconds", "0.05"])
    assert said.exit_code == 0, said.output
    assert "pip install numba" in said.stdout
    assert "interpreted" in said.stdout


@pytest.mark.skipif(not can_compile(), reason="starts a process with compiled rules")
def test_a_fresh_process_says_how_long_it_took(capsys: pytest.CaptureFixture[str]) -> None:
    bench.first_game("hashi", 2, "side=B")
    assert float(capsys.readouterr().out) > 0


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(LandbridgeError, match="1 to 4 players"):
        bench.bench("hashi", {}, 5, 0.01)
    assert CliRunner().invoke(APP, ["hashi", "--seats", "5"]).exit_code == 2
    assert CliRunner().invoke(APP, ["chess"]).exit_code == 2
    assert CliRunner().invoke(APP, ["hashi", "--lang", "tlh"]).exit_code == 2
