"""Games for learning in many processes or on many machines: the same rows as `positions.Table` has them from cores."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from functools import cache
from types import ModuleType

from landbridge import registry
from landbridge.core.game import Kit
from landbridge.core.parts import part
from landbridge.lab.train.positions import CHUNK, Positions, Table, joined, tables_of

__all__ = ["Distributed"]

PIECES = 4  # for each core, so that none waits long for the last


class Distributed:
    """One game's games for learning, in pieces that an executor plays wherever it likes."""

    def __init__(self, kit: Kit, champion: ModuleType, pool: Executor, cores: int):
        self.kit, self.champion, self.pool, self.cores = kit, champion, pool, cores

    def play(
        self, net: bytes | None, games: int, first: int, explore: bool = True, seats: int | None = None
    ) -> Positions:
        """`Table.play`, in pieces that begin where the sizes of tables begin anew."""
        round_of_tables = CHUNK * len(tables_of(self.champion, seats))
        size = round_of_tables * max(1, games // (PIECES * self.cores * round_of_tables))
        name = self.kit.game.name
        pieces: list[Future[Positions]] = [
            self.pool.submit(_piece, name, net, min(size, games - at), first + at, explore, seats)
            for at in range(0, games, size)
        ]
        try:
            return joined([one.result() for one in pieces])
        finally:
            for one in pieces:
                one.cancel()


def _piece(
    name: str, net: bytes | None, games: int, first: int, explore: bool, seats: int | None
) -> Positions:
    """On the other machine."""
    return _table(name).play(net, games, first, explore, seats)


@cache
def _table(name: str) -> Table:
    game = registry.game(name)
    champion = part(game, "champion")
    assert champion is not None
    return Table(game.kit(), champion, threads=1)
