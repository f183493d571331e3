"""Before a game at the terminal: what is asked, and how it is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from landbridge.texts import LANGUAGES, words
from tests.terminal.script import landbridge_command


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_names_the_word_to_type_and_what_it_means(language: str, tmp_path: Path) -> None:
    """The texts have no such words of their own: on the page there is nothing to type."""
    lines = ["", "sideways", "expert", *[""] * 6, "quit"]
    done = landbridge_command("play", "river_dragons", "--lang", language, lines=lines, data=tmp_path)
    say = words(language).say
    for choice in ("basic", "expert"):
        assert f"{choice} = {say(f'river-dragons-option-side-{choice}')}" in done.out
    wrong = {"name": "side", "value": "sideways", "choices": "basic, expert"}
    assert say("core-option-value", wrong) in done.out
    assert done.out.count(f"expert = {say('river-dragons-option-side-expert')}") == 2  # asked again
