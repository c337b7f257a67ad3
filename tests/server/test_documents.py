"""The documents are true: the example plays, and the protocol's page names every message."""

import asyncio
import runpy
import sys
from pathlib import Path

import pytest

from coffret.server import client_messages, messages, openapi
from coffret.server.app import Server, make_app
from coffret.server.refusals import STATUS
from coffret.server.stores import open_store

from .harness import run, served

DOCS = Path(__file__).parents[2] / "docs"


def test_the_example_client_is_short_and_plays_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = DOCS / "example_client.py"
    assert len(example.read_text(encoding="utf-8").splitlines()) < 80

    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            address = f"http://127.0.0.1:{house.port}"
            monkeypatch.setattr(sys, "argv", ["example", address, "dragon_island"])
            await asyncio.to_thread(runpy.run_path, str(example), run_name="__main__")

    run(scenario)
    assert "'winners'" in capsys.readouterr().out


def test_the_protocols_page_names_every_message_field_and_refusal() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for kind in (*messages.Message.__args__, *client_messages.Request.__args__):
        assert f"| `{kind.__struct_config__.tag}` |" in page, kind
        for field in kind.__struct_fields__:
            assert f"`{field}`" in page, (kind, field)
    for code in STATUS:
        assert f"`{code}`" in page


def test_every_call_is_in_the_interface_and_on_the_protocols_page(tmp_path: Path) -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    app = make_app(Server(lambda: open_store(str(tmp_path / "db"))))
    paths = {str(getattr(route, "path", "")).replace(":int", "") for route in app.routes}
    known = set(openapi.document()["paths"])
    assert paths - known == {"/openapi.json", "/docs", "/api/{path:path}", "/{path:path}"}
    assert known <= paths
    for path in known:
        assert path in page
