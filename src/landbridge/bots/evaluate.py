"""`landbridge evaluate`: an agent's row in the table of Landbridge-Bench (`tasks.py`)."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from typing import Annotated

import typer

from landbridge.bots.command import refuse, spoken
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.texts import language


def evaluate(
    agents: Annotated[
        list[str], typer.Argument(help="bots by name, or your own: file.py:function; a row for each")
    ],
    task: Annotated[list[str] | None, typer.Option(help="a task; may be repeated; all by default")] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="games of each task, for a first impression; all by default")
    ] = None,
    budget: Annotated[int | None, typer.Option(min=1, help="positions a bot may look at for a move")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="processes; all cores by default")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the result as JSON")] = False,
    lang: Annotated[str, typer.Option(help="language: en, pt, fr, de, nl or es; $LANG by default")] = "",
) -> None:
    """Evaluate agents on the benchmark's tasks, on deals that nothing was tuned on."""
    from rich.console import Console
    from rich.progress import Progress

    from landbridge.bots.arena import ArenaStopped
    from landbridge.bots.tasks import TASKS, contest, markdown
    from landbridge.bots.tasks import evaluate as scored

    say = spoken(lang or language.from_environment(os.environ))
    names = task or list(TASKS)
    for name in names:
        if name not in TASKS:
            refuse(Fact("evaluate-no-task", {"task": name[:60], "known": ", ".join(TASKS)}), say)
    scores = []
    console = Console(stderr=True)
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            for agent in agents:
                for name in names:
                    bar = progress.add_task(f"{agent}, {name}", total=games or TASKS[name].games)
                    one = scored(agent, name, games, jobs, budget, lambda bar=bar: progress.advance(bar))  # type: ignore[misc]
                    scores.append(one)
                    progress.remove_task(bar)
    except ArenaStopped as stopped:
        fact = stopped.failure.fact
        refuse(fact, say)
    except LandbridgeError as error:
        refuse(error.fact, say)
    if as_json:
        told = [
            asdict(one) | {"seed": contest(one.agent, one.task).seed, "whole": one.whole} for one in scores
        ]
        print(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        print(markdown(scores))
