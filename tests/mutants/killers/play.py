"""Games played against laws and oracles with interpreted rules: short, but of every kind."""

from __future__ import annotations

import importlib
import random
from collections.abc import Mapping

import landbridge
from landbridge.core import laws
from tests.oracles.compare import Case, play


def prove(name: str, given: Mapping[str, str], seats: int) -> None:
    """One whole game."""
    game = landbridge.game(name)
    kit = game.kit(game.options_from(given))
    rebuilding = importlib.import_module(f"tests.laws.rebuild_{name}")
    laws.prove(
        game,
        seats=seats,
        steps=1,
        seed=seats,
        kit=kit,
        swap=importlib.import_module(f"tests.laws.swap_{name}").swap,
        rebuild=rebuilding.rebuild,
        seating=rebuilding.seating(kit),
    )


def compare(name: str, given: Mapping[str, str], seats: int, bias: str, luck: str, steps: int) -> None:
    game = landbridge.game(name)
    kit = game.kit(game.options_from(given))
    case = Case(name, tuple(sorted(given.items())), seats, bias, luck)
    play(case, random.Random(str(case)), steps, kit)
