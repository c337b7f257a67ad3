"""Mistakes in rules, found in the source before numba compiles it.

numba's own message for a forgotten `@rule` or a dict at module level fills a screen and names
neither cause nor place; an index from the end is not noticed at all and reads foreign memory. So a
game's files are read as syntax trees, and each mistake is named with its file, line and function.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import FunctionType

from . import contract
from .rule import is_rule

MARKS = ("rule", "compiled_as")
MOST_HOPS = 8
"""Imports that a name is followed through: two modules may import it from each other."""
COLLECTIONS = {"dict": "a dict", "list": "a list", "set": "a set", "defaultdict": "a dict"}
LITERALS: dict[type[ast.AST], str] = {
    ast.Dict: "a dict",
    ast.DictComp: "a dict",
    ast.List: "a list",
    ast.ListComp: "a list",
    ast.Set: "a set",
    ast.SetComp: "a set",
}
WITHOUT_SEED = frozenset({"random", "secrets", "time", "datetime", "uuid", "os"})
"""Modules of Python whose answers no seed repeats."""
UNCOMPILED: dict[type[ast.AST], str] = {
    **LITERALS,
    ast.GeneratorExp: "a generator expression",
    ast.Lambda: "a lambda",
    ast.FunctionDef: "a function inside a function",
    ast.JoinedStr: "an f-string",
    ast.Try: "`try`",
    ast.With: "`with`",
    ast.Yield: "`yield`",
}


@dataclass(frozen=True, order=True)
class Finding:
    file: str
    line: int
    function: str
    problem: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}, in {self.function}: {self.problem}"


def check_rules(folder: Path) -> list[Finding]:
    """The mistakes in the rules of a game's folder."""
    package = Package(folder)
    return sorted({*package.unreadable, *_unmarked_contract(package), *_in_rules(package)})


# A game's modules, as far as their names can be followed


@dataclass(frozen=True)
class Place:
    """A name, and the module of the game that gives it its value."""

    module: Module
    name: str


@dataclass(frozen=True)
class Outside:
    """The value of a name that the game imports from the rest of the project."""

    value: object


@dataclass(frozen=True, eq=False)
class Module:
    package: Package
    path: Path
    tree: ast.Module

    @cached_property
    def functions(self) -> dict[str, ast.FunctionDef]:
        return {node.name: node for node in self.tree.body if isinstance(node, ast.FunctionDef)}

    @cached_property
    def values(self) -> dict[str, ast.expr]:
        """Assignments to a single name at module level."""
        found: dict[str, ast.expr] = {}
        for node in self.tree.body:
            match node:
                case ast.Assign(targets=targets, value=value):
                    found |= {each.id: value for each in targets if isinstance(each, ast.Name)}
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                    found[name] = value
        return found

    @cached_property
    def imports(self) -> dict[str, tuple[str, str]]:
        """Local name → where it comes from: a dotted module (`.` begins the game's own), a name."""
        return {
            each.asname or each.name: ("." * node.level + (node.module or ""), each.name)
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom)
            for each in node.names
        }

    def is_without_seed(self, name: str) -> bool:
        return self.sources.get(name, "").partition(".")[0] in WITHOUT_SEED

    @cached_property
    def sources(self) -> dict[str, str]:
        """Local name → the module that it is, or is from."""
        whole = {
            each.asname or each.name.partition(".")[0]: each.name
            for node in self.tree.body
            if isinstance(node, ast.Import)
            for each in node.names
        }
        return whole | {name: source for name, (source, _) in self.imports.items()}

    def follow(self, name: str, hops: int = MOST_HOPS) -> Place | Outside | None:
        """The meaning of a name: in the game, in the rest of the project, or unknown."""
        if name in self.functions or name in self.values:
            return Place(self, name)
        source, original = self.imports.get(name, ("", ""))
        own = self.package.own_name(source)
        if own is not None:
            other = self.package.modules.get(own)
            return other.follow(original, hops - 1) if other and hops else None
        if source.startswith("coffret."):
            return Outside(getattr(importlib.import_module(source), original, None))
        return None

    def follow_inside(self, alias: str, name: str) -> Place | Outside | None:
        """The meaning of `alias.name` if the alias is a module: `from . import moves`."""
        source, original = self.imports.get(alias, ("", ""))
        if self.package.own_name(source) == "":
            other = self.package.modules.get(original)
            return other.follow(name) if other else None
        return None


@dataclass(frozen=True, eq=False)
class Package:
    folder: Path
    modules: dict[str, Module] = field(default_factory=dict)
    unreadable: list[Finding] = field(default_factory=list)

    def __post_init__(self) -> None:
        for path in sorted(self.folder.glob("*.py")):
            try:
                tree = ast.parse(path.read_bytes(), path)
            except SyntaxError as error:
                self.unreadable.append(
                    Finding(str(path), error.lineno or 0, "the module", f"{error.msg}")
                )
            else:
                self.modules[path.stem] = Module(self, path, tree)

    def own_name(self, source: str) -> str | None:
        """The game's module that an import names ('' for the game itself); None: another's."""
        for start in (f"coffret.games.{self.folder.name}", "."):
            if source == start or source.startswith(f"{start.rstrip('.')}."):
                return source.removeprefix(start).lstrip(".")
        return None


