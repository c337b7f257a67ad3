"""The state of Incubation: everything on the table, as one record."""

from coffret.engine.names import Names
from coffret.engine.record import record
from coffret.engine.state import state

# What a die shows. The first two are also the resources an egg needs.
FACES = Names("face", ("water", "fire", "coin", "chest"))
WATER, FIRE, COIN, CHEST = range(4)
RESOURCES = Names("resource", FACES[:2])

# A die's six sides: water ×2, fire ×2, coin, chest.
SIDES = (WATER, WATER, FIRE, FIRE, COIN, CHEST)

# Kinds of dragon: the four colours of the market, then those without a colour.
COLOURS = Names("colour", ("ruby", "azure", "jade", "amber"))
COLOUR_COUNT = len(COLOURS)
HYBRID, MYSTERY = 4, 5
KINDS = Names("colour", (*COLOURS, "hybrid", "mystery"))

MOST_SEATS = 5
EGG_COUNT = 36
DECKS = 3
DECK_SIZE = EGG_COUNT // DECKS
MOST_OBJECTIVES = 5
SECTIONS = 8
TOKENS_OF_EACH = 30
COINS = 30 * 1 + 15 * 5

NOTHING = -1
"""No egg in an incubator, no objective in a space, nobody as an owner."""

Pile = record(coins=int, tokens=(2, int))
Deck = record(eggs=(DECK_SIZE, int), count=int)  # the top card is the last
Incubator = record(egg=int, tokens=(2, int))
Player = record(
    incubators=(2, Incubator),
    coins=int,
    dragons=(len(KINDS), int),  # hatched, by kind
    egg_points=int,
    objectives=int,  # claimed
    objective_points=int,
)

State = state(
    events=16,
    first_player=int,
    rounds=int,  # begun
    ending=int,  # 1: this is the last round
    reserve=Pile,
    spinner=int,  # sections turned since the start
    treasures=(SECTIONS, Pile),
    decks=(DECKS, Deck),
    objectives=(MOST_OBJECTIVES, int),  # the cards on the market
    claimed_by=(MOST_OBJECTIVES, int),
    hatched_by=(EGG_COUNT, int),
    players=(MOST_SEATS, Player),
    dice=(2, int),
    spent=(2, int),  # 1: this die has been used
    pair_split=int,  # 1: one die of a pair gave its single result, the other fetches an egg
    hand=(2, int),  # tokens of the current result, not yet placed
    sales=(COLOUR_COUNT, int),  # 1: a treasure of this colour is still to be taken
    any_treasure=int,  # 1: two chests, a treasure of any section is to be taken
    one_surplus=int,  # 1: all the surplus of a turn goes to one treasure
    surplus_at=int,  # the section that this turn's surplus goes to
)
