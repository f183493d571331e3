"""What docs/researchers.md says of the adapters is typed here as a reader would, warnings being errors."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

GUIDE = (Path(__file__).parents[3] / "docs" / "researchers.md").read_text(encoding="utf-8")
(PART,) = re.findall(r"<!-- adapters -->(.*?)<!-- end adapters -->", GUIDE, re.DOTALL)


@pytest.mark.parametrize(
    "chapter", re.split(r"^## ", PART, flags=re.MULTILINE)[1:], ids=lambda text: text.split()[0]
)
def test_what_is_typed_at_a_prompt_is_answered_so(chapter: str) -> None:
    session = "".join(re.findall(r"^```pycon\n(.*?)^```$", chapter, re.MULTILINE | re.DOTALL))
    test = doctest.DocTestParser().get_doctest(session, {}, "researchers.md", None, None)
    assert len(test.examples) >= 8
    said: list[str] = []
    assert doctest.DocTestRunner().run(test, out=said.append).failed == 0, "".join(said)
