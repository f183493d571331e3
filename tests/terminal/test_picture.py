"""The picture of the documentation: drawn from a real position, and whoever looks at it fetches nothing else."""

from __future__ import annotations

import re

from tools.pictures import positions as pictures


def test_the_picture_stands_alone() -> None:
    drawn = (pictures.FOLDER / "hashi-terminal.svg").read_text(encoding="utf-8")
    assert "@font-face" not in drawn
    assert set(re.findall(r"https?://[^\"' )]+", drawn)) == {"http://www.w3.org/2000/svg"}
    assert "href" not in drawn


def test_the_picture_can_be_drawn_again() -> None:
    match = pictures.position("A")
    assert not match.over
    assert len(match.drafts[0]) >= pictures.DRAFT
    drawn = pictures.svg(match, "landbridge play")
    assert "@font-face" not in drawn
    assert "Ada" in drawn
