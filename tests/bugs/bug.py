"""A planted bug: one line of the source that is wrong, and the law that has to catch it."""

from __future__ import annotations

from dataclasses import dataclass, field

# Laws that may notice a die inside the rules before the one that is there for it, as the die falls.
BY_LUCK = (
    *("seats", "offer", "choices", "lots", "hidden", "sealed", "commute", "own view", "view", "derived"),
    *("record", "taking back", "twin", "telling", "rank", "known", "guess", "turn", "refusal", "undo"),
)


@dataclass(frozen=True)
class Bug:
    name: str
    module: str
    right: str
    wrong: str
    law: str
    game: str = "hashi"
    seats: int = 3
    options: dict[str, str] = field(default_factory=dict)
    without: tuple[str, ...] = ()  # of swap, rebuild, seating: those that would notice first
    besides: tuple[str, ...] = ()  # laws that notice it as well, and by chance earlier
    only: bool = False  # no other law notices it
