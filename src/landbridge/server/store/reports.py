"""What people report to whoever runs the server, and who may not write anything that others read."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge.core.game import LETTERS
from landbridge.server.run.limits import Limits
from landbridge.server.store.people import Clock, Tokens
from landbridge.server.store.schema import events, people, tables
from landbridge.server.store.schema.host import reports, silenced
from landbridge.server.store.sql.database import Store
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

NAME = "name"
OPEN, DISMISSED, SETTLED = "open", "dismissed", "settled"
CONTEXT = 20  # remarks before a report that the host is shown


class Reports:
    def __init__(self, store: Store, limits: Limits, clock: Clock, token: Tokens):
        self.store, self.limits, self.clock, self.token = store, limits, clock, token

    def make(self, t: Table, person: str, seat: int, about: str, reason: str, text: str) -> None:
        """Somebody reports a seat's name, or what its person has said. The same again counts once."""
        accused = t.seats[seat].person
        if not accused or accused == person:
            raise Refused("host-no-report")
        row = {
            "id": self.token(9),
            "person": person,
            "accused": accused,
            "table_id": t.id,
            "seat": seat,
            "about": about,
            "reason": reason,
            "text": text,
            "n": t.n,
            "made": self.clock(),
            "state": OPEN,
        }
        same = (
            reports.c.person == person,
            reports.c.table_id == t.id,
            reports.c.seat == seat,
            reports.c.about == about,
        )
        waiting = sa.select(sa.func.count()).select_from(reports)

        def write(c: Connection) -> None:
            if c.execute(sa.select(reports.c.id).where(*same)).first():
                return
            mine = waiting.where(reports.c.person == person, reports.c.state == OPEN)
            most = self.limits.reports_per_person
            if (c.execute(mine).scalar() or 0) >= most:
                raise Refused("server-limit", limit="reports_per_person", most=most)
            c.execute(sa.insert(reports).values(**row))

        with suppress(IntegrityError):  # the same, at the same moment
            self.store.write(write, f"reports {person}")

    def told(self, state: str, most: int) -> Any:
        """With what was said at the table until then."""
        who = people.alias()
        query = (
            sa.select(
                reports,
                people.c.name.label("reporter"),
                who.c.name.label("now"),
                tables.c.snapshot,
                silenced.c.made.label("silent"),
            )
            .outerjoin(silenced, silenced.c.person == reports.c.accused)
            .outerjoin(people, people.c.id == reports.c.person)
            .outerjoin(who, who.c.id == reports.c.accused)
            .join(tables, tables.c.id == reports.c.table_id)
            .where(reports.c.state == OPEN if state == OPEN else reports.c.state != OPEN)
            .order_by(reports.c.made.desc(), reports.c.id)
            .limit(most)
        )
        with self.store.reading() as c:
            return [self._told(c, row) for row in c.execute(query).all()]

    def _told(self, c: Connection, row: Any) -> dict[str, Any]:
        kept = json.loads(row.snapshot)
        names = [seat["name"] for seat in kept["seats"]]
        said = (
            sa.select(events.c.seat, events.c.at, events.c.data)
            .where(events.c.table_id == row.table_id, events.c.kind == "chat", events.c.n <= row.n)
            .order_by(events.c.n.desc())
            .limit(CONTEXT)
        )
        remarks = [
            {
                "seat": LETTERS[one.seat],
                "name": names[one.seat],
                "at": one.at,
                "text": json.loads(one.data)["text"],
            }
            for one in c.execute(said).all()
        ]
        return {
            "id": row.id,
            "table": row.table_id,
            "game": kept["terms"]["game"],
            "seat": LETTERS[row.seat],
            "name": names[row.seat],
            "person": row.accused,
            "person_name": row.now,
            "reporter": row.reporter,
            "about": row.about,
            "reason": row.reason,
            "text": row.text,
            "made_at": row.made,
            "state": row.state,
            "muted": row.silent is not None,
            "chat": remarks[::-1],
        }

    def answer(self, c: Connection, id: str, state: str) -> None:
        this = sa.update(reports).where(reports.c.id == id)
        if not c.execute(this.values(state=state)).rowcount:
            raise Refused("host-no-report")

    # --- who may write ------------------------------------------------------------------------------------------

    def silence(self, c: Connection, person: str, silent: bool) -> None:
        c.execute(sa.delete(silenced).where(silenced.c.person == person))
        if silent:
            c.execute(sa.insert(silenced).values(person=person, made=self.clock()))

    def may_write(self, person: str) -> None:
        """Refused to whom the host has silenced."""
        with self.store.reading() as c:
            if c.execute(sa.select(silenced.c.made).where(silenced.c.person == person)).first():
                raise Refused("host-silenced")
