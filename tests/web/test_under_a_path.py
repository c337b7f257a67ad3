"""The app behind a proxy, under a path, by TLS: it finds its own way there, and so do its links."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Playwright, expect

from coffret.server.place import placed
from coffret.server.website import BUILT
from tests.programs import chromium, nginx
from tests.server.nginx import NAME, proxied

from .conftest import FLAGS, Visit
from .house import running
from .player import press
from .test_shared_table import LINES, whose_turn

ROOT = "/games"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    nginx()
    assert (BUILT / "index.html").exists(), "the app is not built: run `make web`"
    here: Path = tmp_path_factory.mktemp("house")
    place = placed("127.0.0.1", ROOT, [NAME], ["127.0.0.1"], ())
    with running(here / "db", place=place) as address:
        server = urlsplit(address).port
        assert server is not None
        with proxied(here, ROOT, server) as (port, _):
            yield f"https://{NAME}:{port}{ROOT}"


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    flags = [*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    one = playwright.chromium.launch(executable_path=chromium(), args=flags)
    yield one
    one.close()


def test_friends_meet_and_play_under_a_path(house: str, visit: Visit) -> None:
    ada = visit(f"{house}/new/incubation", ignore_https_errors=True)
    asked: list[str] = []
    failed: list[str] = []
    ada.on("request", lambda request: asked.append(request.url))
    ada.on("response", lambda answer: failed.append(answer.url) if answer.status > 399 else None)
    ada.get_by_role("radio", name="2").check(force=True)
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Open the table").click()
    expect(ada.get_by_text("One seat is still open")).to_be_visible()
    assert ada.url.startswith(f"{house}/table/")
    link = ada.get_by_role("textbox", name="Seat 2").input_value()
    assert link.startswith(f"{house}/table/")
    bo = visit(link, ignore_https_errors=True)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take the seat").click()
    for page in (ada, bo):
        expect(page.locator(".screen")).to_be_visible()
    press(whose_turn(ada, bo))
    expect(bo.locator(LINES).first).to_be_visible()
    # A returning player finds the seat again, by a cookie of this path alone.
    ada.reload()
    expect(ada.get_by_role("article", name="Ada")).to_contain_text("Ada (you)")
    [cookie] = ada.context.cookies()
    assert (cookie["path"], cookie["secure"], cookie["httpOnly"]) == (ROOT, True, True)
    # Every page of the app, by its links and by its address.
    ada.get_by_role("link", name="Coffret home").first.click()
    expect(ada.locator("h1")).to_be_visible()
    assert ada.url == f"{house}/"
    ada.locator(f"a[href='{ROOT}/rules/incubation']").first.click()
    expect(ada.get_by_text("INC-1.1", exact=True).first).to_be_visible()
    assert ada.url == f"{house}/rules/incubation"
    ada.reload()
    expect(ada.get_by_text("INC-1.1", exact=True).first).to_be_visible()
    ada.go_back()
    assert ada.url == f"{house}/"
    assert len(asked) > 10
    assert [url for url in asked if not url.startswith((f"{house}/", "data:"))] == []
    assert failed == []
