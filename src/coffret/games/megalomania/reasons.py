"""Why a move of Megalomania is refused."""

from typing import Any

from . import moves, phase
from .cards import colour_of, rank_of
from .components import SCROLLS
from .following import binding_colour, playable, plays_from_row, wizard_binds
from .lasting import has_any_power
from .moves import MOVES
from .powers import stopped
from .scrolls import scrolls_at
from .state import ASSASSIN, HELD, NOTHING, PILE

PREPARING = (phase.ROW, phase.SPLIT, phase.GIVE)

# The phases in which each move has its place, and the rule that says so.
HOME = {
    moves.PLAY_CARD: ((phase.CARD,), "MEG-4.1"),
    moves.ASSASSINATE: ((phase.CARD,), "MEG-5.2"),
    moves.DECLINE: (tuple(range(phase.OVER)), "MEG-4.1"),
    moves.PUT_CUBES: ((phase.CUBES,), "MEG-6.1"),
    moves.USE_POWER: ((phase.POWER, phase.OTHER_POWER), "MEG-5.9"),
    moves.CHOOSE_PLAYER: ((phase.FARMER, phase.LEAD, phase.SPY, phase.SWAP), "MEG-5.1"),
    moves.CHOOSE_COLOUR: ((phase.ORACLE, phase.NEW_COLOUR, phase.CLAIM_COLOUR), "MEG-5.7"),
    moves.TAKE_RESOURCES: ((phase.RESOURCES,), "MEG-3.1"),
    moves.PLAY_LATER: ((phase.CARD,), "MEG-8.14"),
    moves.TAKE_TRICK: ((phase.STEAL, phase.CLAIM), "MEG-8.10"),
    moves.REFUSE_TRICK: ((phase.CLAIM,), "MEG-8.16"),
    moves.CHOOSE_CARD: (
        (phase.EXPLORER, phase.SPY_TAKE, phase.SPY_GIVE, *PREPARING),
        "MEG-5.3",
    ),
    moves.USE_SCROLL: ((phase.SCROLL, phase.KEPT), "MEG-2.1"),
    moves.CHOOSE_SCROLL: ((phase.COPY, phase.KEEP), "MEG-8.8"),
}

# Which rule a phase of choosing follows.
CHOOSING = {
    phase.FARMER: "MEG-5.1",
    phase.LEAD: "MEG-8.19",
    phase.SPY: "MEG-8.6",
    phase.SWAP: "MEG-8.13",
    phase.ORACLE: "MEG-5.7",
    phase.NEW_COLOUR: "MEG-8.3",
    phase.CLAIM_COLOUR: "MEG-8.16",
    phase.EXPLORER: "MEG-5.3",
    phase.SPY_TAKE: "MEG-8.21",
    phase.SPY_GIVE: "MEG-8.21",
    phase.ROW: "MEG-7.15",
    phase.SPLIT: "MEG-7.24",
    phase.GIVE: "MEG-7.25",
    phase.COPY: "MEG-8.7",
    phase.KEEP: "MEG-8.8",
    phase.KEPT: "MEG-8.8",
    phase.RESOURCES: "MEG-3.1",
    phase.CARD: "MEG-4.1",
    phase.CUBES: "MEG-6.1",
    phase.STEAL: "MEG-8.10",
}


def why_not(s: Any, seat: int, action: int) -> str:
    """The rule that forbids an illegal action."""
    if s.phase == phase.OVER:
        return "MEG-1.1"
    if seat != s.turn:
        return "MEG-4.1"
    move = MOVES[action]
    phases, rule = HOME[move.kind]
    return _closer_rule(s, seat, move) or rule if s.phase in phases else rule


def _closer_rule(s: Any, seat: int, move: Any) -> str | None:
    """A closer reason, where a move has its phase but not its place."""
    match move.kind:
        case moves.PLAY_CARD | moves.ASSASSINATE:
            return _why_not_card(s, seat, move)
        case moves.USE_POWER:
            return _why_not_power(s, seat, move.first)
        case moves.TAKE_RESOURCES:
            none_left = not s.players[seat].combinations and scrolls_at(s, PILE) == 0
            return "MEG-3.3" if none_left else "MEG-8.9"
        case moves.PLAY_LATER:
            return "MEG-8.14"
        case moves.USE_SCROLL if s.scrolls[move.first] == HELD + seat:
            return f"MEG-8.{SCROLLS[move.first].effect + 1}"
    return CHOOSING.get(s.phase)


def _why_not_card(s: Any, seat: int, move: Any) -> str:
    card = move.first
    player = s.players[seat]
    if not playable(player, colour_of(card)) >> rank_of(card) & 1:
        return "MEG-4.1"  # not your card
    if plays_from_row(s):
        return "MEG-7.15"
    if move.kind == moves.ASSASSINATE:
        if stopped(s):
            return "MEG-5.8"
        if player.crystals == 0 or not (rank_of(card) == ASSASSIN or has_any_power(s, seat)):
            return "MEG-5.2"
        return "MEG-5.10"
    bound = binding_colour(s, seat)
    return (
        "MEG-4.2" if bound not in (NOTHING, colour_of(card)) or not wizard_binds(s) else "MEG-5.5"
    )


def _why_not_power(s: Any, seat: int, power: int) -> str:
    play = s.plays[s.play_count - 1]
    if stopped(s):
        return "MEG-5.8"
    if rank_of(play.card) != power and not has_any_power(s, seat):
        return "MEG-8.20"
    if s.powers >> power & 1:
        return f"MEG-5.{power + 1}"  # in the order of the ranks
    if power == ASSASSIN:
        return "MEG-5.2"  # only as the card is played
    return "MEG-5.10"
