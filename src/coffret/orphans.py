"""Worker processes do not outlive the process that started them, however that ends."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """Called in a worker. A pool's workers wait for their next task together: each of them keeps
    the others' pipe open, so none would notice that the parent was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), name="parent", daemon=True).start()


def _end_after(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)
