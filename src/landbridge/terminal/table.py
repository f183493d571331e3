"""A match played at one terminal: people one after the other, bots at once, the dealer in between."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path

from landbridge.bots.warm import Warm
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match, Step
from landbridge.core.state import PUBLIC
from landbridge.terminal import files, story
from landbridge.terminal.art import Art
from landbridge.terminal.desk import Desk
from landbridge.terminal.saves import Save
from landbridge.terminal.screen import Screen
from landbridge.terminal.seats import bot_of, kind_of, luck_of_bot, shown_names


class Table:
    """One match, one screen, one file."""

    def __init__(self, match: Match, screen: Screen, save: Save):
        self.match = match
        self.game, self.kit = match.game, match.kit
        self.warm = Warm(match.kit)  # for bots and hints: compiled as soon as it can be
        self.screen = screen
        self.words = screen.words
        self.save = save
        self.art = Art(self.game, self.words)
        self.names = shown_names(match.names, self.words)
        self.bots = {i: bot for i, name in enumerate(match.names) if (bot := bot_of(self.game, name))}
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        self.desk = Desk(self)
        self.unread: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.finale: list[str] = []  # what the last thing settled has brought
        self.at_device: int | None = None
        self.luck = match.dealer.secret if match.dealer else b""
        self._trouble = ""

    def play(self) -> None:
        """To the end, or until somebody leaves (`desk.Leave`, end of input, Ctrl-C); saved after every step."""
        match = self.match
        self.keep()
        with self.screen.opened():
            while not match.over:
                if dealt := match.deal():
                    self.tell(dealt)
                    self.keep()
                    continue
                acting = match.acting
                bot = next((seat for seat in acting if seat in self.bots), None)
                if bot is not None:
                    self._bot_turn(bot)
                else:
                    self._turn(acting[0])
        self._end()

    def _bot_turn(self, seat: int) -> None:
        """A bot's moves until it has to wait; saved only then, so that a resumed game repeats them exactly."""
        match = self.match
        settled = len(match.log)
        rng = luck_of_bot(self.luck, seat, settled)
        kit = self.warm.kit_for(kind_of(match.names[seat]))
        try:
            with self.screen.thinking(self.words.say("shell-thinking", {"seat": seat}, self.names)):
                while seat in match.acting and len(match.log) == settled:
                    move = self.bots[seat](self.game, kit, match.view(seat), seat, rng, None)
                    self.tell([match.play(seat, move)])
        except KeyboardInterrupt:
            match.drop(seat)  # half a turn would continue with other luck
            raise
        self.keep()

    def _turn(self, seat: int) -> None:
        """A person's turn: until they are done or something is settled."""
        match, desk = self.match, self.desk
        if len(self.people) > 1 and self.at_device != seat:
            self.screen.curtain(self.words.say("shell-curtain", {"seat": seat}, self.names))
        self.at_device = seat
        news, self.unread[seat] = self.unread[seat], []
        desk.begin(seat, fresh=bool(news))
        settled = len(match.log)
        while seat in match.acting and len(match.log) == settled:
            desk.show(news)
            desk.obey(self.screen.ask(f"{self.names[seat]}> "))

    def tell(self, steps: Sequence[Step]) -> None:
        """Note what has happened for everybody at this terminal."""
        viewer = self.people[0] if len(self.people) == 1 else PUBLIC
        for step in steps:
            if story.settles(self.game, self.kit, step):
                facts = self.game.told(self.kit, *step, viewer)
                self.finale = [self.words.say(fact.key, fact.values, self.names) for fact in facts]
                for unread in self.unread.values():
                    unread += self.finale

    def tell_undone(self, seat: int) -> None:
        """What others at this terminal have been told of is taken back."""
        said = self.words.say("server-fact-back", {"seat": seat}, self.names)
        for other, unread in self.unread.items():
            if other != seat:
                unread.append(said)

    def keep(self) -> Path | None:
        """Save; trouble with the disk is told once and does not stop the game."""
        try:
            return self.save.write(self.match)
        except files.FileTrouble as trouble:
            said = self.words.say(trouble.fact.key, trouble.fact.values)
            if said != self._trouble:
                self._trouble = said
                self.desk.answer("shell-not-saved", reason=said)
            return None

    def _end(self) -> None:
        screen = self.screen
        path = self.keep()
        for seat in self.people:
            screen.print(
                self.art.draw(self.kit, self.match.state, seat, self.names, (), screen.measure()), ""
            )
        screen.print(*self.finale, self.art.sheet(self.kit, self.match.state, self.names), *self.desk.reply)
        if path:
            shown = files.shown(path)
            screen.say("shell-record-kept", file=shown)
            screen.command(f"landbridge replay {quoted(shown)}", f"landbridge verify {quoted(shown)}")

    def say_how_to_go_on(self) -> None:
        self.desk.reply = []
        path = self.keep()
        self.screen.print(*self.desk.reply)
        if path:
            self.screen.say("shell-kept", file=files.shown(path))
            self.screen.command("landbridge play --resume")


def quoted(path: str) -> str:
    return f"'{path}'" if " " in path else path


def lucky(seed: str | None) -> Dealer:
    """A dealer with a fresh secret, or always the same one for a seed."""
    if seed is None:
        return Dealer(secrets.token_bytes(32))
    return Dealer(hashlib.sha256(b"seed " + seed.encode("utf-8", "replace")).digest())
