"""The bot finishes games, at every number of seats and on both sides; games are as long as RB4 asks for."""

from __future__ import annotations

from random import Random

import pytest

from landbridge import Dealer, Match
from landbridge.bots.bot import find
from landbridge.core.compile.kernel import can_compile
from landbridge.games.river_dragons import Options
from landbridge.games.river_dragons.bot.greedy import greedy
from tests.games.river_dragons.show.scene import GAME, Scene, kit_of
from tools.boards.river_dragons_figures import measured


def game_of(seats: int, options: Options, seed: int, compiled: bool = True) -> Match:
    match = Match(
        GAME, kit_of(options, compiled and can_compile()), "ABCDEF"[:seats], Dealer(bytes([seed] * 8))
    )
    luck = [Random(f"{seed} {seat}") for seat in range(seats)]
    match.deal()
    while not match.over:
        seat = match.acting[0]
        match.play(seat, greedy(GAME, match.kit, match.view(seat), seat, luck[seat], None))
        match.deal()
    return match


@pytest.mark.parametrize("side", ["basic", "expert"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_games_are_finished(seats: int, side: str) -> None:
    for seed in range(4):
        match = game_of(seats, Options(side=side), seed)
        assert sum(match.points()) == 1
        assert match.state.round_no <= 25


@pytest.mark.parametrize("short_plank", ["elsewhere", "lost"])
def test_games_by_eye_are_finished(short_plank: str) -> None:
    match = game_of(3, Options(by_eye=True, short_plank=short_plank), 5)
    assert sum(match.points()) == 1


@pytest.mark.few(1)
@pytest.mark.parametrize("side", ["basic", "expert"])
def test_the_bot_plays_alike_at_every_speed(side: str) -> None:
    if not can_compile():
        pytest.skip("Numba is not installed")
    assert game_of(2, Options(side=side), 7).log == game_of(2, Options(side=side), 7, compiled=False).log


def test_the_bot_jumps_when_somebody_stands_in_its_way() -> None:
    """Head-on on a single line of planks: some programme of the bot has the jump."""
    planks = "2 pink pink-f3, 4 pink f3-e3, 2 black e3-c3, 4 black c3-b3, 3 black black-b3"
    scene = Scene(2, stones="f3 e3 c3 b3", planks=planks, pawns="A f3-e3, B e3-c3")
    picks = set()
    for seed in range(20):
        state = scene.state.copy()
        for _ in range(5):
            move = greedy(GAME, scene.kit, GAME.view(scene.kit, state, 0), 0, Random(seed), None)
            GAME.do(scene.kit, state, 0, move)
            picks.add(GAME.write(scene.kit, state, 0, move))
    assert "jump" in picks


def test_the_bot_sees_only_its_view() -> None:
    """Whatever the others have laid face down, the same move."""
    scene = Scene(3, stones="c4 d4")
    state = scene.state.copy()
    for text in ("stone", "stones", "plank"):
        GAME.do(scene.kit, state, 1, GAME.read(scene.kit, state, 1, text))
    views = [GAME.view(scene.kit, s, 0) for s in (scene.state, state)]
    assert views[0] == views[1]
    assert find(GAME, "greedy") is greedy


def test_rb4_equal_bots_two_players_three_to_nine_rounds_and_hardly_a_draw() -> None:
    """A tenth of the docs' games; all: `python -m tools.boards.river_dragons_figures --games 2000`."""
    figures = measured(2, 200, seed=1)
    assert 3 <= figures.median <= 9
    assert figures.drawn <= 2
    assert 60 <= figures.wins[0] <= 140
