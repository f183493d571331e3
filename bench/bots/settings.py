"""Which settings of a level choose better, without playing whole games: what each chooses, tried in many rollouts.

    python bench/bots/settings.py the_border '{}' '{"ahead": 1, "games": 8000}' '{"level": "master"}' --minutes 4

Games of two win too rarely by a better choice to tell close settings apart: that takes thousands. Here positions are
drawn from games of `club`, every setting chooses, and where choices differ all of them are tried on the same luck, in
two ways: by the champion's net, `--far` turns ahead, and to the end as the game's planner plays. What is told is the
lead that a setting's choices gain or lose beside those of the first.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).parents[2]))

import landbridge
from landbridge import Dealer, Game, Kit, Match, State
from landbridge.bots import bot as bots
from landbridge.bots import learned, search
from landbridge.bots.search import LONG, Search, Simulator, Trial
from landbridge.core.game import LETTERS

CHOSEN = 0.1  # part of the decisions
GUESSES = 32
NUMBERS = 1 << 30
PLAYER = "club"

Plan = tuple[int, ...]


def positions(game: Game, kit: Kit, seats: int, seed: int) -> Iterator[tuple[State, int, Random]]:
    """Views of seats that have to decide, from one game after another."""
    player = bots.find(game, PLAYER)
    number = 0
    while True:
        rng = Random(f"{seed} {number}")
        match = Match(game, kit, LETTERS[:seats], Dealer(rng.randbytes(32)))
        match.deal()
        while not match.over:
            seat = match.acting[0]
            view = match.view(seat)
            if rng.random() < CHOSEN:
                yield view, seat, rng
            match.make(seat, player(game, kit, view, seat, rng, None))
            match.deal()
        number += 1


class Compared:
    """Settings of one game, and what their choices were worth."""

    def __init__(self, game: Game, kit: Kit, settings: list[Search], rollouts: int, far: int):
        self.game, self.kit, self.settings, self.rollouts, self.far = game, kit, settings, rollouts, far
        champion, planner = learned.champion_of(game, kit), search.planner_of(game)
        assert champion is not None
        assert planner is not None
        self.champion, self.planner = champion, planner
        self.by_net: list[list[float]] = [[] for _ in settings]
        self.to_end: list[list[float]] = [[] for _ in settings]
        self.seconds = [0.0] * len(settings)

    def choose(self, view: State, seat: int, rng: Random) -> None:
        chosen = []
        for number, setting in enumerate(self.settings):
            begun = time.process_time()
            found = search.tried(setting, self.game, self.kit, view, seat, rng.randrange(NUMBERS), None)
            self.seconds[number] += time.process_time() - begun
            if not found or not found[0].plan or self.game.check(self.kit, view, seat, found[0].plan[0]) != 0:
                return
            chosen.append(found[0].plan)
        plans = list(dict.fromkeys(chosen))
        starts = [self.champion.imagine(self.game, self.kit, view, seat, rng) for _ in range(GUESSES)]
        level = replace(self.settings[0], win=0)
        net = Simulator(self.champion, self.kit, starts[0], judged=True)
        plain = Simulator(self.planner, self.kit, starts[0])
        for table, ahead, told in ((net, self.far, self.by_net), (plain, LONG, self.to_end)):
            leads = dict.fromkeys(plans, 0.0)
            if len(plans) > 1:
                trial = Trial(table, starts, seat, plans, replace(level, ahead=ahead), rng.randrange(NUMBERS))
                trial.play(list(range(len(plans))), self.rollouts)
                leads = {one.plan: one.merit / 1000 for one in trial.found()}
            for number, plan in enumerate(chosen):
                told[number].append(leads[plan] - leads[chosen[0]])


def setting_of(game: Game, text: str) -> Search:
    """The champion, or another level, with some of its settings changed."""
    given = json.loads(text)
    return replace(search.levels(game)[given.pop("level", "champion")], **given)


def told(values: list[float]) -> str:
    return f"{fmean(values):+.4f} ± {1.96 * stdev(values) / len(values) ** 0.5:.4f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Which settings of a level choose better.")
    parser.add_argument("game", choices=landbridge.game_names())
    parser.add_argument("settings", nargs="+", help='as JSON; {"level": "master"} for another level')
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--rollouts", type=int, default=3000, help="of each choice, in either way")
    parser.add_argument("--far", type=int, default=LONG, help="turns, with the net; to the end by default")
    given = parser.parse_args()
    game = landbridge.game(given.game)
    kit = game.kit().compiled()
    compared = Compared(
        game, kit, [setting_of(game, text) for text in given.settings], given.rollouts, given.far
    )
    end = time.monotonic() + 60 * given.minutes
    for view, seat, rng in positions(game, kit, given.seats, given.seed):
        compared.choose(view, seat, rng)
        if time.monotonic() > end:
            break
    count = len(compared.by_net[0])
    print(f"{count} positions")
    for number, text in enumerate(given.settings):
        print(
            f"{text}: {1000 * compared.seconds[number] / count:.0f} ms; with the net "
            f"{told(compared.by_net[number])}, to the end {told(compared.to_end[number])}"
        )


if __name__ == "__main__":
    main()
