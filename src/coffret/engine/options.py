"""Table options: what may be chosen before a game, declared once.

    OPTIONS = OptionSpace(first_player=first_seat(4), pairs=("no", "yes"), roll_ms=range(300, 2001))

The first choice, or the first number of a range, is the default unless `defaults` says otherwise.
Rules read them from a record: `options.first_player` is the index of the choice or the number.
"""

from collections.abc import Callable, Mapping
from typing import Any

from .errors import BadOptions
from .record import record
from .rng import below
from .rule import rule


class FirstSeat(tuple[str, ...]):
    """The first player: random, or a seat that the table chooses."""

    __slots__ = ()


def first_seat(most: int) -> FirstSeat:
    """For a game of up to `most` players."""
    return FirstSeat(("random", *(f"seat_{number}" for number in range(1, most + 1))))


@rule
def seat_of(s: Any, choice: int) -> int:
    """The seat that goes first, by the index of a `first_seat` choice."""
    return choice - 1 if choice > 0 else below(s, s.seats)


Domain = tuple[str, ...] | range
Sound = Callable[[dict[str, Any], int], str | None]
"""Checks valid options together, for a number of seats; returns what is wrong, if anything."""


class OptionSpace:
    def __init__(
        self,
        defaults: Mapping[str, Any] | None = None,
        sound: Sound = lambda chosen, seats: None,
        **domains: Domain,
    ) -> None:
        self.domains = domains
        self._sound = sound
        self.defaults = {name: domain[0] for name, domain in domains.items()} | dict(defaults or {})
        self.record = record(**(dict.fromkeys(domains, int) or {"none": int}))

    def with_defaults(self, chosen: Mapping[str, Any]) -> "OptionSpace":
        """The same options with other defaults."""
        return OptionSpace(self.complete(chosen), self._sound, **self.domains)

    def complete(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values; BadOptions for a name or value that is not offered."""
        for name, value in chosen.items():
            if name not in self.domains:
                offered = ", ".join(self.domains) or "none"
                raise BadOptions(f"there is no option '{name}' (offered: {offered})")
            domain = self.domains[name]
            if isinstance(value, bool) or value not in domain:
                raise BadOptions(f"option {name}: '{value}' is not one of {_spell(domain)}")
        return self.defaults | dict(chosen)

    def check(self, chosen: Mapping[str, Any], seats: int) -> None:
        """BadOptions if the options do not fit this number of seats."""
        complete = self.complete(chosen)
        for name, domain in self.domains.items():
            if isinstance(domain, FirstSeat) and domain.index(complete[name]) > seats:
                raise BadOptions(f"there is no {complete[name]} at a table of {seats}")
        if wrong := self._sound(complete, seats):
            raise BadOptions(wrong)

    def encode(self, chosen: Mapping[str, Any]) -> Any:
        """The record that `setup` reads."""
        encoded = self.record.new()
        for name, value in self.complete(chosen).items():
            domain = self.domains[name]
            setattr(encoded, name, value if isinstance(domain, range) else domain.index(value))
        return encoded

    def parse(self, texts: Mapping[str, str]) -> dict[str, Any]:
        """Options as typed on a command line."""
        return {
            name: int(text) if self._wants_number(name, text) else text
            for name, text in texts.items()
        }

    def _wants_number(self, name: str, text: str) -> bool:
        return isinstance(self.domains.get(name), range) and text.lstrip("-").isdecimal()


def _spell(domain: Domain) -> str:
    if isinstance(domain, range):
        return f"{domain[0]} to {domain[-1]}"
    return ", ".join(domain)
