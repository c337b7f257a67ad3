"""Megalomania: tricks with a new mission each round, powers, cubes and scrolls.

Source: the French rulebook (a machine translation), 2 to 4 players. `rules.toml` has every rule
under its id; docstrings cite the ids.

Modelling decisions
- Piles are sets: the top mission, scroll or undealt card is a random one of its pile. Nobody
  ever learns the order of a pile, so the chances are the same, and there is less to hide.
- A play is a card (the assassin's crystal included), then the decree of scroll 16, then cubes, then
  a power: each its own small decision, skipped where nothing could be chosen.
- At most ten cubes go on at once; a player who put ten may put more, in the same direction.
- A forced card is still played by its owner: that it was forced is nobody's business.
- A player with a scroll is asked for it each round, even where none of them can be used, and the
  keeper of a scroll by number 8 is asked in any case: not asking would reveal what they hold.
- Missions 15, 24 and 25 are prepared seat by seat, card by card; nobody sees the others' choice.
- What each seat can know is kept as sets of possible labels per card: see `state` and `hidden`.
"""

from coffret.engine.events import NOBODY, emit
from coffret.engine.rng import reveal
from coffret.engine.rule import rule

from . import moves, phase
from .components import MISSIONS, PASS_HANDS
from .dealing import deal
from .ending import allies as allies
from .ending import score as score
from .ending import tie_break as tie_break
from .estimate import estimate as estimate
from .events import (
    DECLINED_SCROLL,
    HANDS_PASSED,
    NAMES_COLOUR,
    NO_EXCHANGE,
    PLAYS_LATER,
    REFUSES_TRICK,
    TAKES_TRICK,
)
from .features import features as features
from .hands import pass_hands_right
from .hidden import redraw_hidden as redraw_hidden
from .lasting import has_crystal_for_others, is_seen_whole, may_claim, spend
from .legality import legal as legal
from .moves import MOST_CUBES, MOVES
from .powers import (
    change_oracle,
    give_back,
    may_use_any,
    name_leader,
    stopped,
    use_power,
)
from .preparation import begin_preparation, prepare_card
from .resources import begin_resources, take_resources
from .rollout import rollout_weights as rollout_weights
from .rounds import begin_round, end_round, offer_scrolls
from .scrolls import (
    act_on_scroll,
    change_colour,
    copy_scroll,
    exchange_hands,
    fix_leader,
    keep_scroll,
    put_kept_scroll_away,
    spy_gives,
    spy_on,
    spy_takes,
    use_scroll,
)
from .setup import setup as setup
from .setup import starter as starter
from .state import NOTHING, REFUSES, TAKES
from .tricks import (
    begin_trick,
    free_card,
    next_seat,
    play_card,
    put_cubes,
    settle,
    steal_trick,
)


@rule
def actors(s):
    """One player at a time."""
    return 0 if s.phase == phase.OVER else 1 << s.turn


@rule
def step(s, seat, action):
    """Carry out a move, then run on to the next decision."""
    move = MOVES[action]
    match move.kind:
        case moves.PLAY_CARD | moves.ASSASSINATE:
            play_card(s, seat, move.first, move.kind == moves.ASSASSINATE)
        case moves.DECLINE:
            decline(s, seat)
        case moves.PUT_CUBES:
            put_cubes(s, seat, move.first, move.second + 1)
            if move.second + 1 < MOST_CUBES or s.players[seat].cubes == 0:
                s.phase = phase.OFFER_POWER
        case moves.USE_POWER:
            use_power(s, seat, move.first)
        case moves.CHOOSE_PLAYER:
            choose_player(s, seat, move.first)
        case moves.CHOOSE_COLOUR:
            choose_colour(s, seat, move.first)
        case moves.TAKE_RESOURCES:
            take_resources(s, seat, move.first)
        case moves.PLAY_LATER:
            s.waiting = seat
            s.turn = next_seat(s)
            emit(s, PLAYS_LATER, seat)
        case moves.TAKE_TRICK:
            take_trick(s, seat)
        case moves.REFUSE_TRICK:
            refuse_trick(s, seat)
        case moves.CHOOSE_CARD:
            choose_card(s, seat, move.first)
        case moves.USE_SCROLL:
            use_scroll(s, seat, move.first)
        case moves.CHOOSE_SCROLL:
            if s.phase == phase.COPY:
                copy_scroll(s, seat, move.first)
            else:
                keep_scroll(s, seat, move.first)
    run_to_decision(s)


