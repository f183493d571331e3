"""What the log of a table of Loopit says: sentences, without a word of notation but the squares' names."""

from __future__ import annotations

import re

import pytest

from landbridge import texts
from tests.games.loopit.table import NAMES, Table

NOTATION = re.compile(r"\b[NESW]+[0-9]\b|[+=]")
OF_A_LAY = {
    "en": "Ada places a 4 with lines south and west on h6 (×2) and scores 13: 8 for the tile, 5 for its connections.",
    "de": "Ada legt eine 4 mit Linien nach Süden und Westen auf h6 (×2) und bekommt 13 Punkte: "
    "8 für den Stein, 5 für seine Verbindungen.",
}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_everything_is_told_in_sentences(language: str) -> None:
    table, words, lines = Table(), texts.words(language), []
    drawn = "first_A ES5 SW4 NS4 NS5 ESW2 N7 N8 S7 S8 NESW1 NEW2"
    script = [*(("tile", word) for word in drawn.split()), ("A", "ES5_g6"), ("A", "SW4_h6"), ("A", ".")]
    for actor, word in [*script, ("tile", "N7")]:
        step = table.play(f"{actor} {word}")
        lines += [words.say(fact.key, fact.values, NAMES) for fact in table.told(step, "A")]
    assert len(lines) == 1 + 5 + 1 + 2 + 1
    assert not [line for line in lines if NOTATION.search(line)]
    assert all(line.endswith(".") for line in lines)
    assert OF_A_LAY.get(language, lines[8]) == lines[8]
