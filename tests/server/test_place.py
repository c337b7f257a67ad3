"""Where the server is: whose word it takes, which names it answers to, what a browser keeps."""

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from typer.testing import CliRunner

from coffret.cli import app
from coffret.server.forwarding import Proxies
from coffret.server.limits import Limits
from coffret.server.origins import token_of
from coffret.server.place import Place, placed

from .harness import House, run, served

GAME = "incubation"
WISH = {"game": GAME, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "link"}]}


def scope(client: str, /, kind: str = "http", **headers: Any) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    scheme = "http" if kind == "http" else "ws"
    return {"type": kind, "client": (client, 5), "scheme": scheme, "headers": named, "path": "/"}


def seen(client: str, **headers: str) -> tuple[str, str]:
    asked = scope(client, **headers)
    Proxies(["10.0.0.0/8", "::1"]).see_through(asked)
    return asked["client"][0], asked["scheme"]


# Proxies


def test_only_a_trusted_proxy_is_believed() -> None:
    told = {"x_forwarded_for": "203.0.113.9", "x_forwarded_proto": "https"}
    assert seen("10.1.2.3", **told) == ("203.0.113.9", "https")
    assert seen("::1", **told) == ("203.0.113.9", "https")
    assert seen("::ffff:10.1.2.3", **told) == ("203.0.113.9", "https")
    for stranger in ("198.51.100.7", "11.0.0.1", "::2", "unknown"):
        assert seen(stranger, **told) == (stranger, "http")
    asked = scope("127.0.0.1", **told)
    Proxies().see_through(asked)
    assert asked == scope("127.0.0.1", **told)
    standard = {"forwarded": 'for="[2001:db8::7]:4711";proto=https'}
    assert seen("10.1.2.3", **standard) == ("2001:db8::7", "https")
    assert seen("198.51.100.7", **standard) == ("198.51.100.7", "http")


@pytest.mark.parametrize(
    ("headers", "client"),
    [
        ({"x_forwarded_for": "1.2.3.4, 203.0.113.9"}, "203.0.113.9"),  # the client wrote the first
        ({"x_forwarded_for": "1.2.3.4, 203.0.113.9, 10.9.9.9"}, "203.0.113.9"),
        ({"x_forwarded_for": "203.0.113.9:4711"}, "203.0.113.9"),
        ({"x_forwarded_for": "[2001:db8::7]:4711"}, "2001:db8::7"),
        ({"x_forwarded_for": "2001:DB8::0007"}, "2001:db8::7"),
        ({"x_forwarded_for": "::ffff:203.0.113.9"}, "203.0.113.9"),
        ({"x_forwarded_for": "10.7.7.7, 10.8.8.8"}, "10.7.7.7"),
        ({"x_forwarded_for": "1.2.3.4, unknown"}, "10.0.0.1"),
        ({"x_forwarded_for": "1.2.3.4, <script>, 10.3.3.3"}, "10.3.3.3"),
        ({"x_forwarded_for": ""}, "10.0.0.1"),
        ({"x_forwarded_for": "1.2.3.4," * 1000}, "10.0.0.1"),
        ({"forwarded": 'for=1.2.3.4, for="203.0.113.9:80";by=10.0.0.1'}, "203.0.113.9"),
        ({"forwarded": 'for=1.2.3.4, for="_hid\\"den"'}, "10.0.0.1"),
        ({"forwarded": 'for="1.2.3.4, for=5.6.7.8'}, "10.0.0.1"),
        ({"forwarded": 'for=1.2.3.4;a=\\", for="5.6.7.8"'}, "10.0.0.1"),
        ({"forwarded": 'for=1.2.3.4;a="\\\\" ", for="5.6.7.8"'}, "10.0.0.1"),
        # A proxy sets one kind and passes on what the client wrote into the other.
        ({"x_forwarded_for": "203.0.113.9", "forwarded": "for=1.2.3.4"}, "10.0.0.1"),
        ({"x_forwarded_for": "1.2.3.4", "forwarded": "for=203.0.113.9"}, "10.0.0.1"),
        ({"x_forwarded_for": "203.0.113.9", "forwarded": "for=203.0.113.9"}, "203.0.113.9"),
    ],
)
def test_the_client_is_who_the_last_trusted_proxy_saw(headers: dict[str, str], client: str) -> None:
    assert seen("10.0.0.1", **headers)[0] == client


def test_the_scheme_is_the_proxys_word_for_sockets_too() -> None:
    asked = scope("10.0.0.1", "websocket", x_forwarded_proto="https")
    Proxies(["10.0.0.1"]).see_through(asked)
    assert asked["scheme"] == "wss"
    assert seen("10.0.0.1", x_forwarded_proto="gopher")[1] == "http"
    assert seen("10.0.0.1", x_forwarded_proto="https", forwarded="for=10.0.0.2;proto=http") == (
        "10.0.0.1",
        "http",
    )


def test_limits_do_not_believe_what_a_client_writes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", Limits(tables_per_address=1)) as house:
            assert await opened(house) == 201
            assert await opened(house, **{"X-Forwarded-For": "203.0.113.1"}) == 429
            assert await opened(house, Forwarded="for=203.0.113.2") == 429

    run(scenario)


async def opened(house: House, **headers: str) -> int:
    answer = await house.http.post("/api/tables", json=WISH, headers=headers)
    return answer.status_code


# Names


