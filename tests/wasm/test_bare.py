"""Playing with WebAssembly and without NumPy: what is compiled is ready at once, and nothing else changes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import landbridge
from landbridge.bots.advice import advise
from landbridge.reviewing.reviewer import review
from tests.support.golden import read
from tests.wasm.bare_review import LITTLE

FOLDER = Path(__file__).parent
HASHI = landbridge.game("hashi")


def printed(script: str, *args: str) -> Any:
    games = {"LANDBRIDGE_GAMES": str(FOLDER.parents[1] / "examples/beacons")}
    run = subprocess.run(
        [sys.executable, str(FOLDER / script), *args],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **games},
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@pytest.fixture(scope="module")
def told() -> Any:
    return printed("bare.py")


@pytest.mark.few(1)
@pytest.mark.parametrize("name", ["hashi-2-a", "loopit-2-book", "river_dragons-2-basic", "the_border-2"])
def test_a_review_is_that_of_compiled_code(name: str) -> None:
    found = printed("bare_review.py", name)
    assert found == {name: json.loads(json.dumps(review(read(name), LITTLE).to_dict()))}


def test_bots_that_search_are_ready_at_once(told: Any) -> None:
    assert told["ready"] is True
    assert told["compiled"] is True


def test_hints_are_those_of_compiled_code(told: Any) -> None:
    kit = HASHI.kit().compiled()
    found = advise(HASHI, kit, HASHI.view(kit, HASHI.start(kit, 2), 0), 0, Random(3))
    assert told["hints"] == [[list(one.plan), one.points, one.sure] for one in found]
    assert all(sure for _, _, sure in told["hints"])


def test_somebody_elses_game_is_played_interpreted(told: Any) -> None:
    assert told["another's game"] == [False, False]


def test_single_questions_stay_in_python(told: Any) -> None:
    """A call into WebAssembly takes longer than most rules."""
    assert {name.rpartition(".")[2] for name in told["calls"]} <= {
        "list_plans",
        "judge_plans",
        "try_plans",
        "offer_at",
        "propose_at",
    }
