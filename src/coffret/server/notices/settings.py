"""The operator's settings for notices, and time limits."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from importlib.util import find_spec
from urllib.parse import unquote, urlsplit

from coffret.engine.errors import BadOptions

CONTACT = re.compile(r"mailto:[^\s@]+@[^\s@]+|https://\S+")
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}"
)
LONGEST_ADDRESS = 254


@dataclass(frozen=True)
class Push:
    contact: str
    """How a push service reaches the operator: mailto:… or https://…"""
    private: bool = False
    """Whether endpoints at private addresses and without TLS are allowed: for tests only."""


@dataclass(frozen=True)
class Mail:
    host: str
    port: int
    sender: str
    site: str
    """Where people find this server: links in mails begin with it."""
    tls: bool = False
    """From the first byte; else STARTTLS is used where it is offered."""
    user: str = ""
    password: str = field(default="", repr=False)


@dataclass(frozen=True)
class Notices:
    push: Push | None = None
    mail: Mail | None = None
    delay: float = 10.0
    """Seconds after which a turn that nobody has seen is worth a notice."""
    live_delay: float = 5.0
    """The same at tables with a live clock."""
    first_retry: float = 60.0
    """Seconds; each further one comes four times later."""

    @property
    def any(self) -> bool:
        return self.push is not None or self.mail is not None


def push_of(contact: str | None) -> Push | None:
    if contact is None:
        return None
    if not CONTACT.fullmatch(contact):
        raise BadOptions(f"'{contact}' is no contact: name mailto:you@example.org or https://…")
    if find_spec("pywebpush") is None:
        raise BadOptions("push notices need the extra coffret[push]")
    return Push(contact)


def mail_of(server: str | None, sender: str | None, site: str | None) -> Mail | None:
    """From `smtp://user:password@host:587`, or `smtps://…`."""
    if server is None:
        return None
    if sender is None or site is None:
        raise BadOptions("mail needs --mail-from and --site, too")
    parts = urlsplit(server)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadOptions("a mail server is named as smtp://host:587 or smtps://host:465")
    if not is_address(sender.rpartition("<")[2].rstrip(">")):
        raise BadOptions(f"'{sender}' is no address to send from")
    if not re.fullmatch(r"https?://[^\s/?#]+(/[^\s?#]*)?", site):
        raise BadOptions(f"'{site}' is not where people find this server: https://example.org")
    tls = parts.scheme == "smtps"
    return Mail(
        parts.hostname,
        parts.port or (465 if tls else 587),
        sender,
        site.rstrip("/"),
        tls,
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )


def is_address(text: str) -> bool:
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None
