"""A step of a replay is told with what happened in it, from the first step to the last."""

from __future__ import annotations

from pathlib import Path

import pytest

import landbridge
from landbridge.table.answers.replays import replay_json
from landbridge.table.replay import Replay
from landbridge.texts import words

RECORDS = Path(__file__).parents[2] / "records"


@pytest.mark.parametrize("name", ["hashi-2-a", "loopit-2-book", "river_dragons-2-basic", "the_border-2"])
def test_every_step_has_its_own_facts(name: str) -> None:
    replay = Replay(landbridge.loads((RECORDS / f"{name}.landbridge").read_text("utf-8")))
    for step in (0, 1, 2, replay.count // 2, replay.count):
        told = replay_json(replay, step, "view", steps=False)
        expected = replay.steps[step - 1]["facts"] if step else []
        assert [{"key": one["key"], "values": one["values"]} for one in told["facts"]] == expected
        assert all(words("en").has(one["key"]) for one in told["facts"])
    assert any(step["facts"] for step in replay.steps[:1])


def test_steps_are_written_as_the_record_has_them() -> None:
    """A plank that is taken away is called by where it lay, which only the position before it knows."""
    text = (RECORDS / "river_dragons-6-expert.landbridge").read_text("utf-8")
    match = landbridge.loads(text)
    lines = [line for line in text.splitlines()[1:] if not line.startswith(("=", "secret"))]
    said = [word for line in lines for word in line.removeprefix(line.split()[0]).split()]
    moves = [word for word in said if word not in {*"ABCDEF", match.game.fate}]
    steps = [step["move"].replace(" ", "_") for step in Replay(match).steps]
    assert steps == moves
    assert sum(move.startswith("remove_s") for move in moves) > 1
