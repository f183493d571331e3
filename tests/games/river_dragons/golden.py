"""The golden games of River Dragons: both sides with every number of seats, a draw, other colours, and one by eye."""

from __future__ import annotations

from random import Random

import landbridge
from landbridge import Match
from landbridge.games.river_dragons.state import PROGRAMME
from tests.support.golden import Choose, Golden, Suite, bot_move

GAME = landbridge.game("river_dragons")
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def by_eye(match: Match, seat: int, rng: Random) -> int:
    """Whoever plays by eye errs now and then."""
    view = match.view(seat)
    move = bot_move(match, seat, rng)
    if rng.randrange(6) == 0 and view.stage != PROGRAMME:
        offers = GAME.offers(match.kit, view, seat)
        move = offers[rng.randrange(len(offers))]
    return move


def won(seats: int, winner: str, turn: int, choose: Choose = bot_move, **options: str) -> Golden:
    points = [int(name == winner) for name in NAMES[:seats]]
    return Golden(seats, points, options, turn, choose)


SUITE = Suite(
    GAME,
    {
        "river_dragons-2-basic": won(2, "Ben", 3, side="basic"),
        "river_dragons-2-expert": won(2, "Ada", 2, side="expert"),
        "river_dragons-3-basic": won(3, "Ben", 3, side="basic"),
        "river_dragons-3-expert": won(3, "Ben", 4, side="expert"),
        "river_dragons-4-basic": won(4, "Dan", 2, side="basic"),
        "river_dragons-4-expert": won(4, "Ben", 3, side="expert"),
        "river_dragons-5-basic": won(5, "Eve", 4, side="basic"),
        "river_dragons-5-expert": won(5, "Ada", 2, side="expert"),
        "river_dragons-6-basic": won(6, "Cleo", 3, side="basic"),
        "river_dragons-6-expert": won(6, "Ada", 5, side="expert"),
        "river_dragons-2-drawn": won(2, "nobody", 1, max_rounds="1"),
        "river_dragons-3-alternate": won(3, "Cleo", 4, three_players="alternate"),
        "river_dragons-4-eye": won(4, "Dan", 2, by_eye, by_eye="on", short_plank="lost"),
    },
    kind=lambda match: (match.seats, match.kit.options.side),
    kinds={(seats, side) for seats in GAME.seats for side in ("basic", "expert")},
    chances=1,  # the lot decides who begins, and nothing else
    names=NAMES,
    luck=lambda name, attempt: (name.encode(), name),
)
