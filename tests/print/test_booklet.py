"""The rules as a booklet: the page's own sentences, in the page's order, on pages that fold into one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from landbridge.print.booklet import imposed, rules_of, sections
from landbridge.print.pen import INSTEAD, printable
from landbridge.registry import game as game_of
from landbridge.texts import LANGUAGES, words
from tests.print.reading import printed

GAMES = ("hashi", "loopit", "river_dragons", "the_border")
WEB = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("game", GAMES)
def test_the_sections_are_those_of_the_page(game: str) -> None:
    told = (WEB / game / "learn.tsx").read_text(encoding="utf-8")
    listed = re.findall(r'title: "([a-z0-9-]+)",\s*body: \[([^\]]*)\]', told)
    assert listed
    page = [(title, tuple(re.findall(r'"([a-z0-9-]+)"', body))) for title, body in listed]
    assert [tuple(one) for one in sections(game_of(game).key)] == page


def test_pages_lie_side_by_side_so_that_they_fold() -> None:
    assert imposed(4) == [(3, 0), (1, 2)]
    assert imposed(8) == [(7, 0), (1, 6), (5, 2), (3, 4)]
    for count in (4, 8, 12, 16):
        assert sorted(page for both in imposed(count) for page in both) == list(range(count))


@pytest.mark.few(4)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_there_in_order(game: str, language: str) -> None:
    say = words(language).say
    found = printed(game, "rules", "A4", language)
    assert len(found) % 2 == 0
    leaves: dict[int, str] = {}
    for paper, (left, right) in zip(found, imposed(2 * len(found)), strict=True):
        assert paper.width > paper.height
        for leaf, side in ((left, 0.0), (right, paper.width / 2)):
            here = [word for word in paper.words if side <= word.x < side + paper.width / 2]
            leaves[leaf] = "".join(word.text for word in here if not (word.y > 198 and word.text.isdigit()))
    read = "".join(leaves[leaf] for leaf in sorted(leaves))
    at = 0
    for section in rules_of(game_of(game)):
        for key in (section.title, *section.body):
            sentence = printable(re.sub(r"\s", "", say(key)))
            at = read.find(sentence, at)
            assert at >= 0, say(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_font_has_every_sign(language: str) -> None:
    for game in GAMES:
        for section in rules_of(game_of(game)):
            for key in (section.title, *section.body):
                said = words(language).say(key).replace("\n", "")
                assert printable(said) == said.translate(INSTEAD)
