"""The garbage collector stops nobody: what has lived for a while is not looked through again, and is still freed."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest

from landbridge.server.run.process import collector
from tests.server.host import Guest, running

pytestmark = pytest.mark.system


class Ring:
    """Refers to itself: only the collector frees it."""

    def __init__(self) -> None:
        self.ring = self


def test_what_was_put_aside_is_left_out_until_everything_is_looked_at() -> None:
    ring = Ring()
    alive = weakref.ref(ring)
    try:
        collector.put_aside()
        del ring
        gc.collect()
        assert alive() is not None
        collector.collect_all()
        assert alive() is None
    finally:
        collector.stop()


def test_a_server_puts_aside_what_it_has_and_gives_it_back(tmp_path: Path) -> None:
    before = gc.get_freeze_count()
    with running(tmp_path) as server:
        imported = gc.get_freeze_count()
        assert imported > 10_000
        Guest(server.url, "Ada").close()
        server.services.maintenance._do(collector.put_aside)
        assert gc.get_freeze_count() > imported
    assert gc.get_freeze_count() <= before
