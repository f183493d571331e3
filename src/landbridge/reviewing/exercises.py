"""Exercises: positions from games of bots that have one clearly best answer.

A search finds the answer with its usual rollouts, five more look for other plans. Then all plans are tried again, many
times more often, in batches that each imagine anew what is hidden. The answer has to be ahead of every other plan by
several times the error, and by a good part of the range of all plans: in every look that a review takes at a mistake,
because a net that errs about a single position errs in every rollout. Most positions make no exercise, so each step is
left as soon as that is likely. How difficult an exercise is follows from which levels find the answer.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from math import exp, log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from landbridge.bots import bot as bots
from landbridge.bots import search
from landbridge.bots.search import Tried
from landbridge.core import parts
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Game, Kit, seats_in
from landbridge.core.play.match import Match
from landbridge.core.play.record import dumps
from landbridge.core.state import FATE, State
from landbridge.registry import loads
from landbridge.reviewing.judging import Budget, Judge, Look, seed_of
from landbridge.reviewing.report import ReviewError
from landbridge.reviewing.reviewer import text

__all__ = [
    "BATCHES",
    "HOPELESS",
    "PLANS",
    "Behind",
    "Clear",
    "Exercise",
    "batch",
    "confirmed",
    "exercise_at",
    "facts_of",
    "ladder",
    "rating_of",
    "read_line",
    "shipped",
    "themes_of",
]

VERSION = 1
BATCHES = 8  # each with its own luck and its own guesses
HALTS = (1, 2, 3, 4, 6)  # batches after which is given up what is not half as clear as it has to be
FEWEST = 3  # batches that an error can be taken from
HOPELESS = 8.0  # standard errors: a plan that is so far behind gets no more rollouts
SEARCHES = 6  # a planner draws some of its plans by lot: others look where the first has not looked
PLANS = 8  # compared
ERRORS = 5.0  # the answer is ahead by so many standard errors
RANGE = 0.25  # and by this part of what lies between the best plan and the worst
SMALLEST = 0.001  # points that the answer is ahead at least
MOST_PASSIVE = 40  # moves of the others, until what was sealed is opened
TRIES = 3  # of a level that draws lots
LONGEST = 200  # rollouts: more take long, and find the same again
WEAKEST, STEP = 800, 300  # ratings of the levels, where nobody has measured them on exercises
MEAN, DEVIATION = 1500, 350  # Glicko-2's for somebody unknown


@dataclass(frozen=True)
class Exercise:
    """A position, whose turn it is, and the answer."""

    id: str
    game: str
    record: str  # of the game up to there
    seat: int
    answer: tuple[int, ...]
    text: str  # the answer, in the game's notation
    plans: tuple[tuple[str, float], ...]  # the best few and the lead each may expect, the answer first
    themes: tuple[str, ...]  # what the answer does, in the words of the game's facts
    gap: float  # to the second, in points of lead
    error: float  # the standard error of that
    games: int  # rollouts of the answer that confirmed it
    rating: float  # Glicko-2, as a beginning
    deviation: float
    found: Mapping[str, float]  # how often each level found it

    def line(self) -> str:
        """As one line of JSON."""
        return json.dumps({"version": VERSION, **asdict(self)}, ensure_ascii=False, separators=(",", ":"))

    def position(self, quick: bool = True) -> Match:
        """The game up to there."""
        return loads(self.record, quick)


def read_line(line: str) -> Exercise:
    """An exercise from a line; `ReviewError` if it is none."""
    try:
        told: dict[str, Any] = json.loads(line)
        if told.pop("version") != VERSION:
            raise ValueError
        told["answer"] = tuple(told["answer"])
        told["plans"] = tuple((said, lead) for said, lead in told["plans"])
        told["themes"] = tuple(told["themes"])
        return Exercise(**told)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise ReviewError(Fact("review-exercise")) from None


def shipped(game: Game) -> list[Exercise]:
    """The exercises that come with a game: `exercises.jsonl` beside it; none where it has no such file."""
    file = parts.file(game, "exercises.jsonl")  # a site has the package in an archive
    if not file.is_file():
        return []
    return [read_line(line) for line in file.read_text(encoding="utf-8").splitlines()]


def exercise_at(match: Match, seat: int, effort: float = 1.0) -> Exercise | None:
    """The exercise that a position makes for a seat that has not begun its turn; None if it makes none."""
    game, kit = match.game, match.kit
    judge = Judge(game, kit, Budget.of(game, kit, effort))
    view = match.view(seat)
    if judge.forced(view, seat):
        return None
    if getattr(judge.planner, "certain", search.nothing)(game, kit, view, seat) is not None:
        return None
    luck = seed_of(view.tobytes(), bytes([seat]), b"exercise")
    plans = _proposed(judge, view, seat, luck)
    if plans is None:
        return None
    clear = confirmed(judge, view, seat, plans, luck)
    if clear is None:
        return None
    leads, gap, error = clear
    order = sorted(range(len(plans)), key=lambda i: -leads[i])
    bare = Match(game, kit, LETTERS[: match.seats])
    for actor, move in match.log:
        bare.make(actor, move)
    record = dumps(bare)
    levels = _found_by(judge, view, seat, plans[0], luck)
    rating, deviation = rating_of(game, levels)
    return Exercise(
        sha256(f"{record}{seat}".encode()).hexdigest()[:12],
        game.name,
        record,
        seat,
        plans[0],
        text(game, kit, view, seat, plans[0]),
        tuple((text(game, kit, view, seat, plans[i]), round(leads[i], 3)) for i in order),
        themes_of(game, kit, view, seat, plans[0]),
        round(gap, 3),
        round(error, 3),
        sum(look.games for look in judge.looks()) * BATCHES,
        rating,
        deviation,
        levels,
    )


def _proposed(judge: Judge, view: State, seat: int, luck: int) -> list[tuple[int, ...]] | None:
    """The plans that look best, the answer first; None where nothing looks like one clear answer."""
    game, kit = judge.game, judge.kit
    first = judge.planner.imagine(game, kit, view, seat, Random(luck))
    by_outcome: dict[bytes, Tried] = {}
    found: list[Tried] = []
    for number in range(SEARCHES):
        seed = seed_of(luck.to_bytes(16), b"search", bytes([number])) & 0x3FFFFFFF
        for one in search.tried(judge.level, game, kit, view, seat, seed, judge.budget.searched):
            if one.plan and game.check(kit, view, seat, one.plan[0]) == 0:
                outcome = judge.outcome(first, seat, one.plan)
                by_outcome[outcome] = max(by_outcome.get(outcome, one), one, key=_longest_tried)
        found = sorted(by_outcome.values(), key=_longest_tried, reverse=True)
        merits = [one.merit for one in found]
        if len(found) < 3 or merits[0] - merits[1] < RANGE / 2 * (merits[0] - min(merits)):
            return None
    return [one.plan for one in found[:PLANS]]


def _longest_tried(one: Tried) -> tuple[int, float]:
    return one.games, one.merit


def batch(
    judge: Judge, view: State, seat: int, plans: list[tuple[int, ...]], look: Look, luck: int, number: int
) -> list[float]:
    """The lead that each plan may expect, from rollouts that have nothing in common with other batches'."""
    seed = seed_of(luck.to_bytes(16), bytes([look.further]), number.to_bytes(2))
    rng = Random(seed)
    imagine = judge.planner.imagine
    starts = [imagine(judge.game, judge.kit, view, seat, rng) for _ in range(judge.level.guesses)]
    return judge.means(starts, seat, plans, look.games, seed, look.further)


