"""Landbridge-Bench: named tasks to compare agents by, with held-out deals, fixed opponents and one metric each.

A task never changes: whoever wants another one gives it another name. Its deals follow from `HELD_OUT` and the task's
name; nothing in this project was trained, tuned or tested on them, and nothing of yours should be. Opponents are bots
of this project with their own budgets, counted in simulations, so that results do not depend on the machine.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

from landbridge.bots.arena import Contest, arena, rounded
from landbridge.bots.ratings import Estimate

__all__ = ["HELD_OUT", "POINTS", "SHARE", "TASKS", "Score", "Task", "contest", "evaluate", "markdown"]

HELD_OUT = "landbridge-bench 1"  # the first edition
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

    @property
    def whole(self) -> bool:
        """Whether all games of the task were played; otherwise it is only a first impression."""
        return self.games >= TASKS[self.task].games


def contest(agent: str, name: str, budget: int | None = None) -> Contest:
    """A task as an arena plays it: the agent first, its deals by the task's name."""
    task = TASKS[name]
    seed = int.from_bytes(hashlib.sha256(f"{HELD_OUT} {name}".encode()).digest()[:6], "big")
    return Contest(task.game, (agent, *task.opponents), task.options, seed, budget)


def evaluate(
    agent: str,
    name: str,
    games: int | None = None,
    jobs: int | None = None,
    budget: int | None = None,
    seen: Callable[[], None] = lambda: None,
) -> Score:
    """An agent's score; with fewer `games` than the task has it is not `whole`."""
    played = contest(agent, name, budget)
    begun = perf_counter()
    count = rounded(played, games or TASKS[name].games)
    result = arena(played, count, jobs, seen=lambda _: seen())
    mine = result.standings[0]
    value = mine.points if TASKS[name].metric == POINTS else mine.share
    return Score(agent, name, value, result.games, perf_counter() - begun)


def markdown(scores: Sequence[Score]) -> str:
    """Scores as a table: a row for each agent, a column for each task."""
    tasks = list(dict.fromkeys(score.task for score in scores))
    agents = list(dict.fromkeys(score.agent for score in scores))
    found = {(score.agent, score.task): score for score in scores}
    lines = ["| agent | " + " | ".join(tasks) + " | seconds |", "|---" * (len(tasks) + 2) + "|"]
    for agent in agents:
        row = [found.get((agent, task)) for task in tasks]
        cells = [_told(score) if score is not None else "" for score in row]
        seconds = sum(score.seconds for score in row if score is not None)
        lines.append(f"| {agent} | {' | '.join(cells)} | {seconds:.0f} |")
    return "\n".join(lines)


def _told(score: Score) -> str:
    factor, unit = (1, "") if TASKS[score.task].metric == POINTS else (100, " %")
    value = score.value
    told = f"{factor * value.mean:.1f}{unit}"
    if value.low is not None and value.high is not None:
        told += f" ({factor * value.low:.1f}–{factor * value.high:.1f})"
    return told if score.whole else f"{told}, {score.games} games"
