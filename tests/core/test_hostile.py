"""What hostile boards and records cost: processor time and memory, of each game's own reader too."""

from __future__ import annotations

import contextlib
import time
import tracemalloc
from collections.abc import Callable

import pytest

from landbridge import registry
from landbridge.core.errors import LandbridgeError
from tests.support.hostile import BOARDS, RECORDS

SECONDS, BYTES = 0.05, 10_000_000


def cost(call: Callable[[], object]) -> tuple[float, int]:
    """The shortest time of three on this thread, and the most memory, that a call took, whatever it raises."""

    def once() -> float:
        begun = time.thread_time()
        with contextlib.suppress(LandbridgeError, ValueError):
            call()
        return time.thread_time() - begun

    fastest = min(once() for _ in range(3))
    tracemalloc.start()
    once()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return fastest, peak


@pytest.mark.parametrize("name", registry.OURS)
def test_no_board_takes_long(name: str) -> None:
    game = registry.game(name)
    game.kit(game.options_from({}))
    for bomb, text in BOARDS.items():
        seconds, peak = cost(lambda text=text: game.kit(game.options_from({"board": text})))  # type: ignore[misc]
        assert seconds < SECONDS, f"{bomb}: {seconds:.3f} s"
        assert peak < BYTES, f"{bomb}: {peak:,} bytes"


def test_no_record_takes_long() -> None:
    registry.game("hashi").kit(registry.game("hashi").options_from({}))
    for bomb, text in RECORDS.items():
        seconds, peak = cost(lambda text=text: registry.loads(text))  # type: ignore[misc]
        assert seconds < SECONDS, f"{bomb}: {seconds:.3f} s"
        assert peak < BYTES, f"{bomb}: {peak:,} bytes"
