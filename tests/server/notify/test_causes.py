"""What is told is public at the table, whatever is drafted in secret; quiet hours have time zones."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from landbridge.server.notify.wishes import after_quiet
from landbridge.server.store.schema.notify import notices
from tests.server.host import Guest, Running, running


def ms(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("begin", "end", "zone", "at", "then"),
    [
        (22 * 60, 7 * 60, "UTC", "2026-01-10T21:59", "2026-01-10T21:59"),
        (22 * 60, 7 * 60, "UTC", "2026-01-10T22:00", "2026-01-11T07:00"),
        (22 * 60, 7 * 60, "UTC", "2026-01-10T06:59", "2026-01-10T07:00"),
        (22 * 60, 7 * 60, "UTC", "2026-01-10T07:00", "2026-01-10T07:00"),
        (13 * 60, 15 * 60, "UTC", "2026-01-10T14:30", "2026-01-10T15:00"),
        (13 * 60, 13 * 60, "UTC", "2026-01-10T13:00", "2026-01-10T13:00"),
        (22 * 60, 7 * 60, "America/New_York", "2026-01-10T03:00", "2026-01-10T12:00"),
        # The night in which the clocks in Lisbon go forward: seven o'clock comes an hour sooner.
        (22 * 60, 7 * 60, "Europe/Lisbon", "2026-03-28T23:00", "2026-03-29T06:00"),
        (None, None, "UTC", "2026-01-10T03:00", "2026-01-10T03:00"),
    ],
)
def test_quiet_hours(begin: int | None, end: int | None, zone: str, at: str, then: str) -> None:
    wish = SimpleNamespace(quiet_from=begin, quiet_to=end, zone=zone)
    assert after_quiet(wish, ms(at)) == ms(then)


def told(host: Running, table: str) -> list[tuple[object, ...]]:
    query = sa.select(notices.c.kind, notices.c.person, notices.c.n, notices.c.seats)
    with host.services.store.reading() as c:
        rows = c.execute(query.where(notices.c.table_id == table).order_by(notices.c.id)).all()
    return [tuple(row) for row in rows]


@pytest.mark.parametrize("game", ["hashi", "river_dragons"])
def test_what_somebody_drafts_in_secret_changes_nothing_that_is_told(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables with other secret choices, some of them taken back, leave the same notices, number by number."""
    with running(tmp_path) as host:
        monkeypatch.setattr(
            host.services.notifications.outbox, "expand", lambda: 0
        )  # they stay to be looked at
        ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
        seen = []
        for choice, again in ((0, 0), (-1, 0), (0, 1), (0, 3)):
            table = ada.open(game, "me", "open", pace="slow")
            ada.ready(table)
            ben.join(ada.invite(table, "B"))
            offers = ada.look(table, "A")["offers"]
            assert len(offers) > 1
            assert ada.move(table, "A", offers[choice]["move"]).status == 200
            for n in range(again):
                assert ada.post(f"/api/tables/{table}/back", {"id": f"b{n}", "seat": "A"}).status == 200
                assert ada.move(table, "A", offers[choice]["move"]).status == 200
            seen.append([(kind, n, seats) for kind, _, n, seats in told(host, table)])
        assert all(one == seen[0] for one in seen)
        assert seen[0]
