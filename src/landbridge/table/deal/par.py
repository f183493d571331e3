"""The champion's par: what the strongest bot makes of a deal, in the person's seat, against the same bots.

Alone, also what there was to be had for whoever knew all that would come. It asks for one decision after another and
never thinks itself: on a server the bot processes do, on a device the bots' worker.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from landbridge import registry
from landbridge.bots.clairvoyant import ClairvoyantRequest
from landbridge.bots.learned import champion_of
from landbridge.core.play.match import Match
from landbridge.core.state import FATE
from landbridge.table.bot_request import BotRequest, request_by_view
from landbridge.table.deal.deal import PERSON, Deal, champion, names_at, opponents
from landbridge.table.deal.entry import Score, score_of
from landbridge.table.table import kit_for

__all__ = ["Par", "ParGame", "par"]

WIDTH = 300  # of the search with known cards: about a second


class Par(NamedTuple):
    """What a deal was worth."""

    score: Score  # the champion's
    clairvoyant: int | None = None  # alone: points that whoever knew the deal could have had

    def beside(self, score: Score | None) -> int | None:
        """What whoever knew the deal could have had at least, now that somebody has played it."""
        if self.clairvoyant is None:
            return None
        return max(self.clairvoyant, self.score.points, score.points if score else 0)


class ParGame:
    """A game of bots with a deal's luck."""

    def __init__(self, deal: Deal, width: int = WIDTH):
        game = registry.game(deal.game)
        self.deal, self.width = deal, width
        self._clairvoyant: int | None = None
        self.bots = [champion(game), *opponents(game)]
        names = names_at(game, f"bot:{self.bots[PERSON]}")
        self.match = Match(game, kit_for(deal.game, ()), names, deal.dealer())
        self.match.deal()
        # Only a net can tell which of the many positions on the way are worth following.
        self._searched = self.match.seats > 1 or champion_of(game, self.match.kit) is None

    @property
    def par(self) -> Par | None:
        """Once it is over, and the known deal is searched."""
        if not self.match.over or not self._searched:
            return None
        return Par(score_of(self.match), self._clairvoyant)

    def request(self) -> BotRequest | ClairvoyantRequest:
        """What is to be decided next."""
        if self.match.over:
            chance = tuple(move for actor, move in self.match.log if actor == FATE)
            return ClairvoyantRequest(self.deal.game, (), chance, self.width)
        seat = next(one for one in self.match.acting if one != FATE)
        view = self.match.view(seat).tobytes()
        asked = request_by_view(self.deal.game, (), view, seat, self.bots[seat], self.deal.secret)
        # The champion goes on with its plan: thinking anew for every bridge would take several times as long.
        return asked._replace(afresh=seat != PERSON)

    def decide(self, asked: BotRequest | ClairvoyantRequest, move: int | None) -> None:
        """A bot's answer; the most passive move is made if there is none, or none that the rules allow."""
        if isinstance(asked, ClairvoyantRequest):
            self._clairvoyant, self._searched = move, True
            return
        game, kit = self.match.game, self.match.kit
        if move is None or game.check(kit, self.match.state, asked.seat, move) != 0:
            move = game.passive(kit, self.match.view(asked.seat), asked.seat)
        self.match.make(asked.seat, move)
        self.match.deal()


def par(deal: Deal, width: int = WIDTH) -> Generator[BotRequest | ClairvoyantRequest, int | None, Par]:
    """The whole game: requests out, moves in."""
    game = ParGame(deal, width)
    while (found := game.par) is None:
        asked = game.request()
        game.decide(asked, (yield asked))
    return found
