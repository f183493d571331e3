"""Options of a game: a frozen dataclass whose defaults are the basic game, and its form in text.

A field is a bool (`on`, `off`), an int or a str; `metadata={"choices": (…)}` limits a str,
`metadata={"words": (…)}` only suggests what it may be.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from difflib import get_close_matches
from typing import Any

from landbridge.core import bounded
from landbridge.core.errors import OptionError
from landbridge.core.facts import Fact
from landbridge.core.text import shown

__all__ = ["BOARD", "chosen", "from_text", "to_text", "variants"]

BOARD = "board"  # the one option whose value is a text of many lines: a board of one's own


def chosen(kind: type, given: object = None, named: Mapping[str, object] | None = None) -> Any:
    """Return options from the game's own `Options`, a mapping or keywords; what is named wins. Refuse what cannot be.

    Values are words (`"on"`, `"3"`) or what they mean (`True`, `3`).
    """
    if isinstance(given, kind) and not named:
        return given
    if isinstance(given, Mapping):
        values: dict[Any, object] = dict(given)
    elif given is None or isinstance(given, kind):
        values = {} if given is None else dict(to_text(given))
    else:
        raise TypeError(
            f"options are keywords, a mapping or {kind.__module__}.{kind.__qualname__}, not {given!r}"
        )
    values.update(named or {})
    return from_text(kind, {str(name): _word(value) for name, value in values.items()})


def from_text(kind: type, given: Mapping[str, str]) -> Any:
    """Options from words as people write them; unknown names and values are explained."""
    bounded.options(given, BOARD)
    known = {f.name: f for f in fields(kind)}
    values: dict[str, Any] = {}
    for name, text in given.items():
        if name not in known:
            near = get_close_matches(name[:40], known)
            if near:
                raise OptionError(Fact("core-option-meant", {"name": shown(name), "near": near[0]}))
            raise OptionError(Fact("core-option-unknown", {"name": shown(name), "known": ", ".join(known)}))
        values[name] = _value(name, text, known[name])
    return kind(**values)


def to_text(options: Any) -> dict[str, str]:
    """The options that differ from the basic game, as words."""
    said: dict[str, str] = {}
    for field in fields(options):
        value = getattr(options, field.name)
        if value != field.default:
            said[field.name] = _word(value)
    return said


def variants(kind: type) -> list[Any]:
    """Every combination of switches and choices; for tests that must miss none. Boards of one's own are left out."""
    found: list[dict[str, Any]] = [{}]
    for field in fields(kind):
        choices = field.metadata.get("choices")
        if isinstance(field.default, bool):
            choices = (False, True)
        if choices:
            found = [{**one, field.name: choice} for one in found for choice in choices]
    return [kind(**one) for one in found]


def _word(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _value(name: str, text: str, field: Any) -> Any:
    choices = field.metadata.get("choices")
    if isinstance(field.default, bool):
        if text not in ("on", "off"):
            raise OptionError(
                Fact("core-option-value", {"name": name, "value": shown(text), "choices": "on, off"})
            )
        return text == "on"
    if isinstance(field.default, int):
        # str.isdecimal would let other scripts' digits through, int() spaces and underscores
        if not (text.isascii() and text.isdigit() and len(text) <= 9):
            raise OptionError(
                Fact("core-option-value", {"name": name, "value": shown(text), "choices": "0, 1, 2 …"})
            )
        return int(text)
    if choices:
        exact = {c.lower(): c for c in choices}
        if text.lower() not in exact:
            raise OptionError(
                Fact(
                    "core-option-value",
                    {"name": name, "value": shown(text), "choices": ", ".join(filter(None, choices))},
                )
            )
        return exact[text.lower()]
    return text
