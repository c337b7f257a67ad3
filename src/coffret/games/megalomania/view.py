"""What a person may know of a game of Megalomania, by allow-list; and why a move is refused."""

from typing import Any

from . import moves, phase
from .cards import colour_of, hand_count, holder, in_hand, possible_labels, rank_of
from .components import ANY_POWER, EFFECTS, MISSIONS, SCROLLS, SPLIT, TASKS, WAYS
from .ending import score
from .following import binding_colour, playable, plays_from_row, wizard_binds
from .moves import COMBINATIONS, MOVES
from .past import as_it_ended, is_looked_at
from .powers import stopped
from .preparation import PILE_SIZE, is_apart, prepared
from .progress import (
    asked,
    banners,
    barred,
    bound,
    dominating,
    history,
    lies_finished,
    order,
    progress,
    settled,
    taker_so_far,
    values,
)
from .scrolls import scrolls_at
from .state import (
    ASSASSIN,
    CARD_COUNT,
    CARDS,
    CLAIMS,
    COLOURS,
    DISCARDED,
    HELD,
    HIDDEN,
    LOOKED_AT,
    NOTHING,
    OPEN,
    PILE,
    RANKS,
    SCROLL_COUNT,
    SPECTATOR,
    TAKEN,
    TURNED,
    UP,
    USED,
)

View = dict[str, Any]


def view(s: Any, seat: int | None) -> View:
    """The table, the seat's hand and scrolls, and what it has learned of others'."""
    observer = SPECTATOR if seat is None else seat
    over = s.phase == phase.OVER
    return {
        "seat": seat,
        "phase": phase.NAMES[s.phase],
        "turn": None if over else s.turn,
        "round": s.rounds,
        "dealer": s.dealer,
        "pairs": s.pairs == 1,
        "mission": _mission(s),
        "dominant": _colour(s.dominant),
        "scroll": _scroll_in_force(s),
        "trick": min(s.trick + 1, s.trick_count),  # the last one stays when the game is over
        "tricks": PILE_SIZE if MISSIONS[s.mission].way == SPLIT else s.trick_count,
        "leader": s.leader,
        "lead_colour": _colour(s.lead_colour),
        "plays": [_play(s, s.plays[i]) for i in range(s.play_count)],
        "taker": taker_so_far(s),
        "bound": bound(s, observer),
        "dominating": dominating(s),
        "barred": barred(s),
        "order": order(s),
        "finished": [_play(s, s.plays[i]) for i in range(s.seats)] if lies_finished(s) else [],
        "history": history(s),
        "waiting": None if s.waiting == NOTHING else s.waiting,
        "powers_used": [RANKS[power] for power in range(len(RANKS)) if s.powers >> power & 1],
        "drawn": None if s.drawn == NOTHING else CARDS[s.drawn],
        "spied": None if s.spied == NOTHING else s.spied,
        "next_leader": None if s.next_leader == NOTHING else s.next_leader,
        "fixed_leader": None if s.fixed_leader == NOTHING else s.fixed_leader,
        "turned_up": [CARDS[card] for card in range(CARD_COUNT) if s.place[card] == TURNED],
        "undealt": sum(
            s.place[card] == HIDDEN and s.label[card] == 0 for card in range(CARD_COUNT)
        ),
        "scroll_pile": scrolls_at(s, PILE),
        "scrolls_used": _scrolls(s, USED),
        "banners": banners(),
        "values": values(),
        "players": [_player(s, observer, player) for player in range(s.seats)],
        "scored": _scored(as_it_ended(s)) if is_looked_at(s) else None,
    }


def _scored(then: Any) -> View:
    """A round as it was scored: all of it lay open."""
    return {
        "round": then.rounds,
        "mission": _mission(then),
        "dominant": _colour(then.dominant),
        "scroll": _scroll_in_force(then),
        "players": [
            {
                "gain": then.players[seat].entries[then.rounds - 1],
                "tricks": then.players[seat].tricks,
                "taken": _taken(then, seat),
                "progress": progress(then, seat),
            }
            for seat in range(then.seats)
        ],
    }


def _mission(s: Any) -> View:
    mission = MISSIONS[s.mission]
    return {
        "number": s.mission + 1,
        "id": MISSIONS.ids[s.mission],
        "task": TASKS[mission.task],
        "way": WAYS[mission.way],
        "points": mission.points,
        **asked(s),
    }


def _scroll_in_force(s: Any) -> View | None:
    if s.effect == NOTHING:
        return None
    acts = [scroll.effect for scroll in SCROLLS].index(s.effect)  # scroll 7 acts as another
    return {
        "seat": s.scroll_user,
        "number": acts + 1,
        "effect": EFFECTS[s.effect],
        "spent": s.spent == 1,
    }


def _play(s: Any, play: Any) -> View:
    return {
        "seat": play.seat,
        "card": CARDS[play.card],
        "colour": COLOURS[play.colour],
        "value": play.value,
        "cubes": play.cubes,
        "dominant": play.dominant == 1,
        "recoloured": bool(play.colour != colour_of(play.card)),
        "stopped": bool(play.colour == s.dominant and play.dominant == 0),  # by a knight
        "power": None if play.power == NOTHING else RANKS[play.power],
        "claim": CLAIMS[play.claim],
    }


def _colour(colour: int) -> str | None:
    return None if colour == NOTHING else COLOURS[colour]


