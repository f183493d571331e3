"""River Dragons, a race over stones and planks by Roberto Fraga, for two to six."""

from landbridge.games.river_dragons.game import Options, RiverDragons

__all__ = ["Options", "RiverDragons"]
