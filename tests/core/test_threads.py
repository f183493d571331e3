"""One kit, many threads: a server's requests share it, and each must get the moves of its own position."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from random import Random

import pytest

import landbridge
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
