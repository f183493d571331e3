"""What the tests of the games share: the speeds at which the same rules run."""

from __future__ import annotations

import pytest

from landbridge.core.compile.kernel import can_compile


@pytest.fixture(params=[False, True], ids=["interpreted", "compiled"])
def compiled(request: pytest.FixtureRequest) -> bool:
    """Both readings of the one source; a test that asks for this runs with each."""
    if request.param and not can_compile():
        pytest.skip("Numba is not installed")
    return bool(request.param)
