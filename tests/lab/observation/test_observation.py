"""Encodings: everything a player sees is in a row and nothing else, whatever way it is written."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import landbridge
from landbridge import Game, Kit, State
from landbridge.core.compile.kernel import can_compile
from landbridge.core.game import seats_in
from landbridge.lab.observation import Encoding, encoding
from tests.examples.conftest import beacons  # noqa: F401 - a fixture
from tests.laws import swap_hashi, swap_loopit, swap_river_dragons, swap_the_border
from tools.generate import observations as tables

SWAPS: dict[str, Any] = {
    "hashi": swap_hashi.swap,
    "river_dragons": swap_river_dragons.swap,
    "the_border": swap_the_border.swap,
    "loopit": swap_loopit.swap,
}
# Options that between them have every plane, and every way to hide something.
CASES: list[tuple[str, dict[str, str], int]] = [
    ("hashi", {}, 1),
    ("hashi", {"side": "B"}, 3),
    ("hashi", {"paper": "on"}, 2),
    ("the_border", {}, 2),
    ("loopit", {}, 3),
    ("loopit", {"edition": "fr", "exchange": "discard", "rounds": "book"}, 2),
    ("loopit", {"rounds": "german"}, 2),
    ("loopit", {"stop": "stuck", "edition": "es"}, 2),
    ("river_dragons", {"max_rounds": "2"}, 4),
    ("river_dragons", {"side": "expert", "by_eye": "on", "max_rounds": "2"}, 2),
]
STEPS = 90

each_case = pytest.mark.parametrize(("name", "options", "seats"), CASES, ids=lambda v: str(v))


def made(name: str, options: dict[str, str], seats: int) -> tuple[Game, Kit, Encoding]:
    game = landbridge.game(name)
    kit = game.kit(game.options_from(options))
    return game, kit, encoding(kit, seats)


def played(game: Game, kit: Kit, seats: int, steps: int, seed: int = 1) -> Iterator[State]:
    """The states of random play, game after game."""
    luck = Random(seed)
    s = game.start(kit, seats)
    for _ in range(steps):
        yield s
        acting = list(seats_in(game.actors(kit, s)))
        if acting:
            seat = acting[luck.randrange(len(acting))]
            moves = game.offers(kit, s, seat)
            game.do(kit, s, seat, moves[luck.randrange(len(moves))])
        else:
            s = game.start(kit, seats)


@each_case
def test_a_row_is_within_its_bounds_and_always_the_same_places_are_written(
    name: str, options: dict[str, str], seats: int
) -> None:
    game, kit, how = made(name, options, seats)
    luck, places = Random(2), None
    for s in played(game, kit, seats, STEPS):
        seat = luck.randrange(seats)
        view = game.view(kit, s, seat)
        row = how.write(view, seat)
        assert row.dtype == np.int16
        assert (how.low <= row).all()
        assert (row <= how.high).all()
        over = np.full(how.size, 12345, np.int16)
        how.module.observe(kit.fields.fields, view.fields, seat, seats, how.where.tolist(), over.data)
        written = over != 12345
        assert places is None or (written == places).all()
        places = written
        assert (over[written] == row[written]).all()
        assert (how.blank[~written] == row[~written]).all()


@each_case
def test_what_changes_a_view_changes_its_row(name: str, options: dict[str, str], seats: int) -> None:
    """Every viewer's, after every move; and moves that lead to different views lead to different rows."""
    game, kit, how = made(name, options, seats)
    luck = Random(3)
    compared = 0
    for s in played(game, kit, seats, STEPS, seed=4):
        for seat in list(seats_in(game.actors(kit, s)))[:2]:
            moves = game.offers(kit, s, seat)
            viewer = luck.randrange(seats)
            seen: dict[bytes, bytes] = {}  # the view of a row
            for move in [None, *luck.sample(moves, min(4, len(moves)))]:
                after = s.copy()
                if move is not None:
                    game.do(kit, after, seat, move)
                view = game.view(kit, after, viewer)
                row = how.write(view, viewer).tobytes()
                assert seen.setdefault(row, view.tobytes()) == view.tobytes(), (
                    landbridge.core.state.differences(State.from_bytes(seen[row], kit.state), view)
                )
            compared += len(seen) - 1
    assert compared > STEPS


@pytest.mark.parametrize("name", SWAPS)
def test_what_is_hidden_is_not_in_a_row(name: str) -> None:
    options = {"max_rounds": "2"} if name == "river_dragons" else {}
    game, kit, how = made(name, options, 3)
    luck = Random(5)
    alike = told = 0
    for s in played(game, kit, 3, STEPS, seed=6):
        viewer = luck.randrange(3)
        other = SWAPS[name](game, kit, s, viewer, luck)
        if other is None or other == s:
            continue
        rows = [how.write(game.view(kit, x, viewer), viewer) for x in (s, other)]
        assert (rows[0] == rows[1]).all()
        alike += 1
        told += bool((how.write(s, viewer) != how.write(other, viewer)).any())  # nobody has hidden anything
    assert alike > 8
    assert told > 5


