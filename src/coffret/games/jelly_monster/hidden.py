"""Redraw what a player cannot know: pods of the others, those they discarded, the pile."""

from coffret.engine.rng import below
from coffret.engine.rule import rare, rule

from . import phase
from .pods import any_pod, number_of
from .state import CONTENT_COUNT


@rare
@rule
def redraw_hidden(s, seat):
    """Pool and redeal all unseen pods; redraw votes not yet revealed.

    Once the game is over the players' pods lie open, those given up do not.  [JM-3.4, JM-3.11]
    """
    if s.phase == phase.COPY:
        for other in range(s.seats):
            if other != seat and s.winners >> other & 1 and s.pending >> other & 1 == 0:
                s.players[other].vote = below(s, 2)
    hidden = 0
    for other in range(s.seats):
        if other != seat:
            player = s.players[other]
            hidden += number_of(player.discarded)
            if s.phase != phase.OVER:
                hidden += number_of(player.pods)
    if hidden == 0:
        return
    # The owners' numbers must survive the mixing: deal to each as many as they put in.
    for other in range(s.seats):
        if other != seat:
            for content in range(CONTENT_COUNT):
                s.pile[content] += s.players[other].discarded[content]
                if s.phase != phase.OVER:
                    s.pile[content] += s.players[other].pods[content]
    for other in range(s.seats):
        if other != seat:
            redeal(s, s.players[other].discarded)
            if s.phase != phase.OVER:
                redeal(s, s.players[other].pods)


@rule
def redeal(s, pods):
    """As many pods as before, others from the pile."""
    count = number_of(pods)
    for content in range(CONTENT_COUNT):
        pods[content] = 0
    for _ in range(count):
        content = any_pod(s, s.pile)
        s.pile[content] -= 1
        pods[content] += 1
