"""The state of a round as a screen shows it, so that the screen need not know the rules.

All of it follows from what is open on the table, but for `bound`, which speaks to one seat of
its own hand.
"""

from typing import Any

from coffret.engine.names import Names

from . import components, moves, phase
from .cards import colour_of, rank_of
from .components import MISSIONS, VALUES
from .ending import partner
from .following import FREE, binding_colour, plays_from_row, wizard_binds
from .lasting import weighed
from .legality import allow_colours
from .missions import (
    cards_of_colour,
    counted_tricks,
    pair_tricks,
    taken_by,
    times_fulfilled,
    total_value,
    trick_value,
)
from .rounds import scroll_bonus_now
from .state import (
    CARD_COUNT,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    DOMINANT,
    DWARF,
    EMPEROR,
    KNIGHT,
    RANKS,
    REFUSES,
    TAKEN,
    TAKES,
    WIZARD,
)
from .tricks import DOMINATES, dominates, standing, taker

View = dict[str, Any]

# Why a card takes the trick so far: see `tricks.taker`.
REASONS = Names("reason", ("dominates", "follows", "decree", "refused"))
# What a card must follow: see `following.binding_colour`.
BONDS = Names("bond", ("lead", "dominant", "free"))

NAMING = (phase.ORACLE, phase.NEW_COLOUR, phase.CLAIM_COLOUR)
# Powers that bind all who play later; the others act once.  [MEG-5.4, MEG-5.5, MEG-5.6, MEG-5.8]
LASTING = (DWARF, WIZARD, KNIGHT, EMPEROR)
PAIRED = (components.PAIR_WITH_MORE, components.PAIR_WITH_FEWER)
OF_RANKS = (components.EVERY_CARD_OF_RANKS, components.NO_CARD_OF_RANKS)
OF_COLOURS = (components.ALL_COLOURS, components.COLOUR_MAJORITIES)
# Asked from the dealer's left on; later, the order is that of the trick.  [MEG-2.1, MEG-3.1]
BEFORE_TRICKS = (
    phase.SCROLL,
    phase.COPY,
    phase.KEEP,
    phase.KEPT,
    phase.NEW_COLOUR,
    phase.SPY,
    phase.SPY_TAKE,
    phase.SPY_GIVE,
    phase.SWAP,
    phase.LEAD,
    phase.RESOURCES,
    phase.ROW,
    phase.SPLIT,
    phase.GIVE,
)


# The mission


def asked(s: Any) -> View:
    """The terms of the mission: an amount of tricks or value, a colour, ranks; its cards."""
    mission = MISSIONS[s.mission]
    return {
        "deal": dict(zip(components.DEALS, (int(count) for count in mission.deal), strict=True)),
        "amount": mission.amount,
        "colour": COLOURS[mission.colour] if mission.colour >= 0 else None,
        "ranks": [RANKS[rank] for rank in mission.ranks if rank >= 0],
        "counts": [CARDS[card] for card in range(CARD_COUNT) if counts(mission, card)],
    }


def counts(mission: Any, card: int) -> bool:
    """Whether the mission is about this very card."""
    if mission.task == components.EVERY_CARD_OF_COLOUR:
        return bool(colour_of(card) == mission.colour)
    return mission.task in OF_RANKS and rank_of(card) in mission.ranks


def progress(s: Any, seat: int) -> View:
    """A seat's count for the mission, and its points if the round ended now."""
    mission = MISSIONS[s.mission]
    sums = _sums(s, seat) if mission.task == components.EVERY_CHEAP_TRICK else []
    times = times_fulfilled(s, seat, mission)
    if sums:  # the rule counts them when the round ends, after scroll 10
        times = sum(worth <= mission.amount for worth in sums)
    of_colours = mission.task in OF_COLOURS
    tallies = [cards_of_colour(s, seat, colour) for colour in range(COLOUR_COUNT)]
    return {
        "points": int(weighed(s, seat, mission.points * times)),
        "bonus": int(scroll_bonus_now(s, seat)),
        "partner": partner(seat) if mission.task in PAIRED else None,
        "count": _count(s, seat, mission, times, tallies),
        "cards": [
            CARDS[card]
            for card in range(CARD_COUNT)
            if counts(mission, card) and taken_by(s, card) == seat
        ],
        "sums": [{"worth": worth, "counts": worth <= mission.amount} for worth in sums],
        "colours": dict(zip(COLOURS, tallies, strict=True)) if of_colours else {},
        "alone": [
            COLOURS[colour]
            for colour in range(COLOUR_COUNT)
            if mission.task == components.COLOUR_MAJORITIES and _leads_in(s, seat, colour)
        ],
    }


