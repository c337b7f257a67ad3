"""Structured logs: one JSON object a line, on the error stream; never a token, never a move."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

LOGGER = logging.getLogger("coffret.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log(event: str, failed: bool = False, warns: bool = False, **fields: Any) -> None:
    """`failed`: with the trace of the exception being handled; `warns`: shown by a quiet server,
    too."""
    level = logging.ERROR if failed else logging.WARNING if warns else logging.INFO
    LOGGER.log(level, event, exc_info=failed, extra={"fields": fields})


def to_stderr(quiet: bool = False) -> None:
    """`quiet`: only what went wrong."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name, least in (
        ("coffret.server", logging.WARNING if quiet else logging.INFO),
        ("uvicorn.error", logging.WARNING),
    ):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(least)
