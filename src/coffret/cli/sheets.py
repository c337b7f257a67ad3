"""Tables for people: drawn in a terminal, or as Markdown for a page."""

from dataclasses import dataclass

from rich.table import Table


@dataclass(frozen=True)
class Sheet:
    title: str
    head: list[str]
    rows: list[list[str]]
    note: str = ""

    def drawn(self) -> Table:
        table = Table(*self.head, title=self.title, caption=self.note or None, border_style="dim")
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        lines = [
            f"**{self.title}**",
            "",
            "| " + " | ".join(self.head) + " |",
            "|" + "---|" * len(self.head),
            *("| " + " | ".join(row) + " |" for row in self.rows),
        ]
        return "\n".join([*lines, "", self.note, ""] if self.note else [*lines, ""])
