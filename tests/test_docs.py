"""Python in the documents runs as it stands, with warnings as errors, in its own folder; what pages refer to exists.

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


# --- what pages refer to ------------------------------------------------------------------------------------------

TEXTS = sorted([*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md"), ROOT / "bench" / "README.md"])
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)")
FOLDERS = (
    "bench bot bots core deploy docs envs examples fast games lab learn rules server show src table terminal tests "
    "tools web"
)
FILE = re.compile(rf"`((?:{FOLDERS.replace(' ', '|')})/[\w/.-]+\.(?:py|tsx?|md|toml|txt|json|yaml|ipynb))`")
HOMES = (ROOT, ROOT / "src" / "landbridge", *sorted((ROOT / "src" / "landbridge" / "games").iterdir()))


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_files_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [link for link in LINK.findall(text) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []
    assert [file for file in FILE.findall(text) if not any((home / file).exists() for home in HOMES)] == []
