"""The README's session runs as it is printed."""

import doctest
from pathlib import Path


def test_the_readme_is_true() -> None:
    readme = Path(__file__).parent.parent / "README.md"
    failed, tried = doctest.testfile(str(readme), module_relative=False)
    assert tried > 5
    assert failed == 0
