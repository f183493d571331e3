"""Gymnasium's spaces for rows and moves, shared by the adapters that need them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from landbridge.lab.observation import Encoding


def row_space(encoding: Encoding, observations: str = "int16") -> spaces.Box:
    """What an observation can be. A place that never changes gets room for one more: Gymnasium wants an interval."""
    if observations == "unit":
        return spaces.Box(0.0, 1.0, (encoding.size,), np.float32)
    high = np.maximum(encoding.high, encoding.low + 1).astype(encoding.dtype)
    kind: Any = np.int16 if observations == "int16" else np.float32
    return spaces.Box(encoding.low.astype(kind), high.astype(kind), (encoding.size,), kind)


def masked_space(encoding: Encoding, moves: int, observations: str = "int16") -> spaces.Dict:
    """An observation beside the moves that are offered."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": row_space(encoding, observations),
        "action_mask": spaces.Box(0, 1, (moves,), np.int8),
    }
    return spaces.Dict(parts)
