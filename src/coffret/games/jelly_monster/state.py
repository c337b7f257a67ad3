"""The state of Attack of the Jelly Monster: everything on the table, as one record."""

from coffret.engine.events import NEIGHBOUR
from coffret.engine.names import Names
from coffret.engine.record import record
from coffret.engine.state import state

# What a die shows. Rules count the faces from 0: ONE is the face with one pip.
FACES = Names("die", ("1", "2", "3", "4", "5", "6"))
FACE_COUNT = len(FACES)
ONE, TWO, THREE, FOUR, FIVE, SIX = range(FACE_COUNT)
EXPELLING = Names("die", FACES[:2])
AIMING = Names("die", FACES[2:4])

# What is in a pod: 1 to 6 jelly, or as much as a die shows at the end.
CONTENTS = Names("content", (*FACES, "roll"))
CONTENT_COUNT = len(CONTENTS)
ROLL_A_DIE = FACE_COUNT

WAYS = Names("way", ("left", "right"))
LEFT, RIGHT = range(2)
STEPS = Names("step", ("forward", "back"))
FORWARD, BACK = range(2)

MOST_SEATS = 5
# Players as one of them sees the table: clockwise from that player, like the features.
NEIGHBOURS = Names(NEIGHBOUR, ("self", "next", "second", "third", "fourth"))
MOST_DISTRICTS = MOST_SEATS + 2
DICE = 7
ROUNDS = 4
TILES = 8  # of the box, each with two faces
MOST_TILES = 16  # of a set of cards with more
PODS = 30
ZONES = 3
MOST_ICONS = 2
JELLY = 45 * 1 + 25 * 5 + 10 * 10
STARTING_JELLY = 2

# Dice are kept as numbers by face, in one octal number: 0o201 is a 1 and two 3s. No face can
# have more than the 7 dice of a colour.
DIGIT = 3
ONE_EACH = 0o111111
TWO_OR_MORE = 0o666666  # the bits of a digit from 2 on

NOTHING = -1
"""Nobody's barrier, no vote, no time."""

Player = record(
    jelly=int,
    pods=(CONTENT_COUNT, int),  # by content
    discarded=(CONTENT_COUNT, int),  # seen by nobody but this player
    dice=int,  # rolled and not placed, by face
    loose=int,  # dice not placed: rolled, in the air, or sent back when the round is scored
    flying=int,  # 1: these dice are in the air, and land when the player is ready
    ready=int,  # the time from which this player may act
    barrier=int,  # 1: still at hand
    centre=int,  # dice that were expelled to the city centre
    vote=int,  # in a tie for a copied reward
    unserved=int,  # seats that this player has yet to serve with a gift
    found=int,  # jelly in the pods, once they are opened
)
District = record(
    face=int,
    target=int,  # zone
    closed_by=int,
    dice=(MOST_SEATS, int),  # at the entrance: each owner's, by face
)

State = state(
    events=88,
    relaxed=int,  # 1: one after the other, without a clock
    roll_ms=int,
    idle_ms=int,  # so long without a placement and the timer starts by itself; 0: never
    rounds=int,  # begun
    first=int,  # relaxed: who acts first in this round
    passes=int,  # relaxed: how often in a row nobody placed a die
    district_count=int,
    drone=int,  # the district that is scored first
    reserve=int,
    pile=(CONTENT_COUNT, int),  # pods that nobody has, by content
    starts=int,  # when the countdown is over
    placed_at=int,  # when the last die was placed, or the round began
    timer_ends=int,  # NOTHING: the timer has not been turned
    deadline=int,  # of a choice while scoring; NOTHING: there is none
    pending=int,  # seats that are not ready yet, or have not chosen yet
    scored=int,  # districts scored in this round
    winners=int,  # seats, of the district being scored
    source=int,  # the district whose reward is being resolved
    used=int,  # districts that a chain of copies has been through
    icon=int,  # of that reward; NOTHING: the district is yet to be counted
    gift=int,  # how much each is given
    districts=(MOST_DISTRICTS, District),
    players=(MOST_SEATS, Player),
)
