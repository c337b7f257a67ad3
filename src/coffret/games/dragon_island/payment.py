"""Paying active energy: colour after colour, wherever the payer has a choice of the mix."""

from coffret.engine.events import emit
from coffret.engine.rule import rule

from . import phase
from .events import PAID
from .island import active_energy
from .state import ENERGY_COUNT


@rule
def owe(s, seat, cost, project):
    """Begin to pay for a capture or a building on the wizard's tile.  [DI-6.6]"""
    s.active = active_energy(s, s.players[seat].wizard)
    s.owed = cost
    s.paying = 0
    s.project = project
    s.phase = phase.PAY


@rule
def most_payable(s, colour):
    """The payer's energy of an active colour, at most what is owed."""
    if s.active >> colour & 1 == 0:
        return 0
    return min(s.players[s.turn].hoard[colour], s.owed)


@rule
def least_payable(s, colour):
    """The amount that the payer cannot pay in the colours after this one."""
    rest = 0
    for later in range(colour + 1, ENERGY_COUNT):
        if s.active >> later & 1:
            rest += s.players[s.turn].hoard[later]
    return max(0, s.owed - rest)


@rule
def pay(s, colour, count):
    """Cubes of one colour, back into the supply."""
    if count > 0:
        s.players[s.turn].hoard[colour] -= count
        s.supply[colour] += count
        s.owed -= count
        emit(s, PAID, s.turn, colour, count)
    s.paying = colour + 1


@rule
def pay_where_forced(s):
    """Pay each colour that leaves no choice; True if one with a choice comes up."""
    while s.paying < ENERGY_COUNT:
        least = least_payable(s, s.paying)
        if least != most_payable(s, s.paying):
            return True
        pay(s, s.paying, least)
    return False
