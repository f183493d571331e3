"""States as pictures: everything on the table is in them and nothing else; a state in a cell shows itself."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

import landbridge
from landbridge.core.game import Kit
from landbridge.core.show.drawing import COLOURS, svg
from landbridge.core.state import State
from landbridge.texts import LANGUAGES
from tests.notebook.things import things_on

GOLDEN = Path(__file__).parents[1] / "records"
GAMES = [
    "hashi-3-a",
    "hashi-1-b",
    "loopit-4-five",
    "river_dragons-6-basic",
    "river_dragons-3-expert",
    "the_border-3",
]


def moments(name: str, every: int) -> Iterator[tuple[Kit, State]]:
    """A golden game from its start to its end."""
    match = landbridge.loads((GOLDEN / f"{name}.landbridge").read_bytes(), quick=True)
    game, kit = match.game, match.kit
    s = game.start(kit, match.seats)
    for n, (seat, move) in enumerate(match.log):
        if n % every == 0:
            yield kit, s
        game.do(kit, s, seat, move)
    yield kit, s


def drawn(s: State) -> ElementTree.Element:
    text = svg(s, "en")
    assert text is not None
    return ElementTree.fromstring(text)


def named(picture: ElementTree.Element) -> list[str]:
    return sorted(one.attrib["data-at"] for one in picture.iter() if "data-at" in one.attrib)


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_has_what_lies_on_the_table_and_nothing_else(name: str) -> None:
    """So two states whose tables differ have pictures that differ."""
    seen = set()
    for kit, s in moments(name, every=17):
        things = things_on(kit, s)
        assert named(drawn(s)) == things
        seen.add(tuple(things))
    assert len(seen) > 3


@pytest.mark.parametrize("name", GAMES)
def test_a_view_shows_no_more_than_the_table_has(name: str) -> None:
    for kit, s in moments(name, every=61):
        there = Counter(named(drawn(s)))
        for viewer in (landbridge.PUBLIC, 0, 1):
            if viewer < s.seats:
                assert Counter(named(drawn(kit.game.view(kit, s, viewer)))) <= there


def test_what_is_hidden_is_not_drawn() -> None:
    """Loopit's racks: backs of tiles instead of faces."""
    kit, s = next(islice(moments("loopit-4-five", every=20), 2, None))
    mine = [one for one in named(drawn(kit.game.view(kit, s, 0))) if one[:2] in ("A ", "B ", "C ", "D ")]
    assert mine
    assert all(one.startswith("A ") for one in mine)


@pytest.mark.parametrize("name", GAMES)
def test_points_are_written_and_read_aloud(name: str) -> None:
    *_, (kit, s) = moments(name, every=1000)
    picture = drawn(s)
    title = picture.attrib["aria-label"]
    assert picture.attrib["role"] == "img"
    words = {one.text for one in picture.iter() if one.tag.endswith("text")}
    for seat in range(s.seats):
        points = kit.game.points(kit, s, seat)
        assert f"{'ABCDEF'[seat]} {points}" in title
        assert kit.game.name == "river_dragons" or str(points) in words


def test_paper_is_drawn_too() -> None:
    match = landbridge.loads((GOLDEN / "hashi-2-a-paper.landbridge").read_bytes())
    assert len([one for one in named(drawn(match.state)) if "@" in one]) > 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_are_in_the_readers_language(lang: str) -> None:
    game = landbridge.game("hashi")
    said = svg(game.start(game.kit(), 2), lang)
    assert said is not None
    assert ElementTree.fromstring(said).attrib["aria-label"].startswith("Hashi, ")


def test_every_colour_has_a_night_and_nothing_is_fetched() -> None:
    for name in GAMES:
        *_, (_, s) = moments(name, every=1000)
        text = svg(s, "en") or ""
        day, night = text.partition("<style>")[2].partition("</style>")[0].split("@media")
        assert day.count("{") == night.count("{") - 1
        assert text.count("http") == text.count("http://www.w3.org/2000/svg") == 1
    assert all(len(both) == 2 for both in COLOURS.values())


# --- in a cell ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", landbridge.game_names())
def test_a_state_in_a_cell_shows_itself(name: str) -> None:
    game = landbridge.game(name)
    kit = game.kit()
    s = game.start(kit, 2)
    assert s._repr_svg_() == svg(s)
    assert game.view(kit, s, 0)._repr_svg_() is not None
    assert s.copy()._repr_svg_() == s._repr_svg_()


def test_the_kit_is_no_part_of_a_state() -> None:
    game = landbridge.game("hashi")
    s = game.start(game.kit(), 2)
    bare = State.from_bytes(s.tobytes(), s.layout)
    assert bare == s
    assert hash(bare) == hash(s)
    assert bare._repr_svg_() is None  # a notebook then writes it out
    kept = pickle.loads(pickle.dumps(s))
    assert kept == s
    assert kept._repr_svg_() is None
