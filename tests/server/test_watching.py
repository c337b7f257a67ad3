"""The operator's view of a server: figures and two logs, without secrets."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from prometheus_client.parser import text_string_to_metric_families

from coffret.engine.errors import BadOptions, CoffretError
from coffret.server import figures, visits
from coffret.server.figures import figures_at
from coffret.server.metrics import METRICS
from coffret.server.visits import Lines, Visits, shown

from .harness import run, served
from .ports import free_port

GAME = "incubation"
TOKEN = "a token that nobody guesses"
FIELDS = {"time", "log", "address", "method", "path", "status", "milliseconds", "code"}


def samples(text: str) -> dict[tuple[str, str], float]:
    """As Prometheus itself reads them, by name and code."""
    return {
        (sample.name, sample.labels.get("code") or sample.labels.get("le", "")): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_figures_are_for_those_who_have_the_token(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", metrics_token=TOKEN) as house:
            for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "Bearer é"}):
                raw = [(key.encode(), value.encode("latin-1")) for key, value in headers.items()]
                refused = await house.http.get("/metrics", headers=raw)
                assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
            right = {"Authorization": f"Bearer {TOKEN}"}
            before = samples((await house.http.get("/metrics", headers=right)).text)
            table = await house.open_table(GAME, 2)
            async with table.sitting(0, 1) as players:
                [acting] = [one for one in players if one.legal]
                assert (await acting.play())["type"] == "ack"
                assert (await acting.play({"move": "fly"}))["type"] == "refusal"
                answer = await house.http.get("/metrics", headers=right)
                found = samples(answer.text)
                assert answer.headers["content-type"].startswith("text/plain; version=")

                def more(name: str, label: str = "") -> float:
                    return found[name, label] - before.get((name, label), 0)

                assert found["coffret_tables", ""] == 1
                assert found["coffret_sockets", ""] == 2
                assert more("coffret_moves_total") == 1
                assert more("coffret_tables_opened_total") == 1
                assert more("coffret_refusals_total", "illegal") == 1
                assert more("coffret_lines_total") >= 2
                assert more("coffret_acknowledge_seconds_count") == 1
                assert more("coffret_acknowledge_seconds_bucket", "+Inf") == 1
                assert more("coffret_commit_seconds_count") >= 1
                assert found["process_resident_memory_bytes", ""] > 1e6
        async with served(tmp_path / "db") as house:
            closed = await house.http.get("/metrics", headers=right)
            assert (closed.status_code, closed.json()["code"]) == (404, "unknown_call")

    run(scenario)


def test_figures_have_an_address_of_their_own() -> None:
    port = free_port()
    with figures_at(f"127.0.0.1:{port}"):
        answer = httpx.get(f"http://127.0.0.1:{port}/metrics")
        assert ("coffret_lines_total", "") in samples(answer.text)
        with pytest.raises(CoffretError, match="cannot be had"), figures_at(f"127.0.0.1:{port}"):
            pass
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics")
    for wrong in ("9464", "127.0.0.1", "127.0.0.1:99999", "::1:9464"):
        with pytest.raises(BadOptions), figures_at(wrong):
            pass


def test_figures_can_be_read_while_they_grow() -> None:
    """The thread that reads them does not stop those who count."""

    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        reading = loop.run_in_executor(None, lambda: [figures.text("") for _ in range(4)])
        for number in range(20_000):
            METRICS.count("test", f"{number % 500}")
            if number % 100 == 0:
                await asyncio.sleep(0)
        await reading

    try:
        run(scenario)
    finally:
        for code in range(500):
            del METRICS.counts["test", f"{code}"]


def test_the_logs_have_a_line_for_each_and_no_secrets(tmp_path: Path) -> None:
    access, refusals = tmp_path / "access.log", tmp_path / "refusals.log"
    said = "my hand is three dragons"

    async def scenario() -> None:
        logs = Visits(str(access), str(refusals))
        async with served(tmp_path / "db", visits=logs) as house:
            wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "link"}]}
            told = (await house.http.post("/api/tables", json=wish)).json()
            table, token, claim = told["table"], told["token"], told["claims"]["1"]
            seats = f"/api/tables/{table}/seats"
            house.http.cookies.clear()
            seated = (await house.http.post(seats, json={"claim": claim, "name": "Bo"})).json()
            house.http.cookies.clear()  # Eve uses another browser
            again = await house.http.post(seats, json={"claim": claim, "name": "Eve"})
            assert again.status_code >= 400
            await house.http.get(f"/table/{table}/join/{claim}?token={token}")
            await house.http.get(f"/api/tables/{token}")
            await house.http.delete("/api/games")
            address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
            headers = {"Authorization": f"Bearer {seated['token']}"}
            async with websockets.connect(
                f"{address}?seat=1", additional_headers=headers
            ) as socket:
                for message in ({"type": "say", "id": "1", "text": said}, {"type": said}):
                    await socket.send(json.dumps(message))
                await socket.send(json.dumps({"type": "move", "id": claim, "move": {"move": said}}))
                while claim not in str(await socket.recv()):
                    pass
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(f"{address}?seat=0", additional_headers=headers)
            for text in (access.read_text(), refusals.read_text()):
                for secret in (token, claim, seated["token"], table, said, "dragons", "Eve"):
                    assert secret not in text
            short = table[:6]
            seen = lines(access)
            assert [(one["method"], one["path"], one["status"], one["code"]) for one in seen] == [
                ("POST", "/api/tables", 201, None),
                ("POST", f"/api/tables/{short}…/seats", 200, None),
                ("POST", f"/api/tables/{short}…/seats", again.status_code, again.json()["code"]),
                ("GET", f"/table/{short}…/join/{claim[:6]}…", seen[3]["status"], None),
                ("GET", f"/api/tables/{token[:6]}…", 404, "unknown_table"),
                ("DELETE", "/api/games", 405, "unknown_call"),
                ("SOCKET", f"/api/tables/{short}…/socket", 101, None),
                ("SOCKET", f"/api/tables/{short}…/socket", 403, "not_yours"),
            ]
            codes = [(one["status"], one["code"]) for one in lines(refusals)]
            assert codes == [
                (again.status_code, again.json()["code"]),
                (404, "unknown_table"),
                (405, "unknown_call"),
                (None, "malformed"),
                (None, codes[4][1]),
                (403, "not_yours"),
            ]
            for one in (*seen, *lines(refusals)):
                assert one.keys() == FIELDS
                assert one["address"] == "127.0.0.1"
            assert all(one["milliseconds"] >= 0 for one in seen)
        logs.close()

    run(scenario)
    assert access.stat().st_mode & 0o777 == 0o600


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_flood_does_not_fill_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visits, "MOST", 10)
    log = Lines("access", str(tmp_path / "log"))
    monkeypatch.setattr(log, "_second", -1)
    for _ in range(1000):
        log.write(path="/")
    log._second -= 1  # the next second
    log.write(path="/after")
    log.close()
    written = lines(tmp_path / "log")
    assert len(written) < 100
    assert sum(one.get("left_out", 0) for one in written) + len(written) >= 1001
    assert written[-1]["path"] == "/after"


def test_a_log_that_was_moved_away_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "log"
    log = Lines("access", str(path))
    log.write(path="/1")
    path.rename(tmp_path / "log.1")
    log.write(path="/2")
    log.close()
    assert [one["path"] for one in lines(path)] == ["/2"]
    with pytest.raises(BadOptions, match="cannot be written"):
        Lines("access", str(tmp_path / "nowhere" / "log"))


def test_paths_are_shown_without_what_opens_a_table() -> None:
    assert shown("/rules/jelly_monster") == "/rules/jelly_monster"
    assert shown("/table/MpEfDXOYYv_q1y4v/replay") == "/table/MpEfDX…/replay"
    assert shown("/assets/caprasimo-latin-400-normal-u3avbpQ7.woff2").endswith("u3avbpQ7.woff2")
    assert len(shown("/a b" * 1000)) == 200