def _count(s: Any, seat: int, mission: Any, times: int, tallies: list[int]) -> int:
    if mission.task in PAIRED:
        return int(pair_tricks(s, seat))
    if mission.task <= components.LAST_COUNTING_TASK:
        return int(counted_tricks(s, seat))
    if mission.task == components.TOTAL_VALUE:
        return int(total_value(s, seat))
    if mission.task == components.ALL_COLOURS:
        return sum(tally > 0 for tally in tallies)
    if mission.task == components.NO_CARD_OF_RANKS:
        return sum(
            counts(mission, card) and taken_by(s, card) == seat for card in range(CARD_COUNT)
        )
    return int(times)


def _sums(s: Any, seat: int) -> list[int]:
    """The value of a seat's tricks.  [MEG-7.7]"""
    return [int(trick_value(s, trick)) for trick in range(settled(s)) if s.taken_by[trick] == seat]


def _leads_in(s: Any, seat: int, colour: int) -> bool:
    own = cards_of_colour(s, seat, colour)
    others = (cards_of_colour(s, other, colour) for other in range(s.seats) if other != seat)
    return all(own > count for count in others)


# The trick


def settled(s: Any) -> int:
    """How many tricks have a taker: one more while scroll 10 may still change it."""
    return int(s.trick) + (1 if s.phase == phase.STEAL else 0)


def taker_so_far(s: Any) -> View | None:
    """The seat that would take the trick now, and why."""
    if s.play_count == 0:
        return None
    seat = int(taker(s))
    plays = [s.plays[i] for i in range(s.play_count)]
    play = next(each for each in plays if each.seat == seat)
    if play.claim == TAKES:
        reason = "decree"
    elif play.claim == REFUSES:
        reason = "refused"
    else:
        reason = "dominates" if standing(s, play) == DOMINATES else "follows"
    return {"seat": seat, "reason": reason, "lowest": s.powers >> DWARF & 1 == 1}


def bound(s: Any, observer: int) -> View | None:
    """The colour that the seat must follow, if it is about to play after others.  [MEG-4.2]"""
    asks = observer == s.turn and s.phase == phase.CARD
    if not asks or s.play_count == 0 or plays_from_row(s):
        return None
    colour = binding_colour(s, observer)
    bond = "free" if colour == FREE else "lead" if colour == s.lead_colour else "dominant"
    return {
        "colour": None if colour == FREE else COLOURS[colour],
        "bond": bond,
        "low": bool(wizard_binds(s)),
    }


def in_force(s: Any) -> list[str]:
    """The powers that act until the trick is over."""
    return [RANKS[power] for power in LASTING if s.powers >> power & 1]


def dominating(s: Any) -> list[str]:
    """The cards that dominate if they are played now, in any hand.  [MEG-4.3, MEG-5.6]"""
    return [CARDS[card] for card in range(CARD_COUNT) if dominates(s, colour_of(card))]


def barred(s: Any) -> dict[str, str]:
    """The colours that cannot be named now, and why.  [MEG-5.7, MEG-8.3]"""
    if s.phase not in NAMING:
        return {}
    named = bytearray(moves.CHOOSE_COLOUR + COLOUR_COUNT)
    allow_colours(s, named)
    return {
        COLOURS[colour]: "dominant" if colour == s.dominant else "same"
        for colour in range(COLOUR_COUNT)
        if not named[moves.CHOOSE_COLOUR + colour]
    }


def order(s: Any) -> list[int]:
    """The seats as they are asked in this phase: in a trick, who waits by scroll 14 comes last."""
    first = (s.dealer + 1) % s.seats if s.phase in BEFORE_TRICKS else s.leader
    if s.play_count > 0:
        first = s.plays[0].seat
    seats = [int(first + i) % s.seats for i in range(s.seats)]
    return sorted(seats, key=lambda seat: seat == s.waiting)


def history(s: Any) -> list[View]:
    """The tricks of the round: who has each, and its cards as they now are."""
    return [
        {
            "seat": int(s.taken_by[trick]),
            "cards": [
                CARDS[card]
                for card in range(CARD_COUNT)
                if s.place[card] == TAKEN and s.spot[card] == trick
            ],
        }
        for trick in range(settled(s))
    ]


def lies_finished(s: Any) -> bool:
    """Whether the last trick can still be shown as it was played: none has begun since."""
    return bool(s.play_count == 0 and (s.trick > 0 or s.rounds > 1))


# What never changes


def banners() -> list[str]:
    """The dominant colour of each round, before any scroll.  [MEG-1.2]"""
    return [COLOURS[colour] for colour in DOMINANT]


def values() -> dict[str, int]:
    """The values of the ranks, before cubes."""
    return {RANKS[rank]: VALUES[rank].value for rank in range(len(RANKS))}
