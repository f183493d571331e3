"""Cards, dice and tiles for a real table: what the game has, each as often as it has it, by a secret alone."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from landbridge.core.play import luck
from landbridge.table.answers.draws import draws_json
from landbridge.table.luck.draws import Draws, Pull, lots
from landbridge.table.refusals import Refused

SECRET = "5a" * 32
KINDS = {  # what there is, how many come together, how many are in the bag
    "hashi": {"card": (1, 18), "begin": (1, None)},
    "river_dragons": {"begin": (1, None)},
    "the_border": {"board": (1, 4), "begin": (1, None), "die": (5, None)},
    "loopit": {"begin": (1, None), "tile": (5, 81), "start": (1, 81)},
}


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_there_is(game: str, seats: int) -> None:
    draws = Draws(game, seats, bytes.fromhex(SECRET))
    assert {name: (lot.together, draws.left(lot)) for name, lot in draws.lots.items()} == KINDS[game]


def test_a_deck_has_every_card_once_and_then_none() -> None:
    draws = Draws("hashi", 2, bytes(32))
    cards = [thing.text for thing in draws.pull(Pull("card", 20))]
    assert sorted(cards) == sorted(thing.text for thing in lots("hashi", 2)["card"].things.values())
    assert draws.left(draws.lots["card"]) == 0
    assert draws.pull(Pull("card", 1)) == []


def test_a_bag_has_its_tiles_as_often_as_the_game() -> None:
    """The start tile comes from the same bag."""
    draws = Draws("loopit", 2, bytes(32))
    start = draws.pull(Pull("start", 1))
    rest = [thing for _ in range(20) for thing in draws.pull(Pull("tile", 5))]
    assert len(rest) == 80
    drawn = Counter(thing.text for thing in [*start, *rest])
    bag = draws.lots["tile"].bag
    assert bag is not None
    assert drawn == {draws.lots["tile"].things[move].text: many for move, many in bag}


def test_dice_are_even() -> None:
    draws = Draws("the_border", 3, bytes(32))
    faces = Counter(thing.text for _ in range(300) for thing in draws.pull(Pull("die", 10)))
    assert len(faces) == 6
    assert all(400 < many < 600 for many in faces.values())


@pytest.mark.parametrize("game", KINDS)
def test_who_begins_is_even_and_named(game: str) -> None:
    draws = Draws(game, 3 if game != "river_dragons" else 4, bytes(32))
    who = Counter(thing.text[-1] for _ in range(20) for thing in draws.pull(Pull("begin", 15)))
    assert len(who) >= 3
    assert max(who.values()) < 2 * min(who.values())


def test_the_secret_decides_and_was_promised() -> None:
    wishes = [Pull("card", 1)] * 10
    told = draws_json("hashi", 2, SECRET, wishes)
    assert told["promise"] == luck.promise(bytes.fromhex(SECRET))
    assert told == draws_json("hashi", 2, SECRET, wishes)
    other = draws_json("hashi", 2, "5b" * 32, wishes)
    assert other["drawn"] != told["drawn"]


def test_what_was_drawn_stays_when_more_is_wished_for() -> None:
    wishes = [Pull("begin", 1), Pull("start", 1), *[Pull("tile", 5)] * 6]
    answers = [draws_json("loopit", 3, SECRET, wishes[:n])["drawn"] for n in range(9)]
    assert all(more[: len(less)] == less for less, more in pairwise(answers))


@pytest.mark.parametrize(
    ("game", "seats", "what"), [("chess", 2, "die"), ("hashi", 9, "card"), ("hashi", 2, "die")]
)
def test_what_there_is_not_is_refused(game: str, seats: int, what: str) -> None:
    with pytest.raises(Refused):
        Draws(game, seats, bytes(32)).pull(Pull(what, 1))
