"""The schema of a store: numbered versions, and the migrations between them.

Migrations run when a store is opened, each in its own transaction: a store always has one version.
A store with a newer version than this server knows is not touched.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from coffret.engine.errors import CoffretError


class Schema(NamedTuple):
    """The statements of one kind of database."""

    migrations: tuple[tuple[str, ...], ...]
    """The first one creates version 1 in an empty store."""
    has_table: str
    """Whether there is a table of a name."""


UNNUMBERED = 1
"""The version of stores made before versions were recorded."""

_OPEN_TABLES = "CREATE INDEX open_tables ON tables (finished) WHERE finished = 0"
_BY_CHANGE = (
    "DROP INDEX open_tables",
    "CREATE INDEX tables_by_change ON tables (changed)",
    "CREATE TABLE coffret_schema (version INTEGER NOT NULL)",
    "INSERT INTO coffret_schema (version) VALUES (2)",
)

_PEOPLE = (
    """CREATE TABLE people (
      id TEXT PRIMARY KEY, holder TEXT NOT NULL UNIQUE, name TEXT NOT NULL, words TEXT UNIQUE,
      since BIGINT NOT NULL, seen BIGINT NOT NULL
    )""",
    """CREATE TABLE devices (
      key TEXT PRIMARY KEY, person TEXT NOT NULL, token TEXT NOT NULL UNIQUE, label TEXT NOT NULL,
      since BIGINT NOT NULL
    )""",
    "CREATE INDEX devices_by_person ON devices (person)",
    "CREATE TABLE holdings (holder TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (holder, id))",
    "CREATE INDEX holdings_by_table ON holdings (id)",
    "ALTER TABLE tables ADD COLUMN card TEXT",
    "ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX listed_tables ON tables (changed) WHERE listed = 1",
)
"""People, their devices, and the tables at which a holder sits or is the host."""

_RESULTS = (
    """CREATE TABLE results (
      holder TEXT NOT NULL, id TEXT NOT NULL, game TEXT NOT NULL, ended BIGINT NOT NULL,
      outcome TEXT NOT NULL, PRIMARY KEY (holder, id)
    )""",
    "CREATE INDEX results_by_game ON results (holder, game, ended)",
    """CREATE TABLE standings (
      holder TEXT NOT NULL, game TEXT NOT NULL, total TEXT NOT NULL, PRIMARY KEY (holder, game)
    )""",
)
"""How a holder's games ended, and their sums by game."""

_CLOCKS = (
    "ALTER TABLE tables ADD COLUMN due BIGINT",
    "CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL",
    "CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
)
"""When a table must be woken, and what a store keeps about its server: its running time."""

_NOTICES = (
    """CREATE TABLE subscriptions (
      endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, device TEXT NOT NULL, p256dh TEXT NOT NULL,
      auth TEXT NOT NULL, language TEXT NOT NULL, since BIGINT NOT NULL
    )""",
    "CREATE INDEX subscriptions_by_person ON subscriptions (person)",
    """CREATE TABLE mails (
      person TEXT PRIMARY KEY, address TEXT NOT NULL, language TEXT NOT NULL, link TEXT UNIQUE,
      asked BIGINT NOT NULL
    )""",
    """CREATE TABLE noticed (
      id TEXT NOT NULL, seat INTEGER NOT NULL, turn INTEGER NOT NULL, reminded INTEGER NOT NULL,
      ended INTEGER NOT NULL, PRIMARY KEY (id, seat)
    )""",
    """CREATE TABLE outbox (
      number %s, person TEXT NOT NULL, way TEXT NOT NULL, address TEXT NOT NULL, id TEXT NOT NULL,
      seat INTEGER NOT NULL, turn INTEGER NOT NULL, kind TEXT NOT NULL, due BIGINT NOT NULL,
      tries INTEGER NOT NULL, taken BIGINT NOT NULL
    )""",
    "CREATE INDEX outbox_by_due ON outbox (due) WHERE taken = 0",
    "CREATE INDEX outbox_by_person ON outbox (person)",
    "ALTER TABLE tables ADD COLUMN tell BIGINT",
    "CREATE INDEX telling_tables ON tables (tell) WHERE tell IS NOT NULL",
)
"""Where people want notices, what was made for each seat, what waits to be sent, and when a table
must be looked at for that (milliseconds since 1970)."""