def _player(s: Any, observer: int, seat: int) -> View:
    player = s.players[seat]
    own = observer == seat
    return {
        "points": score(s, seat),
        "own_points": player.points,
        "entries": [player.entries[number] for number in range(s.rounds)],
        "negative": player.negative,
        "tricks": player.tricks,
        "taken": _taken(s, seat),
        "progress": progress(s, seat),
        "crystals": player.crystals,
        "cubes": player.cubes,
        "combinations": [
            COMBINATIONS[i] for i in range(len(COMBINATIONS)) if player.combinations >> i & 1
        ],
        "hand_count": hand_count(player),
        "hand": _hand(s, seat) if own else None,
        "known": [] if own else [CARDS[card] for card in _known(s, observer, seat)],
        "up": [
            CARDS[card]
            for card in range(CARD_COUNT)
            if s.place[card] == UP and s.owner[card] == seat
        ],
        "row": _row(s, seat) if own else None,
        "prepared": prepared(s, seat) if s.phase in PREPARING else 0,
        "apart": _apart(s, seat) if own else None,
        "scroll_count": player.scrolls,
        "scrolls": _scrolls(s, HELD + seat) if own else None,
        "looked_at": _scrolls(s, LOOKED_AT) if own and s.turn == seat else [],
        "discarded": _scrolls(s, DISCARDED + seat) if own else None,
    }


PREPARING = (phase.ROW, phase.SPLIT, phase.GIVE)


def _taken(s: Any, seat: int) -> list[list[str]]:
    return [
        [CARDS[card] for card in range(CARD_COUNT) if _lies_in(s, card, trick)]
        for trick in range(s.trick_count)
        if s.taken_by[trick] == seat and trick < settled(s)
    ]


def _lies_in(s: Any, card: int, trick: int) -> bool:
    return bool(s.place[card] == TAKEN and s.spot[card] == trick)


def _hand(s: Any, seat: int) -> list[str]:
    return [CARDS[card] for card in range(CARD_COUNT) if in_hand(s.players[seat], card)]


def _known(s: Any, observer: int, seat: int) -> list[int]:
    """Cards that the observer knows to be in another's hand."""
    return [card for card in range(CARD_COUNT) if is_known_in_hand(s, observer, seat, card)]


def is_known_in_hand(s: Any, observer: int, seat: int, card: int) -> bool:
    if s.place[card] == OPEN:
        return bool(s.owner[card] == seat)
    if s.place[card] != HIDDEN:
        return False
    return bool(possible_labels(s, observer, card) & ~s.held[seat] == 0)


def _row(s: Any, seat: int) -> list[str | None]:
    """The seat's row in playing order; None where there is no card, or no longer."""
    if not plays_from_row(s):
        return []
    row: list[str | None] = [None] * s.trick_count
    for card in range(CARD_COUNT):
        if in_hand(s.players[seat], card) and s.spot[card] != NOTHING:
            row[s.spot[card]] = CARDS[card]
    return row


def _apart(s: Any, seat: int) -> list[str]:
    """Cards that the seat has set apart, or dropped, in missions 24 and 25."""
    if s.phase in (phase.SPLIT, phase.GIVE):
        return [
            CARDS[card]
            for card in range(CARD_COUNT)
            if in_hand(s.players[seat], card) and is_apart(s, card)
        ]
    if MISSIONS[s.mission].way != SPLIT:
        return []
    return [
        CARDS[card]
        for card in range(CARD_COUNT)
        if s.place[card] == HIDDEN
        and s.label[card] != 0
        and holder(s, s.label[card]) == NOTHING
        and s.may[seat, card] & (s.may[seat, card] - 1) == 0
    ]


def _scrolls(s: Any, place: int) -> list[View]:
    return [
        {
            "number": scroll + 1,
            "id": SCROLLS.ids[scroll],
            "effect": EFFECTS[SCROLLS[scroll].effect],
        }
        for scroll in range(SCROLL_COUNT)
        if s.scrolls[scroll] == place
    ]


# The phases in which each move has its place, and the rule that says so.
HOME = {
    moves.PLAY_CARD: ((phase.CARD,), "MEG-4.1"),
    moves.ASSASSINATE: ((phase.CARD,), "MEG-5.2"),
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

POWER_RULES = dict(
    zip(
        RANKS,
        (
            "MEG-5.1",
            "MEG-5.2",
            "MEG-5.3",
            "MEG-5.4",
            "MEG-5.5",
            "MEG-5.6",
            "MEG-5.7",
            "MEG-5.8",
        ),
        strict=True,
    )
)


def why_not(s: Any, seat: int, action: int) -> str:
    """The rule that forbids an illegal action."""
    if s.phase == phase.OVER:
        return "MEG-1.1"
    if seat != s.turn:
        return "MEG-4.1"
    move = MOVES[action]
    if move.kind == moves.DECLINE:
        return CHOOSING.get(s.phase, "MEG-4.1")
    phases, rule = HOME[move.kind]
    if s.phase not in phases:
        return rule
    if move.kind in (moves.PLAY_CARD, moves.ASSASSINATE):
        return _why_not_card(s, seat, move)
    if move.kind == moves.USE_POWER:
        return _why_not_power(s, seat, move.first)
    if move.kind == moves.TAKE_RESOURCES:
        if s.players[seat].combinations:
            return "MEG-8.9"
        return "MEG-3.3" if scrolls_at(s, PILE) == 0 else "MEG-8.9"
    if move.kind == moves.USE_SCROLL and s.scrolls[move.first] == HELD + seat:
        return f"MEG-8.{SCROLLS[move.first].effect + 1}"
    return CHOOSING.get(s.phase, rule)


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
        any_card = s.effect == ANY_POWER and s.scroll_user == seat
        if player.crystals == 0 or not (rank_of(card) == ASSASSIN or any_card):
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
    if rank_of(play.card) != power:
        return "MEG-8.20"
    if s.powers >> power & 1:
        return POWER_RULES[RANKS[power]]
    return "MEG-5.10"
