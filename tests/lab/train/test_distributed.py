"""Games for learning that are played elsewhere are the same games."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import typer
from typer.testing import CliRunner

from landbridge import registry
from landbridge.core.compile.kernel import can_compile
from landbridge.games.the_border.bot import champion
from landbridge.lab.train.command import TrainCommand
from landbridge.lab.train.command import train as command
from landbridge.lab.train.distributed import Distributed
from landbridge.lab.train.loop import train
from landbridge.lab.train.positions import CHUNK, Positions, Table
from tests.lab.train.test_training import GAME, NUMPY, TOY, trained

pytestmark = pytest.mark.skipif(not can_compile(), reason="training needs compiled rules")

APP = typer.Typer()
APP.command(cls=TrainCommand)(command)


class Elsewhere(Executor):
    """Threads; who is asked for what is kept."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(2)
        self.asked: list[tuple[int, int]] = []  # games, and the first one's number

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.asked.append((args[2], args[3]))
        return self.threads.submit(fn, *args, **kwargs)


@pytest.mark.parametrize("seats", [None, 3])
def test_pieces_make_the_same_rows(seats: int | None) -> None:
    kit, pool = registry.game(GAME).kit(), Elsewhere()
    games = 9 * CHUNK + 10  # so that the last piece is a smaller one
    here = Table(kit, champion, 2).play(None, games, 7, seats=seats)
    there = Distributed(kit, champion, pool, cores=1).play(None, games, 7, seats=seats)
    for name in Positions._fields:
        assert np.array_equal(getattr(here, name), getattr(there, name)), name
    assert len(pool.asked) > 2
    assert sum(count for count, _ in pool.asked) == games
    assert [first for _, first in pool.asked] == [
        7 + sum(count for count, _ in pool.asked[:i]) for i in range(len(pool.asked))
    ]


def test_a_piece_that_fails_stops_the_others() -> None:
    class Failing(Executor):
        def __init__(self) -> None:
            self.given: list[Future[Any]] = []

        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            self.given.append(Future())
            if len(self.given) == 1:
                self.given[0].set_exception(RuntimeError("a machine burns"))
            return self.given[-1]

    pool = Failing()
    player = Distributed(registry.game(GAME).kit(), champion, pool, cores=1)
    with pytest.raises(RuntimeError, match="a machine burns"):
        player.play(None, 16 * CHUNK, 0)
    assert len(pool.given) > 2
    assert all(one.cancelled() for one in pool.given[1:])


def test_training_elsewhere_ends_with_the_same_net(tmp_path: Path) -> None:
    away = partial(Distributed, pool=Elsewhere(), cores=2)
    net = train(TOY, registry.game(GAME), tmp_path / "away", away, NUMPY)
    assert net == trained(tmp_path / "home")


@pytest.mark.all
def test_ray_trains_the_same_net(tmp_path: Path) -> None:
    home = trained(tmp_path / "home")
    settings = [
        f"--setting={name}={getattr(TOY, name)}"
        for name in (
            "generations",
            "games",
            "first_games",
            "tests",
            "pool",
            "epochs",
            "first_epochs",
            "batch",
        )
    ]
    words = ["-m", "landbridge", "train", GAME, "--folder", str(tmp_path / "away"), "--device", "numpy"]
    # Its sockets need a short path.
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as place:
        env = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
        done = subprocess.run(
            [sys.executable, *words, *settings, "--jobs", "2", "--lang", "en", "--ray"],
            env={**env, "RAY_TMPDIR": place},
            capture_output=True,
            text=True,
            timeout=300,
        )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "away" / "champion.net").read_bytes() == home


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = CliRunner().invoke(APP, [GAME, "--folder", str(tmp_path), "--ray", "--lang", "en"])
    assert done.exit_code == 2
    assert done.stderr == 'Ray is not installed: pip install "landbridge[ray]"\n'
