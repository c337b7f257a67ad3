"""Our changes to numba's compilation pipeline.

Array indexes are taken as unsigned: numba would test each of them for being negative. And each
entry point is compiled as one program. By default numba keeps every function callable from outside,
so LLVM can neither drop unused arguments nor inline a rule with a single caller away. Together the
two make searches with random rollouts a quarter faster. Rare rules are not inlined (`rule.rare`).
"""

from typing import Any

from numba.core import ir, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering, NoPythonSupportedFeatureValidation


@register_pass(mutates_CFG=False, analysis_only=False)
class CountFromTheFront(FunctionPass):
    """Treat array indexes as unsigned, so that their sign is not tested."""

    _name = "coffret_count_from_the_front"

    def __init__(self) -> None:
        FunctionPass.__init__(self)  # abstract, so that none forgets it

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            for use in (*block.find_exprs("getitem"), *block.find_insts(ir.SetItem)):
                signature = state.calltypes.pop(use)  # nothing is written over there
                of, index, *value = signature.args
                if isinstance(of, types.Array) and isinstance(index, types.Integer):
                    signature = signature.replace(args=(of, types.uintp, *value))
                state.calltypes[use] = signature
        return True


@register_pass(mutates_CFG=False, analysis_only=True)
class OneProgram(FunctionPass):
    """Gather all that a rule calls into one `Program`."""

    _name = "coffret_one_program"

    def __init__(self) -> None:
        FunctionPass.__init__(self)  # abstract, so that none forgets it

    def run_pass(self, state: Any) -> bool:
        state.library = Program(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return False


class Program(JITCodeLibrary):
    """Machine code of which only the entry can be called."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage.name == "linkonce_odr" and not function.is_declaration:
                function.linkage = "internal"
        super()._optimize_final_module()


class LowerApart(Lower):
    """Write a function that LLVM does not inline."""

    def pre_lower(self) -> None:
        super().pre_lower()
        self.builder.function.attributes.add("noinline")


@register_pass(mutates_CFG=True, analysis_only=False)
class ApartLowering(NativeLowering):
    """Lower a rule that stays apart from its callers."""

    _name = "coffret_apart_lowering"

    @property
    def lowering_class(self) -> type[Lower]:
        return LowerApart


class RuleCompiler(CompilerBase):
    """For rules that other rules call."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        self.add_to(passes)
        passes.finalize()
        return [passes]

    def add_to(self, passes: Any) -> None:
        passes.add_pass_after(CountFromTheFront, NoPythonSupportedFeatureValidation)


class ApartCompiler(RuleCompiler):
    """For rare rules."""

    def add_to(self, passes: Any) -> None:
        super().add_to(passes)
        passes.passes = [
            (ApartLowering, name) if kind is NativeLowering else (kind, name)
            for kind, name in passes.passes
        ]


class EntryCompiler(RuleCompiler):
    """For rules that Python calls."""

    def add_to(self, passes: Any) -> None:
        super().add_to(passes)
        passes.add_pass_after(OneProgram, NoPythonSupportedFeatureValidation)
