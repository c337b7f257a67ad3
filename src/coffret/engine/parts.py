"""The required files and names of a game's folder, looked up before anything is imported.

So an author reads at once all that is still to write, and not one import error after another.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from . import contract
from .components import LANGUAGES

ANYTHING = "*"
"""Stands for the names that `from … import *` brings."""


@dataclass(frozen=True)
class Part:
    file: str
    names: tuple[str, ...] = ()
    """The names that the module must define or import."""
    optional: bool = False
    """Without the file the engine does it; a file that is there must be whole."""


PARTS = (
    Part("__init__.py", ("GAME",)),
    Part("rules.py", contract.REQUIRED),
    Part("view.py", ("open_view", "own_view")),
    Part("reasons.py", ("why_not",)),
    Part("terminal.py", ("draw",)),
    Part("legend.py", ("FIELDS", "PHASES", "MOVES")),
    Part("stock.py", ("stock",), optional=True),
    Part("ending.py", ("sources",), optional=True),
    Part("phrases.py", ("move_arguments", "event_arguments"), optional=True),
    Part("components.py", ("SCHEMA", "PRINTED"), optional=True),
    Part("rules.toml"),
    *(Part(f"texts/{language}.ftl") for language in LANGUAGES),
)


def missing_parts(folder: Path) -> list[str]:
    """The missing parts of a game's folder, one line for each file."""
    return [line for part in PARTS for line in _missing(folder / part.file, part)]


def _missing(path: Path, part: Part) -> Iterator[str]:
    if not path.is_file():
        if not part.optional:
            yield f"{path} is missing" + (f": write {_listed(part.names)}" if part.names else "")
        return
    if not part.names:
        return
    try:
        found = defined_names(ast.parse(path.read_bytes()))
    except (SyntaxError, ValueError) as error:  # ValueError: a null byte
        line = f", line {error.lineno}" if isinstance(error, SyntaxError) else ""
        yield f"{path}{line}: {error.args[0]}"
        return
    missing = [name for name in part.names if name not in found]
    if missing and ANYTHING not in found:
        yield f"{path} lacks {_listed(missing)}"


def defined_names(tree: ast.Module) -> set[str]:
    """The names that a module gets from its own lines, imports included."""
    return set(_defined(tree.body))


def _defined(body: list[ast.stmt]) -> Iterator[str]:
    for line in body:
        match line:
            case ast.FunctionDef() | ast.ClassDef() | ast.AsyncFunctionDef():
                yield line.name
            case ast.Import() | ast.ImportFrom():
                yield from (each.asname or each.name for each in line.names)
            case ast.Assign() | ast.AnnAssign():
                if line.value is not None:
                    yield from (
                        node.id
                        for node in ast.walk(line)
                        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
                    )
            case ast.If() | ast.Try() | ast.With():
                for part in ("body", "orelse", "finalbody"):
                    yield from _defined(getattr(line, part, []))


def _listed(names: tuple[str, ...] | list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
