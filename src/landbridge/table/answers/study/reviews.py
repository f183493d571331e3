"""A review as JSON: what somebody may see of it, and one finding on the board.

How a game went is everybody's who may replay it: values, draws, luck. What somebody's choices cost is their own, unless
they agree that others see it. Bots have no say.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from landbridge.core.game import LETTERS
from landbridge.core.play.match import Match
from landbridge.core.show.scene import scene_of
from landbridge.core.state import PUBLIC
from landbridge.reviewing.pieces import complete, joined
from landbridge.reviewing.report import Choice, Finding, Review
from landbridge.table.answers.study.exercises import plan_json
from landbridge.table.exercise.puzzle import up_to
from landbridge.table.refusals import Refused

Pieces = Sequence[dict[str, Any]]


def progress_json(pieces: Pieces, names: Sequence[str], shown: Collection[int]) -> Any:
    """How far a review has come, and all that may be seen of it once it is whole. `shown`: whose choices."""
    ready = complete(pieces)
    return {
        "done": pieces[-1]["end"] if pieces else 0,
        "events": pieces[-1]["events"] if pieces else None,
        "review": review_json(joined(pieces), names, judged(pieces) & set(shown)) if ready else None,
        "hidden": [LETTERS[seat] for seat in sorted(judged(pieces) - set(shown))],
    }


def judged(pieces: Pieces) -> set[int]:
    """Whose choices were reviewed."""
    return set(pieces[-1]["judged"]) if pieces else set()


def review_json(review: Review, names: Sequence[str], shown: Collection[int]) -> Any:
    seen = [one for one in review.findings if not isinstance(one, Choice) or one.seat in shown]
    turning = sorted(seen, key=lambda one: (-review.weight(one), one.at))[:3]
    return {
        "game": review.game,
        "names": list(names),
        "curve": [
            {"at": at, "leads": _rounded(leads, 2), "shares": _rounded(shares, 4)}
            for at, leads, shares in review.curve
        ],
        "seats": [_seat(review, seat, seat in shown) for seat in range(review.seats)],
        "findings": [_finding(one) for one in seen],
        "turning": [seen.index(one) for one in sorted(turning, key=lambda one: one.at) if review.weight(one)],
    }


def _seat(review: Review, seat: int, shown: bool) -> dict[str, Any]:
    one = review.summary(seat)
    return {
        "seat": LETTERS[seat],
        "lead": round(one.lead, 2),
        "share": round(one.share, 4),
        "luck_lead": round(one.luck_lead, 2),
        "luck_share": round(one.luck_share, 4),
        "adjusted_lead": round(one.adjusted_lead, 2),
        "adjusted_share": round(min(1.0, max(0.0, one.adjusted_share)), 4),
        "decisions": one.decisions if shown else None,
        "loss": round(one.loss, 3) if shown else None,
    }


def _finding(one: Finding) -> dict[str, Any]:
    told = {"at": one.at, "end": one.at + len(one.moves), "turn": one.turn, "text": one.text}
    if isinstance(one, Choice):
        return told | {
            "kind": "choice",
            "seat": LETTERS[one.seat],
            "best": one.best_text if one.cost else None,
            "cost": round(one.cost, 3),
            "cost_share": round(one.cost_share, 4),
            "obvious": one.obvious,
            "leads": None,
            "shares": None,
        }
    return told | {
        "kind": "draw",
        "seat": None if one.owner is None else LETTERS[one.owner],
        "best": None,
        "cost": None,
        "cost_share": None,
        "obvious": False,
        "leads": _rounded(one.leads, 3),
        "shares": _rounded(one.shares, 4),
    }


def _rounded(values: Sequence[float], places: int) -> list[float]:
    return [round(value, places) for value in values]


def found_at(pieces: Pieces, at: int, shown: Collection[int]) -> Finding:
    """The finding that begins there, if it may be seen."""
    if not complete(pieces):
        raise Refused("review-not-ready")
    for one in joined(pieces).findings:
        if one.at == at and (not isinstance(one, Choice) or one.seat in shown):
            return one
    raise Refused("review-not-shown")


def shown_json(match: Match, one: Finding) -> Any:
    """A finding on the board: the position, what was played, and what would have been better."""
    game, kit, before = match.game, match.kit, up_to(match, one.at)
    viewer = one.seat if isinstance(one, Choice) else PUBLIC
    told = {
        "at": one.at,
        "seat": LETTERS[viewer] if viewer != PUBLIC else None,
        "scene": scene_of(game).scene(kit, before.view(viewer), viewer),
        "played": None,
        "better": None,
    }
    if isinstance(one, Choice):
        told["played"] = plan_json(before, one.seat, one.moves)
        if one.cost:
            told["better"] = plan_json(before, one.seat, one.best)
    return told
