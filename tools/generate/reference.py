"""Writes docs/reference.md: every public name with its signature and what its docstring says first.

    python -m tools.generate.reference            writes the page
    python -m tools.generate.reference --check    says whether it is up to date

Read from the sources, without importing them. A module is public if it is listed here; what it promises is `__all__`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reference.md"

# In the order of the page: first what everybody needs, then what learners need, then what authors of games need.
PUBLIC = {
    "Playing and reading": ("landbridge",),
    "Learning": (
        "landbridge.lab.envs",
        "landbridge.lab.envs.pettingzoo",
        "landbridge.lab.envs.gymnasium",
        "landbridge.lab.envs.gymnasium_vector",
        "landbridge.lab.envs.factors",
        "landbridge.lab.envs.openspiel",
        "landbridge.lab.observation",
        "landbridge.lab.dataset",
        "landbridge.lab.fast.playouts",
        "landbridge.lab.fast.gpu",
    ),
    "Bots": (
        "landbridge.bots.bot",
        "landbridge.lab.arena",
        "landbridge.lab.benchmark.tasks",
        "landbridge.lab.arena.cluster",
        "landbridge.lab.arena.shelves",
        "landbridge.bots.advice",
        "landbridge.reviewing.reviewer",
        "landbridge.reviewing.report",
    ),
    "Games and their parts": (
        "landbridge.core.game",
        "landbridge.core.layout",
        "landbridge.core.state",
        "landbridge.core.play.match",
        "landbridge.core.play.undo",
        "landbridge.core.play.leaving",
        "landbridge.core.play.record",
        "landbridge.core.play.shelf",
        "landbridge.core.play.position",
        "landbridge.core.play.dealer",
        "landbridge.core.play.luck",
        "landbridge.core.play.transcript",
        "landbridge.core.facts",
        "landbridge.core.errors",
        "landbridge.core.options",
        "landbridge.core.board",
        "landbridge.core.show.scene",
        "landbridge.core.show.drawing",
        "landbridge.core.show.replay",
        "landbridge.core.compile.kernel",
        "landbridge.core.bits",
        "landbridge.core.graph",
        "landbridge.core.laws",
    ),
}
MODULES = [module for group in PUBLIC.values() for module in group]

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Source:
    """A module as it stands in its file."""

    name: str
    text: str
    tree: ast.Module

    @property
    def about(self) -> str:
        return ast.get_docstring(self.tree) or ""

    @cached_property
    def exported(self) -> list[str]:
        """Its `__all__`."""
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
                return [str(name) for name in ast.literal_eval(node.value)]
        raise LookupError(f"{self.name} has no __all__")

    @cached_property
    def defined(self) -> dict[str, ast.stmt]:
        """What it defines itself and does not hide behind an underscore."""
        found: dict[str, ast.stmt] = {}
        for node in self.tree.body:
            if isinstance(node, Definition):
                found[node.name] = node
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                names = (part for target in targets for part in ast.walk(target))
                found |= {part.id: node for part in names if isinstance(part, ast.Name)}
        return {name: node for name, node in found.items() if not name.startswith("_")}

    @cached_property
    def imported(self) -> dict[str, tuple[str, str]]:
        """Names it takes from modules of ours: where they come from, and what they are called there."""
        found = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("landbridge"):
                for alias in node.names:
                    found[alias.asname or alias.name] = (node.module or "", alias.name)
        return found

    def remark(self, node: ast.stmt) -> str:
        """The comment behind a constant, or above it."""
        lines = self.text.splitlines()
        same = re.search(r"  # (.+)$", lines[node.lineno - 1])
        if same:
            return same[1]
        above = []
        for line in reversed(lines[: node.lineno - 1]):
            if not line.startswith("# ") or line.startswith("# ---"):
                break
            above.append(line[2:])
        return " ".join(reversed(above))


@cache
def source(module: str) -> Source:
    """The source of one of our modules."""
    place = ROOT / "src" / Path(*module.split("."))
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    text = file.read_text(encoding="utf-8")
    return Source(module, text, ast.parse(text))


def home(module: str, name: str) -> tuple[Source, str]:
    """Where a name that a module promises is defined."""
    here = source(module)
    while name not in here.defined and name in here.imported:
        there, name = here.imported[name]
        here = source(there)
    return here, name


# --- the page -----------------------------------------------------------------------------------------------


def page() -> str:
    lines = [
        "# Reference",
        "",
        "Written by `python -m tools.generate.reference` from the sources. What is not here may change.",
    ]
    for group, modules in PUBLIC.items():
        lines += ["", f"## {group}"]
        for module in modules:
            lines += ["", f"### `{module}`", "", _first(source(module).about)]
            for name in source(module).exported:
                entry = list(_entry(module, name))
                listed = entry[0].startswith("- ") and lines[-1].startswith("- ")
                lines += entry if listed else ["", *entry]
    return "\n".join(lines) + "\n"


def _entry(module: str, name: str) -> Iterator[str]:
    there, own = home(module, name)
    node = there.defined.get(own)
    if node is None:  # a module, such as landbridge.laws
        yield f"- `{name}` — the module `{there.name}.{own}`, below."
    elif there.name != module and there.name in MODULES:
        yield f"- `{name}` — see `{there.name}`."
    elif isinstance(node, ast.ClassDef):
        yield f"**`class {name}{_arguments(node)}`**"
        yield _first(ast.get_docstring(node) or "")
        yield from _members(node)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield f"**`{name}{_signature(node)}`**"
        yield _first(ast.get_docstring(node) or "")
    else:
        remark = there.remark(node)
        yield f"**`{name}`**" + (f" — {remark}" if remark else "")


def _members(node: ast.ClassDef) -> Iterator[str]:
    """Fields with their remarks are the class's own business; methods and properties are listed."""
    first = True
    for part in members(node):
        if first:
            yield ""
            first = False
        told = _first(ast.get_docstring(part) or "")
        shape = part.name if is_property(part) else part.name + _signature(part)
        yield f"- `{shape}`" + (f" — {told}" if told else "")


def members(node: ast.ClassDef) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The public methods and properties of a class."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and not part.name.startswith("_"):
            yield part


def is_property(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any("property" in ast.unparse(mark) for mark in node.decorator_list)


def _signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    arguments = ast.unparse(node.args)
    arguments = re.sub(r"^(self|cls)(, )?", "", arguments)
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"({arguments}){returns}"


def _arguments(node: ast.ClassDef) -> str:
    """What a class is made with: its `__init__`, or its fields."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            return _signature(part).removesuffix(" -> None")
    fields = [ast.unparse(part) for part in node.body if isinstance(part, ast.AnnAssign)]
    record = any("dataclass" in ast.unparse(mark) for mark in node.decorator_list)
    return f"({', '.join(fields)})" if record or _is_tuple(node) else ""


def _is_tuple(node: ast.ClassDef) -> bool:
    return any(ast.unparse(base) == "NamedTuple" for base in node.bases)


def _first(text: str) -> str:
    """The first paragraph, on one line."""
    return " ".join(text.strip().partition("\n\n")[0].split())


def main() -> int:
    told = page()
    if "--check" in sys.argv[1:]:
        return 0 if PAGE.read_text(encoding="utf-8") == told else 1
    PAGE.write_text(told, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
