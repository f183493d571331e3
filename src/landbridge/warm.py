"""`landbridge warm`: compile everything once, so that nobody waits for it later.

A process takes a game at a time, the largest first, and leaves its machine code in the cache (`core/compile`), where
later starts find it. What is compiled is what is used: tables, bots, reviews, playouts, observations, environments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from landbridge import registry
from landbridge.core.facts import Fact
from landbridge.terminal.plain import refuse, spoken
from landbridge.texts import Words

if TYPE_CHECKING:
    from landbridge.core.game import Kit


class Step(NamedTuple):
    """Something is ready."""

    game: str
    seconds: float


def steps(name: str) -> list[Callable[[], None]]:
    """What there is to compile for a game: for each of its rules modules all that goes with it."""
    from landbridge.bots.warm import exercise

    return [
        lambda kit=kit, do=do: do(kit.compiled())  # type: ignore[misc]
        for kit in rule_sets(name)
        for do in (exercise, _reviews, _playouts, _observations, _vectors)
    ]


def rule_sets(name: str) -> list[Kit]:
    """Kits that between them use every rules module of a game."""
    from landbridge.core.options import variants

    game = registry.game(name)
    found: dict[str, Kit] = {}
    for options in variants(game.options):  # the plain ones come first, and are quick to play
        kit = game.kit(options)
        found.setdefault(kit.rules.module.__name__, kit)
    return list(found.values())


def _reviews(kit: Kit) -> None:
    from landbridge.bots import search
    from landbridge.reviewing.pieces import warm_up

    if search.planner_of(kit.game) is not None and search.strongest(kit.game) is not None:
        warm_up(kit)


def _playouts(kit: Kit) -> None:
    from landbridge.lab.fast.playouts import random_games

    random_games(kit, kit.game.seats[-1], 1)


def _observations(kit: Kit) -> None:
    from landbridge.lab.observation import encoding

    game, seats = kit.game, kit.game.seats[-1]
    encoding(kit, seats).write(game.view(kit, game.start(kit, seats), 0), 0)


def _vectors(kit: Kit) -> None:
    import numpy as np

    from landbridge.lab.envs.vector.env import VectorEnv

    env = VectorEnv(kit.game, kit.game.seats[-1], 1, kit.options, threads=1)
    env.reset()
    env.step(env.random_actions())
    env.best(np.zeros(env.masks.shape, np.float32))


# --- the command ------------------------------------------------------------------------------------------


def warm(
    games: Annotated[
        list[str] | None, typer.Argument(help="games; all by default", show_default=False)
    ] = None,
    lang: Annotated[str, typer.Option(help="language: en, pt, fr, de, nl or es; $LANG by default")] = "",
) -> None:
    """Compile all games now, so that nobody waits for it later."""
    from rich.console import Console

    from landbridge.core.compile.kernel import cache_root, can_compile

    say = spoken(lang)
    if not can_compile():
        refuse(Fact("warm-no-numba"), say)
    there = registry.game_names()
    for name in games or []:
        if name not in there:
            refuse(Fact("arena-game-unknown", {"game": name, "known": ", ".join(there)}), say)
    begun = perf_counter()
    taken = _watched(list(dict.fromkeys(games or there)), say)
    console = Console(highlight=False, soft_wrap=True)
    for name, seconds in sorted(taken.items(), key=lambda one: -one[1]):
        console.print(
            say.say("warm-game", {"game": say.say(registry.game(name).key), "seconds": f"{seconds:.1f}"})
        )
    whole = {"seconds": f"{perf_counter() - begun:.1f}", "folder": str(cache_root())}
    console.print(say.say("warm-done", whole), markup=False)


def _watched(names: Sequence[str], say: Words) -> dict[str, float]:
    """Seconds each game took, with a bar meanwhile."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    taken = dict.fromkeys(names, 0.0)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        total = sum(len(steps(name)) for name in names)
        bar = progress.add_task(say.say("warm-compiling"), total=total)
        for name, seconds in made_ready(names):
            taken[name] += seconds
            progress.advance(bar)
    return taken


# --- in processes side by side ----------------------------------------------------------------------------


def made_ready(names: Sequence[str]) -> Iterator[Step]:
    """Compile games side by side; each step when it is done."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from landbridge.core.machine import cores

    context = get_context("spawn")
    told: Any = context.SimpleQueue()
    by_size = sorted(names, key=_size, reverse=True)  # so that nobody waits for a large one alone in the end
    with ProcessPoolExecutor(min(cores(), len(names)), context, _tell, (told,)) as pool:
        games = [pool.submit(_warm_one, name) for name in by_size]
        for game in games:
            game.add_done_callback(lambda done: told.put(done.exception()))
        left = len(games)
        while left:
            news: Step | BaseException | None = told.get()
            if isinstance(news, Step):
                yield news
            elif news is not None:
                raise news
            else:
                left -= 1


_told: Any = None  # in a worker: where it says what is ready


def _tell(queue: Any) -> None:
    global _told
    _told = queue


def _warm_one(name: str) -> None:
    for step in steps(name):
        begun = perf_counter()
        step()
        _told.put(Step(name, perf_counter() - begun))


def _size(name: str) -> int:
    """How much there is to compile, roughly: the byte code of a game's kernels."""
    from landbridge.core.compile.kernel import kernels

    rules = (kit.rules.module for kit in rule_sets(name))
    return sum(len(function.__code__.co_code) for module in rules for _, function in kernels(module))
