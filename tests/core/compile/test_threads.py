"""One kit, many threads: a server's requests share it, and each must get the moves of its own position."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import landbridge
from landbridge.core import bits
from landbridge.core.compile import kernel
from landbridge.core.state import FATE, State


@pytest.fixture
def hasty_switches() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.parametrize("name", landbridge.game_names())
def test_offers_and_odds_of_positions_side_by_side(name: str, hasty_switches: None) -> None:
    game = landbridge.game(name)
    kit = game.kit()
    luck = Random(1)
    match = landbridge.Match(game, kit, "ABC"[: max(2, game.seats.start)])
    positions: list[tuple[State, int, list[int]]] = []
    while len(positions) < 24 and not match.over:
        seat = match.acting[0]
        moves = (
            [m for m, _ in game.odds(kit, match.state)]
            if seat == FATE
            else game.offers(kit, match.state, seat)
        )
        positions.append((match.state.copy(), seat, moves))
        match.play(seat, luck.choice(moves))
    wrong: list[str] = []

    def ask(own: Random) -> None:
        for _ in range(60):
            state, seat, moves = own.choice(positions)
            found = [m for m, _ in game.odds(kit, state)] if seat == FATE else game.offers(kit, state, seat)
            if found != moves:
                wrong.append(f"seat {seat}: {found[:3]} instead of {moves[:3]}")

    threads = [threading.Thread(target=ask, args=(Random(i),)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


@pytest.mark.skipif(not kernel.can_compile(), reason="there is nothing to compile")
def test_each_thread_compiles_into_the_folder_it_means(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Numba knows one folder for all: whoever restored it too early sent another thread's code into this one."""
    import numba

    settings: Any = numba.config
    before = settings.CACHE_DIR

    def slowly(function: object, **options: object) -> SimpleNamespace:
        time.sleep(0.02)
        return SimpleNamespace(stats=SimpleNamespace(cache_path=str(settings.CACHE_DIR)))

    monkeypatch.setattr(kernel, "_njit", lambda twin: slowly)
    folders = [tmp_path / str(i) for i in range(4)]
    twins = [ModuleType(folder.name) for folder in folders]
    for twin in twins:
        twin.__dict__.update(first=bits.first, size=bits.size)
    threads = [
        threading.Thread(target=kernel._compile, args=pair) for pair in zip(twins, folders, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for twin, folder in zip(twins, folders, strict=True):
        assert twin.first.stats.cache_path == twin.size.stats.cache_path == str(folder)
    assert before == settings.CACHE_DIR
