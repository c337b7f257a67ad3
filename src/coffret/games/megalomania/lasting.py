"""Scrolls that last: what each does in the round in which it was used, and when.

One scroll is in force in a round (`s.effect`), for the player who used it (`s.scroll_user`). Those
that act at once are in `scrolls`. The number of an effect is that of its scroll, less one.
"""

from coffret.engine.rule import rule

from .components import (
    ANY_POWER,
    CRYSTALS_ANYWHERE,
    DECIDE_TRICK,
    DOUBLE,
    ONE_TRICK_LESS,
    PLAY_LAST,
    POINT_PER_TRICK,
    SHARE_RESOURCES,
    SHIELD,
    STEAL_TRICK,
    TWO_RESOURCES,
)
from .state import NOTHING


@rule
def has(s, seat, effect):
    """Whether a seat has used this scroll in this round."""
    return s.effect == effect and s.scroll_user == seat


@rule
def end_lasting(s):
    """A round begins without a scroll."""
    s.effect = NOTHING
    s.scroll_user = NOTHING
    s.spent = 0


@rule
def spend(s):
    """A scroll that acts once has acted."""
    s.spent = 1


# Scrolls 4, 5 and 12: the points of the round


@rule
def weighed(s, seat, points):
    """Mission points as scrolls 4 and 5 let them count: gains twice, no losses.

    [MEG-8.4, MEG-8.5]
    """
    if has(s, seat, DOUBLE):
        return max(points, 2 * points)
    if has(s, seat, SHIELD):
        return max(points, 0)
    return points


@rule
def scores_tricks(s, seat):
    """Scroll 12: a point for each trick.  [MEG-8.12]"""
    return has(s, seat, POINT_PER_TRICK)


# Scrolls 9 and 15: resources


@rule
def takes_two(s, seat):
    """Scroll 9: two different combinations, no scroll among them.  [MEG-8.9]"""
    return has(s, seat, TWO_RESOURCES)


@rule
def shares_resources(s, seat):
    """Scroll 15: its user also gets what the others chose, scrolls excepted.  [MEG-8.15]"""
    return has(s, seat, SHARE_RESOURCES)


# Scrolls 10, 11 and 16: tricks


@rule
def may_steal(s):
    """Scroll 10, once, if another took the trick.  [MEG-8.10]"""
    return s.effect == STEAL_TRICK and s.spent == 0 and s.taken_by[s.trick] != s.scroll_user


@rule
def takes_one_off(s, seat):
    """Scroll 11: one trick less counts.  [MEG-8.11]"""
    return has(s, seat, ONE_TRICK_LESS)


@rule
def may_claim(s, seat):
    """Scroll 16, once: its user's card takes the trick, or cannot take it.  [MEG-8.16]"""
    return has(s, seat, DECIDE_TRICK) and s.spent == 0


@rule
def is_seen_whole(s):
    """By the option `decree`, scroll 16 may be used when all cards of a trick are there.

    [MEG-8.16]
    """
    return s.late_decree == 1 and s.play_count == s.seats


# Scroll 14: the turn


@rule
def may_play_later(s, seat):
    """The user of scroll 14, unless leading or last anyway.  [MEG-8.14]"""
    return has(s, seat, PLAY_LAST) and s.waiting == NOTHING and 0 < s.play_count < s.seats - 1


@rule
def is_out(s, effect):
    """With two players, playing last has no meaning.  [MEG-8.14]"""
    return s.seats == 2 and effect == PLAY_LAST


# Scrolls 18 and 20: powers


@rule
def get_crystal(s, seat):
    """Scroll 18: a crystal more, at once.  [MEG-8.18]"""
    s.players[seat].crystals += 1


@rule
def has_crystal_for_others(s, owner):
    """Scroll 18: its user may put a crystal on the card of another.  [MEG-8.18]"""
    return s.effect == CRYSTALS_ANYWHERE and s.scroll_user != owner


@rule
def has_any_power(s, seat):
    """Scroll 20: a crystal buys any power, on the user's own cards.  [MEG-8.20]"""
    return has(s, seat, ANY_POWER)
