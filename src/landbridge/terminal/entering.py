"""A game that is played with a real box, entered move by move: people say what came, and what everybody did.

Chance is asked like a player. So the record has every card, roll and tile; it says that they came from outside, and
nobody can check them. It is written again and again, so that a game can be put aside and gone on with.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import monotonic

from landbridge.bots.advice import advise
from landbridge.bots.advice_text import told, written
from landbridge.core.errors import LandbridgeError
from landbridge.core.game import LETTERS
from landbridge.core.play import record
from landbridge.core.play.match import Match
from landbridge.core.state import FATE
from landbridge.terminal import files, orders
from landbridge.terminal.screen import Screen

OFTEN = 5  # seconds between two savings
SHOWN = 12  # things that may come, named in the question
LITTLE = 200  # rollouts of a hint; nothing is compiled for it


class Entering:
    """Asks for moves until the game is over or there are no more lines."""

    def __init__(self, match: Match, screen: Screen, out: Path):
        match.outside = True
        self.match, self.screen, self.out = match, screen, out
        self.made = [(seat, move) for seat, move in match.log]
        self.made += [(seat, move) for seat, draft in sorted(match.drafts.items()) for move in draft]
        self.orders = orders.known(screen.words)
        self.saved = monotonic()

    def run(self) -> bool:
        """Whether the game came to its end."""
        self.screen.say("enter-about")
        try:
            while not self.match.over:
                self._ask(self.match.acting[0])
        except EOFError:
            pass
        self._save()
        if self.match.over:
            points = "  ".join(
                f"{name} {n}" for name, n in zip(self.match.names, self.match.points(), strict=True)
            )
            self.screen.say("sheet-points", points=points)
        self.screen.say("enter-saved", file=files.shown(self.out))
        return self.match.over

    def _ask(self, seat: int) -> None:
        game, kit = self.match.game, self.match.kit
        if seat == FATE:
            odds = [
                game.write(kit, self.match.state, FATE, move) for move, _ in game.odds(kit, self.match.state)
            ]
            known = ", ".join(odds[:SHOWN]) + (" …" if len(odds) > SHOWN else "")
            line = self.screen.ask(self.screen.words.say("enter-came", {"known": known}) + " ")
        else:
            line = self.screen.ask(f"{LETTERS[seat]} {self.match.names[seat]}: ")
        order = orders.parse(line, self.orders)
        if not line:
            return
        if order and order[0] == "undo":
            self._undo()
        elif order and order[0] == "hint" and seat != FATE:
            self._hint(seat)
        elif order and order[0] == "quit":
            raise EOFError
        else:
            self._make(seat, line)

    def _make(self, seat: int, line: str) -> None:
        """One move, or several of the same actor, parted by commas."""
        game, kit = self.match.game, self.match.kit
        for said in [line] if seat == FATE else [part.strip() for part in line.split(";") if part.strip()]:
            try:
                view = self.match.state if seat == FATE else self.match.view(seat)
                move = game.read(kit, view, seat, said)
                self.match.play(seat, move)
            except LandbridgeError as error:
                self.screen.complain(
                    self.screen.words.say(error.fact.key, error.fact.values, self.match.names)
                )
                return
            self.made.append((seat, move))
        if monotonic() > self.saved + OFTEN:
            self._save()

    def _undo(self) -> None:
        if not self.made:
            return
        self.made.pop()
        again = Match(self.match.game, self.match.kit, self.match.names)
        again.outside = True
        for seat, move in self.made:
            again.make(seat, move)
        self.match = again

    def _hint(self, seat: int) -> None:
        match = self.match
        view = match.view(seat)
        for one in advise(match.game, match.kit, view, seat, Random(len(self.made)), LITTLE):
            fact = told(one, alone=match.seats == 1)
            plan = " ".join(written(match.game, match.kit, view, seat, one.plan))
            self.screen.print(f"{plan}  {self.screen.words.say(fact.key, fact.values, match.names)}")

    def _save(self) -> None:
        files.write(self.out, record.dumps(self.match))
        self.saved = monotonic()
