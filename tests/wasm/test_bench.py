"""`bench/wasm.py` runs and says what it measured."""

from __future__ import annotations

import json

import pytest

from bench import wasm as bench


def test_figures_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["the_border", "--games", "20", "--rounds", "1", "--json"])
    (row,) = json.loads(capsys.readouterr().out)["games"]
    assert row["game"] == "the_border"
    assert 0 < row["gzipped"] < row["bytes"]
    assert row["ratio"] > 0
    bench.main(["the_border", "--games", "20", "--rounds", "1"])
    assert "together" in capsys.readouterr().out
