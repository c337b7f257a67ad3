"""Patches: what changed in a view, as paths and their new values.

    changes({"a": {"b": 1}, "c": [1, 2]}, {"a": {"b": 2}, "c": [1, 2]})  ->  {"a/b": 2}

A mapping with other keys or a list of another length is replaced as a whole; but a list that only
grew is given by its new items, at the positions past its end. A list of plain values in which more
than one differs is given whole: that is shorter. The keys of views hold no slash.
"""

from __future__ import annotations

from typing import Any


def changes(old: Any, new: Any) -> dict[str, Any]:
    """The patch that makes `new` of `old`; both are mappings."""
    found: dict[str, Any] = {}
    if old.keys() != new.keys():
        return {"": new}
    _compare(old, new, "", found)
    return found


def _compare(old: dict[str, Any], new: dict[str, Any], prefix: str, found: dict[str, Any]) -> None:
    for key, value in new.items():
        before = old[key]
        if before != value or type(before) is not type(value):
            _differ(before, value, f"{prefix}{key}", found)


def _differ(before: Any, value: Any, path: str, found: dict[str, Any]) -> None:
    if isinstance(value, dict) and isinstance(before, dict) and before.keys() == value.keys():
        _compare(before, value, f"{path}/", found)
    elif isinstance(value, list) and isinstance(before, list) and 0 < len(before) <= len(value):
        differ = [
            number
            for number, item in enumerate(before)
            if item != value[number] or type(item) is not type(value[number])
        ]
        if len(differ) > 1 and not isinstance(value[differ[0]], dict | list):
            found[path] = value
            return
        for number in differ:
            _differ(before[number], value[number], f"{path}/{number}", found)
        for number in range(len(before), len(value)):
            found[f"{path}/{number}"] = value[number]
    else:
        found[path] = value
