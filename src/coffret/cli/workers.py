"""Who plays: the cores of this machine, or a Ray cluster. Options shared by several commands."""

import os
from typing import Annotated

import typer

from coffret.engine.errors import BadOptions
from coffret.lab.crowd import Crowd, Processes
from coffret.lab.on_ray import OnRay, join

Cores = Annotated[int | None, typer.Option(min=1, help="Cores of this machine; all by default.")]
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="A Ray cluster instead: HOST:PORT, or auto for the one here."
    ),
]


def everybody(cores: int | None, ray: str | None) -> Crowd:
    if ray is None:
        return Processes(cores or os.cpu_count() or 1)
    if cores is not None:
        raise BadOptions("--cores counts those of this machine: a cluster is used as a whole")
    join(ray)
    return OnRay(ray)
