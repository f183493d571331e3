"""Three workers, PostgreSQL and a bus, every kind of trouble once; two hundred tables and forty troubles by

    python -m tests.server.chaos

with its last result in docs/scaling.md.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.chaos import KINDS, chaos

DATABASES = ("postgresql",)


@pytest.mark.all
def test_every_trouble_once(tmp_path: Path) -> None:
    report = chaos(tmp_path, count=16, troubles=len(KINDS), hasty=True, pause=7.0, regulars=4, lull=0.3)
    assert not report.faults, report
    assert report.over == report.tables == 16
    assert report.troubles == dict.fromkeys(KINDS, 1), report
    assert report.acknowledged > 50
    assert report.bot_moves > 50
    assert report.heard > 300
    assert report.resumed > 0
