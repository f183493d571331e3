"""What can be printed, in every language and on both papers; and the command."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from landbridge.cli import app
from landbridge.core.errors import OptionError
from landbridge.print import PAPER_NAMES, choices, make
from landbridge.registry import game as game_of
from landbridge.texts import LANGUAGES, words
from tests.print.reading import pages

GAMES = ("hashi", "loopit", "river_dragons", "the_border")
LARGEST = 3_000_000
PARTS = {
    "hashi": ["sheets", "cards", "score", "rules"],
    "loopit": ["board", "tiles", "score", "rules"],
    "river_dragons": ["board", "planks", "cards", "score", "rules"],
    "the_border": ["boards", "dice", "score", "rules"],
}


@pytest.mark.parametrize("game", GAMES)
def test_what_there_is_to_print_has_a_name_in_every_language(game: str) -> None:
    found = game_of(game)
    assert choices(found, found.kit()) == PARTS[game]
    for language in LANGUAGES:
        for name in PARTS[game]:
            assert words(language).has(f"print-part-{name}")


@pytest.mark.few(4)
@pytest.mark.parametrize("paper", PAPER_NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_in_every_language_on_both_papers(game: str, language: str, paper: str) -> None:
    found = game_of(game)
    made = make(found, found.kit(), paper, language)
    assert len(made.pdf) < LARGEST
    read = list(pages(made.pdf))
    assert len(read) == made.pages
    say = words(language).say
    text = " ".join(word.text for page in read for word in page.words).replace("\u00a0", " ")
    assert say("print-scale").replace("\u202f", " ").split()[0] in text
    assert all(word.text.strip() for page in read for word in page.words)
    assert make(found, found.kit(), paper, language).pdf == made.pdf  # neither time nor chance is in it


def test_what_cannot_be_printed_is_refused() -> None:
    found = game_of("hashi")
    with pytest.raises(OptionError) as refused:
        make(found, found.kit(), "A5")
    assert refused.value.fact.key == "print-no-paper"
    with pytest.raises(OptionError) as refused:
        make(found, found.kit(), what=["planks"])
    assert refused.value.fact.key == "print-no-part"


def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "hashi.pdf"
    said = CliRunner().invoke(
        app, ["print", "hashi", "--lang", "nl", "--paper", "letter", "--what", "sheets", "-o", str(out)]
    )
    assert said.exit_code == 0, said.output
    assert "2 pagina’s" in said.output
    assert out.read_bytes().startswith(b"%PDF")


def test_the_command_says_what_is_wrong_with_a_board(tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    board.write_text('name = "Mine"\n')
    said = CliRunner().invoke(app, ["print", "hashi", "--board", str(board), "-o", str(tmp_path / "x.pdf")])
    assert said.exit_code == 1
    assert not (tmp_path / "x.pdf").exists()
    said = CliRunner().invoke(app, ["print", "hashi", "--what", "planks", "-o", str(tmp_path / "x.pdf")])
    assert said.exit_code == 2
