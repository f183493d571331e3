"""The pages of rulings, the tests named after them, the reasons and the words: all say the same."""

from __future__ import annotations

import re

import pytest

import landbridge
from landbridge.games.hashi.rules import paper, rulebook
from landbridge.games.loopit import rules as loopit
from landbridge.games.river_dragons.rules import outcomes
from landbridge.games.the_border import rules as the_border
from tests.support.rulings import Page, Ruling

# How many rulings each chapter has: a row lost in editing is noticed. Those of River Dragons' boards begin with RB0.
PAGES = [
    Page("hashi", rulebook, "H", {"H1.": 6, "H2.": 10, "H3.": 7, "H4.": 6, "H5.": 6, "H6.": 3, "HB": 6}),
    Page("loopit", loopit, "L", {"L1.": 5, "L2.": 8, "L3.": 4, "L4.": 4, "L5.": 2, "LB": 4}),
    Page(
        "river_dragons",
        outcomes,
        "R",
        {"R1.": 7, "R2.": 3, "R3.": 3, "R4.": 4, "R5.": 7, "R6.": 5, "R7.": 4, "R8.": 3, "R9.": 2, "RB": 5},
        first_board=0,
    ),
    Page("the_border", the_border, "B", {"B1.": 4, "B2.": 5, "B3.": 6, "B4.": 6, "BB": 6}),
]
RULINGS = [(page, ruling) for page in PAGES for ruling in page.rulings]
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.game.name)


def test_every_game_has_a_page() -> None:
    assert {page.game.name for page in PAGES} == set(landbridge.game_names())


@each_page
def test_the_page_has_every_ruling_once_and_in_order(page: Page) -> None:
    assert page.expected == page.ids


@pytest.mark.parametrize(("page", "ruling"), RULINGS, ids=[ruling.id for _, ruling in RULINGS])
def test_a_ruling_has_a_decision_a_source_and_tests_of_its_name(page: Page, ruling: Ruling) -> None:
    page.check_ruling(ruling)


@each_page
def test_every_test_named_after_a_ruling_is_listed_on_the_page(page: Page) -> None:
    page.check_tests()


@each_page
def test_every_worked_example_of_the_rulebook_is_a_test(page: Page) -> None:
    page.check_examples()


@each_page
def test_the_rules_cite_rulings_that_exist(page: Page) -> None:
    page.check_citations()


@each_page
def test_every_reason_rests_on_a_ruling_and_has_words_in_every_language(page: Page) -> None:
    on_paper = {paper.PAPER_FULL, paper.NO_MARK} if page.letter == "H" else set()
    page.check_reasons({page.rules.NOT_NOW, page.rules.NO_SUCH_MOVE}, numbered_elsewhere=on_paper)
    page.check_words()


def test_the_five_worked_examples_of_river_dragons_are_tests() -> None:
    page = PAGES[2]
    examples = re.findall(r"^\| [1-5] \| .+ \| `(\w+)` \|$", page.text, re.MULTILINE)
    assert len(examples) == 5
    assert set(examples) <= page.tests()
