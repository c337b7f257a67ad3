"""The value of a position for each seat, in thousandths: the win, plus a part for the margin.

At the end the winners share a whole; before it the game's `estimate` is used. A lead of
`decisive` hundredths of a point is worth three quarters; it is squashed by a rational function,
not an exponential: both modes must agree to the last bit.
"""

from coffret.engine.contract import allies, estimate, over, rank_key, score
from coffret.engine.rule import rare, rule

from .tree import WHOLE

POINT = 100
WIN_WEIGHT = 75  # per cent; the rest is the margin's


@rule
def evaluate(s, decisive, points, values, wins):
    """Fill each seat's value and win chance; `points` is room for a number per seat."""
    ended = over(s)
    for seat in range(s.seats):
        points[seat] = POINT * score(s, seat) if ended else prospects(s, seat)
    for seat in range(s.seats):
        values[seat] = squash(lead_of(s, seat, points), decisive)
    if ended:
        share_victory(s, wins)
    else:
        share_chances(s, values, wins)
    for seat in range(s.seats):
        values[seat] = (WIN_WEIGHT * wins[seat] + (100 - WIN_WEIGHT) * values[seat]) // 100


@rare
@rule
def prospects(s, seat):
    """The estimate of a seat and its allies together."""
    friends = allies(s, seat)
    total = 0
    for other in range(s.seats):
        if friends >> other & 1:
            total += estimate(s, other)
    return total


@rule
def lead_of(s, seat, points):
    """How far a seat is ahead of its best rival; negative: behind."""
    friends = allies(s, seat)
    rival = -1
    for other in range(s.seats):
        if friends >> other & 1 == 0 and (rival < 0 or points[other] > points[rival]):
            rival = other
    # Where all win and lose together there is no rival.
    return points[seat] - (points[rival] if rival >= 0 else 0)


@rule
def squash(lead, decisive):
    if lead >= 0:
        return WHOLE // 2 + WHOLE // 2 * lead // (lead + decisive)
    return WHOLE // 2 - WHOLE // 2 * -lead // (decisive - lead)


@rule
def share_victory(s, wins):
    best = rank_key(s, 0)
    winners = 1
    for seat in range(1, s.seats):
        key = rank_key(s, seat)
        if key > best:
            best = key
            winners = 1
        elif key == best:
            winners += 1
    for seat in range(s.seats):
        wins[seat] = WHOLE // winners if rank_key(s, seat) == best else 0


@rule
def share_chances(s, margins, wins):
    """Chances in proportion to the squares of the margins."""
    total = 1
    for seat in range(s.seats):
        total += margins[seat] * margins[seat]
    for seat in range(s.seats):
        wins[seat] = WHOLE * margins[seat] * margins[seat] // total
