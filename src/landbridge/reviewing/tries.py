"""What somebody's try at an exercise is worth, where the exercise itself does not know: the evaluator compares it."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from landbridge.core.game import Kit
from landbridge.core.state import State
from landbridge.reviewing.judging import Budget, Judge, seed_of

__all__ = ["TryRequest", "compared"]


class TryRequest(NamedTuple):
    """What whoever thinks is asked: how far a try is behind the answer, from a view."""

    game: str
    options: tuple[tuple[str, str], ...]
    view: bytes
    seat: int
    answer: tuple[int, ...]
    tried: tuple[int, ...]
    effort: float = 1.0


def compared(kit: Kit, asked: TryRequest) -> tuple[float, float]:
    """By how many points of lead, by all looks, and by which part of a win, the answer is better."""
    game, seat = kit.game, asked.seat
    view = State.from_bytes(asked.view, kit.state)
    judge = Judge(game, kit, Budget.of(game, kit, asked.effort))
    seed = seed_of(asked.view, bytes([seat]), b"try")
    rng = Random(seed)
    starts = [judge.planner.imagine(game, kit, view, seat, rng) for _ in range(judge.level.guesses)]
    if judge.outcome(starts[0], seat, asked.answer) == judge.outcome(starts[0], seat, asked.tried):
        return 0.0, 0.0
    found = judge.compare(starts, seat, [asked.answer, asked.tried], seed)
    return found.agreed, found.share
