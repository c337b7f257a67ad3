"""Readable positions of Incubation for tests.

    s = position(
        you="ruby-5 1 water 2 fire | empty",
        market="ruby 2: 2 coins 1 water; azure 1: 1 fire",
        dice="water fire",
    )
    play(s, "use_die", die=0)
    assert incubator(s) == "ruby-5 2 water 2 fire"

It is your turn, seat 0. What is not said is bare: no tokens in the market, nothing in the
incubators, no objective on the table, every egg not named still in the decks.
"""

import re
from typing import Any

from coffret.engine.actions import describe
from coffret.games.incubation import GAME, phase
from coffret.games.incubation.components import EGGS, OBJECTIVES
from coffret.games.incubation.state import (
    COINS,
    COLOURS,
    DECK_SIZE,
    DECKS,
    EGG_COUNT,
    FACES,
    KINDS,
    MOST_OBJECTIVES,
    NOTHING,
    SECTIONS,
    TOKENS_OF_EACH,
)

YOU = 0


def position(
    you: str = "empty | empty",
    others: tuple[str, ...] = ("empty | empty",),
    market: str = "",
    dice: str = "",
    objectives: str = "",
    coins: int = 0,
    dragons: str = "",
    decks: tuple[str, ...] = (),
    reserve: str = "",
    spinner: int = 0,
) -> Any:
    """A table at the moment before the dice are kept, or before they are rolled.

    `you`, `others`  two incubators: an egg's id, its tokens; `empty`
    `market`         treasures: 'ruby 2: 1 coin 1 fire; jade 1: 2 water'
    `dice`           two faces: you may keep or reroll them; none: you have yet to roll
    `dragons`        hatched before, by egg id
    `decks`          the cards of each deck from the top; by default all eggs not named elsewhere
    `reserve`        what is left there, if less than the rest: '0 coins 1 water'
    """
    s = GAME.new(1 + len(others), {"first_player": "seat_1"}, (1, 2, 3, 4))
    s.event_count = 0
    s.spinner = spinner
    s.rounds = 1
    s.turn = YOU
    for section in range(SECTIONS):
        _fill(s.treasures[section], "")
    for place in range(MOST_OBJECTIVES):
        s.objectives[place] = NOTHING
    for place, name in enumerate(objectives.split()):
        s.objectives[place] = OBJECTIVES.ids.index(name)
    for entry in filter(None, market.split(";")):
        where, _, what = entry.partition(":")
        _fill(s.treasures[section_of(where)], what)
    for seat, text in enumerate((you, *others)):
        for number, part in enumerate(text.split("|")):
            _lay(s.players[seat].incubators[number], part)
    for name in dragons.split():
        hatched(s, name)
    s.players[YOU].coins = coins
    _stack(s, decks)
    _balance(s, reserve)
    s.phase = phase.ROLL
    if dice:
        first, second = dice.split()
        s.dice[0], s.dice[1] = FACES.index(first), FACES.index(second)
        s.phase = phase.REROLL
    return s


def hatched(s: Any, name: str, seat: int = YOU) -> None:
    """A dragon that a seat hatched earlier."""
    number = EGGS.ids.index(name)
    s.hatched_by[number] = seat
    s.players[seat].dragons[EGGS[number].kind] += 1
    s.players[seat].egg_points += EGGS[number].points


def play(s: Any, move: str, seat: int | None = None, **parameters: Any) -> None:
    """A named move of the seat whose turn it is; IllegalMove if the rules refuse it."""
    action = GAME.actions.number({"move": move} | parameters)
    GAME.play(s, s.turn if seat is None else seat, action)


def keep(s: Any) -> Any:
    play(s, "keep")
    return s


def choices(s: Any) -> set[str]:
    """What the seat whose turn it is may do: {'use_die(die=0)', …}."""
    return {describe(GAME.move(action)) for action in GAME.legal(s, s.turn)}


def events(s: Any, kind: str | None = None) -> list[dict[str, Any]]:
    told = GAME.events.read(s, None)
    return [event for event in told if kind in (None, event["event"])]


def phase_of(s: Any) -> str:
    return phase.NAMES[s.phase]


def treasure(s: Any, where: str) -> str:
    return _tell(s.treasures[section_of(where)])


def incubator(s: Any, number: int = 0, seat: int = YOU) -> str:
    place = s.players[seat].incubators[number]
    if place.egg == NOTHING:
        return "empty"
    tokens = _tokens(place)
    return EGGS.ids[place.egg] + (f" {tokens}" if tokens else "")


def dragons(s: Any, seat: int = YOU) -> dict[str, int]:
    counts = s.players[seat].dragons
    return {KINDS[kind]: counts[kind] for kind in range(len(KINDS)) if counts[kind]}


def section_of(where: str) -> int:
    """'ruby 2' is section 1."""
    colour, number = where.split()
    return COLOURS.index(colour) * 2 + int(number) - 1


def _lay(place: Any, text: str) -> None:
    words = text.split(maxsplit=1)
    if words[0] == "empty":
        return
    place.egg = EGGS.ids.index(words[0])
    for resource, count in enumerate(_counts(words[1] if len(words) > 1 else "")[1:]):
        place.tokens[resource] = count


def _fill(pile: Any, text: str) -> None:
    pile.coins, pile.tokens[0], pile.tokens[1] = _counts(text)


def _counts(text: str) -> tuple[int, int, int]:
    def count(word: str) -> int:
        found = re.search(rf"(\d+) {word}", text)
        return int(found[1]) if found else 0

    return count("coin"), count("water"), count("fire")


def _tell(pile: Any) -> str:
    coins = {0: "", 1: "1 coin "}.get(pile.coins, f"{pile.coins} coins ")
    return (coins + _tokens(pile)).strip() or "nothing"


def _tokens(pile: Any) -> str:
    named = zip(("water", "fire"), pile.tokens, strict=True)
    return " ".join(f"{count} {name}" for name, count in named if count)


def _stack(s: Any, decks: tuple[str, ...]) -> None:
    """Put the named cards, top first, and the others that are nowhere else, into the decks."""
    named = [[EGGS.ids.index(name) for name in deck.split()] for deck in decks]
    if not decks:
        used = {place.egg for player in s.players for place in player.incubators}
        used |= {egg for egg in range(EGG_COUNT) if s.hatched_by[egg] != NOTHING}
        rest = [egg for egg in range(EGG_COUNT) if egg not in used]
        named = [rest[number::DECKS] for number in range(DECKS)]
    for deck in s.decks:
        cards = named.pop(0) if named else []
        deck.count = len(cards)
        for i in range(DECK_SIZE):
            deck.eggs[i] = cards[-1 - i] if i < len(cards) else NOTHING


def _balance(s: Any, reserve: str) -> None:
    """The reserve has what is nowhere else, or what the test says."""
    _fill(s.reserve, reserve)
    if not reserve:
        places = [place for player in s.players for place in player.incubators]
        s.reserve.coins = COINS - sum(pile.coins for pile in s.treasures)
        s.reserve.coins -= sum(player.coins for player in s.players)
        for resource in range(2):
            used = sum(pile.tokens[resource] for pile in (*s.treasures, *places))
            s.reserve.tokens[resource] = TOKENS_OF_EACH - used
