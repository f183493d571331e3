"""The Border, a roll-and-write game by Michael Kiesling and Reinhard Staupe, for two to four."""

from landbridge.games.the_border.game import Options, TheBorder

__all__ = ["Options", "TheBorder"]