class Clear(NamedTuple):
    """What confirms an answer."""

    leads: list[float]  # that each plan may expect
    gap: float  # to the next plan
    error: float  # the standard error of that


def confirmed(judge: Judge, view: State, seat: int, plans: list[tuple[int, ...]], luck: int) -> Clear | None:
    """The first plan as an answer, by every look; None: it is not clearly ahead."""
    if len(plans) < 2:
        return None
    found: list[Behind] = []
    for look in judge.looks():
        one = _behind(judge, view, seat, plans, look, luck)
        if one is None:
            return None
        found.append(one)
    near, far = found
    costs = [judge.agreed(*both) for both in zip(near.costs, far.costs, strict=True)]
    gap = min(costs)
    next_best = costs.index(gap)
    errors = [one.errors[next_best] for one in found if one.costs[next_best] == gap]
    return Clear([near.lead, *(near.lead - cost for cost in costs)], gap, errors[0])


class Behind(NamedTuple):
    """By how much the other plans are behind the first, in one look."""

    lead: float  # of the first
    costs: list[float]
    errors: list[float]  # standard errors


def _behind(
    judge: Judge, view: State, seat: int, plans: list[tuple[int, ...]], look: Look, luck: int
) -> Behind | None:
    """None: not all of them are clearly behind."""
    leads: list[float] = []
    apart: list[list[float]] = [[] for _ in plans[1:]]  # batch by batch
    alive = list(range(len(apart)))
    for number in range(BATCHES):
        own, *others = batch(
            judge, view, seat, [plans[0], *(plans[i + 1] for i in alive)], look, luck, number
        )
        leads.append(own)
        for i, lead in zip(alive, others, strict=True):
            apart[i].append(own - lead)
        if number + 1 in HALTS and not _promising(apart):
            return None
        if number % 2:
            alive = [i for i in alive if fmean(apart[i]) <= HOPELESS * _error(apart[i])]
        if not alive:
            break
    found = Behind(fmean(leads), [fmean(its) for its in apart], [_error(its) for its in apart])
    range_of_all = max(found.costs)
    for cost, error in zip(found.costs, found.errors, strict=True):
        # Plans that come to the same are not told apart by any error.
        if cost < max(SMALLEST, ERRORS * error, RANGE * range_of_all):
            return None
    return found


