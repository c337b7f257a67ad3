"""Scoring a round: district by district from the drone on, then the city centre.

Scoring pauses when a player has a choice and resumes from there, so how far it has come is part of
the state: `scored` districts, and the next `icon` of the reward of `source`.
"""

from coffret.engine.events import emit
from coffret.engine.rng import reveal
from coffret.engine.rule import rule

from . import phase, reward
from .components import DISTRICTS
from .district_sums import MOST_POINTS, cancel_equal_dice, dice_there, present, rank_below, seats_in
from .events import CENTRE, COPIED, COPY_LOST, DISAGREED, SCORED, TOOK_JELLY
from .gifts import exchange
from .pods import discard, number_of, take_pods
from .state import CONTENT_COUNT, LEFT, MOST_ICONS, NOTHING

CHOICE_MS = 15_000
NOBODY = -1


@rule
def score_on(s):
    """Score as far as nobody has to choose; whether the whole round is scored."""
    while s.scored < s.district_count:
        if s.icon == NOTHING:
            count_district(s)
        elif s.icon == MOST_ICONS:
            s.scored += 1
            s.icon = NOTHING
        elif not resolve_icon(s):
            return False
    score_centre(s)
    return True


@rule
def district_scored(s):
    """Clockwise from the drone's district.  [JM-3.1]"""
    return (s.drone + s.scored) % s.district_count


@rule
def count_district(s):
    """Equal dice cancel, the highest sum takes the targeted reward, ties all.  [JM-3.2, JM-3.3]"""
    district = district_scored(s)
    place = s.districts[district]
    cancel_equal_dice(s, district)
    winners, best = rank_below(s, place, MOST_POINTS)
    s.winners = winners
    s.source = district
    s.used = 1 << district
    s.icon = MOST_ICONS
    if winners != 0:
        s.icon = 0
        emit(s, SCORED, NOBODY, district, place.target, winners, best)


@rule
def resolve_icon(s):
    """The next icon, from left to right; False if a player has to choose first.

    All winners finish it before the next one.  [JM-3.11]
    """
    target = s.districts[s.source].target
    icon = DISTRICTS[s.districts[s.source].face].zones[target].icons[s.icon]
    place = s.districts[district_scored(s)]
    others = (1 << s.seats) - 1 & ~s.winners
    s.icon += 1
    match icon.kind:
        case reward.JELLY:
            take_jelly(s, s.winners, icon.first)
        case reward.POD:
            take_pods(s, s.winners)
        case reward.DISCARD:
            return discard_where_forced(s)
        case reward.PER_POD:
            for seat in range(s.seats):
                if s.winners >> seat & 1:
                    take_jelly(s, 1 << seat, icon.first * number_of(s.players[seat].pods))
        case reward.COPY_LEFT:
            copy_neighbour(s, LEFT)
        case reward.COPY_RIGHT:
            copy_neighbour(s, 1 - LEFT)
        case reward.COPY_CHOICE:
            for seat in range(s.seats):
                s.players[seat].vote = NOTHING
            ask(s, phase.COPY, s.winners)
            return False
        case reward.ALL_GIVE:
            exchange(s, others, s.winners, icon.first)
            return not is_asked(s, phase.GIVE)
        case reward.GIVE_ALL:
            exchange(s, s.winners, others, icon.first)
            return not is_asked(s, phase.GIVE)
        case reward.BY_DICE:
            take_by_dice(s, place, icon)
        case reward.PODIUM:
            take_jelly(s, s.winners, icon.first)
            sum_of_first = rank_below(s, place, MOST_POINTS)[1]
            take_jelly(s, rank_below(s, place, sum_of_first)[0], icon.second)
        case reward.PODIUM_PRESENT:
            take_jelly(s, s.winners, icon.first)
            take_jelly(s, present(s, place) & ~s.winners, icon.second)
        case _:
            s.icon = MOST_ICONS
    return True


# What rewards give


@rule
def take_jelly(s, takers, count):
    """From the reserve, which never runs out."""
    if takers == 0:
        return
    for seat in range(s.seats):
        if takers >> seat & 1:
            s.players[seat].jelly += count
            s.reserve -= count
    emit(s, TOOK_JELLY, NOBODY, takers, count)


@rule
def take_by_dice(s, place, icon):
    """Few dice take jelly, many a pod, each winner by their own number.  [JM-3.10]"""
    few = 0
    for seat in range(s.seats):
        if s.winners >> seat & 1 and dice_there(place, seat) <= icon.first:
            few |= 1 << seat
    take_jelly(s, few, icon.second)
    take_pods(s, s.winners & ~few)


@rule
def discard_where_forced(s):
    """Each winner gives up a pod; those with several choose.  [JM-3.11]

    Even if theirs are all alike: not asking would reveal that to the others.  [JM-3.4]
    """
    s.pending = 0
    for seat in range(s.seats):
        player = s.players[seat]
        if s.winners >> seat & 1:
            count = number_of(player.pods)
            if count > 1:
                s.pending |= 1 << seat
            elif count == 1:
                content = 0
                while content < CONTENT_COUNT and player.pods[content] == 0:
                    content += 1
                discard(s, seat, content)
    return not is_asked(s, phase.DISCARD)


@rule
def copy_neighbour(s, way):
    """The neighbour's targeted reward for this district's dice; left is clockwise.

    A chain that comes back to where it has been gives nothing.  [JM-3.5]
    """
    neighbour = (s.source + (1 if way == LEFT else -1)) % s.district_count
    if s.used >> neighbour & 1:
        emit(s, COPY_LOST, NOBODY)
        s.icon = MOST_ICONS
        return
    s.used |= 1 << neighbour
    s.source = neighbour
    s.icon = 0
    emit(s, COPIED, NOBODY, neighbour, s.districts[neighbour].target)


@rule
def settle_votes(s):
    """Tied winners must agree on a direction, or the icon is lost.  [JM-3.5]"""
    if not is_alone(s.winners):
        reveal(s)
    way = NOTHING
    agreed = True
    for seat in range(s.seats):
        if s.winners >> seat & 1:
            vote = s.players[seat].vote
            if vote == NOTHING or (way != NOTHING and vote != way):
                agreed = False
            way = vote
    for seat in range(s.seats):
        s.players[seat].vote = NOTHING
    if agreed:
        copy_neighbour(s, way)
    else:
        emit(s, DISAGREED, NOBODY, s.winners)
        s.icon = MOST_ICONS


@rule
def score_centre(s):
    """Most dice in the city centre take a pod, ties all; equal dice do not cancel.  [JM-3.9]"""
    most = 0
    winners = 0
    for seat in range(s.seats):
        count = s.players[seat].centre
        if count > most:
            most = count
            winners = 0
        if count == most and count > 0:
            winners |= 1 << seat
    if winners != 0:
        emit(s, CENTRE, NOBODY, winners, most)
        take_pods(s, winners)


# Choices


@rule
def ask(s, question, seats):
    """These seats choose; on the clock they have 15 seconds.  [JM-3.12]"""
    s.phase = question
    s.pending = seats
    s.deadline = NOTHING if s.relaxed == 1 else s.clock + CHOICE_MS


@rule
def is_asked(s, question):
    """Ask those who are pending, if there are any."""
    if s.pending == 0:
        return False
    ask(s, question, s.pending)
    return True


@rule
def is_alone(seats):
    return seats_in(seats) == 1
