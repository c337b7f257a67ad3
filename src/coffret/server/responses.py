"""HTTP responses with ETags and gzip."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .sharing import account_of
from .work import in_thread

ASK_AGAIN = "no-cache"
"""Cache, but revalidate: a 304 is short."""
LARGE = 4096
"""Bytes from which JSON is worth gzipping."""


def etag_of(content: bytes) -> str:
    """Weak: the same for gzipped content."""
    return f'W/"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'


def etag_matches(request: Request, tag: str) -> bool:
    """Whether the client already has this response."""
    return tag in (one.strip() for one in request.headers.get("if-none-match", "").split(","))


def plain_json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def cacheable_json(request: Request, value: Any) -> Response:
    content = msgspec.json.encode(value)
    headers = {"cache-control": ASK_AGAIN, "etag": etag_of(content)}
    if etag_matches(request, headers["etag"]):
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type="application/json")


def packed_json(content: bytes, packed: bool) -> Response:
    """JSON made elsewhere, gzipped or not."""
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packed else {})
    return Response(content, headers=headers, media_type="application/json")


async def gzipped(request: Request, response: Response) -> Response:
    """Gzip large JSON, in a thread, if the client accepts it."""
    content = bytes(response.body)
    if "content-encoding" in response.headers:
        return response
    is_large = len(content) >= LARGE and response.media_type == "application/json"
    if is_large and takes_gzip(request):
        response.body = await in_thread(account_of(request.scope), gzip.compress, content, 5)
        response.headers["content-length"] = str(len(response.body))
        response.headers["content-encoding"] = "gzip"
        response.headers["vary"] = "accept-encoding"
    return response


def takes_gzip(request: Request) -> bool:
    offered = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    return any(one == "gzip" or (one.startswith("gzip;") and one != "gzip;q=0") for one in offered)
