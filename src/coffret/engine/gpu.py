"""The GPU mode's back end: numba-cuda makes device functions of the same rules.

Kernels call them; there is nothing that Python could call. What differs from the compiled mode:

- Masks are bits (`gpu_masks`): most of a large action space is illegal, and threads read and write
  whole words.
- Tables are in global memory, one copy of each: the constant bank has 64 KB.
- Array indexes are unsigned here, too (`pipeline`).
- A `quiet` binding counts events and does not write them: nobody looks at them there.

Kernels can be compiled for a chip that is not there (`compiled_for`), and then not run.
"""

from __future__ import annotations

import hashlib
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

for _gone, _now in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _gone):  # numba-cuda 0.30 asks for names that NumPy has dropped
        setattr(np, _gone, getattr(np, _now))

from llvmlite import ir as llvm  # type: ignore[import-untyped]  # noqa: E402
from numba.cuda import cgutils, compiler, lowering, types  # noqa: E402
from numba.cuda.api import get_current_device  # noqa: E402
from numba.cuda.core import ir  # noqa: E402
from numba.cuda.core.compiler_machinery import FunctionPass, register_pass  # noqa: E402
from numba.cuda.cudadecl import registry as declared  # noqa: E402
from numba.cuda.cudaimpl import registry as written  # noqa: E402
from numba.cuda.descriptor import cuda_target  # noqa: E402
from numba.cuda.dispatcher import CUDADispatcher  # noqa: E402
from numba.cuda.flags import CUDAFlags  # noqa: E402

from .compiler import widened  # noqa: E402

__all__ = ("DeviceRule", "chip", "compiled_for", "declared", "device_rule", "ptx", "written")

GLOBAL = 1
"""The address space of a GPU's whole memory."""

_chip: list[tuple[int, int]] = []


@contextmanager
def compiled_for(chip: tuple[int, int]) -> Iterator[None]:
    """Compile for a chip of this compute capability, whether or not one is there."""
    _chip.append(chip)
    try:
        yield
    finally:
        _chip.pop()


def chip() -> tuple[int, int]:
    """The compute capability that rules are compiled for."""
    if _chip:
        return _chip[-1]
    found: tuple[int, int] = get_current_device().compute_capability
    return found


@register_pass(mutates_CFG=False, analysis_only=False)
class CountFromTheFront(FunctionPass):
    """Treat array indexes as unsigned, so that their sign is not tested."""

    _name = "coffret_gpu_count_from_the_front"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            for use in (*block.find_exprs("getitem"), *block.find_insts(ir.SetItem)):
                signature = state.calltypes.pop(use)
                of, index, *value = signature.args
                if isinstance(of, types.Array) and isinstance(index, types.Integer):
                    signature = signature.replace(args=(of, types.uintp, *value))
                state.calltypes[use] = signature
        return True


class LowerApart(lowering.CUDALower):
    """Write a function that is not inlined."""

    def pre_lower(self) -> None:
        super().pre_lower()
        self.builder.function.attributes.add("noinline")


@register_pass(mutates_CFG=True, analysis_only=False)
class ApartLowering(compiler.CUDANativeLowering):
    """Lower a rule that stays apart from its callers."""

    _name = "coffret_gpu_apart_lowering"

    @property
    def lowering_class(self) -> Any:
        return LowerApart


class RuleCompiler(compiler.CUDACompiler):
    """For rules: all of them are device functions."""

    def define_cuda_lowering_pipeline(self, state: Any) -> Any:
        passes = super().define_cuda_lowering_pipeline(state)
        passes.passes.insert(0, (CountFromTheFront, "coffret: unsigned indexes"))
        return passes


class ApartCompiler(RuleCompiler):
    """For rare rules."""

    def define_cuda_lowering_pipeline(self, state: Any) -> Any:
        passes = super().define_cuda_lowering_pipeline(state)
        passes.passes = [
            (ApartLowering, name) if kind is compiler.CUDANativeLowering else (kind, name)
            for kind, name in passes.passes
        ]
        return passes


