"""The dice: thrown, placed, and what a placed die may do."""

from coffret.engine.events import say
from coffret.engine.rng import below
from coffret.engine.rule import rule

from .happenings import AIMED, EXPELLED, PLACED, ROLLED
from .state import FACE_COUNT, FORWARD


@rule
def throw(s, seat):
    """All dice not yet placed are thrown; on the clock they land a little later. [JM-2.2, JM-2.9]"""
    player = s.players[seat]
    if s.relaxed == 1:
        land(s, seat)
        return
    for face in range(FACE_COUNT):
        player.dice[face] = 0
    player.flying = 1
    player.ready = s.clock + s.roll_ms


@rule
def land(s, seat):
    """The thrown dice lie open for all to see."""
    player = s.players[seat]
    for face in range(FACE_COUNT):
        player.dice[face] = 0
    for _ in range(player.loose):
        player.dice[below(s, FACE_COUNT)] += 1
    player.flying = 0
    shown = 0
    for face in range(FACE_COUNT):
        for _ in range(player.dice[face]):
            shown = shown * 10 + face + 1
    say(s, ROLLED, seat, shown)


@rule
def place(s, seat, face, district):
    """One die goes to the entrance of a district, and stays there.  [JM-2.2, JM-2.5]"""
    player = s.players[seat]
    player.dice[face] -= 1
    player.loose -= 1
    s.districts[district].dice[seat * FACE_COUNT + face] += 1
    s.placed_at = s.clock
    s.passes = 0
    say(s, PLACED, seat, face, district)


@rule
def expel(s, seat, district, owner, face):
    """A 1 or 2 sends a die of its district to the city centre.  [JM-2.4]"""
    s.districts[district].dice[owner * FACE_COUNT + face] -= 1
    s.players[owner].centre += 1
    say(s, EXPELLED, seat, owner, face, district)


@rule
def aim(s, seat, district, step):
    """A 3 or 4 moves the target of its district by one zone.  [JM-2.4]"""
    place = s.districts[district]
    place.target += 1 if step == FORWARD else -1
    say(s, AIMED, seat, district, place.target)


@rule
def all_placed(s):
    for seat in range(s.seats):
        if s.players[seat].loose > 0:
            return False
    return True


@rule
def send_home(s):
    """Everybody takes all dice back.  [JM-4.1]"""
    for district in range(s.district_count):
        dice = s.districts[district].dice
        for seat in range(s.seats):
            for face in range(FACE_COUNT):
                s.players[seat].loose += dice[seat * FACE_COUNT + face]
                dice[seat * FACE_COUNT + face] = 0
    for seat in range(s.seats):
        player = s.players[seat]
        player.loose += player.centre
        player.centre = 0
