"""Where a request comes from: its origin, IP address and token."""

from __future__ import annotations

from collections.abc import MutableMapping
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
    """A browser sends the origin of a request: only the server's own origin and allowed ones pass.

    A program that is not a browser sends none, and has no cookie that could be misused.
    """
    origin = header(scope, b"origin")
    if origin is None or origin in allowed:
        return
    host = header(scope, b"host")
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not host or parts.netloc != host:
        raise Refused("foreign_origin", "requests from other sites are not allowed")


def token_of(scope: Scope) -> str | None:
    """The token from a program's header or a browser's cookie."""
    authorization = header(scope, b"authorization") or ""
    if authorization.startswith("Bearer "):
        return authorization.removeprefix("Bearer ").strip()[:LONGEST_TOKEN] or None
    for pair in _cookies(scope):
        name, _, value = pair.partition("=")
        if name.strip() == COOKIE and (token := value.strip().strip('"')):
            return token[:LONGEST_TOKEN]  # the first is the one of the longest path
    return None


def _cookies(scope: Scope) -> list[str]:
    """Pair by pair: malformed cookies of other apps on this host must not hide ours."""
    lines = [value.decode("latin-1") for key, value in scope["headers"] if key == b"cookie"]
    return [pair for line in lines for pair in line.split(";")]


def is_browser(scope: Scope) -> bool:
    """Whether a request comes from a browser: browsers send where it comes from."""
    return any(key == b"origin" or key.startswith(b"sec-fetch-") for key, _ in scope["headers"])


def address_of(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else "unknown"
