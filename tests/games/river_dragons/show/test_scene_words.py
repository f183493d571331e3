"""What cards, villages, islands and planks are called at a table of River Dragons, and where keys lead from them."""

from __future__ import annotations

import pytest

from landbridge import PUBLIC
from landbridge.games.river_dragons import Options
from landbridge.games.river_dragons.state import PROGRAMME
from tests.games.river_dragons.show.scene import GAME, Scene, kit_of
from tests.games.river_dragons.show.test_scene import SCENES, look


@pytest.mark.parametrize(
    ("owner", "other", "dragon"), [("A", "B", "dragon pink"), ("B", "A", "dragon black")]
)
def test_a_dragon_cancels_whichever_seat_lays_it(owner: str, other: str, dragon: str) -> None:
    scene = Scene(2)
    cards = {
        owner: ("stone", "steps", "stones", "plank", "step"),
        other: ("stone", dragon, "stones", "plank", "step"),
    }
    for texts in zip(cards["A"], cards["B"], strict=True):
        for seat, text in zip("AB", texts, strict=True):
            scene.play(seat, text)
    scene.play("A", "stone c4")
    scene.play("B", "stone d4")
    seats = look(scene, PUBLIC)["board"]["seats"]
    marks = {name: [card["cancelled"] for card in seats["AB".index(name)]["cards"][:3]] for name in "AB"}
    assert marks == {owner: [False, True, False], other: [False, False, False]}


def test_programming_counts_from_the_first_card() -> None:
    scene = Scene(2)
    for laid, text in enumerate(("stones", "steps")):
        assert look(scene, 0)["prompt"]["values"] == {"position": laid + 1}
        scene.play("A", text)
    labels = look(scene, 0)["labels"]
    assert labels["card-stones"]["key"] == labels["card-steps"]["key"] == "river-dragons-name-card-laid"
    assert [labels[f"card-{name}"]["values"]["position"] for name in ("stones", "steps")] == [1, 2]
    assert labels["card-jump"]["key"] == "river-dragons-name-card"
    assert look(scene, PUBLIC)["prompt"]["key"] == "river-dragons-prompt-programmes"


def test_the_cards_of_the_last_round_lie_open_until_the_next_is_played() -> None:
    scene = Scene(2)
    scene.programme(A="stone, stones, step, steps, jump", B="stone, stones, step, steps, jump")
    assert look(scene, 0)["board"]["seats"][1]["before"] == []
    while scene.state.stage != PROGRAMME:
        scene.until(scene.acting[0])
        seat = scene.acting[0]
        number = "AB".index(seat)
        move = GAME.offers(scene.kit, scene.state, number)[0]
        scene.play(seat, GAME.write(scene.kit, scene.state, number, move))
    before = look(scene, 0)["board"]["seats"][1]["before"]
    assert [card["name"] for card in before] == ["stone", "stones", "step", "steps", "jump"]


def test_villages_belong_to_whoever_has_their_colour() -> None:
    scene = Scene(2)
    labels = look(scene, PUBLIC)["labels"]
    villages = {name: fact for name, fact in labels.items() if name.startswith("village-")}
    owned = {name: fact["values"]["owner"] for name, fact in villages.items() if "owner" in fact["values"]}
    assert owned == {"village-pink": 0, "village-black": 1}
    assert len(villages) == 6
    empty = {fact["key"] for name, fact in villages.items() if name not in owned}
    assert empty == {"river-dragons-name-village-empty"}


def test_islands_are_open_where_a_stone_may_lie_and_covered_elsewhere() -> None:
    scene = Scene(2, stones="a4 e4", planks="6 pink a4-e4")
    scene.programme(A="stone", B="step")
    offered = {f"island-{text.removeprefix('stone ')}" for text in scene.offers("A")}
    labels = {
        name: fact["key"] for name, fact in look(scene, 0)["labels"].items() if name.startswith("island-")
    }
    assert {name for name, key in labels.items() if key == "river-dragons-name-island"} == offered
    assert {name for name in labels if name not in offered} == {"island-c4", "island-d4"}


