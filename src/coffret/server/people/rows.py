"""The store's rows on people: a row for each person, for each of their devices, and for each
table at which a holder sits or is the host."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ..notices import rows as notices
from ..store import Rows

PEOPLE = "SELECT id, holder, name, words, since FROM people WHERE "
DEVICES = "SELECT key, person, token, label, since FROM devices WHERE "


class Person(Struct):
    id: str
    holder: str
    """Holds their seats."""
    name: str
    words: str | None
    """The hash of their twelve words, if they have asked for any."""
    since: int


class Device(Struct):
    key: str
    """Its public key."""
    person: str
    token: str
    """The hash of the token that it has now."""
    label: str
    since: int


def person(rows: Rows, by: str, value: str) -> Person | None:
    """Found `by` a column: id, holder, words."""
    found = rows(f"{PEOPLE}{by} = ?", value)
    return Person(*found[0]) if found else None


def device(rows: Rows, by: str, value: str) -> Device | None:
    """Found `by` a column: key, token."""
    found = rows(f"{DEVICES}{by} = ?", value)
    return Device(*found[0]) if found else None


def devices(rows: Rows, person: str) -> list[Device]:
    return [Device(*row) for row in rows(f"{DEVICES}person = ? ORDER BY since, key", person)]


def add_person(rows: Rows, new: Person) -> None:
    rows(
        "INSERT INTO people (id, holder, name, words, since, seen) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING",
        *(new.id, new.holder, new.name, new.words, new.since, new.since),
    )


def put_device(rows: Rows, new: Device) -> None:
    """A key is one device: it belongs to the person it was added to last."""
    rows("DELETE FROM devices WHERE key = ? OR token = ?", new.key, new.token)
    # Its notices were the other person's.
    rows("DELETE FROM subscriptions WHERE device = ? AND person <> ?", new.key, new.person)
    rows(
        "INSERT INTO devices (key, person, token, label, since) VALUES (?, ?, ?, ?, ?)",
        *(new.key, new.person, new.token, new.label, new.since),
    )


def drop_device(rows: Rows, key: str) -> None:
    notices.drop_device(rows, key)
    rows("DELETE FROM devices WHERE key = ?", key)


def forget_person(rows: Rows, id: str) -> None:
    notices.forget(rows, id)
    rows("DELETE FROM devices WHERE person = ?", id)
    rows("DELETE FROM people WHERE id = ?", id)


def tables_of(rows: Rows, holder: str) -> list[str]:
    found: list[Any] = rows("SELECT id FROM holdings WHERE holder = ? ORDER BY id", holder)
    return [id for (id,) in found]
