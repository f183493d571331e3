"""The scene a page draws: everything the table shows, nothing it hides, and a name for every handle."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from landbridge import FATE, PUBLIC, Kit, State
from landbridge.core.game import seats_in
from landbridge.core.show.scene import scene_of
from landbridge.games.river_dragons import Options
from landbridge.games.river_dragons.state import ACT, PROGRAMME
from landbridge.texts import LANGUAGES, words
from tests.games.river_dragons.show.scene import GAME, Scene, kit_of

SCENES = scene_of(GAME)
TABLES = [
    (2, Options(max_rounds=2)),
    (3, Options(max_rounds=2, three_players="alternate", by_eye=True)),
    (4, Options(max_rounds=1, side="expert")),
    (5, Options(max_rounds=1, by_eye=True, short_plank="lost")),
    (6, Options(max_rounds=1)),
    (3, Options(max_rounds=1, side="expert", by_eye=True)),
]
every_table = pytest.mark.parametrize(
    ("seats", "options"), TABLES, ids=lambda value: value.side if isinstance(value, Options) else str(value)
)


def course(kit: Kit, seats: int, seed: int = 7) -> Iterator[State]:
    """A game of random offers, position by position."""
    luck = random.Random(seed)
    s = GAME.start(kit, seats)
    yield s
    while actors := list(seats_in(GAME.actors(kit, s))):
        seat = luck.choice(actors)
        GAME.do(kit, s, seat, luck.choice(GAME.offers(kit, s, seat)))
        yield s


def look(scene: Scene, viewer: int) -> dict[str, Any]:
    return SCENES.scene(scene.kit, GAME.view(scene.kit, scene.state, viewer), viewer)


def facts(told: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from told["labels"].values()
    yield from filter(None, [told["prompt"], *told["status"]])
    for row in told["sheet"]:
        yield from filter(None, [row["label"], row["about"]])


@every_table
def test_every_offer_has_a_name_and_a_place(seats: int, options: Options) -> None:
    kit = kit_of(options)
    layout = SCENES.layout(kit)
    for s in course(kit, seats):
        for seat in seats_in(GAME.actors(kit, s) & ~(1 << FATE)):
            view = GAME.view(kit, s, seat)
            told = SCENES.scene(kit, view, seat)
            places = {*layout["spots"], *told["board"]["spots"]}
            for move in GAME.offers(kit, view, seat):
                for handle in GAME.handles(kit, view, seat, move):
                    assert handle in told["labels"], handle
                    assert handle in places or handle.startswith(("card-", "plank-")), handle


@every_table
def test_it_speaks_six_languages_to_everybody(seats: int, options: Options) -> None:
    kit = kit_of(options)
    said: dict[str, dict[str, Any]] = {}
    for place, s in enumerate(course(kit, seats, seed=3)):
        for viewer in (0, seats - 1, PUBLIC)[place % 3 :][:1]:
            told = SCENES.scene(kit, GAME.view(kit, s, viewer), viewer)
            assert json.loads(json.dumps(told)) == told
            said |= {fact["key"]: fact for fact in facts(told)}
    assert len(said) > 12
    for fact in said.values():
        for language in LANGUAGES:
            text = words(language).say(fact["key"], fact["values"], ["Ada"] * 6)
            assert text != fact["key"], fact
            assert "{" not in text, fact


def test_what_lies_face_down_is_in_no_scene_but_the_owners() -> None:
    """Whatever the others laid, the scene is the same."""
    for stage in (PROGRAMME, ACT):
        scenes = []
        for card in ("jump", "remove"):
            scene = Scene(2)
            for text in ("stones", "planks", "steps", card, "stone"):
                scene.play("B", text)
            if stage == ACT:
                for text in ("stone", "step", "plank", "jump", "steps"):
                    scene.play("A", text)
            assert scene.state.stage == stage
            scenes.append((look(scene, 0), look(scene, PUBLIC), look(scene, 1)))
        assert scenes[0][:2] == scenes[1][:2]
        assert scenes[0][2] != scenes[1][2]


def test_a_draft_is_wet_for_its_owner_and_an_empty_row_for_the_others() -> None:
    scene = Scene(2)
    scene.play("A", "stones")
    own, others = (look(scene, viewer)["board"]["seats"][0]["cards"] for viewer in (0, 1))
    assert own[0]["name"] == "stones"
    assert own[0]["wet"]
    assert own[1:] == [None] * 4
    assert others == [None] * 5


def test_cancelled_cards_are_marked_where_they_lie() -> None:
    scene = Scene(2)
    for a, b in zip(
        ("stone", "dragon black", "stones", "plank", "step"),
        ("stone", "steps", "stones", "plank", "step"),
        strict=True,
    ):
        scene.play("A", a)
        scene.play("B", b)
    scene.play("A", "stone c4")
    scene.play("B", "stone d4")
    board = look(scene, PUBLIC)["board"]
    assert board["position"] == 2
    assert [card["cancelled"] for card in board["seats"][1]["cards"][:3]] == [False, True, False]
    assert [card["when"] for card in board["seats"][1]["cards"]] == ["past", "past", "now", "next", "next"]
    assert not any(card["cancelled"] for card in board["seats"][0]["cards"])


def test_whoever_acts_is_told_what_to_do_and_the_others_who_acts() -> None:
    scene = Scene(2, first="A")
    scene.programme(A="stones", B="step")
    mine, theirs = look(scene, 0), look(scene, 1)
    assert mine["prompt"] == {"key": "river-dragons-prompt-stone", "values": {"position": 1, "count": 2}}
    assert theirs["prompt"]["key"] == "river-dragons-prompt-other"
    assert theirs["prompt"]["values"]["seat"] == 0
    assert theirs["board"]["seat"] == 0
    assert theirs["board"]["card"]["name"] == "stones"


def test_planks_lie_between_their_ends_and_count_from_a_villages_rim() -> None:
    scene = Scene(2, stones="f3 e3", planks="2 pink pink-f3, 4 black f3-e3")
    board = look(scene, 0)["board"]
    layout = SCENES.layout(scene.kit)
    from_village, between = sorted(board["planks"], key=lambda plank: plank["size"])
    assert from_village["ends"] == ["village-pink", "stone-f3"]
    assert from_village["at"] == layout["spots"]["way-pink-f3"]
    (ax, ay), (bx, by) = layout["spots"]["stone-f3"], layout["spots"]["stone-e3"]
    assert between["at"] == pytest.approx([(ax + bx) / 2, (ay + by) / 2], abs=0.1)
    assert board["stones"][0]["load"] + board["stones"][1]["load"] == 3
    village, stone = layout["spots"]["village-pink"], layout["spots"]["stone-f3"]
    assert abs(from_village["at"][0] - stone[0]) < abs(from_village["at"][0] - village[0])


def test_planks_that_have_left_the_game_are_told() -> None:
    scene = Scene(2)
    assert look(scene, PUBLIC)["board"]["gone"] == []
    scene.state.reserve[0] &= scene.state.reserve[0] - 1
    assert look(scene, PUBLIC)["board"]["gone"] == [{"size": 1, "colour": 2}]


def test_the_sheet_rings_whoever_arrived() -> None:
    scene = Scene(2, stones="a4", planks="1 black black-a4", pawns="A black-a4")
    scene.programme(A="step", B="stone")
    scene.play("A", "step black")
    told = look(scene, PUBLIC)
    assert [cell["mark"] for cell in told["sheet"][-1]["cells"]] == ["got", ""]
    assert told["status"][0]["key"] == "river-dragons-status-arrived"
    assert told["prompt"] is None


def test_the_expert_side_offers_points_where_the_page_says_they_are() -> None:
    scene = Scene(2, side="expert")
    scene.programme(A="stone", B="step")
    told = look(scene, 0)
    layout = SCENES.layout(scene.kit)["board"]
    assert told["board"]["points"]
    for point in told["board"]["points"]:
        x, y = (int(number) for number in point["handle"].removeprefix("point-").split(","))
        assert x % layout["grid"] == y % layout["grid"] == 0
        assert point["at"][0] == layout["width"] / 2 + x
        assert point["at"][1] == pytest.approx(layout["height"] / 2 - y * 3**0.5, abs=0.1)
    assert look(scene, 1)["board"]["points"] == []


def test_before_the_lot_there_is_no_first_player() -> None:
    kit = kit_of(Options())
    s = GAME.start(kit, 2)
    told = SCENES.scene(kit, GAME.view(kit, s, 0), 0)
    assert told["first"] is None
    assert told["board"]["stage"] == "first"
    GAME.do(kit, s, FATE, GAME.offers(kit, s, FATE)[1])
    assert SCENES.scene(kit, GAME.view(kit, s, 0), 0)["first"] == 1


def test_the_tutorial_leads_through_a_whole_round() -> None:
    from landbridge.table.practice import Practice
    from landbridge.table.tutorial import tutorial

    told = tutorial(GAME)
    assert told is not None
    practice = Practice(GAME.name, told["options"], told["seats"], told["luck"], told["seat"])
    practice.let_others(told["auto"])
    handles = set()
    for step in told["steps"]:
        assert words("en").say(step["say"]) != step["say"]
        layout = SCENES.layout(practice.kit)
        known = {*SCENES.scene(practice.kit, practice.view(), 0)["labels"], *layout["spots"]}
        assert set(step["point"]) <= known
        handles |= set(step["point"])
        if step["expect"]:
            practice.make(0, step["expect"][0])
            practice.let_others(told["auto"])
    assert handles
    assert practice.match.state.round_no == 2
    assert "river-dragons-fact-cancelled" in [fact.key for _, fact in practice.facts(0)]
