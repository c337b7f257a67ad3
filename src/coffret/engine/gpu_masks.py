"""Masks on the GPU: one bit for each action, in words of 32."""

import operator
from functools import lru_cache
from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]
from numba import cuda
from numba.cuda import models, types
from numba.cuda.extending import intrinsic, register_model
from numba.cuda.typing import signature
from numba.cuda.typing.templates import AbstractTemplate

from . import masks
from .gpu import declared, written
from .rng import below
from .rule import rule

WORD = 32
BYTES_TO_BITS = 0x0102040810204080
_INT = ir.IntType(32)


def words_for(actions: int) -> int:
    """How many words a mask of n actions takes."""
    return -(-actions // WORD)


class Bits(types.Type):
    """A mask of `count` actions."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(f"Bits({count})")


@register_model(Bits)
class BitsModel(models.PrimitiveModel):
    def __init__(self, manager: Any, kind: Bits) -> None:
        super().__init__(manager, kind, _INT.as_pointer())


@lru_cache(maxsize=64)
def mask_over(count: int) -> Any:
    """A device function that makes a mask of an array of words."""

    @intrinsic
    def over(_typing: Any, words: Any) -> Any:
        def generate(context: Any, builder: Any, given: Any, args: Any) -> Any:
            data = context.make_array(given.args[0])(context, builder, args[0]).data
            return builder.bitcast(data, _INT.as_pointer())

        return Bits(count)(words), generate

    return over


@declared.register_global(operator.setitem)
class PutBit(AbstractTemplate):
    key = operator.setitem

    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], Bits):
            return signature(types.none, args[0], types.int64, types.int64)
        return None


@declared.register_global(operator.getitem)
class GetBit(AbstractTemplate):
    key = operator.getitem

    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], Bits):
            return signature(types.int64, args[0], types.int64)
        return None


@declared.register_global(len)
class Length(AbstractTemplate):
    key = len

    def generic(self, args: Any, kws: Any) -> Any:
        return signature(types.intp, args[0]) if isinstance(args[0], Bits) else None


def _word(builder: Any, mask: Any, action: Any) -> tuple[Any, Any]:
    """Where an action's word is, and its bit there."""
    small = builder.trunc(action, _INT)
    place = builder.gep(mask, [builder.lshr(small, _INT(5))])
    return place, builder.and_(small, _INT(31))


@written.lower(operator.setitem, Bits, types.int64, types.int64)
def put_bit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
    mask, action, value = args
    place, bit = _word(builder, mask, action)
    cleared = builder.and_(builder.load(place), builder.not_(builder.shl(_INT(1), bit)))
    given = builder.zext(builder.icmp_signed("!=", value, value.type(0)), _INT)
    builder.store(builder.or_(cleared, builder.shl(given, bit)), place)
    return context.get_dummy_value()


@written.lower(operator.getitem, Bits, types.int64)
def get_bit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
    mask, action = args
    place, bit = _word(builder, mask, action)
    found = builder.and_(builder.lshr(builder.load(place), bit), _INT(1))
    return builder.zext(found, ir.IntType(64))


@written.lower(len, Bits)
def length(context: Any, builder: Any, given: Any, _args: Any) -> Any:
    return ir.Constant(ir.IntType(64), given.args[0].count)


@intrinsic
def word_of(_typing: Any, mask: Any, number: Any) -> Any:
    """A word of a mask, as a number that is not negative."""

    def generate(context: Any, builder: Any, given: Any, args: Any) -> Any:
        return builder.zext(builder.load(builder.gep(args[0], [args[1]])), ir.IntType(64))

    return types.int64(mask, types.int64), generate


@intrinsic
def put_word_of(_typing: Any, mask: Any, number: Any, word: Any) -> Any:
    """Write a word of a mask."""

    def generate(context: Any, builder: Any, given: Any, args: Any) -> Any:
        builder.store(builder.trunc(args[2], _INT), builder.gep(args[0], [args[1]]))
        return context.get_dummy_value()

    return types.none(mask, types.int64, types.int64), generate


@rule
def count_ones(word):
    """See `masks.count_ones`."""
    return cuda.popc(word)


@rule
def allow(mask, action):
    """See `masks.allow`."""
    mask[action] = 1
    return 1


@rule
def allow_eight(mask, first, bits):
    """See `masks.allow_eight`."""
    return allow_bits(mask, first, bits & 0xFF, 8)


@rule
def allow_bits(mask, first, bits, count):
    """See `masks.allow_bits`; bits from `count` on are not looked at."""
    found = 0
    done = 0
    while done < count:
        number = (first + done) >> 5
        shift = (first + done) & 31
        width = min(count - done, 32 - shift)
        ones = (1 << width) - 1
        part = bits >> done & ones
        put_word_of(mask, number, word_of(mask, number) & ~(ones << shift) | part << shift)
        found += cuda.popc(part)
        done += width
    return found


@rule
def write_eight(mask, first, actions):
    """See `masks.write_eight`."""
    # Byte i of the number becomes bit i of the product's highest byte.
    allow_bits(mask, first, (actions * BYTES_TO_BITS) >> 56 & 0xFF, 8)


@rule
def clear(mask):
    """See `masks.clear`."""
    for number in range((len(mask) + 31) >> 5):
        put_word_of(mask, number, 0)


@rule
def random_action(mask, count, dice):
    """See `masks.random_action`."""
    left = below(dice, count) if count > 1 else 0
    for number in range((len(mask) + 31) >> 5):
        word = word_of(mask, number)
        inside = cuda.popc(word)
        if left < inside:
            for _ in range(left):
                word &= word - 1
            return 32 * number + cuda.popc((word & -word) - 1)
        left -= inside
    return -1


INSTEAD: tuple[tuple[object, object], ...] = (
    (masks.count_ones, count_ones),
    (masks.allow, allow),
    (masks.allow_eight, allow_eight),
    (masks.allow_bits, allow_bits),
    (masks.write_eight, write_eight),
    (masks.clear, clear),
    (masks.random_action, random_action),
)
"""Rules, and their replacements on the GPU."""
