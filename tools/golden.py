"""Play the golden games of Hashi anew and write their records.

    python tools/golden.py                  # all of them
    python tools/golden.py hashi-3-b        # one of them

A golden record pins what the rules do: replaying it must always give the same points. Write them anew only when a
ruling has changed, and say so in the change log. Luck, words and slips of the pen follow from their names, so that
anybody gets the same ones as long as the greedy bot stays as it is. `hashi-2-a-book` is not among them: it is a game
made with a solver to end like the book's example (H4.6).
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import landbridge
from landbridge import Dealer, Match
from landbridge.bots.bot import Bot, find
from landbridge.games.hashi import Options

FOLDER = Path(__file__).parents[1] / "tests" / "records"
NAMES = ("Ada", "Ben", "Cleo", "bot:greedy")
WORDS = ("high tide", "moss", "lantern", "rope")
GAME = landbridge.game("hashi")
PLAIN = [f"hashi-{seats}-{side}" for seats in (1, 2, 3, 4) for side in "ab"]
PAPER = ["hashi-2-a-paper", "hashi-3-b-paper"]
SLIPS = 8  # one move in so many is made without looking, on paper
GLANCES = 5  # one chance to challenge in so many is taken


def play(name: str, attempt: int = 0) -> Match:
    """The game of a name, with luck, words and choices that follow from it."""
    _, seats, side, *paper = name.split("-")
    seed = hashlib.sha256(f"{name} {attempt}".encode()).digest()
    dealer = Dealer(seed[:16], WORDS[: int(seats)])
    kit = GAME.kit(Options(side=side.upper(), paper=bool(paper))).quick()
    match = Match(GAME, kit, NAMES[: int(seats)], dealer)
    rng = Random(seed[16:].hex())
    greedy = find(GAME, "greedy")
    choose: Callable[[Match, int, Bot, Random], int] = _careless if paper else _greedy
    while not match.over:
        if not match.deal():
            seat = match.acting[0]
            match.play(seat, choose(match, seat, greedy, rng))
    return match


def _greedy(match: Match, seat: int, greedy: Bot, rng: Random) -> int:
    return greedy(GAME, match.kit, match.view(seat), seat, rng, None)


def _careless(match: Match, seat: int, greedy: Bot, rng: Random) -> int:
    """Slips of the pen, and others who notice some of them."""
    moves = GAME.offers(match.kit, match.state, seat)
    drafting = GAME.sealed(match.kit, match.state) != 0
    if not drafting and rng.randrange(GLANCES):
        return GAME.passive(match.kit, match.state, seat)
    if drafting and rng.randrange(SLIPS) == 0:
        return rng.choice(moves)
    return _greedy(match, seat, greedy, rng)


def verdicts(match: Match) -> set[str]:
    """What became of the challenges of a game: `erased`, `struck`, `challenge-false`."""
    again = Match(GAME, match.kit, match.names)
    found = set()
    for seat, move in match.log:
        step = again.play(seat, move)
        for fact in GAME.told(match.kit, step.before, step.seat, step.move, step.after, seat):
            if "mark" in fact.values:
                found.add(fact.key.removeprefix("hashi-fact-"))
    return found


def golden(name: str) -> str:
    """The record of a name; on paper the first game in which one mark was erased and one struck."""
    if not name.endswith("-paper"):
        return landbridge.dumps(play(name))
    for attempt in range(200):
        match = play(name, attempt)
        if {"erased", "struck"} <= verdicts(match):
            return landbridge.dumps(match)
    raise SystemExit(f"{name}: two hundred games, and never both verdicts")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the golden records of Hashi anew.")
    parser.add_argument("names", nargs="*", help="for example hashi-3-b; all by default")
    chosen = parser.parse_args(arguments).names or PLAIN + PAPER
    unknown = [name for name in chosen if name not in PLAIN + PAPER]
    if unknown:
        parser.error(f"no golden game {', '.join(unknown)}; there are {', '.join(PLAIN + PAPER)}")
    for name in chosen:
        text = golden(name)
        (FOLDER / f"{name}.landbridge").write_text(text, encoding="utf-8")
        print(name, text.splitlines()[-2])
    return 0


if __name__ == "__main__":
    sys.exit(main())
