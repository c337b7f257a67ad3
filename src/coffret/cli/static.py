"""`coffret static`: the box as plain files."""

from pathlib import Path
from typing import Annotated

import typer

from .common import console


def static(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="A new folder, or one made before.")],
) -> None:
    """Write a folder that plays all games without a server."""
    from coffret.local.folder import write_folder

    size = write_folder(out)
    console.print(
        f"{out}: {size / 1e6:.1f} MB. Any file server will do: docs/hosting.md", soft_wrap=True
    )
