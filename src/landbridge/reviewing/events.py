"""A finished game, cut into what is reviewed: draws of chance, and what seats did.

Draws that belong together are one event: the dice of one roll, the tiles of one refill. So are the moves that a seat
makes in a row; a reviewer cuts those into decisions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from landbridge.core.game import Game, Kit
from landbridge.core.play.match import Match
from landbridge.core.state import FATE, State

__all__ = ["Event", "events_of"]


class Event(NamedTuple):
    """Moves of the log from `at` on, with the true states around them."""

    at: int
    seat: int  # FATE draws
    moves: tuple[int, ...]
    before: State
    after: State
    turn: int
    owner: int | None = None  # of a draw: whose it is, if it is one seat's

    @property
    def end(self) -> int:
        """The first move behind it."""
        return self.at + len(self.moves)


def events_of(match: Match) -> Iterator[Event]:
    """Everything that was settled, in order."""
    game, kit = match.game, match.kit
    s = game.start(kit, match.seats)
    key: tuple[int, str, int | None, int] | None = None
    at, before = 0, s.copy()
    moves: list[int] = []
    owner: int | None = None
    nth, turn = 0, game.turn(kit, s)
    for place, (seat, move) in enumerate(match.log):
        if game.turn(kit, s) != turn:
            nth, turn = 0, game.turn(kit, s)
        own = _key(game, kit, s, seat, nth)
        if key is not None and own != key:
            yield Event(at, match.log[at].seat, tuple(moves), before, s.copy(), game.turn(kit, before), owner)
            at, moves, before = place, [], s.copy()
        key, owner = own, own[2] if seat == FATE else None
        nth += seat == FATE
        game.do(kit, s, seat, move)
        moves.append(move)
    if moves:
        yield Event(at, match.log[at].seat, tuple(moves), before, s.copy(), game.turn(kit, before), owner)


def _key(game: Game, kit: Kit, s: State, seat: int, nth: int) -> tuple[int, str, int | None, int]:
    """Moves in a row with the same key are one event."""
    if seat != FATE:
        return seat, "", None, 0
    drawn = game.chance(kit, s, nth)
    return seat, drawn.purpose, drawn.seat, drawn.round
