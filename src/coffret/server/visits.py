"""The access log and the refusal log: one JSON object per line.

They never contain a token, a claim or a chat message: queries, bodies and headers are left out, and
anything that looks like a secret in a path is shortened, including table names.
"""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from logging.handlers import WatchedFileHandler
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from coffret.engine.errors import BadOptions

from .metrics import METRICS
from .origins import Scope, address_of

ERRORS = "-"
"""Instead of a file's name: the error stream."""
SECRET = re.compile(r"[A-Za-z0-9_%-]{16,}")
SHOWN, LONGEST = 6, 200
MOST = 500
"""Lines per second: a flood of requests must not fill the disk."""


def shown(path: str) -> str:
    """A path with table names and secrets shortened."""
    if path.startswith("/assets/"):
        return path[:LONGEST]
    return SECRET.sub(lambda found: found[0][:SHOWN] + "…", path)[:LONGEST]


class Lines:
    """A file, or the error stream. A file moved away by logrotate is reopened."""

    def __init__(self, name: str, place: str) -> None:
        self._name = name
        self._second = 0
        self._number = 0
        self._left_out = 0
        try:
            if place != ERRORS:
                Path(place).touch(mode=0o600)
            self._handler: logging.StreamHandler[Any] = (
                logging.StreamHandler(sys.stderr) if place == ERRORS else WatchedFileHandler(place)
            )
        except OSError as error:
            raise BadOptions(f"the log {place} cannot be written: {error.strerror}") from None

    def write(self, **fields: Any) -> None:
        now = datetime.now(UTC)
        second = int(now.timestamp())
        if second != self._second:
            left_out, self._left_out = self._left_out, 0
            self._second, self._number = second, 0
            if left_out:
                self._put(now, {"left_out": left_out})
        if self._number >= MOST:
            self._left_out += 1
            return
        self._number += 1
        self._put(now, fields)

    def _put(self, now: datetime, fields: dict[str, Any]) -> None:
        line = {"time": now.isoformat(timespec="milliseconds"), "log": self._name} | fields
        text = msgspec.json.encode(line).decode()
        self._handler.handle(logging.LogRecord(self._name, logging.INFO, "", 0, text, None, None))

    def close(self) -> None:
        if isinstance(self._handler, logging.FileHandler):
            self._handler.close()


class Visits:
    """The enabled logs; none by default."""

    def __init__(self, access: str | None = None, refusals: str | None = None) -> None:
        self.access = Lines("access", access) if access else None
        self.refusals = Lines("refusal", refusals) if refusals else None

    def close(self) -> None:
        for log in (self.access, self.refusals):
            if log is not None:
                log.close()


class Visit:
    """One request, or one socket with all its messages."""

    __slots__ = ("_address", "_begun", "_logs", "_method", "_path")

    def __init__(self, logs: Visits, scope: Scope) -> None:
        self._logs = logs
        self._begun = perf_counter()
        self._address = address_of(scope)
        self._method: str = scope.get("method", "SOCKET")
        self._path = shown(scope["path"])

    def answered(self, status: int, code: str | None = None) -> None:
        """`code`: of the refusal, if it was one."""
        milliseconds = round((perf_counter() - self._begun) * 1000, 1)
        if self._logs.access is not None:
            self._write(self._logs.access, status, milliseconds, code)
        if code is not None and self._logs.refusals is not None:
            self._write(self._logs.refusals, status, milliseconds, code)

    def refused(self, code: str) -> None:
        """A message on the socket."""
        METRICS.count("refusals", code)
        if self._logs.refusals is not None:
            self._write(self._logs.refusals, None, None, code)

    def _write(
        self, log: Lines, status: int | None, milliseconds: float | None, code: str | None
    ) -> None:
        log.write(
            address=self._address,
            method=self._method,
            path=self._path,
            status=status,
            milliseconds=milliseconds,
            code=code,
        )
