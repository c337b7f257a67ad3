"""docs/hosting.md is true: a real nginx with its text, by TLS, at the top and under a path."""

import re
import shlex
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urljoin

import httpx
import pytest
import typer

from coffret.cli import app
from coffret.server.limits import Limits
from coffret.server.place import placed

from ..programs import nginx
from .harness import PATIENCE, Client, House, play_on, run, served
from .nginx import DOCUMENT, NAME, proxied, trusting

GAME = "incubation"
ADA, BO = "127.0.0.2", "127.0.0.3"
"""Clients with different addresses: the proxy's is 127.0.0.1."""
LIMITS = Limits(messages_per_second=10_000, burst=10_000, tables_per_address=2)


@pytest.fixture(autouse=True)
def name_leads_here(monkeypatch: pytest.MonkeyPatch) -> None:
    look_up = socket.getaddrinfo

    def found(host: Any, *more: Any, **named: Any) -> Any:
        return look_up("127.0.0.1" if host in (NAME, NAME.encode()) else host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", found)


class Site:
    """The site as people find it."""

    def __init__(self, house: House, root: str, port: int, certificate: Path) -> None:
        self.house = house
        self.address = f"https://{NAME}:{port}{root}"
        self.trust = trusting(certificate)

    def from_(self, address: str) -> httpx.AsyncClient:
        way = httpx.AsyncHTTPTransport(verify=self.trust, local_address=address)
        return httpx.AsyncClient(base_url=self.address, transport=way, timeout=PATIENCE)

    @property
    def origin(self) -> str:
        return urljoin(self.address, "/").rstrip("/")

    def client(self, table: str, seat: int, headers: dict[str, str]) -> Client:
        client = Client(0, table, "", seat)
        path = f"/api/tables/{table}/socket?seat={seat}"
        client._address = self.address.replace("https", "wss") + path
        client._headers = headers
        client._ssl = self.trust
        return client


@asynccontextmanager
async def site(here: Path, root: str) -> AsyncIterator[Site]:
    place = placed("127.0.0.1", root, [NAME], ["127.0.0.1", "::1"], ())
    async with served(here / "db", LIMITS, place=place) as house:
        with proxied(here, root, house.port) as (port, certificate):
            yield Site(house, root, port, certificate)


@pytest.mark.parametrize("root", ["", "/games"])
def test_a_game_through_nginx_by_tls(tmp_path: Path, root: str) -> None:
    nginx()
    wish = {"game": GAME, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "link"}]}

    async def scenario() -> None:
        async with site(tmp_path, root) as here, here.from_(ADA) as ada, here.from_(BO) as bo:
            # The first page, and all that it names.
            page = await ada.get("/")
            assert page.status_code == 200
            assert page.headers["strict-transport-security"]
            links = re.findall(r'(?:src|href)="([^"]+)"', page.text)
            assert len(links) > 4
            for link in links:
                assert link.startswith(f"{root}/")
                found = await ada.get(urljoin(here.address, link))
                assert found.status_code == 200
                assert found.headers["content-type"] != page.headers["content-type"]
            # A table, and a friend at it. Who only says to be someone else is not believed.
            lie = {"X-Forwarded-For": BO, "Forwarded": f"for={BO}", "X-Forwarded-Proto": "http"}
            page_of_ours = {"Origin": here.origin}
            opened = await ada.post("/api/tables", json=wish, headers=lie | page_of_ours)
            assert opened.status_code == 201
            assert "token" not in opened.json()
            cookie = opened.headers["set-cookie"]
            assert f"; Path={root or '/'};" in cookie
            assert "; Secure" in cookie
            told = opened.json()
            seats = f"/api/tables/{told['table']}/seats"
            claim = {"claim": told["claims"]["1"], "name": "Bo"}
            seated = (await bo.post(seats, json=claim)).json()
            browser = page_of_ours | {"Cookie": f'shop={{"a":1}}; {cookie.partition(";")[0]}'}
            program = {"Authorization": f"Bearer {seated['token']}"}
            async with (
                here.client(told["table"], 0, browser) as first,
                here.client(told["table"], 1, program) as second,
            ):
                for client in (first, second):
                    await client.until(lambda message: message.get("view") is not None)
                await play_on([first, second], 12, Random(5))
                assert first.number > 8
            # Limits count the people, not the proxy.
            assert (await ada.post("/api/tables", json=wish)).status_code == 201
            assert (await ada.post("/api/tables", json=wish, headers=lie)).status_code == 429
            assert (await bo.post("/api/tables", json=wish)).status_code == 201

    run(scenario)


def test_the_service_is_started_with_options_that_there_are() -> None:
    [unit] = re.findall(r"```ini\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    [line] = re.findall(r"^ExecStart=(.*?[^\\])$", unit, re.DOTALL | re.MULTILINE)
    program, command, *options = shlex.split(line.replace("\\\n", " "))
    assert (Path(program).name, command) == ("coffret", "serve")
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    asked = serve.make_context("serve", options).params
    assert asked["public_host"] == [NAME]
    placed(asked["host"], asked["root_path"], [NAME], asked["trust_proxy"], ())
