"""Wait for other threads and processes, as long as it takes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

PATIENCE = 60  # seconds: only a test that fails waits so long


def until(true: Callable[[], Any], what: str = "it never came true", seconds: float = PATIENCE) -> Any:
    """Ask again and again; return the first answer that counts as true."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, what
        time.sleep(0.01)
    return found
