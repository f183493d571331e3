"""The last events of a table: what each viewer was told of them, and the state they left behind.

Most readers want only what is new, and need no database for it. A page shows one move after another when several came
at once; the states in between are kept here. It is kept in memory only. What is too old, or was before a restart, is
simply missing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from landbridge.table.parts import Message

LONGEST = 32  # events; some 2 KiB each


class Then(NamedTuple):
    """After one event: the whole truth, and what was told of it."""

    state: bytes
    told: Sequence[Message]


class Recent:
    def __init__(self) -> None:
        self._past: deque[Then] = deque(maxlen=LONGEST)

    def add(self, state: bytes, told: Sequence[Message]) -> None:
        if self._past and self._past[-1].state == state:
            state = self._past[-1].state  # chat, coming and going change no state: keep it once
        self._past.append(Then(state, told))

    def after(self, viewer: int, id: int) -> list[tuple[Message, bytes]]:
        """The viewer's messages after that number that are still known, each with the state that it left behind."""
        return [
            (message, then.state)
            for then in self._past
            for message in then.told
            if message.viewer == viewer and message.id > id
        ]
