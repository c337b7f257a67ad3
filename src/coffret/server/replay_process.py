"""The process that replays matches from the start: `python -m …replay_process`.

It reads jobs from its input and writes answers to its output, each behind its length. Every job
runs in its own child process, which already has the rules in memory, has limits on processor time,
memory and wall time, and ends afterwards. If a match file crashes the child, this process and the
server continue.
"""

from __future__ import annotations

import gc
import gzip
import os
import signal
import struct
import sys
import traceback
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct

from coffret.engine.errors import CoffretError

from . import parcels, replays
from .catalogue import all_known
from .refusals import Refused
from .store import Saved

GIVE_WAY = 3
"""Tables come first, but a person who opens a table waits for its history."""
LENGTH = struct.Struct("!I")
PACK_FROM = 4096


class Bounds(Struct, frozen=True):
    """The limits of one job."""

    lines: int = 10_000
    """Most lines of a match file; the longest games have some hundred."""
    cpu_seconds: int = 10
    seconds: float = 30.0
    megabytes: int = 256
    """In addition to the memory the process has at the start."""


class Job(Struct):
    what: str
    """`log`, `history`, `replay`, `match` of a table, a `file`, or a `parcel`."""
    of: Saved | bytes
    seat: int | None
    language: str | None
    pack: bool
    """Whether a large answer is gzipped."""
    bounds: Bounds


class Answer(Struct):
    content: bytes = b""
    packed: bool = False
    code: str | None = None
    """Of a refusal; its sentence is the content."""
    milliseconds: float = 0.0
    """Of processor time."""


encode = msgspec.msgpack.Encoder().encode
decode_job = msgspec.msgpack.Decoder(Job).decode
decode_answer = msgspec.msgpack.Decoder(Answer).decode

REPLAYED = {
    "log": lambda saved, seat, language: {"steps": replays.spoken_log(saved, seat, language)},
    "history": replays.history,
    "replay": replays.replay_of_table,
}


def answered(job: Job) -> Answer:
    """Run a job; errors become refusals."""
    try:
        content = _content(job)
    except Refused as refusal:
        return Answer(str(refusal).encode(), code=refusal.code)
    except CoffretError as error:
        return Answer(str(error).encode(), code="malformed")
    if job.pack and len(content) >= PACK_FROM:
        return Answer(gzip.compress(content, 5), True)
    return Answer(content)


def _content(job: Job) -> bytes:
    if isinstance(job.of, bytes) and job.what == "parcel":
        parcels.verify(job.of)
        return b"{}"
    if isinstance(job.of, bytes):
        replay = replays.replay_of_file(job.of, job.seat, job.language, job.bounds.lines)
        return msgspec.json.encode(replay)
    if job.what == "match":
        return replays.match_file(job.of)
    return msgspec.json.encode(REPLAYED[job.what](job.of, job.seat, job.language))


# One job, in a child


def carried_out(job: Job) -> Answer:
    """Run a job in a child: its answer, or how it ended."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _do(job, writing)
    os.close(writing)
    with FileIO(reading) as pipe:
        said = pipe.readall()
    _, status, used = os.wait4(child, 0)
    answer = decode_answer(said) if status == 0 else _died(status, job.bounds)
    answer.milliseconds = 1000 * (used.ru_utime + used.ru_stime)
    return answer


def _do(job: Job, writing: int) -> None:
    """Never returns. Exceeding a limit kills the child."""
    status = 1
    try:
        _limit(job.bounds)
        answer = _too_large(f"more than {job.bounds.megabytes} MB of memory")
        with suppress(MemoryError, SystemError):  # the second: no memory for the first
            answer = answered(job)
        with FileIO(writing, "w") as pipe:
            _write(pipe, encode(answer))
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)


def _limit(bounds: Bounds) -> None:
    """Too much processor time ends the child by SIGXCPU, too much time by SIGALRM; too much memory
    is a MemoryError."""
    import resource  # Unix has it, and a browser has not

    resource.setrlimit(resource.RLIMIT_CPU, (bounds.cpu_seconds, bounds.cpu_seconds + 1))
    signal.setitimer(signal.ITIMER_REAL, bounds.seconds)
    with suppress(FileNotFoundError):  # only Linux counts memory like this
        data = int(Path("/proc/self/statm").read_text().split()[5]) * resource.getpagesize()
        most = data + bounds.megabytes * 2**20
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _died(status: int, bounds: Bounds) -> Answer:
    ended = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    if ended in (signal.SIGXCPU, signal.SIGKILL):
        return _too_large(f"more than {bounds.cpu_seconds} s of work")
    if ended == signal.SIGALRM:
        return Answer(b"there is too much to do just now: try again", code="busy")
    return Answer(b"the process that replays matches failed", code="failed")


def _too_large(what: str) -> Answer:
    return Answer(f"this match takes {what} to replay".encode(), code="too_large")


# The process


def read(pipe: IO[bytes]) -> bytes | None:
    """Read one length-prefixed message; None at the end."""
    head = _exactly(pipe, LENGTH.size)
    return None if head is None else _exactly(pipe, LENGTH.unpack(head)[0])


def write(pipe: IO[bytes], data: bytes) -> None:
    pipe.write(LENGTH.pack(len(data)))
    pipe.write(data)
    pipe.flush()


def _exactly(pipe: IO[bytes], length: int) -> bytes | None:
    data = pipe.read(length)
    return data if len(data) == length else None


def _write(pipe: FileIO, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[pipe.write(rest) or 0 :]


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # only the server handles Ctrl-C
    os.nice(GIVE_WAY)
    all_known()
    gc.collect()
    gc.freeze()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # so that prints cannot mix with the answers
    while (data := read(sys.stdin.buffer)) is not None:
        write(answers, encode(carried_out(decode_job(data))))


if __name__ == "__main__":
    main()
