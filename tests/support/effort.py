"""How much is proved: enough for a commit, or all that `make test-all` asks for."""

from __future__ import annotations

import os

ALL = os.environ.get("LANDBRIDGE_TEST_ALL", "") == "1"


def effort(commit: int, everything: int) -> int:
    """How many steps, games or cases: for a commit, or for everything."""
    return everything if ALL else commit
