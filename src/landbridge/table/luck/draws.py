"""Luck for a real table: a game's cards, dice or tiles, drawn one after the other from a secret that was promised.

What there is to draw is found in the game itself. A match is begun and everybody is passive; whatever chance has to
do on the way, by its purpose, is a `Lot`: its moves with their odds, and how many come together. Nothing is stored: the
same secret and the same wishes always have the same answer, so anybody can check it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from landbridge import registry
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Chance, Game, Kit
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.state import FATE, PUBLIC, State
from landbridge.table.refusals import Refused
from landbridge.table.table import kit_for

STEPS = 60  # of a match; all kinds of luck have come by then
BEGIN = "begin"  # who begins; games that leave it to the players get it too
MOST_AT_ONCE = 20

Odds = tuple[tuple[int, int], ...]


class Thing(NamedTuple):
    """A card, a face, a tile: as notation, and in words where the game has some."""

    text: str
    fact: Fact | None


@dataclass(frozen=True)
class Lot:
    purpose: str
    together: int
    odds: Odds  # what may come of it
    bag: Odds | None  # all that was in it at first; None: nothing is used up, as with dice
    things: dict[int, Thing]


class Pull(NamedTuple):
    """A wish: so many of a purpose."""

    what: str
    many: int


@lru_cache(maxsize=32)
def lots(name: str, seats: int) -> dict[str, Lot]:
    """All that a game leaves to chance, by purpose, in the order in which it comes."""
    game, kit = registry.game(name), kit_for(name, ())
    match = Match(game, kit, LETTERS[:seats])
    found: dict[str, Lot] = {}
    runs: dict[
        tuple[str, int, int | None], int
    ] = {}  # by purpose, round and seat: how many came first in a row
    for _ in range(STEPS):
        if match.over:
            break
        if FATE not in match.acting:
            seat = match.acting[0]
            match.play(seat, game.passive(kit, match.view(seat), seat))
            continue
        chance = game.chance(kit, match.state, 0)
        if chance.purpose not in found:
            found[chance.purpose] = _lot(game, kit, match, chance)
        row = chance.purpose, chance.round, chance.seat
        runs[row] = runs.get(row, 0) + 1
        match.play(FATE, game.odds(kit, match.state)[0][0])
    for purpose, lot in found.items():
        together = next(count for row, count in runs.items() if row[0] == purpose)
        seated = any(row[0] == purpose and row[2] is not None for row in runs)
        found[purpose] = replace(lot, together=together if seated else 1)
    if BEGIN not in found:
        things = {seat: Thing(LETTERS[seat], Fact("draw-begins", {"seat": seat})) for seat in range(seats)}
        found[BEGIN] = Lot(BEGIN, 1, tuple((seat, 1) for seat in range(seats)), None, things)
    return found


def _lot(game: Game, kit: Kit, match: Match, chance: Chance) -> Lot:
    before, odds = match.state, tuple(game.odds(kit, match.state))
    things = things_of(game, kit, before, odds, chance.seat)
    return Lot(chance.purpose, 1, odds, tuple(chance.bag) if chance.bag is not None else None, things)


def things_of(game: Game, kit: Kit, before: State, odds: Odds, seat: int | None) -> dict[int, Thing]:
    """What chance may do in a state, as whoever gets it is told of it."""
    viewer = PUBLIC if seat is None else seat
    things = {}
    for move, _ in odds:
        after = before.copy()
        game.do(kit, after, FATE, move)
        facts = game.told(kit, before, FATE, move, after, viewer)
        things[move] = Thing(game.write(kit, before, FATE, move), facts[0] if facts else None)
    return things


class Draws:
    """What comes of wishes under a secret."""

    def __init__(self, name: str, seats: int, secret: bytes):
        found = registry.find(name)
        if found is None:
            raise Refused("server-no-game", known=", ".join(registry.game_names()))
        if seats not in found.seats:
            raise Refused("server-invalid", where="seats")
        self.lots = lots(name, seats)
        self.dealer = Dealer(secret)
        self._left: dict[Odds, dict[int, int]] = {}  # in each bag; some purposes share one
        self._count: dict[str, int] = {}

    def pull(self, wish: Pull) -> list[Thing]:
        """So many things, or fewer if the bag is empty."""
        lot = self.lots.get(wish.what)
        if lot is None:
            raise Refused("server-invalid", where="pulls")
        return [lot.things[move] for _ in range(wish.many) if (move := self._draw(lot)) is not None]

    def left(self, lot: Lot) -> int | None:
        """How many are in the bag; None: it has no end."""
        return None if lot.bag is None else sum(self._in(lot.bag).values())

    def _in(self, bag: Odds) -> dict[int, int]:
        return self._left.setdefault(bag, dict(bag))

    def _draw(self, lot: Lot) -> int | None:
        nth = self._count.get(lot.purpose, 0)
        self._count[lot.purpose] = nth + 1
        if lot.bag is None:
            return self.dealer.choose(Chance(lot.purpose, index=nth), lot.odds).move
        left = self._in(lot.bag)
        odds = [(move, left[move]) for move, _ in lot.odds if left[move]]
        if not odds:
            return None
        move = self.dealer.choose(Chance(lot.purpose, index=nth, bag=lot.bag), odds).move
        left[move] -= 1
        return move
