"""Megalomania: tricks with a new mission each round, powers, cubes and scrolls.

Source: the French rulebook (a machine translation), 2 to 4 players. `rules.toml` has every rule
under its id; docstrings cite the ids.

Modelling decisions
- Piles are sets: the top mission, scroll or undealt card is a random one of its pile. Nobody
  ever learns the order of a pile, so the chances are the same, and there is less to hide.
- A play is a card (the assassin's crystal included), then what scroll 16 says, then cubes, then
  a power: each its own small decision, skipped where nothing could be chosen.
- Ten cubes at the most go on at once; who put ten may put more, in the same direction.
- A forced card is still played by its owner: that it was forced is nobody's business.
- Whoever has a scroll is asked for it each round, even where none of them can be used, and the
  keeper of a scroll by number 8 is asked in any case: silence would tell what they hold.
- Missions 15, 24 and 25 are prepared seat by seat, card by card; nobody sees the others' choice.
- What each seat can know is kept as sets of possible labels per card: see `state` and `hidden`.
"""

from coffret.engine.events import NOBODY, say
from coffret.engine.rng import reveal
from coffret.engine.rule import rule

from . import moves, phase
from .cards import pass_hands_right
from .components import CRYSTALS_ANYWHERE, MISSIONS, PASS_HANDS
from .estimate import estimate as estimate
from .features import features as features
from .happenings import (
    DECLINED_SCROLL,
    HANDS_PASSED,
    NAMES_COLOUR,
    NO_EXCHANGE,
    PLAYS_LATER,
    REFUSES_TRICK,
    TAKES_TRICK,
)
from .hidden import redraw_hidden as redraw_hidden
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
from .preparation import (
    begin_preparation,
    end_preparation,
    prepare_card,
)
from .resources import begin_resources, share_resources, take_resources
from .rounds import end_round, offer_scrolls
from .scrolls import (
    change_colour,
    copy_scroll,
    exchange_hands,
    fix_leader,
    keep_scroll,
    kept_scroll,
    spy_gives,
    spy_on,
    spy_takes,
    use_kept_scroll,
    use_scroll,
)
from .setup import setup as setup
from .state import HELD, NOTHING, REFUSES, TAKES
from .tricks import (
    begin_trick,
    free_card,
    may_claim,
    may_steal,
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
        case moves.PLAY_CARD:
            play_card(s, seat, move.first, False)
            after_card(s)
        case moves.ASSASSINATE:
            play_card(s, seat, move.first, True)
            after_card(s)
        case moves.DECLINE:
            decline(s, seat)
        case moves.PUT_CUBES:
            put_cubes(s, seat, move.first, move.second + 1)
            if move.second + 1 < MOST_CUBES or s.players[seat].cubes == 0:
                offer_power(s)
        case moves.USE_POWER:
            use_power(s, seat, move.first)
            if s.phase == phase.POWER:
                after_power(s)
        case moves.CHOOSE_PLAYER:
            choose_player(s, seat, move.first)
        case moves.CHOOSE_COLOUR:
            choose_colour(s, seat, move.first)
        case moves.TAKE_RESOURCES:
            if take_resources(s, seat, move.first):
                share_resources(s)
                if not begin_preparation(s):
                    begin_tricks(s)
        case moves.PLAY_LATER:
            s.waiting = seat
            say(s, PLAYS_LATER, seat)
            s.turn = next_seat(s)
        case moves.TAKE_TRICK:
            take_trick(s, seat)
        case moves.REFUSE_TRICK:
            refuse_trick(s, seat)
        case moves.CHOOSE_CARD:
            choose_card(s, seat, move.first)
        case moves.USE_SCROLL:
            if s.phase == phase.KEPT:
                use_kept_scroll(s, seat, move.first)
            else:
                use_scroll(s, seat, move.first)
            after_scroll(s)
        case moves.CHOOSE_SCROLL:
            if s.phase == phase.COPY:
                copy_scroll(s, seat, move.first)
            else:
                keep_scroll(s, seat, move.first)
            after_scroll(s)


# Choices that several phases share


@rule
def decline(s, seat):
    """Do without."""
    match s.phase:
        case phase.SCROLL:
            say(s, DECLINED_SCROLL, seat)
            offer_scrolls(s)
        case phase.KEPT:
            s.scrolls[kept_scroll(s)] = HELD + seat
            s.players[seat].scrolls += 1
            begin_resources(s)
        case phase.SPY_TAKE:
            say(s, NO_EXCHANGE, seat)
            begin_resources(s)
        case phase.CLAIM:
            offer_cubes(s)
        case phase.CUBES:
            offer_power(s)
        case phase.POWER:
            after_power(s)
        case phase.OTHER_POWER:
            end_play(s)
        case phase.STEAL:
            end_trick(s)


@rule
def choose_player(s, seat, other):
    match s.phase:
        case phase.FARMER:
            name_leader(s, seat, other)
            after_power(s)
        case phase.SPY:
            spy_on(s, seat, other)
        case phase.SWAP:
            exchange_hands(s, seat, other)
            begin_resources(s)
        case phase.LEAD:
            fix_leader(s, seat, other)
            begin_resources(s)


@rule
def choose_colour(s, seat, colour):
    match s.phase:
        case phase.ORACLE:
            change_oracle(s, seat, colour)
            after_power(s)
        case phase.CLAIM_COLOUR:
            s.lead_colour = colour
            say(s, NAMES_COLOUR, seat, colour)
            offer_cubes(s)
        case phase.NEW_COLOUR:
            change_colour(s, colour)
            begin_resources(s)


@rule
def choose_card(s, seat, card):
    match s.phase:
        case phase.EXPLORER:
            give_back(s, seat, card)
            after_power(s)
        case phase.SPY_TAKE:
            spy_takes(s, seat, card)
        case phase.SPY_GIVE:
            spy_gives(s, seat, card)
            begin_resources(s)
        case _:
            if prepare_card(s, seat, card):
                end_preparation(s)
                begin_tricks(s)


@rule
def after_scroll(s):
    """One scroll per round: once it has acted, resources follow.  [MEG-2.1]"""
    if s.phase == phase.SCROLL:
        begin_resources(s)


# The order of a play: card, scroll 16, cubes, power, scroll 18.  [MEG-5.10]


@rule
def after_card(s):
    if may_claim(s, s.turn):
        s.phase = phase.CLAIM
    else:
        offer_cubes(s)


@rule
def take_trick(s, seat):
    """Scroll 10 after a trick, scroll 16 during it.  [MEG-8.10, MEG-8.16]"""
    if s.phase == phase.STEAL:
        steal_trick(s, seat)
        end_trick(s)
    else:
        s.plays[s.play_count - 1].claim = TAKES
        s.spent = 1
        say(s, TAKES_TRICK, seat)
        offer_cubes(s)


@rule
def refuse_trick(s, seat):
    """A leader who refuses names the lead colour.  [MEG-8.16]"""
    s.plays[s.play_count - 1].claim = REFUSES
    s.spent = 1
    say(s, REFUSES_TRICK, seat)
    if s.play_count == 1:
        s.phase = phase.CLAIM_COLOUR
    else:
        offer_cubes(s)


@rule
def offer_cubes(s):
    """[MEG-5.8, MEG-6.1]"""
    if s.players[s.turn].cubes > 0 and not stopped(s):
        s.phase = phase.CUBES
    else:
        offer_power(s)


@rule
def offer_power(s):
    if may_use_any(s, s.turn):
        s.phase = phase.POWER
    else:
        after_power(s)


@rule
def after_power(s):
    """The owner is done: a face-down card is freed, and another's crystal may follow.

    [MEG-7.18, MEG-7.19, MEG-8.18]
    """
    play = s.plays[s.play_count - 1]
    if s.turn == play.seat:
        free_card(s, play.seat)
        user = s.scroll_user
        if s.effect == CRYSTALS_ANYWHERE and user != play.seat and may_use_any(s, user):
            s.turn = user
            s.phase = phase.OTHER_POWER
            return
    end_play(s)


@rule
def end_play(s):
    """The next card, or the end of the trick."""
    if s.play_count < s.seats:
        s.turn = next_seat(s)
        s.phase = phase.CARD
        return
    settle(s)
    if may_steal(s):
        s.turn = s.scroll_user
        s.phase = phase.STEAL
    else:
        end_trick(s)


@rule
def begin_tricks(s):
    """The player left of the dealer leads, whoever got which hand.  [MEG-4.1, MEG-4.5]"""
    s.leader = (s.dealer + 1) % s.seats
    if s.fixed_leader != NOTHING:
        s.leader = s.fixed_leader
    begin_trick(s)
    s.phase = phase.CARD


@rule
def end_trick(s):
    """The next trick; the round ends when no cards are left.  [MEG-4.4, MEG-7.22]"""
    s.trick += 1
    if s.trick == s.trick_count:
        end_round(s)
        return
    if MISSIONS[s.mission].way == PASS_HANDS:
        pass_hands_right(s)
        reveal(s)
        say(s, HANDS_PASSED, NOBODY)
    begin_trick(s)
    s.phase = phase.CARD


# The end


@rule
def over(s):
    return s.phase == phase.OVER


@rule
def score(s, seat):
    """Points of the rounds so far; a pair's are added.  [MEG-1.4, MEG-9.1]"""
    if s.pairs == 1:
        return s.players[seat].points + s.players[(seat + 2) % 4].points
    return s.players[seat].points


@rule
def rank_key(s, seat):
    """Points, then fewest negative points, then no unused scroll.  [MEG-1.4, MEG-9.2]"""
    negative = s.players[seat].negative
    scrolls = s.players[seat].scrolls
    if s.pairs == 1:
        negative += s.players[(seat + 2) % 4].negative
        scrolls += s.players[(seat + 2) % 4].scrolls
    return ((score(s, seat) + 500) * 500 - negative) * 2 + (1 if scrolls == 0 else 0)
