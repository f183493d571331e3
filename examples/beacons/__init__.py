"""Beacons, a small game for two to four: the worked example of `docs/new-game.md`."""

from .game import Beacons, Options

__all__ = ["Beacons", "Options"]
