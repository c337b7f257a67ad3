"""The market: the wheel of treasures, the spinner over it, and the reserve next to it.

   7 amber │ 0 ruby          Sections are numbered clockwise. The spinner's three
 6 amber   │   1 ruby        marks begin on sections 0 (coin), 3 (water) and 6 (fire)
───────────┼───────────      and turn together, one section at a time.
 5 jade    │   2 azure
    4 jade │ 3 azure
"""

from coffret.engine.events import emit
from coffret.engine.rule import rule

from .events import (
    FOUND_NOTHING,
    LEFT_EXCESS,
    MARKET_EMPTY,
    RESERVE_SHORT,
    TOOK_COINS,
    TOOK_TREASURE,
    WHEEL_TURNED,
)
from .incubators import room
from .state import (
    COIN,
    COLOUR_COUNT,
    FIRE,
    NOTHING,
    SECTIONS,
    WATER,
)

COIN_MARK, WATER_MARK, FIRE_MARK = 0, 3, 6


@rule
def colour_of(section):
    """Each colour has two neighbouring sections."""
    return section // 2


@rule
def pointed_at(s, mark):
    """The section that a mark of the spinner points at."""
    return (mark + s.spinner) % SECTIONS


@rule
def fill_treasures(s):
    """One coin, water and fire go to the treasures the marks point at.  [INC-1.2, INC-2.2]

    Returns the three sections; what the reserve lacks goes nowhere.  [INC-3.7]
    """
    coin, water, fire = NOTHING, NOTHING, NOTHING
    if s.reserve.coins > 0:
        coin = pointed_at(s, COIN_MARK)
        s.reserve.coins -= 1
        s.treasures[coin].coins += 1
    if s.reserve.tokens[WATER] > 0:
        water = pointed_at(s, WATER_MARK)
        s.reserve.tokens[WATER] -= 1
        s.treasures[water].tokens[WATER] += 1
    if s.reserve.tokens[FIRE] > 0:
        fire = pointed_at(s, FIRE_MARK)
        s.reserve.tokens[FIRE] -= 1
        s.treasures[fire].tokens[FIRE] += 1
    return coin, water, fire


@rule
def turn_spinner(s):
    """Exactly one chest turns the spinner one section clockwise; then its marks give.  [INC-2.2]"""
    s.spinner = (s.spinner + 1) % SECTIONS
    coin, water, fire = fill_treasures(s)
    emit(s, WHEEL_TURNED, s.turn, coin, water, fire)


@rule
def is_empty(s, section):
    treasure = s.treasures[section]
    return treasure.coins == 0 and treasure.tokens[WATER] == 0 and treasure.tokens[FIRE] == 0


@rule
def may_be_taken(s, section):
    """Any section after two chests, else those of a colour still to be sold.  [INC-2.3, INC-4.2]"""
    return s.any_treasure == 1 or s.sales[colour_of(section)] == 1


@rule
def treasure_is_due(s):
    """Whether a treasure is to be chosen now; sales that find both sections empty are skipped.

    [INC-2.3, INC-4.2]
    """
    if s.any_treasure == 1:
        for section in range(SECTIONS):
            if not is_empty(s, section):
                return True
        s.any_treasure = 0
        emit(s, MARKET_EMPTY, s.turn)
    due = False
    for colour in range(COLOUR_COUNT):
        if s.sales[colour] == 1:
            if is_empty(s, 2 * colour) and is_empty(s, 2 * colour + 1):
                s.sales[colour] = 0
                emit(s, FOUND_NOTHING, s.turn, colour)
            else:
                due = True
    return due


@rule
def take_treasure(s, section):
    """The coins are taken, and what fits; the rest stays.  [INC-2.3, INC-4.3, INC-4.4]"""
    treasure = s.treasures[section]
    player = s.players[s.turn]
    coins = treasure.coins
    player.coins += coins
    treasure.coins = 0
    for resource in range(2):
        fitting = min(treasure.tokens[resource], room(player, resource))
        treasure.tokens[resource] -= fitting
        s.hand[resource] += fitting
    emit(s, TOOK_TREASURE, s.turn, section, coins, s.hand[WATER], s.hand[FIRE])
    if s.any_treasure == 1:
        s.any_treasure = 0
    else:
        s.sales[colour_of(section)] = 0


@rule
def take_coins(s, count):
    """Coins from the reserve; what it lacks is lost.  [INC-3.1, INC-3.7]"""
    got = min(count, s.reserve.coins)
    s.reserve.coins -= got
    s.players[s.turn].coins += got
    emit(s, TOOK_COINS, s.turn, got)
    if got < count:
        emit(s, RESERVE_SHORT, s.turn, COIN, count - got)


@rule
def take_tokens(s, resource, count):
    """Tokens from the reserve into the hand; what it lacks is lost.  [INC-3.2, INC-3.3, INC-3.7]"""
    got = min(count, s.reserve.tokens[resource])
    s.reserve.tokens[resource] -= got
    s.hand[resource] += got
    if got < count:
        emit(s, RESERVE_SHORT, s.turn, resource, count - got)


@rule
def leave_excess(s, section):
    """Tokens that fit on no egg go to one treasure, all of one result together.

    By the option `surplus` all of a turn goes where its first went.  [INC-3.6]
    """
    for resource in range(2):
        if s.hand[resource] > 0:
            s.treasures[section].tokens[resource] += s.hand[resource]
            emit(s, LEFT_EXCESS, s.turn, resource, section, s.hand[resource])
            s.hand[resource] = 0
