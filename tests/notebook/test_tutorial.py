"""The tutorial runs from top to bottom, learns, and its figures in the docs are those it printed."""

from __future__ import annotations

import re
import warnings
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "examples" / "hashi_solo.ipynb"


def printed(notebook: Any) -> str:
    outputs = [one for cell in notebook.cells for one in cell.get("outputs", [])]
    return "".join(one["text"] for one in outputs if one["output_type"] == "stream")


def shown(notebook: Any, kind: str) -> list[str]:
    outputs = [one for cell in notebook.cells for one in cell.get("outputs", [])]
    return [one["data"][kind] for one in outputs if kind in one.get("data", {})]


def difference(text: str) -> tuple[float, float, float]:
    found = re.search(r"difference (\S+) \((\S+)–(\S+)\)", text)
    assert found, text
    mean, low, high = map(float, found.groups())
    return mean, low, high


@pytest.mark.long
def test_the_tutorial_learns_to_beat_greedy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The short version: fewer games to learn from, fewer deals in the exam, the same claim."""
    monkeypatch.setenv("LANDBRIDGE_QUICK", "1")
    for place in (
        "IPYTHONDIR",
        "JUPYTER_CONFIG_DIR",
        "JUPYTER_RUNTIME_DIR",
    ):  # nothing of whoever runs the tests
        monkeypatch.setenv(place, str(tmp_path / place))
    notebook = nbformat.read(TUTORIAL, as_version=4)  # type: ignore[no-untyped-call]
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the machinery around the notebook, not of ours
        NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
    mean, low, _ = difference(printed(notebook))
    assert mean > low > 0
    assert len(shown(notebook, "image/svg+xml")) == 2
    (replay,) = shown(notebook, "text/html")
    assert replay.startswith("<iframe")


def test_what_the_docs_say_is_what_it_printed() -> None:
    """As it is kept: run in full, with what it showed."""
    notebook = nbformat.read(TUTORIAL, as_version=4)  # type: ignore[no-untyped-call]
    kept = printed(notebook)
    told = (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
    for name in ("greedy", "learned", "difference"):
        figure = re.search(rf"^{name} +(\S+ \(\S+\))$", kept, re.MULTILINE)
        assert figure
        assert figure[1] in told, name
    assert difference(kept)[1] > 0.5
