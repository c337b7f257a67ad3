"""Cards: colour, rank, and in and out of hands."""

from coffret.engine.masks import count_ones
from coffret.engine.rule import rule

from .state import ALL_RANKS, BLACK, BLUE, COLOUR_COUNT, RANK_COUNT, RED, YELLOW

FARMERS = sum(1 << colour * RANK_COUNT for colour in range(COLOUR_COUNT))


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


# Many cards, as one mask


@rule
def suit(colour):
    """All cards of a colour."""
    return ALL_RANKS << colour * RANK_COUNT


@rule
def rank_in_all(rank):
    """The cards of a rank in all colours."""
    return FARMERS << rank


@rule
def cards_of(ranks):
    """One mask of cards made of the ranks of each colour."""
    return (
        ranks[BLACK]
        | ranks[RED] << RED * RANK_COUNT
        | ranks[YELLOW] << YELLOW * RANK_COUNT
        | ranks[BLUE] << BLUE * RANK_COUNT
    )


@rule
def hand_count(player):
    """Cards in hand; those face up on the table are not."""
    return count_ones(cards_of(player.hand))
