"""Nodes and leases in the store: who lives, and who owns which table.

Each start of a node is a run with a number that no other ever has. A run lives as long as it says
so; when it has been silent for too long, another may end it. A lease names the run that owns a
table and an epoch that grows with every owner: while the run lives, only the run itself gives the
lease away.

The database's clock may be set while nodes run. So nobody is ended by that clock alone: a run's
silence is measured by the clock of the node that looks at it, which nobody sets (`cluster`), and
`end` requires that the run has sent no heartbeat since. The running time does not follow a jump
either (`_go_on`, `_went_back`).
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ..restoring import Plays
from ..store import Rows, decode_record
from ..uptime import NAME as UPTIME
from ..uptime import fact, set_fact

LIVES = 3.0
"""Seconds for which a node's leases hold after its last heartbeat."""
BEAT = 0.5
"""Seconds after which it says so again."""
ZERO = "uptime_zero"
"""When the running time that all nodes share was zero, in milliseconds of the database's clock."""
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
UNTIL = f"clock_timestamp() + interval '{LIVES} seconds'"
ALIVE = """
    SELECT name, run, address, version, plays, tables, draining, beats,
      extract(epoch FROM expires - clock_timestamp())::float8
    FROM nodes WHERE NOT ended ORDER BY run
"""
CLAIM = """
    INSERT INTO leases (id, run, epoch) VALUES (?, ?, 1)
    ON CONFLICT (id) DO UPDATE SET run = excluded.run, epoch = leases.epoch + 1
    WHERE leases.run = excluded.run
      OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.run = leases.run AND NOT n.ended)
    RETURNING epoch
"""
OWNER = """
    SELECT t.record, coalesce(n.run, 0) FROM tables t LEFT JOIN leases l ON l.id = t.id
    LEFT JOIN nodes n ON n.run = l.run AND NOT n.ended WHERE t.id = ?
"""


class Node(NamedTuple):
    """A node that lives, as the store has it."""

    name: str
    run: int
    address: str
    """Where the other nodes reach it: host:port."""
    version: str
    plays: Plays
    """The rules version and the cards of each game."""
    tables: int
    """In its memory."""
    draining: bool
    beats: int
    left: float
    """Seconds until its leases run out, by the database's clock."""


class Seen(NamedTuple):
    """The answer to a node's heartbeat."""

    nodes: list[Node]
    now: int
    """The database's clock, in milliseconds."""
    zero: int


class Claimed(NamedTuple):
    """The run that owns a table now, and the lease's number."""

    run: int
    epoch: int = 0
    tell: int | None = None
    """When someone may have to be notified of the table."""


def alive(rows: Rows) -> list[Node]:
    return [
        Node(name, run, address, version, msgspec.json.decode(plays, type=Plays), *rest)
        for name, run, address, version, plays, *rest in rows(ALIVE)
    ]


def join(rows: Rows, name: str, address: str, version: str, plays: Plays) -> int | None:
    """A new run of this name; None: another server of this name lives."""
    now = rows(f"SELECT {NOW}")[0][0]
    living = alive(rows)
    if any(each.name == name and each.left > 0 for each in living):
        return None
    if not any(each.left > 0 for each in living):
        _go_on(rows, now)
    ((run,),) = rows("SELECT nextval('node_runs')")
    rows(
        "INSERT INTO nodes (name, run, address, version, plays, expires) "
        f"VALUES (?, ?, ?, ?, ?, {UNTIL}) ON CONFLICT (name) DO UPDATE SET run = excluded.run, "
        "address = excluded.address, version = excluded.version, plays = excluded.plays, "
        "expires = excluded.expires, ended = FALSE, draining = FALSE, tables = 0",
        *(name, run, address, version, msgspec.json.encode(plays).decode()),
    )
    return int(run)


def beat(rows: Rows, run: int, tables: int, draining: bool) -> Seen | None:
    """Write a run's heartbeat, and read the others'. None: it was ended."""
    own = "SELECT extract(epoch FROM expires - clock_timestamp())::float8 FROM nodes WHERE run = ?"
    left = rows(f"{own} AND NOT ended", run)
    if not left:
        return None
    if left[0][0] < 0:
        rows("SELECT value FROM facts WHERE name = ? FOR UPDATE", ZERO)
        if not any(each.left > 0 for each in alive(rows)):
            _go_on(rows, rows(f"SELECT {NOW}")[0][0])  # all were away, or the clock went forward
    elif left[0][0] > LIVES:
        _went_back(rows, left[0][0] - LIVES + BEAT)
    said = (
        f"UPDATE nodes SET expires = {UNTIL}, tables = ?, draining = ?, beats = beats + 1 "
        "WHERE run = ? AND NOT ended RETURNING run"
    )
    if not rows(said, tables, draining, run):
        return None
    return Seen(alive(rows), rows(f"SELECT {NOW}")[0][0], int(fact(rows, ZERO) or 0))


