"""What a person may know of the game, by allow-list; and why a move is refused."""

from functools import lru_cache
from typing import Any

from coffret.engine.record import Table, raw

from . import moves, phase
from .ahead import leaders, placing, struck, sum_of
from .clock import has_something_to_do
from .components import DISTRICTS, SIDES
from .dice import number_showing
from .ending import total
from .events import faces
from .moves import MOVES
from .phrases import printed_icons
from .pods import number_of
from .state import CONTENTS, NOTHING, THREE, WAYS, ZONES, District, Player, State

DISTRICT_WORDS = State.words_of("districts")
CHOICES = (phase.COPY, phase.GIVE, phase.DISCARD)


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """Dice, districts and jelly lie open; a pod is known to its owner, a vote to its voter."""
    return open_view(s) | own_view(s, seat)


def own_view(s: Any, seat: int | None) -> dict[str, Any]:
    return {"seat": seat, "own": None if seat is None else _own(s, seat)}


def open_view(s: Any) -> dict[str, Any]:
    """A step usually changes one district and one player: the others are cached."""
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


# The phase in which each move has its place, and the rule that says so.
HOME = {
    moves.READY: (phase.READY, "JM-2.1"),
    moves.ROLL_AGAIN: (phase.ROUND, "JM-2.2"),
    moves.PLACE: (phase.ROUND, "JM-2.2"),
    moves.PLACE_AND_AIM: (phase.ROUND, "JM-2.4"),
    moves.PLACE_AND_EXPEL: (phase.ROUND, "JM-2.4"),
    moves.CLOSE: (phase.ROUND, "JM-2.6"),
    moves.TURN_TIMER: (phase.ROUND, "JM-2.7"),
    moves.HOLD: (phase.ROUND, "JM-2.11"),
    moves.COPY: (phase.COPY, "JM-3.5"),
    moves.GIVE: (phase.GIVE, "JM-3.6"),
    moves.DISCARD: (phase.DISCARD, "JM-3.11"),
}
PLACING = (moves.PLACE, moves.PLACE_AND_AIM, moves.PLACE_AND_EXPEL)


def why_not(s: Any, seat: int, action: int) -> str:
    """The rule that forbids an illegal action."""
    if s.phase == phase.OVER:
        return "JM-4.2"
    move = MOVES[action]
    home, rule = HOME[move.kind]
    if s.phase == phase.COUNTDOWN:
        return "JM-2.1"
    if s.phase != home:
        if home != phase.ROUND:
            return rule
        # The round has yet to begin, or it is over and this came too late.
        return "JM-2.1" if s.phase == phase.READY and s.rounds == 1 else "JM-2.8"
    if not 0 <= seat < s.seats or s.phase != phase.ROUND:
        return rule
    if s.relaxed and seat != s.turn:
        return "JM-2.10"
    return _why_not_in_round(s, seat, move, rule)


def _why_not_in_round(s: Any, seat: int, move: Any, rule: str) -> str:
    player = s.players[seat]
    if move.kind in PLACING or move.kind == moves.ROLL_AGAIN:
        if player.loose == 0:
            return "JM-2.2"
        if player.flying:
            return "JM-2.9"
        if move.kind == moves.ROLL_AGAIN:
            return rule
        face = move.first + (THREE if move.kind == moves.PLACE_AND_AIM else 0)
        if move.second < s.district_count and s.districts[move.second].closed_by != NOTHING:
            return "JM-2.3"
        return "JM-2.2" if number_showing(player.dice, face) == 0 else rule
    if move.kind == moves.TURN_TIMER and s.relaxed:
        return "JM-2.10"
    if player.loose == 0 and has_something_to_do(s, seat) and player.ready > s.clock:
        return "JM-2.11"
    return rule