def test_names_that_are_ours_and_others() -> None:
    place = placed("0.0.0.0", "", ["Games.Example.org."], (), ())
    name = socket.gethostname()
    for host in (
        "games.example.org",
        "GAMES.example.org:8443",
        "games.example.org.",
        "localhost:8000",
        "coffret.localhost",
        "127.0.0.1:8000",
        "192.168.1.20",
        "[::1]:8000",
        "[fe80::1]",
        name,
        f"{name.partition('.')[0]}.local:8000",
    ):
        assert place.answers_to(host), host
    for host in (
        "evil.example",
        "games.example.org.evil.example",
        "evil-localhost",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "example.org",
        "[::1].evil.example",
        "",
    ):
        assert not place.answers_to(host), host
    assert placed("box.lan", "", (), (), ()).answers_to("box.lan:8000")


def test_a_foreign_name_is_refused_on_every_way_in(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", place=Place(names=frozenset({"games.test"}))) as house:
            table = await house.open_table(GAME, 2)
            foreign = {
                "Host": f"evil.test:{house.port}",
                "Origin": f"http://evil.test:{house.port}",
            }
            for path in ("/", "/api/games", f"/api/tables/{table.name}", "/healthz", "/docs"):
                answer = await house.http.get(path, headers=foreign)
                assert (answer.status_code, answer.json()["code"]) == (421, "foreign_host"), path
                assert "--public-host" in answer.json()["text"]
            assert await opened(house, **foreign) == 421
            assert await opened(house, Host=f"games.test:{house.port}") == 201
            address = f"ws://evil.test:{house.port}/api/tables/{table.name}/socket"
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(address, host="127.0.0.1", port=house.port)
            assert refused.value.response.status_code == 421
            address = address.replace("evil.test", "games.test")
            async with websockets.connect(address, host="127.0.0.1", port=house.port) as socket:
                assert '"state"' in str(await socket.recv())

    run(scenario)


# Under a path


def test_everything_is_there_under_a_path(tmp_path: Path) -> None:
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text(
        '<meta name="coffret-root" content="./"><script src="./assets/a.js"></script>'
    )
    (folder / "assets").mkdir()
    (folder / "assets" / "a.js").write_text("a()")

    async def scenario() -> None:
        place = Place(root="/games")
        async with served(tmp_path / "db", place=place, website=folder) as house:
            for path in ("/games", "/games/", "/games/table/x", "/"):
                page = (await house.http.get(path)).text
                assert 'src="/games/assets/a.js"' in page, path
                assert 'content="/games/"' in page
            assert (await house.http.get("/games/assets/a.js")).text == "a()"
            assert (await house.http.get("/games/healthz")).json() == {"status": "ok"}
            answer = await house.http.post("/games/api/tables", json=WISH)
            assert answer.status_code == 201
            assert "; Path=/games;" in answer.headers["set-cookie"]
            table, token = answer.json()["table"], answer.json()["token"]
            address = f"ws://127.0.0.1:{house.port}/games/api/tables/{table}/socket?seat=0"
            headers = {"Authorization": f"Bearer {token}"}
            async with websockets.connect(address, additional_headers=headers) as socket:
                assert '"state"' in str(await socket.recv())
            # One whose name only begins with ours is a page that we do not have.
            assert (await house.http.get("/gamesters/assets/a.js")).text != "a()"

    run(scenario)


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        (["--root-path", "games"], "not a path"),
        (["--root-path", '/"><script>'], "not a path"),
        (["--public-host", "https://games.example.org"], "not a name"),
        (["--trust-proxy", "nginx"], "neither an address nor a network"),
        (["--origin", "example.org"], "not an origin"),
    ],
)
def test_what_makes_no_sense_is_said_at_the_start(option: list[str], sentence: str) -> None:
    told = CliRunner().invoke(app, ["serve", *option])
    assert told.exit_code != 0
    assert sentence in str(told.exception or told.output)


# Cookies


@pytest.mark.parametrize(
    "others",
    [
        'prefs={"theme": "dark", "sizes": [1, 2]}',
        "a b=c; =; ;;; x",
        'broken="',
        "bad\x01name=1; $Version=1",
        "expires=Thu, 01 Jan 1970 00:00:00 GMT",
        "not-coffret-token=stolen; COFFRET-TOKEN=stolen; coffret-token=",
    ],
)
def test_cookies_of_others_do_not_hide_ours(others: str) -> None:
    for text in (f"{others}; coffret-token=ours", f"coffret-token=ours; {others}"):
        assert token_of(scope("10.0.0.1", cookie=text)) == "ours"
    apart = scope("10.0.0.1", cookie="coffret-token=ours")
    apart["headers"].append((b"cookie", others.encode()))
    assert token_of(apart) == "ours"
    assert token_of(scope("10.0.0.1", cookie=others)) is None


def test_a_browser_finds_its_token_in_the_cookie_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            here = f"http://127.0.0.1:{house.port}"
            for page in ({"Origin": here}, {"Sec-Fetch-Site": "same-origin"}):
                house.http.cookies.clear()
                answer = await house.http.post("/api/tables", json=WISH, headers=page)
                assert "token" not in answer.json()
                cookie = answer.headers["set-cookie"]
                assert "httponly" in cookie.lower()
                assert "secure" not in cookie.lower()
                table, claim = answer.json()["table"], answer.json()["claims"]["1"]
                assert await yours(house, table) == [0]  # by the cookie
                house.http.cookies.clear()
                seats = f"/api/tables/{table}/seats"
                wish = {"claim": claim, "name": "Bo"}
                seated = await house.http.post(seats, json=wish, headers=page)
                assert seated.json() == {"seat": 1}
                assert await yours(house, table) == [1]
            house.http.cookies.clear()
            assert "token" in (await house.http.post("/api/tables", json=WISH)).json()

    run(scenario)


async def yours(house: House, table: str) -> list[int]:
    answer: httpx.Response = await house.http.get(f"/api/tables/{table}")
    found: list[int] = answer.json()["yours"]
    return found
