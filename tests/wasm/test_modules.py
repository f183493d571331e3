"""The modules in `src/landbridge/wasm`: built from the kernels as they are, closed, and small."""

from __future__ import annotations

import gzip
import inspect
import json
from pathlib import Path
from typing import Any

import pytest
import wasmtime

from landbridge import registry
from landbridge.core.compile import kernel, loops, wasm
from landbridge.core.options import variants
from tools.wasm import __main__ as building
from tools.wasm import sources
from tools.wasm.entries import entries

SOURCE = Path(__file__).parents[2] / "src" / "landbridge"

GAMES = registry.game_names()
ALL_TOGETHER = 140_000  # bytes, gzipped; every game has a planner and a champion, and can be reviewed


@pytest.mark.parametrize("name", GAMES)
def test_a_module_is_built_from_the_kernels_as_they_are(name: str) -> None:
    assert building.stale(registry.game(name)) == ""


@pytest.mark.parametrize("name", GAMES)
def test_a_module_needs_nothing_and_has_every_entry_point(name: str) -> None:
    built = wasm.manifest()["games"][name]
    module = wasmtime.Module(wasmtime.Engine(), (building.FOLDER / built["file"]).read_bytes())
    assert list(module.imports) == []
    offered = {export.name for export in module.exports}
    assert offered == {"memory", "__heap_base", *built["entries"]}
    assert list(built["entries"]) == [entry.name for entry in entries(registry.game(name))]


def test_all_modules_together_are_small() -> None:
    files = sorted(building.FOLDER.glob("*.wasm"))
    assert [file.stem for file in files] == sorted(GAMES)
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) < ALL_TOGETHER


@pytest.mark.parametrize("name", GAMES)
def test_the_manifest_tells_how_records_lie_in_memory(name: str) -> None:
    built = wasm.manifest()["games"][name]
    game = registry.game(name)
    for kit in (game.kit(options) for options in variants(game.options)):
        short = kit.rules.module.__name__.rpartition(".")[2]
        state = built["records"][f"state of {short}"]
        assert state["size"] == kit.state.size
        for field in kit.state.fields.values():
            assert state["fields"][field.name][1:] == [list(field.shape), field.at]
        arguments = built["entries"][f"loops.{short}.offer_at"]["arguments"]
        assert arguments == [[kit.fields.layout.size, 1], [kit.state.size, 1], [8, 0], [8, 1]]


# --- what is noticed -----------------------------------------------------------------------------------------


def test_a_changed_kernel_makes_its_modules_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    hashi = registry.game("hashi")
    before = sources.sources(entries(hashi))
    below: Any = loops.below

    def source(thing: Any) -> str:
        return found(thing).replace("x >> 27", "x >> 26") if thing is below else found(thing)

    found = inspect.getsource
    monkeypatch.setattr(inspect, "getsource", lambda thing: source(getattr(thing, "__wrapped__", thing)))
    # Bound loops are copies of the same code.
    monkeypatch.setattr(kernel, "_moved", lambda function, home: _marked(moved(function, home), function))
    assert sources.sources(entries(hashi)) != before
    assert (
        building.stale(hashi)
        == "hashi.wasm is older than its kernels: run `make wasm` and commit src/landbridge/wasm"
    )


moved = kernel._moved


def _marked(copy: Any, function: Any) -> Any:
    copy.__wrapped__ = function
    return copy


def test_a_changed_number_makes_its_modules_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    from landbridge.games.the_border.bot import planner

    border = registry.game("the_border")
    before = sources.sources(entries(border))
    monkeypatch.setattr(planner, "TRIAL", planner.TRIAL - 1)
    assert sources.sources(entries(border)) != before


def test_comments_and_line_breaks_make_nothing_stale() -> None:
    one = 'def f(a):\n    """Add."""\n    return a + 1  # one\n'
    two = "def f(\n    a\n):\n    return a + 1\n"
    assert sources.words(one) == sources.words(two)
    assert sources.words(one) != sources.words(one.replace("1", "2"))
    nested = "def f(a):\n    if a:\n        a += 1\n    a += 2\n"
    assert sources.words(nested) != sources.words(nested.replace("    a += 2", "        a += 2"))


def test_a_module_that_is_not_the_manifests_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "FOLDER", tmp_path)
    hashi = registry.game("hashi")
    assert building.stale(hashi).startswith("hashi has no WebAssembly module: run `make wasm`")
    (tmp_path / "hashi.wasm").write_bytes(b"\0asm")
    assert building.stale(hashi).startswith("hashi.wasm is not what the manifest says: run `make wasm`")


def test_a_manifest_of_another_form_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wasm, "FORM", wasm.FORM + 1)
    wasm.manifest.cache_clear()
    try:
        with pytest.raises(wasm.NoEntry, match="run `make wasm`"):
            wasm.manifest()
    finally:
        wasm.manifest.cache_clear()


def test_the_manifest_is_written_as_the_tool_writes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a build changes no more lines than it must."""
    known = json.loads(building.MANIFEST.read_text(encoding="utf-8"))["games"]
    written = building.MANIFEST.read_text(encoding="utf-8")
    monkeypatch.setattr(building, "MANIFEST", tmp_path / "manifest.json")
    building._write(known)
    assert building.MANIFEST.read_text(encoding="utf-8") == written


def test_modules_of_kernels_outside_games_are_told_apart_by_their_last_word() -> None:
    """An entry point is named so: of two that share a name, one would be taken for the other in a browser."""
    found = [
        file.stem
        for file in SOURCE.rglob("*.py")
        if "games" not in file.parts and "\n@kernel\n" in file.read_text("utf-8")
    ]
    assert "positions" in found
    assert sorted(found) == sorted(set(found))
