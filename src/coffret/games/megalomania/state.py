"""The state of Megalomania: everything on the table, as one record.

A hand is four masks of ranks, one per colour: bit 0 is the farmer, bit 7 the emperor. Beside
the masks, every card has a label that says which way it came (see below), which is what the
players reason about and what `hidden` redraws.
"""

from coffret.engine.names import Names
from coffret.engine.record import record
from coffret.engine.state import state

COLOURS = Names("colour", ("black", "red", "yellow", "blue"))
BLACK, RED, YELLOW, BLUE = range(4)
COLOUR_COUNT = len(COLOURS)

# From low to high.
RANKS = Names(
    "rank",
    ("farmer", "assassin", "explorer", "dwarf", "wizard", "knight", "oracle", "emperor"),
)
FARMER, ASSASSIN, EXPLORER, DWARF, WIZARD, KNIGHT, ORACLE, EMPEROR = range(8)
RANK_COUNT = len(RANKS)
ALL_RANKS = (1 << RANK_COUNT) - 1

# Card number = colour × 8 + rank.
CARDS = Names("card", (f"{colour}-{rank}" for colour in COLOURS for rank in RANKS))
CARD_COUNT = len(CARDS)

MOST_SEATS = 4
SEATS = Names("seat", ("1", "2", "3", "4"))
ROUNDS = 12
MOST_TRICKS = 8
SCROLL_COUNT = 20
"""In the box; other cards may have more."""
MOST_SCROLLS = 24
SPECTATOR = MOST_SEATS  # the last row: public knowledge

NOTHING = -1
"""No card, no seat, no colour, no effect."""

# The dominant colour of each round.  [MEG-1.2]
DOMINANT = (BLACK, RED, YELLOW, BLUE, YELLOW, RED, BLUE, BLACK, RED, YELLOW, BLACK, BLUE)

# Where a card is. HIDDEN: where its label says; OPEN: in its owner's hand, known to all.
HIDDEN, OPEN, UP, TRICK, TAKEN, TURNED = range(6)

# Labels: the ways by which a hidden card can have come to where it is. Seat s has six of them,
# from 1 + 6 s on:
#   +0 dealt to its hand     +1 dealt to its hand, taken by a spy or given for it
#   +2, +3 the same, then put into the pile that is split off (24) or given away (25)
#   +2 … +5 dealt face down, first to fourth (18, 19); there nothing is split off
# Label 0 is the undealt rest. `held[seat]` is the set of labels whose cards are in its hand now.
UNDEALT = 0
LABELS_PER_SEAT = 6
LABELS = 1 + LABELS_PER_SEAT * MOST_SEATS
DEALT, SPIED, APART, FACE_DOWN = 0, 1, 2, 2
MOST_FACE_DOWN = 4

# Where a scroll is: in the pile, with a seat (HELD + seat), shown and used, face down among the
# discards of a seat (DISCARDED + seat), looked at by the seat that acts, left in the box.
PILE, HELD, USED, DISCARDED, LOOKED_AT, BOX = 0, 1, 5, 6, 10, 11

# The decree of scroll 16's user on the trick.
CLAIMS = Names("claim", ("none", "take", "refuse"))
NO_CLAIM, TAKES, REFUSES = range(3)

Player = record(
    hand=(COLOUR_COUNT, int),
    up=(COLOUR_COUNT, int),  # face up on the table
    crystals=int,
    cubes=int,
    combinations=int,  # resources chosen this round, as a mask
    tricks=int,  # taken this round
    scrolls=int,  # held
    points=int,
    negative=int,  # the sum of the rounds below 0
    entries=(ROUNDS, int),  # the score sheet
)
Play = record(
    seat=int,
    card=int,
    colour=int,  # after an oracle
    value=int,  # after cubes
    cubes=int,  # above 0: added, below: taken off
    dominant=int,  # 1: it is a dominant card
    power=int,  # the power paid for with a crystal
    claim=int,
)
Fact = record(  # a card was played by an assassin: its hand held one of these, so it was bound
    stamp=int,
    held=int,
    ranks=(COLOUR_COUNT, int),
)
MOST_FACTS = 16  # there are never more than 14 crystals in a round

Past = record(  # a round as it was scored
    number=int,  # 0: none was
    mission=int,
    dominant=int,
    effect=int,
    scroll_user=int,
    spent=int,
    trick_count=int,
    taken_by=(MOST_TRICKS, int),
    trick=(CARD_COUNT, int),  # in which each card lay; NOTHING: in none
    scroll=int,  # in force then: several may have one effect
    in_force=int,  # now
)

State = state(
    events=20,
    past=Past,
    spare={"scrolls": SCROLL_COUNT},
    pairs=int,  # 1: the pairs variant
    late_decree=int,  # 1: scroll 16 is used after the trick
    dealer=int,
    rounds=int,  # begun
    mission=int,
    missions_left=int,  # a mask
    dominant=int,  # colour; NOTHING before the first trick of mission 14
    trick=int,  # number of the trick, from 0
    trick_count=int,  # in this round
    leader=int,
    lead_colour=int,
    plays=(MOST_SEATS, Play),
    play_count=int,
    played=int,  # the seats that have played to this trick, as a mask
    waiting=int,  # the seat that plays last by scroll 14
    powers=int,  # powers used in this trick, as a mask
    next_leader=int,  # named by a farmer
    taken_by=(MOST_TRICKS, int),
    freed=int,  # the label of the card that the play uncovers or draws
    drawn=int,  # the card an explorer holds
    effect=int,  # of the scroll used in this round
    scroll_user=int,
    spent=int,  # 1: a scroll that acts once has acted
    fixed_leader=int,  # by scroll 19
    spied=int,  # whose hand the user of scroll 6 sees
    wanted=int,  # a face-up card that the spy points at
    scrolls=(MOST_SCROLLS, int),  # where each is
    players=(MOST_SEATS, Player),
    # Cards
    label=(CARD_COUNT, int),
    place=(CARD_COUNT, int),
    owner=(CARD_COUNT, int),  # of a card that is open or face up
    spot=(CARD_COUNT, int),  # place in the row (15), in the face-up row (18), or number of trick
    stamp=(CARD_COUNT, int),  # when it became public
    shown=int,  # the last of these stamps
    # Knowledge
    pile_of=(MOST_SEATS, int),  # the seat whose face-down cards now belong to this one
    held=(MOST_SEATS, int),
    may=(MOST_SEATS + 1, CARD_COUNT, int),  # labels that a seat, or a spectator, thinks possible
    lacks=(LABELS, COLOUR_COUNT, int),  # ranks that a hidden card of that label cannot be
    facts=(MOST_FACTS, Fact),
    fact_count=int,
    pool=(CARD_COUNT, int),  # scratch: shuffled cards
)
