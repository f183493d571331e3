"""Search, the same for every game: the plans that a game's planner proposes are tried in rollouts.

All plans are tried on the same luck, and after each round the worse half drops out (sequential halving). So most
rollouts go to plans that are hard to tell apart. What is hidden is guessed anew for every few rollouts. A game takes
part with a module `planner` (see `rollouts.py` for its kernels): SCRATCH, the working memory of its kernels; WEIGHTS;
and `imagine`, a full state that fits a view. A game without one has `PlainPlanner` and `PLAIN_LEVELS`.

Without compiled rules this would take minutes: there the first plan is played untried.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

from landbridge.bots import learned, rollouts
from landbridge.core.compile import kernel as kernels
from landbridge.core.compile.arrays import gathered, integers, records
from landbridge.core.compile.plans import listed
from landbridge.core.game import Game, Kit, Luck
from landbridge.core.layout import RecordLayout, i8
from landbridge.core.parts import part
from landbridge.core.state import Row, State

LONG = 1 << 20  # turns ahead: to the end of the game
FEW = 64  # a budget that touches everything and costs next to nothing


@dataclass(frozen=True)
class Search:
    """How much a bot searches."""

    games: int  # rollouts for one turn; 0: the first plan is played untried
    plans: int = 8  # compared
    width: int = 8  # how widely the planner looks for them
    ahead: int = LONG  # turns of a rollout
    guesses: int = 32  # of what is hidden
    win: int = 10_000  # what winning is worth beside the margin, in thousandths of a point
    weights: tuple[int, ...] = ()  # the planner's own by default
    told: int = 300  # games played to the end for a hint's figures
    learned: bool = (
        False  # positions are judged by the game's net; where it was not trained, as the level below does
    )


class Tried(NamedTuple):
    """A plan and how games went that began with it."""

    plan: tuple[int, ...]
    points: float
    chance: float
    merit: float
    games: int


Think = Callable[[Search, Game, Kit, State, int, int, int | None], list[Tried]]


# Levels of a game that names none: the best move at once, and two searches.
PLAIN_LEVELS: Mapping[str, Mapping[str, Any]] = {
    "casual": {"games": 0},
    "club": {"games": 400, "plans": 8},
    "master": {"games": 4000, "plans": 16},
}
PLAIN_PLANS = 64  # single moves that are compared at most


@dataclass(frozen=True)
class PlainPlanner:
    """What the search tries in a game without a planner: single moves, by the default kernels of `rollouts.py`."""

    rules: ModuleType
    SCRATCH: RecordLayout
    WEIGHTS: tuple[int, ...] = (0,)

    @staticmethod
    def imagine(game: Game, kit: Kit, view: State, seat: int, rng: Luck) -> State:
        """Return a full state that fits the view."""
        return game.guess(kit, view, seat, rng)


def planner_of(game: Game) -> ModuleType | None:
    """Return the game's own planner, if it has one."""
    return part(game, "planner")


def planner_for(game: Game, kit: Kit) -> Any:
    """Return the game's own planner, or a plain one."""
    if own := planner_of(game):
        return own
    if "plain planner" not in kit.memo:
        fields = [("trial", kit.state, (1,)), ("out", i8, (kit.moves,)), *listed(PLAIN_PLANS, 1)]
        kit.memo["plain planner"] = PlainPlanner(kit.rules.module, RecordLayout(fields))
    return kit.memo["plain planner"]


def choose(
    search: Search,
    game: Game,
    kit: Kit,
    view: State,
    seat: int,
    rng: Random,
    budget: int | None,
    think: Think | None = None,
) -> int:
    """The next move of the best plan; a plan is followed as long as nothing unexpected happens.

    `think` ranks the plans, `tried` by default.
    """
    search = suitable(search, game, kit)
    sure = getattr(planner_of(game), "certain", nothing)(game, kit, view, seat)
    if sure is not None:
        return int(sure)
    plans: dict[tuple[Search, int], dict[bytes, int]] = kit.memo.setdefault("plans", {})
    known = plans.get((search, seat), {}).get(view.tobytes())
    luck = rng.getrandbits(30)  # drawn every time, so that a game does not depend on what is remembered
    if known is not None:
        return known
    found = (think or tried)(search, game, kit, view, seat, luck, budget)
    # No plan, or none that can be made: a draft that cannot be completed (somebody else began it in paper mode).
    if not found or not found[0].plan or game.check(kit, view, seat, found[0].plan[0]) != 0:
        return game.passive(kit, view, seat)
    plan = found[0].plan
    steps: dict[bytes, int] = {}
    s = view.copy()
    for made, move in pairwise(plan):  # not the first: where a plan begins, the search starts anew
        game.do(kit, s, seat, made)
        steps[s.tobytes()] = move
    plans[search, seat] = steps
    return plan[0]


