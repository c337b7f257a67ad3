"""The store's rows for notices: where people want them, what was made, what waits to be sent.

A notice is made in one transaction: it is noted for its turn, and put into the outbox for each of
its ways. So it is made once, even if the server crashes.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ..store import Rows

PUSH, MAIL = "push", "mail"
MOVE, CLOCK, END, OPEN = "move", "clock", "end", "open"
LOBBY = -1
"""In place of a seat: what was made for those who asked for the lobby's next table."""
MOST_SUBSCRIPTIONS = 20
SUBSCRIPTIONS = "SELECT endpoint, person, device, p256dh, auth, language, since FROM subscriptions "
MAILS = "SELECT person, address, language, link, asked FROM mails "
OUTBOX = "SELECT number, person, way, address, id, seat, turn, kind, due, tries FROM outbox "


class Subscription(Struct):
    """A browser's address at its push service."""

    endpoint: str
    person: str
    device: str
    """The device's public key."""
    p256dh: str
    auth: str
    language: str
    since: int


class MailAddress(Struct):
    person: str
    address: str
    language: str
    link: str | None
    """The hash of the one-time link that confirms it; None: it is confirmed."""
    asked: int


class Noticed(Struct):
    """Notices made for a seat: the turn of the last one, and of the last reminder."""

    turn: int = -1
    reminded: int = -1
    ended: int = 0


class Waiting(Struct):
    """A notice on one of its ways."""

    number: int
    person: str
    way: str
    address: str
    """The endpoint, or the mail address."""
    table: str
    seat: int
    turn: int
    kind: str
    due: int
    tries: int


# Where people want notices


def subscriptions(rows: Rows, person: str) -> list[Subscription]:
    found = rows(f"{SUBSCRIPTIONS}WHERE person = ? ORDER BY since, endpoint", person)
    return [Subscription(*row) for row in found]


def subscription(rows: Rows, endpoint: str) -> Subscription | None:
    found = rows(f"{SUBSCRIPTIONS}WHERE endpoint = ?", endpoint)
    return Subscription(*found[0]) if found else None


def put_subscription(rows: Rows, new: Subscription) -> None:
    """A device has one: an older one of it is gone."""
    rows("DELETE FROM subscriptions WHERE endpoint = ? OR device = ?", new.endpoint, new.device)
    rows(
        "INSERT INTO subscriptions (endpoint, person, device, p256dh, auth, language, since) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        *(new.endpoint, new.person, new.device, new.p256dh, new.auth, new.language, new.since),
    )


def drop_subscription(rows: Rows, endpoint: str) -> None:
    rows("DELETE FROM subscriptions WHERE endpoint = ?", endpoint)
    rows("DELETE FROM outbox WHERE way = ? AND address = ?", PUSH, endpoint)


def drop_device(rows: Rows, device: str) -> None:
    for (endpoint,) in rows("SELECT endpoint FROM subscriptions WHERE device = ?", device):
        drop_subscription(rows, endpoint)


def mail(rows: Rows, person: str) -> MailAddress | None:
    found = rows(f"{MAILS}WHERE person = ?", person)
    return MailAddress(*found[0]) if found else None


def mail_of_link(rows: Rows, link: str) -> MailAddress | None:
    found = rows(f"{MAILS}WHERE link = ?", link)
    return MailAddress(*found[0]) if found else None


def put_mail(rows: Rows, new: MailAddress) -> None:
    drop_mail(rows, new.person)
    rows(
        "INSERT INTO mails (person, address, language, link, asked) VALUES (?, ?, ?, ?, ?)",
        *(new.person, new.address, new.language, new.link, new.asked),
    )


def drop_mail(rows: Rows, person: str) -> None:
    rows("DELETE FROM mails WHERE person = ?", person)
    rows("DELETE FROM outbox WHERE way = ? AND person = ?", MAIL, person)


def forget(rows: Rows, person: str) -> None:
    """Everything of someone."""
    for name in ("subscriptions", "mails", "outbox", "lobby_wishes"):
        rows(f"DELETE FROM {name} WHERE person = ?", person)


