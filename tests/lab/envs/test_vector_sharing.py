"""DLPack by hand: tried with memory that NumPy can look into."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from landbridge.lab.envs.vector import sharing
from landbridge.lab.envs.vector.sharing import CPU, Shared


@pytest.mark.parametrize("dtype", [np.int16, np.int64, np.float32, np.bool_])
@pytest.mark.parametrize("order", ["C", "F"])
def test_a_reader_sees_the_same_memory(dtype: Any, order: Any) -> None:
    array = np.asarray(np.arange(12).reshape(3, 4) % 2, dtype=dtype, order=order)
    seen = np.from_dlpack(Shared(array, CPU))
    assert seen.dtype == array.dtype
    assert seen.strides == array.strides
    assert (seen == array).all()
    array[2, 1] = 1 - array[2, 1]
    assert seen[2, 1] == array[2, 1]
    assert np.shares_memory(seen, array)


def test_memory_lives_as_long_as_its_readers() -> None:
    class Kept(np.ndarray[Any, Any]):
        """A plain array cannot be watched."""

    array = np.zeros(3, np.int16).view(Kept)
    gone = weakref.ref(array)
    seen = np.from_dlpack(Shared(array, CPU))
    del array
    gc.collect()
    assert gone() is not None
    assert seen.tolist() == [0, 0, 0]
    del seen
    gc.collect()
    assert gone() is None


def test_a_capsule_that_nobody_opens_is_forgotten() -> None:
    before = len(sharing._lent)
    capsule = Shared(np.zeros(3, np.int16), CPU).__dlpack__()
    assert len(sharing._lent) == before + 1
    del capsule
    assert len(sharing._lent) == before


def test_what_cannot_be_shared_is_said() -> None:
    array = Shared(np.zeros(3, np.int16), CPU)
    with pytest.raises(BufferError, match="copy what you take"):
        array.__dlpack__(copy=True)
    with pytest.raises(BufferError, match="not on"):
        array.__dlpack__(dl_device=(2, 0))
    waited: list[int] = []
    Shared(np.zeros(3, np.int16), CPU, lambda: waited.append(1)).__dlpack__(stream=1)
    assert waited == [1]
