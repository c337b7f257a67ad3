"""The other servers of a store, as a server's tables see them; `nodes` has them."""

from __future__ import annotations

from typing import Protocol

from .cards import Card
from .store import Rows


class Nodes(Protocol):
    """The other servers of a store, as its tables use them."""

    async def claimed(self, table: str) -> int | None:
        """Own a table from now on, or raise; when someone may have to be notified of it."""

    async def is_due(self, table: str, now: int) -> bool:
        """Own a table if it must be woken now."""

    async def fetch(self, table: str) -> None:
        """Have another node give up a table."""

    async def cards(self, tables: list[str]) -> dict[str, Card]:
        """The cards of tables that are in the memory of others."""

    def released(self, rows: Rows, tables: list[str]) -> None:
        """Tables are unloaded: any node may have them."""

    def dropped(self, table: str) -> None:
        """A table is not in memory any more: nothing is written for it."""

    def not_of_others(self, column: str) -> str:
        """A condition: the table named in a column is not another node's."""

    def mark(self) -> int:
        """A number that shows which node took something."""

    def marks_of_gone(self, column: str) -> str:
        """A condition: the mark in a column is of a node that is gone."""
