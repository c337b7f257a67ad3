"""The app comes from the same server: its files, its pages, and nothing else from the disk."""

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient, Response

from coffret.server.app import Server, make_app
from coffret.server.stores import open_store
from coffret.server.website import read

SCRIPT = "export const boards = [];\n" * 50


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An app as the build leaves it, and a secret beside it."""
    app = tmp_path / "web"
    (app / "assets").mkdir(parents=True)
    (app / "index.html").write_text("<!doctype html><title>Coffret</title>" + " " * 200)
    (app / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (app / "assets" / "main-abc123.js").write_text(SCRIPT)
    (app / "assets" / "figtree-abc123.woff2").write_bytes(bytes(500))
    (app / ".built").write_text("a hash")
    (tmp_path / "secret.json").write_text("secret")
    return app


Get = Callable[..., Response]


@pytest.fixture
def get(folder: Path) -> Get:
    server = Server(lambda: open_store(str(folder.parent / "db")), website=folder)
    app = ASGITransport(make_app(server))

    async def ask(path: str, headers: dict[str, str]) -> Response:
        async with AsyncClient(transport=app, base_url="http://localhost") as http:
            return await http.get(path, headers=headers)

    def get(path: str, **headers: str) -> Response:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return asyncio.run(ask(path, {"accept-encoding": "identity"} | named))

    return get


@pytest.mark.parametrize(
    "path", ["/", "/new/incubation", "/table/x", "/rules/incubation", "/learn/x", "/replay", "/hm"]
)
def test_every_page_of_the_app_is_its_index_asked_for_each_time(path: str, get: Get) -> None:
    answer = get(path)
    assert answer.status_code == 200
    assert "<title>Coffret</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert get(path, if_none_match=answer.headers["etag"]).status_code == 304


def test_assets_are_kept_for_ever_and_sent_small(get: Get) -> None:
    plain = get("/assets/main-abc123.js")
    assert plain.text == SCRIPT
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in plain.headers["cache-control"]
    packed = get("/assets/main-abc123.js", accept_encoding="br, gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9))
    assert packed.text == SCRIPT
    refused = get("/assets/main-abc123.js", accept_encoding="gzip;q=0")
    assert "content-encoding" not in refused.headers
    font = get("/assets/figtree-abc123.woff2", accept_encoding="gzip")
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers
    icon = get("/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"
    assert get("/assets/main-old.js").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.json",
        "/..%2fsecret.json",
        "/%2e%2e/secret.json",
        "/assets/..%2f..%2fsecret.json",
        "/assets/%2e%2e/%2e%2e/secret.json",
        "/..%5csecret.json",
        "//secret.json",
        "/.built",
        "/%00",
    ],
)
def test_nothing_else_of_the_disk_is_in_reach(path: str, get: Get) -> None:
    text = get(path).text
    assert "secret" not in text
    assert "a hash" not in text


def test_only_the_apps_own_files_have_addresses(folder: Path) -> None:
    assets = {"assets/main-abc123.js", "assets/figtree-abc123.woff2"}
    assert read(folder).keys() == {"index.html", "icon.svg"} | assets


def test_unknown_calls_are_refused_as_calls_are(get: Get) -> None:
    answer = get("/api/nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_call")
    assert get("/api/").json()["code"] == "unknown_call"


def test_browsers_are_told_what_to_forbid(get: Get) -> None:
    for path in ("/", "/assets/main-abc123.js", "/api/games", "/api/nothing", "/docs"):
        headers = get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "'unsafe-eval'" not in policy  # compiling WebAssembly is no `eval`
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy  # only the server's own
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_without_the_app_a_page_says_how_to_build_it(get: Get, folder: Path) -> None:
    index = (folder / "index.html").read_text()
    (folder / "index.html").unlink()
    missing = get("/")
    assert missing.status_code == 503
    assert "hatch_build.py" in missing.text
    (folder / "index.html").write_text(index)
    assert get("/").status_code == 200


def test_the_page_knows_the_games_and_cannot_be_broken_by_their_words(folder: Path) -> None:
    index = folder / "index.html"
    index.write_text("<!doctype html><head><title>Coffret</title></head><body></body>")
    page = read(folder, games=b'[{"game":"</script><script>alert(1)</script>"}]')["index.html"]
    text = page.content.decode()
    assert text.count("<script") == text.count("</script>") == 1
    block = text.partition('<script type="application/json" id="games">')[2]
    assert json.loads(block.partition("</script>")[0])[0]["game"].startswith("</script>")


def test_every_page_has_the_games_that_the_server_offers(folder: Path, get: Get) -> None:
    (folder / "index.html").write_text("<head></head>")
    block = get("/").text.partition('id="games">')[2].partition("</script>")[0]
    assert json.loads(block) == get("/api/games").json()
