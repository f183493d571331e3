"""Loopit's bots by name, and its levels: how each searches (`landbridge.bots.search`)."""

from __future__ import annotations

from landbridge.games.loopit.bot.greedy import greedy

BOTS = {"greedy": greedy}

# A beginner lays two tiles, each where it brings most, and a third anywhere if it may not stop (L2.7); casual players
# lay three so, club players see two lays together, experts the whole turn, and masters use rollouts of the next turns.
LEVELS = {
    "beginner": {"games": 0, "width": 1, "weights": (1, 2)},
    "casual": {"games": 0, "width": 1, "weights": (1, 3)},
    "club": {"games": 0, "width": 1, "weights": (2, 3)},
    "expert": {"games": 0, "width": 1},
    "master": {"games": 800, "plans": 16, "width": 16, "ahead": 2, "win": 0},
    "champion": {
        "games": 1600,
        "plans": 16,
        "width": 60,
        "ahead": 2,
        "guesses": 128,
        "win": 30_000,
        "learned": True,
    },
}

# Rollouts that tell a review what a position is worth (`landbridge.reviewing`).
REVIEW = {"values": 48}
