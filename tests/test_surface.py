"""What the package promises to the outside: every public name is meant to be one, and says what it is."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module

import pytest

import landbridge
from tools.generate import reference

# They define nothing, they hand on.
PACKAGES = ("landbridge", "landbridge.lab.dataset", "landbridge.lab.envs", "landbridge.core.play.record")


def test_all_is_exactly_the_public_surface() -> None:
    handed_on = set(reference.source("landbridge").imported) - {"lazy"}
    assert handed_on == set(landbridge.__all__)


@pytest.mark.parametrize("module", [name for name in reference.MODULES if name not in PACKAGES])
def test_a_module_promises_what_it_defines(module: str) -> None:
    """A new name is either hidden behind an underscore or added to `__all__` on purpose."""
    source = reference.source(module)
    defined = {name for name, node in source.defined.items() if "TypeVar(" not in ast.unparse(node)}
    assert set(source.exported) == defined


@pytest.mark.parametrize("module", PACKAGES)
def test_a_package_hands_on_what_it_promises(module: str) -> None:
    source, package = reference.source(module), import_module(module)
    for name in source.exported:
        there, own = reference.home(module, name)
        assert getattr(package, name) is getattr(import_module(there.name), own)
    assert set(source.exported) <= set(dir(package))  # as a prompt completes them
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = package.nonsense


@pytest.mark.parametrize("module", reference.MODULES)
def test_everything_public_says_what_it_is(module: str) -> None:
    source = reference.source(module)
    assert source.about, module
    silent = []
    for name in source.exported:
        there, own = reference.home(module, name)
        node = there.defined.get(own)
        if not isinstance(node, ast.ClassDef | ast.FunctionDef):
            continue
        if not ast.get_docstring(node):
            silent.append(name)
        if isinstance(node, ast.ClassDef):
            kind = getattr(import_module(there.name), own)
            # What a base class of another library has explained need not be said again.
            silent += [
                f"{name}.{part.name}"
                for part in reference.members(node)
                if not inspect.getdoc(getattr(kind, part.name))
            ]
    assert silent == []


def test_the_reference_is_up_to_date() -> None:
    """Otherwise: python -m tools.generate.reference"""
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page()


def test_the_reference_would_miss_no_name() -> None:
    told = reference.page()
    assert told.count("### `landbridge") == len(reference.MODULES)
    for module in reference.MODULES:
        part = told.partition(f"### `{module}`\n")[2].partition("\n### ")[0]
        for name in reference.source(module).exported:
            assert f"`{name}" in part or f"`class {name}" in part, (module, name)


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(KeyError, match="no game 'chess'; there are hashi"):
        landbridge.game("chess")