class DeviceRule(CUDADispatcher):
    """A rule as kernels call it."""

    def __init__(self, function: Any, pipeline: type) -> None:
        super().__init__(function, {"device": True, "opt": True}, pipeline)
        self._pipeline = pipeline
        fold = self._compiler.fold_argument_types

        def fold_widely(args: Any, kws: Any) -> Any:
            signature, given = fold(args, kws)
            return signature, tuple(widened(kind) for kind in given)

        self._compiler.fold_argument_types = fold_widely

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        if args not in self.overloads:
            with self._compiling_counter:
                made = _compile(self.py_func, args, return_type, self._pipeline)
                self.overloads[args] = made
                made.target_context.insert_user_function(
                    made.entry_point, made.fndesc, [made.library]
                )
        return self.overloads[args]


def device_rule(function: Any, apart: bool = False) -> Any:
    """A rule for the GPU. One that is `apart` is not inlined."""
    return DeviceRule(function, ApartCompiler if apart else RuleCompiler)


def _compile(function: Any, args: Any, return_type: Any, pipeline: type) -> Any:
    """Like numba-cuda's `compile_cuda`, with our pipeline."""
    flags = CUDAFlags()
    flags.no_compile = True
    flags.no_cpython_wrapper = True
    flags.no_cfunc_wrapper = True
    flags.error_model = "numpy"
    flags.nvvm_options = {"opt": 3}
    flags.compute_capability = chip()
    target = cuda_target.target_context
    with compiler.utils.numba_target_override(), _tables_in_global_memory(target):
        made = compiler.compile_extra(
            typingctx=cuda_target.typing_context,
            targetctx=target,
            func=function,
            args=args,
            return_type=return_type,
            flags=flags,
            locals={},
            pipeline_class=pipeline,
            call_conv=compiler.CUDACallConv(target),
            abi_info={},
        )
    made.library.finalize()
    return made


@contextmanager
def _tables_in_global_memory(target: Any) -> Iterator[None]:
    before = target.__dict__.get("make_constant_array")
    target.make_constant_array = lambda *args: _table(target, *args)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        if before is None:
            del target.make_constant_array
        else:
            target.make_constant_array = before


def _table(target: Any, builder: Any, kind: Any, array: Any) -> Any:
    """An array in global memory. It is named after its contents, so that all rules share one."""
    content = np.ascontiguousarray(array).tobytes()
    digest = hashlib.blake2b(content, digest_size=12).hexdigest()
    module = builder.module
    name = f"_coffret_table_{digest}"
    held = module.globals.get(name)
    if held is None:
        bytes_ = llvm.ArrayType(llvm.IntType(8), len(content))
        held = cgutils.add_global_variable(module, bytes_, name, addrspace=GLOBAL)
        held.linkage = "linkonce_odr"
        held.global_constant = True
        held.initializer = llvm.Constant(bytes_, bytearray(content))
        held.align = 16
    pointer = builder.addrspacecast(held, llvm.PointerType(llvm.IntType(8)), "generic")
    made = target.make_array(kind)(target, builder)
    target.populate_array(
        made,
        data=builder.bitcast(pointer, made.data.type),
        shape=[target.get_constant(types.intp, length) for length in array.shape],
        strides=[target.get_constant(types.intp, step) for step in array.strides],
        itemsize=made.itemsize,
        parent=made.parent,
        meminfo=None,
    )
    return made._getvalue()


def ptx(kernel: Any, args: tuple[Any, ...], chip: tuple[int, int] = (9, 0)) -> str:
    """A kernel compiled for a chip that need not be there, as text: by LLVM, which comes with
    numba, not by NVIDIA's compiler, which comes with its toolkit."""
    from llvmlite import binding

    with compiled_for(chip):
        made = _compile(kernel, args, types.void, RuleCompiler)
    library = made.library
    entry = library.get_function(made.fndesc.llvm_func_name)
    compiler.kernel_fixup(entry, False)
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    whole = None
    for module in library.modules:
        part = binding.parse_assembly(str(module))
        if whole is None:
            whole = part
        else:
            whole.link_in(part)
    target = binding.Target.from_triple("nvptx64-nvidia-cuda")
    machine = target.create_target_machine(cpu=f"sm_{chip[0]}{chip[1]}", opt=0)
    text: str = machine.emit_assembly(whole)
    return text
