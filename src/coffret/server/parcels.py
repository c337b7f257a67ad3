"""A running game as a parcel: its match with the seed, and who sits there. It moves a table from a
device to a server and back, or waits in a file.

A parcel comes from anywhere, so it is replayed by the rules before it becomes a table. Its holder
knows all that is hidden and every roll to come: a table that was in one says so for ever, and
counts for nobody (docs/design.md, "Carrying a table").
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from coffret.engine.errors import CoffretError, IllegalMove
from coffret.engine.fairness import commitment
from coffret.engine.game import Game
from coffret.engine.match import Match
from coffret.engine.matchfile import MatchFile, to_file

from .catalogue import game_named
from .client_messages import Id
from .handover import check_level
from .journal import Begun, BotSeated, Line, Played, SeatTaken, Waited
from .refusals import Refused
from .seats import BOT
from .store import CASUAL, TableRecord
from .table_state import TableState
from .wording import name_of

MOST_LINES = 3000
"""The longest games have some hundred; the server replays a table whenever it loads it."""
LATEST = 2**30
"""Milliseconds of a match's clock: enough for twelve days, and far from where numbers end."""


class Parcel(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A running game, as it is carried."""

    format: Literal["coffret-running"]
    version: Literal[1]
    match: MatchFile
    """Without a result."""
    levels: Annotated[list[str | None], Meta(max_length=16)]
    """By seat: the level of a bot; null: one of the carrier's own seats."""
    hints: bool = True
    stand_in: str = CASUAL


class Packed(Struct):
    """A parcel, and the number of the table's last event in it."""

    n: int
    parcel: Parcel


class Bringing(Struct, forbid_unknown_fields=True):
    """A parcel to be opened; the same `id` opens it once, however often it arrives."""

    id: Id
    parcel: Parcel


class Gone(Struct, forbid_unknown_fields=True):
    """The table continues elsewhere, from event `n`."""

    n: int


def parcel_of(table_state: TableState) -> Parcel:
    levels = [
        seat.level if seat.kind == BOT or not seat.token else None  # its player may have left
        for seat in table_state.seats
    ]
    match = table_state.playing
    names = [seat.name for seat in table_state.seats]
    file = msgspec.structs.replace(to_file(match), seats=names)
    record = table_state.record
    return Parcel("coffret-running", 1, file, levels, record.hints, record.stand_in)


def read(content: bytes) -> Bringing:
    """The form of what was sent; the rules have not seen it yet."""
    try:
        brought = msgspec.json.decode(content, type=Bringing)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", f"this is not a running game: {error}") from None
    file = brought.parcel.match
    if file.result is not None:
        raise Refused("over", "this game is over: open its match file")
    if len(file.moves) > MOST_LINES:
        raise Refused("too_large", f"a running game may have at most {MOST_LINES} moves")
    return brought


def verify(content: bytes) -> None:
    """Replay a parcel by the rules; CoffretError names what is wrong with it."""
    parcel = read(content).parcel
    file = parcel.match
    game = playable(file)
    if len(parcel.levels) != len(file.seats) or None not in parcel.levels:
        raise CoffretError("a running game needs a seat that is yours, and a line for each seat")
    for level in [parcel.stand_in, *parcel.levels]:
        if level is not None:
            check_level(game, level)
    game.check_table(len(file.seats), game.options.complete(file.options))
    secret = bytes.fromhex(file.seed)
    if file.commitment != commitment(secret):
        raise CoffretError("the seed is not the one committed to at the start")
    match = Match(game, file.seats, file.options, secret)
    for number, (seat, move, time) in enumerate(file.moves, 1):
        try:
            _go_on(match, seat, None if move is None else game.actions.number(move), time)
        except CoffretError as error:
            raise CoffretError(f"move {number}: {error}") from None
    if match.is_over:
        raise Refused("over", "this game is over: open its match file")


def _go_on(match: Match, seat: int | None, action: int | None, time: int) -> None:
    """As a table does: time passes by itself only to the next thing that is due."""
    if time > LATEST:
        raise IllegalMove("this is later than a game may last")
    if seat is not None and action is not None:
        match.play(seat, action, time)
    elif seat is not None or action is not None or match.is_over or time != match.due:
        raise IllegalMove("nothing happens by itself at this time")
    else:
        match.wait(time)


def playable(file: MatchFile) -> Game:
    """The game of a parcel, with the same rules and cards."""
    game = game_named(file.game)
    if (file.rules_version, file.components) != (game.rules_version, game.components.digest):
        raise Refused(
            "not_playable",
            f"this game was begun with other rules or cards of {game.title} than are here: "
            "it can be replayed, not played on",
        )
    return game


def unpacked(parcel: Parcel, name: str, holder: str) -> tuple[TableRecord, list[Line]]:
    """The table of a parcel that has been verified: all seats of people are the carrier's, who may
    give them away by links."""
    file = parcel.match
    game = playable(file)
    names: list[str] = []
    lines: list[Line] = []
    for seat, (called, level) in enumerate(zip(file.seats, parcel.levels, strict=True)):
        names.append(name_of(called, names))
        if level is None:
            lines.append(SeatTaken(seat, names[-1], holder))
        else:
            lines.append(BotSeated(seat, level, name=names[-1]))
    lines.append(Begun(names))
    for by, move, time in file.moves:
        lines.append(Waited(time) if by is None or move is None else Played(by, move, time))
    record = TableRecord(
        name,
        game.name,
        game.rules_version,
        game.components.digest,
        game.options.complete(file.options),
        len(names),
        bytes.fromhex(file.seed),
        holder,
        parcel.hints,
        parcel.stand_in,
        carried=True,
    )
    return record, lines
