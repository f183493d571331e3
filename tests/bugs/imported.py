"""What a planted bug may need, imported once: children are forked from the process that has it."""

from __future__ import annotations

import importlib
from pkgutil import iter_modules

import hypothesis  # noqa: F401
import pytest  # noqa: F401

import tests.bugs.plant
import tests.mutants.planting  # noqa: F401
from landbridge import texts
from landbridge.registry import game_names
from tests.bugs.planted import BUGS

for bug in BUGS:
    importlib.import_module(bug.module)
for name in game_names():
    package = importlib.import_module(f"landbridge.games.{name}")
    for module in iter_modules(package.__path__, f"landbridge.games.{name}."):
        importlib.import_module(module.name)
# Reading the sentences of all languages takes longer than most tests of a ruling, which need them.
for language in texts.LANGUAGES:
    texts.words(language)
