"""Loopit's own bot. `greedy` plays the turn that brings the most points, and looks no further."""

from __future__ import annotations

from landbridge.core.game import Game, Kit, Luck
from landbridge.core.state import State
from landbridge.games.loopit.bot.search import searcher
from landbridge.games.loopit.state import EXCHANGE


def greedy(game: Game, kit: Kit, view: State, seat: int, rng: Luck, budget: int | None) -> int:
    """The first lay of the best turn; called again it finds the rest. What fits nowhere is exchanged."""
    turn = searcher(kit).best(view, seat)
    if turn.moves:
        return turn.moves[0]
    return EXCHANGE if game.check(kit, view, seat, EXCHANGE) == 0 else game.passive(kit, view, seat)
