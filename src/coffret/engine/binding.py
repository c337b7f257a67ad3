"""Binding: run the same rules with other globals, without copying their source.

A rule finds the rules and tables it names among its module's globals. Binding copies each module's
globals and replaces some of them: the compiled rule for the plain one, another card set for the
printed one, a game's `step` for the contract's. The functions are new, but keep their code objects.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from . import cache
from .record import LookupTable
from .rule import is_kept, is_often, is_rare, is_rule

KEPT = 4096
"""Results of a rule whose results are kept (`rule.kept`)."""


class Binding:
    """Modules bound together: ask it for a module and get that module in this setting.

    `instead` maps objects (by identity) to their replacements. Modules bound from the start see
    each other; others are bound on demand, with the parts of their package that they use.
    """

    def __init__(
        self,
        modules: Iterable[ModuleType],
        instead: Iterable[tuple[object, object]] = (),
        compiled: bool = False,
        identity: str = "",
        on_gpu: bool = False,
    ) -> None:
        self._compiled = compiled or on_gpu
        self._on_gpu = on_gpu
        self._identity = identity
        self._bound: dict[str, ModuleType] = {}
        self._given: dict[str, Any] = {}  # what callers outside get of them
        self._instead: dict[int, object] = {}
        self._kept: list[object] = []  # ids stay ours only while their objects live
        for old, new in instead:
            self._kept.append(old)
            self._instead[id(old)] = new
        self._core = tuple(modules)
        self._bind(self._core)

    def __getitem__(self, module: ModuleType) -> Any:
        if module.__name__ not in self._bound:
            self._bind(self._used_by(module))
        return self._given[module.__name__]

    def _used_by(self, module: ModuleType) -> tuple[ModuleType, ...]:
        """`module` and the unbound modules whose rules it names, to any depth."""
        found = {module.__name__: module}
        waiting = [module]
        while waiting:
            for value in vars(waiting.pop()).values():
                other = _module_of(value)
                if other and other.__name__ not in self._bound and other.__name__ not in found:
                    found[other.__name__] = other
                    waiting.append(other)
        return tuple(found.values())

    def _bind(self, modules: tuple[ModuleType, ...]) -> None:
        folder = None
        if self._compiled and not self._on_gpu:
            folder = cache.folder(self._identity, (*self._core, *modules))
        for module in modules:
            bound = ModuleType(module.__name__, module.__doc__)
            self._bound[module.__name__] = bound
            self._kept.append(module)
            self._instead.setdefault(id(module), bound)
            for value in vars(module).values():
                if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                    self._kept.append(value)
                    self._instead.setdefault(id(value), self._renew(value, bound, folder))
        for module in modules:
            bound = self._bound[module.__name__]
            for name, value in vars(module).items():
                if name not in ("__name__", "__doc__"):
                    setattr(bound, name, self._setting_of(value))
            self._given[module.__name__] = bound if folder is None else _entries(bound, folder)

    def _renew(self, function: FunctionType, bound: ModuleType, folder: Path | None) -> Any:
        code = function
        if self._compiled and hasattr(function, "__compiled_as__"):
            code = function.__compiled_as__
        renewed = FunctionType(
            code.__code__, vars(bound), function.__name__, code.__defaults__, code.__closure__
        )
        renewed.__module__ = function.__module__
        renewed.__doc__ = function.__doc__
        renewed.__kwdefaults__ = function.__kwdefaults__
        if not is_rule(function):
            return renewed
        if self._on_gpu:
            from .gpu import device_rule

            return device_rule(renewed, apart=is_rare(function))
        if folder is None:
            return lru_cache(KEPT)(renewed) if is_kept(function) else renewed
        from .compiler import compile_rule  # numba is heavy: only compiled mode loads it

        return compile_rule(renewed, folder, apart=is_rare(function), often=is_often(function))

    def _setting_of(self, value: object) -> object:
        while id(value) in self._instead:  # the contract's rule, the game's, the renewed one
            value = self._instead[id(value)]
        if self._compiled and isinstance(value, LookupTable):
            return value.array
        return value


def _entries(bound: ModuleType, folder: Path) -> Any:
    from .compiler import Entries

    return Entries(bound, folder)


def _module_of(value: object) -> ModuleType | None:
    """The project module that a global refers to, if it holds rules."""
    if is_rule(value):
        return sys.modules.get(value.__module__)
    if isinstance(value, ModuleType) and any(is_rule(part) for part in vars(value).values()):
        return value
    return None
