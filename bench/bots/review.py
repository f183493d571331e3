"""Reviews, measured: luck-adjusted results, loss by level, planted blunders, exercises, time and memory.

    python bench/bots/review.py luck hashi --games 10000 --jobs 16 --keep build/review/luck-hashi.jsonl
    python bench/bots/review.py levels hashi --games 40 --jobs 16
    python bench/bots/review.py blunders hashi --games 100 --jobs 16
    python bench/bots/review.py exercises hashi --file build/exercises/hashi.jsonl --games 100 --jobs 16
    python bench/bots/review.py exercises hashi --file … --games 400 --times 1 --jobs 16 --drop
    python bench/bots/review.py time hashi --seats 4

`luck` needs games of equal bots. Who is looked at is drawn by lot, so that the truth is known: a lead of 0 against one
rival, and an even part of the wins. With `--keep` rows are written as they come, and the same command goes on where it
stopped; `--minutes` stops it in time.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from itertools import pairwise
from math import ceil, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev, variance
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

import landbridge
from bench.bots.ladder import NAMES
from bench.bots.planted import deal, worst
from landbridge import FATE, Dealer, Game, Kit, Match
from landbridge.bots import bot as bots
from landbridge.bots import search
from landbridge.lab.mine import results
from landbridge.reviewing.events import events_of
from landbridge.reviewing.exercises import BATCHES, HOPELESS, PLANS, Exercise, batch, read_line
from landbridge.reviewing.judging import Budget, Judge, Look
from landbridge.reviewing.reviewer import Reviewer, review
from landbridge.table.exercise.puzzle import read_plan

Row = dict[str, Any]
GLANCE = "glance"  # not a level: the planner at a glance, which is how rollouts are played
TOP = 3  # findings that somebody looks at
SOONEST = 4  # batches after which a rival plan may drop out
COUNTS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512)
DRAWS, IN_ORDER = 1000, 0.95
SURE = 3.0  # standard errors that an answer has to be ahead to stay in the file
# Fast and decent.
EQUAL = {"hashi": GLANCE, "river_dragons": "casual", "the_border": "club", "loopit": "expert"}


@cache
def table(name: str) -> tuple[Game, Kit]:
    game = landbridge.game(name)
    return game, game.kit().quick()


def bot_of(game: Game, level: str) -> bots.Bot:
    """A bot by its name."""
    return (
        partial(search.choose, search.Search(games=0, width=1)) if level == GLANCE else bots.find(game, level)
    )


def played(name: str, levels: list[str], number: int) -> Match:
    """A game of bots; everything follows from its number."""
    game, kit = table(name)
    rng = Random(f"{name} {number} {' '.join(levels)}")
    match = Match(game, kit, [f"P{seat}" for seat in range(len(levels))], Dealer(rng.randbytes(32)))
    at = [bot_of(game, level) for level in levels]
    match.deal()
    while not match.over:
        seat = match.acting[0]
        match.make(seat, at[seat](game, kit, match.view(seat), seat, rng, None))
        match.deal()
    return match


# --- luck ---------------------------------------------------------------------------------------------------


def luck_row(name: str, level: str, seats: int, values: int, number: int) -> Row:
    """The result of a seat drawn by lot, raw and without luck."""
    match = played(name, [level] * seats, number)
    game, kit = table(name)
    usual = Budget.of(game, kit)
    budget = replace(usual, values=values or usual.values)
    found = Reviewer(match, budget, choices=False).review()
    one = found.summary(Random(f"seat {number}").randrange(seats))
    return {
        "number": number,
        "lead": one.lead,
        "share": one.share,
        "adjusted_lead": one.adjusted_lead,
        "adjusted_share": one.adjusted_share,
    }


def tell_luck(rows: list[Row], seats: int) -> Row:
    """Means with their 95 % intervals, and how much less the adjusted result varies."""
    told: Row = {"games": len(rows)}
    for what, truth in (("lead", 0.0 if seats == 2 else None), ("share", 1 / seats)):
        raw, adjusted = [row[what] for row in rows], [row["adjusted_" + what] for row in rows]
        for name, values in (("raw", raw), ("adjusted", adjusted)):
            half = 1.96 * stdev(values) / sqrt(len(values))
            inside = None if truth is None else abs(fmean(values) - truth) <= half
            told[f"{what} {name}"] = {"mean": fmean(values), "interval": half, "holds the truth": inside}
        told[f"{what} variance ratio"] = variance(raw) / max(variance(adjusted), 1e-12)
    return told


# --- levels -------------------------------------------------------------------------------------------------


def levels_of(name: str) -> list[str]:
    """The levels of a game, the weakest first; some are bots that do not search."""
    return [level for level in NAMES if level in bots.bots(table(name)[0])]


def levels_row(name: str, effort: float, number: int) -> Row:
    """A game of two neighbouring levels: the loss of each, and who won."""
    names = levels_of(name)
    pair = [names[number % (len(names) - 1)], names[number % (len(names) - 1) + 1]]
    if number // (len(names) - 1) % 2:
        pair.reverse()
    found = Reviewer(played(name, pair, number), effort=effort, luck=False).review()
    rows = [
        {
            "level": level,
            "share": found.shares[seat],
            "costs": [round(one.cost, 4) for one in found.choices if one.seat == seat and not one.obvious],
        }
        for seat, level in enumerate(pair)
    ]
    return {"number": number, "seats": rows}


def tell_levels(name: str, rows: list[Row]) -> Row:
    """Loss of each level, whether they are in order, and the games that raw results and losses need to tell."""
    names = levels_of(name)
    told: Row = {"games": len(rows), "levels": {}, "pairs": {}}
    for level in names:
        own = [seat for row in rows for seat in row["seats"] if seat["level"] == level and seat["costs"]]
        losses = [fmean(seat["costs"]) for seat in own]
        if len(losses) > 1:
            error = stdev(losses) / sqrt(len(losses))
            told["levels"][level] = {"loss": fmean(losses), "error": error, "games": len(losses)}
    for weak, strong in pairwise(names):
        both = [row["seats"] for row in rows if {seat["level"] for seat in row["seats"]} == {weak, strong}]
        both = [sorted(seats, key=lambda seat: names.index(seat["level"])) for seats in both]
        both = [seats for seats in both if seats[0]["costs"] and seats[1]["costs"]]
        if len(both) > 2:
            raw = [seats[1]["share"] - seats[0]["share"] for seats in both]
            lost = [fmean(seats[0]["costs"]) - fmean(seats[1]["costs"]) for seats in both]
            told["pairs"][f"{weak} < {strong}"] = {
                "loss apart": fmean(lost),
                "in order": fmean(lost) > 0,
                "games by loss": needed(lost),
                "games by results": needed(raw),
            }
    games = [row["seats"] for row in rows]
    told["until all are in order"] = {
        "by loss": until_in_order(names, games, by_results=False),
        "by results": until_in_order(names, games, by_results=True),
    }
    return told


def until_in_order(names: list[str], games: list[list[Row]], by_results: bool) -> int | None:
    """Games of each pair of neighbours until all levels are in order in 95 of 100 draws; None: not by so many.

    Results tell a pair by its own games, losses by all games that a level was in.
    """
    pairs = [
        [seats for seats in games if {one["level"] for one in seats} == {*pair}] for pair in pairwise(names)
    ]

    def in_order(count: int, rng: Random) -> bool:
        shares: list[list[float]] = []
        losses: dict[str, list[float]] = {name: [] for name in names}
        for (_, strong), pair in zip(pairwise(names), pairs, strict=True):
            drawn = [one for seats in rng.choices(pair, k=count) for one in seats]
            shares.append([one["share"] * (1 if one["level"] == strong else -1) for one in drawn])
            for one in drawn:
                losses[one["level"]] += [fmean(one["costs"])] if one["costs"] else []
        if by_results:
            return all(sum(one) > 0 for one in shares)
        means = [fmean(losses[name] or [0.0]) for name in names]
        return all(weak > strong for weak, strong in pairwise(means))

    for count in COUNTS:
        rng = Random(count)
        if all(pairs) and sum(in_order(count, rng) for _ in range(DRAWS)) >= IN_ORDER * DRAWS:
            return count
    return None


def needed(values: list[float]) -> int | None:
    """Games until the mean is two standard errors from 0; None: it is on the wrong side."""
    if fmean(values) <= 0:
        return None
    return max(2, ceil((2 * stdev(values) / fmean(values)) ** 2))


# --- blunders -----------------------------------------------------------------------------------------------


def blunder_row(name: str, level: str, effort: float, number: int) -> Row:
    """A game in which one decision becomes the worst plan; whether its player is shown it among the worst three."""
    game, kit = table(name)
    rng = Random(f"blunder {name} {number}")
    judge = Judge(game, kit, Budget.of(game, kit, effort))
    clean = played(name, [level, level], number)
    turns = [event for event in events_of(clean) if event.seat != FATE]
    turns = [one for one in turns if not judge.forced(game.view(kit, one.before, one.seat), one.seat)]
    planted = None
    for event in rng.sample(turns, len(turns)):
        planted = worst(judge, event.before, event.seat, event.moves, rng)
        if planted is not None:
            break
    if planted is None:
        return {"number": number, "found": None}
    match = Match(game, kit, clean.names)
    for seat, move in clean.log[: event.at]:
        match.make(seat, move)
    for move in planted.plan:
        if match.acting and event.seat in match.acting:
            match.make(event.seat, move)
    bot = bots.find(game, level)
    while not match.over:
        if not deal(match, rng):
            seat = match.acting[0]
            match.make(seat, bot(game, kit, match.view(seat), seat, rng, None))
    found = Reviewer(match, effort=effort, luck=False).review()
    places = {}
    for whose, mistakes in (("place", found.mistakes()), ("own place", found.mistakes(event.seat))):
        at = [i for i, one in enumerate(mistakes) if one.seat == event.seat and one.at == event.at]
        places[whose] = at[0] + 1 if at else None
    told = next((one for one in found.choices if one.seat == event.seat and one.at == event.at), None)
    return {
        "number": number,
        "found": places["own place"] is not None and places["own place"] <= TOP,
        **places,
        "of": len(found.choices),
        "loss": round(planted.loss, 3),
        "error": round(planted.error, 3),
        "wins": round(planted.wins, 3),
        "ways": planted.ways,
        "cost": round(told.cost, 3) if told else None,
        "costs": [round(one.cost, 3) for one in found.mistakes()[:4]],
    }


# --- exercises ----------------------------------------------------------------------------------------------


def exercise_row(file: str, times: int, number: int) -> Row:
    """Whether an exercise keeps its answer under many times the rollouts that confirmed it, in every look.

    Another search proposes rivals, too. A rival that is behind by `HOPELESS` errors gets no more rollouts: it cannot
    come back. An answer that is behind as far gets no more either. The others get all of them.
    """
    lines = Path(file).read_text(encoding="utf-8").splitlines()
    drawn = Random("exercises").sample(range(len(lines)), len(lines))
    one = read_line(lines[drawn[number]])
    match = one.position()
    game, kit, view = match.game, match.kit, match.view(one.seat)
    judge = Judge(game, kit, Budget.of(game, kit))
    plans = rivals(judge, view, one, number)
    found = [tried_again(judge, view, one.seat, plans, look, times, number) for look in judge.looks()]
    gap, error = min((gap, error) for gap, error, _ in found)
    return {
        "number": number,
        "id": one.id,
        "kept": gap > 0,
        "sure": gap > SURE * error,
        "gap": round(gap, 4),
        "error": round(error, 4),
        "told": one.gap,
        "gaps": [round(gap, 4) for gap, _, _ in found],
        "times": max(spent for _, _, spent in found),  # the rollouts that confirmed it
    }


def tried_again(
    judge: Judge,
    view: landbridge.State,
    seat: int,
    plans: list[tuple[int, ...]],
    look: Look,
    times: int,
    number: int,
) -> tuple[float, float, float]:
    """How far the first plan is ahead of the next, the error of that, and how often its rollouts were repeated."""
    apart: list[list[float]] = [[] for _ in plans]  # by how much the answer was ahead, batch by batch
    alive = list(range(1, len(plans)))
    for k in range(BATCHES * times):
        leads = batch(judge, view, seat, [plans[0], *(plans[i] for i in alive)], look, 999 + number, k)
        for i, lead in zip(alive, leads[1:], strict=True):
            apart[i].append(leads[0] - lead)
        if k + 1 >= SOONEST:
            if any(hopeless([-lead for lead in apart[i]]) for i in alive):
                break
            alive = [i for i in alive if not hopeless(apart[i])]
        if not alive:
            break
    means = [fmean(its) for its in apart[1:]]
    errors = [stdev(its) / sqrt(len(its)) for its in apart[1:]]
    return *min(zip(means, errors, strict=True)), max(map(len, apart)) / BATCHES


def rivals(judge: Judge, view: landbridge.State, one: Exercise, number: int) -> list[tuple[int, ...]]:
    """The answer, and what comes to something else: of the plans that the exercise knows, and of another search."""
    game, kit, seat = judge.game, judge.kit, one.seat
    first = judge.planner.imagine(game, kit, view, seat, Random(number))
    found = {judge.outcome(first, seat, one.answer): one.answer}
    known = (read_plan(game, kit, view, seat, text) for text, _ in one.plans)
    tried = search.tried(judge.level, game, kit, view, seat, 12345 + number, judge.budget.searched)
    for plan in (*known, *(other.plan for other in tried[:PLANS])):
        if plan and game.check(kit, view, seat, plan[0]) == 0:
            found.setdefault(judge.outcome(first, seat, plan), plan)
    return list(found.values())


def drop(file: Path, lost: set[str]) -> None:
    """An exercise file without these."""
    lines = file.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if read_line(line).id not in lost]
    file.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")


def hopeless(apart: list[float]) -> bool:
    return fmean(apart) > HOPELESS * stdev(apart) / sqrt(len(apart))


# --- time ---------------------------------------------------------------------------------------------------


def time_row(name: str, level: str, seats: int, effort: float) -> Row:
    """One review, on one core."""
    match = played(name, [level] * seats, 1)
    review(match, effort=effort / 50)  # compiles
    began = time.process_time()
    found = review(match, effort=effort)
    spent = time.process_time() - began
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    counts = {
        "choices": len(found.choices),
        "draws": len(found.draws),
        "bytes": len(json.dumps(found.to_dict())),
    }
    return {"game": name, "seats": seats, "seconds": round(spent, 2), "peak MiB": round(peak), **counts}


# --- running ------------------------------------------------------------------------------------------------


def rows_of(
    work: Callable[[int], Row], numbers: range, jobs: int, keep: Path | None, seconds: float
) -> list[Row]:
    """The rows of these numbers, and those kept; fewer if the time is over."""
    rows = [json.loads(line) for line in keep.read_text().splitlines()] if keep and keep.is_file() else []
    if keep is not None:
        keep.parent.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + seconds
    known = {row["number"] for row in rows}
    for row in results(work, (number for number in numbers if number not in known), jobs):
        rows.append(row)
        if keep is not None:
            with keep.open("a") as file:
                file.write(json.dumps(row) + "\n")
        if len(rows) % 100 == 0:
            print(len(rows), file=sys.stderr, flush=True)
        if time.monotonic() > end:
            break
    return rows


def main() -> None:
    about = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    about.add_argument("what", choices=["luck", "levels", "blunders", "exercises", "time"])
    about.add_argument("game", choices=landbridge.game_names())
    about.add_argument("--games", type=int, default=100)
    about.add_argument("--first", type=int, default=0, help="the number of the first game")
    about.add_argument("--jobs", type=int, default=1)
    about.add_argument("--level", default="")
    about.add_argument("--seats", type=int, default=2)
    about.add_argument("--values", type=int, default=0, help="rollouts of a position; 0: as many as usual")
    about.add_argument("--effort", type=float, default=1.0)
    about.add_argument("--times", type=int, default=10)
    about.add_argument("--file", default="")
    about.add_argument(
        "--drop", action="store_true", help="exercises whose answer is not sure leave the file"
    )
    about.add_argument("--keep", type=Path)
    about.add_argument("--minutes", type=float, default=1e6)
    about.add_argument("--json", action="store_true")
    given = about.parse_args()
    level = given.level or ("master" if given.what == "blunders" else EQUAL.get(given.game, "greedy"))
    work: dict[str, Callable[[int], Row]] = {
        "luck": partial(luck_row, given.game, level, given.seats, given.values),
        "levels": partial(levels_row, given.game, given.effort),
        "blunders": partial(blunder_row, given.game, level, given.effort),
        "exercises": partial(exercise_row, given.file, given.times),
    }
    if given.what == "time":
        told = time_row(given.game, level, given.seats, given.effort)
    else:
        numbers = range(given.first, given.first + given.games)
        if given.what == "exercises":  # there may be fewer
            lines = Path(given.file).read_text(encoding="utf-8").splitlines()
            numbers = range(len(lines))[numbers.start : numbers.stop]
        rows = rows_of(work[given.what], numbers, given.jobs, given.keep, 60 * given.minutes)
        if given.what == "luck":
            told = tell_luck(rows, given.seats)
        elif given.what == "levels":
            told = tell_levels(given.game, rows)
        else:
            key = "found" if given.what == "blunders" else "kept"
            judged = [row for row in rows if row[key] is not None]
            told = {"of": len(judged), key: sum(row[key] for row in judged)}
            if given.drop and given.what == "exercises":
                drop(Path(given.file), {row["id"] for row in judged if not row["sure"]})
    print(json.dumps({"what": given.what, "game": given.game, **told}, indent=None if given.json else 2))


if __name__ == "__main__":
    main()
