"""The round before: people look at how it was scored while the next one is dealt already."""

from typing import Any

from coffret.engine.events import is_heard
from coffret.engine.rule import rule

from . import phase
from .components import SCROLLS
from .state import CARD_COUNT, HIDDEN, MOST_TRICKS, NOTHING, TAKEN, State


@rule
def keep_round(s):
    """Note how the round ended: before the goods are dropped and the cards are gathered."""
    if not is_heard(s):
        return
    past = s.past
    past.number = s.rounds
    past.mission = s.mission
    past.dominant = s.dominant
    past.effect = s.effect
    past.scroll_user = s.scroll_user
    past.spent = s.spent
    past.scroll = past.in_force
    past.trick_count = s.trick_count
    for trick in range(MOST_TRICKS):
        past.taken_by[trick] = s.taken_by[trick]
    for card in range(CARD_COUNT):
        past.trick[card] = s.spot[card] if s.place[card] == TAKEN else NOTHING


def is_looked_at(s: Any) -> bool:
    """Whether a round has been scored, and no card has been played since."""
    waits = s.trick == 0 and s.play_count == 0
    return bool(s.past.number > 0 and (waits or s.phase == phase.OVER))


def as_it_ended(s: Any) -> Any:
    """The table at the end of the round that was scored: its tricks, its mission, its scroll."""
    then = State.copy(s)
    past = s.past
    then.phase = phase.CARD
    then.rounds = past.number
    then.mission = past.mission
    then.dominant = past.dominant
    then.effect = past.effect
    then.scroll_user = past.scroll_user
    then.spent = past.spent
    then.past.in_force = past.scroll
    then.trick_count = past.trick_count
    then.trick = past.trick_count
    for trick in range(MOST_TRICKS):
        then.taken_by[trick] = past.taken_by[trick]
    for card in range(CARD_COUNT):
        then.spot[card] = past.trick[card]
        then.place[card] = HIDDEN if past.trick[card] == NOTHING else TAKEN
    for seat in range(s.seats):
        takers = (past.taken_by[trick] for trick in range(past.trick_count))
        then.players[seat].tricks = sum(taker == seat for taker in takers)
    return then


def acting(s: Any) -> int:
    """The scroll whose effect is in force: another than the one used, if that was number 7."""
    if SCROLLS[s.past.in_force].effect == s.effect:
        return int(s.past.in_force)
    return [scroll.effect for scroll in SCROLLS].index(s.effect)
