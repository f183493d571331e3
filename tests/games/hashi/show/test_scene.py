"""What the page is told of a Hashi table: geometry, names, prompts, score sheet, and nothing that is hidden."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from importlib import resources
from random import Random
from typing import Any

import pytest

from landbridge import FATE, PUBLIC
from landbridge.core.game import seats_in
from landbridge.core.show.scene import scene_of
from landbridge.games.hashi import Options
from landbridge.texts import LANGUAGES, words
from tests.games.hashi.table import GAME, Table, kit_of

SCENES = scene_of(GAME)


def scene(table: Table, viewer: int) -> dict[str, Any]:
    return SCENES.scene(table.kit, GAME.view(table.kit, table.state, viewer), viewer)


def sheet_of(table: Table, viewer: int, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = scene(table, viewer)["board"]["sheets"][seat]
    return found


def island(sheet: dict[str, Any], name: str) -> dict[str, Any]:
    return next(one for one in sheet["islands"] if one["name"] == name)


def row(told: dict[str, Any], key: str) -> list[tuple[str, str]]:
    return next(
        [(c["text"], c["mark"]) for c in r["cells"]] for r in told["sheet"] if r["label"]["key"] == key
    )


def facts(told: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(told, dict) and set(told) == {"key", "values"}:
        yield told["key"], told["values"]
    elif isinstance(told, dict):
        for one in told.values():
            yield from facts(one)
    elif isinstance(told, list):
        for one in told:
            yield from facts(one)


# --- layout -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("paper", [False, True])
def test_every_handle_has_a_place_and_neighbours(side: str, paper: bool) -> None:
    kit = GAME.kit(Options(side=side, paper=paper))
    layout = SCENES.layout(kit)
    assert layout["near"].keys() == layout["spots"].keys()
    assert len(layout["spots"]) == (18 + len(kit.board.lines)) + paper * (18 + 3 * len(kit.board.lines))
    for handle, others in layout["near"].items():
        assert others, handle
        assert handle not in others
        assert set(others) <= layout["spots"].keys()


@pytest.mark.parametrize("side", ["A", "B"])
def test_no_two_places_are_closer_than_half_a_step(side: str) -> None:
    """Crossing lines are touched where they do not cross."""
    layout = SCENES.layout(GAME.kit(Options(side=side)))
    spots = list(layout["spots"].values())
    for n, (x1, y1) in enumerate(spots):
        for x2, y2 in spots[:n]:
            assert (x1 - x2) ** 2 + (y1 - y2) ** 2 >= (layout["board"]["step"] / 2) ** 2


# --- every position ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("paper", [False, True])
def test_whatever_may_be_touched_has_a_name(seats: int, paper: bool) -> None:
    """In random games every handle of every offer is labelled, and every fact can be said."""
    kit = GAME.kit(Options(side="B" if seats == 2 else "A", paper=paper))
    rng, s = Random(seats), GAME.start(kit, seats)
    say = words("de")
    known: set[str] = set()
    while actors := list(seats_in(GAME.actors(kit, s))):
        seat = rng.choice(actors)
        if seat != FATE:
            told = SCENES.scene(kit, GAME.view(kit, s, seat), seat)
            handles = {h for move in GAME.offers(kit, s, seat) for h in GAME.handles(kit, s, seat, move)}
            assert handles <= told["labels"].keys()
            assert set(told["controls"]) <= told["labels"].keys()
            assert handles - SCENES.layout(kit)["spots"].keys() <= set(told["controls"])
            assert told["prompt"] is not None
            for key, values in facts(told):
                if key not in known:
                    known.add(key)
                    assert say.say(key, values) != key
        GAME.do(kit, s, seat, rng.choice(GAME.offers(kit, s, seat)))
    assert SCENES.scene(kit, s, PUBLIC)["prompt"] is None


def test_spectators_see_the_first_sheet_and_are_asked_for_nothing() -> None:
    table = Table(3, "A 4@d1 B 3@d2 C 4@b4 card 5/3")
    told = scene(table, PUBLIC)
    assert told["board"]["seat"] == 0
    assert told["controls"] == []
    assert told["prompt"] is None
    assert island(told["board"]["sheets"][0], "b4")["number"] == 4  # C prepared it
    json.dumps(told)


# --- wet and dry ------------------------------------------------------------------------------------------


def test_a_draft_is_wet_for_its_owner_and_unseen_by_others() -> None:
    table = Table(2, "A 4@d1 B 4@d2 card 2/1 A 2@d4 d2-d4")
    mine = sheet_of(table, 0, 0)
    assert island(mine, "d4")["wet"]
    assert not island(mine, "d2")["wet"]
    lines = [line for line in mine["lines"] if line["bridges"]]
    assert [(line["bridges"], line["wet"]) for line in lines] == [(1, 1)]
    for viewer in (1, PUBLIC):
        theirs = sheet_of(table, viewer, 0)
        assert island(theirs, "d4")["number"] == 0
        assert not any(line["bridges"] for line in theirs["lines"])
        assert "d4" not in json.dumps(scene(table, viewer)["prompt"])


def test_everything_dries_when_the_round_is_resolved() -> None:
    table = Table(2, "A 4@d1 B 4@d2 card 2/1 A 2@d4 d2-d4 . B .")
    for viewer in (0, 1, PUBLIC):
        sheet = sheet_of(table, viewer, 0)
        assert island(sheet, "d4")["number"] == 2
        assert not island(sheet, "d4")["wet"]
        assert sum(line["bridges"] for line in sheet["lines"]) == 1
        assert not any(line["wet"] for line in sheet["lines"])


def test_a_ring_is_wet_while_only_the_draft_finishes_the_island() -> None:
    table = Table(1, "A 4@d1 card 1/1 A 1@d2 d1-d2")
    assert island(sheet_of(table, 0, 0), "d2")["finished"]
    assert island(sheet_of(table, 0, 0), "d2")["ring_wet"]
    table.play("A .")
    assert not island(sheet_of(table, 0, 0), "d2")["ring_wet"]


# --- words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "prompt"),
    [
        ("", "prepare"),
        ("A 4@d1", "wait"),
        ("A 4@d1 B 4@d2 card 5/3", "write"),
        ("A 4@d1 B 4@d2 card 5/3 A 5@b4", "draw"),
        ("A 4@d1 B 4@d2 card 5/3 A d2-d4", "draw-on"),
        ("A 4@d1 B 4@d2 card 2/1 A d2-d4", "all-drawn-only"),
        ("A 4@d1 B 4@d2 card 2/1 A 2@b4 A d2-d4", "all-drawn"),
        ("A 4@d1 B 4@d2 card 2/1 A d2-d4 .", "wait"),
    ],
)
def test_the_prompt_says_what_to_do_now(script: str, prompt: str) -> None:
    assert scene(Table(2, script), 0)["prompt"]["key"] == f"hashi-prompt-{prompt}"


@pytest.mark.parametrize(
    ("script", "label"),
    [
        ("", "done-nothing"),
        ("A 5@b4", "done-wrote"),
        ("A d2-d4", "done-left"),
        ("A d2-d4 d2-d4 d2-e2", "done-drew"),
        ("A 5@b4 d2-d4 d2-d4 d2-e2", "done"),
    ],
)
def test_the_button_says_what_happens(script: str, label: str) -> None:
    table = Table(2, "A 4@d1 B 4@d2 card 5/3 " + script)
    assert scene(table, 0)["labels"]["done"]["key"] == f"hashi-do-{label}"


def test_islands_are_named_with_their_state() -> None:
    table = Table(2, "A 4@d1 B 3@d2 card 2/2 A d2-d4 d2-e2")
    labels = scene(table, 0)["labels"]
    assert labels["island-d2"]["values"] == {"island": "d2", "flag": 0, "number": 3, "missing": 1}
    assert labels["island-a1"]["values"] == {"island": "a1", "flag": 1, "bridges": 0}
    assert labels["line-d2-d4"]["values"] == {"line": "d2-d4", "bridges": 1}
    say = words("en").say
    assert say(**labels["island-d2"]) == "Island d2, 3, needs one more bridge"
    assert say(**labels["island-a1"]) == "Island a1, red flag, no number, no bridge"


@pytest.mark.parametrize("handles", [("island-a1",), ("island-a1", "number-4"), ("number-3", "island-a1")])
def test_a_flag_that_is_touched_in_the_set_up_has_its_reason(handles: tuple[str, ...]) -> None:
    table = Table(2)
    move = GAME.aim(table.kit, table.state, 0, handles)
    assert move is not None
    refusal = GAME.refusal(table.kit, table.state, 0, move)
    assert refusal is not None
    assert refusal.ruling == "H1.3"


def test_status_says_who_is_done() -> None:
    table = Table(2, "A 4@d1 B 4@d2 card 5/3 A .")
    keys = [status["key"] for status in scene(table, 1)["status"]]
    assert keys == ["hashi-status-done", "hashi-status-drawing"]


# --- cards and points -------------------------------------------------------------------------------------


def test_cards_are_crossed_off_and_one_lies_open() -> None:
    table = Table(1, "A 4@d1 card 5/3 A . card 2/1")
    board = scene(table, 0)["board"]
    cards = SCENES.layout(table.kit)["board"]["cards"]
    state = {f"{c['number']}/{c['bridges']}": s for c, s in zip(cards, board["deck"], strict=True)}
    assert {name: s for name, s in state.items() if s} == {"5/3": "turned", "2/1": "now"}
    assert board["card"] == {"number": 2, "bridges": 1}
    assert board["piles"] == [
        {"cards": 7, "turned": 2},
        {"cards": 5, "turned": 0},
        {"cards": 5, "turned": 0},
    ]
    assert scene(Table(2), 0)["board"]["piles"] is None


def test_the_higher_value_is_gone_when_somebody_else_was_first() -> None:
    table = Table(2, "A 4@d1 B 4@d2")
    table.state.reached[1, 1] = 1  # blue
    table.play("card 5/3 A . B .")
    told = scene(table, 0)
    assert row(told, "hashi-score-blue") == [("0/3", ""), ("7", "got")]
    assert row(told, "hashi-score-red") == [("0/4", ""), ("0/4", "")]
    abouts = {r["label"]["key"]: r["about"] for r in told["sheet"] if r["about"]}
    assert abouts["hashi-score-blue"] == {"key": "hashi-score-gone", "values": {"high": 7, "low": 3}}
    assert abouts["hashi-score-red"] == {"key": "hashi-score-first", "values": {"high": 9, "low": 5}}


def test_with_the_same_card_the_higher_value_is_not_gone() -> None:
    table = Table(2, "A 4@d1 B 4@d2 card 5/3")
    table.state.reached[1, 2] = 1
    about = next(r["about"] for r in scene(table, 0)["sheet"] if r["label"]["key"] == "hashi-score-linked")
    assert about["key"] == "hashi-score-first"


def test_alone_the_higher_values_have_a_deadline() -> None:
    table = Table(1, "A 4@d1")
    abouts = {r["label"]["key"]: r["about"] for r in scene(table, 0)["sheet"] if r["about"]}
    assert abouts["hashi-score-blue"]["values"] == {"high": 7, "low": 3, "card": 7}
    assert abouts["hashi-score-red"]["values"] == {"high": 9, "low": 5, "card": 12}
    assert abouts["hashi-score-linked"]["values"] == {"high": 8, "low": 4, "card": 12}
    cards = [f"{n}/{b}" for n in (1, 2, 3) for b in (1, 2, 3)]
    table.waive(*cards[:7])
    abouts = {r["label"]["key"]: r["about"] for r in scene(table, 0)["sheet"] if r["about"]}
    assert abouts["hashi-score-blue"]["key"] == "hashi-score-gone"
    assert abouts["hashi-score-red"]["key"] == "hashi-score-until"


def test_linked_islands_are_counted_before_there_are_six() -> None:
    table = Table(1, "A 4@d1 card 1/1 A 1@d2 d1-d2 .")
    assert row(scene(table, 0), "hashi-score-linked") == [("1/6", "")]


def test_alone_the_end_has_a_rank() -> None:
    table = Table(1, "A 4@d1")
    table.waive(*[f"{n}/{b}" for n in range(1, 7) for b in (1, 2, 3)][:17])
    told = scene(table, 0)
    assert told["sheet"][-1]["label"]["key"] == "hashi-rank-1"
    assert told["sheet"][-2]["label"]["key"] == "hashi-score-total"
    assert row(told, "hashi-score-red") == [("0/4", "lost")]
    abouts = {r["label"]["key"]: r["about"]["key"] for r in told["sheet"] if r["about"]}
    assert abouts["hashi-score-red"] == "hashi-score-until"  # nobody is after it any more


# --- paper ------------------------------------------------------------------------------------------------


def test_on_paper_the_challenger_chooses_a_sheet_and_a_mark() -> None:
    table = Table(2, "A 4@d1 B 4@d2 card 2/1 A d2-d4 . B .", paper=True)
    told = scene(table, 0)
    assert told["board"]["stage"] == "challenge"
    assert told["controls"] == ["no", "sheet-A", "sheet-B"]
    assert scene(table, 1)["controls"] == []
    assert scene(table, 1)["prompt"] == {"key": "hashi-prompt-challenge-wait", "values": {"seat": 0}}


def test_on_paper_a_struck_island_is_shown_as_such() -> None:
    table = Table(1, "A 4@d1 card 2/1 A 2@a1 d1-d2 . no", paper=True)
    for card in ("1/1", "1/2"):
        table.play(f"card {card} A . no")
    table.play("card 1/3 A . A!a1")
    assert island(sheet_of(table, 0, 0), "a1")["struck"]
    assert scene(table, 0)["labels"]["island-a1"]["key"] == "hashi-name-island-struck"
    assert row(scene(table, 0), "hashi-score-red") == [("0/4", "lost")]
    assert row(scene(table, 0), "hashi-score-blue") == [("0/3", "")]


# --- the tutorial -----------------------------------------------------------------------------------------


def test_the_tutorial_can_be_followed() -> None:
    """Its moves are legal in its deal, its keys exist, what it points at has a name."""
    from landbridge.table.practice import Practice

    file = resources.files("landbridge.games.hashi").joinpath("tutorial.toml")
    lesson = tomllib.loads(file.read_text("utf-8"))
    practice = Practice("hashi", lesson["options"], lesson["seats"], lesson["luck"], lesson["seat"])
    for step in lesson["steps"]:
        for language in LANGUAGES:
            assert words(language).say(step["say"]) != step["say"]
        told = SCENES.scene(practice.kit, practice.view(), practice.viewer)
        assert set(step.get("point", ())) <= told["labels"].keys()
        for text in step.get("expect", ())[:1]:
            practice.make(practice.viewer, text)
            practice.let_others(lesson["auto"])
    assert practice.match.points(practice.viewer)[0] == 6  # a1, a4 and b4
    assert not practice.match.over


def test_the_tutorial_has_as_many_steps_as_sentences() -> None:
    file = resources.files("landbridge.games.hashi").joinpath("tutorial.toml")
    said = [int(step["say"].rpartition("-")[2]) for step in tomllib.loads(file.read_text("utf-8"))["steps"]]
    assert said == list(range(1, len(said) + 1))


def test_the_kit_of_a_board_of_ones_own_has_its_own_geometry() -> None:
    practice, shipped = SCENES.layout(kit_of()), SCENES.layout(GAME.kit(Options()))
    assert practice["spots"].keys() != shipped["spots"].keys()
