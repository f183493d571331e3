"""Hashi's bots by name, and its levels: how each searches (`landbridge.bots.search`)."""

from __future__ import annotations

from landbridge.games.hashi.bot.greedy import WEIGHTS, WIDTH, greedy

BOTS = {"greedy": greedy}

# A beginner counts what an island lacks and nothing else; casual players do not see the goals. The others judge like
# `greedy`, and the best try what they judge best.
SIMPLE = (-38, -29, 0, 0, 0, 0, 0, 0, 0, -152, 0, 0, 0, 0, 0, 0, 0, 0)
NO_GOALS = (0,) * 6
LEVELS = {
    "beginner": {"games": 0, "width": 1, "weights": SIMPLE + NO_GOALS},
    "casual": {"games": 0, "width": 1, "weights": WEIGHTS[:18] + NO_GOALS},
    "club": {"games": 0, "width": WIDTH},
    "expert": {"games": 60, "plans": 6},
    "master": {"games": 800, "plans": 12, "width": 12},
    "champion": {"games": 1000, "plans": 16, "width": 12, "ahead": 5, "win": 3_000, "learned": True},
}

# Rollouts that tell a review what a position is worth (`landbridge.reviewing`).
# Both seats have the same cards, so luck is small beside what later cards do: many rollouts.
# A search less than half as long as at a table: a game of four has seventy decisions.
REVIEW = {"values": 800, "searched": 400}
