"""Killed at random moments, the server has lost nothing that it acknowledged and invented nothing.

One kill on one of the databases for a commit, five on either for everything. Fifty:

    python -m tests.server.kill 50

with their last result in docs/server.md.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.engines import BOTH
from tests.server.kill import kill_many
from tests.support.effort import effort

DATABASES = BOTH
KILLS = effort(1, 5)


@pytest.mark.some(1, of="database")
def test_kills(tmp_path: Path) -> None:
    report = kill_many(tmp_path, KILLS)
    assert not report.faults, report
    assert report.kills == KILLS
    assert report.acknowledged > 10 * KILLS
    assert report.resumed >= KILLS
    assert report.messages > 5 * KILLS
