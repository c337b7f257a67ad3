"""Matches are replayed in separate processes: bounded, replaced when they die, fair to all."""

import asyncio
import contextlib
import os
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coffret import registry
from coffret.engine import matchfile
from coffret.engine.match import Match
from coffret.server.fairqueue import FairQueue
from coffret.server.refusals import Refused
from coffret.server.replay_pool import ReplayPool, ReplayProcess
from coffret.server.replay_process import Bounds, Job

from .harness import PATIENCE, REPLAYS, run, served


def long_file(lines: int, step: int) -> bytes:
    """A match in which nothing but time passes: the race never begins, or relaxed it waits."""
    game = registry.game("jelly_monster")
    match = Match(game, ["A", "B", "C"])
    file = matchfile.to_file(match)
    file.moves = [(None, None, step * (line + 1)) for line in range(lines)]
    return msgspec.json.encode(file)


def test_a_file_of_idle_lines_is_refused_at_once_and_of_too_many_lines_too(tmp_path: Path) -> None:
    """110,000 lines of no time passing occupied the server for a minute."""

    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            idle = await house.http.post("/api/replays", content=long_file(9_000, 0))
            assert idle.status_code == 400
            assert "move 1: nothing changes" in idle.json()["text"]
            many = await house.http.post("/api/replays", content=long_file(110_000, 0))
            assert (many.status_code, many.json()["code"]) == (413, "too_large")
            assert "10000 moves" in many.json()["text"]

    run(scenario)


def refusal_of(bounds: Bounds, lines: int) -> Any:
    return REPLAYS._processes[0].ask(Job("file", long_file(lines, 1), None, "en", False, bounds))


def test_too_much_work_memory_or_time_ends_the_job_and_not_the_process() -> None:
    busy = refusal_of(Bounds(lines=200_000, cpu_seconds=1), 80_000)
    assert (busy.code, b"1 s of work" in busy.content) == ("too_large", True)
    assert 500 < busy.milliseconds < 3000
    large = refusal_of(Bounds(lines=200_000, megabytes=8), 80_000)
    assert (large.code, b"8 MB" in large.content) == ("too_large", True)
    slow = refusal_of(Bounds(lines=200_000, seconds=0.2), 80_000)
    assert slow.code == "busy"
    process = REPLAYS._processes[0]._process
    assert refusal_of(Bounds(), 3).code is None
    assert REPLAYS._processes[0]._process is process
    assert process is not None
    assert process.poll() is None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) > os.getpriority(os.PRIO_PROCESS, 0)


def test_a_process_that_died_is_replaced() -> None:
    own = ReplayProcess()
    job = Job("file", long_file(3, 1), None, None, False, Bounds())
    try:
        assert own.ask(job).code is None
        assert own._process is not None
        own._process.send_signal(signal.SIGSTOP)
        stuck = msgspec.structs.replace(job, bounds=Bounds(seconds=-4.9))
        assert own.ask(stuck).code == "busy"
        assert own.ask(job).code is None
    finally:
        own.end()


def test_addresses_take_turns_and_none_has_all_slots() -> None:
    async def scenario() -> None:
        queue = FairQueue(slots=2, per_address=3, in_all=5)
        order: list[str] = []
        going = asyncio.Event()

        async def ask(address: str) -> None:
            async with queue.turn(address):
                order.append(address)
                await going.wait()

        tasks = [asyncio.create_task(ask("greedy")) for _ in range(4)]
        await asyncio.sleep(0)
        assert order == ["greedy"], "one slot stays free for others"
        with pytest.raises(Refused) as refused:
            await ask("greedy")
        assert (refused.value.code, refused.value.status) == ("too_many", 429)
        assert refused.value.retry
        tasks += [asyncio.create_task(ask(name)) for name in ("ada", "bo", "cy")]
        await asyncio.sleep(0)
        assert order == ["greedy", "ada"]
        with pytest.raises(Refused) as full:
            await ask("dee")
        assert (full.value.code, full.value.status) == ("busy", 503)
        tasks[2].cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await tasks.pop(2)
        going.set()
        await asyncio.gather(*tasks)
        assert order.index("bo") < 4
        assert order.index("cy") < 5
        assert order.count("greedy") == 3
        assert not queue._waiting
        assert not queue._busy

    run(scenario)


def test_a_stop_does_not_wait_for_a_match_that_is_being_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        replays = ReplayPool(Bounds(lines=200_000, cpu_seconds=600, seconds=600))

        async def content() -> bytes:
            return long_file(80_000, 1)

        asked = asyncio.create_task(replays.run("a", "file", content))
        while replays._processes[-1]._process is None:
            await asyncio.sleep(0.01)
        await asyncio.wait_for(asyncio.to_thread(replays.close), PATIENCE)
        with pytest.raises(Refused, match="right now"):
            await asked

    run(scenario)


def test_one_address_has_few_uploads_at_a_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            head = b"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{"
            begun = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(4)]
            for _, writer in begun:
                writer.write(head)
                await writer.drain()
            assert house.server is not None
            while house.server.uploads._has.total() < 4:
                await asyncio.sleep(0.01)
            answer = await house.http.post("/api/replays", content=b"{}")
            assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
            assert int(answer.headers["retry-after"]) == answer.json()["retry"] >= 1
            for _, writer in begun:
                writer.close()
                await writer.wait_closed()
            while house.server.uploads._has.total():
                await asyncio.sleep(0.01)
            answer = await house.http.post("/api/replays", content=b"{}")
            assert answer.status_code == 400

    run(scenario)
