"""The view: everything a person may know, by allow-list."""

from collections.abc import Hashable
from functools import lru_cache
from typing import Any

from coffret.engine.record import LookupTable, raw

from . import phase
from .ahead import centre_leaders, leaders, placing, struck, sum_of
from .clock import may_act
from .components import DISTRICTS, SIDES
from .ending import places, total
from .events import faces
from .phrases import printed_icons
from .pods import number_of
from .state import (
    CONTENT_COUNT,
    CONTENTS,
    MOST_DISTRICTS,
    NOTHING,
    WAYS,
    ZONES,
    District,
    Player,
    State,
)

FIRST_DISTRICT = State.words_of("districts").start
IN_USE = [
    slice(FIRST_DISTRICT, FIRST_DISTRICT + count * District.words)
    for count in range(MOST_DISTRICTS + 1)
]
"""The words of as many districts."""
POD_WORDS = slice(Player.words_of("pods").start, Player.words_of("discarded").stop)
"""A player's pods, held and discarded, by content."""
CHOICES = (phase.COPY, phase.GIVE, phase.DISCARD)
ASKING = (phase.READY, *CHOICES)
"""The phases in which a seat is waited for until it has answered."""


def own_view(s: Any, seat: int | None) -> dict[str, Any]:
    """A pod is known to its owner, a vote to its voter."""
    if seat is None:
        return {"seat": None, "own": None}
    player = s.players[seat]
    pods = player._words[POD_WORDS].tobytes()
    vote = player.vote if s.phase == phase.COPY else NOTHING
    return _own(seat, pods, vote, player.unserved, _district_memory(s), s.seats)


def open_view(s: Any) -> dict[str, Any]:
    """Dice, districts and jelly. A step usually changes one district and one player: the others
    are cached."""
    opened = s.phase == phase.OVER
    return {
        "phase": phase.NAMES[s.phase],
        "pace": "relaxed" if s.relaxed else "live",
        "round": s.rounds,
        "clock": s.clock,
        "turn": s.turn if s.phase == phase.ROUND and s.relaxed else None,
        "roll_ms": s.roll_ms,
        "starts": s.starts if s.phase == phase.COUNTDOWN else None,
        "timer_ends": _time(s.timer_ends),
        "deadline": _time(s.deadline),
        "drone": s.drone,
        "districts": _districts(DISTRICTS, _district_memory(s), s.seats),
        "centre_leaders": centre_leaders(tuple([player.centre for player in s.players[: s.seats]])),
        "places": places([total(s.players[seat]) for seat in range(s.seats)]) if opened else None,
        "pile": number_of(s.pile),
        "pending": _seats(s.pending) if s.phase in ASKING else [],
        "scoring": _scoring(s) if s.phase in CHOICES else None,
        "players": [_player(raw(s.players[other]), opened) for other in range(s.seats)],
    }


def glance(view: dict[str, Any]) -> dict[str, Any]:
    """The districts with their dice."""
    return {
        "districts": [
            {part: district[part] for part in ("id", "side", "dice")}
            for district in view["districts"]
        ]
    }


def legal_by(s: Any, seat: int) -> Hashable:
    """In a round: whether the seat may act, with what, and where. Most steps change nothing of it:
    someone else's dice land."""
    if s.phase != phase.ROUND:
        return None
    player = s.players[seat]
    at_hand = player.dice, player.loose, player.barrier, s.timer_ends == NOTHING
    return may_act(s, seat), at_hand, _district_memory(s)


def _time(time: int) -> int | None:
    return None if time == NOTHING else time


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _district_memory(s: Any) -> bytes:
    """All districts in use, in one piece: one key for everything looked up by them."""
    memory: bytes = s._words[IN_USE[s.district_count]].tobytes()
    return memory


def _each(memory: bytes) -> list[bytes]:
    size = District.bytes
    return [memory[start : start + size] for start in range(0, len(memory), size)]


@lru_cache(maxsize=2048)
def _districts(districts: LookupTable, memory: bytes, seats: int) -> list[dict[str, Any]]:
    return [_district(districts, each, seats) for each in _each(memory)]


@lru_cache(maxsize=8192)
def _district(districts: LookupTable, memory: bytes, seats: int) -> dict[str, Any]:
    """A district by the bytes of its record; all views share it."""
    place = District.proxy(memoryview(memory))
    face = districts[place.face]
    return {
        "id": districts.ids[place.face],
        "side": SIDES[face.side],
        "target": place.target,
        "closed_by": None if place.closed_by == NOTHING else place.closed_by,
        "rewards": [printed_icons(districts, place.face, zone) for zone in range(ZONES)],
        "dice": [faces(place.dice[seat]) for seat in range(seats)],
        "struck": [struck(place.dice[seat]) for seat in range(seats)],
        "points": [sum_of(place.dice[seat]) for seat in range(seats)],
        "leaders": leaders(place.dice[:seats]),
    }


def _scoring(s: Any) -> dict[str, Any]:
    return {
        "district": (s.drone + s.scored) % s.district_count,
        "source": s.source,
        "winners": _seats(s.winners),
        "gift": s.gift if s.phase == phase.GIVE else None,
    }


@lru_cache(maxsize=8192)
def _player(memory: bytes, opened: bool) -> dict[str, Any]:
    """A player's public part, cached by the bytes of the record; all views share it."""
    player = Player.proxy(memoryview(memory))
    return {
        "jelly": player.jelly,
        "pods": number_of(player.pods),
        "opened_pods": _pods(player.pods) if opened else None,
        "points": total(player),
        "loose": player.loose,
        "dice": faces(player.dice),
        "flying": player.flying == 1,
        "ready": player.ready,
        "barrier": player.barrier == 1,
        "centre": player.centre,
    }


@lru_cache(maxsize=2048)
def _own(
    seat: int, pods: bytes, vote: int, unserved: int, districts: bytes, seats: int
) -> dict[str, Any]:
    """The private part of a seat's view, and the sums its board shows; cached by their inputs."""
    hidden = _hidden(pods, vote, unserved)
    return {"seat": seat, "own": hidden | {"placing": _placings(districts, seats)[seat]}}


@lru_cache(maxsize=2048)
def _hidden(pods: bytes, vote: int, unserved: int) -> dict[str, Any]:
    held = memoryview(pods).cast("i")
    return {
        "pods": _pods(held[:CONTENT_COUNT]),
        "discarded": _pods(held[CONTENT_COUNT:]),
        "vote": None if vote == NOTHING else WAYS[vote],
        "unserved": _seats(unserved),
    }


@lru_cache(maxsize=2048)
def _placings(memory: bytes, seats: int) -> list[list[dict[str, Any]]]:
    """For each seat what one more die would make of each district."""
    districts = [_placing(each, seats) for each in _each(memory)]
    return [[district[seat] for district in districts] for seat in range(seats)]


@lru_cache(maxsize=8192)
def _placing(memory: bytes, seats: int) -> list[dict[str, Any]]:
    dice = District.proxy(memoryview(memory)).dice[:seats]
    return [placing(dice, seat) for seat in range(seats)]


def _pods(pods: Any) -> list[str]:
    return [name for content, name in enumerate(CONTENTS) for _ in range(pods[content])]
