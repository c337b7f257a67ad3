"""A table's card: what lists of tables show of it, without replaying its match.

It is made of a table in memory, and written to the store when the table is unloaded.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from coffret.engine.components import LANGUAGES
from coffret.engine.match import Match
from coffret.engine.phrases import event_text

from .audience import texts_of
from .messages import SeatNow
from .table import Table

WAITING, RUNNING, OVER, LOCKED = "waiting", "running", "over", "locked"


class Card(Struct):
    state: str
    """`waiting` for players, `running`, `over`, or `locked`: with other rules."""
    seats: list[SeatNow]
    holders: list[str]
    """Of the seats; never sent."""
    acting: list[int]
    listed: bool
    changed: int
    """When something last happened, in seconds since 1970."""
    said: dict[str, str]
    """The last event that everyone has seen, by language."""
    scores: list[int]
    winners: list[int]
    by: str | None
    """The comparison that decided, if the points alone did not."""
    glance: dict[str, Any] | None = None
    """Data for a small picture of the board."""
    ends: list[int | None] = []
    """When the time of each seat is over whose clock runs (uptime.py)."""
    round: int | None = None
    rounds: int | None = None
    """How many there are, if that is certain."""
    number: int = 0
    """The last line of the journal that it knows of: with a longer journal it is out of date. A
    server that crashed, or whose store was away, did not write the next one."""
    carried: bool = False
    """Whether it counts for nobody."""


def card_of(table: Table) -> Card:
    table_state = table.state
    match = table_state.match
    result = table_state.result()
    glanced, number = _glance(table)
    by = result.reason.by if result is not None and len(result.reason.rungs) > 1 else None
    return Card(
        _state(table),
        [
            seat.now(table.audiences.is_here(number))
            for number, seat in enumerate(table_state.seats)
        ],
        [seat.token for seat in table_state.seats],
        [] if match is None or table_state.is_over else match.game.acting(match.state),
        table_state.listed,
        int(table.changed),
        {} if match is None else {each: last_event(match, each) for each in LANGUAGES},
        [] if result is None else result.scores,
        [] if result is None else result.winners,
        by,
        glanced,
        [] if table.clockwork is None else table.clockwork.ends,
        number,
        table_state.game.rounds,
        table_state.number,
        table_state.carried,
    )


def _glance(table: Table) -> tuple[dict[str, Any] | None, int | None]:
    """The small picture, and the round. Built once for each line of the journal, however often they
    are asked for."""
    table_state = table.state
    if table_state.match is None:
        return None, None
    if table.glanced[0] != table_state.number:
        view = table_state.match.game.open_view(table_state.match.state)
        number = view.get("round")
        shown = number if isinstance(number, int) and number > 0 else None
        table.glanced = table_state.number, table_state.match.game.glance(view), shown
    return table.glanced[1:]


def _state(table: Table) -> str:
    if table.state.is_over:
        return OVER
    if table.state.replay_only is not None:
        return LOCKED
    return WAITING if table.state.match is None else RUNNING


def last_event(match: Match, language: str) -> str:
    """The last public event in words; empty if there was none in the last step."""
    events = match.game.events.read(match.state, None)
    if not events:
        return ""
    return event_text(match.game, events[-1], match.seats, texts_of(match.game, language))


encode_card = msgspec.json.Encoder().encode
decode_card = msgspec.json.Decoder(Card).decode
