"""The words a person may type besides moves, in English and in the language of the table."""

from __future__ import annotations

import re
from collections.abc import Callable

from landbridge.texts import Words

ORDERS = ("help", "moves", "why", "hint", "undo", "show", "log", "save", "quit")
SHORT = {"h": "help", "u": "undo", "q": "quit", "exit": "quit"}


def known(words: Words) -> dict[str, str]:
    """Every word that is an order: `undo` and, in German, `zurück` → `undo`."""
    found = dict(SHORT)
    for order in ORDERS:
        found.update(dict.fromkeys(words_for(order, words), order))
    return found


def words_for(order: str, words: Words) -> list[str]:
    """An order in English and in the table's language; the texts separate several words by commas."""
    said = words.say(f"shell-order-{order}").split(",")
    return [order, *(word.strip().casefold() for word in said)]


def parse(line: str, orders: dict[str, str]) -> tuple[str, str] | None:
    """An order and what follows it, or None if the line is something else."""
    if line.startswith("?"):
        return "moves", line[1:].strip()
    word, _, rest = line.partition(" ")
    order = orders.get(word.casefold())
    return (order, rest.strip()) if order else None


def pieces(line: str, is_move: Callable[[str], bool]) -> list[str]:
    """Several moves on one line, parted by commas, semicolons or blanks; some games have blanks inside a move."""
    if is_move(line):
        return [line]
    parts = [part.strip() for part in re.split("[,;]", line) if part.strip()]
    return [piece for part in parts for piece in _parted(part, is_move)] or [line]


def _parted(part: str, is_move: Callable[[str], bool]) -> list[str]:
    """At its blanks, unless it begins with no move: then it is refused as it was typed."""
    words = part.split()
    return words if not is_move(part) and is_move(words[0]) else [part]
