"""Play the golden games of The Border anew and write their records.

    python tools/the_border_golden.py

A golden record pins what the rules do: replaying it must always give the same points. Write them anew only when a
ruling or the shipped map has changed, and say so in the change log. Luck, words and choices follow from their names, so
that anybody gets the same ones as long as the greedy bot stays as it is.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from random import Random

import landbridge
from landbridge import Dealer, Match, dumps
from landbridge.bots.bot import find

FOLDER = Path(__file__).parents[1] / "tests" / "records"
NAMES = ("Ada", "Ben", "Cleo", "bot:greedy")
WORDS = ("north wind", "barley", "drawbridge", "toll")
GAME = landbridge.game("the_border")
GOLDEN = [f"the_border-{seats}" for seats in GAME.seats]


def play(name: str) -> Match:
    seats = int(name.rpartition("-")[2])
    seed = hashlib.sha256(name.encode()).digest()
    match = Match(GAME, GAME.kit().quick(), NAMES[:seats], Dealer(seed[:16], WORDS[:seats]))
    rng = Random(seed[16:].hex())
    greedy = find(GAME, "greedy")
    while not match.over:
        if not match.deal():
            seat = match.acting[0]
            match.play(seat, greedy(GAME, match.kit, match.view(seat), seat, rng, None))
    return match


def main() -> None:
    for name in GOLDEN:
        match = play(name)
        (FOLDER / f"{name}.landbridge").write_text(dumps(match), encoding="utf-8")
        print(name, match.points())


if __name__ == "__main__":
    main()
