"""Writes the golden games of River Dragons: bots on every number of seats and both sides, and one by eye.

    python tools/river_dragons_golden.py tests/records

A golden game is kept for ever; it is written anew only when the rules' version grows.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import landbridge
from landbridge import Dealer, Match, dumps
from landbridge.bots.bot import find

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
GAMES: dict[str, dict[str, str]] = {
    f"river_dragons-{seats}-{side}": {"side": side} for seats in range(2, 7) for side in ("basic", "expert")
}
GAMES |= {
    "river_dragons-2-drawn": {"max_rounds": "1"},
    "river_dragons-3-alternate": {"three_players": "alternate"},
    "river_dragons-4-eye": {"by_eye": "on", "short_plank": "lost"},
}


def played(name: str) -> Match:
    """One game by its name; whoever plays by eye errs now and then."""
    game = landbridge.game("river_dragons")
    options = game.options_from(GAMES[name])
    seats = int(name.split("-")[1])
    match = Match(game, game.kit(options), NAMES[:seats], Dealer(name.encode()))
    bot, luck = find(game, "greedy"), Random(name)
    match.deal()
    while not match.over:
        seat = match.acting[0]
        view = match.view(seat)
        move = bot(game, match.kit, view, seat, luck, None)
        if options.by_eye and luck.randrange(6) == 0 and view.stage != 1:
            offers = game.offers(match.kit, view, seat)
            move = offers[luck.randrange(len(offers))]
        match.play(seat, move)
        match.deal()
    return match


def main() -> None:
    folder = Path(sys.argv[1])
    for name in GAMES:
        match = played(name)
        (folder / f"{name}.landbridge").write_text(dumps(match), encoding="utf-8")
        print(name, match.points(), f"round {match.state.round_no}")


if __name__ == "__main__":
    main()
