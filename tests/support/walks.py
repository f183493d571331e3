"""Whole games for tests: positions on the way to the real end, reached by moves that are not all random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from landbridge import FATE, Game, Kit, State
from landbridge.core.game import seats_in

LOOKED_AT = 4  # moves that are weighed where somebody plays for points


class Moment(NamedTuple):
    """A position, and the move that is made there; the last one of a game has none."""

    before: State
    seat: int
    move: int
    after: State


def whole_game(
    game: Game, kit: Kit, seats: int, seed: int, greedy: bool | None = None, idle: float = 0.0
) -> Iterator[Moment]:
    """Every move of one game. Greedy players look for points; by default those of every second seed do.

    Idle ones make that part of their moves which changes least, so that there are more rounds.
    """
    luck, s = Random(f"{game.name} {seats} {seed}"), game.start(kit, seats)
    greedy = seed % 2 == 1 if greedy is None else greedy
    while acting := list(seats_in(game.actors(kit, s))):
        seat = luck.choice(acting)
        if seat != FATE and idle and luck.random() < idle:
            move = game.passive(kit, s, seat)
        else:
            move = chosen(game, kit, s, seat, luck, greedy)
        after = s.copy()
        game.do(kit, after, seat, move)
        yield Moment(s, seat, move, after)
        s = after


def chosen(game: Game, kit: Kit, s: State, seat: int, luck: Random, greedy: bool) -> int:
    """A move by the odds, by chance, or the one with the most points of a few."""
    if seat == FATE:
        moves, weights = zip(*game.odds(kit, s), strict=True)
        return int(luck.choices(moves, weights)[0])
    offers = game.offers(kit, s, seat)
    if not greedy or len(offers) == 1:
        return luck.choice(offers)
    best, most = offers[0], -(10**9)
    for move in luck.sample(offers, min(LOOKED_AT, len(offers))):
        after = s.copy()
        game.do(kit, after, seat, move)
        if (points := game.points(kit, after, seat)) > most:
            best, most = move, points
    return best


def positions(game: Game, kit: Kit, seats: int, seed: int, count: int) -> list[State]:
    """Some positions of a whole game, spread evenly over it, the end included."""
    moments = list(whole_game(game, kit, seats, seed))
    places = sorted({round(i * (len(moments) - 1) / max(1, count - 1)) for i in range(count)})
    return [moments[place].before for place in places] + [moments[-1].after]
