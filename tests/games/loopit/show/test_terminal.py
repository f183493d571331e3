"""The board in characters: lines that join up, values, bonus squares, racks seen from behind; a game by the command."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from landbridge import texts
from landbridge.games.loopit.show.terminal import bare, draw, help_lines, sheet, spoken
from landbridge.games.loopit.show.text_board import MEETING, rows_of
from tests.games.loopit.table import GAME, Table
from tests.games.loopit.test_l3_scoring import example
from tests.terminal.script import landbridge_command, running

WORDS = texts.words("en")
NAMES = ("Ada", "Ben")


def lines(table: Table, tall: int) -> list[str]:
    return ["".join(cell.char for cell in row) for row in rows_of(table.kit, table.state, tall)]


def shown(thing: object, width: int = 80) -> str:
    console = Console(width=width, no_color=True, highlight=False)
    with console.capture() as said:
        console.print(thing)
    return said.get()


def test_lines_join_up_in_one_row_a_square() -> None:
    drawn = lines(example(), 1)
    assert [line[3:].rstrip() for line in drawn[6:10]] == [
        " ·   ·   ·   ·   ·   ×2  ╭4───4───5──╮5  ·   ·   ·",
        " ·   ·   ·   ×2 ○   ──7──┴3───5──╮4  │4  ·   ·   ·",
        " ·   ·   ·   ·   ·   ×2  ·   ×2 ○    │5  ·   ·   ·",
        " ·   ·   ·   ·   ×3  ·   ·   ·   ╰5──╯4  ·   ·   ·",
    ]


@pytest.mark.parametrize("tall", [1, 2])
def test_every_line_end_meets_one_or_an_open_square(tall: int) -> None:
    """Wherever a tile has an end to the east, a line or a ring stands to its right; and so on round."""
    table = example()
    drawn = lines(table, tall)
    for square, tile in table.board().items():
        x, y = 3 + 4 * "abcdefghijklm".index(square[0]) + 1, 1 + tall * (int(square[1:]) - 1)
        ends = sum(1 << "NESW".index(letter) for letter in tile[:-1])
        assert drawn[y][x] == MEETING[ends]
        if "E" in tile:
            assert drawn[y][x + 2] == "─"
            assert drawn[y][x + 3] in "─○"
        if "S" in tile and tall == 2:
            assert drawn[y + 1][x] == "│"
        assert tile[-1] in (drawn[y][x + 1], drawn[y + tall - 1][x + 1])


def test_everything_fits_a_terminal_of_80_columns() -> None:
    table = example()
    for rows in (24, 50):
        text = shown(draw(table.kit, table.match.view(0), 0, WORDS, NAMES, (), (80, rows)))
        assert all(len(line.rstrip()) <= 80 for line in text.splitlines())
        assert "ESW2" in text
        assert "Ada" in text
        assert "×6" in text
    narrow = shown(draw(table.kit, table.match.view(0), 0, WORDS, NAMES, (), (60, 24)), 60)
    assert "Ben" in narrow


def test_another_rack_is_seen_from_behind() -> None:
    table = example()
    text = shown(draw(table.kit, table.match.view(0), 1, WORDS, NAMES))
    assert text.count("░░░") == 15
    for tile in set(table.rack("B")) - set(table.rack("A")):
        assert tile not in text


def test_the_bare_board_and_the_sheet() -> None:
    table = example()
    assert "9×NESW1" in shown(bare(table.kit, WORDS))
    assert str(table.points()[0]) in shown(sheet(table.kit, table.state, WORDS, NAMES))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_help_and_spoken_words_are_moves(language: str) -> None:
    words = texts.words(language)
    assert len(help_lines(words)) > 5
    for said, move in spoken(words).items():
        assert said == said.lower()
        GAME.read(example().kit, example().state, 0, move)


def test_a_game_at_the_terminal(tmp_path: Path) -> None:
    done = landbridge_command(
        "play",
        "loopit",
        "--seats",
        "Ada,bot:greedy",
        "--seed",
        "5",
        lines=["?", "pass", "show B", "quit"],
        data=tmp_path,
    )
    assert done.code == 0, done.all
    assert "Place: " in done.out
    assert "You can place a tile" in done.out
    assert "░░░" in done.out
    assert "loopit 1" in running(tmp_path).read_text(encoding="utf-8")
    first = next(word for word in done.out.split("Place: ")[1].split("  ") if " " in word.strip()).strip()
    again = landbridge_command("play", "--resume", lines=[first, ".", "quit"], data=tmp_path)
    tile, square = first.split()
    assert re.search(rf"Ada places an? {tile[-1]} with [^.]* on {square}\b", again.out), again.all
