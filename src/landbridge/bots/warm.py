"""Compiled rules without waiting for them: until they are ready, the interpreted ones are used.

Compiling takes many seconds when a machine does it for the first time (afterwards it is loaded from a cache). A player
should not wait for that: a thread compiles while the game goes on, by playing the first moves of a game with every bot.
"""

from __future__ import annotations

import logging
import threading
from random import Random

from landbridge.bots import bot as bots
from landbridge.bots import search
from landbridge.core.compile import wasm
from landbridge.core.compile.kernel import can_compile
from landbridge.core.game import LETTERS, Kit
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match

log = logging.getLogger("landbridge.bots.warm")
STEPS = 60  # moves of the game that is played to compile everything
_exercised: set[str] = set()  # rules modules that are compiled here: other options need no second time


class Warm:
    """A kit that is compiled in the background, starting when a compiled one is first needed."""

    def __init__(self, kit: Kit):
        self.plain = kit
        self._rules = kit.rules.module.__name__
        self._ready: Kit | None = None
        self._begun = False
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()

    @property
    def quick(self) -> Kit:
        """The compiled kit if it is ready, otherwise the plain one."""
        self._begin()
        return self._ready or self.plain

    def _begin(self) -> None:
        with self._lock:
            if self._begun or self.plain.rules.compiled or not can_compile():
                return
            self._begun = True
            if self._rules in _exercised or wasm.in_use():  # nothing is left to compile
                self._compile()
                return
            thread = threading.Thread(target=self._compile, name="landbridge-warm", daemon=True)
            thread.start()
            self._thread = thread

    def kit_for(self, name: str) -> Kit:
        """The kit for a bot. Compiling starts only for bots that search."""
        level = search.levels(self.plain.game).get(name)
        return self.quick if level is not None and level.games else self._ready or self.plain

    def is_ready_for(self, name: str) -> bool:
        """Whether a bot plays as well as it can here; "" stands for hints. If not, compiling has begun."""
        level = search.levels(self.plain.game).get(name)
        if name and (level is None or not level.games):
            return True  # it does not search
        self._begin()
        return self._thread is None or not self._thread.is_alive()

    def wait(self, seconds: float | None = None) -> Kit:
        """The compiled kit, if it is ready in time."""
        found = self.quick
        if self._thread is not None:
            self._thread.join(seconds)
        return self._ready or found

    def _compile(self) -> None:
        try:
            kit = self.plain.quick()
            if self._rules not in _exercised and not wasm.in_use():
                exercise(kit)
                _exercised.add(self._rules)
            self._ready = kit
        except Exception:  # whatever went wrong, the game goes on interpreted
            log.exception("the rules of %s cannot be compiled", self.plain.game.name)


def exercise(kit: Kit) -> None:
    """Play the first moves with all the game's bots, on a small budget, so that everything they use is compiled."""
    game, luck = kit.game, Random(0)
    seats = max(2, game.seats.start)
    match = Match(game, kit, LETTERS[:seats], Dealer(b"a warm table"))
    names = [name for name in bots.bots(game) if name not in bots.EVERYWHERE] or list(bots.EVERYWHERE)
    for step in range(STEPS):
        match.deal()
        if match.over:
            break
        seat = match.acting[0]
        bot = bots.find(game, names[step % len(names)])
        match.play(seat, bot(game, kit, match.view(seat), seat, luck, search.FEW))
    match.points(), game.winners(kit, match.state, seats), game.turn(kit, match.state)
