"""Beginning a game of one's own, and what the commands say of the mistakes that people make first."""

from __future__ import annotations

from pathlib import Path

import pytest

import landbridge
from landbridge import proving
from landbridge.core import laws
from tests.terminal.script import real_command


@pytest.fixture
def pebbles(tmp_path: Path) -> Path:
    return proving.begin("my_pebbles", tmp_path)


def prove(folder: Path, *more: str) -> tuple[int, str]:
    told = real_command("prove", str(folder), "--lang", "en", *more)
    return told.code, told.all


def change(folder: Path, file: str, right: str, wrong: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), encoding="utf-8")


def test_what_is_begun_obeys_the_laws(pebbles: Path) -> None:
    code, told = prove(pebbles, "--steps", "300")
    assert code == 0, told
    assert "All laws hold, with every number of players and every option" in told
    assert "keleton" not in "".join(
        file.read_text() for file in pebbles.rglob("*.*") if file.is_file() and file.suffix != ".pyc"
    )
    words = ["play", "my_pebbles", "--seats", "Ada", "--bots", "casual", "--lang", "en"]
    played = real_command(
        *words, data=pebbles.parent, lines=["take-4", "quit"], LANDBRIDGE_GAMES=str(pebbles)
    )
    assert "“take-4” is not a move in this game." in played.all


@pytest.mark.parametrize(
    ("file", "right", "wrong", "said"),
    [
        (
            "rules.py",
            "s.turn_no += 1",
            "s.turn_nr += 1",
            "in do: AttributeError: no field 'turn_nr'; the record has",
        ),
        ("rules.py", "def points(", "def scores(", "my_pebbles.rules has no kernel points"),
        ("rules.py", "else TOO_MANY", "else 9", "what is no move at all is refused"),
        (
            "texts/en/my_pebbles.ftl",
            "my-pebbles-why-too-many",
            "my-pebbles-why",
            "no sentence for my-pebbles-why-too",
        ),
        ("texts/en/my_pebbles.ftl", "my-pebbles-by =", "my-pebbles-of =", "no sentence for my-pebbles-by"),
        (
            "__init__.py",
            "longest = rules.STONES",
            "longest = 3",
            "no end after 4 steps; the game says 3 at most",
        ),
        ("__init__.py", "return v.copy()", "return 1 // 0", "in guess: ZeroDivisionError"),
    ],
)
def test_a_mistake_is_told_in_a_line(pebbles: Path, file: str, right: str, wrong: str, said: str) -> None:
    if wrong == "else 9":
        said = "reason 9 is not declared"
    change(pebbles, file, right, wrong)
    code, told = prove(pebbles, "--steps", "60")
    assert code == 1, told
    assert said in " ".join(told.split()), told
    assert "Traceback" not in told


@pytest.mark.parametrize(
    "name", ["hashi", "json", "My_Game", "class", "a-b", "", "x" * 41, "landbridge", "../up"]
)
def test_names_that_no_new_game_can_have(name: str, tmp_path: Path) -> None:
    with pytest.raises(proving.CannotBegin, match="cannot be the name of a new game"):
        proving.begin(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(pebbles: Path) -> None:
    with pytest.raises(proving.CannotBegin, match="already"):
        proving.begin("my_pebbles", pebbles.parent)


def test_the_skeleton_itself_obeys_the_laws() -> None:
    from landbridge.skeleton import Skeleton

    game = Skeleton()
    for seats in game.seats:
        with pytest.raises(
            laws.LawBroken, match="no sentence for skeleton"
        ):  # it is no game of the catalogue
            laws.prove(game, seats=seats, steps=10, kit=game.kit())


@pytest.mark.parametrize("name", landbridge.game_names())
def test_our_games_have_all_their_words(name: str) -> None:
    assert laws.lacking_words(landbridge.game(name)) == []
