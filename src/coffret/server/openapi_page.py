"""The interface as a page for people: the same as `openapi` has as data."""

from __future__ import annotations

import html
from functools import lru_cache
from typing import Any

import msgspec

from .openapi import document


@lru_cache(maxsize=1)
def page() -> str:
    """The document as a page for people, without external resources."""
    described = document()
    calls = "".join(
        f"<h2><code>{method.upper()} {html.escape(path)}</code></h2>"
        f"<p>{html.escape(one['summary'])}"
        + "".join(
            f"<br><code>{each['name']}</code> {html.escape(each.get('description', ''))}"
            for each in one["parameters"]
        )
        + "</p>"
        for path, methods in described["paths"].items()
        for method, one in methods.items()
    )
    schemas = "".join(
        f"<details><summary><code>{name}</code> {html.escape(schema.get('description', ''))}"
        f"</summary><pre>{_pretty(schema)}</pre></details>"
        for name, schema in described["components"]["schemas"].items()
    )
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Coffret: the interface</title>"
        "<style>body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}"
        "h2{font-size:1rem;margin-bottom:0}pre{overflow:auto;background:#8881}</style>"
        "<h1>Coffret: the interface</h1><p>The same as data: <a href=openapi.json>openapi.json"
        f"</a>.</p>{calls}<h1>Schemas</h1>{schemas}</html>"
    )


def _pretty(schema: dict[str, Any]) -> str:
    return html.escape(msgspec.json.format(msgspec.json.encode(schema), indent=2).decode())
