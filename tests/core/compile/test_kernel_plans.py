"""Lists and pools of plans, beside plain sorting."""

from __future__ import annotations

from random import Random

from landbridge.core.compile.plans import keep_trial, list_path, listed, place_of, pooled
from landbridge.core.layout import RecordLayout, i1, i2
from landbridge.core.state import State

MOST, STEPS, PLANS = 3, 4, 5
NUMBER = RecordLayout([("number", i1)])
SCRATCH = RecordLayout([*pooled(NUMBER, MOST, STEPS, i2), *listed(PLANS, STEPS, i2)])


def test_the_best_are_listed_in_order_and_equals_as_they_came() -> None:
    luck = Random(1)
    for _ in range(200):
        m = State.blank(SCRATCH).fields
        given: list[tuple[int, list[int]]] = []
        for last in range(luck.randrange(12)):
            merit, steps = luck.randrange(6), luck.randrange(STEPS)
            m.steps[0] = steps
            for j in range(steps):
                m.path[0, j] = 100 + j
            assert place_of(m, merit) == sum(one >= merit for one, _ in given[:PLANS])
            list_path(m, 0, merit, last)
            given.append((merit, [*range(100, 100 + steps), last]))
            given.sort(key=lambda one: -one[0])
            del given[PLANS:]
        found = [(m.merit[i], [m.plan[i, j] for j in range(m.length[i])]) for i in range(m.count)]
        assert found == given


def test_the_pool_keeps_the_best_trials() -> None:
    luck = Random(2)
    trial = 2 * MOST
    for width in range(1, MOST + 1):
        for _ in range(100):
            m = State.blank(SCRATCH).fields
            m.steps[0], m.path[0, 0] = 1, 42
            found, worths = 0, [luck.randrange(50) for _ in range(9)]
            for move, worth in enumerate(worths):
                m.worth[trial], m.pool[trial].number = worth, worth
                found = keep_trial(m, MOST, found, width, 0, move)
            kept = range(MOST, MOST + found)
            assert sorted((m.worth[k] for k in kept), reverse=True) == sorted(worths, reverse=True)[:width]
            for k in kept:
                assert m.pool[k].number == m.worth[k] == worths[m.path[k, 1]]
                assert (m.steps[k], m.path[k, 0]) == (2, 42)
