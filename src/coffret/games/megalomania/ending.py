"""The end: what counts, and what decides where points are level."""

from typing import Any

from coffret.engine.ranking import TieBreak, fewest
from coffret.engine.rule import rule

from .state import ROUNDS

TIE_BREAKS = (TieBreak("negative", "fewest"), TieBreak("no_scroll", "whether"))
NEGATIVE, NO_SCROLL = range(len(TIE_BREAKS))


@rule
def partner(seat):
    """Who sits opposite, in the pairs variant.  [MEG-1.4]"""
    return (seat + 2) % 4


@rule
def allies(s, seat):
    """A pair wins together.  [MEG-1.4]"""
    return 1 << seat | 1 << partner(seat) if s.pairs == 1 else 1 << seat


@rule
def score(s, seat):
    """Points of the rounds so far; a pair's are added.  [MEG-1.4, MEG-9.1]"""
    if s.pairs == 1:
        return s.players[seat].points + s.players[partner(seat)].points
    return s.players[seat].points


@rule
def tie_break(s, seat, number):
    """Fewest negative points, then no unused scroll; a pair's sums.  [MEG-1.4, MEG-9.2]"""
    negative = s.players[seat].negative
    scrolls = s.players[seat].scrolls
    if s.pairs == 1:
        negative += s.players[partner(seat)].negative
        scrolls += s.players[partner(seat)].scrolls
    if number == NEGATIVE:
        return fewest(negative)
    if number == NO_SCROLL:
        return 1 if scrolls == 0 else 0
    return 0


def ahead(s: Any) -> list[int]:
    """The seats that would win if the game were over now.  [MEG-9.1, MEG-9.2]"""
    breaks = range(len(TIE_BREAKS))
    standing = [
        (score(s, seat), *(tie_break(s, seat, number) for number in breaks))
        for seat in range(s.seats)
    ]
    best = max(standing)
    return [seat for seat in range(s.seats) if standing[seat] == best]


def sources(s: Any, seat: int) -> dict[str, int]:
    """Rounds that brought points, rounds that cost some, scrolls, and what the partner adds.

    [MEG-1.4, MEG-8.17, MEG-9.1]
    """
    player = s.players[seat]
    gained = sum(max(player.entries[number], 0) for number in range(ROUNDS))
    found = {
        "missions": gained,
        "losses": -player.negative,
        "scrolls": player.points - gained + player.negative,
    }
    if s.pairs == 1:
        found["partner"] = s.players[partner(seat)].points
    return found
