"""`@rule`: marks a function that runs interpreted and compiled from one source.

A rule is ordinary Python on a state. Imported, it is unchanged: that is the interpreted mode.
`engine.binding` makes the compiled mode from the same code object, so there is no second copy of a
rule.

What a rule may use is what numba compiles: ints, records, tables, tuples, loops, `match` on
constants, other rules. Not: generator expressions, dicts, lists at module level, keyword-only
arguments, assignment of whole arrays, indexes that count from the end.
"""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(function: F) -> F:
    """Mark `function` as a rule."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def rare(function: F) -> F:
    """Mark a rule that few steps reach: it is compiled apart from its callers.

    Inlined, it would slow them down: a compiler prepares a loop's tables and checks long before
    the loop, at every call.
    """
    function.__rare__ = True  # type: ignore[attr-defined]
    return function


def is_rare(value: object) -> bool:
    return getattr(value, "__rare__", False) is True


def often(function: F) -> F:
    """Mark a small rule that runs at most decisions: it is compiled into its callers.

    Left to itself, a compiler calls what several rules use; the call, and results that go by
    memory, take as long as the rule.
    """
    function.__often__ = True  # type: ignore[attr-defined]
    return function


def is_often(value: object) -> bool:
    return getattr(value, "__often__", False) is True


def kept(function: F) -> F:
    """Mark a rule of plain numbers that reads nothing else and changes nothing: interpreted, its
    results are kept, so that it is asked and not worked out again. Compiled it is as any other."""
    function.__kept__ = True  # type: ignore[attr-defined]
    return function


def is_kept(value: object) -> bool:
    return getattr(value, "__kept__", False) is True


def compiled_as(compiled: Callable[..., object]) -> Callable[[F], F]:
    """Mark a rule whose compiled mode needs other source: only for work on whole arrays."""

    def mark(plain: F) -> F:
        plain.__rule__ = True  # type: ignore[attr-defined]
        plain.__compiled_as__ = compiled  # type: ignore[attr-defined]
        return plain

    return mark


def is_rule(value: object) -> bool:
    return getattr(value, "__rule__", False) is True
