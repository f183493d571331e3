"""A match as text: storage, golden file, share link and bug report.

    landbridge 2 · hashi 1 · side A · seats Ada, Ben · luck 7f3a…
    A 4@d2   B 3@a5
    1   card 4/3   A 4@e2 d2-e2 d2-d4 d2-d4 .   B .
    …
    - B resigned end
    = A 42   B 39
    secret 9c41…

The first line says what is played, by which version of the rules. A line of moves has groups: who acts (a seat's
letter, or the game's word for chance) and that actor's moves; a number in front is the round, checked and not needed.

    luck     in the first line what was promised, or `outside`: real cards, dice or tiles, which nobody can check
    luck     before the moves: how the luck of this match came about
    ?        a seat's unresolved draft
    -        a seat was given up here: who, why (`resigned`, `time`, `deleted`), and `end` if the game ended with it
    =        the result: points
    secret   what the dealer promised
    |        a line of a custom board
    #        a comment

Spaces inside a move are written `_`. In a running game's record for one viewer, `?` inside a group is a move that the
viewer may not know; such a record is for reading, and can be played back only up to there.

An error names line, column, token and reason, and carries the match up to that point.
"""

from landbridge.core.play.record.chance import ChanceEvent, dealer_of, follow
from landbridge.core.play.record.reading import loads, loads_bytes
from landbridge.core.play.record.text import (
    BETWEEN,
    FORMAT,
    HIDDEN,
    LONGEST,
    NOT_TEXT,
    GamesByName,
    Kits,
    RecordError,
    Token,
)
from landbridge.core.play.record.writing import dumps, redacted

__all__ = [
    "BETWEEN",
    "FORMAT",
    "HIDDEN",
    "LONGEST",
    "NOT_TEXT",
    "ChanceEvent",
    "GamesByName",
    "Kits",
    "RecordError",
    "Token",
    "dealer_of",
    "dumps",
    "follow",
    "loads",
    "loads_bytes",
    "redacted",
]
