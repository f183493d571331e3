"""The champion's par: what the strongest bot makes of a deal, in the person's seat, against the same bots.

It asks for one decision after another and never thinks itself: on a server the bot processes do, on a device the
bots' worker.
"""

from __future__ import annotations

from collections.abc import Generator

from landbridge import registry
from landbridge.core.play.match import Match
from landbridge.core.state import FATE
from landbridge.table.bot_request import BotRequest, request_by_view
from landbridge.table.deal.deal import PERSON, Deal, champion, names_at, opponents
from landbridge.table.deal.entry import Score, score_of
from landbridge.table.table import kit_for

__all__ = ["ParGame", "par"]


class ParGame:
    """A game of bots with a deal's luck."""

    def __init__(self, deal: Deal):
        game = registry.game(deal.game)
        self.deal = deal
        self.bots = [champion(game), *opponents(game)]
        names = names_at(game, f"bot:{self.bots[PERSON]}")
        self.match = Match(game, kit_for(deal.game, ()), names, deal.dealer())
        self.match.deal()

    @property
    def score(self) -> Score | None:
        """Once it is over."""
        return score_of(self.match) if self.match.over else None

    def request(self) -> BotRequest:
        """What is to be decided next."""
        seat = next(one for one in self.match.acting if one != FATE)
        view = self.match.view(seat).tobytes()
        asked = request_by_view(self.deal.game, (), view, seat, self.bots[seat], self.deal.secret)
        # The champion goes on with its plan: thinking anew for every bridge would take several times as long.
        return asked._replace(afresh=seat != PERSON)

    def decide(self, asked: BotRequest, move: int | None) -> None:
        """A bot's answer; the most passive move is made if there is none, or none that the rules allow."""
        game, kit = self.match.game, self.match.kit
        if move is None or game.check(kit, self.match.state, asked.seat, move) != 0:
            move = game.passive(kit, self.match.view(asked.seat), asked.seat)
        self.match.make(asked.seat, move)
        self.match.deal()


def par(deal: Deal) -> Generator[BotRequest, int | None, Score]:
    """The whole game: requests out, moves in."""
    game = ParGame(deal)
    while (score := game.score) is None:
        asked = game.request()
        game.decide(asked, (yield asked))
    return score
