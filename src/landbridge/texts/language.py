"""Which language to speak: the one asked for, else the terminal's own, else English."""

from __future__ import annotations

from collections.abc import Mapping

from landbridge.texts import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as everywhere


def from_environment(environment: Mapping[str, str]) -> str:
    said = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    tongue = said[:2].lower()
    return tongue if tongue in LANGUAGES and not said[2:3].isalnum() else "en"
