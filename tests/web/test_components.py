"""The app's own tests, of its modules and components without a browser: web/src/**/*.test.ts."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_apps_own_tests_pass() -> None:
    done = subprocess.run(
        [sys.executable, "hatch_build.py", "test"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
