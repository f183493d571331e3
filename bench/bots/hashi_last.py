"""The last cards of Hashi played exactly: what bots lose there to whoever weighs every draft and every card.

    python bench/bots/hashi_last.py --to-come 3 --deals 60 --bots greedy master

Each deal is played alone by `--player` up to a card after which `--to-come` more are turned. From there every draft is
followed by every card that may come, to the end of the game: the exact expectation of each draft. A bot's loss is that
of the best draft less that of its own. Few drafts are left on a sheet that late, and many roads lead to one sheet, so
that three cards take seconds and four take minutes.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from landbridge import FATE, registry
from landbridge.bots import bot as bots
from landbridge.core.game import Game, Kit
from landbridge.core.state import State
from landbridge.lab.arena.ratings import mean_of


class Exact:
    """Expectations of one deal; every sheet is weighed once for the cards that may still come."""

    def __init__(self, game: Game, kit: Kit):
        self.game, self.kit = game, kit
        self.known: dict[bytes, float] = {}

    def drafts(self, s: State) -> list[State]:
        """Every way to be done with the card that lies there."""
        done: list[State] = []
        begun, seen = [s], {s.tobytes()}
        while begun:
            at = begun.pop()
            for move in self.game.offers(self.kit, at, 0):
                after = at.copy()
                self.game.do(self.kit, after, 0, move)
                if after.tobytes() not in seen:
                    seen.add(after.tobytes())
                    (begun if self.game.actors(self.kit, after) & 1 else done).append(after)
        return done

    def best(self, s: State) -> float:
        return max(self.expected(after) for after in self.drafts(s))

    def expected(self, s: State) -> float:
        """Of a sheet between two cards."""
        if not self.game.actors(self.kit, s):
            return self.game.points(self.kit, s, 0)
        name = s.tobytes()
        if name not in self.known:
            cards = self.game.offers(self.kit, s, FATE)
            self.known[name] = sum(self.best(turned(self.kit, s, card)) for card in cards) / len(cards)
        return self.known[name]


def turned(kit: Kit, s: State, card: int) -> State:
    after = s.copy()
    kit.game.do(kit, after, FATE, card)
    return after


def drafted(kit: Kit, s: State, name: str, luck: Random) -> State:
    """The sheet after a bot's draft."""
    choose, after = bots.bots(kit.game)[name], s.copy()
    while kit.game.actors(kit, after) & 1:
        move = choose(kit.game, kit, kit.game.view(kit, after, 0), 0, luck, None)
        kit.game.do(kit, after, 0, move)
    return after


def late(kit: Kit, deal: int, player: str, to_come: int) -> State:
    """A deal, played up to a card after which so many are turned; one more stays unseen."""
    cards, luck = Random(deal), Random(f"{player} {deal}")
    s = drafted(kit, kit.game.start(kit, 1), player, luck)
    while True:
        left = kit.game.offers(kit, s, FATE)
        s = turned(kit, s, left[cards.randrange(len(left))])
        if len(left) == to_come + 2:
            return s
        s = drafted(kit, s, player, luck)


def main() -> None:
    parser = argparse.ArgumentParser(description="What bots lose on the last cards of Hashi.")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--side", default="A", choices=("A", "B"))
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--to-come", type=int, nargs="*", default=[0, 1, 2, 3], help="cards after this one")
    parser.add_argument("--player", default="master", help="who plays up to there")
    parser.add_argument("--bots", nargs="*", default=["greedy", "master"], help="whose drafts are weighed")
    given = parser.parse_args()
    game = registry.game("hashi")
    kit = game.kit(game.options_from({"side": given.side})).quick()
    for to_come in given.to_come:
        losses: dict[str, list[float]] = {name: [] for name in given.bots}
        for deal in range(given.seed, given.seed + given.deals):
            s, exact = late(kit, deal, given.player, to_come), Exact(game, kit)
            best = exact.best(s)
            for name, lost in losses.items():
                lost.append(best - exact.expected(drafted(kit, s, name, Random(deal))))
            if sys.stderr.isatty():
                print(f"{to_come} to come: {deal - given.seed + 1} deals", end="\r", file=sys.stderr)
        for name, lost in losses.items():
            mean, none = mean_of(lost), sum(one < 1e-9 for one in lost)
            about = f" ({max(0.0, mean.low):.2f}–{mean.high:.2f})" if mean.low is not None else ""
            words = f"{name} loses {mean.mean:.2f} points{about}, nothing in {none} of {len(lost)} deals"
            print(f"{to_come} to come: {words}", flush=True)


if __name__ == "__main__":
    main()
