"""Cases of a parameter for `make test-all`; docs/testing.md tells of the sizes."""

from __future__ import annotations

from typing import Any

import pytest


def rest(*cases: Any) -> list[Any]:
    """Return the cases marked `all`: `parametrize("steps", [100, *rest(5_000)])`."""
    return [pytest.param(case, marks=pytest.mark.all) for case in cases]
