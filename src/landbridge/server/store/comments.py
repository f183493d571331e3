"""What people write and draw at positions of finished games. It goes with the table, and with its author."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge.server.run.limits import Limits
from landbridge.server.store.people import Clock, Tokens
from landbridge.server.store.schema import people
from landbridge.server.store.schema.host import comments
from landbridge.server.store.sql.database import Store
from landbridge.table.refusals import Refused


class Comments:
    def __init__(self, store: Store, limits: Limits, clock: Clock, token: Tokens):
        self.store, self.limits, self.clock, self.token = store, limits, clock, token

    def add(
        self,
        table: str,
        person: str,
        client: str,
        step: int,
        text: str,
        marks: Sequence[dict[str, Any]],
        players: Collection[str],
    ) -> None:
        """A comment more; the same request again counts once. Strangers leave room for the table's players."""
        row = {
            "id": self.token(9),
            "table_id": table,
            "step": step,
            "person": person,
            "client": client,
            "text": text,
            "marks": json.dumps(list(marks)),
            "made": self.clock(),
        }
        there = sa.select(comments).where(comments.c.person == person, comments.c.client == client)
        count = sa.select(sa.func.count()).select_from(comments).where(comments.c.table_id == table)
        mine = count.where(comments.c.person == person)
        strangers = count.where(comments.c.person.not_in(players))

        def write(c: Connection) -> None:
            known = c.execute(there).first()
            if known is not None:
                if (known.table_id, known.step, known.text, known.marks) != (table, step, text, row["marks"]):
                    raise Refused("server-id-used")
                return
            most = self.limits.comments_per_person
            if (c.execute(mine).scalar() or 0) >= most:
                raise Refused("server-limit", limit="comments_per_person", most=most)
            most = self.limits.comments_per_table
            full = (c.execute(count).scalar() or 0) >= most
            if full or (person not in players and (c.execute(strangers).scalar() or 0) >= (most + 1) // 2):
                raise Refused("server-limit", limit="comments_per_table", most=most)
            c.execute(sa.insert(comments).values(**row))

        try:
            self.store.write(write, f"comments {table}")
        except IntegrityError:  # the same request, at the same moment, by another worker
            self.store.write(write, f"comments {table}")

    def of(self, table: str, me: str) -> list[dict[str, Any]]:
        """All of a game's, in the order of its positions."""
        with self.store.reading() as c:
            rows = c.execute(
                _TOLD.where(comments.c.table_id == table).order_by(comments.c.step, comments.c.made)
            ).all()
        return [_told(row, me) for row in rows]

    def newest(self, most: int) -> Any:
        """Of all games, for the host."""
        with self.store.reading() as c:
            rows = c.execute(_TOLD.order_by(comments.c.made.desc(), comments.c.id).limit(most)).all()
        return [{**_told(row, ""), "table": row.table_id} for row in rows]

    def remove(self, c: Connection, id: str, person: str | None = None, table: str | None = None) -> None:
        """By its author at that table, or by the host."""
        this = sa.delete(comments).where(comments.c.id == id)
        if person is not None:
            this = this.where(comments.c.person == person, comments.c.table_id == table)
        if not c.execute(this).rowcount:
            raise Refused("comment-none")


_TOLD = sa.select(comments, people.c.name).outerjoin(people, people.c.id == comments.c.person)


def _told(row: Any, me: str) -> dict[str, Any]:
    return {
        "id": row.id,
        "step": row.step,
        "name": row.name or "…",
        "mine": bool(me) and row.person == me,
        "text": row.text,
        "marks": json.loads(row.marks),
        "made_at": row.made,
    }
