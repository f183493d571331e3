"""What was drawn in all finished games of a server. A few games at a time are added to sums that stay when they go."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge.core.options import BOARD
from landbridge.core.play.fairness import Fairness
from landbridge.server.store.schema import counted, ledger, tables
from landbridge.server.store.schema.social import finished
from landbridge.server.store.tables import Tables
from landbridge.table.answers.fairness import fairness_json
from landbridge.table.parts import OVER
from landbridge.table.refusals import Refused
from landbridge.table.watching.delay import withheld

COUNT = 15.0  # seconds between two looks
AT_ONCE = 3  # games
NAME = "fairness"  # in the ledger


class Statistics:
    def __init__(self, tables: Tables):
        self.tables, self.store = tables, tables.store
        self._told: tuple[str, dict[str, Any]] | None = None

    def count(self) -> None:
        """Add some games that are over, but for luck that several tables had, and real dice."""
        known = sa.select(counted.c.table_id)
        # Those whose end is not to be known yet come later, and keep no place among the few that are looked at.
        told = sa.or_(finished.c.ended.is_(None), finished.c.ended <= self.tables.clock())
        query = sa.select(tables.c.id).outerjoin(finished, finished.c.table_id == tables.c.id)
        query = query.where(tables.c.status == OVER, tables.c.id.not_in(known), told)
        with self.store.reading() as c:
            found = list(c.execute(query.order_by(tables.c.touched).limit(AT_ONCE)).scalars())
        if not found:
            return
        fresh, early = Fairness(), list[str]()
        for id in found:
            with contextlib.suppress(Refused), self.tables.open(id) as t:  # of old rules: nothing to say
                if t.shared_luck or t.outside or BOARD in t.terms["options"]:
                    continue
                if withheld(t, self.tables.clock()):
                    early.append(id)
                else:
                    fresh.add(self.tables.match(t))
        done = [id for id in found if id not in early]
        if not done:
            return
        with contextlib.suppress(IntegrityError):  # another worker has counted them
            self.store.write(lambda c: _add(c, done, fresh))

    def as_json(self) -> Any:
        """As of the last count; worked out once."""
        with self.store.reading() as c:
            kept = c.execute(sa.select(ledger.c.value).where(ledger.c.name == NAME)).scalar() or ""
        if self._told is None or self._told[0] != kept:
            found = Fairness.from_json(json.loads(kept)) if kept else Fairness()
            self._told = kept, fairness_json(found)
        return self._told[1]


def _add(c: Connection, found: list[str], fresh: Fairness) -> None:
    c.execute(sa.insert(counted), [{"table_id": id} for id in found])
    this = ledger.c.name == NAME
    kept = c.execute(sa.select(ledger.c.value).where(this).with_for_update()).scalar()
    if kept is None:
        c.execute(sa.insert(ledger).values(name=NAME, value=json.dumps(fresh.as_json())))
        return
    whole = Fairness.from_json(json.loads(kept))
    whole.merge(fresh)
    c.execute(sa.update(ledger).where(this).values(value=json.dumps(whole.as_json())))
