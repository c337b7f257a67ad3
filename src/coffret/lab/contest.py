"""Games between bots that search, one decision after the other: thinking is all that takes time.

The rules run interpreted here, the bots compiled. Each game is seeded by its own number, so a
game does not depend on those before it, nor on the core that plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from coffret.bots.player import BotPlayer, TurnScheduler
from coffret.engine import fairness, transitions
from coffret.engine.game import Game
from coffret.engine.search_settings import SearchSettings

from . import standstill

Listener = Callable[[Any, int | None, int | None], None]
"""Called for the setup (None, None), each action (seat, action), and time that passed (None, −1);
`s` is the position afterwards, its events those of the step."""

Witness = Callable[[Any, int, int], None]
"""Receives each decision before it is carried out: `s`, the seat, its action."""


class Contest:
    """A table of bots, one per seat; asked for game after game."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        seed: int,
        paces: Sequence[int] | None = None,
        options: Mapping[str, Any] | None = None,
        compiled: bool = True,
        settings: Sequence[SearchSettings | None] | None = None,
    ) -> None:
        """`settings`: other search settings than the game's, for some of the bots."""
        game.check_table(len(bots), options or {})
        self.game = game
        self._seed = seed
        self._secret = fairness.secret_of(seed)
        self._options = options or {}
        chosen = settings or [None] * len(bots)
        games = {each: replace(game, search=each) for each in chosen if each is not None}
        self._players = [
            BotPlayer(game if each is None else games[each], bot, 0, compiled=compiled)
            for bot, each in zip(bots, chosen, strict=True)
        ]
        self._paces = [player.pace for player in self._players] if paces is None else list(paces)

    def play(
        self,
        number: int,
        shift: int = 0,
        listen: Listener = lambda s, seat, action: None,
        witness: Witness = lambda s, seat, action: None,
    ) -> tuple[Any, int]:
        """The final position of game `number`, and its decisions; seat i is bot i + `shift`."""
        game = self.game
        seats = len(self._players)
        s = game.new(seats, self._options, fairness.words(self._secret, game.name, number))
        players = [self._players[(seat + shift) % seats] for seat in range(seats)]
        paces = [self._paces[(seat + shift) % seats] for seat in range(seats)]
        for seat, player in enumerate(players):
            player.reseed(fairness.words(self._secret, f"bot-{seat}", number))
        order = TurnScheduler(game, paces, number)
        rules = game.plain(transitions)
        decisions = 0
        bots = [player.level.name for player in players]

        def named() -> str:
            text = standstill.named(game.name, number, self._seed, bots)
            return f"{text} after {decisions} decisions,"

        standstill.begin_contest(named, bots)
        listen(s, None, None)
        while not game.rules.over(s):
            acting, time = order.next_to_act(s)
            if acting is None:
                rules.wait(s, time - s.clock)
                listen(s, None, -1)
                continue
            action = players[acting].choose(s, acting)
            witness(s, acting, action)
            rules.advance(s, acting, action)
            decisions += 1
            listen(s, acting, action)
            standstill.moved()
        return s, decisions
