"""A review in pieces: somebody asks for one after the other, keeps them, and may stop in between.

A piece holds the findings of some events in a row. Where the game was reviewed before makes no difference to it, so any
process can go on with a review that another began.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict
from functools import lru_cache
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from landbridge import registry
from landbridge.core.game import LETTERS, Kit
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.reviewing.judging import Budget, Judge
from landbridge.reviewing.report import VERSION, Review, finding_json
from landbridge.reviewing.reviewer import Reviewer, result
from landbridge.reviewing.values import Values

__all__ = ["ReviewRequest", "complete", "joined", "moves_mark", "piece", "still_true", "warm_up"]

UNDER_WAY = 2  # reviews that a process remembers


class ReviewRequest(NamedTuple):
    """What whoever thinks is asked: the piece that begins with this event."""

    game: str
    options: tuple[tuple[str, str], ...]
    record: str
    first: int
    seats: tuple[int, ...]  # whose choices are judged
    effort: float
    seconds: float  # for a piece; one event is always reviewed


def piece(asked: ReviewRequest) -> dict[str, Any]:
    """The next events of a review, as JSON."""
    reviewer = _reviewer(asked.record, asked.seats, asked.effort)
    stop = monotonic() + asked.seconds
    findings, curve, end = [], [], min(asked.first, len(reviewer.events))
    while end < len(reviewer.events):
        found, points = reviewer.piece(end)
        findings += [finding_json(one) for one in found]
        curve += [(at, value.leads, value.shares) for at, value in points]
        end += 1
        if monotonic() > stop:
            break
    leads, shares = result(reviewer.match)
    return {
        "version": VERSION,
        "moves": moves_mark(reviewer.match),
        "first": asked.first,
        "end": end,
        "events": len(reviewer.events),
        "game": reviewer.game.name,
        "seats": reviewer.match.seats,
        "judged": list(asked.seats),
        "budget": asdict(reviewer.budget),
        "findings": findings,
        "curve": curve,
        "leads": leads,
        "shares": shares,
    }


@lru_cache(maxsize=UNDER_WAY)
def _reviewer(record: str, seats: Collection[int], effort: float) -> Reviewer:
    return Reviewer(registry.loads(record, quick=True), effort=effort, seats=seats)


def moves_mark(match: Match) -> str:
    """Tells two games apart by their moves: one that was entered by hand may be corrected after its review."""
    return hashlib.sha256(repr([tuple(entry) for entry in match.log]).encode()).hexdigest()[:16]


def still_true(kept: Iterable[dict[str, Any]], moves: str) -> list[dict[str, Any]]:
    """Of pieces in order those that this version made of these moves, without a gap. Old ones do not say of which."""
    row: list[dict[str, Any]] = []
    for one in kept:
        follows = one["first"] == (row[-1]["end"] if row else 0)
        if follows and one["version"] == VERSION and one.get("moves", moves) == moves:
            row.append(one)
    return row


def complete(pieces: Sequence[dict[str, Any]]) -> bool:
    """Whether all events are reviewed."""
    return bool(pieces) and pieces[-1]["end"] >= pieces[-1]["events"]


def joined(pieces: Sequence[dict[str, Any]]) -> Review:
    """The review that pieces in order make."""
    told = {name: pieces[-1][name] for name in ("version", "game", "seats", "budget", "leads", "shares")}
    told["findings"] = [one for part in pieces for one in part["findings"]]
    told["curve"] = [point for part in pieces for point in part["curve"]]
    return Review.from_dict(told)


def warm_up(kit: Kit) -> None:
    """Use once what only a review uses, so that it is compiled; bots have had the rest compiled."""
    game = kit.game
    seats = max(2, game.seats.start)
    match = Match(game, kit, LETTERS[:seats], Dealer(b"a warm review"))
    match.deal()
    Values(game, kit, seats, 1).of([match.state], 1, 1, 0)
    seat = match.acting[0]
    view, move = match.view(seat), game.passive(kit, match.view(seat), seat)
    judge = Judge(game, kit, Budget(1, 2, 2, 2, 1))
    judge.longest(view, seat)
    judge.compare([judge.planner.imagine(game, kit, view, seat, Random(0))], seat, [(move,), (move,)], 0)
