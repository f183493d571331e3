"""Whether a game counts as an entry for a deal of the day: it is played again by the rules, with the deal's luck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from landbridge import registry
from landbridge.core.errors import LandbridgeError
from landbridge.core.play import record
from landbridge.core.play.match import Match
from landbridge.table.deal.deal import PERSON, Deal, names_at
from landbridge.table.refusals import Refused

__all__ = ["Score", "judged", "score_of"]


class Score(NamedTuple):
    """What somebody made of a deal."""

    points: int
    place: int
    rounds: int

    @property
    def worth(self) -> tuple[int, int, int]:
        """More is better: points, then the place, then a quick win or a late defeat."""
        return self.points, -self.place, -self.rounds if self.place == 1 else self.rounds

    def as_json(self) -> dict[str, Any]:
        return self._asdict()


def score_of(match: Match) -> Score:
    """Of the seat that a person has at a deal's table."""
    turn = match.game.turn(match.kit, match.state)
    return Score(match.points()[PERSON], match.places()[PERSON], turn)


def judged(played: Callable[[], Match], deal: Deal, finished: int) -> Score:
    """The score of a game, if it is an entry for this deal; `Refused` says why it is none.

    `played` plays it again, move by move. `finished` is when its last move was made (ms).
    """
    try:
        match = played()
    except Refused as refused:
        if refused.fact.key != "server-damaged-table":
            raise
        raise Refused("deal-altered") from refused
    except (LandbridgeError, ValueError, IndexError) as error:  # a move that the rules refuse, or none at all
        raise Refused("deal-altered") from error
    game = registry.game(deal.game)
    expected = names_at(game, match.names[PERSON])
    if match.game.name != deal.game or list(match.names) != expected or match.kit.options != game.options():
        raise Refused("deal-other-table")
    if match.left:
        raise Refused("deal-left")
    if not match.over:
        raise Refused("server-not-over")
    if deal.told and finished >= deal.told:
        raise Refused("deal-too-late")
    dealer = deal.dealer()
    if match.transcript != dealer.transcript:
        raise Refused("deal-other-luck")
    events, _ = record.follow(match, dealer.secret)
    if not all(event.true for event in events):
        raise Refused("deal-other-luck")
    return score_of(match)
