"""The golden games of Hashi: both sides with every number of seats, and two on paper.

`hashi-2-a-book` was made with a solver, to end like the book's example (H4.6), so its cards follow from no secret.
"""

from __future__ import annotations

from random import Random

import landbridge
from landbridge import FATE, Match
from landbridge.core.game import LETTERS
from tests.oracles.hashi import oracle, picture_of
from tests.support.golden import Golden, Suite, bot_move

GAME = landbridge.game("hashi")
SLIPS = 8  # one move in so many is made without looking, on paper
GLANCES = 5  # one chance to challenge in so many is taken


def careless(match: Match, seat: int, rng: Random) -> int:
    """Slips of the pen, and others who notice some of them."""
    moves = GAME.offers(match.kit, match.state, seat)
    drafting = GAME.sealed(match.kit, match.state) != 0
    if not drafting and rng.randrange(GLANCES):
        return GAME.passive(match.kit, match.state, seat)
    if drafting and rng.randrange(SLIPS) == 0:
        return rng.choice(moves)
    return bot_move(match, seat, rng)


def both_outcomes(match: Match) -> bool:
    """Whether one mark was erased and one struck."""
    again = Match(GAME, match.kit, match.names)
    found = set()
    for seat, move in match.log:
        facts = GAME.told(match.kit, *again.play(seat, move), seat)
        found |= {fact.key for fact in facts if "mark" in fact.values}
    return found >= {"hashi-fact-erased", "hashi-fact-struck"}


def counted(match: Match) -> list[int]:
    """By the oracle, which plays the whole game along and has to see the same picture in the end."""
    again = Match(GAME, match.kit, match.names)
    plain = oracle(match.kit, match.seats)
    for seat, move in match.log:
        text = GAME.write(match.kit, again.state, seat, move)
        plain.play(GAME.fate if seat == FATE else LETTERS[seat], text)
        again.play(seat, move)
    assert plain.winners() == GAME.winners(match.kit, match.state, match.seats)
    assert plain.picture() == picture_of(match.kit, match.state)
    points: list[int] = plain.points()
    return points


def on(side: str, *points: int) -> Golden:
    return Golden(len(points), list(points), {"side": side})


def on_paper(side: str, *points: int) -> Golden:
    options = {"side": side, "paper": "on"}
    return Golden(len(points), list(points), options, choose=careless, shows=both_outcomes)


SUITE = Suite(
    GAME,
    {
        "hashi-1-a": on("A", 46),
        "hashi-1-b": on("B", 44),
        "hashi-2-a": on("A", 52, 50),
        "hashi-2-a-book": Golden(2, [60, 39], {"side": "A"}, choose=None),
        "hashi-2-a-paper": on_paper("A", 10, 28),
        "hashi-2-b": on("B", 44, 50),
        "hashi-3-a": on("A", 50, 48, 46),
        "hashi-3-b": on("B", 41, 44, 43),
        "hashi-3-b-paper": on_paper("B", 42, 46, 30),
        "hashi-4-a": on("A", 39, 39, 36, 41),
        "hashi-4-b": on("B", 37, 35, 39, 48),
    },
    kind=lambda match: (match.seats, match.kit.options.side, match.kit.options.paper),
    kinds={(seats, side, False) for seats in GAME.seats for side in "AB"},
    counted=counted,
    chances=17,  # cards
)
