"""Readable positions of Attack of the Jelly Monster for tests.

    s = position('''
        jelly 2 | 1 5 | 6 | -
        pods  1 | 2   | - | 3 3
    ''', dice=("1 4", "6", "2 2"))
    play(s, 0, "place_and_expel", die="1", district=0, owner=1, expelled="6")
    assert city(s)[0] == "1 1 5 | - | -"

A line is a district, clockwise: its face, the zone of its target, then the dice of each seat. Faces
are those of `cards.toml`, called after what they do: no test depends on the printed rewards. Quiet
districts without dice complete the ring. `dice` are rolled and not yet placed; a seat with none has
placed them all. The round is running, and everyone may act.
"""

from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from coffret.engine.actions import describe
from coffret.engine.errors import IllegalMove
from coffret.games import jelly_monster
from coffret.games.jelly_monster import phase, rounds
from coffret.games.jelly_monster.state import CONTENTS, DIGIT, FACES, JELLY, NEIGHBOURS, NOTHING

GAME = jelly_monster.GAME.with_components(Path(__file__).with_name("cards.toml"))
DISTRICTS = GAME.components["district"]
START = 10_000
"""Where the clock stands in a position."""

SAM, GINA, CHARLIE = range(3)
NOTHING_YET = (0, 0, 0)
"""Jelly of three players."""
TIMER = 10_000
ROLL = 700


def position(
    text: str = "",
    dice: tuple[str, ...] = ("", "", ""),
    jelly: tuple[int, ...] = (),
    pods: tuple[str, ...] = (),
    centre: tuple[int, ...] = (),
    pile: str | None = None,
    drone: int = 0,
    rounds: int = 1,
    pace: str = "live",
    **options: Any,
) -> Any:
    """`dice`: one text per seat. `pods`: their contents. `pile`: what is left of the pods."""
    seats = len(dice)
    s = GAME.new(seats, {"pace": pace, **options}, (1, 2, 3, 4))
    s.event_count = 0
    s.clock = s.placed_at = START
    s.phase = phase.ROUND
    s.rounds = rounds
    s.pending = 0
    s.drone = drone
    s.turn = s.first = 0
    _lay_out(s, text)
    for seat, faces in enumerate(dice):
        player = s.players[seat]
        player.dice = octal(faces)
        player.loose = len(faces.split())
        player.flying = player.ready = 0
    for seat, amount in enumerate(jelly):
        s.players[seat].jelly = amount
    for seat, count in enumerate(centre):
        s.players[seat].centre = count
    for seat, contents in enumerate(pods):
        for name in contents.split():
            s.players[seat].pods[CONTENTS.index(name)] += 1
            s.pile[CONTENTS.index(name)] -= 1
    if pile is not None:
        for content, name in enumerate(CONTENTS):
            s.pile[content] = pile.split().count(name)
    s.reserve = JELLY - sum(s.players[seat].jelly for seat in range(seats))
    return s


def scored(*arguments: Any, **named: Any) -> Any:
    """A position whose round has just ended and is scored, as far as nobody has to choose."""
    s = position(*arguments, **named)
    end_round(s)
    return s


def end_round(s: Any) -> None:
    s.event_count = 0
    GAME.plain(rounds).end_round(s, 0)


def play(s: Any, seat: int, move: str, **parameters: Any) -> None:
    """A named move, with players by seat; IllegalMove if the rules refuse it."""
    GAME.play(s, seat, GAME.actions.number(named(s, seat, {"move": move} | parameters)))


def named(s: Any, seat: int, move: dict[str, Any]) -> dict[str, Any]:
    """A move whose players are named as its mover sees them."""
    words = {
        who: NEIGHBOURS[(move[who] - seat) % s.seats] for who in ("owner", "player") if who in move
    }
    return move | words


def refusal(s: Any, seat: int, move: str, **parameters: Any) -> str | None:
    """The rule that forbids a move."""
    with pytest.raises(IllegalMove) as refused:
        play(s, seat, move, **parameters)
    return refused.value.rule


def wait(s: Any, ms: int) -> None:
    s.event_count = 0
    GAME.rules.elapse(s, ms)


def choices(s: Any, seat: int) -> set[str]:
    """The legal moves of a seat, with players by seat: {'give(player=2)', …}."""
    return {describe(by_seat(s, seat, GAME.move(action))) for action in GAME.legal(s, seat)}


def by_seat(s: Any, seat: int, move: dict[str, Any]) -> dict[str, Any]:
    """The other way round."""
    seats = {
        who: (seat + NEIGHBOURS.index(move[who])) % s.seats
        for who in ("owner", "player")
        if who in move
    }
    return move | seats


def events(s: Any, kind: str | None = None, seat: int | None = None) -> list[dict[str, Any]]:
    return [event for event in GAME.events.read(s, seat) if kind in (None, event["event"])]


def phase_of(s: Any) -> str:
    return str(phase.NAMES[s.phase])


def city(s: Any) -> list[str]:
    """The dice at each district: '1 5 | 6 | -'."""
    return [
        " | ".join(shown(place.dice[seat]) for seat in range(s.seats))
        for place in s.districts[: s.district_count]
    ]


def targets(s: Any) -> list[int]:
    return [place.target + 1 for place in s.districts[: s.district_count]]


def rolled(s: Any, seat: int) -> str:
    return shown(s.players[seat].dice)


def jelly(s: Any) -> list[int]:
    return [s.players[seat].jelly for seat in range(s.seats)]


def pods(s: Any) -> list[int]:
    return [sum(s.players[seat].pods) for seat in range(s.seats)]


def shown(dice: int) -> str:
    faces = [name for face, name in enumerate(FACES) for _ in range(dice >> DIGIT * face & 7)]
    return " ".join(faces) or "-"


def octal(faces: str) -> int:
    return sum(1 << DIGIT * FACES.index(face) for face in faces.split() if face != "-")


def _lay_out(s: Any, text: str) -> None:
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    quiet = cycle(face for face, name in enumerate(DISTRICTS.ids) if name.startswith("quiet"))
    for number in range(s.district_count):
        place = s.districts[number]
        place.closed_by = NOTHING
        place.target = 0
        for seat in range(s.seats):
            place.dice[seat] = 0
        if number >= len(lines):
            place.face = next(quiet)
            continue
        head, *columns = lines[number].split("|")
        name, zone = head.split()
        place.face = DISTRICTS.ids.index(name)
        place.target = int(zone) - 1
        for seat, faces in enumerate(columns):
            place.dice[seat] = octal(faces)
