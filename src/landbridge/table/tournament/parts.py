"""What a tournament consists of: its terms, its players, its rounds of boards.

player   a number, from 0 in the order of joining
board    one table of a round: its players in seat order and, once it is over, their places and points
bye      a board for one: nobody is left to play against
lot      the order in which players were drawn when the tournament began; the last resort, and the first seeding
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

SWISS, ROUND_ROBIN, KNOCK_OUT = "swiss", "round-robin", "knock-out"
FORMATS = (SWISS, ROUND_ROBIN, KNOCK_OUT)
MOST_ROUNDS = 20
MOST_SEATS = 6


@dataclass(frozen=True)
class Terms:
    """What is played, and how."""

    game: str
    format: str
    seats: int  # at a table; where the numbers do not fit, some tables have fewer
    fewest: int = 2  # that the game is played by, at least two
    rounds: int = 0  # of a Swiss tournament; the others know themselves when they are over
    duplicate: bool = False  # the same luck at every table of a round
    options: Mapping[str, str] = field(default_factory=dict)
    clock: Mapping[str, int] | None = None
    pace: str = "live"

    def as_json(self) -> dict[str, Any]:
        return {
            **self.__dict__,
            "options": dict(self.options),
            "clock": dict(self.clock) if self.clock else None,
        }


@dataclass(frozen=True)
class Player:
    number: int
    name: str
    lot: int = 0
    left: bool = False  # withdrawn: not paired any more


@dataclass(frozen=True)
class Board:
    players: tuple[int, ...]  # in seat order
    places: tuple[int, ...] | None = None  # 1 is the winner; several may share a place
    points: tuple[int, ...] | None = None  # of the game

    @property
    def is_bye(self) -> bool:
        return len(self.players) == 1

    @property
    def over(self) -> bool:
        return self.is_bye or self.places is not None

    def score(self, player: int) -> Fraction:
        """1 for who is ahead of everybody else at the table, 0 for who is behind; a bye counts as a win."""
        if self.is_bye:
            return Fraction(1)
        if self.places is None:
            return Fraction(0)
        mine = self.places[self.players.index(player)]
        others = [place for one, place in zip(self.players, self.places, strict=True) if one != player]
        halves = sum(2 * (place > mine) + (place == mine) for place in others)
        return Fraction(halves, 2 * len(others))


Round = Sequence[Board]


def met(rounds: Sequence[Round]) -> dict[frozenset[int], int]:
    """How often two players sat at the same table."""
    found: dict[frozenset[int], int] = {}
    for boards in rounds:
        for board in boards:
            for place, one in enumerate(board.players):
                for other in board.players[:place]:
                    pair = frozenset((one, other))
                    found[pair] = found.get(pair, 0) + 1
    return found


def byes(rounds: Sequence[Round], player: int) -> int:
    return sum(board.players == (player,) for boards in rounds for board in boards)
