"""Confidence intervals."""

from math import sqrt

SURE = 1.96
"""Standard deviations either side, for 95%."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval of a win share.

    Shared victories, and seats that make a win more or less likely, only narrow the spread of a
    share: the interval is then wider than necessary, never narrower.
    """
    share = won / games
    widening = SURE * SURE / games
    middle = (share + widening / 2) / (1 + widening)
    reach = sqrt(widening * (share * (1 - share) + widening / 4)) / (1 + widening)
    return middle - reach, middle + reach
