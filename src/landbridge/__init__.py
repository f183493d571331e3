"""Landbridge: a digital table for board games about connecting things. Unofficial fan implementations.

>>> import landbridge
>>> hashi = landbridge.game("hashi")
"""

from typing import TYPE_CHECKING

from landbridge.core.lazy import lazy

if TYPE_CHECKING:
    from landbridge.core import laws
    from landbridge.core.board import BoardError
    from landbridge.core.errors import Illegal, LandbridgeError, OptionError, Unreadable
    from landbridge.core.facts import Fact
    from landbridge.core.game import Game, Kit
    from landbridge.core.play.dealer import Dealer
    from landbridge.core.play.match import Match
    from landbridge.core.play.position import position
    from landbridge.core.play.record import RecordError, dumps
    from landbridge.core.show.state_json import record_of
    from landbridge.core.state import FATE, NOTHING, PUBLIC, UNKNOWN, State
    from landbridge.registry import game, game_names, loads, read_position
    from landbridge.reviewing.report import Review, ReviewError
    from landbridge.reviewing.reviewer import review

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
    "Review",
    "ReviewError",
    "State",
    "Unreadable",
    "dumps",
    "game",
    "game_names",
    "laws",
    "loads",
    "position",
    "read_position",
    "record_of",
    "review",
]
__version__ = "1.0.0"

if not TYPE_CHECKING:
    # Importing the package is to cost next to nothing: what is asked for is imported then.
    __getattr__, __dir__ = lazy(
        __name__,
        {
            "core": ("laws",),
            "core.board": ("BoardError",),
            "core.errors": ("Illegal", "LandbridgeError", "OptionError", "Unreadable"),
            "core.facts": ("Fact",),
            "core.game": ("Game", "Kit"),
            "core.play.dealer": ("Dealer",),
            "core.play.match": ("Match",),
            "core.play.position": ("position",),
            "core.play.record": ("RecordError", "dumps"),
            "core.state": ("FATE", "NOTHING", "PUBLIC", "UNKNOWN", "State"),
            "core.show.state_json": ("record_of",),
            "registry": ("game", "game_names", "loads", "read_position"),
            "reviewing.report": ("Review", "ReviewError"),
            "reviewing.reviewer": ("review",),
        },
    )
