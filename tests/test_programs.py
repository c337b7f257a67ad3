"""Where a program is missing, its tests are skipped with a line that says how to get it; in CI they
fail."""

from collections.abc import Callable
from pathlib import Path

import pytest

from . import programs

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine with nothing on it."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(Path, "is_file", lambda path: False)
    monkeypatch.delenv("CI", raising=False)


@pytest.mark.parametrize(
    ("find", "line"),
    [
        (
            programs.chromium,
            "no chromium: `apt install chromium-headless-shell` gets it, as .ci/run does",
        ),
        (programs.nginx, "no nginx: `apt install nginx` gets it, as .ci/run does"),
        (
            lambda: programs.postgres("initdb"),
            "no initdb: `apt install postgresql` gets it, as .ci/run does",
        ),
    ],
)
def test_a_missing_program_skips_with_a_line_and_fails_in_ci(
    find: Callable[[], str], line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(pytest.skip.Exception, match=line):
        find()
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match=line):
        find()


def test_ci_says_that_it_is_ci_and_installs_what_is_needed() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert script.index("export CI=true") < script.index("make test")
    for package in ("postgresql", "chromium-headless-shell", "nginx"):
        assert f"missing+=({package})" in script


def test_what_is_skipped_for_one_reason_is_one_line() -> None:
    reasons = ["no chromium", "no nginx", "no chromium"]
    reports = [
        pytest.TestReport("", ("", 1, ""), {}, "skipped", ("file", 1, f"Skipped: {each}"), "setup")
        for each in reasons
    ]
    assert programs.lines_of_skipped(reports) == [
        "SKIPPED [2] no chromium",
        "SKIPPED [1] no nginx",
    ]
