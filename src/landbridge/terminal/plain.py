"""What commands that print plain lines share: the language, and a way out."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

import typer

from landbridge.core.facts import Fact
from landbridge.texts import LANGUAGES, Words, language, words


def spoken(lang: str) -> Words:
    """Return the words of the language that was asked for, or else of the environment's."""
    lang = lang or language.from_environment(os.environ)
    if lang not in LANGUAGES:
        known: dict[str, str | int] = {"name": lang[:20], "known": ", ".join(LANGUAGES)}
        refuse(Fact("shell-no-language", known), words("en"))
    return words(lang)


def refuse(fact: Fact, say: Words) -> NoReturn:
    """Print why it cannot be done, and exit."""
    print(say.say(fact.key, fact.values), file=sys.stderr)
    raise typer.Exit(2)
