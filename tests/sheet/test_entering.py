"""Sheets entered by touch: they become the same text, whatever is touched can be taken away, and faults have places."""

from __future__ import annotations

import random
from typing import Any

import pytest

from landbridge.sheet import Touch, check, places_of, touched, written
from landbridge.table.answers.sheets import sheet_json
from landbridge.texts import LANGUAGES, words
from tests.sheet.entering import entered, steps
from tests.sheet.test_sheets import MISTAKES, OPTIONS, kit_of, random_match


@pytest.mark.parametrize("name", OPTIONS)
def test_a_sheet_entered_by_touch_is_worth_the_same(name: str) -> None:
    rng = random.Random(f"touch {name}")
    kit = kit_of(name)
    for _ in range(3):
        match = random_match(kit, rng, rng.choice([n for n in kit.game.seats if n > 1]))
        text = written(match, 0)
        copy = entered(kit, steps(kit, text))
        assert sorted(copy.split()) == sorted(text.split())
        found, wanted = check(kit, copy), check(kit, text)
        assert (found.points, found.faults) == (wanted.points, [])


def test_stones_anywhere_can_be_entered_too() -> None:
    """The expert side has no islands: a stone lies at a point, and stones that go renumber the others."""
    kit = kit_of("river_dragons", "expert")
    match = random_match(kit, random.Random(4), 2)
    text = written(match, 0)
    assert not check(kit, text).faults
    assert check(kit, text).judged.state.stones.bit_count() > 6
    again = touched(kit, "", Touch("stone", [(300.0, 300.0)]))
    assert again.startswith("stone ")
    assert not check(kit, again).faults
    assert touched(kit, again, Touch("erase", ["s1"])) == ""
    two = "stone 3,51\nstone 63,51\nstone 123,51\nplank 1 pink s2-s3\npawn pink s2-s3\n"
    fewer = touched(kit, two, Touch("erase", ["s1"]))
    assert fewer == "stone 63,51\nstone 123,51\nplank 1 pink s1-s2\npawn pink s1-s2\n"


@pytest.mark.parametrize("name", OPTIONS)
def test_everything_that_was_entered_can_be_taken_away(name: str) -> None:
    kit = kit_of(name)
    text = written(random_match(kit, random.Random(name), 2), 0)
    for _ in range(400):
        places = sheet_json(name, OPTIONS[name], text)["sketch"]["places"]
        holding = [place for place, about in places.items() if about["holds"]]
        if not holding:
            break
        text = touched(kit, text, Touch("erase", [holding[0]]))
    assert not check(kit, text).judged.rows
    places = sheet_json(name, OPTIONS[name], text)["sketch"]["places"]
    assert not [place for place, about in places.items() if about["holds"]]


@pytest.mark.parametrize(("name", "sheet", "mark", "ruling", "key"), MISTAKES)
def test_what_is_wrong_is_shown_where_it_is(name: str, sheet: str, mark: str, ruling: str, key: str) -> None:
    kit = kit_of(name)
    found = next(one for one in check(kit, sheet).faults if (one.mark.text, one.fact.key) == (mark, key))
    told = sheet_json(name, OPTIONS[name], sheet)
    spots = places_of(kit, found)
    without = ("red", "board", "players")  # answers, which have no place
    assert mark.split()[0] in without or any(spot in told["sketch"]["places"] for spot in spots), spots
    assert [one for one in told["problems"] if one["ruling"] == ruling and one["spots"] == spots]


def label_keys(told: Any) -> set[str]:
    if isinstance(told, dict):
        here = {told["key"]} if "key" in told and "values" in told else set()
        return here.union(*(label_keys(one) for name, one in told.items() if name not in ("layout", "scene")))
    return set().union(*(label_keys(one) for one in told)) if isinstance(told, list) else set()


@pytest.mark.parametrize("name", OPTIONS)
def test_every_label_has_its_words(name: str) -> None:
    text = written(random_match(kit_of(name), random.Random(name), 2), 0)
    keys = label_keys(sheet_json(name, OPTIONS[name], text))
    assert keys
    for language in LANGUAGES:
        assert not [key for key in keys if not words(language).has(key)]


def test_a_touch_changes_no_remark() -> None:
    kit = kit_of("hashi")
    text = "# my sheet\n4@d1 d1-d4  # the long one\n"
    text = touched(kit, text, Touch("bridge", ["d1-d4"]))
    assert "# my sheet" in text
    assert "# the long one" in text
    assert check(kit, text).judged.state.sheets[0].doubled
    text = touched(kit, text, Touch("bridge", ["d1-d4"]))
    assert "d1-d4" not in text
    assert touched(kit, "red first\n", None, ("red", "later")) == "red later\n"
    assert touched(kit, "red first\n4@d1\n", None, ("red", "")) == "4@d1\n"
