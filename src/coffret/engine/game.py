"""A game: its declarations, its rules in both modes, and what people see of it.

A game is a package of modules, by convention:

| module or file | what it gives |
|---|---|
| `rules.py` | the rules of the contract (`engine.contract`) |
| `ending.py` | `sources(s, seat)`: a seat's points by where they come from |
| `view.py` | `open_view(s)`: what everyone sees; `own_view(s, seat)`: the rest for a seat; |
| | optional: `glance(view)`, `legal_by(s, seat)` |
| `reasons.py` | `why_not(s, seat, action)`: the rule that forbids an illegal action |
| `phrases.py` | `move_arguments`, `event_arguments`: the arguments of its texts; may be left out |
| `terminal.py` | `draw(view, texts, names)`: the table in a terminal |
| `legend.py` | what a view's fields are, which rule explains what (`engine.legend`) |
| `stock.py` | `stock(s)`: all tokens and cards, wherever they are; it never changes; optional |
| `components.py`, `components.toml` | `SCHEMA`, `PRINTED` and the tables made of it; |
| | optional |
| `rules.toml`, `texts/*.ftl` | its rules as data, its texts |

`engine.parts` has the same as data.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from . import (
    contract,
    events,
    layout,
    masks,
    options,
    ranking,
    rng,
    rulebook,
    transitions,
    unforeseen,
)
from .actions import ActionSpace, Move, describe
from .binding import Binding
from .components import NO_CARDS, ComponentSet, Schema
from .errors import BadComponents, BadOptions, BrokenGame, IllegalMove
from .events import EventSpace
from .layout import FeatureLayout
from .options import OptionSpace
from .ranking import MOST_TIE_BREAKS, TieBreak
from .record import RecordType
from .rulecheck import check_rules
from .search_settings import SearchSettings
from .state import MOST_SEATS
from .texts import Texts

ENGINE_MODULES = (rng, events, masks, ranking, options, layout, contract, transitions)


@dataclass(frozen=True, eq=False)
class Game:
    package: str
    prefix: str
    """The prefix of its rule ids."""
    seats: range
    minutes: tuple[int, int]
    """The shortest and the longest time that a game takes, as on a box."""
    age: int
    """From which age on."""
    rules_version: int
    state: RecordType
    actions: ActionSpace
    events: EventSpace
    features: FeatureLayout
    longest: int
    """No game takes more decisions than this."""
    rounds: int | None = None
    """How many it has, if that is certain from the start."""
    for_newcomers: bool = False
    """Whether it comes first on the shelf."""
    hidden: bool = True
    """Whether seats see different things; if not, nobody needs to look away."""
    tie_breaks: tuple[TieBreak, ...] = ()
    """The tie-breaks for seats with equal points: the first that differs decides."""
    options: OptionSpace = field(default_factory=OptionSpace)
    terminal_options: Mapping[str, Any] = field(default_factory=dict)
    """Options that the terminal uses by default."""
    first_options: Mapping[str, Any] = field(default_factory=dict)
    """Options that a new table proposes to someone who has not played it yet."""
    search: SearchSettings = field(default_factory=SearchSettings)
    """Its search settings."""
    cards: ComponentSet | None = None
    """A set of cards other than the printed one."""

    def __post_init__(self) -> None:
        seats = list(self.seats)
        if not seats or seats != list(range(seats[0], seats[-1] + 1)) or seats[0] < 2:
            raise TypeError(f"{self.name}: seats are a range from 2 on, not {self.seats}")
        if seats[-1] > MOST_SEATS:
            raise TypeError(
                f"{self.name} has {seats[-1]} seats, and the engine carries {MOST_SEATS} at most"
            )
        rules = self._module("rules")
        missing = [name for name in contract.REQUIRED if not hasattr(rules, name)]
        if missing:
            raise TypeError(f"{self.name} lacks the rules {', '.join(missing)}")
        derived = [name for name in contract.DERIVED if hasattr(rules, name)]
        if derived:
            raise TypeError(
                f"{self.name} must not write {', '.join(derived)}: "
                "the engine derives it from `score` and `tie_break`"
            )
        if len(self.tie_breaks) > MOST_TIE_BREAKS:
            raise TypeError(f"{self.name} has more than {MOST_TIE_BREAKS} tie-breaks")
        if bool(self.tie_breaks) != hasattr(rules, "tie_break"):
            raise TypeError(f"{self.name} needs both: `tie_breaks`, and the rule `tie_break`")

    @cached_property
    def name(self) -> str:
        return self.package.rpartition(".")[2]

    @cached_property
    def title(self) -> str:
        return self.texts("en")("game-title")

    @property
    def folder(self) -> Path:
        return Path(importlib.import_module(self.package).__file__ or "").parent

    @property
    def real_time(self) -> bool:
        """Whether a clock may run: something happens without a move."""
        return hasattr(self._module("rules"), "due")

    def with_components(self, path: Path) -> Game:
        """The same game with another set of cards."""
        if not self._has("components"):
            raise BadComponents(f"{self.name} is played without cards: there is no set to replace")
        schema: Schema = self._module("components").SCHEMA
        return replace(self, cards=schema.load(path))

    def with_options(self, options: Mapping[str, Any]) -> Game:
        """The same game with other options by default."""
        return replace(self, options=self.options.with_defaults(options))

    @property
    def components(self) -> ComponentSet:
        """The set of cards in play."""
        return self.cards or self._printed

    @property
    def _printed(self) -> ComponentSet:
        if not self._has("components"):
            return NO_CARDS
        printed: ComponentSet = self._module("components").PRINTED
        return printed

    # The rules, in both modes

    def plain(self, module: ModuleType) -> Any:
        """A module (the game's own, the engine's, or generic code) bound to this game."""
        return self._plain[module]

    def compiled(self, module: ModuleType) -> Any:
        """The same, compiled."""
        return self._compiled[module]

    def on_gpu(self, module: ModuleType, quiet: bool = False) -> Any:
        """The same as device functions, for kernels (numba-cuda). Masks are bits; `quiet`: events
        are counted, but not written."""
        return (self._quiet_on_gpu if quiet else self._on_gpu)[module]

    def foreseeing(self, module: ModuleType) -> Any:
        """The same, interpreted, but chance and secrets stop the play (`engine.preview`)."""
        return self._foreseeing[module]

    @cached_property
    def rules(self) -> Any:
        """The rules of the contract: the game's own, and the contract's where it gives none."""
        rules = self.plain(self._module("rules"))
        for name in (*contract.OPTIONAL, *contract.DERIVED):
            if not hasattr(rules, name):
                setattr(rules, name, getattr(self.plain(contract), name))
        return rules

    @cached_property
    def transitions(self) -> Any:
        """`engine.transitions`, bound to this game."""
        return self.plain(transitions)

    @cached_property
    def _plain(self) -> Binding:
        return Binding(self._modules, self._instead)

    @cached_property
    def _foreseeing(self) -> Binding:
        return Binding(self._modules, [*self._instead, *unforeseen.INSTEAD])

    @cached_property
    def _compiled(self) -> Binding:
        if found := check_rules(self.folder):
            raise BrokenGame(self.name, [str(each) for each in found])
        from . import bit_masks, machine  # numba is heavy: only compiled mode loads it

        bits = (masks.own_mask, bit_masks.mask_for(len(self.actions)))
        instead = [*self._instead, *machine.INSTEAD, bits]
        return Binding(self._modules, instead, True, self.components.digest)

    @cached_property
    def _on_gpu(self) -> Binding:
        return self._bound_on_gpu(())

    @cached_property
    def _quiet_on_gpu(self) -> Binding:
        from . import unheard

        return self._bound_on_gpu(unheard.INSTEAD, unheard)

    def _bound_on_gpu(self, more: Iterable[tuple[object, object]], *modules: ModuleType) -> Binding:
        if found := check_rules(self.folder):
            raise BrokenGame(self.name, [str(each) for each in found])
        from . import gpu_masks  # numba-cuda is heavy, and extra

        instead = [*self._instead, *gpu_masks.INSTEAD, *more]
        return Binding([*self._modules, gpu_masks, *modules], instead, on_gpu=True)

    @cached_property
    def _modules(self) -> tuple[ModuleType, ...]:
        """All but the terminal's: only who plays there waits for Rich."""
        own = (self._module(name) for name in self._names if name != "terminal")
        return (*ENGINE_MODULES, *own)

    @cached_property
    def _names(self) -> tuple[str, ...]:
        """Its modules."""
        package = importlib.import_module(self.package)
        return tuple(sorted(part.name for part in pkgutil.iter_modules(package.__path__)))

    @property
    def _instead(self) -> list[tuple[object, object]]:
        printed = self._printed
        rules = self._module("rules")
        cards: list[tuple[object, object]] = [
            (printed, self.components),
            *((table, self.components[name]) for name, table in printed.tables.items()),
        ]
        given = [
            (getattr(contract, name), getattr(rules, name))
            for name in (*contract.REQUIRED, *contract.OPTIONAL)
            if hasattr(rules, name)
        ]
        return [(old, new) for old, new in (*cards, *given) if old is not new]

    def _has(self, name: str) -> bool:
        return name in self._names

    def _module(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self.package}.{name}")

    # One position

    def new(self, seats: int, options: Mapping[str, Any], words: tuple[int, ...]) -> Any:
        """A fresh game, set up, with chance from `words`."""
        self.check_table(seats, options)
        s = self.state.new()
        rng.reseed(s, words)
        s.seats = seats
        self.rules.setup(s, self.options.encode(options))
        return s

    def check_table(self, seats: int, options: Mapping[str, Any]) -> None:
        """BadOptions if the game offers no such table."""
        if seats not in self.seats:
            raise BadOptions(
                f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}"
            )
        self.options.check(options, seats)

    def acting(self, s: Any) -> list[int]:
        """The seats that may act."""
        mask = self.rules.actors(s)
        return [seat for seat in range(s.seats) if mask >> seat & 1]

    def legal(self, s: Any, seat: int) -> list[int]:
        """The actions that `seat` may take."""
        mask = bytearray(len(self.actions))
        self.rules.legal(s, seat, mask)
        legal: list[int] = []
        action = mask.find(1)
        while action >= 0:
            legal.append(action)
            action = mask.find(1, action + 1)
        return legal

    def play(self, s: Any, seat: int, action: int, legal: Sequence[int] | None = None) -> None:
        """Carry out an action from outside; an illegal one is rejected with the rule's id. `legal`
        are the seat's legal actions, if they are known."""
        if not 0 <= action < len(self.actions):
            raise IllegalMove(f"{action} is not an action of {self.name}")
        if legal is None:
            legal = self.legal(s, seat) if 0 <= seat < s.seats else ()
        if action not in legal:
            rule = self.why_not(s, seat, action)
            move = describe(self.actions.move(action))
            raise IllegalMove(f"{move} is not legal for seat {seat} now ({rule})", rule)
        self.transitions.advance(s, seat, action)

    def why_not(self, s: Any, seat: int, action: int) -> str:
        """The id of the rule that forbids an illegal action."""
        rule: str = self.plain(self._module("reasons")).why_not(s, seat, action)
        return rule

    def winners(self, s: Any) -> list[int]:
        """The seats that share the best rank."""
        keys = [self.rules.rank_key(s, seat) for seat in range(s.seats)]
        return [seat for seat, key in enumerate(keys) if key == max(keys)]

    def scores(self, s: Any) -> list[int]:
        return [self.rules.score(s, seat) for seat in range(s.seats)]

    def sources(self, s: Any) -> list[dict[str, int]]:
        """Each seat's points by where they come from; together they are its score."""
        if not self._has("ending"):
            return [{ranking.POINTS: points} for points in self.scores(s)]
        ending = self.plain(self._module("ending"))
        return [ending.sources(s, seat) for seat in range(s.seats)]

    def stock(self, s: Any) -> dict[str, Any]:
        """All tokens and cards of the box, wherever they are."""
        if not self._has("stock"):
            return {}
        stock: dict[str, Any] = self.plain(self._module("stock")).stock(s)
        return stock

    # For people

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """All that `seat` (None: a spectator) may know, by name."""
        return self.open_view(s) | self.own_view(s, seat)

    @cached_property
    def _view(self) -> Any:
        return self.plain(self._module("view"))

    def open_view(self, s: Any) -> dict[str, Any]:
        """The part of the view that is the same for everyone; a table builds it once."""
        found: dict[str, Any] = self._view.open_view(s)
        return found

    def own_view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """The other part."""
        found: dict[str, Any] = self._view.own_view(s, seat)
        return found

    def glance(self, view: dict[str, Any]) -> dict[str, Any] | None:
        """The few parts of the public view that a small picture of the board needs; None: the game
        has no such picture."""
        found = getattr(self._view, "glance", None)
        return None if found is None else found(view)

    def legal_by(self, s: Any, seat: int) -> Hashable:
        """A cache key of the seat's legal moves, if there is one that is faster to compute than
        they are: equal keys mean equal moves. None: the moves cannot be cached."""
        return None if self._legal_by is None else self._legal_by(s, seat)

    @cached_property
    def _legal_by(self) -> Any:
        return getattr(self._view, "legal_by", None)

    def texts(self, language: str) -> Texts:
        return Texts(language, (self.folder / "texts",))

    @cached_property
    def rulebook(self) -> rulebook.Rulebook:
        return rulebook.read(self.folder / "rules.toml")

    @property
    def phrases(self) -> Any:
        """None if its texts need nothing beyond the fields of moves and events."""
        return self.plain(self._module("phrases")) if self._has("phrases") else None

    @property
    def terminal(self) -> Any:
        return self.plain(self._module("terminal"))

    @property
    def legend(self) -> Any:
        return self.plain(self._module("legend"))

    def move(self, action: int) -> Move:
        return self.actions.move(action)
