"""Arrays that compiled kernels are handed. Playing needs none: NumPy is imported when the first one is made.

Where kernels are WebAssembly there is no NumPy. Arrays of integers are memoryviews there, and records are plain bytes;
what both kinds can do is an index (or one for each axis) and `len`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from landbridge.core.compile import wasm

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from landbridge.core.layout import RecordLayout
    from landbridge.core.state import Record, State

__all__ = ["gathered", "integers", "records"]


def integers(*shape: int) -> NDArray[Any]:
    """Integers of 64 bits along these axes, all zero."""
    if wasm.in_use():
        return memoryview(bytearray(8 * prod(shape))).cast("q", list(shape))  # type: ignore[return-value]
    import numpy as np

    return np.zeros(shape, np.int64)


def records(count: int, layout: RecordLayout) -> Record:
    """So many records, all zeros."""
    if wasm.in_use():
        return bytearray(count * layout.size)  # type: ignore[return-value]
    import numpy as np

    return np.zeros(count, layout.dtype)


def gathered(states: Sequence[State], layout: RecordLayout) -> Record:
    """Copies of these states, one behind the other."""
    memory = bytearray().join(state.memory for state in states)
    if wasm.in_use():
        return memory  # type: ignore[return-value]
    import numpy as np

    return np.frombuffer(memory, layout.dtype)
