"""The notebooks run from top to bottom, and keep what they say: the tutorial learns, a season is judged as it was."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "examples" / "hashi_solo.ipynb"
SEASON = ROOT / "examples" / "season.ipynb"


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


def kept(file: Path) -> Any:
    """As it is in the repository: run in full, with what it showed."""
    return nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call]


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[Path], Any]:
    """Run a notebook's short version: fewer games, the same claims."""
    monkeypatch.setenv("LANDBRIDGE_QUICK", "1")
    for place in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR"):
        monkeypatch.setenv(place, str(tmp_path / place))  # nothing of whoever runs the tests

    def run(file: Path) -> Any:
        notebook = kept(file)
        for cell in notebook.cells:
            if cell.cell_type == "code":
                cell.outputs = []
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of the machinery around the notebook, not of ours
            NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
        return notebook

    return run


def losses(notebook: Any) -> dict[str, float]:
    """What a decision of each player cost, on average."""
    rows = re.findall(r"^(Ada|Ben|Cleo|Dan) .* (\S+)$", printed(notebook), re.MULTILINE)
    found = {name: float(loss) for name, loss in rows[:4]}
    assert set(found) == {"Ada", "Ben", "Cleo", "Dan"}
    return found


@pytest.mark.all
def test_the_tutorial_learns_to_beat_greedy(quickly: Callable[[Path], Any]) -> None:
    notebook = quickly(TUTORIAL)
    mean, low, _ = difference(printed(notebook))
    assert mean > low > 0
    assert len(shown(notebook, "image/svg+xml")) == 2
    (replay,) = shown(notebook, "text/html")
    assert replay.startswith("<iframe")


@pytest.mark.all
def test_a_season_is_reviewed(quickly: Callable[[Path], Any]) -> None:
    notebook = quickly(SEASON)
    found = losses(notebook)
    assert found["Ada"] > found["Dan"]
    assert len(shown(notebook, "image/svg+xml")) == 1


def test_the_season_kept_tells_good_from_lucky() -> None:
    """The order of the players' strength, and a result without luck that varies less."""
    notebook = kept(SEASON)
    found = losses(notebook)
    assert found["Ada"] > max(found["Ben"], found["Cleo"]) > min(found["Ben"], found["Cleo"]) > found["Dan"]
    times = re.search(r"the variance of a result is (\S+) times", printed(notebook))
    assert times
    assert float(times[1]) > 1


def test_what_the_docs_say_is_what_it_printed() -> None:
    said = printed(kept(TUTORIAL))
    told = (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
    for name in ("greedy", "learned", "difference"):
        figure = re.search(rf"^{name} +(\S+ \(\S+\))$", said, re.MULTILINE)
        assert figure
        assert figure[1] in told, name
    assert difference(said)[1] > 0.5
