"""How tables look: each scene is drawn once for all who see it alike, and sent as a change of the one before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landbridge.core.show.scene import scene_of
from landbridge.core.state import PUBLIC, State
from landbridge.table import views
from landbridge.table.answers.changes import change
from landbridge.table.table import Table
from landbridge.table.watching.insight import ALL

KEPT = 2  # scenes of a table and viewer that a client may still have


class Scenes:
    """Whole scenes, as a game draws them."""

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
        return scene_of(t.game).raw(t.kit, view, max(PUBLIC, viewer))

    def following(self, t: Table, viewer: int, look: str | None, after: int | None) -> Following:
        """Return what tells the scenes of one answer, one after another."""
        return Following(self, t, viewer)


class Following:
    """The scenes of one answer."""

    def __init__(self, scenes: Scenes, t: Table, viewer: int):
        self.scenes, self.t, self.viewer = scenes, t, viewer

    def now(self) -> dict[str, Any]:
        """Return how the table looks now, as fields of the answer."""
        return self.told(self.t.counts[self.viewer], self.scenes.drawn(self.t, self.viewer))

    def then(self, number: int, state: bytes) -> dict[str, Any]:
        """Return how it looked after the message of that number."""
        return self.told(number, self.scenes.drawn_then(self.t, state, self.viewer))

    def told(self, number: int, scene: Any) -> dict[str, Any]:
        return {"scene": scene}


class EncodedScenes(Scenes):
    """Scenes as JSON: encoded once, and told as changes to clients that have the one before."""

    def __init__(
        self,
        encoded: Callable[[Any], bytes],
        decoded: Callable[[bytes], Any],
        fragment: Callable[[bytes], Any],
    ):
        self.encoded, self.decoded, self.fragment = encoded, decoded, fragment

    def _scene(self, t: Table, view: State, viewer: int) -> bytes:
        return self.encoded(super()._scene(t, view, viewer))

    def following(self, t: Table, viewer: int, look: str | None, after: int | None) -> Following:
        if look == views.CHANGES:
            return FollowingChanges(self, t, viewer, after)
        return FollowingEncoded(self, t, viewer)


class FollowingEncoded(Following):
    """Each scene as a whole."""

    def __init__(self, scenes: EncodedScenes, t: Table, viewer: int):
        super().__init__(scenes, t, viewer)
        self.encoding = scenes

    def told(self, number: int, scene: bytes) -> dict[str, Any]:
        return {"scene": self.encoding.fragment(scene)}


class FollowingChanges(FollowingEncoded):
    """Each scene as a change of the one before; the first one of that which the client has with its last message."""

    def __init__(self, scenes: EncodedScenes, t: Table, viewer: int, after: int | None):
        super().__init__(scenes, t, viewer)
        self.kept = t.scenes.setdefault(viewer, {})
        self.before = None if after is None else self.kept.get(after)
        self.since = after if self.before is not None else None

    def told(self, number: int, scene: bytes) -> dict[str, Any]:
        since, before = self.since, self.before
        self.since, self.before = number, scene
        self.kept[number] = scene
        while len(self.kept) > KEPT:
            del self.kept[min(self.kept)]
        if before is None:
            return super().told(number, scene)
        key = "change", self.viewer, since, number
        if key not in self.t.memo:  # an answer and its viewer's streams tell the same
            encoding = self.encoding
            loads = encoding.decoded
            different = {} if before == scene else change(loads(before), loads(scene))
            self.t.memo[key] = encoding.fragment(encoding.encoded(different))
        return {"scene": None, "change": self.t.memo[key], "since": since}
