"""Arrays that compiled kernels are handed. Playing needs none: NumPy is imported when the first one is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from landbridge.core.layout import RecordLayout
    from landbridge.core.state import Record

__all__ = ["integers", "records"]


def integers(*shape: int) -> NDArray[Any]:
    """Integers of 64 bits along these axes, all zero."""
    import numpy as np

    return np.zeros(shape, np.int64)


def records(count: int, layout: RecordLayout) -> Record:
    """So many records, all zeros."""
    import numpy as np

    return np.zeros(count, layout.dtype)
