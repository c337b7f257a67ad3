"""docs/hosting.md is true for several nodes: a real HAProxy and a real nginx with its text."""

from __future__ import annotations

import asyncio
import re
import signal
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from coffret.server.place import placed

from ..programs import haproxy, nginx
from .databases import EMPTY, Postgres
from .harness import PATIENCE, Client, House, play_on, run
from .nginx import (
    AROUND,
    DOCUMENT,
    NAME,
    documented,
    make_certificate,
    trusting,
    wait_for,
)
from .ports import free_ports
from .several import nodes_of

NODES = ("one", "two", "three")


def with_ports(text: str, houses: list[House]) -> str:
    for number, house in enumerate(houses, 1):
        there = f"10.0.0.{number}:8000"
        assert text.count(there) == 1
        text = text.replace(there, f"127.0.0.1:{house.port}")
    return text


def replaced(text: str, instead: dict[str, str]) -> str:
    for there, other in instead.items():
        assert text.count(there) == 1, there
        text = text.replace(there, other)
    return text


@contextmanager
def running(here: Path, houses: list[House], proxy: str) -> Iterator[tuple[int, ssl.SSLContext]]:
    """A proxy in front of the nodes, as it is documented: its port by TLS."""
    certificate, key = here / "certificate.pem", here / "key.pem"
    make_certificate(certificate, key)
    plain, secure, plain_six, secure_six = free_ports(4)
    if proxy == "haproxy":
        [text] = re.findall(r"```haproxy\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
        both = here / "both.pem"
        both.write_text(certificate.read_text() + key.read_text())
        text = replaced(
            with_ports(text, houses),
            {
                "bind :80\n": f"bind 127.0.0.1:{plain}\n",
                "bind :443 ssl crt /etc/haproxy/games.example.org.pem": (
                    f"bind 127.0.0.1:{secure} ssl crt {both}"
                ),
                "maxconn 100000": "maxconn 200",
            },
        )
        (here / "haproxy.cfg").write_text(text)
        command = [haproxy(), "-db", "-f", str(here / "haproxy.cfg")]
    else:
        [upstream] = re.findall(r"```nginx\n(upstream .*?)```", DOCUMENT.read_text(), re.DOTALL)
        site = replaced(
            documented(""),
            {
                "listen 80;": f"listen 127.0.0.1:{plain};",
                "listen [::]:80;": f"listen 127.0.0.1:{plain_six};",
                "listen 443 ": f"listen 127.0.0.1:{secure} ",
                "listen [::]:443 ": f"listen 127.0.0.1:{secure_six} ",
                "http://127.0.0.1:8000;": "http://coffret_nodes;",
                f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
                f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
            },
        )
        (here / "site").write_text(with_ports(upstream, houses) + site)
        (here / "nginx.conf").write_text(AROUND.format(here=here, user="user root;"))
        conf = str(here / "nginx.conf")
        command = [nginx(), "-p", str(here), "-c", conf, "-e", str(here / "error.log")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        wait_for(secure, process)
        yield secure, trusting(certificate)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


@pytest.mark.parametrize("proxy", ["haproxy", "nginx"])
def test_a_game_through_a_proxy_and_three_nodes(
    tmp_path: Path, proxy: str, database: Postgres
) -> None:
    haproxy()
    nginx()
    place = placed("127.0.0.1", "", [NAME], ["127.0.0.1", "::1"], ())

    async def scenario() -> None:
        database.execute(EMPTY)
        async with nodes_of(database, *NODES, place=place) as houses:
            with running(tmp_path, houses, proxy) as (port, trust):
                host = {"Host": NAME}
                there = f"https://127.0.0.1:{port}"
                trust.check_hostname = False
                async with httpx.AsyncClient(
                    verify=trust, base_url=there, timeout=PATIENCE
                ) as http:
                    wish = {"game": "incubation", "seats": [{"kind": "me", "name": "Ada"}] * 2}
                    # On a busy machine a proxy may take all nodes for dead for a moment.
                    while (await http.get("/healthz", headers=host)).status_code == 503:
                        await asyncio.sleep(0.2)
                    opened = [
                        (await http.post("/api/tables", json=wish, headers=host)).json()
                        for _ in range(6)
                    ]
                    owners = database.execute("SELECT count(DISTINCT run) FROM leases")
                    assert owners == [(3,)]
                    for told in opened[:3]:
                        clients = [Client(0, told["table"], told["token"], i) for i in (0, 1)]
                        for client in clients:
                            path = f"/api/tables/{told['table']}/socket?seat={client.seat}"
                            client._address = f"wss://127.0.0.1:{port}{path}"
                            client._ssl = trust
                        async with clients[0] as ada, clients[1] as bo:
                            await ada.until("state")
                            await bo.until("state")
                            await play_on([ada, bo], 6, Random(2))
                        shown = await http.get(f"/api/tables/{told['table']}", headers=host)
                        assert shown.status_code == 200
                        assert shown.headers["strict-transport-security"]

    run(scenario)
