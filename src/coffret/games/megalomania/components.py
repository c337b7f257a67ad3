"""The cards of Megalomania: their records, their schema, and the set the box comes with.

A 26th mission or a 21st scroll is one more row in `components.toml`; where its task, preparation or
effect is new, one more name here and one more `case` in the rule that reads it.
"""

from pathlib import Path
from typing import Any

from coffret.engine.components import Field, Schema, Section, counts, number, some_of
from coffret.engine.record import record

from .state import (
    CARD_COUNT,
    COLOURS,
    MOST_FACE_DOWN,
    MOST_SCROLLS,
    RANK_COUNT,
    RANKS,
    SCROLL_COUNT,
)

MISSION_COUNT = 25
MOST_MISSIONS = 31  # the pile is a mask in one field

DEALS = ("hand", "up", "down")
IN_HAND, FACE_UP, DOWN = range(3)

TASKS = (
    "tricks_exactly",
    "tricks_at_least",
    "tricks_odd",
    "most_tricks",
    "pair_with_more_tricks",
    "pair_with_fewer_tricks",
    "every_trick",
    "every_cheap_trick",
    "every_card_of_colour",
    "every_card_of_ranks",
    "no_card_of_ranks",
    "all_colours",
    "total_value",
    "colour_majorities",
)
(
    TRICKS_EXACTLY,
    TRICKS_AT_LEAST,
    TRICKS_ODD,
    MOST_TRICKS_TAKEN,
    PAIR_WITH_MORE,
    PAIR_WITH_FEWER,
    EVERY_TRICK,
    EVERY_CHEAP_TRICK,
    EVERY_CARD_OF_COLOUR,
    EVERY_CARD_OF_RANKS,
    NO_CARD_OF_RANKS,
    ALL_COLOURS,
    TOTAL_VALUE,
    COLOUR_MAJORITIES,
) = range(len(TASKS))
# Fixed missions that count tricks: there scroll 11 has an effect.  [MEG-8.11]
LAST_COUNTING_TASK = PAIR_WITH_FEWER

# What a mission changes: before the first trick, before each trick, or after each.
WAYS = (
    "plain",
    "turn_up_dominant",
    "lay_row",
    "swap_opposite",
    "pass_hands",
    "split",
    "give_three",
)
PLAIN, TURN_UP_DOMINANT, LAY_ROW, SWAP_OPPOSITE, PASS_HANDS, SPLIT, GIVE_THREE = range(len(WAYS))

EFFECTS = (
    "redeal",
    "new_mission",
    "new_colour",
    "double",
    "shield",
    "spy",
    "copy",
    "three_scrolls",
    "two_resources",
    "steal_trick",
    "one_trick_less",
    "point_per_trick",
    "swap_hands",
    "play_last",
    "share_resources",
    "decide_trick",
    "three_points",
    "crystals_anywhere",
    "fixed_leader",
    "any_power",
)
(
    REDEAL,
    NEW_MISSION,
    NEW_COLOUR,
    DOUBLE,
    SHIELD,
    SPY,
    COPY,
    THREE_SCROLLS,
    TWO_RESOURCES,
    STEAL_TRICK,
    ONE_TRICK_LESS,
    POINT_PER_TRICK,
    SWAP_HANDS,
    PLAY_LAST,
    SHARE_RESOURCES,
    DECIDE_TRICK,
    THREE_POINTS,
    CRYSTALS_ANYWHERE,
    FIXED_LEADER,
    ANY_POWER,
) = range(len(EFFECTS))

Rank = record(value=int)
Mission = record(
    deal=(3, int),
    task=int,
    amount=int,  # a number of tricks, or a value
    colour=int,
    ranks=(2, int),
    points=int,  # above 0 to gain, below to lose
    way=int,
    players=int,  # numbers of players for whom it is in the pile, as a mask
)
Scroll = record(effect=int)


def one_of(names: tuple[str, ...], default: Any = -1) -> Field:
    def check(value: Any) -> int:
        if value not in names:
            raise ValueError(f"{value!r} is not one of {', '.join(names)}")
        return names.index(value)

    return Field(check, default)


