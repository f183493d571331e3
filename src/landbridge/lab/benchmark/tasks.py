"""Landbridge-Bench: named tasks to compare agents by, with held-out deals, fixed opponents and one metric each.

A task never changes: whoever wants another one gives it another name. Its deals follow from `HELD_OUT` and the task's
name; nothing in this project was trained, tuned or tested on them, and nothing of yours should be. Opponents are bots
of this project with their own budgets, counted in simulations, so that results do not depend on the machine.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.core.machine import cores
from landbridge.lab.arena import ArenaStopped, Contest, Played, play, rounded, summary
from landbridge.lab.arena.ratings import Estimate

__all__ = [
    "HELD_OUT",
    "POINTS",
    "SHARE",
    "TASKS",
    "Score",
    "Task",
    "contest",
    "evaluate",
    "keep",
    "kept",
    "knows",
    "markdown",
]

HELD_OUT = "landbridge-bench 1"  # this edition of the benchmark
_COLUMNS = 5  # tasks of one table, or no terminal would be wide enough
POINTS, SHARE = "points", "share"  # metrics: mean points; the share of games won, a tie shared


@dataclass(frozen=True)
class Task:
    """What is played against whom, how often, and what counts."""

    game: str
    opponents: tuple[str, ...]
    games: int
    metric: str
    options: tuple[tuple[str, str], ...] = ()


TASKS = {
    "hashi/solo": Task("hashi", (), 200, POINTS),
    "hashi/solo-b": Task("hashi", (), 200, POINTS, (("side", "B"),)),
    "hashi/duel": Task("hashi", ("greedy",), 200, SHARE),
    "hashi/four": Task("hashi", ("greedy", "greedy", "greedy"), 200, SHARE),
    "hashi/master": Task("hashi", ("master",), 100, SHARE),
    "the_border/duel": Task("the_border", ("greedy",), 200, SHARE),
    "the_border/master": Task("the_border", ("master",), 100, SHARE),
    "loopit/duel": Task("loopit", ("greedy",), 200, SHARE),
    "loopit/short": Task("loopit", ("greedy",), 200, SHARE, (("rounds", "3"),)),
    "loopit/master": Task("loopit", ("master",), 100, SHARE),
    "river_dragons/duel": Task("river_dragons", ("greedy",), 200, SHARE),
    "river_dragons/master": Task("river_dragons", ("master",), 100, SHARE),
}


@dataclass(frozen=True)
class Score:
    """An agent's result in a task."""

    agent: str
    task: str
    value: Estimate
    games: int
    seconds: float
    budget: int | None = None
    cpu_seconds: float | None = None  # processor time of all its processes, the opponents' thinking included

    @property
    def whole(self) -> bool:
        """Whether all games of the task were played; otherwise it is only a first impression."""
        return self.games >= TASKS[self.task].games


def contest(agent: str, name: str, budget: int | None = None) -> Contest:
    """A task as an arena plays it: the agent first, its deals by the task's name."""
    task = TASKS[name]
    seed = int.from_bytes(hashlib.sha256(f"{HELD_OUT} {name}".encode()).digest()[:6], "big")
    return Contest(task.game, (agent, *task.opponents), task.options, seed, budget)


def knows(agent: str, name: str) -> bool:
    """Whether an agent plays a task: by name its game has to have it; a file may list its own as `TASKS`."""
    game = registry.game(TASKS[name].game)
    if agent.rpartition(":")[0].endswith(".py"):
        home = sys.modules[bots.find(game, agent).__module__]
        return name in getattr(home, "TASKS", TASKS)
    return agent in bots.bots(game)


def evaluate(
    agent: str,
    name: str,
    games: int | None = None,
    jobs: int | None = None,
    budget: int | None = None,
    seen: Callable[[], None] = lambda: None,
    seconds: float | None = None,
) -> Score:
    """An agent's score. With fewer `games` than the task has, or if `seconds` are over before, it is not `whole`."""
    plan = contest(agent, name, budget)
    begun, worked = perf_counter(), _cpu()
    seats = len(plan.field)
    deals = rounded(plan, games or TASKS[name].games) // seats
    played: list[Played] = []
    with closing(play(plan, deals, jobs or cores())) as coming:
        for one in coming:
            if one.failure is not None:
                raise ArenaStopped(one, one.failure)
            played.append(one)
            seen()
            late = seconds is not None and perf_counter() - begun > seconds
            if late and len(played) % seats == 0 and len(played) >= 2 * seats:
                break
    result = summary(plan, played)
    mine = result.standings[0]
    value = mine.points if TASKS[name].metric == POINTS else mine.share
    took, cpu = round(perf_counter() - begun, 1), round(_cpu() - worked, 1)
    return Score(agent, name, value, result.games, took, budget, cpu)


def _cpu() -> float:
    """Processor seconds of this process and of those that it has waited for."""
    return sum(os.times()[:4])


def kept(file: Path) -> list[Score]:
    """Scores from a file, if there is one."""
    if not file.exists():
        return []
    told = json.loads(file.read_text(encoding="utf-8"))
    return [Score(**(one | {"value": Estimate(**one["value"])})) for one in told]


def keep(file: Path, scores: Sequence[Score]) -> None:
    """Write scores to a file, all of them."""
    told = json.dumps([asdict(one) for one in scores], indent=1)
    file.write_text(told + "\n", encoding="utf-8")


def markdown(scores: Sequence[Score]) -> str:
    """Scores as tables of a few tasks each: a row for each agent, a column for each task, and what they took."""
    tasks = sorted({score.task for score in scores}, key=list(TASKS).index)
    return "\n\n".join(_table(scores, tasks[i : i + _COLUMNS]) for i in range(0, len(tasks), _COLUMNS))


def _table(scores: Sequence[Score], tasks: Sequence[str]) -> str:
    found = {(score.agent, score.task): score for score in scores if score.task in tasks}
    known = all(score.cpu_seconds is not None for score in found.values())
    head = ["agent", *tasks, "CPU seconds" if known else "seconds"]  # those of old files are the clock's
    lines = [_line(head), _line(["---"] * len(head))]
    for agent in dict.fromkeys(score.agent for score in scores):
        row = [found.get((agent, task)) for task in tasks]
        there = [score for score in row if score is not None]
        took = sum(score.seconds if score.cpu_seconds is None else score.cpu_seconds for score in there)
        cells = [_told(score) if score is not None else "" for score in row]
        if there:
            lines.append(_line([_label(agent), *cells, f"{took:,.0f}"]))
    return "\n".join(lines)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _label(agent: str) -> str:
    file = agent.rpartition(":")[0]
    return Path(file).stem if file.endswith(".py") else agent


def _told(score: Score) -> str:
    factor, unit = (1, "") if TASKS[score.task].metric == POINTS else (100, " %")
    value = score.value
    told = f"{factor * value.mean:.1f}{unit}"
    if value.low is not None and value.high is not None:
        low, high = (round(factor * end, 1) + 0.0 for end in (value.low, value.high))  # no −0.0
        told += f" ({low:.1f}–{high:.1f})"
    return told if score.whole else f"{told}, {score.games} games"
