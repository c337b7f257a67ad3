"""What a person may know of the game, by allow-list."""

from functools import lru_cache
from typing import Any

from coffret.engine.record import Table, raw

from . import phase
from .ahead import leaders, placing, struck, sum_of
from .components import DISTRICTS, SIDES
from .ending import total
from .events import faces
from .phrases import printed_icons
from .pods import number_of
from .state import CONTENTS, NOTHING, WAYS, ZONES, District, Player, State

DISTRICT_WORDS = State.words_of("districts")
CHOICES = (phase.COPY, phase.GIVE, phase.DISCARD)


def own_view(s: Any, seat: int | None) -> dict[str, Any]:
    """A pod is known to its owner, a vote to its voter."""
    return {"seat": seat, "own": None if seat is None else _own(s, seat)}


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
        "pile": number_of(s.pile),
        "pending": [other for other in range(s.seats) if _is_pending(s, other)],
        "scoring": _scoring(s) if s.phase in CHOICES else None,
        "players": [_player(raw(s.players[other]), opened) for other in range(s.seats)],
    }


def _time(time: int) -> int | None:
    return None if time == NOTHING else time


def _is_pending(s: Any, seat: int) -> bool:
    return s.phase in (phase.READY, *CHOICES) and s.pending >> seat & 1 == 1


def _district_memory(s: Any) -> bytes:
    """All districts in use, in one piece: one key for whatever is looked up by them."""
    words = s._words[DISTRICT_WORDS]
    return bytes(words[: s.district_count * District.words])


def _each(memory: bytes) -> list[bytes]:
    size = District.bytes
    return [memory[start : start + size] for start in range(0, len(memory), size)]


@lru_cache(maxsize=2048)
def _districts(districts: Table, memory: bytes, seats: int) -> list[dict[str, Any]]:
    return [_district(districts, each, seats) for each in _each(memory)]


@lru_cache(maxsize=8192)
def _district(districts: Table, memory: bytes, seats: int) -> dict[str, Any]:
    """A district by the bytes of its record; all views share it."""
    place = District.face(memoryview(memory))
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
        "winners": [seat for seat in range(s.seats) if s.winners >> seat & 1],
        "gift": s.gift if s.phase == phase.GIVE else None,
    }


@lru_cache(maxsize=8192)
def _player(memory: bytes, opened: bool) -> dict[str, Any]:
    """What all see of a player, by the bytes of the record; all views share it."""
    player = Player.face(memoryview(memory))
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


def _own(s: Any, seat: int) -> dict[str, Any]:
    """What nobody else sees, and what the board counts out for this seat."""
    hidden = _hidden(raw(s.players[seat]), s.phase == phase.COPY, s.seats)
    return hidden | {"placing": _placings(_district_memory(s), s.seats)[seat]}


@lru_cache(maxsize=8192)
def _hidden(memory: bytes, voting: bool, seats: int) -> dict[str, Any]:
    """By the bytes of a player's record."""
    player = Player.face(memoryview(memory))
    vote = player.vote if voting else NOTHING
    return {
        "pods": _pods(player.pods),
        "discarded": _pods(player.discarded),
        "vote": None if vote == NOTHING else WAYS[vote],
        "unserved": [other for other in range(seats) if player.unserved >> other & 1],
    }


@lru_cache(maxsize=2048)
def _placings(memory: bytes, seats: int) -> list[list[dict[str, Any]]]:
    """For each seat what one more die would make of each district."""
    districts = [_placing(each, seats) for each in _each(memory)]
    return [[district[seat] for district in districts] for seat in range(seats)]


@lru_cache(maxsize=8192)
def _placing(memory: bytes, seats: int) -> list[dict[str, Any]]:
    dice = District.face(memoryview(memory)).dice[:seats]
    return [placing(dice, seat) for seat in range(seats)]


def _pods(pods: Any) -> list[str]:
    return [name for content, name in enumerate(CONTENTS) for _ in range(pods[content])]
