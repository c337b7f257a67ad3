"""The code of docs/researchers.md runs as it is printed."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "researchers.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_a_door_is_opened_as_the_page_says(number: int) -> None:
    code = BLOCKS[number]
    assert len(code.splitlines()) < 20
    program = compile(code, str(PAGE), "exec")
    if "coffret.envs.cuda" in code:
        torch = pytest.importorskip("torch", reason="torch is not installed")
        if not torch.cuda.is_available():
            pytest.skip("there is no GPU here")
    exec(program, {})


def test_every_door_has_its_code() -> None:
    for door in ("pettingzoo", "gymnasium", "vector", "openspiel", "cuda"):
        assert any(f"coffret.envs.{door}" in block or f"import {door}" in block for block in BLOCKS)
