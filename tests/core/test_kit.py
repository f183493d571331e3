"""A kit at both speeds: the same answers, by the doors of compiled rules or by the rules as they stand.

What stands in for the compiler here has the same doors, arrays of one record, and notes who went through.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import landbridge
from landbridge.core.compile import kernel, wasm
from landbridge.core.game import Game, Kit, seats_in
from landbridge.core.state import FATE, State

Doors = set[str]


@pytest.fixture
def doors(beacons: Game, monkeypatch: pytest.MonkeyPatch) -> Doors:
    used: Doors = set()
    plain = beacons.kit()
    layouts = plain.fields.layout, plain.state

    def door(name: str, inside: Any) -> Callable[..., Any]:
        def call(kit: Any, s: Any, *rest: Any) -> Any:
            used.add(name)
            assert all(isinstance(given, int | np.ndarray) for given in rest)
            states = [State.from_record(*pair) for pair in zip(layouts, (kit, s), strict=True)]
            return inside(*(state.fields for state in states), *rest)

        return call

    def bound(loops: ModuleType, *fillers: ModuleType) -> ModuleType:
        twin, inner = ModuleType("stand_in"), kernel.bound(loops, *fillers)
        vars(twin).update({f"{name}_at": door(name, inside) for name, inside in kernel.kernels(inner)})
        return twin

    monkeypatch.setattr(kernel, "compiled_bound", bound)
    return used


def answers(game: Game, kit: Kit, s: State, seat: int) -> list[Any]:
    told: list[Any] = [game.actors(kit, s), game.sealed(kit, s), game.turn(kit, s)]
    told += [game.points(kit, s, 1), game.tiebreak(kit, s, 1), game.view(kit, s, 1)]
    told += [game.offers(kit, s, seat), game.allowed(kit, s, seat)]
    told += [game.check(kit, s, seat, move) for move in range(kit.moves)]
    if seat == FATE:
        lots = kit.rules.lots(kit, s)
        told += [game.odds(kit, s), lots, [kit.rules.lot(kit, s, pick) for pick in range(lots)]]
    else:
        count = kit.rules.choices(kit, s, seat)
        told += [count, [kit.rules.choice(kit, s, seat, pick) for pick in range(count)]]
    return told


EVERY = {"actors", "sealed", "turn", "points", "tiebreak", "hide", "offer", "sift", "check", "weight", "do"}
EVERY |= {"lots", "lot", "choices", "choice"}


def test_a_fast_kit_goes_through_the_doors_and_answers_the_same(beacons: Game, doors: Doors) -> None:
    plain = beacons.kit()
    fast = plain.compiled()
    states = [beacons.start(kit, 2) for kit in (plain, fast)]
    while acting := list(seats_in(beacons.actors(plain, states[0]))):
        seat = acting[-1]
        told = [answers(beacons, kit, s, seat) for kit, s in zip((plain, fast), states, strict=True)]
        assert told[0] == told[1]
        for kit, s in zip((plain, fast), states, strict=True):
            moves = beacons.offers(kit, s, seat)
            beacons.do(kit, s, seat, moves[len(moves) // 2])
        assert states[0] == states[1]
    assert doors == EVERY


def test_an_interpreted_kit_needs_no_door(beacons: Game, doors: Doors) -> None:
    kit = beacons.kit().compiled().interpreted()
    s = beacons.start(kit, 2)
    for _ in range(3):
        seat = next(seats_in(beacons.actors(kit, s)))
        answers(beacons, kit, s, seat)
        beacons.do(kit, s, seat, beacons.offers(kit, s, seat)[0])
    assert doors == set()


def test_the_same_kit_at_another_speed(beacons: Game, doors: Doors) -> None:
    plain = beacons.kit()
    fast = plain.compiled()
    assert (plain.rules.compiled, fast.rules.compiled) == (False, True)
    assert plain.interpreted() is plain
    assert fast.compiled() is fast
    assert not fast.interpreted().rules.compiled
    for name in ("game", "options", "fields", "state", "moves", "board", "memo"):
        assert getattr(fast, name) is getattr(plain, name)
    assert fast.rules.module is plain.rules.module


@pytest.mark.parametrize("installed", [False, True])
def test_quick_is_as_quick_as_can_be(
    installed: bool, beacons: Game, doors: Doors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "can_compile", lambda: installed)
    kit = beacons.kit()
    assert kit.quick().rules.compiled == installed
    assert installed or kit.quick() is kit


def test_where_webassembly_is_in_use_rules_are_called_as_they_stand(
    beacons: Game, doors: Doors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A call into a module costs more than most rules take in Python; only lists of moves come from there."""
    monkeypatch.setattr(wasm, "in_use", lambda: True)
    plain, fast = beacons.kit(), beacons.kit().compiled()
    s = beacons.start(plain, 2)
    seat = next(seats_in(beacons.actors(plain, s)))
    counts = [kit.rules.choices(kit, s, seat) for kit in (plain, fast)]
    assert counts[0] == counts[1] > 0
    assert [fast.rules.choice(fast, s, seat, pick) for pick in range(counts[1])] == beacons.offers(
        plain, s, seat
    )
    assert doors == set()


@pytest.mark.parametrize("fast", [False, True])
def test_a_kit_that_is_sent_elsewhere_keeps_its_speed(fast: bool, doors: Doors) -> None:
    kit = landbridge.game("loopit").kit()
    there = pickle.loads(pickle.dumps(kit.compiled() if fast else kit))
    assert (there.rules.compiled, there.options) == (fast, kit.options)
