"""Arenas on a Ray cluster end as they do at home, whatever happens to the workers.

Ray runs in a process of its own here: it leaves threads and sockets behind, which are no business of the other tests.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from landbridge.lab.arena import Contest, cluster
from landbridge.lab.arena.command import ArenaCommand
from landbridge.lab.arena.command import arena as command

APP = typer.Typer()
APP.command(cls=ArenaCommand)(command)

# The first process to read it is the arena's own; the first worker to read it dies of it, once.
OWN = """
import os, pathlib
home = pathlib.Path({folder!r})
ours, died = home / "ours", home / "died"
if not ours.exists():
    ours.write_text(str(os.getpid()))
elif ours.read_text() != str(os.getpid()) and not died.exists():
    died.write_text(__file__)
    os._exit(1)

def choose(game, kit, view, seat, rng, budget):
    moves = game.offers(kit, view, seat)
    return moves[rng.randrange(len(moves))]
"""
FAILING = """
import os

def crash(game, kit, view, seat, rng, budget):
    if "RAY_JOB_ID" in os.environ:
        raise RuntimeError("no idea")  # this very line
    return game.passive(kit, view, seat)
"""
# All on one cluster, started by the first crew: a start takes seconds.
SCRIPT = """
import json, sys
from pathlib import Path
import ray
from typer.testing import CliRunner
from landbridge.lab.arena import cluster
from landbridge.lab.arena import ArenaStopped, Contest, arena
from landbridge.cli import app

lines = json.loads(sys.argv[1])
told = {}
failing = Contest("hashi", ("failing.py:crash", "passive"), quick=False)
with cluster.crew(failing, cores=2) as pool:
    told["cores"] = pool.cores
    for name, words in lines.items():
        done = CliRunner().invoke(app, ["arena", *words, "--ray"])
        told[name] = [done.exit_code, done.stdout, done.stderr]
    try:
        arena(failing, 4, jobs=2, pool=pool)
    except ArenaStopped as stopped:
        told["crash"] = [stopped.played.deal, str(stopped), stopped.failure.trace]
    try:
        with cluster.crew(failing):
            raise ray.exceptions.WorkerCrashedError
    except cluster.NoCluster as error:
        told["lost"] = str(error)
    told["still there"] = ray.is_initialized()
told["gone"] = not ray.is_initialized()
Path("told.json").write_text(json.dumps(told))
"""


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Surroundings for a Ray of one's own; its sockets need a short path."""
    place = tempfile.mkdtemp(prefix="ray-")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    yield {**kept, "RAY_TMPDIR": place, "HOME": str(tmp_path), "COLUMNS": "100"}
    shutil.rmtree(place, ignore_errors=True)


def ran(words: list[str], folder: Path, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=env, text=True, capture_output=True, timeout=300
    )


def at_home(words: list[str], env: dict[str, str]) -> str:
    done = CliRunner().invoke(APP, [*words, "--jobs", "1"], env=env)
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.mark.all
def test_ray_plays_the_same_games(tmp_path: Path, alone: dict[str, str]) -> None:
    """Table, JSON, records and journal; begun at home, gone on with away, with an own bot and a worker that dies."""
    (tmp_path / "failing.py").write_text(FAILING)
    (tmp_path / "script.py").write_text(SCRIPT)
    own = tmp_path / "own.py"
    own.write_text(OWN.format(folder=str(tmp_path)))
    home, away = tmp_path / "home", tmp_path / "away"

    def kept(folder: Path, games: int) -> list[str]:
        more = [
            "--games",
            str(games),
            "--records",
            str(folder),
            "--resume",
            str(folder / "journal"),
            "--json",
        ]
        return ["hashi", f"{own}:choose", "random", "--seed", "7", *more]

    home.mkdir()
    away.mkdir()
    result = at_home(kept(home, 12), alone)
    at_home(kept(away, 4), alone)
    plain = ["hashi", "passive", "random", "--games", "8", "--seed", "5", "--lang", "de"]
    table = at_home(plain, alone)
    (tmp_path / "ours").unlink()

    done = ran(["script.py", json.dumps({"json": kept(away, 12), "table": plain})], tmp_path, alone)
    assert done.returncode == 0, done.stderr
    told = json.loads((tmp_path / "told.json").read_text())
    assert told["json"][:2] == [0, result]
    assert json.loads(result)["games"] == 12
    files = [{file.name: file.read_bytes() for file in folder.iterdir()} for folder in (home, away)]
    assert files[0] == files[1]
    assert len(files[0]) > 1
    # A worker did die, of the file that had come to it: the one here was not what it read.
    assert "worker died" in told["json"][2]
    assert (tmp_path / "died").read_text() not in ("", str(own))

    assert told["table"][:2] == [0, table]
    deal, crash, trace = told["crash"]
    assert (deal, crash) == (1, "bot:failing.py:crash crashed in game 3 on seat A: RuntimeError: no idea")
    assert "# this very line" in trace
    assert told["lost"].startswith("The Ray cluster could not play on: WorkerCrashedError: ")
    assert (told["cores"], told["still there"], told["gone"]) == (2, True, True)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = CliRunner().invoke(APP, ["hashi", "random", "--ray", "--lang", "en"])
    assert done.exit_code == 2
    assert done.stderr == 'Ray is not installed: pip install "landbridge[ray]"\n'


@pytest.mark.all
def test_a_cluster_out_of_reach_is_told_at_once(tmp_path: Path, alone: dict[str, str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        words = ["-m", "landbridge", "arena", "hashi", "random", "--lang", "nl", "--ray", place]
        done = ran(words, tmp_path, alone)
    assert done.returncode == 2
    assert done.stderr.startswith(f"Op {place} is geen Ray-cluster te bereiken: ConnectionRefusedError")
    assert done.stdout == ""


def test_another_version_is_not_asked() -> None:
    with pytest.raises(RuntimeError, match=r"Landbridge 0\.0\.7 asks, but this machine has"):
        cluster._play("0.0.7", len, ["abc"], {})


def test_a_bot_that_does_not_exist_is_told_before_anything_starts() -> None:
    done = CliRunner().invoke(APP, ["hashi", "nobody", "--ray", "--lang", "en"])
    assert done.exit_code == 2
    assert "No bot “nobody”" in done.stderr


def test_files_travel_in_a_parcel(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "own.py").write_text(f"def {name}(game, kit, view, seat, rng, budget): ...\n")
    field = (f"{tmp_path}/a/own.py:a", "random", f"{tmp_path}/b/own.py:b", f"{tmp_path}/a/own.py:a")
    parcel = cluster._packed(Contest("hashi", field, quick=False))
    shutil.rmtree(tmp_path / "a")
    there = cluster._unpacked(parcel).field
    assert [name.rpartition("/")[2] for name in there] == ["own.py:a", "random", "own.py:b", "own.py:a"]
    assert there[0] == there[3]
    assert not Path(there[0].rpartition(":")[0]).exists()
