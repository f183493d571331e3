"""Who acts at a table. How somebody proves it is the server's business."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    id: str
    name: str
