"""What a sheet of The Border looks like on a terminal, sign by sign, without a single colour."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from landbridge import cli, loads
from landbridge.games.the_border.board import COLOUR_LETTERS
from landbridge.games.the_border.show import terminal, text_board
from landbridge.texts import LANGUAGES, words
from tests.games.the_border.table import NAMES, Table, kit_of


def printed(thing: object) -> list[str]:
    console = Console(file=io.StringIO(), width=80, no_color=True, color_system=None)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def drawn(table: Table, actor: str, rows: int = 24, language: str = "en") -> list[str]:
    seat = "ABCD".index(actor)
    view = table.match.view(seat)
    return printed(terminal.draw(table.kit, view, seat, words(language), NAMES, (), (80, rows)))


def test_every_open_space_shows_its_segment_in_letters() -> None:
    table = Table(2, "dice r g b y o")
    text = "\n".join(drawn(table, "A", rows=40))
    for sign in {s for s in table.kit.board.maps[0].values() if not s.isdigit() and s != "xx"}:
        assert text.count(sign) >= int(sign[0]), sign
    assert text.count("××") == 2
    for value in range(4, 13):
        assert str(value) in text


def test_a_space_stands_under_its_letter_and_beside_its_number() -> None:
    table = Table(2)
    lines = drawn(table, "A", rows=40)
    row = next(line for line in lines if line.startswith(" 5 "))
    column = lines[0].index("c")
    assert row[column - 1 : column + 1] == "5b"  # c5, in a row that is not shifted
    shifted = next(line for line in lines if line.startswith(" 4 "))
    assert shifted[column + 1 : column + 3] == "××"  # c4, half a space to the right


def test_a_draft_is_told_from_what_is_settled() -> None:
    table = Table(2, "dice b b y y o  A stop .", boards="42")
    assert sum(line.count("✎✎") for line in drawn(table, "B")) == 0
    table.play("B k13 k15")
    assert sum(line.count("✎✎") for line in drawn(table, "B")) == 2
    seat = table.match.view(0)
    others = printed(terminal.draw(table.kit, seat, 1, words("en"), NAMES))
    assert sum(line.count("✎✎") for line in others) == 0  # A looks at B's sheet
    table.play("B .")
    assert sum(line.count("××") for line in drawn(table, "B")) == 4


def test_a_closed_area_is_hatched_and_its_points_are_told() -> None:
    table = Table(2)
    table.conquer("A", 4)
    lines = drawn(table, "A")
    inside = len(table.kit.board.areas[-1].inside)
    assert sum(line.count("//") for line in lines) == inside
    assert any("✓ well" in line and line.endswith(" 4") for line in lines)
    others = drawn(table, "B")
    assert any("well" in line and " 2  ·" in line for line in others)  # it would bring B only half


def test_dice_used_stand_in_brackets() -> None:
    table = Table(2, "dice r r b y s  A stop 2r", boards="12")
    assert any("(r) (r) [b] [y] [s]" in line for line in drawn(table, "A"))
    table.play("A .  B k13")
    assert any("(r) (r) (b) [y] [s]" in line for line in drawn(table, "B"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rows", [24, 40])
def test_everything_fits_eighty_columns(language: str, rows: int) -> None:
    table = Table(4, "dice r r b b b")
    for group in ("", "A stop", "A 2r 3b .", "B .  C .  D ."):
        if group:
            table.play(group)
        for actor in "ABCD":
            lines = drawn(table, actor, rows, language)
            assert all(len(line) <= 80 for line in lines)
            assert len(lines) <= (22 if rows == 24 else 32)
            assert not any("…" in line for line in lines), lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_areas_are_short_and_different(language: str) -> None:
    names = [terminal.motif(kit_of(), area, words(language)) for area in range(9)]
    assert len(set(names)) == 9
    assert all(len(name) <= 13 for name in names)
    legend = words(language).say("the-border-screen-legend")
    assert [part.split()[0] for part in legend.split(", ")] == list(COLOUR_LETTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_done_and_stop(language: str) -> None:
    spoken = terminal.spoken(words(language))
    assert {".", "stop"} == set(spoken.values())
    assert all(word.isalpha() for word in spoken)


def test_the_score_sheet_and_the_bare_boards() -> None:
    table = Table(2)
    table.conquer("A", 4)
    lines = printed(terminal.sheet(table.kit, table.state, words("en"), NAMES))
    assert any(line.split()[:3] == ["well", "4/2", "4"] for line in lines)
    assert any(line.split()[:2] == ["points", "4"] for line in lines)
    bare = printed(terminal.bare(table.kit, words("en")))
    assert [line for line in bare if line.startswith("board")] == ["board1", "board2", "board3", "board4"]
    assert text_board.width(table.kit.board, text_board.NARROW) + 1 + terminal.PANEL <= 80


def test_a_whole_game_can_be_played_by_typing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada answers everything with `stop` and a full stop; the bot wins, and the record is kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    asked = ["play", "the_border", "--seats", "Ada", "--bots", "greedy", "--seed", "5", "--lang", "en"]
    done = CliRunner().invoke(cli.app, asked, input="?\nhelp\nwhy 5r\nshow B\n" + "stop\n.\n" * 400)
    assert done.exit_code == 0, done.output
    assert "Greedy wins." in done.output
    (kept,) = [file for file in tmp_path.rglob("*.txt") if "the_border" in file.name]
    match = loads(kept.read_text(encoding="utf-8"))
    assert match.over
    assert match.points()[0] == 0
