"""The compiled mode's back end: numba, with its cache in the folder of `engine.cache`."""

from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
from numba.core import config as numba_config
from numba.core import types
from numba.core.dispatcher import Dispatcher

from .pipeline import ApartCompiler, EntryCompiler, RuleCompiler

config: Any = numba_config  # its fields are made at run time
njit: Any = numba.njit  # `_nrt` is not in its declared signature

EVERY_DECISION = frozenset({"legal"})
"""Rules of games that run at every decision: they are inlined without a mark (`rule.often`)."""


def compile_rule(
    function: FunctionType,
    folder: Path,
    entry: bool = False,
    apart: bool = False,
    often: bool = False,
) -> Any:
    """A compiled rule: unchecked indexes, no interpreter lock, machine code kept in `folder`.

    Rules allocate nothing, so reference counting (`_nrt`) is left out. Most rules are called by
    other rules only: the wrappers that Python and C would call them through cost a quarter of the
    compile time, so only an `entry` has one. A rule that is `apart` is not inlined, one that
    runs `often` always is.
    """
    before = config.CACHE_DIR
    pipeline = EntryCompiler if entry else ApartCompiler if apart else RuleCompiler
    config.CACHE_DIR = str(folder)  # read once, when the dispatcher is made
    try:
        compiled = njit(
            function,
            cache=True,
            nogil=True,
            error_model="numpy",
            _nrt=False,
            no_cfunc_wrapper=True,
            no_cpython_wrapper=not entry,
            forceinline=often or function.__name__ in EVERY_DECISION,
            pipeline_class=pipeline,
        )
    finally:
        config.CACHE_DIR = before
    _widen_numbers(compiled)
    return compiled


class Entries:
    """A module of compiled rules for callers in Python: each becomes an entry when first asked for.

    Without its wrapper a rule would crash there, so a bound module is only handed out like this.
    """

    def __init__(self, module: ModuleType, folder: Path) -> None:
        self._module = module
        # numba's key does not distinguish an entry from the same rule without its wrapper.
        self._folder = folder / "entries"

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._module, name)
        if isinstance(value, Dispatcher):
            value = compile_rule(value.py_func, self._folder, entry=True)
        setattr(self, name, value)
        return value


def _widen_numbers(dispatcher: Any) -> None:
    """Let every whole-number argument be an int64.

    numba would recompile a rule for each mixture of int32 fields, literals and defaults among
    its arguments; one version serves them all, in half the time.
    """
    fold = dispatcher._compiler.fold_argument_types

    def fold_widely(args: Any, kws: Any) -> Any:
        signature, types_given = fold(args, kws)
        return signature, tuple(widened(kind) for kind in types_given)

    dispatcher._compiler.fold_argument_types = fold_widely


def widened(kind: Any) -> Any:
    """Every whole number as an int64."""
    if isinstance(kind, types.Omitted) and isinstance(kind.value, int):
        return types.int64
    if isinstance(kind, types.IntegerLiteral | types.Integer):
        return types.int64
    return kind
