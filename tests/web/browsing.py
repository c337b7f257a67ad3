"""A browser and a server, for scripts that take pictures."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from ..programs import chromium
from .conftest import FLAGS
from .house import running


@contextmanager
def browsing(**house: Any) -> Iterator[tuple[Browser, str]]:
    """Gives the browser and the server's address; both end with the block. `house`: other than a
    server of everyday."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.db", **house) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield browser, address
        finally:
            browser.close()