_NODES = (
    "CREATE SEQUENCE node_runs",
    """CREATE TABLE nodes (
      name TEXT PRIMARY KEY, run BIGINT NOT NULL UNIQUE, address TEXT NOT NULL,
      version TEXT NOT NULL, plays TEXT NOT NULL, expires TIMESTAMPTZ NOT NULL,
      ended BOOLEAN NOT NULL DEFAULT FALSE,
      tables INTEGER NOT NULL DEFAULT 0, draining BOOLEAN NOT NULL DEFAULT FALSE,
      beats BIGINT NOT NULL DEFAULT 0
    )""",
    """CREATE TABLE leases (
      id TEXT PRIMARY KEY, run BIGINT NOT NULL, epoch BIGINT NOT NULL
    )""",
)
"""The servers that share a store, and which of their runs owns a table. SQLite has one server."""

_COMPANY = (
    "CREATE INDEX results_by_table ON results (id)",
    "CREATE TABLE lobby_wishes (person TEXT PRIMARY KEY, since BIGINT NOT NULL)",
)
"""Who played with whom, and who asked for a notice of the lobby's next table. From this version on,
journals may have arrangements."""


def _notices(number: str) -> tuple[str, ...]:
    return tuple(each.replace("%s", number) for each in _NOTICES)


SQLITE = Schema(
    (
        (
            """CREATE TABLE tables (
              id TEXT PRIMARY KEY, record TEXT NOT NULL, finished INTEGER NOT NULL DEFAULT 0
            ) WITHOUT ROWID""",
            """CREATE TABLE journal (
              id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL,
              PRIMARY KEY (id, number)
            ) WITHOUT ROWID""",
            _OPEN_TABLES,
        ),
        (
            "ALTER TABLE tables ADD COLUMN changed INTEGER NOT NULL DEFAULT 0",
            "UPDATE tables SET changed = CAST(strftime('%s', 'now') AS INTEGER)",
            *_BY_CHANGE,
        ),
        (
            *_PEOPLE,
            """INSERT INTO holdings
               SELECT json_extract(line, '$[3]'), id FROM journal WHERE line LIKE '["take",%'
               UNION SELECT json_extract(record, '$.host'), id FROM tables""",
        ),
        _RESULTS,
        _CLOCKS,
        _notices("INTEGER PRIMARY KEY"),
        (),
        _COMPANY,
    ),
    "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?",
)

POSTGRES = Schema(
    (
        (
            """CREATE TABLE tables (
              id TEXT PRIMARY KEY, record TEXT NOT NULL, finished INTEGER NOT NULL DEFAULT 0
            )""",
            """CREATE TABLE journal (
              id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL,
              PRIMARY KEY (id, number)
            )""",
            _OPEN_TABLES,
        ),
        (
            "ALTER TABLE tables ADD COLUMN changed BIGINT NOT NULL DEFAULT 0",
            "UPDATE tables SET changed = extract(epoch FROM now())::bigint",
            *_BY_CHANGE,
        ),
        (
            *_PEOPLE,
            """INSERT INTO holdings
               SELECT line::json ->> 3, id FROM journal WHERE line LIKE '["take",%'
               UNION SELECT record::json ->> 'host', id FROM tables""",
        ),
        _RESULTS,
        _CLOCKS,
        _notices("BIGSERIAL PRIMARY KEY"),
        _NODES,
        _COMPANY,
    ),
    """SELECT 1 FROM information_schema.tables
       WHERE table_schema = current_schema() AND table_name = %s""",
)

NEWEST = len(SQLITE.migrations)


def version_of(connection: Any, schema: Schema) -> int:
    """0: the store is empty."""

    def has(table: str) -> bool:
        return connection.execute(schema.has_table, (table,)).fetchone() is not None

    if has("coffret_schema"):
        return int(connection.execute("SELECT version FROM coffret_schema").fetchone()[0])
    return UNNUMBERED if has("tables") else 0


def check_version(connection: Any, schema: Schema) -> int:
    """The store's version; CoffretError if it is newer than this server knows."""
    version = version_of(connection, schema)
    if version > NEWEST:
        raise CoffretError(
            f"this store is of version {version}, and this coffret knows versions up to {NEWEST}: "
            "use a newer coffret"
        )
    return version


def migrate(connection: Any, schema: Schema) -> None:
    """Migrate a store to the newest version."""
    for version in range(check_version(connection, schema), NEWEST):
        connection.execute("BEGIN")
        try:
            for statement in schema.migrations[version]:
                connection.execute(statement)
            if version > UNNUMBERED:
                connection.execute(f"UPDATE coffret_schema SET version = {version + 1}")
            connection.execute("COMMIT")
        except Exception:
            connection.execute("ROLLBACK")
            raise
