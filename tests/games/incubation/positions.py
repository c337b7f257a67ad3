"""Readable positions of Incubation for tests, with the cards of `cards.toml`.

    s = position(
        you="ruby-2w2f 1 water 2 fire | empty",
        market="ruby 2: 2 coins 1 water; azure 1: 1 fire",
        dice="water fire",
    )
    keep(s)
    play(s, "use_die", die=0)
    take(s, "ruby 2")
    assert incubators(s) == "empty | empty"

It is your turn, seat 0. What is not said is bare: no tokens in the market, nothing in the
incubators, every egg not named still in the decks. One objective lies there that nobody meets,
as a market without objectives would make every round the last.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from coffret.engine import fairness, rng
from coffret.engine.actions import describe
from coffret.engine.errors import IllegalMove
from coffret.games import incubation
from coffret.games.incubation import phase
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
    SIDES,
    TOKENS_OF_EACH,
    State,
)

GAME = incubation.GAME.with_components(Path(__file__).with_name("cards.toml"))
EGGS = GAME.components["egg"]
OBJECTIVES = GAME.components["objective"]

YOU = 0


def position(
    you: str = "empty | empty",
    others: tuple[str, ...] = ("empty | empty",),
    market: str = "",
    dice: str = "",
    objectives: str = "50-coins",
    coins: int | tuple[int, ...] = 0,
    dragons: str | tuple[str, ...] = "",
    decks: tuple[str, ...] = (),
    reserve: str = "",
    spinner: int = 0,
    turn: int = YOU,
    first_player: int = YOU,
    rounds: int = 1,
) -> Any:
    """A table at the moment before the dice are kept, or before they are rolled.

    `you`, `others`  two incubators: an egg's id, its tokens; `empty`
    `market`         treasures: 'ruby 2: 1 coin 1 fire; jade 1: 2 water'
    `dice`           two faces: you may keep or reroll them; none: you have yet to roll
    `coins`          yours, or those of each seat
    `dragons`        hatched before, by egg id: yours, or those of each seat
    `decks`          the cards of each deck from the top; by default all eggs not named elsewhere
    `reserve`        what is left there, if less than the rest: '0 coins 1 water'
    `spinner`        sections the wheel has turned
    """
    s = GAME.new(1 + len(others), {"first_player": f"seat_{first_player + 1}"}, (1, 2, 3, 4))
    s.event_count = 0
    s.spinner = spinner
    s.rounds = rounds
    s.turn = turn
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
    for seat, names in enumerate((dragons,) if isinstance(dragons, str) else dragons):
        for name in names.split():
            hatched(s, name, seat)
    for seat, count in enumerate((coins,) if isinstance(coins, int) else coins):
        s.players[seat].coins = count
    _stack(s, decks)
    _balance(s, reserve)
    s.phase = phase.ROLL
    if dice:
        first, second = dice.split()
        s.dice[0], s.dice[1] = FACES.index(first), FACES.index(second)
        s.spent[0], s.spent[1] = 0, 0
        s.phase = phase.REROLL
    return s


def hatched(s: Any, name: str, seat: int = YOU) -> None:
    """A dragon that a seat hatched earlier."""
    number = EGGS.ids.index(name)
    s.hatched_by[number] = seat
    s.players[seat].dragons[EGGS[number].kind] += 1
    s.players[seat].egg_points += EGGS[number].points


def claimed(s: Any, name: str, seat: int = YOU) -> None:
    """An objective on the market that a seat claimed earlier."""
    number = OBJECTIVES.ids.index(name)
    s.claimed_by[list(s.objectives).index(number)] = seat
    s.players[seat].objectives += 1
    s.players[seat].objective_points += OBJECTIVES[number].points


def copy_of(s: Any) -> Any:
    return State.copy(s)


# Moves


def play(s: Any, move: str, seat: int | None = None, **parameters: Any) -> Any:
    """A named move of the seat whose turn it is; IllegalMove if the rules refuse it."""
    action = GAME.actions.number({"move": move} | parameters)
    GAME.play(s, s.turn if seat is None else seat, action)
    return s


def refusal(s: Any, move: str, seat: int | None = None, **parameters: Any) -> str | None:
    """The rule that refuses a move; the test fails if nothing does."""
    before = copy_of(s)
    with pytest.raises(IllegalMove) as refused:
        play(s, move, seat, **parameters)
    assert s._words == before._words
    return refused.value.rule


def keep(s: Any) -> Any:
    return play(s, "keep")


def use_pair(s: Any) -> Any:
    """Keep a pair and use it as one, where it could be split to fetch an egg as well."""
    return play(keep(s), "use_pair")


def take(s: Any, where: str) -> Any:
    return play(s, "take_treasure", section=section_of(where))


def leave(s: Any, where: str) -> Any:
    return play(s, "leave_excess", section=section_of(where))


def place(s: Any, resource: str, incubator: int) -> Any:
    return play(s, "place", resource=resource, incubator=incubator)


def load(s: Any, faces: str) -> Any:
    """Let the next dice fall so: 'chest water', or 'coin' for a single die."""
    wanted = faces.split()
    for attempt in range(10_000):
        trial = copy_of(s)
        words = fairness.words(fairness.secret_of(attempt), "dice", 0)
        rng.reseed(trial, words)
        if [FACES[SIDES[rng.below(trial, len(SIDES))]] for _ in wanted] == wanted:
            rng.reseed(s, words)
            return s
    raise AssertionError(f"no words make the dice fall {faces}")


def quiet_turn(s: Any) -> Any:
    """A whole turn that brings 3 coins, and declines any objective."""
    seat = s.turn
    play(load(s, "coin coin"), "roll")
    keep(s)
    for idle in ("use_pair", "claim_nothing"):
        if s.turn == seat and f"{idle}()" in choices(s):
            play(s, idle)
    return s


# What is to be seen


def choices(s: Any) -> set[str]:
    """The legal moves of the seat whose turn it is: {'use_die(die=0)', …}."""
    return {describe(GAME.move(action)) for action in GAME.legal(s, s.turn)}


def offered(s: Any) -> set[str]:
    """The treasures that may be taken now: {'ruby 1', 'ruby 2'}."""
    moves = [GAME.move(action) for action in GAME.legal(s, s.turn)]
    return {_section_name(move["section"]) for move in moves if move["move"] == "take_treasure"}


def claimable(s: Any) -> set[str]:
    """The objectives that may be claimed now, by id."""
    moves = [GAME.move(action) for action in GAME.legal(s, s.turn)]
    places = [move["objective"] for move in moves if move["move"] == "claim"]
    return {OBJECTIVES.ids[s.objectives[place]] for place in places}


def events(s: Any, kind: str | None = None) -> list[dict[str, Any]]:
    shown = GAME.events.read(s, None)
    return [event for event in shown if kind in (None, event["event"])]


def event_names(s: Any) -> list[str]:
    return [event["event"] for event in events(s)]


def phase_of(s: Any) -> str:
    return str(phase.NAMES[s.phase])


def treasure(s: Any, where: str) -> str:
    return _tell(s.treasures[section_of(where)])


def market(s: Any) -> str:
    """All treasures that are not empty, as `position` reads them."""
    piles = [(_section_name(section), _tell(s.treasures[section])) for section in range(SECTIONS)]
    return "; ".join(f"{name}: {pile}" for name, pile in piles if pile != "nothing")


def reserve(s: Any) -> str:
    return _tell(s.reserve)


def incubators(s: Any, seat: int = YOU) -> str:
    """Both incubators, as `position` reads them."""
    return f"{incubator(s, 0, seat)} | {incubator(s, 1, seat)}"


def incubator(s: Any, number: int = 0, seat: int = YOU) -> str:
    place = s.players[seat].incubators[number]
    if place.egg == NOTHING:
        return "empty"
    return f"{EGGS.ids[place.egg]} {_tokens(place)}".strip()


def coins(s: Any, seat: int = YOU) -> int:
    return int(s.players[seat].coins)


def dragons(s: Any, seat: int = YOU) -> dict[str, int]:
    counts = s.players[seat].dragons
    return {KINDS[kind]: counts[kind] for kind in range(len(KINDS)) if counts[kind]}


def section_of(where: str) -> int:
    """'ruby 2' is section 1."""
    colour, number = where.split()
    return COLOURS.index(colour) * 2 + int(number) - 1


def _section_name(section: int) -> str:
    return f"{COLOURS[section // 2]} {section % 2 + 1}"


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
    """The named cards, top first; where no deck is named, all cards that are nowhere else."""
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
