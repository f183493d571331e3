"""Python in the documents runs as it stands, with warnings as errors, in a folder of its own.

A page's blocks belong together, as a reader tries them one after the other. `README.md` is run by pytest itself,
`docs/new-game.md` by `tests/examples/test_new_game.py`, which compares it with the example's files.
"""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ELSEWHERE = {"new-game.md"}
BLOCK = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = {
    page.name: blocks
    for page in sorted((ROOT / "docs").rglob("*.md"))
    if page.name not in ELSEWHERE and (blocks := BLOCK.findall(page.read_text(encoding="utf-8")))
}


def test_there_is_something_to_run() -> None:
    assert {"bots.md", "speed.md", "researchers.md"} <= set(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_python_on_a_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": page}
    for number, block in enumerate(PAGES[page], start=1):
        place = f"{page}, block {number}"
        if ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, names, place, page, 0)
            said: list[str] = []
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
            assert runner.run(test, out=said.append, clear_globs=False).failed == 0, "".join(said)
            names.update(test.globs)
        else:
            exec(compile(block, place, "exec"), names)
