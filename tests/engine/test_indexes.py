"""Compiled indexes are not asked for their sign: no rule may count from the end."""

import ast
import inspect
import textwrap
from collections.abc import Callable

import pytest

from coffret import registry
from coffret.engine.rule import is_rule


def counts_from_the_end(function: Callable[..., object]) -> bool:
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    indexes = [node.slice for node in ast.walk(tree) if isinstance(node, ast.Subscript)]
    return any(isinstance(each, ast.UnaryOp) and isinstance(each.op, ast.USub) for each in indexes)


@pytest.mark.parametrize("name", registry.names())
def test_no_rule_counts_from_the_end(name: str) -> None:
    modules = registry.game(name)._modules
    rules = {value for module in modules for value in vars(module).values() if is_rule(value)}
    assert rules
    assert [rule.__name__ for rule in rules if counts_from_the_end(rule)] == []


def test_an_index_from_the_end_is_noticed() -> None:
    def last(cards: list[int]) -> int:
        return cards[-1]

    assert counts_from_the_end(last)
