"""Loopit's own bot. `greedy` plays the turn that brings most points, and thinks of no turn after it."""

from __future__ import annotations

from landbridge.core.game import Game, Kit, Luck
from landbridge.core.state import State
from landbridge.games.loopit.search import searcher
from landbridge.games.loopit.state import EXCHANGE


def greedy(game: Game, kit: Kit, view: State, seat: int, rng: Luck, budget: int | None) -> int:
    """The first lay of the best turn; called again it finds the rest. What fits nowhere is exchanged."""
    turn = searcher(kit).best(view, seat)
    if turn.moves:
        return turn.moves[0]
    return EXCHANGE if game.check(kit, view, seat, EXCHANGE) == 0 else game.passive(kit, view, seat)


BOTS = {"greedy": greedy}

# A beginner lays two tiles, each where it brings most, and a third anywhere if it may not stop (L2.7); casual players
# lay three so, club players see two lays together, experts the whole turn, and masters play the next turns in thought.
LEVELS = {
    "beginner": {"games": 0, "width": 1, "weights": (1, 2)},
    "casual": {"games": 0, "width": 1, "weights": (1, 3)},
    "club": {"games": 0, "width": 1, "weights": (2, 3)},
    "expert": {"games": 0, "width": 1},
    "master": {"games": 800, "plans": 16, "width": 16, "ahead": 2, "win": 0},
}
