"""L2: how many moves there can be at once."""

from __future__ import annotations

from random import Random

from landbridge import Dealer, Match
from landbridge.core.bits import size
from landbridge.games.loopit import rules
from landbridge.games.loopit.state import STOP, WORDS
from tests.games.loopit.table import GAME, NAMES, kit_of, printed_set


def test_there_is_room_for_the_most_moves_that_can_be_on_offer() -> None:
    """Where all tiles are crossings of different values, and lie wide apart: each fits at the end of every line."""
    tiles = "  NESW" + "".join(f" {1 + n % 8}" for n in range(81)) + "\n"
    match = Match(GAME, kit_of(board=printed_set(tiles)), NAMES[:2], Dealer(b"crossings"))
    luck = Random(7)

    def ends_after(move: int) -> int:
        s = match.state.copy()
        GAME.do(match.kit, s, match.acting[0], move)
        return sum(size(s.front[w]) for w in range(WORDS))

    most = 0
    match.deal()
    while not match.over:
        moves = GAME.offers(match.kit, match.state, match.acting[0])
        most = max(most, len(moves))
        lays = [move for move in moves if move != STOP]
        match.play(match.acting[0], max(luck.sample(lays, min(12, len(lays))), key=ends_after, default=STOP))
        match.deal()
    assert 200 < most <= rules.MOST_OFFERS
