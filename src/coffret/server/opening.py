"""A wish for a table, and the table that it describes: its record and the first lines of its
journal."""

from __future__ import annotations

import secrets
from typing import Annotated

from msgspec import Meta, Struct

from coffret import registry
from coffret.engine import fairness
from coffret.engine.errors import BadOptions

from .clocks import Choice, Ending
from .handover import check_level
from .journal import Begun, BotSeated, Line, Listed, SeatOpened, SeatTaken
from .messages import Welcome
from .seats import hashed, new_secret
from .shapes import Name
from .store import BOT_AFTER, CASUAL, TableRecord
from .table_state import TableState, bot_name
from .wording import name_of


class SeatRequest(Struct, forbid_unknown_fields=True):
    """Who sits in a seat: `me`, someone with the `link`, or a `bot`. The name of a `link` says whom
    it is for."""

    kind: Annotated[str, Meta(pattern="^(me|link|bot)$")]
    name: Name | None = None
    level: str = "casual"


class TableRequest(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    seats: Annotated[list[SeatRequest], Meta(max_length=16)]
    options: dict[str, str | int] = {}
    hints: bool = True
    stand_in: str = CASUAL
    """The level of a bot that plays for an absent player; never weaker than a bot at the table."""
    bot_after: Annotated[int, Meta(ge=15, le=604_800)] = BOT_AFTER
    """Seconds a player must be absent before the others may let a bot play."""
    listed: bool = False
    """Whether the lobby shows it until it is full."""
    clock: Choice = "none"
    """Time for each turn, and a bank; not for games with their own clock."""
    clock_ending: Ending = "turn"
    """The level of the bot that plays when a seat's time is over."""
    welcome: Welcome = "all"
    """Whom the host wishes to play with."""


class TableOpened(Struct):
    """A new table, and what only its host gets: the claims of the seats' links."""

    table: str
    commitment: str
    claims: dict[int, str]


HERE = "here-"
"""How the tables of a browser begin, so that the app knows whom to ask for them (net/line.ts)."""


def new_table_name(here: bool) -> str:
    return (HERE if here else "") + secrets.token_urlsafe(12)


def laid_out(
    wish: TableRequest, holder: str, here: bool = False
) -> tuple[TableState, list[Line], dict[int, str]]:
    """A table with its first lines, and the claims of the seats' links. An error if the game does
    not allow it."""
    game = registry.playable(wish.game)
    options = game.options.complete(wish.options)
    game.check_table(len(wish.seats), options)
    check_level(game, wish.stand_in)
    if game.real_time and wish.clock != "none":
        raise BadOptions(f"{game.title} has its own clock")
    claims: dict[int, str] = {}
    lines: list[Line] = []
    names: list[str] = []
    for number, seat in enumerate(wish.seats):
        if seat.kind == "bot":
            check_level(game, seat.level)
            named = name_of(seat.name, names) if seat.name else ""
            names.append(named or bot_name(seat.level))
            lines.append(BotSeated(number, seat.level, name=named))
        elif seat.kind == "me":
            names.append(name_of(seat.name or "Player", names))
            lines.append(SeatTaken(number, names[-1], holder))
        else:
            claims[number] = new_secret()
            named = name_of(seat.name, names) if seat.name else ""
            names.append(named)
            lines.append(SeatOpened(number, hashed(claims[number]), named))
    secret = fairness.new_secret()
    record = TableRecord(
        new_table_name(here),
        game.name,
        game.rules_version,
        game.components.digest,
        options,
        len(wish.seats),
        secret,
        holder,
        wish.hints,
        wish.stand_in,
        wish.bot_after,
        wish.clock,
        wish.clock_ending,
        wish.welcome,
    )
    table_state = TableState(record, game)
    for line in lines:
        table_state.apply(line)
    if wish.listed and not table_state.everybody_is_seated:
        lines.append(Listed(True))
        table_state.apply(lines[-1])
    if table_state.everybody_is_seated:
        lines.append(Begun([seat.name for seat in table_state.seats]))
        table_state.apply(lines[-1])
    return table_state, lines, claims
