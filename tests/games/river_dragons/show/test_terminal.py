"""The delta on a terminal: everything that lies there can be found, and it fits."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from landbridge.games.river_dragons.notation import CARD_NAMES
from landbridge.games.river_dragons.show import terminal
from landbridge.texts import LANGUAGES, words
from tests.games.river_dragons.show.scene import GAME, Scene

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def shown(thing: RenderableType, width: int = 80) -> str:
    out = io.StringIO()
    Console(file=out, width=width, no_color=True).print(thing)
    return out.getvalue()


def drawn(scene: Scene, seat: int = 0, size: tuple[int, int] = (80, 24), language: str = "en") -> str:
    view = GAME.view(scene.kit, scene.state, seat)
    return shown(terminal.draw(scene.kit, view, seat, words(language), NAMES, (), size))


def test_islands_stones_planks_and_pawns_are_drawn() -> None:
    scene = Scene(2, stones="c4 d4 g3", planks="2 pink c4-d4, 1 black pink-g3", pawns="A c4-d4")
    text = drawn(scene)
    assert "[c4]" in text
    assert "[g3]" in text
    assert " d2 " in text
    assert "A2♟A" in text
    assert "B1" in text
    assert "⌂black ♟B" in text
    assert "⌂green" in text


@pytest.mark.parametrize("size", [(80, 24), (60, 24), (80, 60)])
@pytest.mark.parametrize("seats", [2, 6])
def test_it_fits(seats: int, size: tuple[int, int]) -> None:
    scene = Scene(seats, stones="c4 d4 g3", planks="2 pink c4-d4")
    lines = drawn(scene, size=size).splitlines()
    assert max(map(len, lines)) <= 80
    if size == (80, 24):
        assert len(lines) <= 22


def test_every_island_is_named_on_the_bare_board_and_none_covers_another() -> None:
    scene = Scene(2)
    text = shown(terminal.bare(scene.kit, words("en")))
    for name in scene.kit.board.names:
        assert name in text.split(), name


def test_cards_that_lie_face_down_are_not_shown() -> None:
    scene = Scene(2)
    scene.play("A", "jump")
    assert "⌒" in drawn(scene, 0)
    assert "⌒" not in drawn(scene, 1)
    scene = Scene(2)
    scene.programme(A="stone, jump, remove, dragon black", B="stone")
    assert "≈B" in drawn(scene, 0)
    assert "≈B" not in drawn(scene, 1)
    assert "▒" in drawn(scene, 1)


def test_what_stands_in_the_way_is_marked() -> None:
    scene = Scene(2, stones="c4 d4", planks="2 pink c4-d4")
    view = GAME.view(scene.kit, scene.state, 0)
    out = io.StringIO()
    marked = terminal.draw(scene.kit, view, 0, words("en"), NAMES, ("way-c4-d4", "stone-c4"), (80, 24))
    Console(file=out, width=80, force_terminal=True, color_system="standard").print(marked)
    assert "\x1b[1;7;31m" in out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    for card, task in (
        ("stones", "stone c4"),
        ("planks", "plank 3"),
        ("steps", "step"),
        ("remove", "remove c4"),
    ):
        scene = Scene(2, stones="g3 c4", planks="1 black pink-g3")
        scene.programme(A=card, B="jump")
        text = drawn(scene, language=language)
        assert "river-dragons" not in text
        assert task in " ".join(line[50:].strip() for line in text.splitlines())
    sheet = shown(terminal.sheet(scene.kit, scene.state, words(language), NAMES))
    assert "Ada" in sheet
    assert len(terminal.help_lines(words(language))) >= 12
    spoken = terminal.spoken(words(language))
    assert set(spoken.values()) == set(CARD_NAMES)


def test_the_winner_is_marked_at_the_end() -> None:
    scene = Scene(2, stones="b3 c3", planks="2 pink black-b3, 4 pink b3-c3", pawns="A black-b3")
    scene.programme(A="step", B="step")
    scene.play("A", "step black")
    assert "★" in shown(terminal.sheet(scene.kit, scene.state, words("en"), NAMES))
