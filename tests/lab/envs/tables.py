"""The tables that adapters are tried at: every variant of every game with every number of seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from landbridge import registry
from landbridge.core.options import to_text, variants

GAMES = tuple(registry.OURS)
# Games that may last longer than a test should: `max_rounds` is the one option that shortens them.
SHORT = {"river_dragons": {"max_rounds": "2"}}


class Table(NamedTuple):
    game: str
    seats: int
    options: dict[str, str]


def tables(name: str) -> Iterator[Table]:
    """All of them."""
    game = registry.game(name)
    for options in variants(game.options):
        for seats in game.seats:
            yield Table(name, seats, {**to_text(options), **SHORT.get(name, {})})


def some_tables(name: str) -> Iterator[Table]:
    """Every variant once and every number of seats at least once, for what takes longer."""
    game = registry.game(name)
    kinds: list[Any] = variants(game.options)
    for i in range(max(len(kinds), len(game.seats))):
        options, seats = kinds[i % len(kinds)], game.seats[i % len(game.seats)]
        yield Table(name, seats, {**to_text(options), **SHORT.get(name, {})})
