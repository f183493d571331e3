"""The Border's bots by name, and its levels: how each searches (`landbridge.bots.search`)."""

from __future__ import annotations

from landbridge.games.the_border.bot.greedy import greedy
from landbridge.games.the_border.state import ROLLS

BOTS = {"greedy": greedy}

# A beginner rolls again once and counts only whether something is lacking; casual players roll twice. The dice
# leave no room for a fifth level. Masters need thousands of games: with 300 the dice decide which plan looks best.
ROUGH = (0, 20, 20, 20, 20, 20, 0, 20, 20, 20, 20, 20, 0, 0)
LEVELS = {
    "beginner": {"games": 0, "width": 1, "weights": (*ROUGH, 1)},
    "casual": {"games": 0, "width": 1, "weights": (*ROUGH, ROLLS - 1)},
    "club": {"games": 0, "width": 4},
    "master": {"games": 2000, "plans": 6, "ahead": 3, "win": 0},
    "champion": {"games": 4000, "plans": 16, "ahead": 3, "learned": True},
}

# Rollouts that tell a review what a position is worth (`landbridge.reviewing`).
# Five turns on, the net has judged so many positions that its errors about single ones are gone.
# A search half as long as at a table: there are a hundred decisions and more in a game.
REVIEW = {"values": 64, "searched": 2000, "told": 400, "further": 5}
