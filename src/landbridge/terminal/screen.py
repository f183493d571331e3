"""The terminal itself: a full screen where there is one, plain lines where not (a pipe, a dumb terminal).

On a full screen the table stays in place and everything else is said below: news, replies, the prompt. Plain lines
one after the other, without control codes, so that they can be read aloud, logged or compared.
"""

from __future__ import annotations

import codecs
import io
import shutil
import sys
import threading
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from landbridge.texts import Words

WIDTH = 80
LONGEST_LINE = 2000  # characters of an answer; more was pasted by accident
PATIENCE = 0.3  # seconds before a bot is said to think

# For terminals without Unicode: the signs in plain ASCII.
TYPEWRITER = dict(
    zip(
        "─┄━═≡│┊┃║╭╮╯╰╔╗╝╚├┤┬┴┼╞╡╥╨╟╢╤╧╠╣╦╩╬►◆●○·×–—…’‘“”„‹›✎✓∞₁₂₃₄₅₆╵╶╷╴░▪",
        '---==|:|H........++++++++++++++++++RB*o.x--.\'\'"""<>*v8      |-.-#*',
        strict=True,
    )
)


def _typewriter(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    return "".join(TYPEWRITER.get(char) or _bare(char) for char in text), error.end


def _bare(char: str) -> str:
    """A letter without its accent, a special space as a plain one; anything else is a question mark."""
    plain = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    return plain or {"«": "<<", "»": ">>", "œ": "oe", "Œ": "OE", "ß": "ss"}.get(char, "?")


codecs.register_error("typewriter", _typewriter)


def prepare_streams() -> None:
    """No text can break the program: not one the terminal cannot show, and not one that is no UTF-8."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="typewriter")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


class Screen:
    def __init__(self, words: Words, colour: bool = True):
        self.words = words
        self.console = Console(highlight=False, markup=False, emoji=False, no_color=None if colour else True)
        self.full = self.console.is_terminal and sys.stdin.isatty() and not self.console.is_dumb_terminal
        self.measure()

    def measure(self) -> tuple[int, int]:
        """Columns and rows to draw on, as the window is now; a pipe gets the small layout."""
        columns, rows = shutil.get_terminal_size() if self.console.is_terminal else (WIDTH, 24)
        self.console.width = min(columns, WIDTH)
        return self.console.width, rows if self.full else 24

    def say(self, key: str, /, **values: str | int) -> None:
        self.print(Text(self.words.say(key, values)))

    def print(self, *things: RenderableType) -> None:
        """Sentences are broken for a terminal only: what goes into a pipe may hold paths that somebody copies."""
        for thing in things:
            sentence = isinstance(thing, str | Text)
            unbroken = sentence and not self.console.is_terminal
            self.console.print(Text(thing) if isinstance(thing, str) else thing, soft_wrap=unbroken)

    def command(self, *lines: str) -> None:
        """Commands to copy, each in one piece however long."""
        for line in lines:
            self.console.print(Text("  " + line), soft_wrap=True)

    def complain(self, text: str) -> None:
        """What stops the program goes to the other stream, so that a pipe does not swallow it."""
        Console(stderr=True, highlight=False, no_color=self.console.no_color).print(
            Text(text), soft_wrap=True
        )

    def ask(self, prompt: str) -> str:
        """One line, cleaned of what is not text; EOFError at the end, KeyboardInterrupt as ever."""
        if self.full:
            line = input(prompt)
        else:
            self.console.file.write(prompt)
            self.console.file.flush()
            line = sys.stdin.readline(LONGEST_LINE * 4)
            if not line:
                self.console.file.write("\n")
                raise EOFError
        said = "".join(char if char.isprintable() else " " for char in line[:LONGEST_LINE]).strip()
        if not sys.stdin.isatty():
            self.print(said)  # as a terminal would have shown it
        return said

    @contextmanager
    def opened(self) -> Iterator[None]:
        """A separate screen during a game; the terminal's old contents come back afterwards."""
        if not self.full:
            yield
            return
        with suppress(ImportError):
            import readline  # noqa: F401  # gives `input` a line one can edit
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def scene(
        self, table: RenderableType, news: Sequence[str] = (), reply: Sequence[RenderableType] = ()
    ) -> None:
        """The table in its place, as much of the news as fits, and the reply."""
        below = [Text(r) if isinstance(r, str) else r for r in reply]
        if not self.full:
            self.print(*news, table, *below)
            return
        taken = self._height(Group(table, *below)) + 1  # the prompt
        lines = [line for text in news for line in Text(text).wrap(self.console, self.console.width)]
        room = max(0, self.console.height - taken)
        if len(lines) > room:
            lines = [Text("…", "dim"), *lines[len(lines) - room + 1 :]] if room else []
        self.console.clear()
        self.print(table, *lines, *below)

    def page(self, lines: Sequence[str]) -> None:
        """A longer text, a screenful at a time."""
        if not self.full:
            self.print(*lines)
            return
        wrapped = [
            line for text in lines for line in Text(text).wrap(self.console, self.console.width) or [Text()]
        ]
        room = max(1, self.console.height - 1)
        for start in range(0, len(wrapped), room):
            self.console.clear()
            self.print(*wrapped[start : start + room])
            self.ask(self.words.say("shell-page-on") + " ")

    def curtain(self, text: str) -> None:
        """Hide one person's draft before the next one looks, in the scrollback too."""
        if self.full:
            with suppress(ImportError, AttributeError):
                import readline

                readline.clear_history()
            self.console.clear()
            self.print(Padding(Text(text, "bold"), (self.console.height // 3, 4, 1, 4)))
            self.ask("    ")
            self.console.clear()
        else:
            gap = self.console.height if self.console.is_terminal else 1
            self.print("\n" * gap, text)
            self.ask("")

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """A spinner, but only if it really takes a while."""
        if not self.full:
            yield
            return
        status = self.console.status(text)
        timer = threading.Timer(PATIENCE, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    def _height(self, thing: Any) -> int:
        return len(self.console.render_lines(thing))
