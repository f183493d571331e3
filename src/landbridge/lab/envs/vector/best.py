"""The best of the moves on offer in every game of a batch, by scores of all moves: for `env.py`."""

from __future__ import annotations

from typing import Any

from landbridge.core.compile.kernel import alone


@alone
def best_rows(legal: Any, counts: Any, scores: Any, actions: Any) -> None:
    """Of row i the first `counts[i]` moves are looked at; of equal ones the first counts."""
    for i in range(len(counts)):
        best = legal[i][0]
        most = scores[i][best]
        for j in range(1, counts[i]):
            move = legal[i][j]
            if scores[i][move] > most:
                best = move
                most = scores[i][move]
        actions[i] = best
