"""Masks of bits in compiled code: one bit for each action, in words of 64.

A search clears, fills and draws from its mask at every decision, and nobody else sees it. As bits,
most moves of a phase are a single word.
"""

import operator
from functools import lru_cache
from typing import Any

from llvmlite import binding, ir  # type: ignore[import-untyped]
from numba.core import cgutils, imputils, types
from numba.core import config as numba_config
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import intrinsic, models, register_model

from . import masks

config: Any = numba_config  # its fields are made at run time
lower_builtin: Any = imputils.lower_builtin

WORD = 64
_WORD = ir.IntType(WORD)


class Bits(types.Type):
    """A mask of `count` actions."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(f"Bits({count})")


@register_model(Bits)
class BitsModel(models.PrimitiveModel):
    def __init__(self, manager: Any, kind: Bits) -> None:
        super().__init__(manager, kind, _WORD.as_pointer())


@lru_cache(maxsize=64)
def mask_for(count: int) -> Any:
    """The replacement of `masks.own_mask` in a game with so many actions."""

    @intrinsic
    def own_mask(_typing: Any, mask: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
            words = ir.ArrayType(_WORD, -(-count // WORD))
            return builder.bitcast(cgutils.alloca_once(builder, words), _WORD.as_pointer())

        return Bits(count)(mask), generate

    return own_mask


@infer_global(operator.setitem)
class PutBit(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], Bits):
            return signature(types.none, args[0], types.int64, types.int64)
        return None


@infer_global(operator.getitem)
class GetBit(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], Bits):
            return signature(types.int64, args[0], types.int64)
        return None


@infer_global(len)
class Length(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        return signature(types.intp, args[0]) if isinstance(args[0], Bits) else None


def _place(builder: Any, mask: Any, action: Any) -> tuple[Any, Any]:
    """Where an action's word is, and its bit there."""
    return builder.gep(mask, [builder.lshr(action, _WORD(6))]), builder.and_(action, _WORD(63))


@lower_builtin(operator.setitem, Bits, types.int64, types.int64)
def put_bit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
    mask, action, value = args
    place, bit = _place(builder, mask, action)
    cleared = builder.and_(builder.load(place), builder.not_(builder.shl(_WORD(1), bit)))
    given = builder.zext(builder.icmp_signed("!=", value, _WORD(0)), _WORD)
    builder.store(builder.or_(cleared, builder.shl(given, bit)), place)
    return context.get_dummy_value()


@lower_builtin(operator.getitem, Bits, types.int64)
def get_bit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
    place, bit = _place(builder, *args)
    return builder.and_(builder.lshr(builder.load(place), bit), _WORD(1))


@lower_builtin(len, Bits)
def length(_context: Any, _builder: Any, given: Any, _args: Any) -> Any:
    return _WORD(given.args[0].count)


@intrinsic
def is_of_bits(_typing: Any, mask: Any) -> Any:
    """See `masks.is_of_bits`."""

    def generate(_context: Any, _builder: Any, given: Any, _args: Any) -> Any:
        return ir.IntType(1)(isinstance(given.args[0], Bits))

    return types.boolean(mask), generate


@intrinsic
def word_of(_typing: Any, mask: Any, number: Any) -> Any:
    """See `masks.word_of`."""

    def generate(_context: Any, builder: Any, given: Any, args: Any) -> Any:
        if not isinstance(given.args[0], Bits):
            return _WORD(0)  # never reached
        return builder.load(builder.gep(args[0], [args[1]]))

    return types.int64(mask, types.int64), generate


@intrinsic
def put_bits(_typing: Any, mask: Any, first: Any, bits: Any, count: Any) -> Any:
    """See `masks.put_bits`."""

    def generate(context: Any, builder: Any, given: Any, args: Any) -> Any:
        if isinstance(given.args[0], Bits):
            _put(builder, *args)
        return context.get_dummy_value()

    return types.none(mask, types.int64, types.int64, types.int64), generate


def _put(builder: Any, mask: Any, first: Any, bits: Any, count: Any) -> None:
    place, shift = _place(builder, mask, first)
    ones = builder.lshr(_WORD(-1), builder.sub(_WORD(WORD), count))
    kept = builder.and_(builder.load(place), builder.not_(builder.shl(ones, shift)))
    builder.store(builder.or_(kept, builder.shl(bits, shift)), place)
    with builder.if_then(builder.icmp_unsigned(">", builder.add(shift, count), _WORD(WORD))):
        done = builder.sub(_WORD(WORD), shift)
        place = builder.gep(place, [_WORD(1)])
        kept = builder.and_(builder.load(place), builder.not_(builder.lshr(ones, done)))
        builder.store(builder.or_(kept, builder.lshr(bits, done)), place)


@intrinsic
def count_ones(_typing: Any, word: Any) -> Any:
    """See `masks.count_ones`."""

    def generate(_context: Any, builder: Any, _given: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


def _deposits_bits() -> bool:
    """Whether the processor that we compile for puts bits where others are set, at once."""
    features = config.CPU_FEATURES
    if features is None:
        return bool(binding.get_host_cpu_features().get("bmi2"))
    return "+bmi2" in features.split(",")


@intrinsic
def nth_one(_typing: Any, word: Any, number: Any) -> Any:
    """See `masks.nth_one`."""

    def generate(_context: Any, builder: Any, _given: Any, args: Any) -> Any:
        deposit = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(_WORD, (_WORD, _WORD)), "llvm.x86.bmi.pdep.64"
        )
        one = builder.call(deposit, [builder.shl(_WORD(1), args[1]), args[0]])
        return builder.cttz(one, ir.IntType(1)(1))

    return types.int64(types.int64, types.int64), generate


INSTEAD: tuple[tuple[object, object], ...] = (
    (masks.is_of_bits, is_of_bits),
    (masks.word_of, word_of),
    (masks.put_bits, put_bits),
    (masks.count_ones, count_ones),
    *([(masks.nth_one, nth_one)] if _deposits_bits() else []),
)
"""Rules, and their replacements in compiled mode."""
