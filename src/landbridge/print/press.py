"""One PDF on the standard output, for a server that prints in a process of its own: game, paper, language, parts.

A board of one's own comes by the standard input.
"""

from __future__ import annotations

import os
import sys

from landbridge.core.options import BOARD
from landbridge.print import make
from landbridge.registry import game as game_of


def main(game: str, paper: str, language: str, what: str, board: str) -> None:
    getattr(os, "nice", lambda by: by)(10)  # players come first
    found = game_of(game)
    kit = found.kit(found.options_from({BOARD: board} if board else {}))
    made = make(found, kit, paper, language, [name for name in what.split(",") if name])
    sys.stdout.buffer.write(made.pdf)


if __name__ == "__main__":
    game, paper, language, what = sys.argv[1:5]
    main(game, paper, language, what, sys.stdin.buffer.read().decode())
