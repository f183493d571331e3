"""Beacons' own bot: it likes hills that lengthen its chain, and is not quite sure which, so as not to be met there."""

from __future__ import annotations

from landbridge.core.bits import size
from landbridge.core.game import Game, Kit, Luck
from landbridge.core.state import State

from . import rules
from .state import PICK


def greedy(game: Game, kit: Kit, view: State, seat: int, rng: Luck, budget: int | None) -> int:
    """A random hill on offer, weighted by its appeal."""
    hills = game.offers(kit, view, seat)
    weights = [appeal(kit, view, seat, hill) for hill in hills]
    rest = rng.randrange(sum(weights))
    for hill, value in zip(hills, weights, strict=True):
        rest -= value
        if rest < 0:
            return hill
    raise AssertionError("the last hill takes the rest")


def appeal(kit: Kit, view: State, seat: int, hill: int) -> int:
    """What a hill would bring: points at once, and neighbours that are one's own or may still become so."""
    assert view.stage == PICK
    mine: int = view.lit[seat]
    tried = view.copy()
    tried.lit[seat] = mine | 1 << hill
    gain = kit.game.points(kit, tried, seat) - kit.game.points(kit, view, seat)
    near = kit.fields.near[hill]
    room = 2 * size(near & mine) + size(near & rules.free(view.fields))
    return 1 + (3 * gain + room) ** 3


BOTS = {"greedy": greedy}
