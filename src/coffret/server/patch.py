"""Patches: what changed in a view, as paths and their new values.

    changes({"a": {"b": 1}, "c": [1, 2]}, {"a": {"b": 2}, "c": [1, 2]})  ->  {"a/b": 2}

A mapping with other keys or a list of another length is replaced as a whole; but a list that only
grew is given by its new items, at the positions past its end. A list of plain values in which more
than one differs is given whole: that is shorter. The keys of views hold no slash.
"""

from __future__ import annotations

from typing import Any

WHOLE = ""
"""The path of a view that is replaced as a whole."""


def changes(old: Any, new: Any) -> dict[str, Any]:
    """The patch that makes `new` of `old`; both are mappings."""
    found: dict[str, Any] = {}
    if old.keys() != new.keys():
        return {WHOLE: new}
    _compare(old, new, "", found)
    return found


def _compare(old: dict[str, Any], new: dict[str, Any], prefix: str, found: dict[str, Any]) -> None:
    for key, value in new.items():
        before = old[key]
        if before is value:
            continue
        kind = type(value)
        if kind is not type(before):
            found[prefix + key] = value
        elif before != value:  # quicker than to look for where they differ: most are equal
            if kind is dict or kind is list:
                _differ(before, value, prefix + key, found)
            else:
                found[prefix + key] = value


def _differ(before: Any, value: Any, path: str, found: dict[str, Any]) -> None:
    """Two mappings or two lists, which may be equal."""
    if type(value) is dict:
        if before.keys() == value.keys():
            _compare(before, value, path + "/", found)
        else:
            found[path] = value
        return
    count = len(before)
    if not 0 < count <= len(value):
        if count or value:
            found[path] = value
        return
    differ = [
        number
        for number, item in enumerate(before)
        if item is not value[number]
        and (item != value[number] or type(item) is not type(value[number]))
    ]
    if len(differ) > 1 and type(value[differ[0]]) not in (dict, list):
        found[path] = value
        return
    for number in differ:
        item = value[number]
        if type(item) is not type(before[number]) or type(item) not in (dict, list):
            found[f"{path}/{number}"] = item
        else:
            for name, part in _between(before[number], item).items():
                found[f"{path}/{number}{name}"] = part
    for number in range(count, len(value)):
        found[f"{path}/{number}"] = value[number]


_known: dict[tuple[int, int], tuple[Any, Any, dict[str, Any]]] = {}
MOST_KNOWN = 4096


def _between(before: Any, value: Any) -> dict[str, Any]:
    """The same for an item of a list, kept: games share small parts of their views, so one becomes
    another again and again, for several seats of a table at once."""
    key = id(before), id(value)
    known = _known.get(key)
    if known is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        parts: dict[str, Any] = {}
        _differ(before, value, "", parts)
        known = _known[key] = (
            before,
            value,
            parts,
        )  # as long as they are kept, no others have their ids
    return known[2]
