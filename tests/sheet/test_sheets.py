"""Finished sheets: random ones are worth what the rules say, and planted mistakes are named."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from landbridge.cli import app
from landbridge.core.errors import LandbridgeError
from landbridge.core.game import Kit, seats_in
from landbridge.core.play.match import Entry, Match
from landbridge.registry import game as game_of
from landbridge.sheet import check, written
from landbridge.texts import LANGUAGES, words

# Short games where positions matter and not the end.
OPTIONS = {"hashi": {}, "the_border": {}, "loopit": {}, "river_dragons": {"max_rounds": "6"}}


@cache
def kit_of(name: str, side: str = "") -> Kit:
    found = game_of(name)
    given = {**OPTIONS[name], **({"side": side} if side else {})}
    return found.kit(found.options_from(given))


def random_match(kit: Kit, rng: random.Random, seats: int) -> Match:
    """A match played to its end at random. The moves are made on the state itself, which is fast."""
    game = kit.game
    quick = kit.quick()
    match = Match(game, kit, [f"P{n}" for n in range(seats)])
    s = game.start(kit, seats)
    while actors := game.actors(quick, s):
        seat = next(seats_in(actors))
        move = rng.choice(game.offers(quick, s, seat))
        game.do(quick, s, seat, move)
        match.log.append(Entry(seat, move))
    match.state = s
    return match


@pytest.mark.parametrize("name", OPTIONS)
def test_random_final_sheets_are_worth_what_the_rules_say(name: str) -> None:
    rng = random.Random(f"sheets {name}")
    game = game_of(name)
    sheets = 0
    while sheets < 12:
        kit = kit_of(name, rng.choice("AB")) if name == "hashi" else kit_of(name)
        seats = rng.choice(game.seats)
        match = random_match(kit, rng, seats)
        whole = name in ("loopit", "river_dragons")  # one text tells of everybody
        for seat in range(1 if whole else seats):
            sheet = written(match, seat)
            found = check(kit, sheet)
            assert not found.faults, (sheet, found.faults)
            wanted = [game.points(kit, match.state, one) for one in (range(seats) if whole else [seat])]
            assert found.points == wanted, sheet
            sheets += 1


def test_marks_may_stand_in_any_order() -> None:
    rng = random.Random(7)
    for name in ("hashi", "the_border", "river_dragons"):
        kit = kit_of(name)
        match = random_match(kit, rng, 2)
        lines = written(match, 0).splitlines()
        wanted = check(kit, "\n".join(lines)).points
        for _ in range(5):
            rng.shuffle(lines)
            found = check(kit, "\n".join(lines))
            assert (found.points, found.faults) == (wanted, [])


# Islands of side A: a1 d1 f1 / b2 c2 e2 / b3 e3 f3 / a4 b4 d4 / a5 c5 e5 / c6 d6 f6; flags at a1 f1 c2 b4 a5 e5 d6.
# Each case: game, sheet, the mark that is wrong, the ruling, and the key of the sentence.
MISTAKES = [
    # Hashi
    ("hashi", "3@d1 d1-d4 d1-b2", "d1-b2", "H3.1", "hashi-why-no-line"),
    ("hashi", "3@d1 c6-c5", "c6-c5", "H3.2", "hashi-why-no-number"),
    ("hashi", "4@d1 6@b2 6@e2 d1-d4 b2-e2 c2-e2", "c2-e2", "H3.3", "hashi-why-crosses"),
    ("hashi", "4@d1 d1-d4 d1-d4 d1-d4", "d1-d4", "H3.4", "hashi-why-line-full"),
    ("hashi", "3@d1 d1-d4 d1-d4 a1-d1 a1-d1", "a1-d1", "H3.5", "hashi-why-finished"),
    ("hashi", "3@d1 4@f1", "4@f1", "H2.5", "hashi-why-flag-unreached"),
    ("hashi", "3@d1 5@d1", "5@d1", "H2.3", "hashi-why-has-number"),
    ("hashi", "3@d1 5@b2 5@e2 5@b3 5@e3", "5@e3", "H1.6", "hashi-why-card-gone"),
    ("hashi", "3@d1 7@b2", "7@b2", "", "sheet-no-card"),
    ("hashi", "3@d1\nred first", "red", "H4.1", "sheet-not-reached"),
    # The Border
    ("the_border", "board 1\nm3", "m3", "B3.2", "the-border-why-touches-nothing"),
    ("the_border", "board 1\ng1 g1 h1 e2 f2", "g1", "B3.1", "sheet-twice"),
    ("the_border", "board 1\n12 first", "12", "B4.1", "sheet-not-reached"),
    ("the_border", "board 9", "board", "B1.2", "sheet-no-board"),
    # Loopit
    ("loopit", "start NESW1\nA N7 g5", "N7 g5", "L2.3", "loopit-why-no-tile-beside"),
    ("loopit", "start NSW2\nA NS4 h7", "NS4 h7", "L2.3", "loopit-why-no-line-on"),
    ("loopit", "start NSW2\nA W7 h7", "W7 h7", "L2.4", "loopit-why-line-is-cut"),
    ("loopit", "start NESW1\nA NES2 h7", "NES2 h7", "L2.4", "loopit-why-cuts-a-line"),
    ("loopit", "start NESW1\nA S7 g6 = 9\nB S7 g6", "S7 g6", "L2.1", "loopit-why-not-in-rack"),
    ("loopit", "start NESW1\nA S7 g6 = 9", "A S7 g6 = 9", "L3.1", "sheet-points-differ"),
    ("loopit", "players 7\nstart NESW1", "players 7", "L1.1", "sheet-no-players"),
    # River Dragons
    ("river_dragons", "stone c3\nstone c3", "stone c3", "R4.1", "river-dragons-why-island-taken"),
    (
        "river_dragons",
        "stone c3\nplank 1 pink pink-c3",
        "plank 1 pink pink-c3",
        "R5.2",
        "river-dragons-why-too-short",
    ),
    (
        "river_dragons",
        "stone f3\nplank 2 pink f3-e3",
        "plank 2 pink f3-e3",
        "R5.1",
        "river-dragons-why-no-stone",
    ),
    (
        "river_dragons",
        "stone f3\nplank 2 green pink-f3",
        "plank 2 green pink-f3",
        "R5.1",
        "river-dragons-why-not-in-reserve",
    ),
    (
        "river_dragons",
        "stone f3\nplank 2 pink pink-f3\npawn pink pink-f3\npawn black pink-f3",
        "pawn black pink-f3",
        "R6.2",
        "river-dragons-why-occupied",
    ),
    ("river_dragons", "pawn pink black\npawn black pink", "pawn black pink", "R8.1", "sheet-two-winners"),
]


@pytest.mark.parametrize(("name", "sheet", "mark", "ruling", "key"), MISTAKES)
def test_every_planted_mistake_is_named(name: str, sheet: str, mark: str, ruling: str, key: str) -> None:
    found = check(kit_of(name), sheet).faults
    assert (mark, ruling, key) in [(one.mark.text, one.ruling, one.fact.key) for one in found]
    for language in LANGUAGES:
        said = [words(language).say(one.fact.key, one.fact.values) for one in found]
        assert all(text and key not in text for text in said)


@pytest.mark.parametrize("name", OPTIONS)
def test_nonsense_is_refused_and_never_a_crash(name: str) -> None:
    rng = random.Random(name)
    signs = "abcdefghijklm0123456789@-=,. ABC\nNESW\t#"
    usual = [
        "red",
        "first",
        "later",
        "board",
        "start",
        "stone",
        "plank",
        "pawn",
        "pink",
        "players",
        "12",
        "A",
        "alone",
    ]
    for _ in range(40):
        text = "".join(rng.choice([*signs, f" {rng.choice(usual)} "]) for _ in range(rng.randrange(120)))
        for fault in check(kit_of(name), text).faults:
            assert words("en").has(fault.fact.key), fault
    with pytest.raises(LandbridgeError):
        check(kit_of(name), "a1 " * 10_000)


def test_the_command_tells_points_line_by_line_and_what_is_wrong(tmp_path: Path) -> None:
    sheet = tmp_path / "mine.txt"
    sheet.write_text("alone\n3@d1 d1-d4 d1-d4 d1-f1\n")
    told = CliRunner().invoke(app, ["score", "hashi", str(sheet), "--lang", "en"])
    assert told.exit_code == 0, told.output
    assert "Finished islands: 2" in told.output
    assert "Points: 2" in told.output
    sheet.write_text("3@d1\nd1-b2\n")
    told = CliRunner().invoke(app, ["score", "hashi", str(sheet), "--lang", "en"])
    assert told.exit_code == 1
    assert "line 2, d1-b2" in told.output
    assert "[H3.1]" in told.output


def test_the_example_of_the_guide_is_what_the_command_says(tmp_path: Path) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "sheets.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)
    written_down, answer = (text for language, text in blocks if not language)
    sheet = tmp_path / "MY-SHEET.txt"
    sheet.write_text(written_down, encoding="utf-8")
    told = CliRunner().invoke(app, ["score", "hashi", str(sheet), "--lang", "en"])
    assert (told.exit_code, told.output) == (1, answer)
