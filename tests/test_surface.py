"""What the package promises to the outside."""

from __future__ import annotations

import types

import pytest

import landbridge


def test_all_is_exactly_the_public_surface() -> None:
    public = {
        name
        for name, thing in vars(landbridge).items()
        if not name.startswith("_") and not isinstance(thing, types.ModuleType)
    }
    assert public | {"laws"} == set(landbridge.__all__)


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(KeyError, match="no game 'chess'; there are hashi"):
        landbridge.game("chess")
