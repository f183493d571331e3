"""Workers as processes: `serve --workers`, and two versions of a game's rules side by side."""

from __future__ import annotations

import os
import re
import shutil
import signal
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from landbridge import cli
from tests.server.command import Command
from tests.server.engines import BENCH, BOTH
from tests.server.host import Guest
from tests.support.waiting import until

pytestmark = pytest.mark.system

DATABASES = BOTH

BEACONS = Path(__file__).parents[3] / "examples" / "beacons"


def worker(url: str) -> str:
    """Which one answers, this time."""
    with closing(Guest(url)) as guest:
        found = re.search(r'landbridge_up_seconds\{worker="([^"]+)"\}', guest.get("/metrics").body.decode())
        assert found is not None
        return found[1]


def test_workers_share_a_port_and_are_replaced(tmp_path: Path) -> None:
    server = Command(tmp_path, "--workers", "2", "--bots", "1", "--quiet")
    try:
        ada = Guest(server.url, "Ada")
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        seen: set[str] = set()

        def answered_by_two() -> bool:
            seen.add(worker(server.url))
            return len(seen) == 2

        until(answered_by_two, "only one worker answers")
        children = server.children
        assert len(children) == 2
        os.kill(children[0], signal.SIGKILL)
        before = set(seen)

        def replaced() -> bool:
            try:
                return worker(server.url) not in before
            except OSError:
                return False  # it died while it held this call

        until(replaced, "the dead worker is not replaced")
        with closing(Guest(server.url)) as again:
            again.cookie = ada.cookie
            assert again.look(table, "A")["table"]["status"] == "playing"
        ada.close()
    finally:
        code, told = server.stop()
    assert code == 0, told
    with pytest.raises(ConnectionRefusedError), closing(Guest(server.url)) as guest:
        guest.get("/healthz")


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--database", "postgresql://ada:sesame@127.0.0.1:1/none", "--workers", "3"], "refused"),
        (["--database", "mysql://ada:sesame@x/y"], "mysql"),
        (["--bus", "amqp://ada:sesame@x"], "amqp"),
    ],
)
def test_what_is_wrong_is_said_once(more: list[str], told: str, tmp_path: Path) -> None:
    """Before any worker is started, and without the password."""
    done = CliRunner().invoke(
        cli.app, ["serve", "--port", "0", "--data", str(tmp_path), *more], env={"LANG": "C"}
    )
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert "cannot start" in done.stderr
    assert told in done.stderr
    assert "sesame" not in done.output


def test_a_running_game_keeps_its_rules_while_a_new_version_comes_in(tmp_path: Path) -> None:
    """Beacons, version 1 and version 2: each worker plays what it knows, and leaves the rest to the other."""
    newer = tmp_path / "newer" / "beacons"
    shutil.copytree(BEACONS, newer, ignore=shutil.ignore_patterns("__pycache__"))
    rules = newer / "game.py"
    rules.write_text(rules.read_text().replace("version = 1", "version = 2"))
    data = tmp_path / "data"
    shared = BENCH.settings(data)
    more = ["--bots", "1", "--quiet"]
    old = Command(data, *more, LANDBRIDGE_GAMES=str(BEACONS))
    new = Command(data, *more, LANDBRIDGE_GAMES=str(newer))
    try:
        ada = Guest(old.url, "Ada")
        elsewhere = Guest(new.url)
        elsewhere.cookie = ada.cookie
        first = ada.open("beacons", "me", "greedy")
        ada.ready(first)
        second = elsewhere.open("beacons", "me", "greedy")
        elsewhere.ready(second)
        for guest, table in ((ada, first), (elsewhere, second)):
            until(lambda guest=guest, table=table: bool(guest.look(table, "A")["offers"]), "no turn")  # type: ignore[misc]
            assert guest.move(table, "A", guest.look(table, "A")["offers"][0]["move"]).status == 200
        if shared:  # workers at a file that do nothing are not on the roster, and cannot be asked
            for guest, table in ((ada, second), (elsewhere, first)):
                reply = guest.get(f"/api/tables/{table}")
                assert (reply.status, reply.json["error"]) == (503, "elsewhere")
        old.stop()
        until(lambda: elsewhere.get(f"/api/tables/{first}").status == 409, "its rules are still there")
        assert elsewhere.look(second, "A")["table"]["status"] == "playing"
        ada.close()
        elsewhere.close()
    finally:
        for server in (old, new):
            if server.process.poll() is None:
                server.stop()
