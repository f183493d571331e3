"""Tables nobody has asked for lately forget what can be worked out again; nobody can tell."""

from __future__ import annotations

from typing import Any

import pytest

import landbridge
from landbridge.server.store import known_tables
from landbridge.table.recent import Recent
from tests.server.host import Guest, Running
from tests.server.table import peek, seat_all

STEPS = 40


def seen(guest: Guest, table: str, letter: str, after: int) -> Any:
    told = guest.get(f"/api/tables/{table}?seat={letter}&look=scene&after={after}").json
    return {
        **told,
        "updates": [{**one, "scene": None} for one in told["updates"]],
    }  # scenes in between are gone


@pytest.mark.few(2)
@pytest.mark.parametrize("game", landbridge.game_names())
def test_nobody_can_tell(server: Running, game: str) -> None:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben")]
    table, players = seat_all(guests, game)
    for _ in range(STEPS):
        before = [seen(guest, table, letter, 0) for guest, letter in zip(guests, "AB", strict=True)]
        peek(server, table, lambda t: t.rest())
        assert [seen(guest, table, letter, 0) for guest, letter in zip(guests, "AB", strict=True)] == before
        for player in players:
            player.step()
    for guest in guests:
        guest.close()


def test_who_was_asked_for_longest_ago_rests(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Guest(server.url, "Ada")
    found = [ada.open("hashi", "me", "me") for _ in range(4)]
    for table in found:
        ada.ready(table)
    monkeypatch.setattr(known_tables, "AWAKE", 2)
    for table in found:
        ada.get(f"/api/tables/{table}?seat=A&look=scene")

    def remembers(table: str) -> bool:
        kept = server.services.tables._known._tables[table]
        return bool(kept.memo) or kept.recent._past != Recent()._past

    assert [remembers(table) for table in found] == [False, False, True, True]
    ada.close()
