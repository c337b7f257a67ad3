"""Answers that a browser may keep, as long as they are the same."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN = "no-cache"
"""Kept, but asked for again: 'not modified' is a short answer."""


def tag_of(content: bytes) -> str:
    return f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'


def is_known(request: Request, tag: str) -> bool:
    """Whether the asker has that answer already; proxies may have weakened the tag."""
    known = request.headers.get("if-none-match", "")
    return tag in (one.strip().removeprefix("W/") for one in known.split(","))


def kept_json(request: Request, value: Any) -> Response:
    content = msgspec.json.encode(value)
    headers = {"cache-control": ASK_AGAIN, "etag": tag_of(content)}
    if is_known(request, headers["etag"]):
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type="application/json")
