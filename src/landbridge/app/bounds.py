"""Bounds of what comes in, as annotations of shapes: `Annotated[str, Text(most=60), "what it is"]`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Text:
    """How long a text may be, and what it must look like."""

    least: int = 0
    most: int | None = None
    pattern: str | None = None

    @cached_property
    def fits(self) -> Callable[[str], Any] | None:
        if self.pattern is None:
            return None
        # In JSON Schema `$` is the end; in Python a line may end after it.
        return re.compile(re.sub(r"\$$", r"\\Z", self.pattern)).search


@dataclass(frozen=True)
class Whole:
    """How small and how large a number may be."""

    least: int | None = None
    most: int | None = None


@dataclass(frozen=True)
class Many:
    """How many entries a list may have."""

    least: int = 0
    most: int | None = None


EXAMPLE = "__example__"
OPEN = "__open__"


def open_ended(shape: type[T]) -> type[T]:
    """Let a shape have other names than those it declares: which there are depends on what it is."""
    setattr(shape, OPEN, True)
    return shape


def example(**values: Any) -> Callable[[type[T]], type[T]]:
    """Show these values for a shape in the interface document."""

    def shown(shape: type[T]) -> type[T]:
        setattr(shape, EXAMPLE, values)
        return shape

    return shown
