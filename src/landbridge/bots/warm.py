"""Compiled rules without waiting for them: until they are ready, the interpreted ones are used.

Compiling takes many seconds when a machine does it for the first time (afterwards it is loaded from a cache). A person
who sits down should not wait for that: a thread compiles, by playing the first moves of a game with every bot, while
the game goes on.
"""

from __future__ import annotations

import logging
import threading
from random import Random

from landbridge.bots import bot as bots
from landbridge.bots import search
from landbridge.core.game import Kit, seats_in
from landbridge.core.kernel import can_compile
from landbridge.core.state import FATE

log = logging.getLogger("landbridge.bots.warm")
STEPS = 60  # moves of the game that is played to compile everything


class Warm:
    """A kit that becomes compiled by and by, from the day somebody asks for that."""

    def __init__(self, kit: Kit):
        self.plain = kit
        self._ready: Kit | None = None
        self._thread: threading.Thread | None = None

    @property
    def quick(self) -> Kit:
        """The compiled kit if it is ready, otherwise the plain one."""
        if self._thread is None and can_compile() and not self.plain.rules.compiled:
            self._thread = threading.Thread(target=self._compile, name="landbridge-warm", daemon=True)
            self._thread.start()
        return self._ready or self.plain

    def kit_for(self, name: str) -> Kit:
        """The kit a bot thinks with: only those that search are worth compiling for."""
        level = search.levels(self.plain.game).get(name)
        return self.quick if level is not None and level.games else self._ready or self.plain

    def wait(self, seconds: float | None = None) -> Kit:
        """The compiled kit, if it is ready in time."""
        found = self.quick
        if self._thread is not None:
            self._thread.join(seconds)
        return self._ready or found

    def _compile(self) -> None:
        try:
            kit = self.plain.compiled()
            exercise(kit)
            self._ready = kit
        except Exception:  # whatever it is, the game goes on as it is
            log.exception("the rules of %s cannot be compiled", self.plain.game.name)


def exercise(kit: Kit) -> None:
    """The first moves of a game between the strongest bots, on a budget: whatever they use is compiled then."""
    game, luck = kit.game, Random(0)
    s = game.start(kit, max(2, game.seats.start))
    names = [name for name in bots.bots(game) if name not in bots.EVERYWHERE]
    for step in range(STEPS):
        acting = next(seats_in(game.actors(kit, s)), None)
        if acting is None:
            return
        if acting == FATE:
            moves = game.offers(kit, s, FATE)
            game.do(kit, s, FATE, moves[luck.randrange(len(moves))])
            continue
        view = game.view(kit, s, acting)
        name = names[step % len(names)] if names else "random"
        move = bots.find(game, name)(game, kit, view, acting, luck, search.FEW)
        game.do(kit, s, acting, move)
