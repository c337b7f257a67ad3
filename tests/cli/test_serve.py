"""`coffret serve --open`: the address, the browser, and a port that is taken."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from coffret.cli.serve import PORT
from coffret.engine.errors import CoffretError
from coffret.server.http_server import listen

SERVE = (sys.executable, "-m", "coffret", "serve")


def test_it_opens_the_browser_when_it_is_up(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    environment = os.environ | {"BROWSER": f"{browser} %s", "PYTHONUNBUFFERED": "1"}
    with socket.socket() as taken:
        try:
            taken.bind(("127.0.0.1", PORT))
            taken.listen()
        except OSError:
            pass  # by another: just as well
        with subprocess.Popen(
            [*SERVE, "--open", "--db", str(tmp_path / "db")],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        ) as process:
            try:
                assert process.stdout is not None
                found = re.search(r"http://127\.0\.0\.1:(\d+)", process.stdout.readline())
                assert found is not None
                assert int(found[1]) != PORT
                with urllib.request.urlopen(f"{found[0]}/healthz") as answer:
                    assert answer.status == 200
                assert text_of(tmp_path / "opened").strip() == found[0]
            finally:
                process.send_signal(signal.SIGINT)
                process.wait(20)


def text_of(path: Path) -> str:
    """Wait for text in a file that another process writes."""
    for _ in range(200):
        if path.exists() and path.read_text():
            break
        time.sleep(0.05)
    return path.read_text()


def test_a_port_that_was_named_is_the_only_one(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = subprocess.run(
            [*SERVE, "--open", "--port", str(port), "--db", str(tmp_path / "db")],
            capture_output=True,
            text=True,
        )
        assert done.returncode == 2
        assert f"127.0.0.1:{port}" in done.stderr.splitlines()[-1]
        assert "Traceback" not in done.stderr
        with listen("127.0.0.1", [port, 0]) as another:
            assert another.getsockname()[1] != port
    with pytest.raises(CoffretError, match="cannot listen"):
        listen("192.0.2.1", [0])


def test_a_small_message_does_not_wait_until_the_one_before_it_is_acknowledged() -> None:
    with listen("127.0.0.1", [0]) as house, socket.create_connection(house.getsockname()):
        guest, _ = house.accept()
        with guest:
            assert guest.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