def _error(values: list[float]) -> float:
    return stdev(values) / sqrt(len(values))


def _promising(apart: list[list[float]]) -> bool:
    ahead = [fmean(its) for its in apart]
    if not min(ahead) >= RANGE / 2 * max(ahead) > 0:
        return False
    for gap, its in zip(ahead, apart, strict=True):
        # The error gets smaller until all batches are played.
        if len(its) >= FEWEST and gap < ERRORS / 2 * _error(its) * sqrt(len(its) / BATCHES):
            return False
    return True


def themes_of(game: Game, kit: Kit, view: State, seat: int, plan: tuple[int, ...]) -> tuple[str, ...]:
    """What is told of a plan's moves: the keys of the game's facts, without what all of them begin with."""
    keys = {
        fact.key.removeprefix(f"{game.key}-").removeprefix("fact-")
        for fact in facts_of(game, kit, view, seat, plan)
    }
    return tuple(sorted(keys)) or ("turn",)


def facts_of(game: Game, kit: Kit, view: State, seat: int, plan: tuple[int, ...]) -> list[Fact]:
    """What there is to tell of a plan's moves. Where moves are sealed, the others do next to nothing meanwhile."""
    s = view.copy()
    told: list[Fact] = []
    phase = game.sealed(kit, s)
    if phase:
        s = game.guess(kit, view, seat, Random(0))  # only a whole state can be settled

    def do(actor: int, move: int) -> None:
        nonlocal s
        after = s.copy()
        game.do(kit, after, actor, move)
        if phase and game.sealed(kit, after) != phase == game.sealed(kit, s):
            told.clear()  # until then one hears only that somebody is done
        told.extend(game.facts(kit, s, actor, move, after))
        s = after

    for move in plan:
        if not game.actors(kit, s) >> seat & 1:
            break
        do(seat, move)
    for _ in range(MOST_PASSIVE):
        others = [other for other in seats_in(game.actors(kit, s)) if other != FATE]
        if not phase or game.sealed(kit, s) != phase or not others or seat in others:
            break
        do(others[0], game.passive(kit, s, others[0]))
    return [fact for fact in told if fact.values.get("seat", seat) == seat]


def ladder(game: Game) -> dict[str, float]:
    """Ratings of the levels to begin with: evenly spaced."""
    return {name: float(WEAKEST + STEP * i) for i, name in enumerate(search.levels(game))}


def tries(game: Game) -> dict[str, int]:
    """How often each level is asked. Without rollouts it nearly always says the same: that is one try."""
    return {name: TRIES if 0 < level.games <= LONGEST else 1 for name, level in search.levels(game).items()}


def rating_of(game: Game, found: Mapping[str, float]) -> tuple[float, float]:
    """The rating under which the levels would find it as often as they did, and how sure that is."""
    ratings, tried = ladder(game), tries(game)

    def worth(rating: float) -> float:
        total = -((rating - MEAN) ** 2) / (2 * DEVIATION**2)
        for level, share in found.items():
            chance = min(max(_chance(ratings[level], rating), 1e-9), 1 - 1e-9)
            total += tried[level] * (share * log(chance) + (1 - share) * log(1 - chance))
        return total

    best = max(range(400, 3001, 10), key=worth)
    chances = {level: _chance(ratings[level], best) for level in found}
    bend = sum(tried[level] * chance * (1 - chance) for level, chance in chances.items())
    scale = 400 / 2.302585
    return float(best), round(1 / sqrt(1 / DEVIATION**2 + bend / scale**2), 1)


def _chance(player: float, exercise: float) -> float:
    """That somebody finds it, on Elo's scale."""
    return 1 / (1 + exp((exercise - player) * 2.302585 / 400))


def _found_by(judge: Judge, view: State, seat: int, answer: tuple[int, ...], luck: int) -> dict[str, float]:
    """How often each level but the strongest finds the answer."""
    game, kit = judge.game, judge.kit
    rng = Random(luck + 1)
    first = judge.planner.imagine(game, kit, view, seat, rng)
    wanted = judge.outcome(first, seat, answer)
    shares = {}
    often = tries(game)
    for name in list(search.levels(game))[:-1]:
        bot = bots.find(game, name)
        hits = 0
        for _ in range(often[name]):
            s = view.copy()
            plan: list[int] = []
            while len(plan) < len(answer) and game.actors(kit, s) >> seat & 1:
                plan.append(bot(game, kit, s, seat, rng, None))
                game.do(kit, s, seat, plan[-1])
            hits += judge.outcome(first, seat, tuple(plan)) == wanted
        shares[name] = round(hits / often[name], 3)
    return shares
