"""The dice: rolling, placing, and the effects of a placed die."""

from itertools import product

from coffret.engine.events import emit
from coffret.engine.record import LookupTable
from coffret.engine.rng import below
from coffret.engine.rule import kept, rule

from .events import AIMED, EXPELLED, PLACED, ROLLED
from .state import DICE, DIGIT, FACE_COUNT, FORWARD, ONE_EACH, SIX

# All ways in which up to four dice can fall, as octal numbers: seven dice take two looks.
HANDFUL = 4
_WAYS = [
    [sum(1 << DIGIT * face for face in faces) for faces in product(range(FACE_COUNT), repeat=count)]
    for count in range(HANDFUL + 1)
]
FALLS = LookupTable([dice for ways in _WAYS for dice in ways])
WAYS_TO_FALL = LookupTable([len(ways) for ways in _WAYS])
FIRST_FALL = LookupTable([sum(map(len, _WAYS[:count])) for count in range(HANDFUL + 1)])

LOW_FACES = 0o11111
A_STEP_EACH = sum(1 << (8 - DIGIT) * face for face in range(SIX))
EVERY_FACE = sum(1 << 8 * face for face in range(SIX))


@rule
def one(face):
    """A single die, as part of an octal number of dice."""
    return 1 << DIGIT * face


@rule
def number_showing(dice, face):
    """How many of these dice show a face."""
    return dice >> DIGIT * face & 7


@kept
@rule
def faces_shown(dice):
    """The faces that these dice show: a byte for each, 1 where there is one."""
    there = (dice | dice >> 1 | dice >> 2) & ONE_EACH
    # Digits to bytes: the sums of five digits, shifted by 0 to 4 steps, carry nothing.
    return (there & LOW_FACES) * A_STEP_EACH & EVERY_FACE | there >> DIGIT * SIX << 8 * SIX


@rule
def throw(s, seat):
    """All dice not yet placed; on the clock they land a little later.  [JM-2.2, JM-2.9]"""
    player = s.players[seat]
    if s.relaxed == 1:
        land(s, seat)
        return
    player.dice = 0
    player.flying = 1
    player.ready = s.clock + s.roll_ms


@rule
def land(s, seat):
    """The rolled dice are public."""
    player = s.players[seat]
    handful = min(player.loose, HANDFUL)
    rest = player.loose - handful
    dice = FALLS[FIRST_FALL[handful] + below(s, WAYS_TO_FALL[handful])]
    if rest > 0:
        dice += FALLS[FIRST_FALL[rest] + below(s, WAYS_TO_FALL[rest])]
    player.dice = dice
    player.flying = 0
    emit(s, ROLLED, seat, dice)


@rule
def place(s, seat, face, district):
    """One die goes to the entrance of a district, and stays there.  [JM-2.2, JM-2.5]"""
    player = s.players[seat]
    player.dice -= one(face)
    player.loose -= 1
    s.districts[district].dice[seat] += one(face)
    s.placed_at = s.clock
    s.passes = 0
    emit(s, PLACED, seat, face, district)


@rule
def expel(s, seat, district, owner, face):
    """A 1 or 2 sends a die of its district to the city centre.  [JM-2.4]"""
    s.districts[district].dice[owner] -= one(face)
    s.players[owner].centre += 1
    emit(s, EXPELLED, seat, owner, face, district)


@rule
def aim(s, seat, district, step):
    """A 3 or 4 moves the target of its district by one zone.  [JM-2.4]"""
    place = s.districts[district]
    place.target += 1 if step == FORWARD else -1
    emit(s, AIMED, seat, district, place.target)


@rule
def all_placed(s):
    for seat in range(s.seats):
        if s.players[seat].loose > 0:
            return False
    return True


@rule
def send_home(s):
    """Everyone takes all dice back.  [JM-4.1]"""
    for district in range(s.district_count):
        for seat in range(s.seats):
            s.districts[district].dice[seat] = 0
    for seat in range(s.seats):
        s.players[seat].loose = DICE
        s.players[seat].centre = 0
