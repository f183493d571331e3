"""The page of rulings, the tests named after them, the reasons and the words: all say the same."""

from __future__ import annotations

import pytest

from landbridge.games.loopit import rules
from tests.games.loopit.table import GAME
from tests.support.rulings import Page, Ruling

PAGE = Page(GAME, rules, "L")
# How many rulings each chapter has: a row lost in editing is noticed.
CHAPTERS = {"L1.": 5, "L2.": 8, "L3.": 4, "L4.": 4, "L5.": 2, "LB": 4}


def test_the_page_has_every_ruling_once_and_in_order() -> None:
    assert [f"{chapter}{n}" for chapter, count in CHAPTERS.items() for n in range(1, count + 1)] == PAGE.ids


@pytest.mark.parametrize("ruling", PAGE.rulings, ids=PAGE.ids)
def test_a_ruling_has_a_decision_a_source_and_tests_of_its_name(ruling: Ruling) -> None:
    PAGE.check_ruling(ruling)


def test_every_test_named_after_a_ruling_is_listed_on_the_page() -> None:
    PAGE.check_tests()


def test_the_rules_cite_rulings_that_exist() -> None:
    PAGE.check_citations()


def test_every_reason_rests_on_a_ruling_and_has_words_in_every_language() -> None:
    PAGE.check_reasons(without_ruling={rules.NOT_NOW, rules.NO_SUCH_MOVE})
    PAGE.check_words()
