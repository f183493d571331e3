"""The training of one game: play, fit, play better, again and again.

A folder holds everything. `journal.jsonl` has a line for each generation that is finished; beside it lie the last
generation's weights and the positions that are still learned from. Whatever ends the process, it goes on after the
last line, and ends with the same net as if nothing had happened.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit
from landbridge.core.parts import part
from landbridge.lab.train import fit as fitting
from landbridge.lab.train.fit import Arrays, Weights
from landbridge.lab.train.positions import NUMBERS, Player, Positions, joined

__all__ = ["Plan", "Players", "load", "train"]


@dataclass(frozen=True)
class Plan:
    """How a game is trained."""

    game: str
    seed: int = 0
    generations: int = 20
    games: int = 20_000  # of a generation
    first_games: int = 40_000  # of the first, played by the hand-written policy
    tests: int = 2_000  # games in which nobody explores, to see how good it is
    pool: int = 4  # generations learned from at once
    epochs: float = 4.0
    first_epochs: float = 12.0
    rate: float = 1e-3
    first_rate: float = 3e-3
    batch: int = 4096  # positions of a step
    decay: float = 0.0  # of weights, in a step and for a rate of 1: against learning few positions by heart


# What plays: cores (`positions.Table`) or a graphics card (`card.Card`).
Players = Callable[[Kit, ModuleType], Player]


def train(
    plan: Plan,
    game: Game,
    folder: Path,
    players: Players,
    lib: Arrays,
    seconds: float = float("inf"),
    start: Weights | None = None,
    told: Callable[[dict[str, Any]], None] = lambda line: None,
) -> bytes:
    """The net after the last generation, or after those for which there was time.

    With weights to start from, there is no first generation of hand-written play.
    """
    begun = time.monotonic()
    folder.mkdir(parents=True, exist_ok=True)
    journal = folder / "journal.jsonl"
    lines = [json.loads(line) for line in journal.read_text().splitlines()] if journal.exists() else []
    if lines and lines[0]["plan"] != asdict(plan):
        raise LandbridgeError(Fact("train-another-plan", {"folder": str(folder)}))
    champion = part(game, "champion")
    if champion is None:
        raise LandbridgeError(Fact("train-no-champion", {"game": game.name}))
    table = players(game.kit(), champion)
    done = len(lines)
    weights = (
        load(folder / f"weights-{done - 1}.npz") if done else start or fitting.fresh(champion.NET, plan.seed)
    )
    # What the hand-written policy played is worth less to learn from: it is dropped as soon as a net has played.
    dropped = champion.act is not champion.act_plainly
    oldest = 1 if done > 1 and dropped else 0
    pool = [_load_rows(folder, g) for g in range(max(oldest, done - plan.pool + 1), done)]
    for generation in range(done, plan.generations):
        if time.monotonic() - begun > seconds:
            break
        clock = time.monotonic()
        first = (plan.seed * 1000 + generation) * NUMBERS
        early = generation == 0 and start is None
        net = None if early else fitting.quantised(weights, champion.NET, champion.UNIT)
        rows = table.play(net, plan.first_games if early else plan.games, first)
        played = time.monotonic()
        pool = [*pool[-(plan.pool - 1) :], rows] if plan.pool > 1 else [rows]
        if generation == 1 and dropped:
            pool = [rows]
        learned = joined(pool)
        epochs, rate = (plan.first_epochs, plan.first_rate) if early else (plan.epochs, plan.rate)
        if early:
            weights = fitting.centred(weights, rows, champion.UNIT)
        weights, error = fitting.fit(
            weights,
            learned,
            champion.UNIT,
            epochs,
            rate,
            plan.batch,
            plan.seed + generation,
            lib,
            champion.HEADS,
            plan.decay,
        )
        fitted = time.monotonic()
        net = fitting.quantised(weights, champion.NET, champion.UNIT)
        tests = table.play(net, plan.tests, NUMBERS - plan.tests, explore=False)
        line = {
            "generation": generation,
            "rows": len(learned),
            "error": round(error, 4),
            "points": {str(n): _mean(tests, n) for n in sorted(set(champion.SEATS_PLAYED))},
            "playing": round(played - clock, 1),
            "fitting": round(fitted - played, 1),
            "testing": round(time.monotonic() - fitted, 1),
            "plan": asdict(plan),
        }
        _save(folder, generation, weights, rows, net)
        with journal.open("a") as out:
            out.write(json.dumps(line) + "\n")
            out.flush()
            os.fsync(out.fileno())
        _forget(folder, generation, plan.pool)
        told(line)
    return fitting.quantised(weights, champion.NET, champion.UNIT)


def _mean(rows: Positions, seats: int) -> float:
    points = rows.points[rows.seats == seats]
    return round(float(points.mean()), 3) if len(points) else 0.0


# --- on disk ----------------------------------------------------------------------------------------------


def _save(folder: Path, generation: int, weights: Weights, rows: Positions, net: bytes) -> None:
    np.savez(folder / f"weights-{generation}.npz", **weights)  # type: ignore[arg-type]
    np.savez(folder / f"rows-{generation}.npz", **rows._asdict())
    (folder / "champion.net").write_bytes(net)


def load(file: Path) -> Weights:
    """The weights of a generation."""
    with np.load(file) as found:
        return dict(found)


def _load_rows(folder: Path, generation: int) -> Positions:
    with np.load(folder / f"rows-{generation}.npz") as found:
        return Positions(**found)


def _forget(folder: Path, generation: int, pool: int) -> None:
    """What is learned from no more."""
    for kind, kept in (("rows", pool - 1), ("weights", 2)):
        (folder / f"{kind}-{generation - kept}.npz").unlink(missing_ok=True)
