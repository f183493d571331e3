"""A tree over several own turns against the flat trials of `master`: information-set Monte Carlo tree search.

    python bench/bots/tree.py the_border --games 100
    python bench/bots/tree.py hashi --alone 100

Both have the same number of games in thought, those of `master` or `--budget`. Every game begins with a full state
that fits the view (`imagine`). A node is what the seat knows when it has to decide, by its view; its branches are the
best plans its planner proposes, chosen by upper confidence bounds. Chance falls by its odds, the others play the plan
that looks best to them, and from a new node on everybody plays as in the trials of `bots/search.py`. The plan tried
most is played.
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from landbridge import FATE, registry
from landbridge.bots import rollouts, search
from landbridge.bots.search import Search, Simulator, Trial, Tried
from landbridge.core.game import Game, Kit, seats_in
from landbridge.core.state import State
from landbridge.lab.arena import Contest, arena
from landbridge.lab.arena.ratings import Estimate

OWN = 2  # own turns after the present one that are nodes of the tree
BRANCHES = 3  # of every node but the first, which has those of `master`
WIDTH = 4  # how widely they are looked for
CURIOSITY = {"hashi": 3000, "loopit": 8000}  # thousandths of a point, about how far games of one plan scatter


@dataclass
class Node:
    """What a seat knows when it decides, and how games went from here."""

    plans: list[tuple[int, ...]]
    tries: list[int] = field(default_factory=list)
    merits: list[int] = field(default_factory=list)

    def pick(self, curiosity: int) -> int:
        """An untried plan, the likeliest first; otherwise by upper confidence bounds."""
        if len(self.tries) < len(self.plans):
            self.tries.append(0)
            self.merits.append(0)
            return len(self.tries) - 1
        log = math.log(sum(self.tries))
        bounds = [
            m / n + curiosity * math.sqrt(log / n) for m, n in zip(self.merits, self.tries, strict=True)
        ]
        return bounds.index(max(bounds))


class Tree:
    def __init__(self, level: Search, game: Game, kit: Kit, seat: int, first: State, luck: Random):
        planner = search.planner_of(game)
        assert planner is not None
        self.level, self.game, self.kit, self.seat, self.luck = level, game, kit, seat, luck
        self.table = Simulator(planner, kit, first)
        self.until = game.turn(kit, first) + level.ahead
        self.nodes: dict[bytes, Node] = {}
        self.curiosity = CURIOSITY.get(game.name, 3000)

    def propose(self, s: State, seat: int, width: int, most: int) -> list[tuple[int, ...]]:
        level = Search(0, width=width)
        return self.table.propose(s, seat, level, self.luck.getrandbits(30))[:most]

    def grow(self, root: Node, s: State) -> None:
        """One game in thought, from a full state that is changed on the way."""
        node, path = root, []
        while True:
            i = node.pick(self.curiosity)
            path.append((node, i))
            fresh = node.tries[i] == 0 and node is not root
            self.make(s, self.seat, node.plans[i])
            if fresh or len(path) > OWN or not self.my_turn(s):
                break
            known = self.game.view(self.kit, s, self.seat).tobytes()
            if known not in self.nodes:
                self.nodes[known] = Node(self.propose(s, self.seat, WIDTH, BRANCHES))
            node = self.nodes[known]
        merit = self.played_out(s)
        for node, i in path:
            node.tries[i] += 1
            node.merits[i] += merit

    def make(self, s: State, seat: int, plan: tuple[int, ...]) -> None:
        for move in plan:
            if self.game.actors(self.kit, s) >> seat & 1:
                self.game.do(self.kit, s, seat, move)

    def my_turn(self, s: State) -> bool:
        """Chance and the others go on until the seat has to decide again; False: the game ends before."""
        game, kit = self.game, self.kit
        while acting := game.actors(kit, s):
            if game.turn(kit, s) >= self.until:
                return False
            if acting >> self.seat & 1:
                return True
            who = next(seats_in(acting))
            if who == FATE:
                moves = game.offers(kit, s, FATE)
                odds = [game.weight(kit, s, move) for move in moves]
                game.do(kit, s, FATE, self.luck.choices(moves, odds)[0])
            else:
                self.make(s, who, self.propose(s, who, 1, 1)[0])
        return False

    def played_out(self, s: State) -> int:
        level = Search(1, ahead=max(0, self.until - self.game.turn(self.kit, s)), win=self.level.win)
        trial = Trial(self.table, [s], self.seat, [()], level, self.luck.getrandbits(28))
        trial.play([0], 1)
        return int(trial.totals[0, rollouts.MERIT])


def grown(
    level: Search, game: Game, kit: Kit, view: State, seat: int, luck: int, budget: int | None
) -> list[Tried]:
    """As `search.tried`: the plans a seat has, the one that was tried most first."""
    planner = search.planner_of(game)
    assert planner is not None
    rng = Random(luck)
    starts = [planner.imagine(game, kit, view, seat, rng) for _ in range(level.guesses)]
    tree = Tree(level, game, kit, seat, starts[0], rng)
    root = Node(tree.propose(starts[0], seat, level.width, level.plans))
    if len(root.plans) > 1:
        for number in range(level.games if budget is None else budget):
            tree.grow(root, starts[number % len(starts)].copy())
    found = [
        Tried(plan, 0.0, 0.0, merit / n, n)
        for plan, n, merit in zip(root.plans, root.tries or [1], root.merits or [0], strict=False)
    ]
    return sorted(found, key=lambda one: (-one.games, -one.merit))


def choose(game: Game, kit: Kit, view: State, seat: int, rng: Random, budget: int | None) -> int:
    level = search.levels(game)["master"]
    return search.choose(level, game, kit, view, seat, rng, budget, think=grown)


def about(mean: Estimate, times: float = 1) -> str:
    inside = f" ({times * mean.low:.1f}–{times * mean.high:.1f})" if mean.low and mean.high else ""
    return f"{times * mean.mean:.1f}{inside}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description="A tree against flat trials, as many games in thought for both."
    )
    parser.add_argument("game", choices=registry.game_names())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--alone", type=int, default=0, help="deals of Hashi alone instead")
    parser.add_argument("--budget", type=int, help="games in thought for a turn")
    parser.add_argument("--seed", type=int, default=50)
    parser.add_argument("--jobs", type=int)
    given = parser.parse_args()
    mine = f"{Path(__file__).resolve()}:choose"
    fields = [(mine,), ("master",)] if given.alone else [(mine, "master")]
    for bots in fields:
        begun = time.monotonic()
        contest = Contest(given.game, bots, seed=given.seed, budget=given.budget)
        result = arena(contest, given.alone or given.games, given.jobs)
        one = result.standings[0]
        name = "tree" if bots[0] == mine else bots[0]
        wins = "" if given.alone else f", {about(one.share, 100)} % of the wins"
        spent = f"{result.games} games, {time.monotonic() - begun:.0f} s"
        print(f"{given.game}: {name}, {about(one.points)} points{wins}, {spent}", flush=True)


if __name__ == "__main__":
    main()
