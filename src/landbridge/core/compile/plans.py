"""What planners of games share: a list of plans, the best first, and a pool of states in which plans grow.

A planner's scratch record `m` has the fields of `listed`, and those of `pooled` if it follows several plans side by
side. The pool has two halves that take turns, the plans followed and their continuations, and one state more, the last,
for trying a move. State k of the pool is what the moves of `path[k]` lead to.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.compile.kernel import kernel
from landbridge.core.layout import Integer, RecordLayout, i8

__all__ = ["keep_trial", "list_path", "listed", "make_room", "place_of", "pooled"]


def listed(plans: int, steps: int, moves: Integer = i8) -> list[tuple[Any, ...]]:
    """Fields for so many plans of so many moves, and what each is worth."""
    return [
        ("plan", moves, (plans, steps)),
        ("length", i8, (plans,)),
        ("merit", i8, (plans,)),
        ("count", i8),
    ]


def pooled(state: RecordLayout, most: int, steps: int, moves: Integer = i8) -> list[tuple[Any, ...]]:
    """Fields for following so many plans side by side."""
    states = 2 * most + 1
    return [
        ("pool", state, (states,)),
        ("path", moves, (states, steps)),
        ("steps", i8, (states,)),
        ("worth", i8, (states,)),
    ]


@kernel
def place_of(m: Any, merit: int) -> int:
    """Where a plan belongs in the list, behind its equals; the length of the list: nowhere."""
    at = m.count
    while at > 0 and m.merit[at - 1] < merit:
        at -= 1
    return int(at)


@kernel
def make_room(m: Any, at: int, merit: int, length: int) -> None:
    """Move the plans from a place on down by one; the caller writes the moves of the new one."""
    m.count = min(len(m.merit), m.count + 1)
    for i in range(m.count - 1, at, -1):
        m.merit[i] = m.merit[i - 1]
        m.length[i] = m.length[i - 1]
        for j in range(m.length[i]):
            m.plan[i, j] = m.plan[i - 1, j]
    m.merit[at] = merit
    m.length[at] = length


@kernel
def list_path(m: Any, k: int, merit: int, last: int) -> None:
    """List a whole plan: the moves to state k of the pool and a last one."""
    at = place_of(m, merit)
    if at < len(m.merit):
        make_room(m, at, merit, m.steps[k] + 1)
        for j in range(m.steps[k]):
            m.plan[at, j] = m.path[k, j]
        m.plan[at, m.steps[k]] = last


@kernel
def keep_trial(m: Any, base: int, found: int, width: int, origin: int, move: int) -> int:
    """Put the trial, made by a move from `origin`, among the best `width` from `base` on; how many there are now."""
    trial = len(m.worth) - 1
    place = base
    if found < width:
        place = base + found
        found += 1
    else:
        for k in range(base, base + found):
            if m.worth[k] < m.worth[place]:
                place = k
        if m.worth[place] >= m.worth[trial]:
            return found
    m.pool[place] = m.pool[trial]
    m.worth[place] = m.worth[trial]
    for i in range(m.steps[origin]):
        m.path[place, i] = m.path[origin, i]
    m.path[place, m.steps[origin]] = move
    m.steps[place] = m.steps[origin] + 1
    return found
