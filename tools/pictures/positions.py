"""Draw the pictures of the documentation from real positions: `python -m tools.pictures.positions`.

The SVG stands alone: no font and nothing else is fetched when somebody looks at it.
"""

from __future__ import annotations

import html
import io
import re
from pathlib import Path
from random import Random

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import landbridge
from landbridge.bots.bot import find
from landbridge.terminal.art import Art
from landbridge.texts import words

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SECRET = b"a picture of mid-game"
ROUNDS = 10
DRAFT = 2  # moves of the running card that are drawn in wet ink
CELL = 12.2  # how wide Rich makes a character
MONOSPACE = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"
PAPER = TerminalTheme(
    background=(250, 247, 240),
    foreground=(58, 54, 48),
    normal=[
        (58, 54, 48),
        (196, 52, 40),
        (40, 124, 60),
        (150, 110, 20),
        (36, 84, 188),
        (130, 60, 140),
        (0, 120, 150),
        (110, 104, 94),
    ],
)


def position(side: str) -> landbridge.Match:
    """Ada, played by a bot until her draft stands half drawn, against another bot."""
    game = landbridge.game("hashi")
    kit = game.kit(game.options_from({"side": side}))
    match = landbridge.Match(game, kit, ["Ada", "Ben"], landbridge.Dealer(SECRET))
    greedy, rng = find(game, "greedy"), Random(1)
    while game.turn(kit, match.state) < ROUNDS or len(match.drafts.get(0, [])) < DRAFT:
        match.deal()
        seat = match.acting[-1]
        match.play(seat, greedy(game, kit, match.view(seat), seat, rng, None))
    return match


def svg(match: landbridge.Match, title: str) -> str:
    art = Art(match.game, words("en"))
    console = Console(
        record=True, width=81, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(art.draw(match.kit, match.view(0), 0, match.names, (), (80, 40)))
    console.print(Text("Ada> ", end=""), end="")
    console.print(Text("█", "cyan"))
    drawn = console.export_svg(title=title, theme=PAPER, unique_id="hashi")
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r"<!--.*?-->\s*", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r"font-family: [^;]+;", f"font-family: {MONOSPACE};", drawn)
    drawn = re.sub(
        r'(<text [^>]*?)x="([0-9.]+)"([^>]*?)textLength="[0-9.]+"([^>]*>)([^<]*)</text>', apart, drawn
    )
    return "".join(line.rstrip() + "\n" for line in drawn.splitlines())


def apart(run: re.Match[str]) -> str:
    """A run of text cut at its blanks, each word at its own place: not every program keeps blanks."""
    before, x, between, after, text = run.groups()
    shown = html.unescape(text).replace("\N{NO-BREAK SPACE}", " ")
    words_at = ((word.start(), word.group()) for word in re.finditer(r"[^ \n]+", shown))
    return "".join(
        f'{before}x="{float(x) + at * CELL:.1f}"{between}textLength="{len(word) * CELL:.1f}"{after}'
        f"{html.escape(word, quote=False)}</text>"
        for at, word in words_at
    )


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / "hashi-terminal.svg"
    file.write_text(svg(position("A"), "landbridge play"), encoding="utf-8")
    print(f"drawn: {file.name}")


if __name__ == "__main__":
    main()
