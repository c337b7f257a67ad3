"""A rare rule is compiled apart from the rules that call it, a frequent one into them."""

from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from numba import int64

from coffret.engine.compiler import compile_rule
from coffret.engine.rule import is_often, is_rare, is_rule, often, rare, rule


@rare
@rule
def seldom(number):  # type: ignore[no-untyped-def]
    return number * number + 1


def test_a_rare_rule_is_a_rule() -> None:
    assert is_rule(seldom)
    assert is_rare(seldom)
    assert seldom(3) == 10


@often
@rule
def always(number):  # type: ignore[no-untyped-def]
    return number * number + 1


@pytest.mark.parametrize("apart", [False, True])
def test_only_a_rare_rule_is_kept_apart(apart: bool, tmp_path: Path) -> None:
    assert isinstance(seldom, FunctionType)
    assert ("noinline" in attributes_of(compile_rule(seldom, tmp_path, apart=apart))) == apart


def test_a_frequent_rule_is_always_inlined(tmp_path: Path) -> None:
    assert is_often(always)
    assert not is_often(seldom)
    assert isinstance(always, FunctionType)
    assert "alwaysinline" in attributes_of(compile_rule(always, tmp_path, often=True))


def attributes_of(compiled: Any) -> str:
    """The LLVM attributes of a compiled rule."""
    compiled.compile((int64,))
    (code,) = compiled.inspect_llvm().values()
    defined = next(line for line in code.splitlines() if line.startswith("define"))
    number = defined.rpartition("#")[2].split()[0]
    found: str = next(
        line for line in code.splitlines() if line.startswith(f"attributes #{number} ")
    )
    return found