def wishing(rows: Rows) -> set[str]:
    """The holders who want notices."""
    found = rows(
        "SELECT holder FROM people WHERE id IN (SELECT person FROM subscriptions) "
        "OR id IN (SELECT person FROM mails WHERE link IS NULL)"
    )
    return {holder for (holder,) in found}


def wishes(rows: Rows, person: str) -> bool:
    confirmed = rows("SELECT 1 FROM mails WHERE person = ? AND link IS NULL", person)
    return bool(confirmed or rows("SELECT 1 FROM subscriptions WHERE person = ?", person))


# Who asked for a notice of the lobby's next table


def wish_lobby(rows: Rows, person: str, on: bool, now: int) -> None:
    rows("DELETE FROM lobby_wishes WHERE person = ?", person)
    if on:
        rows("INSERT INTO lobby_wishes (person, since) VALUES (?, ?)", person, now)


def wishes_lobby(rows: Rows, person: str) -> bool:
    return bool(rows("SELECT 1 FROM lobby_wishes WHERE person = ?", person))


def waiting_for_lobby(rows: Rows, most: int) -> list[tuple[str, str]]:
    """People and their holders, who has waited longest first."""
    found: list[tuple[str, str]] = rows(
        "SELECT p.id, p.holder FROM lobby_wishes w JOIN people p ON p.id = w.person "
        "ORDER BY w.since, p.id LIMIT ?",
        most,
    )
    return found


# What was made


def noticed(rows: Rows, table: str, seat: int) -> Noticed:
    asked = "SELECT turn, reminded, ended FROM noticed WHERE id = ? AND seat = ?"
    found = rows(asked, table, seat)
    return Noticed(*found[0]) if found else Noticed()


def put_noticed(rows: Rows, table: str, seat: int, now: Noticed) -> None:
    rows(
        "INSERT INTO noticed (id, seat, turn, reminded, ended) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (id, seat) DO UPDATE SET turn = excluded.turn, "
        "reminded = excluded.reminded, ended = excluded.ended",
        *(table, seat, now.turn, now.reminded, now.ended),
    )


# What waits


def post(rows: Rows, person: str, table: str, seat: int, turn: int, kind: str, due: int) -> None:
    """Put a notice into the outbox for each of someone's ways."""
    confirmed = mail(rows, person)
    ways = [(PUSH, each.endpoint) for each in subscriptions(rows, person)]
    if confirmed is not None and confirmed.link is None:
        ways.append((MAIL, confirmed.address))
    for way, address in ways:
        rows(
            "INSERT INTO outbox (person, way, address, id, seat, turn, kind, due, tries, taken) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0)",
            *(person, way, address, table, seat, turn, kind, due),
        )


def take(rows: Rows, mark: int, way: str, now: int, most: int, others: str = "") -> list[Waiting]:
    """Those that are due on a way. From now on they count as sent: what a server took before it
    stopped is never sent again. The same `mark` takes the same ones; `others`: a condition."""
    free = f"SELECT number FROM outbox WHERE taken = 0 AND way = ? AND due <= ?{others}"
    for (number,) in rows(f"{free} ORDER BY due LIMIT ?", way, now, most):
        rows("UPDATE outbox SET taken = ? WHERE number = ?", mark, number)
    return [Waiting(*row) for row in rows(f"{OUTBOX}WHERE taken = ? ORDER BY number", mark)]


def give_back(rows: Rows, number: int, due: int) -> None:
    """It was certainly not delivered: it is sent again later."""
    rows("UPDATE outbox SET taken = 0, tries = tries + 1, due = ? WHERE number = ?", due, number)


def done(rows: Rows, number: int) -> None:
    rows("DELETE FROM outbox WHERE number = ?", number)


def next_due(rows: Rows, others: str = "") -> int | None:
    found: list[Any] = rows(f"SELECT min(due) FROM outbox WHERE taken = 0{others}")
    return None if found[0][0] is None else int(found[0][0])
