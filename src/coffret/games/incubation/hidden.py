"""Redraw the only hidden thing in Incubation: the order of the decks below their top cards."""

from coffret.engine.rule import rare, rule

from .decks import shuffle_below


@rare
@rule
def redraw_hidden(s, seat):
    """All seats know the same: every egg out of sight is in some deck."""
    shuffle_below(s, 1)
