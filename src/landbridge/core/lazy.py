"""Names of a package, imported when somebody asks for them: a command must not load what it does not use."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any


def lazy(
    package: str, homes: Mapping[str, Sequence[str]]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` of a package: `homes` says which of its modules has which names, or modules."""
    home_of = {name: f"{package}.{home}" for home, names in homes.items() for name in names}

    def get(name: str) -> Any:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        home = import_module(home_of[name])
        return getattr(home, name) if hasattr(home, name) else import_module(f"{home.__name__}.{name}")

    def listed() -> list[str]:
        return sorted({*vars(sys.modules[package]), *home_of})

    return get, listed