def player_counts() -> Field:
    def check(value: Any) -> int:
        if not isinstance(value, list) or not value or not set(value) <= {2, 3, 4}:
            raise ValueError(f"{value!r} is not a list of numbers of players, 2 to 4")
        return sum(1 << count for count in set(value))

    return Field(check, 1 << 2 | 1 << 3 | 1 << 4)


# What the rules of some missions take for granted.
PAIRED = (PAIR_WITH_MORE, PAIR_WITH_FEWER)
ONLY_FOUR = 1 << 4
TWO_PILES = 8
GIFT = 3


def _mission_is_sound(card: dict[str, Any]) -> str | None:
    if not 1 <= sum(card["deal"]) <= 8:
        return "the deal is not of 1 to 8 cards"
    if wrong := _deal_is_sound(*card["deal"]) or _way_is_sound(card):
        return wrong
    if card["task"] in PAIRED and card["players"] != ONLY_FOUR:
        return "only four players are pairs: add 'players = [4]'"
    if card["points"] == 0:
        return "it is worth nothing"
    if card["task"] == EVERY_CARD_OF_COLOUR and card["colour"] < 0:
        return "its colour is missing"
    if card["task"] in (EVERY_CARD_OF_RANKS, NO_CARD_OF_RANKS) and card["ranks"][0] < 0:
        return "its ranks are missing"
    return None


def _deal_is_sound(hand: int, up: int, down: int) -> str | None:
    """Whether every card can be played, and everyone has one to play in every trick."""
    if down > MOST_FACE_DOWN:
        return f"more than {MOST_FACE_DOWN} cards are face down"
    if up and down and up != down:
        return "a face-down card lies under each face-up one, or none does"
    if down and not up and not hand:
        return "nobody has a card to play before the first is drawn"
    return None


def _way_is_sound(card: dict[str, Any]) -> str | None:
    """Whether the deal leaves what its way of playing needs."""
    way, (hand, up, down) = card["way"], card["deal"]
    most = card["players"].bit_length() - 1
    if way == TURN_UP_DOMINANT and (most + 1) * (hand + up + down) > CARD_COUNT:
        return f"with {most} players there is not a card left to turn up for each trick"
    if way == LAY_ROW and (up or down):
        return "only a hand can be laid in a row"
    if way == SWAP_OPPOSITE and card["players"] != ONLY_FOUR:
        return "only four players sit opposite each other: add 'players = [4]'"
    if way == PASS_HANDS and up:
        return "hands that are passed on grow unequal where cards are played from the table"
    if way == SPLIT and hand != TWO_PILES:
        return f"only a hand of {TWO_PILES} is split in two"
    if way == GIVE_THREE and (hand < GIFT or down):
        return f"{GIFT} cards are given from hand, and none may be face down"
    return None


def _values_rise(ranks):
    values = [rank["value"] for rank in ranks]
    if values != sorted(set(values)):
        return "the ranks' values do not rise from farmer to emperor"
    return None


SCHEMA = Schema(
    rank=Section(RANK_COUNT, Rank, {"value": number(1, 20)}, together=_values_rise),
    mission=Section(
        range(MISSION_COUNT, MOST_MISSIONS + 1),
        Mission,
        {
            "deal": counts(DEALS, 0, 8),
            "task": one_of(TASKS),
            "amount": number(0, 200, default=0),
            "colour": one_of(COLOURS),
            "ranks": Field(some_of(RANKS, 2).check, (-1, -1)),
            "points": number(-9, 9),
            "way": one_of(WAYS, PLAIN),
            "players": player_counts(),
        },
        _mission_is_sound,
    ),
    scroll=Section(range(SCROLL_COUNT, MOST_SCROLLS + 1), Scroll, {"effect": one_of(EFFECTS)}),
)

PRINTED = SCHEMA.load(Path(__file__).with_name("components.toml"))
VALUES = PRINTED["rank"]
MISSIONS = PRINTED["mission"]
SCROLLS = PRINTED["scroll"]
