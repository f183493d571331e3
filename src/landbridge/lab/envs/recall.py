"""What everybody has seen of a game so far: information states with perfect recall.

For every viewer there is a *history*, the moves it knows of in the order in which it came to know them, and a *mark*,
a hash over all the different views it had and the moves it made. A draft of somebody else enters the history when it
comes to light; until then not even its length shows. The mark says exactly what a viewer can tell apart: it would
differ if any view had.

Nothing here is ever changed in place, so that a copy of a state may share it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from landbridge.core.game import LETTERS, Game, Kit
from landbridge.core.state import FATE, UNKNOWN, State


class Seen(NamedTuple):
    """A move that a viewer knows of; what it was may be UNKNOWN to it."""

    seat: int
    move: int
    text: str


class Draft(NamedTuple):
    """A move that others have not seen yet."""

    before: State
    seat: int
    move: int
    after: State
    text: str


class Memory(NamedTuple):
    """What one viewer has seen."""

    history: tuple[Seen, ...]
    mark: bytes
    view: bytes  # the last one
    waiting: tuple[Draft, ...]  # moves of others that may come to light


class Recall:
    """A state with the memories of all players, and of somebody who sees everything (the last one)."""

    __slots__ = ("memories", "state")

    def __init__(self, state: State, memories: tuple[Memory, ...]):
        self.state = state
        self.memories = memories

    @classmethod
    def begun(cls, game: Game, kit: Kit, s: State, seats: int) -> Self:
        views = [*(game.view(kit, s, viewer).tobytes() for viewer in range(seats)), s.tobytes()]
        return cls(s, tuple(Memory((), _marked(b"", view), view, ()) for view in views))

    def after(self, game: Game, kit: Kit, seat: int, move: int) -> Self:
        """The state after one more move, and what is remembered then."""
        s = self.state.copy()
        game.do(kit, s, seat, move)
        step = Draft(self.state, seat, move, s, game.write(kit, self.state, seat, move))
        bare = game.reveals(kit, self.state, s)
        players = [
            _remembered(game, kit, memory, viewer, step, bare)
            for viewer, memory in enumerate(self.memories[:-1])
        ]
        history = (*self.memories[-1].history, Seen(seat, move, step.text))
        view = s.tobytes()
        return type(self)(s, (*players, Memory(history, _marked(b"", view), view, ())))

    def only(self, player: int, game: Game, kit: Kit, guess: State) -> Self:
        """A state that was guessed for a player: its own memory, and nothing before now for the others."""
        fresh = type(self).begun(game, kit, guess, len(self.memories) - 1).memories
        mine = self.memories[player]._replace(waiting=())
        return type(self)(guess, (*fresh[:player], mine, *fresh[player + 1 :]))

    def story(self, player: int | None) -> str:
        """All that a player has seen (None: all there was), in the game's notation, with the mark."""
        memory = self.memories[-1 if player is None else player]
        words: list[str] = []
        last = None
        for seen in memory.history:
            if seen.seat != last:
                words.append("*" if seen.seat == FATE else LETTERS[seen.seat])
                last = seen.seat
            words.append(seen.text)
        who = "" if player is None else f"{LETTERS[player]}: "
        return f"{who}{' '.join(words)} #{memory.mark.hex()}"

    def glance(self, player: int) -> str:
        """What a player sees now, as a mark: equal exactly when the views are."""
        return f"{LETTERS[player]}: #{_marked(b'', self.memories[player].view).hex()}"

    def tell(self, player: int, out: NDArray[np.float32]) -> int:
        """Write the last moves of a history, the oldest first, and say how many there are in all.

        A row is who (1 the player, then the others in turn order, last chance) and the move's number plus one, 0 if it
        is hidden.
        """
        history, seats = self.memories[player].history, len(self.memories) - 1
        who = [1 + (seat - player) % seats for seat in range(seats)]
        rows = [
            (seats + 1 if seat == FATE else who[seat], 0 if move == UNKNOWN else 1 + move)
            for seat, move, _ in history[-len(out) :]
        ]
        out[len(rows) :] = 0
        if rows:
            out[: len(rows)] = rows
        return len(history)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.state, self.memories)


def _remembered(game: Game, kit: Kit, memory: Memory, viewer: int, step: Draft, bare: bool) -> Memory:
    """What one viewer knows after a move."""
    before, seat, move, s, text = step
    own = seat == viewer
    view = game.view(kit, s, viewer).tobytes()
    new = view != memory.view
    seen: list[Seen] = []
    waiting = memory.waiting
    if own or game.shown(kit, before, seat, move, s, viewer) != UNKNOWN:
        seen.append(Seen(seat, move, text))
    elif game.sealed(kit, before) != 0:
        waiting = (*waiting, step)
    elif new:
        seen.append(Seen(seat, UNKNOWN, "?"))
    if bare and waiting:
        known = [game.disclosed(kit, d.before, d.seat, d.move, d.after, s, viewer) for d in waiting]
        seen += [Seen(d.seat, d.move, d.text) for d, is_known in zip(waiting, known, strict=True) if is_known]
        waiting = tuple(d for d, is_known in zip(waiting, known, strict=True) if not is_known)
    mark = memory.mark
    if own:
        mark = _marked(mark, move.to_bytes(4, "little"))
    if new:
        mark = _marked(mark, view)
    return Memory((*memory.history, *seen), mark, view, waiting)


def _marked(mark: bytes, what: bytes) -> bytes:
    return blake2b(mark + what, digest_size=8).digest()
