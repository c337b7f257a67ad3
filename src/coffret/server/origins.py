"""Who asks: the page a request comes from, the address, and the token it carries."""

from __future__ import annotations

from collections.abc import MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from .refusals import Refused

COOKIE = "coffret-token"
LONGEST_TOKEN = 128
Scope = MutableMapping[str, Any]


def header(scope: Scope, name: bytes) -> str | None:
    found = [value for key, value in scope["headers"] if key == name]
    return found[-1].decode("latin-1") if found else None


def check_origin(scope: Scope, allowed: frozenset[str]) -> None:
    """A browser says which page asks: only the server's own pages may, and those allowed.

    A program that is no browser says nothing, and carries no cookie that could be misused.
    """
    origin = header(scope, b"origin")
    if origin is None or origin in allowed:
        return
    host = header(scope, b"host")
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not host or parts.netloc != host:
        raise Refused("foreign_origin", "a page of another site may not ask for this")


def token_of(scope: Scope) -> str | None:
    """The token in the header of a program, or in the cookie of a browser."""
    authorization = header(scope, b"authorization") or ""
    if authorization.startswith("Bearer "):
        return authorization.removeprefix("Bearer ").strip()[:LONGEST_TOKEN] or None
    try:
        cookie = SimpleCookie(header(scope, b"cookie") or "")
    except CookieError:
        return None
    return cookie[COOKIE].value[:LONGEST_TOKEN] if COOKIE in cookie else None


def address_of(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else "unknown"
