"""A real nginx with the very configuration that docs/hosting.md prints."""

from __future__ import annotations

import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..programs import nginx
from .ports import free_ports

NAME = "games.example.org"
DOCUMENT = Path(__file__).parents[2] / "docs" / "hosting.md"
AROUND = """
{user}
pid {here}/pid;
error_log {here}/error.log;
daemon off;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {here}/body;
    proxy_temp_path {here}/proxy;
    fastcgi_temp_path {here}/f;
    uwsgi_temp_path {here}/u;
    scgi_temp_path {here}/s;
    include {here}/site;
}}
"""


def documented(root: str) -> str:
    """The file for a server at this path, as it is printed."""
    blocks: list[str] = re.findall(r"```nginx\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    [found] = [block for block in blocks if f"location {root}/ {{" in block]
    return found


@contextmanager
def proxied(here: Path, root: str, server: int) -> Iterator[tuple[int, Path]]:
    """Its HTTPS port and its certificate. Addresses, paths and the certificate are ours; all else
    is the document's."""
    command = nginx()
    certificate, key = here / "certificate.pem", here / "key.pem"
    make_certificate(certificate, key)
    plain, secure, plain_six, secure_six = free_ports(4)
    site = documented(root)
    for there, instead in {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen [::]:80;": f"listen 127.0.0.1:{plain_six};",
        "listen 443 ": f"listen 127.0.0.1:{secure} ",
        "listen [::]:443 ": f"listen 127.0.0.1:{secure_six} ",
        "http://127.0.0.1:8000;": f"http://127.0.0.1:{server};",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
    }.items():
        assert site.count(there) == 1, there
        site = site.replace(there, instead)
    (here / "site").write_text(site)
    # root's nginx would have its workers work as someone who cannot look into our folder.
    (here / "nginx.conf").write_text(AROUND.format(here=here, user="user root;"))
    running = subprocess.Popen(
        [command, "-p", here, "-c", here / "nginx.conf", "-e", here / "error.log"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        wait_for(secure, running)
        yield secure, certificate
    finally:
        running.terminate()
        running.wait(10)
        assert running.stdout is not None
        running.stdout.close()


def make_certificate(certificate: Path, key: Path) -> None:
    wanted = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 2"
    named = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run(
        ["openssl", *wanted.split(), *named, "-keyout", key, "-out", certificate],
        check=True,
        capture_output=True,
    )


def trusting(certificate: Path) -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.load_verify_locations(certificate)
    return context


def wait_for(port: int, running: subprocess.Popen[bytes]) -> None:
    for _ in range(3000):
        if running.poll() is not None:
            assert running.stdout is not None
            raise AssertionError(running.stdout.read().decode())
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError("nginx does not listen")
