"""Killed at random moments, the server has lost nothing that it acknowledged and invented nothing.

Five kills on either database here; fifty by `python -m tests.server.kill 50`, with their last result in docs/server.md.
"""

from __future__ import annotations

from pathlib import Path

from tests.server.engines import BOTH
from tests.server.kill import kill_many

DATABASES = BOTH


def test_kills(tmp_path: Path) -> None:
    report = kill_many(tmp_path, 5)
    assert not report.faults, report
    assert report.kills == 5
    assert report.acknowledged > 50
    assert report.resumed >= 5
    assert report.messages > 25
