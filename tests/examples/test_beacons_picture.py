"""A game that brings no picture is drawn by its places and its score sheet."""

from __future__ import annotations

from xml.etree import ElementTree

from landbridge.core.game import Game
from landbridge.core.show.scene import scene_of


def test_a_game_without_a_picture_has_one_all_the_same(beacons: Game) -> None:
    kit = beacons.kit()
    text = beacons.start(kit, 2)._repr_svg_()
    assert text is not None
    root = ElementTree.fromstring(text)
    named = {one.attrib["data-at"] for one in root.iter() if "data-at" in one.attrib}
    assert named == set(scene_of(beacons).layout(kit)["spots"])
    assert {"A", "B"} <= {one.text for one in root.iter() if one.tag.endswith("text")}
