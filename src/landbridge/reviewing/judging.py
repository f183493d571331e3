"""One decision, judged from what the seat could know.

The game's strongest level searches for a better plan; then both, the better one and the one played, are tried on luck
that the search has not seen. So the search's own luck in finding a plan is no reason to prefer it. What lies hidden is
imagined, from the view alone: the luck of all this follows from the view, too.

A net errs about single positions by more than most mistakes cost, and no number of rollouts that end there shows it. So
what looks like a mistake is looked at once more, further ahead: it cost what both looks agree on. Where no net can
judge the middle of a game (River Dragons), plans are compared to the end alone, and longer as long as it looks serious.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random
from typing import NamedTuple

from landbridge.bots import learned, search
from landbridge.bots.search import LONG, Search, Simulator, Trial, Tried
from landbridge.core.game import Game, Kit
from landbridge.core.parts import part
from landbridge.core.state import State

__all__ = ["Budget", "Judge", "Judged", "Look", "seed_of"]

THOUSANDTHS = 1000
CLEAR = (
    0.5  # of the range of all plans: whoever plays a plan that is ahead by so much had nothing to think about
)
LEAST = (
    4  # rollouts for each plan of a search, however small the effort: below two, `search.tried` tries none
)
AGAIN = 5  # times that what is serious is tried once more
NUMBERS = 1 << 38  # games are numbered below this: products with 24 bits stay below 2^63


@dataclass(frozen=True)
class Budget:
    """How many rollouts a review takes; the same budget gives the same review."""

    values: int  # from a position, for its value
    searched: int  # to find the better plan
    compared: int  # with the better plan and the one played: how far ahead one is
    told: int  # with each that looks like a mistake, further ahead: what it cost, and how often one wins
    ahead: int = LONG  # turns of a rollout for a value
    further: int = LONG  # turns of a rollout of the second look
    # Thousandths of a point: only rollouts to the end count, and there are more as long as they find so much. 0: no.
    serious: int = 0

    @classmethod
    def of(cls, game: Game, kit: Kit, effort: float = 1.0) -> Budget:
        """What suits a game, or a multiple of it."""
        level = level_of(game, kit)
        own: Mapping[str, int] = getattr(part(game, "bots"), "REVIEW", {})
        values = own.get("values", level.told // 3)
        games = own.get("searched", level.games)
        usual = (values, games, games / 2, own.get("told", level.told))
        values, searched, compared, told = (max(2, round(effort * count)) for count in usual)
        searched = max(searched, LEAST * level.plans)
        ahead, further = own.get("ahead", LONG), own.get("further", LONG)
        return cls(values, searched, compared, told, ahead, further, own.get("serious", 0))


class Judged(NamedTuple):
    """What came of it."""

    best: tuple[int, ...]
    lead: float
    share: float
    agreed: float
    obvious: bool


class Look(NamedTuple):
    """A way to tell plans apart."""

    games: int  # rollouts of each plan
    further: bool  # as far ahead as what looks like a mistake is looked at


class Compared(NamedTuple):
    """How much better one plan is than another."""

    lead: float  # points
    share: float  # parts of a win; 0 where the first is not better
    agreed: float  # points, by both looks: the smaller figure; to the end alone: by all rollouts


def level_of(game: Game, kit: Kit) -> Search:
    """The strongest level for what is played here."""
    found = search.strongest(game)
    assert found is not None
    return search.suitable(found, game, kit)


def seed_of(*parts: bytes) -> int:
    """A number from what may be known."""
    return int.from_bytes(sha256(b"\0".join(parts)).digest()[:8])


def other_luck(seed: int, what: bytes) -> int:
    """Where other luck begins: the numbers after a seed are those of its own games."""
    return seed_of(seed.to_bytes(8), what) % NUMBERS


class Judge:
    """Judges decisions at one table."""

    def __init__(self, game: Game, kit: Kit, budget: Budget):
        self.game, self.kit, self.budget = game, kit, budget
        self.level = level_of(game, kit)
        plain_planner = search.planner_of(game)
        planner = learned.champion_of(game, kit) if self.level.learned else plain_planner
        assert planner is not None
        assert plain_planner is not None
        self.planner, self.plain_planner = planner, plain_planner

    def longest(self, view: State, seat: int) -> int:
        """How many moves a plan has here at most; 0: the planner has none."""
        luck = seed_of(view.tobytes(), b"longest")
        first = self.planner.imagine(self.game, self.kit, view, seat, Random(luck))
        table = Simulator(self.planner, self.kit, first, self.level.learned)
        plans = table.propose(first, seat, self.level, luck & 0x3FFFFFFF)
        return max((len(plan) for plan in plans), default=0)

    def forced(self, view: State, seat: int) -> bool:
        """Whether there is nothing to choose."""
        return len(self.game.offers(self.kit, view, seat)) == 1 and not self.game.is_open(
            self.kit, view, seat
        )

    def judge(self, view: State, seat: int, played: tuple[int, ...]) -> Judged:
        """What a plan cost that was played from a view."""
        game, kit = self.game, self.kit
        if getattr(self.planner, "certain", search.nothing)(game, kit, view, seat) is not None:
            return Judged(played, 0.0, 0.0, 0.0, True)
        seed = seed_of(view.tobytes(), bytes([seat]))
        luck = seed & 0x3FFFFFFF
        found = search.tried(self.level, game, kit, view, seat, luck, self.budget.searched)
        found = [one for one in found if one.plan and game.check(kit, view, seat, one.plan[0]) == 0]
        if not found:
            return Judged(played, 0.0, 0.0, 0.0, True)
        rng = Random(seed)
        starts = [self.planner.imagine(game, kit, view, seat, rng) for _ in range(self.level.guesses)]
        best = found[0].plan
        if self.outcome(starts[0], seat, best) == self.outcome(starts[0], seat, played):
            return Judged(played, 0.0, 0.0, 0.0, len(found) == 1 or is_clear(found))
        return Judged(best, *self.compare(starts, seat, [best, played], seed), obvious=False)

    def outcome(self, s: State, seat: int, plan: tuple[int, ...]) -> bytes:
        """The position after a plan: plans that lead to the same one are the same."""
        after = s.copy()
        for move in plan:
            if self.game.actors(self.kit, after) >> seat & 1:
                self._do(after, seat, move)
        return after.tobytes()

    def _do(self, s: State, seat: int, move: int) -> None:
        self.game.do(self.kit, s, seat, move)

    def compare(self, starts: list[State], seat: int, plans: list[tuple[int, ...]], seed: int) -> Compared:
        """How much better the first plan is than the second."""
        to_the_end = Simulator(self.plain_planner, self.kit, starts[0])
        trial = Trial(
            to_the_end,
            starts,
            seat,
            plans,
            replace(self.level, ahead=LONG, win=0),
            other_luck(seed, b"to the end"),
        )
        if self.budget.serious:
            return self._to_the_end(trial)
        first, second = self.means(starts, seat, plans, self.budget.compared, seed)
        lead = first - second
        if lead <= 0:
            return Compared(lead, 0.0, lead)
        trial.play([0, 1], self.budget.told)
        better, worse = trial.found()
        further = (better.merit - worse.merit) / THOUSANDTHS
        if self.budget.further != LONG:
            luck = other_luck(seed, b"further")
            first, second = self.means(starts, seat, plans, self.budget.told, luck, further=True)
            further = first - second
        return Compared(lead, better.chance - worse.chance, self.agreed(lead, further))

    def _to_the_end(self, trial: Trial) -> Compared:
        """By rollouts to the end alone: as long as the cost looks serious, more of them."""
        leads: list[float] = []
        while len(leads) <= AGAIN and all(lead * THOUSANDTHS >= self.budget.serious for lead in leads):
            trial.play([0, 1], self.budget.told)
            better, worse = trial.found()
            leads.append((better.merit - worse.merit) / THOUSANDTHS)
        share = better.chance - worse.chance if leads[-1] > 0 else 0.0
        return Compared(leads[0], share, leads[-1])

    def looks(self) -> tuple[Look, Look]:
        """What an answer has to pass."""
        budget = self.budget
        return Look(budget.compared, further=False), Look(max(budget.compared, budget.told), further=True)

    def agreed(self, near: float, far: float) -> float:
        """What a plan costs by both looks: the smaller figure; where only rollouts to the end count, theirs."""
        return far if self.budget.serious else min(near, far)

    def means(
        self,
        starts: list[State],
        seat: int,
        plans: list[tuple[int, ...]],
        games: int,
        seed: int,
        further: bool = False,
    ) -> list[float]:
        """The lead that each plan may expect, in points; the same luck for all. To the end, no net judges."""
        ahead = self.budget.further if further else self.level.ahead
        if further and ahead == LONG:
            table = Simulator(self.plain_planner, self.kit, starts[0])
        else:
            table = Simulator(self.planner, self.kit, starts[0], self.level.learned)
        trial = Trial(table, starts, seat, plans, replace(self.level, win=0, ahead=ahead), seed % NUMBERS)
        trial.play(list(range(len(plans))), games)
        return [one.merit / THOUSANDTHS for one in trial.found()]


def is_clear(found: list[Tried]) -> bool:
    """Whether the first plan is far ahead of the second."""
    merits = [one.merit for one in found]
    if len(merits) < 3:  # between two plans everything is all of the range
        return False
    return merits[0] - merits[1] >= CLEAR * (merits[0] - min(merits)) > 0
