"""One request of the page: what it asks for, and by whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from landbridge.core.show.editor import LONGEST_PATH, Spot
from landbridge.table import views
from landbridge.table.refusals import Refused


class Asked:
    """A request: the words of its path, what follows the question mark, and its body."""

    def __init__(self, method: str, path: str, body: Mapping[str, Any] | None):
        split = urlsplit(path)
        self.method = method
        self.path = [unquote(part) for part in split.path.removeprefix("/api/").split("/")]
        self.query = dict(parse_qsl(split.query))
        self.body = body or {}
        self.look = self.query.get("look", views.VIEW)

    def text(self, name: str, usual: str | None = None) -> str:
        said = self.body.get(name, usual)
        if not isinstance(said, str):
            raise Refused("server-invalid", where=name)
        return said

    def maybe_text(self, name: str) -> str | None:
        return None if self.body.get(name) is None else self.text(name)

    def texts(self, name: str) -> list[str] | None:
        said = self.body.get(name)
        if said is None:
            return None
        if not isinstance(said, list) or not all(isinstance(one, str) for one in said):
            raise Refused("server-invalid", where=name)
        return said

    def part(self, name: str) -> Asked | None:
        """Something with names of its own."""
        said = self.body.get(name)
        if said is not None and not isinstance(said, dict):
            raise Refused("server-invalid", where=name)
        return None if said is None else Asked(self.method, "", said)

    def spots(self, name: str) -> list[Spot]:
        """Places by name, or points."""
        said = self.body.get(name)
        if not isinstance(said, list) or not 0 < len(said) <= LONGEST_PATH:
            raise Refused("server-invalid", where=name)
        return [one if isinstance(one, str) else _point(one, name) for one in said]

    def words(self, name: str) -> dict[str, str]:
        """Options by name, as texts."""
        said = self.body.get(name, {})
        if not isinstance(said, dict) or not all(isinstance(one, str) for one in said.values()):
            raise Refused("server-invalid", where=name)
        return said

    def number(self, name: str) -> int | None:
        said = self.body.get(name)
        if said is not None and (not isinstance(said, int) or isinstance(said, bool) or said < 0):
            raise Refused("server-invalid", where=name)
        return said

    def flag(self, name: str, usual: bool = False) -> bool:
        said = self.body.get(name, usual)
        if not isinstance(said, bool):
            raise Refused("server-invalid", where=name)
        return said

    def count(self, name: str, usual: int) -> int:
        """A whole number after the question mark."""
        said = self.query.get(name)
        if said is None:
            return usual
        if not (said.isascii() and said.isdigit() and len(said) < 10):
            raise Refused("server-invalid", where=name)
        return int(said)


def _point(said: object, name: str) -> tuple[float, float]:
    match said:
        case [int() | float() as x, int() | float() as y]:
            return float(x), float(y)
    raise Refused("server-invalid", where=name)