def test_the_supply_is_what_is_not_on_the_board() -> None:
    empty, some = Scene(2), Scene(2, stones="f3 e3")
    supply = [look(scene, PUBLIC)["board"]["supply"] for scene in (empty, some)]
    assert supply[0] - supply[1] == 2
    assert supply[0] == sum(name.startswith("island-") for name in look(empty, PUBLIC)["labels"])


def test_arrow_keys_lead_from_planks_to_what_they_rest_on_and_back() -> None:
    scene = Scene(2, stones="f3 e3", planks="2 pink pink-f3, 4 black f3-e3")
    near = look(scene, 0)["board"]["near"]
    assert near["stone-f3"] == ["way-pink-f3", "way-f3-e3"]
    assert near["village-pink"] == ["way-pink-f3"]
    assert all(here in near[there] for here, others in near.items() for there in others if there in near)


def test_planks_are_called_by_where_they_are_and_who_stands_on_them() -> None:
    scene = Scene(2, stones="f3 e3 c4 d4", planks="1 pink pink-f3, 4 black f3-e3", pawns="B f3-e3")
    scene.programme(A="plank", B="step")
    labels = look(scene, 0)["labels"]
    assert labels["way-f3-e3"]["key"] == "river-dragons-name-way-pawn"
    assert labels["way-f3-e3"]["values"]["seat"] == 1
    assert labels["way-pink-f3"]["key"] == "river-dragons-name-way"
    scene.play("A", "plank 2 pink")
    labels = look(scene, 0)["labels"]
    assert labels["plank-2-pink"]["key"] == "river-dragons-name-plank-named"
    assert labels["plank-3-pink"]["key"] == "river-dragons-name-plank"
    own = {name.rpartition("-")[2] for name in look(scene, 1)["labels"] if name.startswith("plank-")}
    assert own == {"black"}


def test_whose_turn_it_is_and_who_has_programmed() -> None:
    scene = Scene(2)
    scene.play("A", "stones")
    for viewer in (0, 1, PUBLIC):
        assert [seat["done"] for seat in look(scene, viewer)["board"]["seats"]] == [False, False]
    for card in ("steps", "jump", "plank", "stone"):
        scene.play("A", card)
    assert [seat["done"] for seat in look(scene, PUBLIC)["board"]["seats"]] == [True, False]
    for card in ("steps", "jump", "plank", "stone", "stones"):
        scene.play("B", card)
    keys = [status["key"] for status in look(scene, PUBLIC)["status"]]
    assert keys == ["river-dragons-status-acting", "river-dragons-name"]


def test_the_sheet_counts_planks_for_whoever_owns_them() -> None:
    scene = Scene(2, stones="f3 e3 c4 d4", planks="2 pink pink-f3, 4 black f3-e3, 1 pink c4-d4")
    rows = {row["label"]["key"]: [cell["text"] for cell in row["cells"]] for row in look(scene, 0)["sheet"]}
    assert rows["river-dragons-sheet-laid"] == ["2", "1"]
    assert rows["river-dragons-sheet-reserve"] == ["4", "5"]


def test_a_plank_reaches_its_length_less_a_stone_and_from_a_villages_rim() -> None:
    """RB3, in the units of the drawing."""
    board = SCENES.layout(kit_of(Options()))["board"]
    assert len(board["lengths"]) == 6
    assert board["reach"] == [length - board["stoneRadius"] for length in board["lengths"]]
    assert board["reachVillage"] == [reach + board["villageRadius"] for reach in board["reach"]]


def test_spans_that_proved_too_long_are_told() -> None:
    scene = Scene(2, stones="c4 g2 g3", by_eye=True)
    scene.programme(A="plank", B="stone")
    scene.play("A", "plank 1 pink")
    assert look(scene, 0)["board"]["tried"] == []
    scene.play("A", "c4-g3")
    (tried,) = look(scene, 1)["board"]["tried"]
    assert sorted(tried) == ["stone-c4", "stone-g3"]
