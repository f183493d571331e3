"""Positions to learn from: games of `selfplay.py` on all cores, as arrays.

Which games are played follows from seed and generation alone, and rows come in the order of the games, however many
cores there are.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from landbridge.core.compile import kernel as kernels
from landbridge.core.compile.net import with_net
from landbridge.core.game import Kit
from landbridge.lab.train import selfplay

CHUNK = 64  # games in a piece of work
NUMBERS = 1 << 24  # game numbers of a generation


class Positions(NamedTuple):
    """Rows: the features that hold, filled up with as many as there are in all; and how the game ended."""

    active: NDArray[np.int16]
    points: NDArray[np.float32]
    lead: NDArray[np.float32]
    share: NDArray[np.float32]  # of the win
    base_points: NDArray[np.float32]  # what the hand-written evaluation said: the net learns what it lacks
    base_lead: NDArray[np.float32]
    base_win: NDArray[np.float32]  # a logit
    seats: NDArray[np.int8]

    def __len__(self) -> int:
        return len(self.active)


class Player(Protocol):
    """Whatever plays games for learning."""

    def play(
        self, net: bytes | None, games: int, first: int, explore: bool = True, seats: int | None = None
    ) -> Positions: ...


class Table:
    """One game's compiled games for learning."""

    def __init__(self, kit: Kit, champion: ModuleType, threads: int):
        self.kit, self.champion, self.threads = kit, champion, threads
        self.loops: Any = kernels.compiled_bound(selfplay, champion)
        self.weights = kernels.table(champion.planner.WEIGHTS)

    def play(
        self, net: bytes | None, games: int, first: int, explore: bool = True, seats: int | None = None
    ) -> Positions:
        """Games from number `first` on, with a net or the hand-written policy; all positions if nobody explores."""
        champion = self.champion
        blank = bytes(champion.NET.size)
        kit = with_net(champion.KIT, self.kit.fields, net or blank).record
        tables = tables_of(champion, seats)
        work = [(tables[i % len(tables)], first + at) for i, at in enumerate(range(0, games, CHUNK))]

        def piece(task: tuple[int, int]) -> Positions:
            at_table, number = task
            count = min(CHUNK, first + games - number)
            room = count * champion.SPAN * at_table * 3
            rows = np.full((room, champion.ACTIVE), champion.FEATURES, np.int16)
            noted = np.zeros((room, selfplay.NOTED), np.int64)
            n = self.loops.play_games(
                kit,
                self.kit.game.start(self.kit, at_table).record,
                number,
                count,
                np.array(settings_of(champion, net, explore, at_table), np.int64),
                self.weights,
                np.zeros(1, self.kit.state.dtype),
                np.zeros(2, np.int64),
                np.zeros(self.kit.moves, np.int64),
                rows,
                noted,
                np.zeros(1, champion.SCRATCH.dtype),
            )
            return described(rows[:n], noted[:n], np.full(n, at_table, np.int8))

        with ThreadPoolExecutor(self.threads) as pool:
            return joined(list(pool.map(piece, work)))


def tables_of(champion: ModuleType, seats: int | None) -> tuple[int, ...]:
    """How many sit at the tables that take turns, a piece of work each."""
    return (seats,) if seats else champion.SEATS_PLAYED


def settings_of(champion: ModuleType, net: bytes | None, explore: bool, at_table: int) -> tuple[int, ...]:
    """The settings of a batch, as `selfplay` has them."""
    span = champion.SPAN * at_table if explore else -1
    kept = champion.KEPT_ROWS if explore else 1000
    return at_table, int(net is not None), span, kept, champion.WIDTH, champion.WIDTH_LEARNED


def described(active: NDArray[np.int16], noted: NDArray[np.int64], seats: NDArray[np.int8]) -> Positions:
    """Rows of `selfplay` as what is learned from."""
    return Positions(
        active,
        noted[:, selfplay.POINTS].astype(np.float32),
        noted[:, selfplay.LEAD].astype(np.float32),
        (noted[:, selfplay.SHARE] / selfplay.SHARES).astype(np.float32),
        (noted[:, selfplay.BASE_POINTS] / 1000).astype(np.float32),
        (noted[:, selfplay.BASE_LEAD] / 1000).astype(np.float32),
        (noted[:, selfplay.BASE_WIN] / 1000).astype(np.float32),
        seats,
    )


def joined(parts: list[Positions]) -> Positions:
    """All of them, one behind the other."""
    return Positions(*(np.concatenate(column) for column in zip(*parts, strict=True)))
