"""Tables whose published promise does not follow from the secret that is stored for them, and what can be done.

Such a table cannot be opened: its luck would not be the promised one. If it belongs to a tournament, its secret can
often be derived again. Otherwise the secret is lost and only the whole table can go; if its round still waits for its
result, the tournament then opens it once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import orjson
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from landbridge.core.play import luck
from landbridge.core.play.transcript import Transcript
from landbridge.server.store.schema import tables
from landbridge.server.store.schema.community import boards, tournaments
from landbridge.server.store.sql.database import Store
from landbridge.server.store.tables import delete_tables
from landbridge.server.store.tournaments import OPENED, PLANNED
from landbridge.table.luck.attempts import secret_of
from landbridge.table.tournament.opening import Mark, round_secret, table_secret

A_LOOK = 20  # tables read at once

# What became of a table: its secret was derived, it was removed, also opened again by its tournament, or left as it is.
RESTORED, REMOVED = "server-mend-restored", "server-mend-removed"
AGAIN, LOST = "server-mend-again", "server-mend-lost"


class Mended(NamedTuple):
    table: str
    how: str


def broken(store: Store) -> Iterator[list[str]]:
    """Yield the broken ones of some tables at a time, so that whoever asks may pause in between."""
    last = ""
    while True:
        query = sa.select(tables.c.id, tables.c.secret, tables.c.snapshot).where(tables.c.id > last)
        with store.reading() as c:
            rows = c.execute(query.order_by(tables.c.id).limit(A_LOOK)).all()
        if not rows:
            return
        yield [row.id for row in rows if not _kept(row.secret, row.snapshot)]
        last = rows[-1].id


def mend(store: Store, remove: bool) -> list[Mended]:
    """Restore the secrets that can be derived. `remove`: delete the other broken tables."""
    found = [id for some in broken(store) for id in some]
    return [store.write(lambda c, id=id: Mended(id, _mend(c, id, remove))) for id in found]  # type: ignore[misc]


def _mend(c: Connection, id: str, remove: bool) -> str:
    row = c.execute(sa.select(tables.c.snapshot).where(tables.c.id == id)).one()
    query = sa.select(boards, tournaments.c.secret).join(tournaments, tournaments.c.id == boards.c.tournament)
    board = c.execute(query.where(boards.c.table_id == id)).first()
    if board is not None:
        mark = Mark(board.tournament, board.round, board.board)
        for secret in (round_secret(board.secret, board.round), table_secret(board.secret, mark, False)):
            if _kept(secret, row.snapshot):
                c.execute(sa.update(tables).where(tables.c.id == id).values(secret=secret))
                return RESTORED
    if not remove:
        return LOST
    delete_tables(c, [id])
    waits = sa.and_(boards.c.table_id == id, boards.c.status == OPENED, boards.c.result.is_(None))
    again = c.execute(sa.update(boards).where(waits).values(status=PLANNED)).rowcount
    return AGAIN if again else REMOVED


def _kept(secret: bytes, snapshot: str) -> bool:
    """Whether all promises of a table follow from a secret. Where cards are real there is none."""
    told = orjson.loads(snapshot)
    kept = (told["live"] or {}).get("luck") or (told.get("luck") or {}).get("transcript")
    if not kept:
        return True
    transcript = Transcript.from_json(kept)
    return all(
        one.promise
        == luck.promise(
            secret_of(secret, one.number),
            transcript.table,
            one.number,
            one.beacon.chain if one.beacon else "",
            one.beacon.round if one.beacon else 0,
        )
        for one in transcript.attempts
    )
