"""A second, naive opinion on who takes a trick: plain Python on the events, no engine."""

from dataclasses import dataclass, field
from typing import Any

COLOURS = ("black", "red", "yellow", "blue")
RANKS = ("farmer", "assassin", "explorer", "dwarf", "wizard", "knight", "oracle", "emperor")
VALUE = {rank: value for value, rank in enumerate(RANKS, 3)}


@dataclass
class Laid:
    seat: int
    colour: str
    value: int
    dominates: bool


@dataclass
class Trick:
    """A trick as someone at the table would note it down."""

    dominant: str | None
    laid: list[Laid] = field(default_factory=list)
    lead: str | None = None
    dwarf: bool = False
    knight: bool = False
    takes: int | None = None
    refuses: int | None = None
    named: bool = False

    def hear(self, event: dict[str, Any]) -> None:
        kind = event["event"]
        if kind == "turned_up":
            self.dominant = event["card"].split("-")[0]
        elif kind in ("played", "assassinated"):
            colour, rank = event["card"].split("-")
            dominates = colour == self.dominant and not self.knight
            self.laid.append(Laid(event["seat"], colour, VALUE[rank], dominates))
            self.lead = self.lead or colour
        elif kind == "cubes_up":
            self.laid[-1].value += event["count"]
        elif kind == "cubes_down":
            self.laid[-1].value -= event["count"]
        elif kind == "power":
            self.dwarf = self.dwarf or event["power"] == "dwarf"
            self.knight = self.knight or event["power"] == "knight"
        elif kind == "changed_colour":
            self.laid[-1].colour = event["colour"]
            self.laid[-1].dominates = False
            if len(self.laid) == 1 and not self.named:
                self.lead = event["colour"]
        elif kind == "names_colour":
            self.lead, self.named = event["colour"], True
        elif kind == "takes_trick":
            self.takes = event["seat"]
        elif kind == "refuses_trick":
            self.refuses = event["seat"]

    def taker(self) -> int:
        if self.takes is not None:
            return self.takes
        cards = [laid for laid in self.laid if laid.seat != self.refuses]
        able = [laid for laid in cards if laid.dominates]
        able = able or [laid for laid in cards if laid.colour == self.lead]
        if not able:
            assert self.refuses is not None
            return self.refuses
        values = [laid.value for laid in able]
        if self.dwarf:
            return [laid for laid in able if laid.value == min(values)][-1].seat
        return next(laid for laid in able if laid.value == max(values)).seat