@rule
def run_to_decision(s):
    """Go on to the next decision.

    A play is card, scroll 16, cubes, power, then scroll 18.  [MEG-5.10]
    """
    while s.phase > phase.OVER:
        match s.phase:
            case phase.OFFER_CUBES:
                wants_cubes = s.players[s.turn].cubes > 0 and not stopped(s)
                s.phase = phase.CUBES if wants_cubes else phase.OFFER_POWER
            case phase.OFFER_POWER:
                s.phase = phase.POWER if may_use_any(s, s.turn) else phase.AFTER_POWER
            case phase.AFTER_POWER:
                offer_another_crystal(s)
            case phase.END_PLAY:
                if is_seen_whole(s) and may_claim(s, s.scroll_user):
                    s.turn = s.scroll_user
                    s.phase = phase.CLAIM
                elif s.play_count == s.seats:
                    settle(s)
                else:
                    s.turn = next_seat(s)
                    s.phase = phase.CARD
            case phase.END_TRICK:
                end_trick(s)
            case phase.NEXT_TRICK:
                begin_trick(s)
            case phase.NEXT_ROUND:
                begin_round(s)
            case phase.DEAL:
                deal(s)
                # A round begins with it, or a scroll asked for it.
                new = s.effect == NOTHING
                s.phase = phase.OFFER_SCROLLS if new else phase.OFFER_RESOURCES
            case phase.OFFER_SCROLLS:
                offer_scrolls(s)
            case phase.ACT_ON_SCROLL:
                act_on_scroll(s)
            case phase.OFFER_RESOURCES:
                begin_resources(s)
            case phase.PREPARE:
                begin_preparation(s)


@rule
def offer_another_crystal(s):
    """The owner is done: a face-down card is freed, and another's crystal may follow.

    [MEG-7.18, MEG-7.19, MEG-8.18]
    """
    play = s.plays[s.play_count - 1]
    user = s.scroll_user
    s.phase = phase.END_PLAY
    if s.turn == play.seat:
        if s.freed != NOTHING:
            free_card(s, play.seat)
        if has_crystal_for_others(s, play.seat) and may_use_any(s, user):
            s.turn = user
            s.phase = phase.OTHER_POWER


@rule
def end_trick(s):
    """The next trick; the round ends when no cards are left.  [MEG-4.4, MEG-7.22]"""
    s.trick += 1
    if s.trick == s.trick_count:
        end_round(s)
        return
    if MISSIONS[s.mission].way == PASS_HANDS:
        reveal(s)
        pass_hands_right(s)
        emit(s, HANDS_PASSED, NOBODY)
    s.phase = phase.NEXT_TRICK


# Choices that several phases share


@rule
def decline(s, seat):
    """Do without."""
    match s.phase:
        case phase.SCROLL:
            emit(s, DECLINED_SCROLL, seat)
            offer_scrolls(s)
        case phase.KEPT:
            put_kept_scroll_away(s, seat)
        case phase.SPY_TAKE:
            emit(s, NO_EXCHANGE, seat)
            s.phase = phase.OFFER_RESOURCES
        case phase.CLAIM:
            go_on_after_decree(s)
        case phase.CUBES:
            s.phase = phase.OFFER_POWER
        case phase.POWER:
            s.phase = phase.AFTER_POWER
        case phase.OTHER_POWER:
            s.phase = phase.END_PLAY
        case phase.STEAL:
            s.phase = phase.END_TRICK


@rule
def choose_player(s, seat, other):
    match s.phase:
        case phase.FARMER:
            name_leader(s, seat, other)
        case phase.SPY:
            spy_on(s, seat, other)
        case phase.SWAP:
            exchange_hands(s, seat, other)
        case phase.LEAD:
            fix_leader(s, seat, other)


@rule
def choose_colour(s, seat, colour):
    match s.phase:
        case phase.ORACLE:
            change_oracle(s, seat, colour)
        case phase.CLAIM_COLOUR:
            s.lead_colour = colour
            s.phase = phase.OFFER_CUBES
            emit(s, NAMES_COLOUR, seat, colour)
        case phase.NEW_COLOUR:
            change_colour(s, colour)


@rule
def choose_card(s, seat, card):
    match s.phase:
        case phase.EXPLORER:
            give_back(s, seat, card)
        case phase.SPY_TAKE:
            spy_takes(s, seat, card)
        case phase.SPY_GIVE:
            spy_gives(s, seat, card)
        case _:
            prepare_card(s, seat, card)


@rule
def take_trick(s, seat):
    """Scroll 10 after a trick, scroll 16 during it.  [MEG-8.10, MEG-8.16]"""
    if s.phase == phase.STEAL:
        steal_trick(s, seat)
    else:
        declare(s, seat, TAKES)
        emit(s, TAKES_TRICK, seat)
        go_on_after_decree(s)


@rule
def refuse_trick(s, seat):
    """A leader who refuses names the lead colour.  [MEG-8.16]"""
    declare(s, seat, REFUSES)
    emit(s, REFUSES_TRICK, seat)
    if s.play_count == 1:
        s.phase = phase.CLAIM_COLOUR
    else:
        go_on_after_decree(s)


@rule
def declare(s, seat, claim):
    """Mark the seat's card of this trick: the last one, or any of a trick that was seen whole."""
    for i in range(s.play_count):
        if s.plays[i].seat == seat:
            s.plays[i].claim = claim
    spend(s)


@rule
def go_on_after_decree(s):
    """Cubes and powers follow a card; a trick that was seen whole is settled."""
    if is_seen_whole(s):
        settle(s)
    else:
        s.phase = phase.OFFER_CUBES


# The end


@rule
def over(s):
    return s.phase == phase.OVER
