"""Landbridge: a digital table for board games about connecting things. Unofficial fan implementations.

>>> import landbridge
>>> hashi = landbridge.game("hashi")
"""

from landbridge.core import laws
from landbridge.core.board import BoardError
from landbridge.core.errors import Illegal, LandbridgeError, OptionError, Unreadable
from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.play.record import RecordError, dumps
from landbridge.core.state import FATE, NOTHING, PUBLIC, UNKNOWN, State
from landbridge.registry import game, game_names, loads

__all__ = [
    "FATE",
    "NOTHING",
    "PUBLIC",
    "UNKNOWN",
    "BoardError",
    "Dealer",
    "Fact",
    "Game",
    "Illegal",
    "Kit",
    "LandbridgeError",
    "Match",
    "OptionError",
    "RecordError",
    "State",
    "Unreadable",
    "dumps",
    "game",
    "game_names",
    "laws",
    "loads",
]
__version__ = "0.1.0"
