"""`landbridge train`: a champion for a game (docs/training.md)."""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack
from dataclasses import asdict, replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from landbridge import registry
from landbridge.core import machine
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.lab.ray_option import HELP, RayCommand
from landbridge.terminal.plain import spoken
from landbridge.texts import Words

if TYPE_CHECKING:
    from landbridge.lab.train.loop import Plan, Players

CARD, CORES = "card", "cores"
TrainCommand = RayCommand


def train(
    game: Annotated[str, typer.Argument(help="the game")],
    folder: Annotated[
        Path, typer.Option(help="where everything is kept; training goes on there after any interruption")
    ] = Path("training"),
    setting: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="a setting of the plan: generations=40")
    ] = None,
    seconds: Annotated[float, typer.Option(help="begin no generation after so many seconds")] = float("inf"),
    start: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="weights to begin with: weights-N.npz of another folder"),
    ] = None,
    jobs: Annotated[int, typer.Option(help="cores that play; all by default")] = 0,
    device: Annotated[
        str,
        typer.Option(help="what fits the net: cuda or cpu (PyTorch), numpy; the best there is by default"),
    ] = "",
    play: Annotated[
        str,
        typer.Option(
            help="what plays: card (an NVIDIA card, with the extra gpu) or cores; the best by default"
        ),
    ] = "",
    ray: Annotated[str | None, typer.Option(metavar="[ADDRESS]", help=HELP)] = None,
    lang: Annotated[str, typer.Option(help="language: en, pt, fr, de, nl or es; $LANG by default")] = "",
) -> None:
    """Train the net of a game's champion: play, fit, play better."""
    from landbridge.lab.train import loop
    from landbridge.lab.train.fit import Arrays

    say = spoken(lang)
    try:
        found = registry.find(game)
        if found is None:
            there = ", ".join(registry.game_names())
            raise LandbridgeError(Fact("arena-game-unknown", {"game": game, "known": there}))
        plan = _plan(loop.Plan(game), setting or [])
        lib = Arrays(device or _best_device())
        cores = jobs or machine.cores()
        with ExitStack() as open_:
            players = (
                _distributed(open_, ray, cores)
                if ray is not None
                else _players(play or _best_player(), cores)
            )
            loop.train(
                plan,
                registry.game(game),
                folder,
                players,
                lib,
                seconds,
                None if start is None else loop.load(start),
                _Lines(say).tell,
            )
    except LandbridgeError as error:
        print(say.say(error.fact.key, error.fact.values), file=sys.stderr)
        raise typer.Exit(2) from None
    print(folder / "champion.net")


def _plan(plan: Plan, settings: list[str]) -> Plan:
    known = asdict(plan)
    changed: dict[str, Any] = {}
    for one in settings:
        name, _, value = one.partition("=")
        if name not in known or name == "game":
            raise LandbridgeError(Fact("shell-option-form", {"text": one[:40]}))
        try:
            changed[name] = type(known[name])(json.loads(value))
        except (ValueError, TypeError):
            raise LandbridgeError(Fact("shell-option-form", {"text": one[:40]})) from None
    return replace(plan, **changed)


def _best_device() -> str:
    try:
        import torch
    except ImportError:
        return "numpy"
    return "cuda" if torch.cuda.is_available() else "cpu"


def _best_player() -> str:
    """A card, if there is one that Numba can use."""
    try:
        cuda: Any = import_module("numba.cuda")
    except ImportError:
        return CORES
    return CARD if cuda.is_available() else CORES


def _players(name: str, jobs: int) -> Players:
    if name == CARD:
        from landbridge.lab.train.card import Card

        return Card
    if name != CORES:
        raise LandbridgeError(Fact("shell-option-form", {"text": f"--play {name[:40]}"}))
    from landbridge.lab.train.positions import Table

    return partial(Table, threads=jobs)


def _distributed(open_: ExitStack, address: str, cores: int) -> Players:
    """The cores of a Ray cluster, as long as the stack is open."""
    from landbridge.lab.arena import cluster
    from landbridge.lab.train.distributed import Distributed

    pool = open_.enter_context(cluster.connected(address, cores))
    return partial(Distributed, pool=pool, cores=pool.cores)


class _Lines:
    """A line for each generation, under a heading."""

    COLUMNS = (
        "train-column-generation",
        "train-column-positions",
        "train-column-error",
        "train-column-points",
        "train-column-seconds",
    )
    WIDTHS = (12, 12, 8, 44, 10)

    def __init__(self, say: Words):
        self._print(tuple(say.say(key) for key in self.COLUMNS))

    def tell(self, line: dict[str, Any]) -> None:
        points = "  ".join(f"{seats}: {mean:.2f}" for seats, mean in line["points"].items())
        seconds = line["playing"] + line["fitting"] + line["testing"]
        self._print(
            (
                str(line["generation"]),
                f"{line['rows']:,}",
                f"{line['error']:.3f}",
                points,
                f"{seconds:.0f}",
            )
        )

    def _print(self, cells: tuple[str, ...]) -> None:
        print("".join(cell.rjust(width) for cell, width in zip(cells, self.WIDTHS, strict=True)), flush=True)
