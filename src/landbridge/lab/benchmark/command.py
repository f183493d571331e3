"""`landbridge evaluate`: an agent's row in the table of Landbridge-Bench (`tasks.py`)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.terminal.plain import refuse, spoken

if TYPE_CHECKING:
    from landbridge.lab.benchmark.tasks import Score


def evaluate(
    agents: Annotated[
        list[str], typer.Argument(help="bots by name, or your own: file.py:function; a row for each")
    ],
    task: Annotated[list[str] | None, typer.Option(help="a task; may be repeated; all by default")] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="games of each task, for a first impression; all by default")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.1, help="stop a task after so long, for a first impression")
    ] = None,
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", help="keep scores there, and play none twice")
    ] = None,
    budget: Annotated[int | None, typer.Option(min=1, help="positions a bot may look at for a move")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="processes; all cores by default")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the result as JSON")] = False,
    lang: Annotated[str, typer.Option(help="language: en, pt, fr, de, nl or es; $LANG by default")] = "",
) -> None:
    """Evaluate agents on the benchmark's tasks, on deals that nothing was tuned on."""
    from rich.console import Console
    from rich.progress import Progress

    from landbridge.lab.arena import ArenaStopped, check
    from landbridge.lab.benchmark import tasks

    say = spoken(lang)
    names = task or list(tasks.TASKS)
    for name in names:
        if name not in tasks.TASKS:
            refuse(Fact("evaluate-no-task", {"task": name[:60], "known": ", ".join(tasks.TASKS)}), say)
    found = tasks.kept(keep) if keep else []
    scores = []
    console = Console(stderr=True)
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            for agent in agents:
                known = [name for name in names if tasks.knows(agent, name)]
                if not known:
                    check(tasks.contest(agent, names[0]))  # which says what is wrong with it
                for name in known:
                    wanted = games or tasks.TASKS[name].games
                    one = _among(found, agent, name, budget, 0 if seconds else wanted)
                    if one is None:
                        bar = progress.add_task(f"{agent}, {name}", total=wanted)
                        seen = lambda bar=bar: progress.advance(bar)  # noqa: E731
                        one = tasks.evaluate(agent, name, games, jobs, budget, seen, seconds)
                        progress.remove_task(bar)
                        found.append(one)
                        if keep:
                            tasks.keep(keep, found)
                    scores.append(one)
    except ArenaStopped as stopped:
        fact = stopped.failure.fact
        refuse(fact, say)
    except LandbridgeError as error:
        refuse(error.fact, say)
    if as_json:
        told = [
            asdict(one) | {"seed": tasks.contest(one.agent, one.task).seed, "whole": one.whole}
            for one in scores
        ]
        print(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        print(tasks.markdown(scores))


def _among(found: Sequence[Score], agent: str, task: str, budget: int | None, games: int) -> Score | None:
    """A score that was kept, of so many games at least."""
    for one in reversed(found):
        if (one.agent, one.task, one.budget) == (agent, task, budget) and one.games >= games:
            return one
    return None
