"""No folder grows until nobody finds anything in it: what is about one subject goes into a folder of its own."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ("src", "web/src", "web/site", "tests", "tools", "bench", "examples")
MODULES = {".py", ".ts", ".tsx", ".mjs", ".cjs"}
MOST = 15  # besides `__init__.py`
# A migration is a file for good, and they are read in the order of their numbers.
GROWING = {"src/landbridge/server/store/migrations/versions"}


def test_no_folder_has_more_modules_than_one_can_look_over() -> None:
    files = [file for folder in SOURCES for file in (ROOT / folder).rglob("*.*") if file.suffix in MODULES]
    modules = Counter(str(file.parent.relative_to(ROOT)) for file in files if file.stem != "__init__")
    assert {
        folder: count for folder, count in modules.items() if count > MOST and folder not in GROWING
    } == {}
