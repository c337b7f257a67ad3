"""The view of Megalomania: everything a person may know, by allow-list."""

from typing import Any

from coffret.engine.record import raw

from . import phase
from .cards import colour_of, hand_count, in_hand
from .components import EFFECTS, MISSIONS, SCROLLS, SPLIT, TASKS, WAYS
from .ending import ahead, score
from .following import plays_from_row
from .knowledge import holder, is_apart, is_sure, is_undealt, possible_labels
from .moves import COMBINATIONS
from .past import acting, as_it_ended, is_looked_at
from .preparation import PILE_SIZE, prepared, right_of, to_prepare
from .progress import (
    asked,
    banners,
    barred,
    bound,
    dominating,
    history,
    in_force,
    lies_finished,
    order,
    progress,
    settled,
    taker_so_far,
    values,
)
from .reasons import PREPARING
from .scrolls import scrolls_at
from .state import (
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
    SPECTATOR,
    TAKEN,
    TURNED,
    UP,
    USED,
)

View = dict[str, Any]


def open_view(s: Any) -> View:
    """The table."""
    over = s.phase == phase.OVER
    return {
        "phase": phase.NAMES[s.phase],
        "turn": None if over else s.turn,
        "round": s.rounds,
        "dealer": s.dealer,
        "pairs": s.pairs == 1,
        "ahead": ahead(s),
        "mission": _mission(s),
        "dominant": _colour(s.dominant),
        "scroll": _scroll_in_force(s),
        "trick": min(s.trick + 1, s.trick_count),  # the last one stays when the game is over
        "tricks": PILE_SIZE if MISSIONS[s.mission].way == SPLIT else s.trick_count,
        "leader": s.leader,
        "lead_colour": _colour(s.lead_colour),
        "plays": [_play(s, s.plays[i]) for i in range(s.play_count)],
        "taker": taker_so_far(s),
        "dominating": dominating(s),
        "barred": barred(s),
        "order": order(s),
        "finished": [_play(s, s.plays[i]) for i in range(s.seats)] if lies_finished(s) else [],
        "history": history(s),
        "waiting": None if s.waiting == NOTHING else s.waiting,
        "powers_used": [RANKS[power] for power in range(len(RANKS)) if s.powers >> power & 1],
        "in_force": in_force(s),
        "to_prepare": to_prepare(s),
        "drawn": None if s.drawn == NOTHING else CARDS[s.drawn],
        "spied": None if s.spied == NOTHING else s.spied,
        "next_leader": None if s.next_leader == NOTHING else s.next_leader,
        "fixed_leader": None if s.fixed_leader == NOTHING else s.fixed_leader,
        "turned_up": [CARDS[card] for card in range(CARD_COUNT) if s.place[card] == TURNED],
        "undealt": sum(is_undealt(s, card) for card in range(CARD_COUNT)),
        "scroll_pile": scrolls_at(s, PILE),
        "scrolls_used": _scrolls(s, USED),
        "banners": banners(),
        "values": values(),
        "scored": _scored(as_it_ended(s)) if is_looked_at(s) else None,
    }


def glance(view: View) -> View:
    """The cards of the trick, or of the last one, and the colour that dominates."""
    played = [play["card"] for play in view["plays"] or view["finished"]]
    if not played and view["history"]:
        played = view["history"][-1]["cards"]
    return {"cards": played, "values": view["values"], "dominant": view["dominant"]}


def own_view(s: Any, seat: int | None) -> View:
    """The seat's hand and scrolls, and what it has learned of others'."""
    observer = SPECTATOR if seat is None else seat
    public = _players(s)
    perhaps = _perhaps_in_hand(s, observer)
    return {
        "seat": seat,
        "bound": bound(s, observer),
        "players": [_player(s, observer, each, public[each], perhaps) for each in range(s.seats)],
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
    return {
        "seat": s.scroll_user,
        "number": acting(s) + 1,
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


def _players(s: Any) -> list[View]:
    """The public part of the players: the same for all observers of a state, so it is cached until
    another state is shown."""
    key = raw(s), id(MISSIONS), id(SCROLLS)
    if _shown[0] != key:
        _shown[:] = key, [_in_the_open(s, seat) for seat in range(s.seats)]
    players: list[View] = _shown[1]
    return players


_shown: list[Any] = [None, []]


def _in_the_open(s: Any, seat: int) -> View:
    """A player as a spectator sees them; `_player` fills in what an observer knows besides."""
    player = s.players[seat]
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
        "hand": None,
        "known": [],
        "up": [
            CARDS[card]
            for card in range(CARD_COUNT)
            if s.place[card] == UP and s.owner[card] == seat
        ],
        "row": None,
        "prepared": prepared(s, seat) if s.phase in PREPARING else 0,
        "gives_to": right_of(s, seat) if s.phase == phase.GIVE else None,
        "apart": None,
        "scroll_count": player.scrolls,
        "scrolls": None,
        "looked_at": [],
        "discarded": None,
    }


def _player(s: Any, observer: int, seat: int, public: View, perhaps: dict[int, int]) -> View:
    if observer != seat:
        return public | {"known": _known(s, seat, perhaps)}
    return public | {
        "hand": _hand(s, seat),
        "row": _row(s, seat),
        "apart": _apart(s, seat),
        "scrolls": _scrolls(s, HELD + seat),
        "looked_at": _scrolls(s, LOOKED_AT) if s.turn == seat else [],
        "discarded": _scrolls(s, DISCARDED + seat),
    }


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


def _perhaps_in_hand(s: Any, observer: int) -> dict[int, int]:
    """The cards that may be in a hand, and the labels that an observer thinks possible for each;
    an open one needs none."""
    return {
        card: 0 if s.place[card] == OPEN else possible_labels(s, observer, card)
        for card in range(CARD_COUNT)
        if s.place[card] == OPEN or s.place[card] == HIDDEN
    }


def _known(s: Any, seat: int, perhaps: dict[int, int]) -> list[str]:
    """Cards that the observer knows to be in another's hand."""
    elsewhere = ~s.held[seat]
    return [
        CARDS[card]
        for card, labels in perhaps.items()
        if labels & elsewhere == 0 and (s.place[card] == HIDDEN or s.owner[card] == seat)
    ]


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
        and not is_undealt(s, card)
        and holder(s, s.label[card]) == NOTHING
        and is_sure(s, seat, card)
    ]


def _scrolls(s: Any, place: int) -> list[View]:
    return [
        {
            "number": scroll + 1,
            "id": SCROLLS.ids[scroll],
            "effect": EFFECTS[SCROLLS[scroll].effect],
        }
        for scroll in range(len(SCROLLS))
        if s.scrolls[scroll] == place
    ]
