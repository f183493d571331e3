"""Golden games: whole records that are kept for ever, and how each is played anew.

A record pins what the rules do: replaying it must always give the same end, or the rules' version grows. Each game has
its suite in `tests/games/<game>/golden.py`; `tests/games/test_golden.py` holds the records against it, and
`python -m tools.generate.golden GAME` writes them. Luck and choices follow from a record's name, so that anybody gets
the same ones as long as the greedy bot stays as it is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random

import landbridge
from landbridge import Game, Match
from landbridge.bots.bot import Bot, find
from landbridge.core.play.dealer import Dealer

FOLDER = Path(__file__).parents[1] / "records"

Choose = Callable[[Match, int, Random], int]  # the move of a seat
Luck = Callable[[str, int], tuple[bytes, str]]  # the dealer's secret and the seed of the choices


def bot_move(match: Match, seat: int, rng: Random, level: str = "greedy") -> int:
    return _bot(match.game, level)(match.game, match.kit, match.view(seat), seat, rng, None)


@cache
def _bot(game: Game, level: str) -> Bot:
    return find(game, level)


def hashed(text: str) -> tuple[bytes, str]:
    seed = hashlib.sha256(text.encode()).digest()
    return seed[:16], seed[16:].hex()


def by_attempt(name: str, attempt: int) -> tuple[bytes, str]:
    return hashed(f"{name} {attempt}")


@dataclass(frozen=True)
class Golden:
    """One game. Of all that could be played, the first is kept that shows what it is kept for."""

    seats: int
    points: list[
        int
    ]  # here as well as in the record: a change of the rules cannot pass by changing that alone
    options: Mapping[str, str] = field(default_factory=dict)
    turn: int | None = None  # with which it ends, where the points tell too little
    choose: Choose | None = bot_move  # None: it was made with another tool
    shows: Callable[[Match], bool] = lambda match: match.over


@dataclass(frozen=True)
class Suite:
    """The golden games of one game."""

    game: Game
    games: Mapping[str, Golden]  # by the names of their records
    kind: Callable[[Match], object]  # what there has to be one of each of
    kinds: set[object]
    counted: Callable[[Match], list[int]] | None = None  # the points, without the rules
    chances: int | None = None  # how often chance acts, where that is fixed
    names: tuple[str, ...] = ("Ada", "Ben", "Cleo", "bot:greedy")
    luck: Luck = by_attempt

    def play(self, name: str, attempt: int) -> Match:
        golden = self.games[name]
        assert golden.choose is not None, f"{name} was made with another tool"
        secret, seed = self.luck(name, attempt)
        kit = self.game.kit(self.game.options_from(golden.options)).quick()
        match = Match(self.game, kit, self.names[: golden.seats], Dealer(secret))
        rng = Random(seed)
        while not match.over:
            if not match.deal():
                seat = match.acting[0]
                match.play(seat, golden.choose(match, seat, rng))
        return match

    def first(self, name: str) -> Match:
        """The game to be kept."""
        shows = self.games[name].shows
        return next(match for match in (self.play(name, attempt) for attempt in count()) if shows(match))


def read(name: str) -> str:
    return (FOLDER / f"{name}.landbridge").read_bytes().decode()


def suite_of(game: str) -> Suite:
    found = import_module(f"tests.games.{game}.golden").SUITE
    assert isinstance(found, Suite)
    return found


def suites() -> list[Suite]:
    return [suite_of(name) for name in landbridge.game_names()]
