"""Indexes that count from the end, found while a game is played by its check.

Python takes `cards[-1]` for the last card; compiled rules do not check indexes, and read what is
before the first. `rulecheck` finds what is written so. What comes out negative, as in
`players[seat - 1]`, shows in play only: here the rules of a game look at each index first.
"""

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from coffret.engine.game import Game
from coffret.engine.rule import is_rule

LOOK = "__from_the_front__"
Key = tuple[str, int]


def from_the_front(index: Any) -> Any:
    for each in index if isinstance(index, tuple) else (index,):
        if isinstance(each, int) and each < 0:
            raise IndexError(f"an index counts from the end ({each})")
    return index


@contextmanager
def watched(game: Game) -> Iterator[None]:
    """Rules that are bound meanwhile look at their indexes."""
    replaced: list[tuple[FunctionType, CodeType]] = []
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{game.package}."):
            codes = _looking(module)
            for rule in _rules_of(module):
                replaced.append((rule, rule.__code__))
                rule.__code__ = codes.get(_key(rule.__code__), rule.__code__)
    try:
        yield
    finally:
        for rule, code in replaced:
            rule.__code__ = code


def _rules_of(module: ModuleType) -> list[FunctionType]:
    return [
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType)
        and value.__module__ == module.__name__
        and is_rule(value)
    ]


def _looking(module: ModuleType) -> dict[Key, CodeType]:
    """The code of a module's functions, with a look at every index."""
    path = Path(str(module.__file__))
    setattr(module, LOOK, from_the_front)
    tree = ast.fix_missing_locations(_Look().visit(ast.parse(path.read_bytes(), path)))
    whole = compile(tree, path, "exec")
    return {_key(code): code for code in whole.co_consts if isinstance(code, CodeType)}


def _key(code: CodeType) -> Key:
    return code.co_name, code.co_firstlineno


class _Look(ast.NodeTransformer):
    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        self.generic_visit(node)
        if not isinstance(node.slice, ast.Slice):
            look = ast.copy_location(ast.Name(LOOK, ast.Load()), node)
            node.slice = ast.copy_location(ast.Call(look, [node.slice], []), node.slice)
        return node
