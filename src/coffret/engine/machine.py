"""Machine instructions for compiled rules: eight bytes read or written at once.

numba has no words for it but slices and views, and checks their bounds and sizes at each use.
"""

from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]
from numba.core import cgutils, types
from numba.extending import intrinsic

from . import bit_masks, masks
from .bit_masks import Bits

_WORD = ir.IntType(64)


def _pointer(context: Any, builder: Any, kind: Any, array: Any, at: Any) -> Any:
    data = context.make_array(kind)(context, builder, array).data
    return cgutils.pointer_add(builder, data, at, return_type=_WORD.as_pointer())


@intrinsic
def word_at(_typing: Any, mask: Any, at: Any) -> Any:
    """See `masks.word_at`."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        if isinstance(signature.args[0], Bits):
            return _WORD(0)  # never reached
        word = builder.load(_pointer(context, builder, signature.args[0], *args))
        word.align = 1
        return word

    return types.int64(mask, types.int64), generate


@intrinsic
def put_word(_typing: Any, mask: Any, at: Any, word: Any) -> Any:
    """See `masks.put_word`."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        if not isinstance(signature.args[0], Bits):
            array, place, value = args
            put = builder.store(value, _pointer(context, builder, signature.args[0], array, place))
            put.align = 1
        return context.get_dummy_value()

    return types.none(mask, types.int64, types.int64), generate


@intrinsic
def fill(_typing: Any, mask: Any, value: Any) -> Any:
    """See `masks.fill`."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = signature.args[0]
        if not isinstance(kind, Bits):
            array = context.make_array(kind)(context, builder, args[0])
            cgutils.memset(builder, array.data, array.nitems, 0)
        return context.get_dummy_value()

    return types.none(mask, types.int64), generate


INSTEAD: tuple[tuple[object, object], ...] = (
    (masks.word_at, word_at),
    (masks.put_word, put_word),
    (masks.fill, fill),
    *bit_masks.INSTEAD,
)
"""Rules, and their replacements in compiled mode."""
