"""The compiled mode's back end: numba, with its cache where `engine.cache` says."""

from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from numba.core import config as numba_config
from numba.core import types

config: Any = numba_config  # its fields are made at run time
njit: Any = numba.njit  # `_nrt` is not in its declared signature


def compile_rule(function: FunctionType, folder: Path) -> Any:
    """A compiled rule: unchecked indexes, no interpreter lock, machine code kept in `folder`.

    Rules allocate nothing, so reference counting (`_nrt`) is left out; nobody calls them from C,
    so there are no wrappers for that, which saves a tenth of the compile time.
    """
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)  # read once, when the dispatcher is made
    try:
        compiled = njit(
            function,
            cache=True,
            nogil=True,
            error_model="numpy",
            _nrt=False,
            no_cfunc_wrapper=True,
        )
    finally:
        config.CACHE_DIR = before
    _widen_numbers(compiled)
    return compiled


def _widen_numbers(dispatcher: Any) -> None:
    """Let every whole-number argument be an int64.

    numba would compile a rule anew for each mixture of int32 fields, literals and defaults among
    its arguments; one version serves them all, in half the time.
    """
    fold = dispatcher._compiler.fold_argument_types

    def fold_widely(args: Any, kws: Any) -> Any:
        signature, types_given = fold(args, kws)
        return signature, tuple(_widened(kind) for kind in types_given)

    dispatcher._compiler.fold_argument_types = fold_widely


def _widened(kind: Any) -> Any:
    if isinstance(kind, types.Omitted) and isinstance(kind.value, int):
        return types.int64
    if isinstance(kind, types.IntegerLiteral | types.Integer):
        return types.int64
    return kind
