"""Hints: the moves in notation, and in words what they can be expected to bring."""

from __future__ import annotations

from landbridge.bots.advice import Advice
from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit
from landbridge.core.state import State


def written(game: Game, kit: Kit, view: State, seat: int, plan: tuple[int, ...]) -> list[str]:
    """The moves of a plan one after the other, each written where it would be made."""
    s, texts = view.copy(), []
    for place, move in enumerate(plan, start=1):
        texts.append(game.write(kit, s, seat, move))
        if place < len(plan):
            game.do(kit, s, seat, move)
    return texts


def told(advice: Advice, alone: bool) -> Fact:
    """The sentence about one suggestion; where points only say who has won, the chance to win is enough."""
    points, tenths = f"{advice.points:.1f}".split(".")  # each language has its own sign between them
    values: dict[str, str | int] = {
        "points": points,
        "tenths": tenths,
        "chance": round(100 * advice.chance),
    }
    if not advice.sure:
        return Fact("hint-glance", values)
    if alone:
        return Fact("hint-points", values)
    return Fact("hint-chance" if advice.points <= 1 else "hint-both", values)
