"""A request's parameters: its body, the seat and the language it asks for."""

from __future__ import annotations

from starlette.requests import Request

from coffret.engine.components import LANGUAGES

from .refusals import Refused


async def body_of(request: Request, most: int) -> bytes:
    """Read no more than is allowed, no matter what the client announces."""
    parts = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refused("too_large", f"the body is limited to {most} bytes")
        parts.append(part)
    return b"".join(parts)


def seat_of(request: Request) -> int | None:
    text = request.query_params.get("seat")
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise Refused("malformed", "seat is not a number")
    return int(text)


def language_of(request: Request) -> str | None:
    language = request.query_params.get("lang")
    if language is not None and language not in LANGUAGES:
        raise Refused("malformed", f"there is no such language ({', '.join(LANGUAGES)})")
    return language
