"""Hashi, a flip-and-write game by Jeffrey D. Allers, for one to four."""

from landbridge.games.hashi.game import Hashi, Options

__all__ = ["Hashi", "Options"]
