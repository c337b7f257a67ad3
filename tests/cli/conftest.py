"""The command line, called as a person would."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from coffret.cli import main


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert self.code == 0, self.err
        assert self.out.count("\n") == 1
        return msgspec.json.decode(self.out)


Coffret = Callable[..., Answer]


@pytest.fixture
def coffret(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Coffret:
    """`coffret("games", "--json")` runs a command; `typed` is what a person types."""

    def run(*arguments: str, typed: str = "") -> Answer:
        lines = iter(typed.splitlines())

        def type_in(prompt: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(sys, "argv", ["coffret", *arguments])
        monkeypatch.setattr("builtins.input", type_in)
        capsys.readouterr()
        try:
            main()
            code = 0
        except SystemExit as stop:
            code = int(stop.code or 0)
        answer = capsys.readouterr()
        return Answer(code, answer.out, answer.err)

    return run
