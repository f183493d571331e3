"""A services moves into another database: everything comes along, games go on, the old place is closed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from landbridge.server.store.schema import events, messages
from landbridge.server.store.sql import transfer
from landbridge.server.store.sql.database import Moved, Store
from landbridge.server.store.sql.transfer import Different, NotEmpty, copy, digest, place
from tests.server.engines import BENCH, on
from tests.server.host import Guest, running
from tests.server.table import Player, play_in_order

DATABASES = ("postgresql",)


def other(folder: Path) -> str:
    return BENCH.postgres.database(
        "moved_" + "".join(c for c in folder.name if c.isalnum()).lower(), empty=True
    )


def landbridge(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "landbridge", *words]
    return subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "LANG": "C"}, check=False
    )


def test_running_games_go_on_in_postgresql(tmp_path: Path) -> None:
    old, new = tmp_path / "old", other(tmp_path)
    with on("sqlite"), running(old) as up:
        ada = Guest(up.url, "Adä 🏝")
        finished, going = ada.open("hashi", "me", "me"), ada.open("hashi", "me", "me")
        for table in (finished, going):
            ada.ready(table, "wörds")
        play_in_order([Player(ada, finished, seat) for seat in "AB"])
        for player in [Player(ada, going, seat) for seat in "AB"] * 5:
            player.step()
        ada.post(f"/api/tables/{going}/chat", {"id": "c", "seat": "A", "text": "we are moving — “soon” \\ '"})
        before = [ada.look(table, "A") for table in (finished, going)]
        log = ada.get(f"/api/tables/{going}/log?seat=A&most=500").body
        key, cookie = up.services.key, ada.cookie
        done = landbridge("move", str(old), new)
        assert done.returncode == 0, done.stderr
        assert "sha256" in done.stdout
        # The old server still runs: it can no longer promise anything, and says so.
        assert ada.get(f"/api/tables/{going}").status == 503
        ada.close()
    with running(tmp_path / "new", database=new, bus="") as up:
        ada = Guest(up.url)
        ada.cookie = cookie
        for table, was in zip((finished, going), before, strict=True):
            now = ada.look(table, "A")
            now["table"]["link"] = was["table"]["link"]
            assert now == was
        assert ada.get(f"/api/tables/{going}/log?seat=A&most=500").body == log
        assert up.services.key == key
        play_in_order([Player(ada, going, seat) for seat in "AB"])
        assert ada.look(going)["table"]["status"] == "over"
        ada.close()
    again = landbridge("serve", "--data", str(old))
    assert again.returncode == 2
    assert "were moved" in again.stderr
    assert landbridge("move", str(old), new).returncode == 2
    with pytest.raises(Moved):
        Store(old)


def test_only_into_an_empty_place(tmp_path: Path) -> None:
    with on("sqlite"), running(tmp_path) as up:
        Guest(up.url, "Ada").open("hashi", "me", "open")
    source, target = place(str(tmp_path)), place(other(tmp_path))
    copy(source, target)
    with pytest.raises(NotEmpty):
        copy(source, target)
    source.dispose()
    target.dispose()


@pytest.mark.parametrize("harm", ["one letter", "one row"])
def test_a_difference_is_noticed_and_nothing_is_moved(
    harm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with on("sqlite"), running(tmp_path) as up:
        ada = Guest(up.url, "Ada")
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        ada.close()
    honest = transfer._fill

    def fill(old: Any, new: Any) -> None:
        honest(old, new)
        if harm == "one letter":
            new.execute(sa.update(events).where(events.c.n == 1).values(at=events.c.at + 1))
        else:
            new.execute(sa.delete(messages).where(messages.c.id == 1, messages.c.viewer == 0))

    monkeypatch.setattr(transfer, "_fill", fill)
    source, target = place(str(tmp_path)), place(other(tmp_path))
    with pytest.raises(Different):
        copy(source, target, "elsewhere")
    with target.connect() as c:
        assert set(digest(c).rows.values()) == {0}
    source.dispose()
    target.dispose()
    Store(tmp_path).close()  # it can still be served


def test_and_back_again(tmp_path: Path) -> None:
    """From PostgreSQL into a folder, by the same command."""
    with running(tmp_path / "far") as up:
        ada = Guest(up.url, "Ada")
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        before = ada.look(table, "A")
        cookie = ada.cookie
        ada.close()
    url = BENCH.settings(tmp_path / "far")["database"]
    done = landbridge("move", url, str(tmp_path / "near"))
    assert done.returncode == 0, done.stderr
    with on("sqlite"), running(tmp_path / "near") as up:
        ada = Guest(up.url)
        ada.cookie = cookie
        assert ada.look(table, "A")["view"] == before["view"]
        assert ada.move(table, "A", before["offers"][0]["move"]).status == 200
        ada.close()
    with pytest.raises(Moved):
        Store(tmp_path / "far", url)
