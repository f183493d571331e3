"""A record looked at again: round by round on a full screen, all at once in plain lines."""

from __future__ import annotations

from rich.console import RenderableType

from landbridge.core.game import LETTERS
from landbridge.core.play.match import Match
from landbridge.core.state import PUBLIC
from landbridge.terminal import story
from landbridge.terminal.art import Art
from landbridge.terminal.screen import Screen
from landbridge.terminal.seats import shown_names


class Replay:
    def __init__(self, match: Match, screen: Screen):
        self.match = match
        self.screen = screen
        self.words = screen.words
        self.art = Art(match.game, self.words)
        self.names = shown_names(match.names, self.words)
        self.turns = story.turns(match)

    @property
    def last(self) -> int:
        return self.turns[-1].turn if self.turns else 0

    def everything(self) -> None:
        """What happened in every round, everybody's sheet as it ended, and the points."""
        self._title()
        for scene in self.turns:
            self.screen.print("", self.words.say("shell-replay-turn", {"turn": scene.turn}))
            self.screen.print(*("  " + line for line in self._told(scene)))
        self._sheets()

    def at(self, turn: int) -> None:
        """The table as it was after one round."""
        scene = next(scene for scene in reversed(self.turns) if scene.turn <= turn)
        self._title()
        self.screen.print(self.words.say("shell-replay-turn", {"turn": scene.turn}), *self._told(scene))
        for seat in range(self.match.seats):
            self.screen.print("", self._drawn(scene, seat))

    def step(self) -> None:
        """One round a screen, forwards and back."""
        place, seat = 0, 0
        with self.screen.opened():
            while 0 <= place < len(self.turns):
                scene = self.turns[place]
                heading = self.words.say("shell-replay-turn", {"turn": scene.turn})
                news = [heading, *self._told(scene)]
                self.screen.scene(self._drawn(scene, seat), news, [self.words.say("shell-replay-hint")])
                answer = self.screen.ask("> ").casefold()
                if answer in ("q", "quit"):
                    break
                if answer == "b":
                    place = max(0, place - 1)
                elif answer.isascii() and answer.isdigit() and len(answer) < 5:
                    place = self._place(int(answer))
                elif len(answer) == 1 and answer.upper() in LETTERS[: self.match.seats]:
                    seat = LETTERS.index(answer.upper())
                elif not answer:
                    place += 1
        self._title()
        self._sheets()

    def _place(self, turn: int) -> int:
        return max((i for i, scene in enumerate(self.turns) if scene.turn <= turn), default=0)

    def _title(self) -> None:
        game = self.words.say(self.match.game.key)
        self.screen.say("shell-replay-seats", game=game, seats=", ".join(self.names))

    def _told(self, scene: story.Scene) -> list[str]:
        return [self.words.say(fact.key, fact.values, self.names) for fact in scene.facts]

    def _drawn(self, scene: story.Scene, seat: int) -> RenderableType:
        view = self.match.game.view(self.match.kit, scene.after, PUBLIC)
        return self.art.draw(self.match.kit, view, seat, self.names, (), self.screen.measure())

    def _sheets(self) -> None:
        match = self.match
        view = match.view(PUBLIC)
        for seat in range(match.seats):
            self.screen.print("", self.art.draw(match.kit, view, seat, self.names, (), self.screen.measure()))
        self.screen.print("", self.art.sheet(match.kit, view, self.names))
        if not match.over:
            self.screen.say("shell-replay-running")
