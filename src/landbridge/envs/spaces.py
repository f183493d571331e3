"""Gymnasium's spaces for rows and moves, shared by the adapters that need them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from landbridge.core.learn.observation import Encoding


def row_space(encoding: Encoding) -> spaces.Box:
    """What an observation can be. A place that never changes gets room for one more: Gymnasium wants an interval."""
    high = np.maximum(encoding.high, encoding.low + 1).astype(encoding.dtype)
    return spaces.Box(encoding.low, high, (encoding.size,), np.int16)


def masked_space(encoding: Encoding, moves: int) -> spaces.Dict:
    """An observation beside the moves that are offered."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": row_space(encoding),
        "action_mask": spaces.Box(0, 1, (moves,), np.int8),
    }
    return spaces.Dict(parts)
