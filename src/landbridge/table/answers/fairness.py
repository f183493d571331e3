"""All that was drawn, beside what was to be expected, as JSON."""

from __future__ import annotations

from typing import Any

from landbridge.core.play.fairness import Fairness


def fairness_json(found: Fairness) -> dict[str, Any]:
    kinds = []
    for (game, purpose), kind in sorted(found.kinds.items()):
        if not kind.draws:
            continue
        test = kind.chi_square_test
        kinds.append(
            {
                "game": game,
                "purpose": purpose,
                "draws": kind.draws,
                "chi_square": round(test.statistic, 2) if test else None,
                "freedom": test.freedom if test else None,
                "chance": round(test.chance, 4) if test else None,
                "outcomes": [
                    {"outcome": one.name, "count": one.came, "expected": round(one.expected, 1)}
                    for one in kind.outcomes
                ],
            }
        )
    return {"games": found.games, "draws": found.draws, "kinds": kinds}
