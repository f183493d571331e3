"""Loopit, a tile-laying game by Goliath, for two to four."""

from landbridge.games.loopit.game import Loopit, Options

__all__ = ["Loopit", "Options"]