def nothing(game: Game, kit: Kit, view: State, seat: int) -> None:
    return None


def tried(
    search: Search, game: Game, kit: Kit, view: State, seat: int, luck: int, budget: int | None
) -> list[Tried]:
    """The plans a seat has, the best first, those that were tried longest before all others; maybe none."""
    search = suitable(search, game, kit)
    planner = learned.champion_of(game, kit) if search.learned else planner_for(game, kit)
    assert planner is not None
    rng = Random(luck)
    first = planner.imagine(game, kit, view, seat, rng)
    table = Simulator(planner, kit, first, search.learned)
    plans = table.propose(first, seat, search, luck)[: max(1, search.plans)]
    games = search.games if budget is None else budget
    if len(plans) < 2 or not kit.rules.compiled or games < 2 * len(plans):
        return [Tried(plan, 0.0, 0.0, 0.0, 0) for plan in plans]
    starts = [first, *(planner.imagine(game, kit, view, seat, rng) for _ in range(search.guesses - 1))]
    return table.compare(starts, seat, plans, games, search, luck)


def expected(search: Search, game: Game, kit: Kit, view: State, seat: int, rng: Random) -> list[Tried]:
    """The three best plans with different first moves, and how games end that begin with them; compiled rules only.

    The search gives most rollouts to the plans it prefers, so its figures are not equally reliable. The figures of a
    hint come from further rollouts, played to the end on the same luck for each plan, and the plans are sorted by
    them.
    """
    found = tried(search, game, kit, view, seat, rng.getrandbits(30), None)
    by_move: dict[int, Tried] = {}
    for one in (one for one in found if one.plan):
        by_move.setdefault(one.plan[0], one)
    plans = [one.plan for one in by_move.values()][:3]
    if not plans:
        return []
    planner = planner_for(game, kit)
    starts = [planner.imagine(game, kit, view, seat, rng) for _ in range(search.guesses)]
    table = Simulator(planner, kit, starts[0])
    played = table.play(starts, seat, plans, max(1, search.told // len(plans)), replace(search, ahead=LONG))
    return sorted(played, key=lambda one: (-one.points, -one.chance))


class Simulator:
    """The scratch a search is done on: one for each decision, of the size the game's planner asks for."""

    def __init__(self, planner: Any, kit: Kit, s: State, judged: bool = False):
        self.planner, self.kit, self.judged = planner, kit, judged
        self.fields = learned.fields_with_net(planner, kit.game, kit) if judged else kit.fields
        self.seats = int(s.seats)
        self.layout = s.layout
        self.scratch = State.blank(planner.SCRATCH)
        self.compiled = kit.rules.compiled
        bind = kernels.compiled_bound if self.compiled else kernels.bound
        self.loops = bind(rollouts, planner.rules if isinstance(planner, PlainPlanner) else planner)

    def propose(self, s: State, seat: int, search: Search, luck: int) -> list[tuple[int, ...]]:
        """The planner's plans; those that a net has judged, the best first."""
        return [plan for plan, _ in self.rated(s, seat, search, luck)]

    def rated(self, s: State, seat: int, search: Search, luck: int) -> list[tuple[tuple[int, ...], int]]:
        """The same, each with what the net says of the position after it; 0 where it cannot tell."""
        weights = search.weights or self.planner.WEIGHTS
        if self.compiled:
            rest: tuple[Any, ...] = (seat, search.width, kernels.table(weights), luck)
            self.loops.list_plans(self.fields.record, s.record, *rest, self.scratch.record)
        else:
            rest = (seat, search.width, weights, luck)
            self.loops.propose(self.fields.fields, s.fields, *rest, self.scratch.fields)
        p = self.scratch
        plans = [tuple(p.plan[i, k] for k in range(p.length[i])) for i in range(p.count)]
        if not self.judged or len(plans) < 2:
            return [(plan, 0) for plan in plans]
        return sorted(
            zip(plans, self._worths(len(plans), s, seat, search), strict=True), key=lambda one: -one[1]
        )

    def _worths(self, count: int, s: State, seat: int, search: Search) -> list[int]:
        """What the net says of the positions after the plans that were just listed."""
        if self.compiled:
            worths = integers(count)
            rest: tuple[Any, ...] = (seat, self.seats, search.win, worths, records(1, self.layout))
            self.loops.judge_plans(self.fields.record, s.record, *rest, self.scratch.record)
        else:
            worths = [0] * count  # type: ignore[assignment]
            rest = (seat, self.seats, search.win, worths, Row.blank(self.layout, 1))
            self.loops.judge_plans((self.fields.fields,), (s.fields,), *rest, (self.scratch.fields,))
        return [int(worth) for worth in worths]

    def compare(
        self,
        starts: list[State],
        seat: int,
        plans: list[tuple[int, ...]],
        games: int,
        search: Search,
        luck: int,
    ) -> list[Tried]:
        trial = Trial(self, starts, seat, plans, search, luck << 8)
        alive = list(range(len(plans)))
        left = games
        while len(alive) > 1:
            rounds = max(1, (len(alive) - 1).bit_length())
            each = max(1, left // rounds // len(alive))
            trial.play(alive, each)
            left -= each * len(alive)
            alive.sort(key=lambda i: -trial.merit(i))
            alive = alive[: (len(alive) + 1) // 2]
        return sorted(trial.found(), key=lambda one: (-one.games, -one.merit))

    def play(
        self, starts: list[State], seat: int, plans: list[tuple[int, ...]], games: int, search: Search
    ) -> list[Tried]:
        """So many games with each plan; in the order given."""
        trial = Trial(self, starts, seat, plans, search, 0)
        trial.play(list(range(len(plans))), games)
        return trial.found()


class Trial:
    """Games with some plans, and what came of them."""

    def __init__(
        self,
        table: Simulator,
        starts: list[State],
        seat: int,
        plans: list[tuple[int, ...]],
        search: Search,
        first: int,
    ):
        self.table, self.seat, self.plans, self.search = table, seat, plans, search
        count, longest = len(plans), max(len(plan) for plan in plans)
        self.moves = integers(count, longest)
        self.lengths = integers(count)
        for i, plan in enumerate(plans):
            self.lengths[i] = len(plan)
            for k, move in enumerate(plan):
                self.moves[i, k] = move
        self.totals = integers(count, 4)
        self.played = [0] * count
        self.starts = gathered(starts, table.layout)
        self.room = records(1, table.layout), integers(2, 2), integers(table.kit.moves)
        self.at = first  # the number of the next game

    def play(self, alive: list[int], games: int) -> None:
        chosen = integers(len(alive))
        for i, plan in enumerate(alive):
            chosen[i] = plan
        self.table.loops.try_plans(
            self.table.fields.record,
            self.starts,
            self.seat,
            self.table.seats,
            self.moves,
            self.lengths,
            chosen,
            self.at,
            games,
            self.search.ahead,
            self.search.win,
            self.totals,
            *self.room,
            self.table.scratch.record,
        )
        self.at += games
        for i in alive:
            self.played[i] += games

    def merit(self, i: int) -> float:
        return float(self.totals[i, rollouts.MERIT] / self.played[i])

    def found(self) -> list[Tried]:
        return [
            Tried(
                plan,
                float(self.totals[i, rollouts.POINTS] / self.played[i] / 1000),
                float(self.totals[i, rollouts.WINS] / self.played[i] / rollouts.SHARES),
                self.merit(i),
                self.played[i],
            )
            for i, plan in enumerate(self.plans)
        ]


def suitable(search: Search, game: Game, kit: Kit) -> Search:
    """The search itself, or that of the strongest level without a net where none was trained for this board."""
    if not search.learned or learned.champion_of(game, kit) is not None:
        return search
    return [level for level in levels(game).values() if level.games and not level.learned][-1]


def levels(game: Game) -> Mapping[str, Search]:
    """Return a game's levels by name, the weakest first: `LEVELS` of its bot, each as the settings of a Search."""
    given: Mapping[str, Mapping[str, Any]] = getattr(part(game, "bots"), "LEVELS", PLAIN_LEVELS)
    return {name: Search(**settings) for name, settings in given.items()}


def strongest(game: Game) -> Search | None:
    """The last of a game's levels that searches."""
    found = [level for level in levels(game).values() if level.games]
    return found[-1] if found else None
