"""Small wrong changes to a module's source, one at a time: what a tired programmer might have written instead.

A mutant is named by what it changes, not by its line, so that a reviewed list of equivalent ones survives an edit
elsewhere in the file.
"""

from __future__ import annotations

import ast
import hashlib
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import CodeType

SWAPPED: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE,),
    ast.LtE: (ast.Lt,),
    ast.Gt: (ast.GtE,),
    ast.GtE: (ast.Gt,),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.BitXor: (ast.BitOr,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
}
RULING = re.compile(r"\b(?:[HLRB]\d\.\d+|[HLRB]B\d+)\b")
MODULE = "<module>"  # where a mutant of a table or constant lives


@dataclass(frozen=True)
class Mutant:
    module: str
    function: str  # its qualified name, or MODULE
    change: str  # `before → after`
    copy: int  # which of several equal changes in the function
    place: int  # the node's number in the walk over the tree
    variation: int  # which of the node's changes
    line: int
    last_line: int
    rulings: tuple[str, ...]
    source: str  # a hash of the function it is in

    @property
    def name(self) -> str:
        nth = f" #{self.copy + 1}" if self.copy else ""
        return f"{self.module}:{self.function}: {self.change}{nth}"


def mutants(module: str, source: str, is_number: Callable[[str], bool]) -> list[Mutant]:
    """Every mutant of a module. `is_number` tells whether a global name stands for an integer."""
    tree = ast.parse(source)
    lines = source.splitlines()
    found: list[Mutant] = []
    seen: Counter[tuple[str, str]] = Counter()
    for place, node, inside, scope in walk(tree):
        for variation, after in enumerate(variations(node, inside, is_number)):
            change = f"{_said(node)} → {_said(after)}"
            where = scope_name(scope)
            copy = seen[where, change]
            seen[where, change] += 1
            first, last = node.lineno, node.end_lineno or node.lineno  # type: ignore[attr-defined]
            if isinstance(node, (ast.If, ast.While)):
                last = node.test.end_lineno or first
            body = ast.get_source_segment(source, scope[-1]) if scope else "\n".join(lines[first - 1 : last])
            mark = hashlib.sha256((body or "").encode()).hexdigest()[:12]
            cited = rulings(lines, first, last, scope)
            found.append(Mutant(module, where, change, copy, place, variation, first, last, cited, mark))
    return found


def apply(mutant: Mutant, source: str, is_number: Callable[[str], bool]) -> ast.Module:
    """The module's tree with one change in it."""
    tree = ast.parse(source)
    for place, node, inside, _ in walk(tree):
        if place == mutant.place:
            after = list(variations(node, inside, is_number))[mutant.variation]
            _replace(tree, node, ast.copy_location(after, node))
            return ast.fix_missing_locations(tree)
    raise ValueError(f"{mutant.name}: the source has changed")


def code_of(tree: ast.Module, file: str, function: str) -> CodeType:
    """A function's byte code in a changed module."""

    def search(code: CodeType) -> CodeType | None:
        for const in code.co_consts:
            if isinstance(const, CodeType):
                if const.co_qualname == function:
                    return const
                if inner := search(const):
                    return inner
        return None

    found = search(compile(tree, file, "exec", dont_inherit=True))
    if found is None:
        raise ValueError(f"no function {function} in {file}")
    return found


# --- where ---------------------------------------------------------------------------------------------------

Scope = tuple[ast.AST, ...]
Defined = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def walk(tree: ast.Module) -> Iterator[tuple[int, ast.AST, str, Scope]]:
    """Every node that may be changed: its number, itself, the field of its parent that it is, and what it is in."""
    count = 0

    def visit(node: ast.AST, scope: Scope, field: str) -> Iterator[tuple[int, ast.AST, str, Scope]]:
        nonlocal count
        count += 1
        if hasattr(node, "lineno") and not isinstance(node, Defined):
            yield count, node, field, scope
        if isinstance(node, (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr)):
            return
        inner = (*scope, node) if isinstance(node, Defined) else scope
        for name, value in ast.iter_fields(node):
            if name in ("decorator_list", "annotation", "returns", "args") and not isinstance(node, ast.Call):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from visit(child, inner, f"{type(node).__name__}.{name}")

    yield from visit(tree, (), "")


