"""How a game looks on a terminal: its own `terminal` module where it has one, something plain where not.

The functions such a module may offer are described in `landbridge.games.hashi.show.terminal`. A game without one is
played all the same: its record is shown field by field, and everything else works by notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from landbridge.core.game import LETTERS, Game, Kit
from landbridge.core.parts import part
from landbridge.core.show.handles import split
from landbridge.core.state import State
from landbridge.texts import Words


class Art:
    def __init__(self, game: Game, words: Words):
        self.game = game
        self.words = words
        self._own: Any = part(game, "terminal")

    def draw(
        self,
        kit: Kit,
        view: State,
        seat: int,
        names: Sequence[str],
        highlight: tuple[str, ...] = (),
        size: tuple[int, int] = (80, 24),
    ) -> RenderableType:
        if hasattr(self._own, "draw"):
            return self._own.draw(kit, view, seat, self.words, names, highlight, size)  # type: ignore[no-any-return]
        return Text(f"{LETTERS[seat]}  {names[seat]}\n{view!r}")

    def sheet(self, kit: Kit, state: State, names: Sequence[str]) -> RenderableType:
        if hasattr(self._own, "sheet"):
            return self._own.sheet(kit, state, self.words, names)  # type: ignore[no-any-return]
        points = (self.game.points(kit, state, seat) for seat in range(len(names)))
        return Text("\n".join(f"{name}  {p}" for name, p in zip(names, points, strict=True)))

    def bare(self, kit: Kit) -> RenderableType | None:
        if hasattr(self._own, "bare"):
            return self._own.bare(kit, self.words)  # type: ignore[no-any-return]
        return None

    def help_lines(self) -> list[str]:
        return list(self._own.help_lines(self.words)) if hasattr(self._own, "help_lines") else []

    def spoken(self) -> dict[str, str]:
        return dict(self._own.spoken(self.words)) if hasattr(self._own, "spoken") else {}

    def title(self) -> str:
        return self.words.say(self.game.key)

    def offers(self, kit: Kit, s: State, seat: int) -> list[tuple[str, list[str]]]:
        """What is possible, grouped by what is touched, each group with a heading."""
        groups: dict[str, list[str]] = {}
        for move in self.game.offers(kit, s, seat):
            kind = split(self.game.handles(kit, s, seat, move)[0])[0]
            groups.setdefault(kind, []).append(self.game.write(kit, s, seat, move))
        return [(self._heading(kind), texts) for kind, texts in groups.items()]

    def _heading(self, kind: str) -> str:
        key = f"{self.game.key}-offer-{kind}"
        said = self.words.say(key)
        return kind if said == key else said
