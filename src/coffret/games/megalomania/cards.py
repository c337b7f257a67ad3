"""Cards: colour, rank, and in and out of hands."""

from coffret.engine.rule import rule

from .state import COLOUR_COUNT


@rule
def colour_of(card):
    return card >> 3


@rule
def rank_of(card):
    return card & 7


@rule
def in_hand(player, card):
    return player.hand[card >> 3] >> (card & 7) & 1 == 1


@rule
def put_into_hand(player, card):
    player.hand[card >> 3] |= 1 << (card & 7)


@rule
def take_from_hand(player, card):
    player.hand[card >> 3] &= ~(1 << (card & 7))


@rule
def put_up(player, card):
    player.up[card >> 3] |= 1 << (card & 7)


@rule
def take_up(player, card):
    player.up[card >> 3] &= ~(1 << (card & 7))


@rule
def is_up(player, card):
    return player.up[card >> 3] >> (card & 7) & 1 == 1


@rule
def count_ranks(ranks):
    """How many ranks a mask holds."""
    count = 0
    while ranks:
        ranks &= ranks - 1
        count += 1
    return count


@rule
def hand_count(player):
    """Cards in hand; those face up on the table are not."""
    count = 0
    for colour in range(COLOUR_COUNT):
        count += count_ranks(player.hand[colour])
    return count


# Whole hands
