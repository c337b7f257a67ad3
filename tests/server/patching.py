"""A client's half of a patch (`coffret.server.patch`)."""

from typing import Any


def apply(view: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """What a client does with a patch; the view is changed in place and given back."""
    for path, value in patch.items():
        if path == "":
            return dict(value)
        place: Any = view
        *way, last = path.split("/")
        for part in way:
            place = place[int(part)] if isinstance(place, list) else place[part]
        if not isinstance(place, list):
            place[last] = value
        elif int(last) == len(place):
            place.append(value)
        else:
            place[int(last)] = value
    return view
