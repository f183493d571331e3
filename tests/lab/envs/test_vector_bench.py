"""What `bench/vector.py` tells: medians, the best batch, and ratios of the same run; the environments are made up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from bench import vector as bench
from bench.vector_peers import Contender


class Clock:
    """Goes on by what is played, and stands still otherwise."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def at_rate(self, rates: Iterator[float], batch: int) -> Callable[[int], Any]:
        def play(steps: int) -> None:
            self.now += steps * batch / next(rates)

        return play


def test_the_median_of_the_rounds_counts() -> None:
    clock = Clock()
    rates = iter([1.0, 1000.0, 500.0, 100.0, 400.0])  # two runs to get ready, then three that count
    some = Contender("x", "pgx", lambda batch: clock.at_rate(rates, batch))
    assert bench.measure(some, 10, 3, 0.5, clock) == 400.0


def test_a_batch_that_cannot_be_made_is_left_out() -> None:
    def too_large(batch: int) -> Callable[[int], Any]:
        raise MemoryError("9.0 GiB")

    assert bench.measure(Contender("x", "landbridge", too_large), 10, 3, 0.5, Clock()) is None
    alone = Contender("x", "pettingzoo", too_large, batches=(1,))
    assert bench.measure(alone, 10, 3, 0.5, Clock()) is None


def test_steps_come_in_the_size_of_a_scan() -> None:
    clock, played = Clock(), []

    def make(batch: int) -> Callable[[int], Any]:
        def play(steps: int) -> None:
            played.append(steps)
            clock.now += steps

        return play

    bench.measure(Contender("x", "pgx", make, least=100), 1, 2, 350.0, clock)
    assert played == [100, 100, 300, 300]


def test_ratios_are_between_the_best_of_each(capsys: pytest.CaptureFixture[str]) -> None:
    numbers = count(1)
    rows = [
        {"name": name, "family": "", "batch": batch, "steps_per_s": 1000.0 * next(numbers)}
        for name in ("hashi", "Pgx hex 11×11", "Pgx hex 11×11, scanned")
        for batch in (1, 64)
    ]
    told = bench.report(rows, place="one core", seats=2, missing=["PettingZoo classic"])
    assert told["best_steps_per_s"] == {"hashi": 2000.0, "Pgx hex 11×11": 6000.0}
    assert told["times Pgx hex 11×11"] == pytest.approx({"hashi": 1 / 3})
    bench.show(told)
    said = capsys.readouterr().out
    assert "6,000" in said
    assert "PettingZoo classic is not installed" in said
