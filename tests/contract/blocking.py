"""A plugin for pytest that lets nobody import what interpreted rules do without."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec

BLOCKED = {"llvmlite", "numba", "numpy", "rich"}


class Blocker:
    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name.partition(".")[0] in BLOCKED:
            raise ImportError(f"{name} is blocked here")
        return None


def pytest_configure() -> None:
    """Only a process that has this as its plugin is without them."""
    sys.meta_path.insert(0, Blocker())
