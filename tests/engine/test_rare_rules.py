"""A rare rule is compiled apart from the rules that call it; the others may be inlined."""

from pathlib import Path
from types import FunctionType

import pytest
from numba import int64

from coffret.engine.compiler import compile_rule
from coffret.engine.rule import is_rare, is_rule, rare, rule


@rare
@rule
def seldom(number):  # type: ignore[no-untyped-def]
    return number * number + 1


def test_a_rare_rule_is_a_rule() -> None:
    assert is_rule(seldom)
    assert is_rare(seldom)
    assert seldom(3) == 10


@pytest.mark.parametrize("apart", [False, True])
def test_only_a_rare_rule_is_kept_apart(apart: bool, tmp_path: Path) -> None:
    assert isinstance(seldom, FunctionType)
    compiled = compile_rule(seldom, tmp_path, apart=apart)
    compiled.compile((int64,))
    (code,) = compiled.inspect_llvm().values()
    defined = next(line for line in code.splitlines() if line.startswith("define"))
    number = defined.rpartition("#")[2].split()[0]
    attributes = next(
        line for line in code.splitlines() if line.startswith(f"attributes #{number} ")
    )
    assert ("noinline" in attributes) == apart
