"""The example game: the smallest there is, and the only one that leaves to the core whatever can be left to it."""

from __future__ import annotations

from tests.examples.conftest import beacons as beacons
