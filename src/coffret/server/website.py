"""The built app, served from memory. Any path that is not a file is a route of the app."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

import coffret
from coffret.local.parts import local_files

from .catalogue import known_games
from .refusals import Refused
from .responses import ASK_AGAIN, etag_matches, etag_of, takes_gzip

BUILT = Path(coffret.__file__).parent / "web"
INDEX = "index.html"
ASSETS = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
"""Assets carry a hash of their content in their names."""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".packed": "application/octet-stream",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
PACKED = (".ico", ".packed", ".png", ".webp", ".woff", ".woff2", ".zip")
"""File types that gzip does not make smaller."""

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Coffret</title>
<style>body{font:1.1rem/1.6 system-ui;max-width:36rem;margin:20vh auto;padding:0 1rem}</style>
<h1>The tables are open, the app is not built</h1>
<p>In a checkout, <code>make play</code> builds it and starts the server; so does
<code>python hatch_build.py</code>, and then <code>coffret serve</code> as before.</p>
<p>Programs can play already: see <a href="{root}/docs">the interface</a>.</p></html>
"""


@dataclass(frozen=True)
class File:
    content: bytes
    kind: str
    """Its suffix."""
    caching: str

    @cached_property
    def tag(self) -> str:
        return etag_of(self.content)

    @cached_property
    def packed(self) -> bytes | None:
        """Gzipped once, where that helps."""
        if self.kind in PACKED:
            return None
        packed = gzip.compress(self.content, 9, mtime=0)
        return packed if len(packed) < len(self.content) else None


class Website:
    def __init__(self, folder: Path = BUILT, root: str = "") -> None:
        self._folder = folder
        self._root = root
        self._files: dict[str, File] = {}

    async def page(self, request: Request) -> Response:
        """A file by its name, or the app's page for any other route."""
        if INDEX not in self._files:
            self._files = await asyncio.to_thread(whole, self._folder, self._root)
        name = request.path_params["path"]
        if INDEX not in self._files:
            return HTMLResponse(NOT_BUILT.replace("{root}", self._root), 503)
        if name.startswith(ASSETS) and name not in self._files:
            raise Refused("unknown_call", "the app was updated: reload the page")
        return answer(request, self._files.get(name) or self._files[INDEX])


def whole(folder: Path, root: str) -> dict[str, File]:
    """The app, and Coffret's own zip for tables in the browser."""
    local = local_files(folder)
    games = msgspec.json.encode(known_games())
    if local is None:
        return read(folder, root, games)
    files, python = local
    found = read(folder, root, games, msgspec.json.encode(files))
    found[files.python] = File(python, ".zip", FOR_EVER)
    return found


def read(folder: Path, root: str = "", games: bytes = b"[]", local: bytes = b"") -> dict[str, File]:
    """All files of the app by their paths; nothing else can be reached, however a URL is
    written."""
    return {
        name: File(
            content(path, root, games, local),
            path.suffix,
            FOR_EVER if is_asset(name) else ASK_AGAIN,
        )
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix in TYPES
        for name in (path.relative_to(folder).as_posix(),)
    }


def content(path: Path, root: str, games: bytes, local: bytes = b"") -> bytes:
    """The app is built once, for any root path and any games. Only its page refers to other files,
    relative to './', and gets the root path and the games here. Its scripts import each other
    relatively."""
    found = path.read_bytes()
    if path.name != INDEX:
        return found
    return with_data(found.replace(b'="./', f'="{root}/'.encode()), games=games, local=local)


def with_data(page: bytes, **data: bytes) -> bytes:
    """The page with data in its head, for its scripts."""
    written = b"".join(
        f'<script type="application/json" id="{name}">'.encode()
        + content.replace(b"<", b"\\u003c")
        + b"</script>"
        for name, content in data.items()
        if content
    )
    return page.replace(b"</head>", written + b"</head>")


def is_asset(name: str) -> bool:
    return name.startswith(ASSETS)


def answer(request: Request, file: File) -> Response:
    headers = {"cache-control": file.caching, "etag": file.tag, "vary": "accept-encoding"}
    if etag_matches(request, file.tag):
        return Response(status_code=304, headers=headers)
    headers["content-type"] = TYPES[file.kind]
    if file.packed is not None and takes_gzip(request):
        return Response(file.packed, headers=headers | {"content-encoding": "gzip"})
    return Response(file.content, headers=headers)
