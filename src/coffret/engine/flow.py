"""A line of a terminal that breaks between its entries only: never between a sign and its words.

Entries are separated by " · ", or by two spaces where they belong together. Rich breaks a text at
every space, a no-break space included. Only terminals import this.
"""

import re
from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

DOT, GAP = " · ", "  "


class Flow:
    def __init__(self, text: str, style: str = "") -> None:
        entries = re.split(f"({DOT}|{GAP})", text)
        self._entries = entries[::2]
        self._between = [*entries[1::2], ""]
        """The text after each entry; a dot stays at the end of a line, a gap does not."""
        self._style = style

    def lines(self, width: int) -> list[str]:
        found = [""]
        between = ""
        for entry, after in zip(self._entries, self._between, strict=True):
            dot = DOT.rstrip() if after == DOT else ""
            if found[-1] and cell_len(found[-1] + between + entry + dot) > width:
                found[-1] += between.rstrip()
                found.append(entry)
            else:
                found[-1] += between + entry
            between = after
        return found

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        for line in self.lines(options.max_width):
            yield Text(line, self._style)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        whole = "".join(f"{a}{b}" for a, b in zip(self._entries, self._between, strict=True))
        return Measurement(max(map(cell_len, self._entries)), cell_len(whole)).with_maximum(
            options.max_width
        )
