"""Killed at random moments, the server has lost nothing that it acknowledged and invented nothing.

Ten kills here; fifty by `python -m tests.server.kill 50`, with their last result in docs/server.md.
"""

from __future__ import annotations

from pathlib import Path

from tests.server.kill import kill_many


def test_ten_kills(tmp_path: Path) -> None:
    report = kill_many(tmp_path, 10)
    assert not report.faults, report
    assert report.kills == 10
    assert report.acknowledged > 100
    assert report.resumed >= 10
    assert report.messages > 50
