"""What a person at the terminal types, and what is answered: moves in notation, and orders such as `why c3-c5`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from landbridge.bots.advice import advise
from landbridge.bots.advice_text import told, written
from landbridge.core.errors import Illegal, LandbridgeError, Unreadable
from landbridge.core.game import LETTERS
from landbridge.terminal import files, orders, saves, story
from landbridge.terminal.seats import luck_of_bot

if TYPE_CHECKING:
    from landbridge.terminal.table import Table


PATIENCE = 15  # seconds a hint waits for compiled rules; without them it has no figures


class Leave(Exception):  # no error: somebody wants to go
    pass


class Desk:
    """One person's side of the table: what is drawn, what is answered to the last line."""

    def __init__(self, table: Table):
        self.table = table
        self.match = table.match
        self.words = table.words
        self.orders = orders.known(self.words)
        self.spoken = table.art.spoken()
        self.seat = 0
        self.shown = 0  # whose sheet is drawn
        self.reply: list[RenderableType] = []
        self.highlight: tuple[str, ...] = ()
        # Plain lines: the news is told once, the table is drawn at the start of a turn and when asked for.
        self.due = self.news_due = True

    def begin(self, seat: int, fresh: bool) -> None:
        """A turn; a fresh one forgets what was answered to the move before it."""
        if fresh or seat != self.seat:
            self.reply, self.highlight = [], ()
        self.seat = self.shown = seat
        self.due = self.news_due = True

    def show(self, news: Sequence[str]) -> None:
        screen, table = self.table.screen, self.table
        if screen.full or self.due:
            view = self.match.view(self.seat)
            drawn = table.art.draw(table.kit, view, self.shown, table.names, self.highlight, screen.measure())
            hint = [Text(self.words.say("shell-hint"), "dim")]
            screen.scene(drawn, news if screen.full or self.news_due else (), self.reply or hint)
        else:
            screen.print(*self.reply)
        self.due = self.news_due = False

    def answer(self, key: str, /, **values: str | int) -> None:
        self.reply.append(self.words.say(key, values, self.table.names))

    def obey(self, line: str) -> None:
        self.reply, self.highlight, self.shown = [], (), self.seat
        order = orders.parse(line, self.orders)
        if order is not None:
            getattr(self, f"_{order[0]}")(order[1])
        elif line:
            self._play(line)
        elif not self.table.screen.full:
            self.answer("shell-hint")

    # --- moves --------------------------------------------------------------------------------------------

    def _play(self, line: str) -> None:
        """One move, or several; the first that fails ends the line, those before it stand."""
        match, table = self.match, self.table
        made: list[str] = []
        for text in orders.pieces(line, self._is_move):
            try:
                move = self._read(text)
                said = match.game.write(match.kit, match.state, self.seat, move)
                step = match.play(self.seat, move)
            except LandbridgeError as error:
                if made:
                    self.answer("shell-moves-before", moves=" ".join(made))
                self._refuse(text, error)
                break
            made.append(said)
            table.tell([step])
            if self.seat not in match.acting:
                break
        else:
            if not table.screen.full:
                self.answer("shell-moves-made", moves=" ".join(made))
        if made:
            table.keep()

    def _is_move(self, text: str) -> bool:
        try:
            self._read(text)
        except Unreadable:
            return False
        return True

    def _read(self, text: str) -> int:
        match = self.match
        return match.game.read(match.kit, match.state, self.seat, self.spoken.get(text.casefold(), text))

    def _refuse(self, text: str, error: LandbridgeError) -> None:
        """One line: what was typed, why not, and the ruling; what stands in the way is marked on the board."""
        said = self.words.say(error.fact.key, error.fact.values, self.table.names)
        ruling = ""
        if isinstance(error, Illegal):
            self.highlight = error.witness
            ruling = f" [{error.ruling}]" if error.ruling else ""
        self.reply.append(Text.assemble((f"{text}: ", "bold"), (said, "red"), (ruling, "dim")))

    # --- orders -------------------------------------------------------------------------------------------

    def _help(self, rest: str) -> None:
        own = self.table.art.help_lines()
        self.table.screen.page([*own, *([""] if own else []), *self.words.say("shell-help").splitlines()])

    def _moves(self, rest: str) -> None:
        for heading, moves in self.table.art.offers(self.match.kit, self.match.state, self.seat):
            self.reply.append(Text.assemble((f"{heading}: ", "bold"), "  ".join(moves)))

    def _why(self, rest: str) -> None:
        match = self.match
        if not rest:
            self.answer("shell-why-what")
        for text in orders.pieces(rest, self._is_move) if rest else []:
            try:
                refusal = match.game.refusal(match.kit, match.state, self.seat, self._read(text))
                if refusal is not None:
                    raise refusal
                self.answer("shell-why-legal", move=text)
            except LandbridgeError as error:
                self._refuse(text, error)

    def _hint(self, rest: str) -> None:
        """What the strongest bot would do in this seat, from what the seat sees; its best move is marked."""
        match, table = self.match, self.table
        view = match.view(self.seat)
        luck = luck_of_bot(table.luck, self.seat, len(match.log))
        with table.screen.thinking(self.words.say("shell-thinking-hint")):
            kit = table.warm.wait(PATIENCE)
            found = advise(match.game, kit, view, self.seat, luck)
        for advice in found:
            fact = told(advice, alone=match.seats == 1)
            plan = " ".join(written(match.game, kit, view, self.seat, advice.plan))
            self.reply.append(f"{plan}  {self.words.say(fact.key, fact.values, table.names)}")
        self.highlight = match.game.handles(kit, view, self.seat, found[0].move)

    def _undo(self, rest: str) -> None:
        everything = rest.casefold() in orders.words_for("all", self.words)
        try:
            public = not self.match.drafts.get(self.seat)
            taken = self.match.undo(self.seat, None if everything else 1)
        except Illegal as refusal:
            self._refuse(orders.words_for("undo", self.words)[1], refusal)
            return
        if taken:
            if public:
                self.table.tell_undone(self.seat)
            self.table.keep()
            self.answer("shell-undone-all" if everything else "shell-undone")
            self.due = True
        else:
            self.answer("shell-nothing-to-undo")

    def _show(self, rest: str) -> None:
        found = self._seat_named(rest) if rest else self.seat
        if found is None:
            seats = ", ".join(f"{LETTERS[i]} {name}" for i, name in enumerate(self.table.names))
            self.answer("shell-show-whom", text=rest[:30], seats=seats)
            return
        self.shown = found
        self.due = True
        if found != self.seat:
            self.answer("shell-showing", owner=found)

    def _seat_named(self, text: str) -> int | None:
        said = text.casefold()
        letters = LETTERS[: self.match.seats].casefold()
        if len(said) == 1 and said in letters:
            return letters.index(said)
        near = [i for i, name in enumerate(self.table.names) if name.casefold().startswith(said)]
        return near[0] if len(near) == 1 else None

    def _log(self, rest: str) -> None:
        facts = [fact for scene in story.scenes(self.match) for fact in scene.facts]
        lines = [self.words.say(fact.key, fact.values, self.table.names) for fact in facts]
        self.table.screen.page(lines or [self.words.say("shell-log-empty")])

    def _save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.table.save.running
        if rest and not saves.writable(path):
            self.answer("shell-save-other", file=files.shown(path))
            return
        try:
            files.write(path, saves.text_of(self.match))
        except files.FileTrouble as trouble:
            self.answer(trouble.fact.key, **trouble.fact.values)
        else:
            self.answer("shell-saved", file=files.shown(path))

    def _quit(self, rest: str) -> None:
        raise Leave
