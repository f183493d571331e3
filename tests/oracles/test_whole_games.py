"""Whole games beside their oracles, the same every time: full tables, late rounds, and what hardly ever comes up."""

from __future__ import annotations

from random import Random

import pytest

from tests.oracles.compare import Case, play

# (options, seats, how it is played, luck). Seat D claims, challenges and scores, first and later.
CASES: dict[str, list[tuple[dict[str, str], int, str, str]]] = {
    "hashi": [
        ({}, 4, "able", "even"),
        ({"side": "B"}, 4, "able", "lowest"),
        ({}, 4, "complete", "highest"),
        ({"side": "B"}, 4, "level", "even"),
        ({}, 3, "able", "even"),
        ({}, 2, "crowding", "even"),
        ({"side": "B"}, 1, "able", "favourite"),
        ({"paper": "on"}, 4, "cheating", "even"),
        ({"paper": "on", "side": "B"}, 4, "cheating", "lowest"),
        ({"paper": "on"}, 4, "wrong", "even"),
        ({"paper": "on", "side": "B"}, 3, "careless", "even"),
        ({"paper": "on"}, 2, "cheating", "favourite"),
    ],
    "loopit": [
        ({}, 4, "empty", "even"),
        ({}, 4, "late", "even"),
        ({}, 3, "exchange", "lowest"),
        ({"rounds": "book"}, 2, "idle", "even"),
        ({"rounds": "book"}, 3, "empty", "even"),
        ({"rounds": "german"}, 2, "empty", "highest"),
        ({"rounds": "german"}, 3, "late", "even"),
        ({"rounds": "german"}, 4, "anything", "even"),
        ({"edition": "fr", "exchange": "discard"}, 4, "exchange", "even"),
        ({"edition": "fr", "stop": "stuck"}, 3, "idle", "favourite"),
        ({"edition": "es"}, 4, "empty", "even"),
        ({"end": "round"}, 4, "empty", "even"),
        ({"end": "round", "exchange": "discard"}, 3, "empty", "highest"),
        ({"start_ends": "4", "rounds": "20", "stop": "stuck"}, 2, "late", "even"),
    ],
    "river_dragons": [
        ({"max_rounds": "8"}, 4, "builders", "even"),
        ({"max_rounds": "8"}, 6, "removers", "even"),
        ({"max_rounds": "7"}, 5, "crowded", "even"),
        ({"max_rounds": "8"}, 3, "dragons", "even"),
        ({"max_rounds": "12"}, 4, "homeward", "even"),
        ({"max_rounds": "7", "side": "expert"}, 4, "builders", "even"),
        ({"max_rounds": "6", "side": "expert", "by_eye": "on", "short_plank": "lost"}, 4, "crowded", "even"),
    ],
    "the_border": [
        ({}, 4, "rings", "even"),
        ({}, 4, "spending", "even"),
        ({}, 3, "rings", "lowest"),
        ({}, 2, "level", "even"),
    ],
}


def play_one(game: str, number: int) -> None:
    options, seats, bias, luck = CASES[game][number]
    play(Case(game, tuple(sorted(options.items())), seats, bias, luck), Random(number))


# The rest takes as long again.
FIRST = {
    "hashi": (0, 4, 7, 9),
    "loopit": (0, 1, 3, 4, 5, 6, 8, 9, 10, 11),
    "river_dragons": (0, 1, 5),
    "the_border": (0,),
}
REST = [
    (game, number)
    for game, cases in CASES.items()
    for number in range(len(cases))
    if number not in FIRST[game]
]


@pytest.mark.parametrize(
    ("game", "number"), [(game, number) for game, some in FIRST.items() for number in some]
)
def test_no_difference_to_the_end(game: str, number: int) -> None:
    play_one(game, number)


@pytest.mark.all
@pytest.mark.parametrize(("game", "number"), REST)
def test_no_difference_in_more_games(game: str, number: int) -> None:
    play_one(game, number)
