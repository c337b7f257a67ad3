"""Jelly-pods: drawn unseen, looked at by their owner, opened at the end."""

from coffret.engine.events import emit, emit_to
from coffret.engine.rng import below
from coffret.engine.rule import rule

from .district_sums import seats_in
from .events import DISCARDED, LOOKED, OPENED_PODS, POD_ROLLED, PODS_SHORT, TOOK_POD
from .state import CONTENT_COUNT, FACE_COUNT, ROLL_A_DIE


@rule
def number_of(pods):
    count = 0
    for content in range(CONTENT_COUNT):
        count += pods[content]
    return count


@rule
def any_pod(s, pods):
    """The content of a random pod; which of equal ones it is makes no difference."""
    left = below(s, number_of(pods))
    content = 0
    while left >= pods[content]:
        left -= pods[content]
        content += 1
    return content


@rule
def take_pods(s, takers):
    """Each takes a pod; nobody does if there are not enough for all.  [JM-3.4]"""
    if takers == 0:
        return
    if number_of(s.pile) < seats_in(takers):
        emit(s, PODS_SHORT, -1, takers)
        return
    emit(s, TOOK_POD, -1, takers)
    for seat in range(s.seats):
        if takers >> seat & 1:
            content = any_pod(s, s.pile)
            s.pile[content] -= 1
            s.players[seat].pods[content] += 1
            emit_to(s, 1 << seat, LOOKED, seat, content)


@rule
def discard(s, seat, content):
    """A pod leaves the game, unseen by the others.  [JM-3.11]"""
    s.players[seat].pods[content] -= 1
    s.players[seat].discarded[content] += 1
    emit(s, DISCARDED, seat)


@rule
def open_pods(s):
    """All pods are opened; for each 'roll a die' its owner rolls one.  [JM-4.2]"""
    for seat in range(s.seats):
        player = s.players[seat]
        found = 0
        for content in range(FACE_COUNT):
            found += player.pods[content] * (content + 1)
        for _ in range(player.pods[ROLL_A_DIE]):
            face = below(s, FACE_COUNT)
            found += face + 1
            emit(s, POD_ROLLED, seat, face)
        player.found = found
        emit(s, OPENED_PODS, seat, found, player.jelly + found)
