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
from tests.support.sizes import rest

DATABASES = BOTH


@pytest.mark.system
@pytest.mark.parametrize("kills", [1, *rest(5)])
def test_kills(tmp_path: Path, kills: int) -> None:
    report = kill_many(tmp_path, kills)
    assert not report.faults, report
    assert report.kills == kills
    assert report.acknowledged > 10 * kills
    assert report.resumed >= kills
    assert report.messages > 5 * kills
