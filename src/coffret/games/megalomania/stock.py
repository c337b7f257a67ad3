"""Where every card of Megalomania is: each of them somewhere, and only there."""

from typing import Any

from .cards import holder, in_hand, is_up
from .state import CARD_COUNT, HIDDEN, NOTHING, OPEN, SCROLL_COUNT, UP


def stock(s: Any) -> dict[str, Any]:
    """Cards by number with what lies wrong about them, missions and scrolls."""
    astray = [card for card in range(CARD_COUNT) if _hands_with(s, card) != _hands_told(s, card)]
    held = [sum(s.scrolls[i] == 1 + seat for i in range(SCROLL_COUNT)) for seat in range(s.seats)]
    return {
        "cards": CARD_COUNT,
        "cards whose place and hand disagree": astray,
        "scrolls": SCROLL_COUNT,
        "players whose scrolls are miscounted": [
            seat for seat in range(s.seats) if held[seat] != s.players[seat].scrolls
        ],
        "cards in each deal": len({s.place[card] for card in range(CARD_COUNT)} - set(range(6))),
    }


def _hands_with(s: Any, card: int) -> list[tuple[int, str]]:
    """Hands and tables that hold a card by their masks."""
    return [(seat, "hand") for seat in range(s.seats) if in_hand(s.players[seat], card)] + [
        (seat, "up") for seat in range(s.seats) if is_up(s.players[seat], card)
    ]


def _hands_told(s: Any, card: int) -> list[tuple[int, str]]:
    """The same by where the card says it is."""
    if s.place[card] == HIDDEN:
        seat = holder(s, s.label[card])
        return [] if seat == NOTHING else [(seat, "hand")]
    if s.place[card] == OPEN:
        return [(s.owner[card], "hand")]
    return [(s.owner[card], "up")] if s.place[card] == UP else []