def _go_on(rows: Rows, now: int) -> None:
    """No node lived for a while: the running time stood still."""
    kept = int(fact(rows, UPTIME) or 0)
    zero = fact(rows, ZERO)
    last = rows("SELECT (extract(epoch FROM max(expires)) * 1000)::bigint FROM nodes")[0][0]
    if zero is not None and last is not None:
        kept = max(kept, last - int(LIVES * 1000) - int(zero))
    set_fact(rows, ZERO, str(now - kept))


def _went_back(rows: Rows, seconds: float) -> None:
    """The database's clock was set back by about this much; the running time continues. The first
    node that sees it moves the zero; then its own time is one that the clock can have given."""
    rows("SELECT value FROM facts WHERE name = ? FOR UPDATE", ZERO)
    zero = fact(rows, ZERO)
    if zero is not None and not any(0 < each.left <= LIVES for each in alive(rows)):
        set_fact(rows, ZERO, str(int(zero) - int(seconds * 1000)))


def end(rows: Rows, run: int, beats: int) -> bool:
    """End a run without a heartbeat since `beats`: from now on it writes nothing, and
    its tables are free. Not while it writes: nobody waits for that."""
    over = "SELECT run FROM nodes WHERE run = ? AND NOT ended AND beats = ?"
    ended = f"UPDATE nodes SET ended = TRUE WHERE run IN ({over} FOR UPDATE SKIP LOCKED)"
    return bool(rows(f"{ended} RETURNING run", run, beats))


def namesake(rows: Rows, name: str) -> tuple[int, int] | None:
    """The run of a node of this name that was not ended, and its beats."""
    found = rows("SELECT run, beats FROM nodes WHERE name = ? AND NOT ended", name)
    return (found[0][0], found[0][1]) if found else None


def leave(rows: Rows, run: int) -> None:
    rows("UPDATE nodes SET ended = TRUE WHERE run = ?", run)


def claim(rows: Rows, table: str, run: int, due: int | None = None) -> Claimed | None:
    """Own a table, if nobody does; `due`: only if it must be woken by then. None: there is no such
    table, or it need not be woken."""
    found = rows("SELECT tell, due FROM tables WHERE id = ?", table)
    if not found or (due is not None and (found[0][1] is None or found[0][1] > due)):
        return None
    epoch = rows(CLAIM, table, run)
    if epoch:
        return Claimed(run, epoch[0][0], found[0][0])
    ((owner,),) = rows("SELECT run FROM leases WHERE id = ?", table)
    return Claimed(owner)


def owner(rows: Rows, table: str) -> tuple[int, tuple[str, int, str]] | None:
    """The run that owns a table (0: none), and what a node must have to play it."""
    found = rows(OWNER, table)
    if not found:
        return None
    record = decode_record(found[0][0])
    return found[0][1], (record.game, record.rules_version, record.components)


def owners(rows: Rows, tables: list[str]) -> dict[str, int]:
    asked = (
        "SELECT l.id, l.run FROM leases l JOIN nodes n ON n.run = l.run AND NOT n.ended "
        "WHERE l.id = ANY(?)"
    )
    return dict(rows(asked, tables))


def release(rows: Rows, tables: list[str], run: int) -> None:
    rows("UPDATE leases SET run = 0 WHERE run = ? AND id = ANY(?)", run, tables)


def give(rows: Rows, table: str, run: int, to: int) -> bool:
    """Give a table to another run that lives."""
    lives = "EXISTS (SELECT 1 FROM nodes n WHERE n.run = ? AND NOT n.ended)"
    moved = f"UPDATE leases SET run = ?, epoch = epoch + 1 WHERE id = ? AND run = ? AND {lives}"
    return bool(rows(f"{moved} RETURNING epoch", to, table, run, to))


def secret(rows: Rows, new: str) -> str:
    """The secret that the nodes of a store share."""
    add = "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
    rows(add, "nodes_secret", new)
    return fact(rows, "nodes_secret") or new
