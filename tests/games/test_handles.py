"""Handles are spelled in one place: each game's `handles.py`. The page's are made from it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import landbridge
from landbridge.core.show.drawing import COLOURS
from landbridge.core.show.handles import split
from landbridge.core.show.scene import scene_of
from landbridge.core.state import PUBLIC
from landbridge.texts import sources
from tests.games.handle_literals import Found, in_python, in_typescript
from tools.generate import handles as tool

ROOT = Path(__file__).parents[2]
HANDLES = tool.every()
KINDS = frozenset[str]().union(*(found.kinds for found in HANDLES.values()))
BARE = KINDS.union(*(found.words for found in HANDLES.values()))
KEYS = set(re.findall(r"^([\w-]+) =", "\n".join(sources("en").values()), re.MULTILINE))
EXAMPLE = "line-c3-c5"  # of the interface document
WHERE_HANDLES_ARE = {"game.py", "scene.py", "text_board.py"}  # of a game
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "hashi": ({}, {"paper": True}),
    "river_dragons": ({}, {"side": "expert"}),
    "loopit": ({},),
    "the_border": ({},),
}
each_game = pytest.mark.parametrize("game", landbridge.game_names())


def python(path: Path, text: str) -> list[Found]:
    bare: set[str] = set()
    if path.name in WHERE_HANDLES_ARE:
        bare = bare.union(
            *(HANDLES[game].kinds | HANDLES[game].words for game in HANDLES if game in path.parts)
        )
    return in_python(text, KINDS, bare, {*KEYS, *COLOURS, EXAMPLE})


def typescript(path: Path, text: str) -> list[Found]:
    return [found for found in in_typescript(text, KINDS, BARE) if found[1][1:] not in KEYS]


def is_spared(path: Path) -> bool:
    """What spells them, and tests, which say what is to come out."""
    return path.name in ("handles.py", "handles.ts", "schema.ts") or bool(
        re.search(r"\.test(ing)?\.", path.name)
    )


def test_no_source_spells_a_handle() -> None:
    """Where one does: `handle(Kind.…, name)`, `name_in`, `Word.…`."""
    ours = sorted((ROOT / "src" / "landbridge").rglob("*.py"))
    pages = sorted((ROOT / "web" / "src").rglob("*.ts*"))
    assert len(ours) > 250
    assert len(pages) > 150
    found = {
        str(path.relative_to(ROOT)): spelled
        for read, paths in ((python, ours), (typescript, pages))
        for path in paths
        if not is_spared(path) and (spelled := read(path, path.read_text(encoding="utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "planted",
    [
        'spots[f"island-{name}"] = at',
        'islands = [h for h in touched if h.startswith("island-")]',
        'near = "mark-" + name',
        'controls = ["number-3"]',
        "made = f\"{'island' if low else 'line'}-{name}\"",
        'def f():\n    return ("done",)',
        'chosen = {DONE: "done"}[move]',
        'labels["done"] = said',
        'if control == "no": pass',
        'made = handle("island", name)',
        'match parts:\n    case [("card", name)]: pass',
    ],
)
def test_a_planted_one_is_found_in_python(planted: str) -> None:
    file = ROOT / "src" / "landbridge" / "games" / "hashi" / "game.py"
    text = file.read_text(encoding="utf-8")
    assert python(file, text) == []
    assert python(file, f"{text}\n{planted}\n") != []


@pytest.mark.parametrize(
    "planted",
    [
        "const h = `island-${name}`;",
        'const tiles = touched.filter((h) => h.startsWith("tile-"));',
        "<Spot h={`line-${name}`} class={`line-place ${state}`} />",
        '<Touch h="number-3" />',
        '<button data-h="roll" />',
        'acting.touch("roll");',
        'if (scene.controls.includes("stop")) return;',
        'const made = handle("islnd" as HandleKind, name) + handle("island", name);',
        'if (handle === "done") return;',
    ],
)
def test_a_planted_one_is_found_on_the_page(planted: str) -> None:
    file = ROOT / "web" / "src" / "games" / "hashi" / "board" / "Board.tsx"
    text = file.read_text(encoding="utf-8")
    assert typescript(file, text) == []
    assert typescript(file, f"{text}\n{planted}\n") != []


@pytest.mark.parametrize(
    "fine",
    [
        '<Spot h={h} class="island-place" />',
        '<g class={on ? "card-box" : ""} />',
        "/** A seed, so that `line-c3-c5` is drawn alike. */",
        "// the handle is `line-c3-c5`",
        'if (table.stage === "roll") return;',
    ],
)
def test_classes_comments_and_stages_are_none(fine: str) -> None:
    assert typescript(Path("Board.tsx"), fine) == []


@each_game
def test_the_pages_kinds_are_made_from_these(game: str) -> None:
    """Where not: `python -m tools.generate.handles`."""
    assert tool.file(game).read_text(encoding="utf-8") == tool.text(game, HANDLES[game])


@each_game
def test_every_handle_is_of_a_listed_kind_and_every_kind_is_used(game: str) -> None:
    playing = landbridge.game(game)
    listed = HANDLES[game].kinds | HANDLES[game].words
    used: set[str] = set()
    for options in OPTIONS[game]:
        kit = playing.kit(playing.options(**options))
        state = playing.start(kit, 2)
        moves = (playing.handles(kit, state, 0, move) for move in range(kit.moves))
        used |= {split(handle)[0] for handles in moves for handle in handles}
        scenes = scene_of(playing)
        layout, scene = scenes.layout(kit), scenes.scene(kit, state, PUBLIC)
        shown = {*layout["spots"], *layout["near"], *scene["labels"], *scene["controls"]}
        assert {split(handle)[0] for handle in shown} <= listed
    assert used == listed
