"""Search on one core: the tree and its working memory, in either mode."""

from collections.abc import Sequence
from typing import Any

from coffret.engine import rng
from coffret.engine.game import Game
from coffret.engine.record import Records, RecordType
from coffret.engine.state import Dice

from . import search, tree
from .levels import Level
from .search import SearchConfig, Workspace
from .tree import Node, Tree

WIDENING = 20
MOST_NODES = 1 << 17
"""Nodes for a search limited only by time; when they are used up, the tree stops growing."""

Counts = Any
"""A number for each action: an array for compiled rules, a list for interpreted ones."""


class CoreSearch:
    def __init__(self, game: Game, level: Level, simulations: int | None, compiled: bool) -> None:
        self._game = game
        self._compiled = compiled
        bound = game.compiled if compiled else game.plain
        self._search = bound(search).search
        self._tree_rules = bound(tree)
        self._room = MOST_NODES if simulations is None else 3 * simulations + 2
        self._config = self._record(SearchConfig)
        self._set_config(level)
        self._tree = self._record(Tree)
        self._nodes = self._records(Node, self._room)
        self._work = self._record(Workspace)
        self._scratch = self._records(game.state, 1)
        self._dice = self._record(Dice)
        self._mask: Any = bytearray(len(game.actions))
        self._weights: Any = [0] * len(game.actions)
        if compiled:
            import numpy as np

            self._mask = np.frombuffer(self._mask, np.uint8)
            self._weights = np.array(self._weights, np.int32)
        self.begin()

    def _set_config(self, level: Level) -> None:
        config = self._config
        config.horizon = self._game.search.horizon
        config.decisive = self._game.search.decisive
        config.to_the_end = int(self._game.search.to_the_end)
        config.uniform = int(self._game.search.uniform)
        config.exploration = self._game.search.exploration
        config.widening = WIDENING
        config.sees_all = int(level.sees_all)
        config.pace = level.pace

    def _record(self, kind: RecordType) -> Any:
        if not self._compiled:
            return kind.new()
        import numpy as np

        # An item of a record array has attributes, like a proxy.
        return np.zeros(1, kind.dtype).view(np.recarray)[0]

    def _records(self, kind: RecordType, count: int) -> Any:
        records = Records(kind, count)
        return records.array if self._compiled else records

    def counts(self) -> tuple[Counts, Counts, Counts]:
        """Zeros for `collect_stats`: visits, values and wins."""
        actions = len(self._game.actions)
        if not self._compiled:
            return [0] * actions, [0] * actions, [0] * actions
        import numpy as np

        visits, values, wins = np.zeros((3, actions), np.int64)
        return visits, values, wins

    def reseed(self, words: Sequence[int]) -> None:
        rng.reseed(self._dice, words)

    def begin(self) -> None:
        """Forget all that was searched."""
        self._tree_rules.reset_tree(self._tree, self._nodes)

    def follow(self, seat: int, action: int) -> bool:
        """Keep the subtree below an action, if half of the nodes are free."""
        if 2 * self._tree.used > self._room:
            return False
        return bool(self._tree_rules.reroot(self._tree, self._nodes, seat, action))

    def search(self, s: Any, seat: int, simulations: int) -> None:
        self._search(
            self._game.state.array_of(s)[0] if self._compiled else s,
            seat,
            simulations,
            self._config,
            self._tree,
            self._nodes,
            self._work,
            self._mask,
            self._weights,
            self._scratch,
            self._dice,
        )

    def collect_stats(self, seat: int, visits: Counts, values: Counts, wins: Counts) -> None:
        """Add the statistics of each action."""
        self._tree_rules.collect_stats(self._tree, self._nodes, seat, visits, values, wins)
