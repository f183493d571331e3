"""`landbridge review`: a table in every language, JSON, and what cannot be reviewed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landbridge import Review
from tests.support.golden import FOLDER, read
from tests.terminal.script import landbridge_command

HASHI = str(FOLDER / "hashi-2-a.landbridge")


@pytest.mark.few(2)
@pytest.mark.parametrize("lang", ["en", "pt", "fr", "de", "nl", "es"])
def test_it_prints_who_was_lucky_and_what_choices_cost(lang: str) -> None:
    done = landbridge_command("review", HASHI, "--budget", "0.02", "--lang", lang)
    assert done.code == 0, done.err
    assert "A Ada" in done.out
    assert "review-" not in done.out
    assert "%" in done.out


def test_it_prints_json() -> None:
    done = landbridge_command("review", HASHI, "--json", "--budget", "0.02")
    assert done.code == 0
    assert Review.from_dict(json.loads(done.out)).game == "hashi"


def test_a_game_that_is_not_over_is_refused(tmp_path: Path) -> None:
    lines = read("hashi-2-a").split("\n")
    file = tmp_path / "game.txt"
    file.write_text("\n".join(lines[:6]) + "\n", encoding="utf-8")
    done = landbridge_command("review", str(file))
    assert done.code == 2
    assert "The game is not over." in done.err


def test_a_forged_record_is_refused_at_its_place(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(read("hashi-2-a").replace("\n3 ", "\n4 ", 1), encoding="utf-8")
    done = landbridge_command("review", str(file))
    assert done.code == 1
    assert "line" in done.err.lower()
