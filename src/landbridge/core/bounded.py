"""Texts from outside, checked before anything reads them: what a text may cost is known from a look at its signs.

Parsers can need far more than a text is long. `tomllib` copies every beginning of a dotted key, so that 20 kB of
`a.a.a… = 1` take seconds and hundreds of megabytes. Each function here goes through a text once and refuses with the
line and the reason; only then the parser sees it.

    toml         board files
    options      a game's options as words
    record_text  records
    json_text    bodies of requests
    number       numbers in addresses and headers
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from landbridge.core.errors import LandbridgeError, OptionError
from landbridge.core.facts import Fact, Value

__all__ = [
    "DEEPEST",
    "LONGEST",
    "NotJson",
    "TooMuch",
    "json_text",
    "number",
    "options",
    "record_text",
    "toml",
    "toml_text",
]

# A board has a few hundred characters, one or two levels, about ten keys and at most a hundred entries in a list.
LONGEST = 20_000  # characters
LINES = 1_000
LINE = 2_000  # characters of one line
DEEPEST = 20  # brackets inside brackets
PARTS = 4  # of a dotted key
KEYS = 100  # with headers
VALUES = 1_000  # in all lists together
WORD = 60  # characters of a number or a name without quotes

OPTIONS = 40  # a game has about ten
OPTION = 200  # characters of a name or a value, but of a board LONGEST
SHOWN = 40

RECORD_LINES = 5_000  # one for each turn; long games have a few hundred
RECORD_LINE = 20_000  # characters; names and words in the first line may be written with three signs a byte
RECORD_TOKEN = 2_000
DIGITS = 18  # of a number that stands alone: fits into 64 bits

JSON_DEPTH = 8  # a request has three levels
JSON_VALUES = 5_000  # 4,000 moves are the longest list
JSON_KEYS = 1_100  # 500 wishes of a real table with two each, and some more
JSON_DIGITS = 18


class TooMuch(LandbridgeError):
    """A text that is refused before it is read, and the line to look at."""

    def __init__(self, fact: Fact, line: int):
        super().__init__(fact)
        self.args = fact, line  # what makes the same error again, after a trip between processes
        self.line = line


class NotJson(ValueError):
    """A body that is not read: too deep, too many values or a number that is too long."""


# --- TOML ---------------------------------------------------------------------------------------------------

_SIGNS = re.compile(
    r"""
      (?P<text> \"{3} (?:[^"\\]++|\\.|"(?!""))*+ (?:\"{3,5})?
              | '{3} (?:[^']++|'(?!''))*+ (?:'{3,5})?
              | " (?:[^"\\\n]++|\\[^\n])*+ "?
              | ' [^'\n]*+ '?
              | \# [^\n]*+ )
    | (?P<word> [A-Za-z0-9_+:-]++ )
    | (?P<sign> [\[\]{}.,=\n] )
    | [^\[\]{}.,=\n"'\#A-Za-z0-9_+:-]++
    """,
    re.VERBOSE | re.DOTALL,
)


def toml(text: str) -> dict[str, Any]:
    """What a TOML text says; `TooMuch` if it is out of bounds, `ValueError` if it is no TOML."""
    toml_text(text)
    return tomllib.loads(text)


def toml_text(text: str) -> None:
    """Refuse a TOML text whose reading could take more than its length suggests."""
    if len(text) > LONGEST:
        raise _too_much("board-too-long", text, LONGEST, longest=LONGEST, size=len(text))
    _check_lines(text, LINES, LINE)
    depth = dots = keys = values = 0
    assigned = False  # whether this line's key has been said, so that a bracket is a value and no header
    for found in _SIGNS.finditer(text):
        sign = found["sign"]
        if sign is None:
            if found["word"] and len(found["word"]) > WORD:
                raise _too_much("entry-word", text, found.start(), most=WORD)
            continue
        if sign == ".":
            dots += 1
            if dots >= PARTS:
                raise _too_much("entry-parts", text, found.start(), most=PARTS)
            continue
        dots = 0
        if sign in "[{":
            keys += depth == 0 and not assigned
            depth += 1
            if depth > DEEPEST:
                raise _too_much("board-too-deep", text, found.start())
        elif sign in "]}":
            depth = max(0, depth - 1)
        elif sign == "=":
            keys += 1
            assigned = True
        elif sign == ",":
            values += 1
        else:
            assigned = False
        if keys > KEYS:
            raise _too_much("entry-keys", text, found.start(), most=KEYS)
        if values > VALUES:
            raise _too_much("entry-values", text, found.start(), most=VALUES)


def _too_much(key: str, text: str, index: int, **values: Value) -> TooMuch:
    return TooMuch(Fact(key, values), text.count("\n", 0, index) + 1)


def _check_lines(text: str, lines: int, longest: int) -> None:
    """Refuse too many lines, or one that is too long."""
    if text.count("\n") >= lines:
        raise TooMuch(Fact("entry-lines", {"most": lines}), lines + 1)
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > longest:
            raise TooMuch(Fact("entry-line", {"most": longest}), number)


# --- options ------------------------------------------------------------------------------------------------


def options(given: Mapping[str, str], long: str) -> None:
    """Refuse too many options, and names or values that are too long; the one named `long` has its own reader."""
    if len(given) > OPTIONS:
        raise OptionError(Fact("entry-options", {"most": OPTIONS}))
    for name, value in given.items():
        if len(name) > OPTION or (len(value) > OPTION and name != long):
            raise OptionError(Fact("entry-option", {"name": name[:SHOWN], "most": OPTION}))


# --- records ------------------------------------------------------------------------------------------------

_LONE_NUMBER = re.compile(rf"(?<!\S)(?<!secret )[+-]?[0-9]{{{DIGITS + 1},}}(?!\S)")
_LONG_TOKEN = re.compile(rf"(?<!\S)\S{{{RECORD_TOKEN + 1}}}")


def record_text(text: str) -> None:
    """Refuse a record with too many or too long lines, words or numbers. How long the whole may be says the reader."""
    _check_lines(text, RECORD_LINES, RECORD_LINE)
    for key, pattern, most in (
        ("entry-word", _LONG_TOKEN, RECORD_TOKEN),
        ("entry-number", _LONE_NUMBER, DIGITS),
    ):
        if found := pattern.search(text):
            raise _too_much(key, text, found.start(), most=most)


# --- requests -----------------------------------------------------------------------------------------------

_JSON_SIGNS = re.compile(
    rb"""  "(?:[^"\\]++|\\.)*+"?  |  (?P<number>[0-9]{%d})  |  (?P<sign>[\[\]{},:])  """ % (JSON_DIGITS + 1),
    re.VERBOSE | re.DOTALL,
)


def json_text(body: bytes) -> None:
    """Refuse JSON that is too deep, or has too many values, keys or digits; what is inside a text does not count."""
    depth = values = keys = 0
    for found in _JSON_SIGNS.finditer(body):
        if found["number"] is not None:
            raise NotJson("number")
        sign = found["sign"]
        if sign is None:
            continue
        depth += (sign in b"[{") - (sign in b"]}")
        values += sign in b"[{,"
        keys += sign == b":"
        if depth > JSON_DEPTH:
            raise NotJson("depth")
        if values > JSON_VALUES:
            raise NotJson("values")
        if keys > JSON_KEYS:
            raise NotJson("keys")


def number(text: str, most: int) -> int | None:
    """A whole number in plain digits; None if it is none, or larger than `most`."""
    if not (len(text) <= len(str(most)) and text.isascii() and text.isdigit()):
        return None
    value = int(text)
    return value if value <= most else None
