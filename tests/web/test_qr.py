"""The invitation as a picture: a second device reads it and sits down."""

from __future__ import annotations

from io import BytesIO

import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, expect

from .conftest import Visit


def read(code: Locator) -> str:
    """The text that a camera would read from a code on the screen."""
    found = zxingcpp.read_barcodes(Image.open(BytesIO(code.screenshot())))
    return str(found[0].text)


def test_a_friend_joins_by_the_code_on_the_hosts_screen(visit: Visit) -> None:
    for scheme in ("light", "dark"):
        host = visit("/new/incubation", scheme=scheme)
        host.get_by_role("radio", name="2").check(force=True)
        host.get_by_label("Your name").fill("Ada")
        host.get_by_role("button", name="Open the table").click()
        code = host.locator(".code svg[role=img]")
        expect(code).to_be_visible()
        link = read(code)
        assert link == host.get_by_role("textbox", name="Seat 2").input_value()
        friend = visit(link, newcomer=True)
        friend.get_by_label("Your name").fill("Bo")
        friend.get_by_role("button", name="Take the seat").click()
        for page in (host, friend):
            expect(page.locator(".screen")).to_be_visible()
