"""The exercises that come with the games."""

from __future__ import annotations

import sys
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

import landbridge
from landbridge.reviewing.exercises import shipped
from tests.support.sizes import rest

LEAST = 300  # in each game


@pytest.mark.parametrize("every", [50, *rest(1)])
@pytest.mark.parametrize("name", landbridge.game_names())
def test_answers_can_be_played(name: str, every: int) -> None:
    exercises = shipped(landbridge.game(name))
    assert len(exercises) >= LEAST
    assert len({one.id for one in exercises}) == len(exercises)
    for one in exercises[::every]:
        match = one.position(quick=False)
        assert (match.game.name, one.game) == (name, name)
        assert not match.over
        view = match.view(one.seat)
        for move in one.answer:
            assert match.game.check(match.kit, view, one.seat, move) == 0, one.text
            match.game.do(match.kit, view, one.seat, move)
        leads = [lead for _, lead in one.plans]
        assert leads == sorted(leads, reverse=True)
        assert len(leads) > 1
        assert one.gap == pytest.approx(leads[0] - leads[1], abs=0.01)
        assert one.gap >= 5 * one.error
        assert one.plans[0][0] == one.text


def test_exercises_are_found_in_an_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a site, where Python imports from a zip file."""
    one = shipped(landbridge.game("hashi"))[0]
    with zipfile.ZipFile(tmp_path / "games.zip", "w") as packed:
        packed.writestr("packed_game/__init__.py", "class Packed: ...")
        packed.writestr("packed_game/exercises.jsonl", one.line() + "\n")
        packed.writestr("bare_game/__init__.py", "class Packed: ...")
    monkeypatch.syspath_prepend(str(tmp_path / "games.zip"))
    try:
        assert shipped(import_module("packed_game").Packed()) == [one]
        assert shipped(import_module("bare_game").Packed()) == []
    finally:
        for name in ("packed_game", "bare_game"):
            sys.modules.pop(name, None)
