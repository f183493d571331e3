"""How Python calls a module: frames, kits that are kept, errors."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

import pytest

import landbridge
from landbridge.core.compile import loops, wasm
from landbridge.core.compile.arrays import gathered, integers, records
from landbridge.core.compile.wasmtime_host import WasmtimeHost
from landbridge.games.hashi.bot import planner
from landbridge.games.hashi.rules import rulebook

HASHI = landbridge.game("hashi")


@pytest.fixture
def module() -> wasm.Module:
    return wasm.Module(WasmtimeHost(), "hashi")


@pytest.fixture
def used() -> Iterator[WasmtimeHost]:
    host = WasmtimeHost()
    wasm.use(host)
    yield host
    wasm.use(None)


def test_a_listing_is_that_of_the_rules(module: wasm.Module) -> None:
    kit = HASHI.kit()
    s = HASHI.start(kit, 2)
    out = bytearray(8 * kit.moves)
    count = module.entry("loops.rulebook.offer_at")(kit.fields.memory, s.memory, 0, out)
    assert memoryview(out).cast("q")[:count].tolist() == HASHI.offers(kit, s, 0)


def test_what_a_kernel_writes_comes_back_and_what_it_may_not_write_stays(module: wasm.Module) -> None:
    kit = HASHI.kit()
    s = HASHI.start(kit, 1)
    games = bytearray(s.tobytes() * 3)
    play = module.entry("loops.rulebook.play_many")
    assert play(kit.fields.memory, games, 5, bytearray(16), bytearray(8 * kit.moves)) > 0
    assert games != s.tobytes() * 3
    before = s.tobytes()
    frozen = memoryview(before)
    assert play(kit.fields.memory, frozen, 5, bytearray(16), bytearray(8 * kit.moves)) > 0
    assert bytes(frozen) == s.tobytes()


def test_kits_are_copied_in_once_and_many_of_them_begin_anew() -> None:
    class Watched(WasmtimeHost):
        written: list[int]

        def __init__(self) -> None:
            super().__init__()
            self.written = []

        def write(self, game: str, at: int, data: bytes | bytearray | memoryview) -> None:
            if len(data) == kits[0].fields.layout.size:
                self.written.append(at)
            super().write(game, at, data)

    kits = [HASHI.kit(HASHI.options_from({"side": "AB"[i % 2]})) for i in range(2 * wasm.KITS)]
    memories = [bytearray(kit.fields.memory) for kit in kits]
    host = Watched()
    module = wasm.Module(host, "hashi")
    offer = module.entry("loops.rulebook.offer_at")
    for _ in range(2):
        for kit, memory in zip(kits[: wasm.KITS], memories, strict=False):
            s = HASHI.start(kit, 1)
            out = bytearray(8 * kit.moves)
            assert memoryview(out).cast("q")[: offer(memory, s.memory, 0, out)].tolist() == HASHI.offers(
                kit, s, 0
            )
    assert len(host.written) == len(set(host.written)) == wasm.KITS
    for kit, memory in zip(kits, memories, strict=True):
        s = HASHI.start(kit, 1)
        out = bytearray(8 * kit.moves)
        assert memoryview(out).cast("q")[: offer(memory, s.memory, 0, out)].tolist() == HASHI.offers(
            kit, s, 0
        )
    assert len(host.written) == 2 * wasm.KITS
    assert len(set(host.written)) == wasm.KITS


def test_an_error_of_a_kernel_is_one_in_python() -> None:
    class Failing(WasmtimeHost):
        def call(self, game: str, entry: str, at: int, frame: bytearray) -> int:
            return 1

    kit = HASHI.kit()
    offer = wasm.Module(Failing(), "hashi").entry("loops.rulebook.offer_at")
    with pytest.raises(RuntimeError, match=r"loops\.rulebook\.offer_at of hashi failed"):
        offer(kit.fields.memory, HASHI.start(kit, 1).memory, 0, bytearray(8 * kit.moves))


def test_entry_points_of_a_module_or_of_bound_loops(used: WasmtimeHost) -> None:
    assert set(vars(wasm.twin(loops, rulebook))) >= {"offer_at", "sift_at", "play_many"}
    assert hasattr(wasm.twin(planner), "propose_at")
    assert not wasm.lacks(loops, rulebook)
    stranger = ModuleType("somebody.games.rules")
    assert wasm.lacks(loops, stranger)
    with pytest.raises(wasm.NoEntry, match=r"somebody\.games\.rules"):
        wasm.twin(loops, stranger)


def test_without_a_host_nothing_is_webassembly() -> None:
    assert not wasm.in_use()
    assert not wasm.lacks(loops, rulebook)


def test_arrays_are_plain_memory(used: WasmtimeHost) -> None:
    grid = integers(2, 3)
    grid[1, 2] = -5
    assert grid.tolist() == [[0, 0, 0], [0, 0, -5]]
    kit = HASHI.kit()
    assert len(records(3, kit.state)) == 3 * kit.state.size
    states = [HASHI.start(kit, seats) for seats in (1, 2)]
    assert bytes(gathered(states, kit.state)) == b"".join(s.tobytes() for s in states)


def test_gathered_states_are_records_for_compiled_code() -> None:
    kit = HASHI.kit()
    states = [HASHI.start(kit, seats) for seats in (1, 2)]
    found = gathered(states, kit.state)
    assert found.tobytes() == b"".join(s.tobytes() for s in states)
    assert found["seats"].tolist() == [1, 2]
    assert found.flags.writeable
    assert found.flags.aligned
