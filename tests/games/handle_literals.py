"""Finds handles that are spelled out in sources, where `handle(Kind.…, name)` and `Word.…` belong.

A kind with its dash (`f"island-{name}"`, `"tile-"`) is found anywhere, unless it begins the key of a sentence, a
colour or a CSS class. Bare words such as `card` and `done` mean many things, so they are found only where handles are
handled: compared, matched, listed or returned by games; touched, looked up or compared by the page.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Container, Iterator
from collections.abc import Set as AbstractSet

Found = tuple[int, str]  # line and literal
PLACES = {"labels", "spots", "near"}  # what is kept by handle
MAKERS = {"handle", "name_in", "split"}


def in_python(
    text: str, kinds: AbstractSet[str], bare: AbstractSet[str], known: Container[str]
) -> list[Found]:
    """`bare` are the kinds and words that are looked for without a dash; `known` are other things called alike."""
    tree = ast.parse(text)
    above = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    begins = re.compile(f"(?:{'|'.join(sorted(kinds))})-")
    return sorted(
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if (begins.match(node.value) and node.value not in known and _begins(node, above))
        or (node.value in bare and _handled(node, above))
    )


def _begins(node: ast.Constant, above: dict[ast.AST, ast.AST]) -> bool:
    """Whether nothing stands before it, in an f-string either."""
    parent = above[node]
    return not isinstance(parent, ast.JoinedStr) or parent.values[0] is node


def _handled(node: ast.Constant, above: dict[ast.AST, ast.AST]) -> bool:
    parent = above[node]
    around = above[parent]
    match parent:
        case ast.Compare() | ast.MatchValue() | ast.List() | ast.Set():
            return True
        case ast.Tuple():
            return isinstance(around, ast.Return | ast.Compare)
        case ast.IfExp():  # f"{'village' if … else 'stone'}-…"
            return isinstance(around, ast.FormattedValue)
        case ast.Dict():  # {STOP: "stop", …}[move]
            return node in parent.values and isinstance(around, ast.Subscript)
        case ast.Subscript(value=ast.Name(id=name)):
            return name in PLACES
        case ast.Call(func=ast.Name(id=name)):
            return name in MAKERS
    return False


COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
IN_A_CLASS = re.compile(r"\bclass=(?:\{[^}\n]*)?$")
TOUCHED = (
    r"(?:\b(?:data-)?h=\{?|\b(?:touch|drop|includes|indexOf|has|get|handle|nameIn)\(\s*"
    r"|\b(?:handle|h|one|touched|control) [!=]== )"
)


def in_typescript(text: str, kinds: AbstractSet[str], bare: AbstractSet[str]) -> Iterator[Found]:
    code = COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text)
    spelled = re.compile(rf"[\"'`](?:{'|'.join(sorted(kinds))})-[^\"'`]*")
    alone = re.compile(rf"{TOUCHED}[\"'`](?:{'|'.join(sorted(bare))})[\"'`]")
    for number, line in enumerate(code.split("\n"), start=1):
        for found in (*spelled.finditer(line), *alone.finditer(line)):
            if not IN_A_CLASS.search(line[: found.start()]):
                yield number, found[0]
