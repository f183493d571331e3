"""The example game: it knows no boards of one's own."""

from __future__ import annotations

from tests.examples.conftest import beacons as beacons
