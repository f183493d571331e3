"""What there was to be had alone, for whoever knows everything that chance will do: a beam search on the known deal.

Of all positions that the best so far lead to, those are kept that the net likes best; in the end the points count. So
what is found is a score that somebody could have had, not the highest possible one.
"""

from __future__ import annotations

from typing import NamedTuple

from landbridge.bots import learned, search
from landbridge.bots.search import Simulator
from landbridge.core.game import Game, Kit
from landbridge.core.state import FATE, State

__all__ = ["ClairvoyantRequest", "best"]

PLANS = 20  # followed from each position
SEAT = 0


class ClairvoyantRequest(NamedTuple):
    """All that whoever searches gets."""

    game: str
    options: tuple[tuple[str, str], ...]
    chance: tuple[int, ...]  # what chance does, in order, whatever is played
    width: int  # positions followed side by side


def best(game: Game, kit: Kit, chance: tuple[int, ...], width: int) -> int | None:
    """The most points that were found; None where nothing judges positions, or where chance cannot do that."""
    level, planner = search.strongest(game), learned.champion_of(game, kit)
    if level is None or planner is None or not kit.rules.compiled:
        return None
    beam = [game.start(kit, 1)]
    table = Simulator(planner, kit, beam[0], judged=True)
    coming = iter(chance)
    while beam:
        if game.actors(kit, beam[0]) == 0:
            return max(game.points(kit, s, SEAT) for s in beam)
        if game.actors(kit, beam[0]) == 1 << FATE:
            move = next(coming, -1)
            beam = [s for s in beam if game.check(kit, s, FATE, move) == 0]
            for s in beam:
                game.do(kit, s, FATE, move)
            continue
        found: dict[bytes, tuple[int, State]] = {}
        for s in beam:
            for plan, worth in table.rated(s, SEAT, level, 0)[:PLANS]:
                after = s.copy()
                for move in plan:
                    if game.actors(kit, after) >> SEAT & 1:
                        game.do(kit, after, SEAT, move)
                found.setdefault(after.tobytes(), (worth, after))
        beam = [s for _, s in sorted(found.values(), key=lambda one: -one[0])[:width]]
    return None
