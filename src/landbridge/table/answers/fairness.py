"""All that was drawn, beside what was to be expected, as JSON."""

from __future__ import annotations

from typing import Any

from landbridge.core.play.fairness import Fairness


def fairness_json(found: Fairness) -> dict[str, Any]:
    kinds = []
    for (game, purpose), kind in sorted(found.kinds.items()):
        if not kind.draws:
            continue
        verdict = kind.verdict
        kinds.append(
            {
                "game": game,
                "purpose": purpose,
                "draws": kind.draws,
                "chi_square": round(verdict.chi_square, 2) if verdict else None,
                "freedom": verdict.freedom if verdict else None,
                "chance": round(verdict.chance, 4) if verdict else None,
                "outcomes": [
                    {"outcome": one.name, "count": one.came, "expected": round(one.expected, 1)}
                    for one in kind.outcomes
                ],
            }
        )
    return {"games": found.games, "draws": found.draws, "kinds": kinds}
