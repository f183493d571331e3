"""`python -m tools.generate.docs_site`: the documents as a site of plain files, with search; a broken link is an error.

Pages link to each other as they lie in the repository, so they are laid out like that first: the README as the
beginning, the pages, the pictures, and every file that a page links to. A folder that is linked to gets a list.
"""

from __future__ import annotations

import argparse
import logging
import os
import re
import shutil
import sys
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md", "bench/README.md")
LINK = re.compile(r"(\]\()([^)#\s]+)((?:#[^)\s]*)?\))")
HOME = "index.md"  # what the README becomes
STYLE = Path(__file__).with_suffix(".css")


def lay_out(target: Path, root: Path = ROOT) -> list[Path]:
    """Write the pages to a folder; all of them, by their places in it."""
    shutil.rmtree(target, ignore_errors=True)
    sources = [root / "README.md", *(root / page for page in PAGES), *sorted((root / "docs").rglob("*.md"))]
    pages = []
    for source in sources:
        place = Path(HOME) if source == root / "README.md" else source.relative_to(root)
        text = source.read_text(encoding="utf-8")
        _write(target / place, LINK.sub(partial(_moved, page=source, root=root, target=target), text))
        pages.append(place)
    decisions = [page for page in pages if page.parent == Path("docs/decisions")]
    lines = [f"- [{_title(target / page)}]({page.name})" for page in decisions]
    _write(target / "docs" / "decisions" / HOME, "\n".join(["# Decisions", "", *lines, ""]))
    shutil.copytree(root / "docs" / "pictures", target / "docs" / "pictures", dirs_exist_ok=True)
    shutil.copy(STYLE, target / "site.css")
    return pages


def _moved(found: re.Match[str], page: Path, root: Path, target: Path) -> str:
    """A link as it is on the site; what it leads to is copied there."""
    before, link, after = found.groups()
    if "://" in link or link.startswith("mailto:"):
        return found[0]
    there = (page.parent / link).resolve()
    if not there.is_relative_to(root) or not there.exists():
        return found[0]  # the build says so
    place = there.relative_to(root)
    if there == root / "README.md":
        return f"{before}{_from(page, root, Path(HOME))}{after}"
    if there.is_dir():
        place /= HOME
        if there != root / "docs" / "decisions":
            files = sorted(file.name for file in there.iterdir() if file.is_file())
            _write(target / place, "\n".join([f"# {there.name}", "", *(f"- `{name}`" for name in files), ""]))
        return f"{before}{_from(page, root, place)}{after}"
    if there.suffix != ".md":
        (target / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(there, target / place)
    elif place.as_posix() not in PAGES and place.parts[0] != "docs":
        _write(target / place, there.read_text(encoding="utf-8"))
    return found[0]


def _from(page: Path, root: Path, place: Path) -> str:
    return Path(os.path.relpath(root / place, page.parent)).as_posix()


def _title(page: Path) -> str:
    return page.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def build(target: Path | None = None, site: Path | None = None) -> Path:
    """The site; `mkdocs.exceptions.Abort` if a link leads nowhere."""
    from mkdocs.commands.build import build as build_site
    from mkdocs.config import load_config

    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    source = target or ROOT / "build" / "docs-source"
    lay_out(source)
    where = {"docs_dir": str(source), "site_dir": str(site or ROOT / "build" / "docs")}
    config = load_config(str(ROOT / "mkdocs.yml"), strict=True, **where)
    build_site(config)
    return Path(config.site_dir)


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    from mkdocs.exceptions import Abort

    logging.basicConfig(format="%(message)s")
    try:
        print(f"The documents are in {build()}.")
    except Abort as error:
        print(error, file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
