"""What a server tells its bots and its adviser: the seat's view, never the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from landbridge import UNKNOWN, State, registry
from landbridge.table.bot_request import request_for
from landbridge.table.live_match import Live
from tests.server.host import Guest, running
from tests.server.table import peek

KIT = registry.game("hashi").kit()


def told_to_seat_b(folder: Path) -> State:
    """What a bot on seat B would be told while seat A has a draft."""
    with running(folder) as server:
        ada = Guest(server.url, "Ada")
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        for seat in "AB":
            ada.move(table, seat, ada.look(table, seat)["offers"][0]["move"])
        ada.move(table, "A", ada.look(table, "A")["offers"][0]["move"])
        thought = peek(server, table, lambda t: request_for(t, 1, "greedy"))
        ada.close()
    return State.from_bytes(thought.view, KIT.state)


def test_a_bot_is_told_its_view(tmp_path: Path) -> None:
    view = told_to_seat_b(tmp_path)
    assert view.wrote[0] == view.drawn[0] == UNKNOWN
    assert view.wrote[1] != UNKNOWN


def test_a_server_that_told_the_state_would_be_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bug planted: whoever asks for a view gets everything."""
    monkeypatch.setattr(Live, "view", lambda self, viewer: self.state.copy())
    assert told_to_seat_b(tmp_path).wrote[0] != UNKNOWN
