"""Positions as one line, views from JSON, and how long a game can be."""

from __future__ import annotations

import json
from random import Random

import pytest

import landbridge
from landbridge.core.game import seats_in
from landbridge.core.options import variants
from landbridge.core.show.state_json import record_json

GAMES = landbridge.game_names()


def walk(
    game: landbridge.Game, kit: landbridge.Kit, seats: int, luck: Random, most: int
) -> tuple[landbridge.State, int]:
    """Random moves, and how many there were."""
    s, steps = game.start(kit, seats), 0
    while steps < most and (acting := game.actors(kit, s)):
        seat = next(seats_in(acting))
        moves = game.offers(kit, s, seat)
        game.do(kit, s, seat, moves[luck.randrange(len(moves))])
        steps += 1
    return s, steps


@pytest.mark.parametrize("name", GAMES)
def test_a_position_there_and_back(name: str) -> None:
    game = landbridge.game(name)
    for options in variants(game.options)[-1:] + variants(game.options)[:1]:
        kit = game.kit(options)
        s, _ = walk(game, kit, 2, Random(1), 40)
        line = landbridge.position(kit, s, 2)
        assert "\n" not in line
        other, read = landbridge.read_position(line)
        assert read == s
        assert other.options == options
        assert game.offers(other, read, 0) == game.offers(kit, s, 0)


def test_what_is_no_position_is_explained() -> None:
    game = landbridge.game("hashi")
    kit = game.kit()
    line = landbridge.position(kit, game.start(kit, 2), 2)
    name, seats, options, state = line.split()
    swapped = state[:9] + ("A" if state[9] != "A" else "B") + state[10:]
    for wrong, said in (
        ("hashi", "four words"),
        (line.replace("hashi", "chess", 1), "no game 'chess'"),
        (line.replace("hashi.1", "hashi.7", 1), "version 7"),
        (f"{name} 9 {options} {state}", "not for 9 seats"),
        (f"{name} {seats} {options} {swapped}", "a letter of the position"),
        (f"{name} {seats} side=B {state}", "a letter of the position"),
    ):
        with pytest.raises(ValueError, match=said):
            landbridge.read_position(wrong)
    with pytest.raises(ValueError, match="none of loopit"):
        landbridge.position(landbridge.game("loopit").kit(), game.start(kit, 2), 2)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_from_the_servers_json(name: str) -> None:
    game = landbridge.game(name)
    kit = game.kit()
    s, _ = walk(game, kit, 2, Random(2), 60)
    view = game.view(kit, s, 0)
    told = json.loads(json.dumps(record_json(view)))
    assert landbridge.record_of(told, kit.state) == view
    del told[next(iter(told))]
    with pytest.raises(ValueError, match="this is no record"):
        landbridge.record_of(told, kit.state)


@pytest.mark.parametrize("name", GAMES)
def test_how_long_a_game_can_be(name: str) -> None:
    """No random game is longer, and the bound follows options and seats."""
    game = landbridge.game(name)
    short = {"river_dragons": {"max_rounds": "2"}, "loopit": {"rounds": "2"}}.get(name, {})
    kit = game.kit(game.options_from(short))
    for seats in game.seats:
        most = game.most_steps(kit, seats)
        _, steps = walk(game, kit, seats, Random(seats), most + 1)
        assert steps <= most <= game.longest
        assert most < 25 * steps or name == "the_border"  # which ends by chance and has a limit of 200 rounds
    assert game.most_steps(game.kit(), 2) < 20_000


def test_tries_by_eye_count() -> None:
    game = landbridge.game("river_dragons")
    plain, eye = (game.kit(game.options_from({"by_eye": word})) for word in ("off", "on"))
    assert game.most_steps(plain, 2) == 1 + 50 * 2 * 19
    assert game.most_steps(eye, 2) > 10_000
    assert game.longest == 950_401