@pytest.mark.parametrize(
    ("name", "seats"), [("hashi", 3), ("the_border", 4), ("loopit", 3), ("river_dragons", 3)]
)
def test_seats_turn_with_whoever_looks(name: str, seats: int) -> None:
    """As many seats as no other axis is long; and of a state nobody has hidden anything in."""
    game, kit, how = made(name, {}, seats)
    *_, s = played(game, kit, seats, STEPS, seed=7)
    rows = [how.named(how.write(s, seat)) for seat in range(seats)]
    for plane in how.planes:
        if plane.shape[0] == seats:
            for seat in range(seats):
                turned = np.roll(rows[0][plane.name], -seat, axis=0)
                assert (rows[seat][plane.name] == turned).all(), plane.name


@pytest.mark.skipif(not can_compile(), reason="compares with compiled kernels")
@pytest.mark.parametrize(("name", "options", "seats"), [CASES[2], CASES[3]], ids=str)
def test_compiled_it_writes_the_same(name: str, options: dict[str, str], seats: int) -> None:
    game, kit, how = made(name, options, seats)
    fast = encoding(kit.compiled(), seats)
    assert fast is not how
    for i, s in enumerate(played(game, kit, seats, 60, seed=8)):
        view = game.view(kit, s, i % seats)
        assert (fast.write(view, i % seats) == how.write(view, i % seats)).all()


def test_planes_are_parts_of_the_row() -> None:
    game, kit, how = made("hashi", {}, 2)
    rows = np.zeros((3, how.size), np.int16)
    how.write(game.view(kit, game.start(kit, 2), 0), 0, out=rows[1])
    named = how.named(rows)
    assert list(named) == [plane.name for plane in how.planes]
    assert named["bridges"].shape == (3, 2, 2, 6, 6)
    assert all(np.shares_memory(part, rows) for part in named.values())
    assert named["island"][1].sum() == 18
    assert named["island"][0].sum() == 0
    assert encoding(kit, 2) is how


def test_what_is_no_view_of_this_table_is_refused() -> None:
    game, kit, how = made("hashi", {}, 2)
    view = game.view(kit, game.start(kit, 2), 0)
    with pytest.raises(ValueError, match="no seat 2 among 2"):
        how.write(view, 2)
    with pytest.raises(ValueError, match="has 3 seats, the encoding 2"):
        how.write(game.view(kit, game.start(kit, 3), 0), 0)
    with pytest.raises(ValueError, match="none of hashi"):
        how.write(landbridge.game("loopit").start(landbridge.game("loopit").kit(), 2), 0)
    with pytest.raises(ValueError, match=r"a row is 651 × int16"):
        how.write(view, 0, out=np.zeros(650, np.int16))
    with pytest.raises(ValueError, match="for 1 to 4 seats, not 5"):
        encoding(kit, 5)
    with pytest.raises(ValueError, match="a row 651"):
        how.named(np.zeros((651, 2)))


def test_a_game_without_an_encoding_is_shown_as_its_record(beacons: Game) -> None:  # noqa: F811
    kit = beacons.kit()
    how = encoding(kit, 2)
    assert (how.named(how.low)["lit"] == 0).all()
    seen = 0
    for s in played(beacons, kit, 2, 60):
        view = beacons.view(kit, s, 1)
        parts = how.named(how.write(view, 1))
        assert parts["seat"].tolist() == [1]
        assert parts["picked"].tolist() == list(view.picked)
        for seat in range(4):
            assert sum(int(b) << i for i, b in enumerate(parts["lit"][seat])) == view.lit[seat]
        seen += landbridge.UNKNOWN in parts["picked"]
    assert seen > 5


# What rows look like may only change together with VERSION: whoever has trained on the old ones must notice.
LAYOUTS = {
    "hashi": (1, "478cb9488444"),
    "the_border": (1, "4111b0c1be86"),
    "loopit": (2, "11df47049f99"),
    "river_dragons": (1, "4830de6a1d39"),
}


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_version_has_one_layout(name: str) -> None:
    _, _, how = made(name, {}, 2)
    layout = [(plane.name, plane.shape, plane.low, plane.high) for plane in how.planes]
    assert (how.version, hashlib.sha256(repr(layout).encode()).hexdigest()[:12]) == LAYOUTS[name]


def test_a_learner_can_tell_by_which_rules_of_loopit_one_plays() -> None:
    """What was agreed on is in no state: rows say it, even before anything is dealt."""
    agreed: list[dict[str, str]] = [
        {},
        {"stop": "stuck"},
        {"exchange": "discard"},
        {"end": "bag"},
        {"end": "round"},
    ]
    rows = set()
    for options in agreed:
        game, kit, how = made("loopit", options, 2)
        rows.add(how.write(game.view(kit, game.start(kit, 2), 0), 0).tobytes())
    assert len(rows) == len(agreed)


def test_the_page_about_encodings_is_up_to_date() -> None:
    page = Path(__file__).parents[3] / "docs" / "observations.md"
    text = page.read_text(encoding="utf-8")
    assert tables.filled(text) == text, "run `python -m tools.generate.observations`"
