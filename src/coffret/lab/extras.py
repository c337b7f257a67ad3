"""Packages that the lab needs and a player does not."""

from importlib.util import find_spec

from coffret.engine.errors import BadOptions


def need(package: str, what: str, extra: str = "lab") -> None:
    """BadOptions, with what to install, if a package of an extra is missing."""
    if find_spec(package) is None:
        raise BadOptions(f"{what} need {package}: pip install 'coffret[{extra}]'")
