"""Where every token and card of Incubation is: the totals never change."""

from typing import Any

from .state import EGG_COUNT, MOST_OBJECTIVES, NOTHING


def stock(s: Any) -> dict[str, Any]:
    """Everything on the table, wherever it is."""
    piles = [s.reserve, *s.treasures]
    incubators = [incubator for player in s.players for incubator in player.incubators]
    tokens = [
        sum(pile.tokens[resource] for pile in piles)
        + sum(incubator.tokens[resource] for incubator in incubators)
        + s.hand[resource]
        for resource in range(2)
    ]
    eggs = (
        [egg for deck in s.decks for egg in deck.eggs[: deck.count]]
        + [incubator.egg for incubator in incubators if incubator.egg != NOTHING]
        + [egg for egg in range(EGG_COUNT) if s.hatched_by[egg] != NOTHING]
    )
    return {
        "coins": sum(pile.coins for pile in piles) + sum(player.coins for player in s.players),
        "water": tokens[0],
        "fire": tokens[1],
        "eggs": sorted(eggs),
        "objectives": [s.objectives[place] for place in range(MOST_OBJECTIVES)],
    }
