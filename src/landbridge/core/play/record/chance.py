"""Whether the luck of a match follows from its secret."""

from __future__ import annotations

from typing import NamedTuple

from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.state import FATE


class ChanceEvent(NamedTuple):
    """One of the dealer's moves in a record, and whether the secret leads to it."""

    turn: int
    text: str
    bound: int
    hit: int
    expected: str

    @property
    def true(self) -> bool:
        """Whether chance did what the secret says."""
        return self.text == self.expected


def follow(match: Match, secret: bytes) -> tuple[list[ChanceEvent], Dealer]:
    """Every chance event beside what the secret says it had to be, and the dealer as it stands after them."""
    game, kit = match.game, match.kit
    dealer = Dealer(secret, match.transcript)
    s = game.start(kit, match.seats)
    events = []
    for seat, move in match.log:
        if seat == FATE:
            due, draw = dealer.due(game, kit, s)
            dealer.acted(game, kit, s)
            texts = game.write(kit, s, seat, move), game.write(kit, s, seat, due)
            events.append(ChanceEvent(game.turn(kit, s), texts[0], *draw, texts[1]))
        game.do(kit, s, seat, move)
    return events, dealer


def dealer_of(match: Match, secret: bytes) -> Dealer:
    """The dealer that goes on where a match stands."""
    return follow(match, secret)[1]
