"""Training, end to end on a toy: it learns, and after a kill it goes on as if nothing had happened."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from landbridge import registry
from landbridge.core.compile import net as nets
from landbridge.core.compile.kernel import can_compile
from landbridge.core.errors import LandbridgeError
from landbridge.core.state import State
from landbridge.games.the_border.bot import champion
from landbridge.lab.train import fit as fitting
from landbridge.lab.train.fit import Arrays
from landbridge.lab.train.loop import Plan, train
from landbridge.lab.train.positions import NUMBERS, Positions, Table

pytestmark = pytest.mark.skipif(not can_compile(), reason="training needs compiled rules")

GAME = "the_border"
TOY = Plan(
    GAME, generations=3, games=96, first_games=128, tests=16, pool=3, epochs=1, first_epochs=3, batch=128
)
NUMPY = Arrays("numpy")
ALONE = partial(Table, threads=1)
HEADS = (1.0, 0.3, 0.7, 2.0)


def trained(folder: Path, plan: Plan = TOY) -> bytes:
    return train(plan, registry.game(GAME), folder, partial(Table, threads=2), NUMPY)


def journal(folder: Path) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in (folder / "journal.jsonl").read_text().splitlines()]
    return [{key: line[key] for key in ("generation", "rows", "error", "points", "plan")} for line in lines]


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("toy")
    trained(folder)
    return folder


def test_a_toy_is_trained(toy: Path) -> None:
    lines = journal(toy)
    assert [line["generation"] for line in lines] == [0, 1, 2]
    assert all(float(str(line["error"])) < 20 for line in lines)
    net = (toy / "champion.net").read_bytes()
    assert len(net) == champion.NET.size
    assert max(nets.bounds(State.from_bytes(net, champion.NET))) < 1 << 31


@pytest.mark.parametrize("finished", [1, 2])
def test_it_stops_in_time_and_goes_on(finished: int, toy: Path, tmp_path: Path) -> None:
    assert train(TOY, registry.game(GAME), tmp_path, ALONE, NUMPY, seconds=-1)  # no time for anything
    assert not (tmp_path / "journal.jsonl").exists()

    def stop(line: dict[str, Any]) -> None:
        if line["generation"] + 1 == finished:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(TOY, registry.game(GAME), tmp_path, ALONE, NUMPY, told=stop)
    assert len(journal(tmp_path)) == finished
    assert trained(tmp_path) == (toy / "champion.net").read_bytes()
    assert journal(tmp_path) == journal(toy)


def test_a_killed_training_ends_with_the_same_net(toy: Path, tmp_path: Path) -> None:
    script = (
        "from tests.lab.train.test_training import trained; from pathlib import Path; "
        f"trained(Path({str(tmp_path)!r}))"
    )
    process = subprocess.Popen([sys.executable, "-c", script], env={**os.environ, "PYTHONWARNINGS": "ignore"})
    deadline = time.monotonic() + 120
    while not (tmp_path / "journal.jsonl").exists() and process.poll() is None:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert trained(tmp_path) == (toy / "champion.net").read_bytes()
    assert journal(tmp_path) == journal(toy)


def test_another_plan_is_refused(toy: Path) -> None:
    with pytest.raises(LandbridgeError) as refused:
        trained(toy, replace(TOY, seed=1))
    assert refused.value.fact.key == "train-another-plan"


def test_no_two_seeds_play_the_same_games() -> None:
    """Numbers of games have more bits than what luck begins with."""
    table = Table(registry.game(GAME).kit(), champion, 1)
    played = {table.play(None, 4, seed * 1000 * NUMBERS).active.tobytes() for seed in (0, 16, 32, 128)}
    assert len(played) == 4


def rows(count: int) -> Positions:
    table = Table(registry.game(GAME).kit(), champion, 1)
    found = table.play(None, count, 0)
    assert len(found) > 10 * count
    return found


def test_games_do_not_depend_on_the_number_of_threads() -> None:
    kit = registry.game(GAME).kit()
    one, three = (Table(kit, champion, threads).play(None, 200, 5) for threads in (1, 3))
    for name in Positions._fields:
        assert np.array_equal(getattr(one, name), getattr(three, name)), name
    assert set(one.seats) == {2, 3, 4}
    assert one.active.max() == champion.FEATURES  # what fills up
    assert ((one.share >= 0) & (one.share <= 1)).all()


def test_the_gradient_is_that_of_the_loss() -> None:
    some = rows(8)
    begun = fitting.centred(fitting.fresh(champion.NET, 3), some, champion.UNIT)
    weights: dict[str, Any] = {key: value.astype(np.float64) for key, value in begun.items()}
    x = np.zeros((len(some), champion.FEATURES + 1))
    x[np.arange(len(some))[:, None], some.active.astype(np.int64)] = 1
    x, wanted = x[:, :-1], fitting.targets(some, champion.UNIT).astype(np.float64)
    grads, _ = fitting.gradient(weights, x, wanted, NUMPY, HEADS)
    error = abs(fitting.outputs(weights, x)[2][:, nets.POINTS] - wanted[:, nets.POINTS])

    def loss() -> float:
        told = fitting.outputs(weights, x)[2]
        logit = told[:, nets.WIN] + wanted[:, nets.OUTPUTS]
        points, spread, lead, win = HEADS
        squares = points * (told[:, nets.POINTS] - wanted[:, nets.POINTS]) ** 2
        squares = squares + lead * (told[:, nets.LEAD] - wanted[:, nets.LEAD]) ** 2
        squares = squares + spread * (told[:, nets.SPREAD] - error) ** 2
        share = wanted[:, nets.WIN]
        entropy = np.logaddexp(0, logit) - share * logit
        return float((0.5 * squares + win * entropy).mean())

    rng = np.random.default_rng(1)
    for key, grad in grads.items():
        flat, slope = weights[key].reshape(-1), grad.reshape(-1)
        strong = np.argsort(-abs(slope))[:40]
        for i in rng.choice(strong, min(4, len(strong)), replace=False):
            was, step = flat[i], 1e-5
            flat[i] = was + step
            up = loss()
            flat[i] = was - step
            down = loss()
            flat[i] = was
            assert (up - down) / (2 * step) == pytest.approx(slope[i], rel=1e-3, abs=1e-7), key


def test_integers_say_what_floats_say() -> None:
    some = rows(4)
    weights = fitting.centred(fitting.fresh(champion.NET, 7), some, champion.UNIT)
    weights, _ = fitting.fit(weights, some, champion.UNIT, 4, 3e-3, 64, 0, NUMPY)
    fields = nets.with_net(
        champion.KIT,
        registry.game(GAME).kit().fields,
        fitting.quantised(weights, champion.NET, champion.UNIT),
    )
    m = State.blank(champion.SCRATCH)
    for row in some.active[::25]:
        active = [int(feature) for feature in row if feature < champion.FEATURES]
        for i, feature in enumerate(active):
            m.active[i] = feature
        nets.evaluate(fields.net, m.fields, len(active))
        x = np.zeros((1, champion.FEATURES), np.float32)
        x[0, active] = 1
        told = fitting.outputs(weights, x)[2][0]
        assert m.told[nets.POINTS] / 1000 == pytest.approx(float(told[nets.POINTS]) * champion.UNIT, abs=0.15)
        assert m.told[nets.LEAD] / 1000 == pytest.approx(float(told[nets.LEAD]) * champion.UNIT, abs=0.15)
        assert m.told[nets.WIN] / 1000 == pytest.approx(1 / (1 + np.exp(-told[nets.WIN])), abs=0.03)
