"""How moves are written and read, and what is said about what cannot be read."""

from __future__ import annotations

import pytest

from landbridge import FATE
from landbridge.core.errors import Unreadable
from tests.games.river_dragons.show.scene import GAME, Scene


def reading(text: str, card: str = "") -> int:
    scene = Scene(2, stones="c4 d4", planks="2 black c4-d4")
    if card:
        scene.programme(A=card, B="jump")
    return GAME.read(scene.kit, scene.state, 0, text)


@pytest.mark.parametrize(
    ("card", "texts"),
    [
        ("", ["dragon black", "  Dragon   BLACK "]),
        ("stone", ["stone d2", "STONE d2", " stone  d2"]),
        ("plank", ["c4-d4", "d4-c4", "C4 - D4", "lay c4-d4", "c4–d4"]),
        ("plank", ["pink-c4", "c4-pink"]),
        ("jump", ["jump c4-d4", "jump d4-c4", "jump plank 2 black"]),
        ("remove", ["remove c4-d4", "remove plank 2 black"]),
    ],
)
def test_one_move_may_be_written_in_several_ways(card: str, texts: list[str]) -> None:
    assert len({reading(text, "stone" if card else "") for text in texts}) == 1


def test_points_of_the_expert_side() -> None:
    scene = Scene(2, side="expert")
    moves = {GAME.read(scene.kit, scene.state, 0, text) for text in ("stone -120,30", "stone -120 , 30")}
    assert len(moves) == 1
    assert GAME.write(scene.kit, scene.state, 0, moves.pop()) == "stone -120,30"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("stone z9", "support"),
        ("stone pink", "village"),
        ("stone 1,1", "point"),
        ("plank 7 pink", "size"),
        ("plank 3 mauve", "colour"),
        ("plank 3 pink c4-d4", "name-first"),
        ("c4-c4", "span"),
        ("c4d4", "span"),
        ("step d4-e4", "no-plank"),
        ("step nowhere", "place"),
        ("remove g3-g4", "no-plank"),
        ("dance a lot", "nothing"),
    ],
)
def test_what_cannot_be_read_is_explained(text: str, key: str) -> None:
    with pytest.raises(Unreadable) as error:
        reading(text, "stone")
    assert error.value.fact.key == f"river-dragons-read-{key}"
    assert str(error.value) != error.value.fact.key


def test_cards_are_explained_while_programmes_are_made() -> None:
    with pytest.raises(Unreadable) as error:
        reading("two stones please")
    assert error.value.fact.key == "river-dragons-read-card"


def test_the_lot_is_read_too() -> None:
    scene = Scene(2)
    assert (
        GAME.write(scene.kit, scene.state, FATE, GAME.read(scene.kit, scene.state, FATE, "first B"))
        == "first B"
    )
    with pytest.raises(Unreadable):
        GAME.read(scene.kit, scene.state, FATE, "B")
