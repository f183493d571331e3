"""Kernels that only kernels call: compiled once whatever the width of a number, and right all the same."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

from landbridge.core.compile import kernel as kernels
from landbridge.core.compile.kernel import can_compile, kernel

pytestmark = pytest.mark.skipif(not can_compile(), reason="links compiled kernels")

SQUARES = (0, 1, 4, 9, 16)
SMALL = np.dtype([("tiny", np.int8), ("short", np.int16), ("wide", np.int64)], align=True)


@kernel
def squared(number: int) -> int:
    return SQUARES[number] if number < 5 else number * number


@kernel
def sum_of_squares(small: Any) -> int:
    """An int8, an int16, an int64 and a number that stands here."""
    s = small[0]
    return squared(s.tiny) + squared(s.short) + squared(s.wide) + squared(3)


@kernel
def commonest(numbers: Any) -> int:
    """A kernel with memory of its own: the first of those that come most often."""
    count = [0] * 5
    for i in range(len(numbers)):
        count[numbers[i]] += 1
    return count.index(max(count))


def test_numbers_of_every_width_are_squared() -> None:
    module = sys.modules[__name__]
    small = np.zeros(1, SMALL)
    small["tiny"], small["short"], small["wide"] = 100, 1000, 1 << 30
    assert kernels.compiled(module).sum_of_squares(small) == 100**2 + 1000**2 + (1 << 60) + 9
    small["tiny"] = 4
    assert kernels.compiled(module).sum_of_squares(small) == 16 + 1000**2 + (1 << 60) + 9


def test_what_is_linked_has_no_machine_code(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    """Only the entry point is optimised and assembled: that is what halves the time."""
    from numba.core.codegen import JITCodeLibrary

    assembled: list[str] = []
    plain: Any = JITCodeLibrary._finalize_specific

    def counted(library: Any) -> None:
        assembled.append(library.name)
        plain(library)

    monkeypatch.setattr(JITCodeLibrary, "_finalize_specific", counted)
    monkeypatch.setenv("LANDBRIDGE_CACHE", str(tmp_path))
    for remembered in (kernels.cache_folder, kernels.linked, kernels.compiled):
        remembered.cache_clear()
    try:
        module = sys.modules[__name__]
        assert kernels.compiled(module).sum_of_squares(np.zeros(1, SMALL)) == 9
        linked: Any = kernels.linked(module)
        assert [str(one) for (one,) in linked.squared.signatures] == ["int64"]
    finally:
        for remembered in (kernels.cache_folder, kernels.linked, kernels.compiled):
            remembered.cache_clear()
    assert [name for name in assembled if "squared" in name or "squares" in name] == ["sum_of_squares"]


def test_a_kernel_may_make_lists() -> None:
    """Only those that make some count who still uses them; the others go without."""
    module = sys.modules[__name__]
    compiled = kernels.compiled(module)
    assert compiled.commonest(np.array([3, 1, 3, 2])) == commonest([3, 1, 3, 2]) == 3
    assert compiled.commonest.targetoptions["_nrt"]
    assert not compiled.sum_of_squares.targetoptions["_nrt"]
