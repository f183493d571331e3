"""Files that a site fetches when somebody needs them: learned nets, exercises (`web/site/pack.py` says which).

Python cannot wait for a file, so asking for one that is not here yet ends in `WantedFile`. The worker puts it into
`FOLDER` and asks again. A bot for whom there is none, as there is no network, does without its net.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path

from landbridge.core import parts

__all__ = ["FOLDER", "WantedFile", "find", "without"]

FOLDER = Path("/apart")
LIST = "apart.json"  # written where a site is packed; everywhere else all files are in their packages

_done_without: set[str] = set()


class WantedFile(Exception):
    """A file of a package that has to be fetched first."""

    kind = "file"

    def __init__(self, name: str):
        super().__init__(name)
        self.name = name


def _listed() -> frozenset[str]:
    file = resources.files(__package__).joinpath(LIST)
    return frozenset(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else frozenset()


def find(place: str) -> Path | None:
    """Where such a file is; None: in its package, as all others."""
    if place not in _apart:
        return None
    here = FOLDER / place
    if not here.is_file() and place not in _done_without:
        raise WantedFile(place)
    return here


@contextmanager
def without(places: list[str]) -> Generator[None]:
    """Files that cannot be had at present are taken for missing."""
    _done_without.update(places)
    try:
        yield
    finally:
        _done_without.clear()


_apart = _listed()
parts.look_elsewhere(find)
