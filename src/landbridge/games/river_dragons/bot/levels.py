"""River Dragons' bots by name, and its levels: how each searches (`landbridge.bots.search`)."""

from __future__ import annotations

from landbridge.games.river_dragons.bot.greedy import greedy

BOTS = {"greedy": greedy, "club": greedy}

# Beginners often forget their path and put stones and planks where it looks good; casual players sometimes do. Neither
# uses dragons. Masters try whole programmes against those the others may have.
LEVELS = {
    "beginner": {"games": 0, "weights": (6, 5, -1, 4)},
    "casual": {"games": 0, "weights": (6, 5, -1, 8)},
    "master": {"games": 120, "plans": 10, "guesses": 12, "ahead": 1, "win": 0, "told": 30},
    "champion": {"games": 160, "plans": 16, "guesses": 32, "ahead": 1, "win": 0, "told": 30, "learned": True},
}

# Rollouts that tell a review what a position is worth (`landbridge.reviewing`).
# Chance acts once, and games are long: a round tells enough of a position. It does not tell enough of a mistake, so
# plans are compared to the end; what seems to cost 0.075 points (a win is 2 points ahead of a loss) several times.
REVIEW = {"values": 24, "ahead": 1, "told": 160, "serious": 75}