# The checks


def _unmarked_contract(package: Package) -> Iterator[Finding]:
    rules = package.modules.get("rules")
    for name in (*contract.REQUIRED, *contract.OPTIONAL):
        place = rules.follow(name) if rules else None
        if isinstance(place, Place) and _lacks_mark(place):
            written = place.module.functions[place.name]
            yield _finding(place.module, written, written, f"`@rule` is missing on `{name}`")


def _in_rules(package: Package) -> Iterator[Finding]:
    for module in package.modules.values():
        for function in module.functions.values():
            if _is_marked(function):
                yield from _in_rule(module, function)


def _in_rule(module: Module, rule: ast.FunctionDef) -> Iterator[Finding]:
    arguments = rule.args
    for extra in (*arguments.kwonlyargs, arguments.vararg, arguments.kwarg):
        if extra is not None:
            kind = "keyword-only" if extra in arguments.kwonlyargs else "variable"
            problem = f"a rule has no {kind} arguments: `{extra.arg}`"
            yield _finding(module, rule, extra, problem)
    own = _locals(rule)
    for node in (inner for line in rule.body for inner in ast.walk(line)):
        if what := UNCOMPILED.get(type(node)):
            yield _finding(module, rule, node, f"a rule has no {what.partition(' ')[2] or what}")
        meant = _meaning(module, node, own)
        if isinstance(meant, Place) and (what := _collection(meant)):
            problem = (
                f"`{_spelled(node)}` is {what} at module level: use a `LookupTable` or a tuple"
            )
            yield _finding(module, rule, node, problem)
        if isinstance(node, ast.Name) and module.is_without_seed(node.id) and node.id not in own:
            problem = f"no seed repeats what `{node.id}` gives: chance comes from `rng.below`"
            yield _finding(module, rule, node, problem)
        if isinstance(node, ast.Call):
            called = _meaning(module, node.func, own)
            if _lacks_mark(called):
                problem = f"`@rule` is missing on `{_spelled(node.func)}`, which it calls"
                yield _finding(module, rule, node, problem)
        if isinstance(node, ast.Subscript):
            for index in _indexes(node.slice):
                if _is_negative(module, index, own):
                    problem = f"an index counts from the end: `{ast.unparse(node)}`"
                    yield _finding(module, rule, node, problem)


def _finding(module: Module, function: ast.FunctionDef, node: ast.AST, problem: str) -> Finding:
    line: int = getattr(node, "lineno", function.lineno)
    return Finding(str(module.path), line, function.name, problem)


def _is_marked(function: ast.FunctionDef) -> bool:
    for mark in function.decorator_list:
        name = mark.func if isinstance(mark, ast.Call) else mark
        if _spelled(name).rpartition(".")[2] in MARKS:
            return True
    return False


def _lacks_mark(meant: Place | Outside | None) -> bool:
    if isinstance(meant, Place):
        written = meant.module.functions.get(meant.name)
        return written is not None and not _is_marked(written)
    value = meant.value if meant else None
    return isinstance(value, FunctionType) and not is_rule(value)


def _locals(rule: ast.FunctionDef) -> set[str]:
    """Names that a function gives itself: they hide the module's."""
    given = {each.arg for each in ast.walk(rule.args) if isinstance(each, ast.arg)}
    stored = {
        node.id
        for node in ast.walk(rule)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    return given | stored


def _meaning(module: Module, node: ast.AST, own: set[str]) -> Place | Outside | None:
    match node:
        case ast.Name(id=name) if name not in own:
            return module.follow(name)
        case ast.Attribute(value=ast.Name(id=alias), attr=name) if alias not in own:
            return module.follow_inside(alias, name)
    return None


def _collection(place: Place) -> str | None:
    value = place.module.values.get(place.name)
    if isinstance(value, ast.Call):
        return COLLECTIONS.get(_spelled(value.func).rpartition(".")[2])
    return LITERALS.get(type(value)) if value is not None else None


def _indexes(index: ast.expr) -> Iterator[ast.expr]:
    if isinstance(index, ast.Slice):
        yield from (each for each in (index.lower, index.upper) if each is not None)
    elif isinstance(index, ast.Tuple):
        for each in index.elts:
            yield from _indexes(each)
    else:
        yield index


def _is_negative(module: Module, index: ast.expr, own: set[str]) -> bool:
    meant = _meaning(module, index, own)
    if isinstance(meant, Outside):
        return isinstance(meant.value, int) and meant.value < 0
    if isinstance(meant, Place):
        index = meant.module.values.get(meant.name, index)
    return isinstance(index, ast.UnaryOp) and isinstance(index.op, ast.USub)


def _spelled(node: ast.AST) -> str:
    return ast.unparse(node)
