"""Exercises as JSON, by a server or a device: what there is, a try, and what it was worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from copy import copy
from typing import Any

from landbridge import registry
from landbridge.core.game import LETTERS
from landbridge.core.play.match import Match
from landbridge.core.show.scene import scene_of
from landbridge.reviewing.exercises import Exercise, facts_of
from landbridge.table.answers.facts import fact_json
from landbridge.table.exercise.puzzle import Plan, Try, all_of
from landbridge.table.exercise.solver import Solver

AS_GOOD = 0.25  # of the gap: a try that is behind by less counts as right

Found = tuple[float, float | None]  # points of lead and part of a win by which a try is behind


def exercises_json(solver: Callable[[str], Solver]) -> Any:
    """How many exercises each game has, about what, and how one has done so far."""
    games = []
    for name in registry.game_names():
        found = all_of(name).values()
        if found:
            themes = Counter(theme for one in found for theme in one.themes)
            listed = [{"theme": theme, "count": count} for theme, count in sorted(themes.items())]
            games.append(
                {"game": name, "count": len(found), "themes": listed, "solver": solver(name).as_json()}
            )
    return {"games": games}


def exercise_json(one: Exercise, known: bool) -> Any:
    """What is told before the try: nothing about the answer. `known`: a try would not count any more."""
    return {
        "id": one.id,
        "game": one.game,
        "seat": LETTERS[one.seat],
        "rating": round(one.rating),
        "known": known,
    }


def try_json(attempt: Try, layout: bool = False) -> Any:
    return attempt.as_json(layout)


def found_by_itself(attempt: Try) -> Found | None:
    """How far a try is behind, if the exercise knows it."""
    known = attempt.known()
    if known is None:
        return None
    best = max(plan.lead for plan in attempt.puzzle.plans if plan.moves == attempt.puzzle.answer)
    return max(0.0, best - known.lead), None


def is_right(attempt: Try, found: Found) -> bool:
    """Whether it is the answer, or as good."""
    known = attempt.known()
    if known is not None:
        return known.moves == attempt.puzzle.answer
    return found[0] <= AS_GOOD * attempt.puzzle.gap


def verdict_json(attempt: Try, found: Found) -> Any:
    """A try beside the answer."""
    puzzle = attempt.puzzle
    lost, share = found
    shown = plan_json(attempt.begun, attempt.seat, attempt.made)
    best = plan_json(attempt.begun, attempt.seat, puzzle.answer)
    others = {plan.moves: plan for plan in puzzle.plans if plan.moves != puzzle.answer}
    lead = puzzle.plans[0].lead
    return {
        "right": is_right(attempt, found),
        "answer": attempt.known() is not None and is_right(attempt, found),
        "lost": round(max(0.0, lost), 3),
        "share": None if share is None else round(max(0.0, share), 4),
        "tried": shown,
        "best": best,
        "others": [_other(attempt, plan, lead) for plan in others.values()],
        "themes": list(puzzle.exercise.themes) if puzzle.exercise else [],
        "playouts": puzzle.exercise.games if puzzle.exercise else None,
        "solver": None,
        "change": None,
    }


def _other(attempt: Try, plan: Plan, lead: float) -> dict[str, Any]:
    moves = [one["move"] for one in steps_json(attempt.begun, attempt.seat, plan.moves)]
    return {"moves": moves, "lost": round(max(0.0, lead - plan.lead), 3)}


def plan_json(match: Match, seat: int, moves: Sequence[int]) -> Any:
    """A plan as it is shown: its moves with what they touch, what there is to tell, and the board afterwards."""
    game, kit = match.game, match.kit
    after = copy(match)
    for move in moves:
        if seat in after.acting:
            after.make(seat, move)
    told = facts_of(game, kit, match.view(seat), seat, tuple(moves))
    return {
        "moves": steps_json(match, seat, moves),
        "facts": [fact_json(fact) for fact in told if "seat" in fact.values],
        "scene": scene_of(game).scene(kit, after.view(seat), seat),
    }


def steps_json(match: Match, seat: int, moves: Sequence[int]) -> list[dict[str, Any]]:
    game, kit, s, found = match.game, match.kit, match.view(seat), list[dict[str, Any]]()
    for move in moves:
        if not game.actors(kit, s) >> seat & 1:
            break
        handles = list(game.handles(kit, s, seat, move))
        found.append({"move": game.write(kit, s, seat, move), "handles": handles})
        game.do(kit, s, seat, move)
    return found
