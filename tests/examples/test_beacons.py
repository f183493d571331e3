"""The example game by its rulings (F1 … F6), its laws, its bot, its words."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import landbridge
from landbridge import texts
from landbridge.core import laws, options
from landbridge.core.errors import Illegal, Unreadable
from landbridge.core.game import Game, Kit
from landbridge.core.play.match import Step
from landbridge.core.show.scene import scene_of
from landbridge.core.state import FATE, PUBLIC, UNKNOWN
from landbridge.lab.arena import Contest, arena
from landbridge.table.practice import Practice
from landbridge.table.tutorial import tutorial
from tests.examples.conftest import FOLDER
from tests.examples.rebuild_beacons import SEATING, rebuild
from tests.examples.swap_beacons import swap
from tests.server import scene_laws

STEPS = 2000


class Table:
    """A match in which the test is the wind."""

    def __init__(self, game: Game, seats: int = 2, **chosen: str):
        self.kit: Kit = game.kit(game.options_from(chosen))
        self.game = game
        self.match = landbridge.Match(game, self.kit, "ABCD"[:seats])

    def round(self, ridge: int, *hills: str) -> list[str]:
        """The wind clears a ridge, everybody picks; what a spectator is told of the last pick."""
        self.play(FATE, f"ridge-{ridge}")
        steps = [self.play(seat, hill) for seat, hill in enumerate(hills)]
        told = self.game.told(self.kit, *steps[-1], PUBLIC)
        return [texts.words("en").say(fact.key, fact.values) for fact in told]

    def play(self, seat: int, text: str) -> Step:
        return self.match.play(seat, self.game.read(self.kit, self.match.state, seat, text))

    def refused(self, seat: int, text: str) -> Illegal:
        with pytest.raises(Illegal) as refusal:
            self.play(seat, text)
        return refusal.value

    def points(self) -> list[int]:
        return [self.game.points(self.kit, self.match.state, seat) for seat in range(self.match.seats)]


# --- the laws -------------------------------------------------------------------------------------------------


@pytest.mark.few(3)
@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_hold(beacons: Game, far: bool, seats: int, law_report: laws.Report) -> None:
    witnesses: dict[str, Any] = {"swap": swap, "rebuild": rebuild, "seating": SEATING}
    report = laws.prove(beacons, beacons.options(far=far), seats, STEPS, seed=seats, **witnesses)
    law_report += report
    assert not [law for law in laws.LAWS if not report.checked[law]]
    assert report.steps >= STEPS


@pytest.mark.parametrize("witness", [swap, None])
def test_a_hide_that_forgets_is_caught(
    beacons: Game, monkeypatch: pytest.MonkeyPatch, witness: laws.Swap | None
) -> None:
    """A draft here is one move long; drafts are compared even where nobody swaps what is hidden."""
    kit = beacons.kit()
    monkeypatch.setattr(kit.rules.module, "hide", lambda kit, s, viewer: None)
    with pytest.raises(laws.LawBroken) as broken:
        laws.prove(beacons, steps=200, swap=witness, kit=kit)
    assert broken.value.law == "sealed"


def test_scenes_are_complete_and_readable(beacons: Game) -> None:
    scene_laws.english.cache_clear()
    scene_laws.check_sentence.cache_clear()
    scenes = scene_of(beacons)
    assert scenes.own
    for variant in options.variants(beacons.options):
        done = scene_laws.check_game(beacons, beacons.kit(variant), scenes, 3, 200, Random(3))
        assert done.offers >= 100
    scene_laws.english.cache_clear()


# --- the rulings ----------------------------------------------------------------------------------------------


def test_f1_the_table_begins_in_fog(beacons: Game) -> None:
    table = Table(beacons, 3)
    assert table.match.acting == [FATE]
    assert table.points() == [0, 0, 0]


def test_f2_the_wind_is_drawn_by_free_hills(beacons: Game) -> None:
    table = Table(beacons)
    for hills in (("a2", "b2"), ("c2", "c2")):
        table.round(2, *hills)
    odds = beacons.odds(table.kit, table.match.state)
    assert [weight for _, weight in odds] == [5, 2, 5, 5, 5]
    table.round(2, "d2", "e2")
    assert len(beacons.odds(table.kit, table.match.state)) == 4
    assert table.refused(FATE, "ridge-2").ruling == "F2"


def test_f3_only_free_hills_of_the_clear_ridge(beacons: Game) -> None:
    table = Table(beacons)
    table.round(3, "a3", "b3")
    table.play(FATE, "ridge-3")
    assert table.refused(0, "c4").witness == ("hill-c4",)
    assert str(table.refused(0, "c4")) == "c4 lies in the fog; only ridge 3 is clear. F3"
    assert str(table.refused(0, "b3")) == "b3 is no longer free. F3"
    with pytest.raises(Unreadable, match="is not a move in this game"):
        table.play(0, "f9")


def test_f3_a_pick_is_seen_by_nobody_else_until_all_have_picked(beacons: Game) -> None:
    table = Table(beacons)
    table.play(FATE, "ridge-1")
    table.play(0, "a1")
    state = table.match.state
    assert beacons.view(table.kit, state, 0).picked[0] == state.picked[0]
    for viewer in (1, PUBLIC):
        assert beacons.view(table.kit, state, viewer).picked[0] == UNKNOWN
        scene = scene_of(beacons).scene(table.kit, beacons.view(table.kit, state, viewer), viewer)
        assert scene["board"]["chosen"] == []
    table.match.take_back(0)
    assert table.match.acting == [0, 1]


def test_f4_alone_a_beacon_together_darkness(beacons: Game) -> None:
    table = Table(beacons, 4)
    told = table.round(1, "a1", "b1", "a1", "c1")
    assert told == ["B lights a beacon on b1.", "D lights a beacon on c1.", "2 meet on a1: it stays dark."]
    table.play(FATE, "ridge-1")
    assert str(table.refused(0, "a1")) == "a1 is no longer free. F3"


def test_f5_the_end_when_no_hill_is_free(beacons: Game) -> None:
    table = Table(beacons)
    for ridge in range(1, 6):
        for hills in ("ab", "cd", "ee"):
            told = table.round(ridge, *(f"{column}{ridge}" for column in hills))
    assert table.match.over
    ends = ["2 meet on e5: it stays dark.", "A: 10 points.", "B: 10 points."]
    assert told == [*ends, "A shares first place.", "B shares first place."]


def test_f6_the_best_chain_counts_and_more_across(beacons: Game) -> None:
    table = Table(beacons)
    for ridge in range(1, 5):
        table.round(ridge, f"b{ridge}", f"{'ca'[ridge % 2]}{ridge}")
    assert table.points() == [4, 1]
    table.round(5, "b5", "a5")
    assert table.points() == [10, 1]
    table.round(5, "d5", "e5")  # apart from the chain: nothing
    assert table.points() == [10, 1]


def test_f6_far_sight_goes_across_corners(beacons: Game) -> None:
    for far, points in (("off", [1, 1]), ("on", [2, 2])):
        table = Table(beacons, far=far)
        table.round(1, "a1", "d1")
        table.round(2, "b2", "e2")
        assert table.points() == points


def test_f6_equal_chains_are_parted_by_beacons(beacons: Game) -> None:
    table = Table(beacons, 3)
    table.round(1, "a1", "c1", "c1")
    table.round(3, "c3", "e3", "c3")
    table.round(5, "a5", "c5", "e5")
    assert table.points() == [1, 1, 1]
    assert beacons.winners(table.kit, table.match.state, 3) == [0, 1]


# --- bots, tutorial, words ------------------------------------------------------------------------------------


def test_greedy_beats_random(beacons: Game) -> None:
    result = arena(Contest("beacons", ("greedy", "random"), seed=1), games=200, jobs=1)
    assert result.standings[0].share.mean > 0.65


def test_the_tutorial_goes_as_it_is_told(beacons: Game) -> None:
    lesson = tutorial(beacons)
    assert lesson is not None
    practice = Practice("beacons", lesson["options"], lesson["seats"], lesson["luck"], lesson["seat"])
    practice.let_others(lesson["auto"])
    points = []
    for step in lesson["steps"]:
        for move in step["expect"]:
            practice.make(0, move)
            practice.let_others(lesson["auto"])
            points.append(practice.match.points()[0])
    assert points == [1, 2, 2, 3]  # c5 is where Ben comes, too
    assert practice.match.acting == [0]


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language with their variables."""
    text = (FOLDER / "texts" / language / "beacons.ftl").read_text(encoding="utf-8")
    parsed = FluentParser(with_spans=False).parse(text)
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    pieces = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    return {piece.partition(" =")[0]: set(re.findall(r"\$(\w+)", piece)) for piece in pieces}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_is_used(beacons: Game) -> None:
    said = "".join(file.read_text(encoding="utf-8") for file in _sources())
    built = {"beacons-about", "beacons-by", "beacons-option-far", "beacons-option-far-about"}
    assert {key for key in messages("en") if f'"{key}"' not in said} == built


def _sources() -> list[Path]:
    return [*FOLDER.glob("*.py"), FOLDER / "tutorial.toml"]
