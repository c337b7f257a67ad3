"""Where every card of Megalomania is: each of them in one place, and each player's as many."""

from typing import Any

from .cards import hand_count, in_hand, is_up
from .components import DOWN, MISSIONS, SCROLLS
from .knowledge import holder, label_of
from .state import (
    CARD_COUNT,
    FACE_DOWN,
    HELD,
    HIDDEN,
    MOST_FACE_DOWN,
    NOTHING,
    OPEN,
    UP,
)


def stock(s: Any) -> dict[str, Any]:
    """An invariant: no card and no scroll is ever lost or duplicated."""
    held = [
        sum(s.scrolls[i] == HELD + seat for i in range(len(SCROLLS))) for seat in range(s.seats)
    ]
    return {
        "cards in one place": sum(
            _hands_with(s, card) == _hands_noted(s, card) for card in range(CARD_COUNT)
        ),
        "seats with as many cards as the first": sum(
            _cards_of(s, seat) == _cards_of(s, 0) for seat in range(s.seats)
        ),
        "seats with as many scrolls as counted": sum(
            held[seat] == s.players[seat].scrolls for seat in range(s.seats)
        ),
    }


def _hands_with(s: Any, card: int) -> list[tuple[int, str]]:
    """Hands and tables that hold a card by their masks."""
    return [(seat, "hand") for seat in range(s.seats) if in_hand(s.players[seat], card)] + [
        (seat, "up") for seat in range(s.seats) if is_up(s.players[seat], card)
    ]


def _hands_noted(s: Any, card: int) -> list[tuple[int, str]]:
    """The same by the location stored with the card."""
    if s.place[card] == HIDDEN:
        seat = holder(s, s.label[card])
        return [] if seat == NOTHING else [(seat, "hand")]
    if s.place[card] == OPEN:
        return [(s.owner[card], "hand")]
    return [(s.owner[card], "up")] if s.place[card] == UP else []


def _cards_of(s: Any, seat: int) -> int:
    """Cards that a seat has or has just played."""
    up = sum(is_up(s.players[seat], card) for card in range(CARD_COUNT))
    first = label_of(s.pile_of[seat], FACE_DOWN)
    down = sum(
        s.place[card] == HIDDEN
        and first <= s.label[card] < first + MOST_FACE_DOWN
        and holder(s, s.label[card]) == NOTHING
        and MISSIONS[s.mission].deal[DOWN] > 0  # elsewhere these labels are of cards set apart
        for card in range(CARD_COUNT)
    )
    return int(hand_count(s.players[seat]) + up + down + (s.played >> seat & 1))
