"""The full screen, on a real pseudo-terminal."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Iterator
from fcntl import ioctl
from pathlib import Path

import pytest

from landbridge.terminal.screen import TYPEWRITER
from tests.terminal.script import real_command, running

ALONE = ("play", "--seats", "Ada", "--seed", "1")


class Terminal:
    """A program that believes it talks to a person."""

    def __init__(self, *arguments: str, data: Path, rows: int = 24, **environment: str):
        known = {"LANG": "en_GB.UTF-8", "TERM": "xterm-256color", "LANDBRIDGE_DATA": str(data)}
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # ignored by tests in the background
            clean = {
                k: v for k, v in os.environ.items() if k not in ("LC_ALL", "NO_COLOR", "COLUMNS", "LINES")
            }
            os.execve(
                sys.executable,
                [sys.executable, "-m", "landbridge", *arguments],
                clean | known | environment,
            )
        ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
        self.seen = ""

    def wait_for(self, text: str, seconds: float = 20) -> str:
        """What was shown until a text came; the rest is left for the next call."""
        until = time.monotonic() + seconds
        while text not in self.seen and time.monotonic() < until:
            if select.select([self.end], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.end, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert text in self.seen, self.seen
        before, found, self.seen = self.seen.partition(text)
        return before + found

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C as a person does it: a signal between prompt and reading would wait for the next key."""
        seen: list[str] = []
        while len(seen) < 4 or len({*seen[-4:]}) > 1 or seen[-1].split()[0] != "S":
            time.sleep(0.05)
            # Its state and the time it has had: it sleeps, and goes on sleeping, where it waits for a key.
            told = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
            seen.append(f"{told[0]} {told[11]} {told[12]}")
        self.type("\x03")

    def code(self) -> int:
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


@pytest.fixture
def open_terminals() -> Iterator[list[Terminal]]:
    terminals: list[Terminal] = []
    yield terminals
    for terminal in terminals:
        with contextlib.suppress(ProcessLookupError):
            os.kill(terminal.pid, signal.SIGKILL)
        os.close(terminal.end)


def test_a_screen_of_its_own_and_ctrl_c_saves(tmp_path: Path, open_terminals: list[Terminal]) -> None:
    terminal = Terminal(*ALONE, data=tmp_path, rows=40)
    open_terminals.append(terminal)
    first = terminal.wait_for("Ada> ")
    assert "\x1b[?1049h" in first  # another screen, so that the shell's comes back
    assert "╭───╮" in first  # forty rows have room for boxes
    terminal.type("4@d1\r")
    drawn = terminal.wait_for("Ada> ")
    assert "Card 1 of 17" in drawn
    assert re.search(r"\x1b\[[0-9;]*m", drawn)
    terminal.type("1@d4 d1-d4\r")
    assert "✎ 1@d4 d1-d4" in terminal.wait_for("Ada> ")
    terminal.interrupt()
    last = terminal.wait_for("landbridge play --resume")
    assert "\x1b[?1049l" in last
    assert "Traceback" not in last
    assert terminal.code() == 130
    assert "? A 1@d4 d1-d4" in running(tmp_path).read_text(encoding="utf-8")


def test_ctrl_d_saves_and_colour_can_be_left_out(tmp_path: Path, open_terminals: list[Terminal]) -> None:
    terminal = Terminal(*ALONE, "--no-color", data=tmp_path)
    open_terminals.append(terminal)
    drawn = terminal.wait_for("Ada> ")
    assert not re.search(r"\x1b\[(?:[0-9]+;)*(?:3[0-7]|4[0-7]|[34]8;)[0-9;]*m", drawn)
    assert "◆" in drawn
    terminal.type("4@d1\r")
    terminal.wait_for("Ada> ")
    terminal.type("\x04")
    terminal.wait_for("landbridge play --resume")
    assert terminal.code() == 0


def test_ctrl_c_before_the_game_says_goodbye(tmp_path: Path, open_terminals: list[Terminal]) -> None:
    terminal = Terminal("play", data=tmp_path)
    open_terminals.append(terminal)
    terminal.wait_for("Who plays?")
    terminal.interrupt()
    assert "Traceback" not in terminal.wait_for("Goodbye.")
    assert terminal.code() == 1
    assert not list(tmp_path.iterdir())


def test_a_dumb_terminal_gets_plain_lines(tmp_path: Path, open_terminals: list[Terminal]) -> None:
    terminal = Terminal(*ALONE, data=tmp_path, TERM="dumb")
    open_terminals.append(terminal)
    shown = terminal.wait_for("Ada> ")
    terminal.type("quit\r")
    assert "\x1b" not in shown + terminal.wait_for("--resume")


def test_a_terminal_without_unicode_gets_typewriter_signs(tmp_path: Path) -> None:
    done = real_command(*ALONE, lines=["4@d1", "quit"], data=tmp_path, PYTHONIOENCODING="ascii")
    assert done.code == 0
    assert done.out.isascii()
    assert "(B  )..................." in done.out
    assert "?" not in done.out.replace("? for what", "")


def test_every_typewriter_sign_is_one_plain_character() -> None:
    assert all(len(sign) == 1 and sign.isascii() for sign in TYPEWRITER.values())
