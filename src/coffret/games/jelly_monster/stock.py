"""Where everything of the box is: the totals never change."""

from typing import Any

from .events import faces
from .state import CONTENT_COUNT


def stock(s: Any) -> dict[str, Any]:
    """All jelly, pods, dice and barriers, wherever they are."""
    players = s.players[: s.seats]
    return {
        "jelly": s.reserve + sum(player.jelly for player in players),
        "pods": [
            s.pile[content]
            + sum(player.pods[content] + player.discarded[content] for player in players)
            for content in range(CONTENT_COUNT)
        ],
        "dice": [
            player.loose
            + player.centre
            + sum(len(faces(place.dice[seat])) for place in s.districts)
            for seat, player in enumerate(players)
        ],
        "barriers": [
            player.barrier + sum(place.closed_by == seat for place in s.districts)
            for seat, player in enumerate(players)
        ],
        "districts": [place.face for place in s.districts],
    }
