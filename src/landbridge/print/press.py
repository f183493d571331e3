"""One PDF on the standard output, for a server that prints in a process of its own: game, paper, language, parts."""

from __future__ import annotations

import os
import sys

from landbridge.print import make
from landbridge.registry import game as game_of


def main(game: str, paper: str, language: str, what: str) -> None:
    getattr(os, "nice", lambda by: by)(10)  # players come first
    found = game_of(game)
    made = make(found, found.kit(), paper, language, [name for name in what.split(",") if name])
    sys.stdout.buffer.write(made.pdf)


if __name__ == "__main__":
    main(*sys.argv[1:5])