def scope_name(scope: Scope) -> str:
    """The outermost function, with the classes around it; what is nested deeper is part of its byte code."""
    names = []
    for one in scope:
        assert isinstance(one, Defined)
        names.append(one.name)
        if not isinstance(one, ast.ClassDef):
            return ".".join(names)
    return MODULE


def rulings(lines: list[str], first: int, last: int, scope: Scope) -> tuple[str, ...]:
    """Those cited beside the change; otherwise those of the function it is in."""
    cited = RULING.findall(" ".join(lines[first - 1 : last]))
    if not cited and first > 1 and lines[first - 2].lstrip().startswith("#"):
        cited = RULING.findall(lines[first - 2])
    function = next((one for one in scope if not isinstance(one, ast.ClassDef)), None)
    if not cited and function is not None:
        end = function.end_lineno or function.lineno  # type: ignore[attr-defined]
        cited = RULING.findall(" ".join(lines[function.lineno - 1 : end]))  # type: ignore[attr-defined]
    return tuple(dict.fromkeys(cited))


# --- what ----------------------------------------------------------------------------------------------------


def variations(node: ast.AST, inside: str, is_number: Callable[[str], bool]) -> Iterator[ast.AST]:
    """What might stand there instead."""
    tested = inside in ("If.test", "IfExp.test", "While.test")  # True and False are tried there anyway
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            if tested and isinstance(op, (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)):
                continue
            for other in SWAPPED[type(op)]:
                ops = [*node.ops[:i], other(), *node.ops[i + 1 :]]
                yield ast.Compare(node.left, ops, node.comparators)  # type: ignore[arg-type]
    elif isinstance(node, ast.BinOp) and type(node.op) in SWAPPED:
        for other in SWAPPED[type(node.op)]:
            yield ast.BinOp(node.left, other(), node.right)  # type: ignore[arg-type]
    elif isinstance(node, ast.BoolOp):
        for other in SWAPPED[type(node.op)]:
            yield ast.BoolOp(other(), node.values)  # type: ignore[arg-type]
    elif isinstance(node, ast.UnaryOp):
        if not (isinstance(node.op, ast.Not) and tested):
            yield node.operand
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield ast.Constant(not node.value)
        elif isinstance(node.value, int):
            yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.Name):
        if isinstance(node.ctx, ast.Load) and node.id.isupper() and is_number(node.id):
            yield ast.BinOp(node, ast.Add(), ast.Constant(1))
    elif isinstance(node, (ast.If, ast.IfExp)):
        types_only = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for value in () if types_only else (True, False):
            yield _with_test(node, value)
    elif isinstance(node, ast.While):
        if not isinstance(node.test, ast.Constant):
            yield _with_test(node, False)
    elif isinstance(node, ast.AugAssign):
        for other in SWAPPED.get(type(node.op), ()):
            yield ast.AugAssign(node.target, other(), node.value)  # type: ignore[arg-type]
        yield ast.Pass()
    elif isinstance(node, ast.Assign):
        if all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets):
            yield ast.Pass()
    elif isinstance(node, ast.Expr):
        if isinstance(node.value, (ast.Call, ast.Yield)):
            # A function that no longer says `super()` would have no cell for its class, and could not be exchanged.
            said = ast.unparse(node.value).startswith("super()")
            yield ast.Expr(ast.Name("__class__", ast.Load())) if said else ast.Pass()
    elif isinstance(node, ast.Break):
        yield ast.Continue()
    elif isinstance(node, ast.Continue):
        yield ast.Break()
    elif isinstance(node, ast.Raise):
        yield ast.Pass()


def _with_test(node: ast.If | ast.IfExp | ast.While, value: bool) -> ast.AST:
    if isinstance(node, ast.IfExp):
        return ast.IfExp(ast.Constant(value), node.body, node.orelse)
    return type(node)(ast.Constant(value), node.body, node.orelse)


def _replace(tree: ast.Module, old: ast.AST, new: ast.AST) -> None:
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
                return
            if isinstance(value, list):
                for i, child in enumerate(value):
                    if child is old:
                        value[i] = new
                        return
    raise ValueError("the node is not in the tree")


def _said(node: ast.AST) -> str:
    """A node as source on one line; of a statement with a body only its head."""
    if isinstance(node, (ast.If, ast.While)):
        word = "if" if isinstance(node, ast.If) else "while"
        return f"{word} {ast.unparse(node.test)}"
    return " ".join(ast.unparse(node).split())
