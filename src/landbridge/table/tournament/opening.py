"""The tables of a round: who sits where is decided, the luck is fixed, and the game begins at once.

The secret of every table follows from the tournament's own: two that open the same table open it with the same luck.
With duplicate deals all tables of a round have the secret of the round, nobody adds a salt, and the promises of all
rounds are published when the tournament is opened (`docs/luck.md`).
"""

from __future__ import annotations

import hmac
import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from landbridge import registry
from landbridge.core.play import luck
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.transcript import Transcript
from landbridge.table.luck import agreeing, attempts
from landbridge.table.person import Person
from landbridge.table.table import Table
from landbridge.table.tournament.parts import Terms

__all__ = ["Mark", "lots", "open_board", "promise", "round_secret", "table_secret", "told_secret"]


class Mark(NamedTuple):
    """Which table of a tournament it is."""

    tournament: str
    round: int  # from 1
    board: int  # from 1


def lots(secret: bytes, count: int) -> list[int]:
    """The lots of so many players, drawn when a tournament begins."""
    seed = hmac.digest(secret, luck.packed("landbridge tournament lots", count), "sha256")
    return random.Random(seed).sample(range(count), count)


def round_secret(secret: bytes, round: int) -> bytes:
    """The secret of every table of a round with duplicate deals."""
    return hmac.digest(secret, luck.packed("landbridge tournament round", round), "sha256")


def table_secret(secret: bytes, mark: Mark, duplicate: bool) -> bytes:
    """The secret of one table of a tournament."""
    if duplicate:
        return round_secret(secret, mark.round)
    return hmac.digest(secret, luck.packed("landbridge tournament table", mark.round, mark.board), "sha256")


def told_secret(secret: bytes, round: int) -> bytes:
    """What opens the promise of a round."""
    return attempts.secret_of(round_secret(secret, round), 1)


def promise(secret: bytes, tournament: str, round: int) -> str:
    """What is published of a round's luck before the tournament begins."""
    told = told_secret(secret, round)
    return Dealer(told, Transcript.alone(told, attempts.round_name(tournament, round))).promise


def open_board(
    t: Table,
    now: int,
    terms: Terms,
    mark: Mark,
    people: Sequence[Person],
    asked: Mapping[str, Any],
    client: str,
) -> None:
    """All events of a table up to the first decision. Nobody is its host: nobody who plays can close it."""
    game = registry.game(terms.game)
    opened = {
        "game": game.name,
        "version": game.version,
        "options": dict(terms.options),
        "seats": len(people),
        "pace": terms.pace,
        "clock": dict(terms.clock) if terms.clock else None,
        "substitute": "passive",
        "listed": False,
        "tournament": {"id": mark.tournament, "round": mark.round, "duplicate": terms.duplicate},
        **asked,
        **agreeing.terms(None, now),
    }
    t.happen(now, "open", None, opened, None, client)
    for seat, person in enumerate(people):
        if person.id:
            t.happen(now, "sit", seat, {"name": person.name, "tag": person.tag}, person.id)
        else:  # deleted meanwhile
            t.happen(now, "bot", seat, {"bot": "passive"})
    for seat, person in enumerate(people):
        if person.id:
            t.happen(now, "ready", seat, {"words": ""}, person.id)
    agreeing.go_on(t, now)
    t.deal(now)
