"""`landbridge` alone, as `uvx landbridge` and `pipx run landbridge` start it: the page is opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from landbridge import cli
from landbridge.server.run import command


def test_the_page_is_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(command, "serve", lambda **named: asked.append(named))
    monkeypatch.setenv("LANDBRIDGE_DATA", str(tmp_path))
    monkeypatch.setattr(Path, "is_file", lambda path: True)
    done = CliRunner().invoke(cli.app, [])
    assert done.exit_code == 0
    assert asked == [
        {"data": tmp_path / "tables", "open_page": True}
    ]  # nothing is left where one happens to be


def test_without_a_server_there_is_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "find_spec", lambda name: None)
    done = CliRunner().invoke(cli.app, [])
    assert done.exit_code == 2
    assert "check-board" in done.output
