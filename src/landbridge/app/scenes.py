"""How tables look: each scene is drawn once, for all who see it alike, and kept as its host sends it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landbridge.core.show.scene import scene_of
from landbridge.core.state import PUBLIC, State
from landbridge.table.table import Table
from landbridge.table.watching.insight import ALL


class Scenes:
    def __init__(self, encoded: Callable[[Any], Any] = lambda scene: scene):
        """`encoded` makes of a scene what is sent, where it saves time to do so once."""
        self.encoded = encoded

    def drawn(self, t: Table, viewer: int) -> Any:
        """Return how a table looks to a viewer now; worked out once, until something happens."""
        key = "scene", viewer
        if key not in t.memo:
            assert t.live is not None
            t.memo[key] = self._scene(t, t.live.view(viewer), viewer)
        return t.memo[key]

    def drawn_then(self, t: Table, state: bytes, viewer: int) -> Any:
        """Return how it looked in an earlier state."""
        then = State.from_bytes(state, t.kit.state)
        return self._scene(t, then if viewer == ALL else t.game.view(t.kit, then, viewer), viewer)

    def _scene(self, t: Table, view: State, viewer: int) -> Any:
        return self.encoded(scene_of(t.game).raw(t.kit, view, max(PUBLIC, viewer)))
