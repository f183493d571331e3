"""The example game, let in by its door for as long as a module's tests need it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from landbridge import registry, texts
from landbridge.core.game import Game

FOLDER = Path(__file__).parents[2] / "examples" / "beacons"


@pytest.fixture(scope="module")
def beacons() -> Iterator[Game]:
    """Other tests in this process must find neither the game nor its words."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(registry.FOLDERS, str(FOLDER))
        patch.setattr(texts, "_folders", list(texts._folders))
        registry._found.cache_clear()
        yield registry.game("beacons")
    registry._found.cache_clear()
