"""The benchmark: tasks that can be played, deals of their own, and a row for an agent."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import landbridge
from landbridge import cli
from landbridge.bots import bot
from landbridge.lab import arena
from landbridge.lab.arena.ratings import Estimate
from landbridge.lab.benchmark.tasks import (
    POINTS,
    TASKS,
    Score,
    contest,
    evaluate,
    keep,
    kept,
    knows,
    markdown,
)

BASELINES = Path(__file__).parents[3] / "examples" / "baselines"
GUIDE = (Path(__file__).parents[3] / "docs" / "benchmark.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", TASKS)
def test_a_task_can_be_played_and_is_told(name: str) -> None:
    task = TASKS[name]
    game = landbridge.game(task.game)
    game.kit(game.options_from(dict(task.options)))
    for opponent in task.opponents:
        bot.find(game, opponent)
    assert 1 + len(task.opponents) in game.seats
    assert (task.metric == POINTS) == (not task.opponents)
    assert task.games == arena.rounded(contest("random", name), task.games)  # whole deals
    assert f"`{name}`" in GUIDE


def test_every_task_has_deals_of_its_own() -> None:
    seeds = {name: contest("random", name).seed for name in TASKS}
    assert len(set(seeds.values())) == len(TASKS)
    assert min(seeds.values()) >= 1 << 31  # larger than any seed of a vector environment
    assert seeds["hashi/solo"] == 139996080928954, "a task never changes"


def test_a_better_agent_scores_more_and_a_part_is_marked() -> None:
    low, high = (evaluate(name, "hashi/solo", games=4, jobs=1) for name in ("passive", "greedy"))
    assert high.value.mean > low.value.mean + 10
    assert not high.whole
    told = markdown([low, high]).splitlines()
    assert told[0] == "| agent | hashi/solo | CPU seconds |"
    assert [line.count("|") for line in told] == [4] * 4
    assert re.match(r"\| greedy \| \d+\.\d \(\d+\.\d–\d+\.\d\), 4 games \| \d+ \|", told[3])
    share = Score("x", "hashi/duel", Estimate(0.5, 0.4, 0.6), 200, 1.0)
    assert share.whole
    assert "| 50.0 % (40.0–60.0) |" in markdown([share])
    nothing = Score("x", "hashi/solo", Estimate(0.0, -0.04, 0.04), 200, 1.0)
    assert "| 0.0 (0.0–0.0) |" in markdown([nothing])


def test_many_tasks_are_several_tables_and_times_are_those_of_the_processor_if_they_are_known() -> None:
    one = Estimate(0.5, 0.4, 0.6)
    known = [Score("greedy", name, one, 200, 99.0, None, 2.4) for name in TASKS]
    unknown = Score("random", "hashi/solo", one, 200, 7.0)
    first, second, third = markdown([*known, unknown]).split("\n\n")
    tasks = list(TASKS)
    assert first.splitlines()[0] == f"| agent | {' | '.join(tasks[:5])} | seconds |"
    assert [line.rpartition("| ")[2] for line in first.splitlines()[2:]] == ["12 |", "7 |"]
    assert second.splitlines()[0] == f"| agent | {' | '.join(tasks[5:10])} | CPU seconds |"
    assert second.splitlines()[2].endswith("| 12 |")
    assert len(second.splitlines()) == 3, "who has played none of these has no row"
    assert third.splitlines()[0].startswith(f"| agent | {tasks[10]} | ")


def test_the_processors_time_is_counted_in_all_processes() -> None:
    here = evaluate("greedy", "hashi/solo", games=40, jobs=1).cpu_seconds
    apart = evaluate("greedy", "hashi/solo", games=40, jobs=2)
    assert here is not None
    assert apart.cpu_seconds is not None
    assert apart.cpu_seconds > here / 2 > 0


def test_the_guide_shows_the_baselines_as_the_command_prints_them() -> None:
    assert markdown(kept(BASELINES / "scores.json")) in GUIDE


def test_the_command() -> None:
    run = CliRunner().invoke(
        cli.app, ["evaluate", "passive", "--task", "hashi/solo", "--games", "2", "--jobs", "1", "--json"]
    )
    assert run.exit_code == 0, run.output
    (told,) = json.loads(run.stdout)
    assert (told["task"], told["games"], told["whole"]) == ("hashi/solo", 2, False)
    wrong = CliRunner().invoke(cli.app, ["evaluate", "random", "--task", "chess", "--lang", "en"])
    assert wrong.exit_code == 2
    assert "There is no task “chess”" in wrong.output


def test_who_does_not_play_a_game_is_left_out() -> None:
    assert knows("expert", "hashi/solo")
    assert not knows("expert", "the_border/duel")  # it has no such level
    ppo = f"{BASELINES / 'ppo.py'}:choose"
    assert [name for name in TASKS if knows(ppo, name)] == ["hashi/solo"]  # as its file says
    run = CliRunner().invoke(cli.app, ["evaluate", "nobody", "--task", "hashi/solo", "--lang", "en"])
    assert run.exit_code == 2
    assert "nobody" in run.output


def test_time_may_be_limited() -> None:
    some = evaluate("passive", "hashi/duel", jobs=1, seconds=0.01)
    assert some.games == 4  # two deals, or there would be no interval
    assert not some.whole
    assert "4 games" in markdown([some])


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "scores.json"
    score = Score("passive", "hashi/solo", Estimate(7.0, 6.0, 8.0), 200, 1.5)
    keep(file, [score])
    assert kept(file) == [score]
    given = ["evaluate", "passive", "--task", "hashi/solo", "--keep", str(file)]
    again = CliRunner().invoke(cli.app, given)
    assert "| passive | 7.0 (6.0–8.0) | 2 |" in again.stdout
    # Another budget is another agent.
    other = CliRunner().invoke(cli.app, [*given, "--budget", "3", "--games", "2", "--jobs", "1"])
    assert ", 2 games" in other.stdout
    assert len(kept(file)) == 2


@pytest.mark.parametrize(("name", "least"), [("ppo", 20), ("regression", 40)])
def test_a_baseline_plays_as_its_file_says(name: str, least: int) -> None:
    found = evaluate(f"{BASELINES / name}.py:choose", "hashi/solo", games=3, jobs=1)
    assert found.value.mean > least  # random play brings 16
    assert f"| {name} |" in markdown([found])
    assert f"| {name} |" in GUIDE
