"""The bot in the docs is short, and plays any game against a level as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from landbridge.lab.arena.command import arena as command

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
APP = typer.Typer()
APP.command()(command)


@pytest.fixture
def mybot(tmp_path: Path) -> Path:
    blocks: list[str] = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    text = next(block for block in blocks if "def outcome" in block)
    assert len([line for line in text.splitlines() if line.strip()]) <= 20
    file = tmp_path / "mybot.py"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("game", ["hashi", "the_border"])
def test_the_bot_of_the_docs_plays(game: str, mybot: Path) -> None:
    given = [game, f"{mybot}:choose", "club", "--games", "2", "--jobs", "1", "--budget", "2"]
    said = CliRunner().invoke(APP, given)
    assert said.exit_code == 0, said.output
    assert "2 games" in said.stdout
