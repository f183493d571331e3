"""`docs/new-game.md` cannot rot: its code is cut from the example's files, and its commands are run."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from landbridge.core.game import Game

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "beacons"
SECOND = ROOT / "examples" / "causeway"
LENIENT = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
CODE = ("python", "ftl", "toml")


class Block(NamedTuple):
    kind: str
    text: str


def blocks() -> list[Block]:
    return [Block(*found) for found in re.findall(r"^```(\w*)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)]


def commands() -> list[tuple[str, str]]:
    """Every command of the page with what it is said to print."""
    text = "".join(block.text for block in blocks() if block.kind == "console")
    parts = re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]
    return [(command, said) for command, _, said in (part.partition("\n") for part in parts)]


def test_every_kind_of_block_is_known() -> None:
    assert {block.kind for block in blocks()} == {*CODE, "console", "pycon", "sh", ""}
    assert len([block for block in blocks() if block.kind == "python"]) >= 12


def test_code_is_cut_from_the_example() -> None:
    files = [*EXAMPLE.rglob("*.*"), *SECOND.rglob("*.*")]
    sources = [file.read_text(encoding="utf-8") for file in files if file.suffix != ".pyc"]
    for block in blocks():
        if block.kind in CODE:
            assert any(block.text in source for source in sources), block.text


def test_a_named_file_holds_the_code_below_its_name() -> None:
    named = re.findall(
        r"^`(examples/(?:beacons|causeway)/\S+)`:\n\n```\w+\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL
    )
    assert len(named) >= 10
    for name, text in named:
        assert text in (ROOT / name).read_text(encoding="utf-8"), name


def test_what_a_file_imports_is_shown() -> None:
    code = "".join(block.text for block in blocks() if block.kind == "python")
    shown = {line for line in code.splitlines() if line.startswith(("from ", "import "))}
    for name in set(re.findall(r"^`examples/beacons/(\w+\.py)`:", GUIDE, re.MULTILINE)):
        lines = (EXAMPLE / name).read_text(encoding="utf-8").splitlines()
        ours = {line for line in lines if line.startswith(("from landbridge", "from ."))}
        assert ours <= shown, name


def test_the_folder_is_as_listed() -> None:
    (listed,) = (block.text for block in blocks() if block.text.startswith("examples/beacons/"))
    names = [line.split()[0].partition("/")[0] for line in listed.splitlines()[1:]]
    assert sorted(names) == sorted(f.name for f in EXAMPLE.iterdir() if f.name != "__pycache__")


def test_what_is_typed_at_a_prompt_is_answered_so(beacons: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    session = "".join(block.text for block in blocks() if block.kind == "pycon")
    test = doctest.DocTestParser().get_doctest(session, {}, "new-game.md", None, None)
    assert len(test.examples) >= 8
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=LENIENT).run(test, out=said.append)
    assert result.failed == 0, "".join(said)


def test_commands_print_what_the_page_says(tmp_path: Path) -> None:
    """In one shell after the other, as a reader would; only what was exported is kept."""
    clean = {
        k: v
        for k, v in os.environ.items()
        if k not in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "LANDBRIDGE_GAMES")
    }
    clean |= {
        "LANG": "en_GB.UTF-8",
        "LANDBRIDGE_DATA": str(tmp_path),
        "COLUMNS": "80",
        "PYTHONIOENCODING": "utf-8",
    }
    exported = f'landbridge() {{ "{sys.executable}" -m landbridge "$@"; }}\n'
    for command, said in commands():
        if command.startswith("export "):
            exported += f"{command}\n"
            continue
        done = subprocess.run(
            ["bash", "-c", exported + command], cwd=ROOT, env=clean, capture_output=True, timeout=120
        )
        told = (done.stdout + done.stderr).decode()
        assert doctest.OutputChecker().check_output(said, told, LENIENT), f"{command}\n{told}"
    assert len(commands()) >= 4


def test_the_server_is_started_as_the_page_says() -> None:
    """That it then serves the game is shown in a browser (`tests/browser/playing/test_plain_board.py`)."""
    (block,) = (block.text for block in blocks() if block.kind == "sh")
    assert block == "LANDBRIDGE_GAMES=examples/beacons landbridge serve --open\n"


def test_a_second_example_is_small() -> None:
    files = [*SECOND.rglob("*.py"), *SECOND.rglob("*.ftl")]
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)
    assert lines <= 320
    assert f"| {lines}, sentences included |" in GUIDE
