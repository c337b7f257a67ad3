"""Arguments for the texts of Incubation: eggs, treasures and objectives in words."""

from typing import Any

from coffret.engine.texts import Texts

from .components import EGGS, OBJECTIVES
from .components import PRINTED as CARDS  # bound to the set in play
from .decks import top_egg
from .dice import is_pair
from .market import colour_of
from .state import COLOURS, FACES, FIRE, KINDS, NOTHING, WATER


def egg_text(egg: int, texts: Texts) -> str:
    """'Cinder (ruby, 3 points: 1 water, 1 fire)'."""
    card = EGGS[egg]
    colours = [texts.name(COLOURS, COLOURS[colour]) for colour in card.colours if colour != NOTHING]
    return texts(
        "egg",
        name=CARDS.name("egg", egg, texts.language),
        colour="-".join(colours) or texts.name(KINDS, KINDS[card.kind]),
        points=card.points,
        water=card.cost[WATER],
        fire=card.cost[FIRE],
    )


def objective_text(number: int, texts: Texts) -> str:
    """'3 ruby dragons and 10 coins', or the card's own text."""
    if own := CARDS.text("objective", number, texts.language):
        return own
    card = OBJECTIVES[number]
    parts = [
        texts("asks-dragons", count=count, colour=COLOURS[colour])
        for colour, count in enumerate(card.dragons)
        if count
    ]
    for way, count in (
        ("same", card.same),
        ("different", card.different),
        ("total", card.total),
        ("coins", card.coins),
    ):
        if count:
            parts.append(texts(f"asks-{way}", count=count))
    return texts.listing(parts)


def pile_text(coins: int, water: int, fire: int, texts: Texts) -> str:
    """'2 coins, 1 water and 1 fire'."""
    parts = [
        texts(f"count-{what}", count=count)
        for what, count in (("coin", coins), ("water", water), ("fire", fire))
        if count
    ]
    return texts.listing(parts) or texts("nothing")


def section_text(section: int, texts: Texts) -> str:
    """'ruby 1': each colour has two sections."""
    colour = texts.name(COLOURS, COLOURS[colour_of(section)])
    return texts("section", colour=colour, number=section % 2 + 1)


def move_arguments(s: Any, seat: int, move: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """More arguments for a move's text than the move's parameters."""
    arguments: dict[str, Any] = {}
    if "deck" in move:
        arguments["egg"] = egg_text(top_egg(s.decks[move["deck"]]), texts)
    if "die" in move:
        arguments["face"] = texts.name(FACES, FACES[s.dice[move["die"]]])
        arguments["pair"] = "yes" if is_pair(s) else "no"
    if "section" in move:
        pile = s.treasures[move["section"]]
        arguments["section"] = section_text(move["section"], texts)
        arguments["treasure"] = pile_text(pile.coins, pile.tokens[WATER], pile.tokens[FIRE], texts)
    if "incubator" in move:
        arguments["egg"] = egg_text(s.players[seat].incubators[move["incubator"]].egg, texts)
    if "objective" in move:
        card = s.objectives[move["objective"]]
        arguments["objective"] = CARDS.name("objective", card, texts.language)
        arguments["asks"] = objective_text(card, texts)
        arguments["points"] = OBJECTIVES[card].points
    if move["move"] == "keep" or move["move"] == "reroll":
        arguments["first"] = texts.name(FACES, FACES[s.dice[0]])
        arguments["second"] = texts.name(FACES, FACES[s.dice[1]])
    if move["move"] == "use_pair":
        arguments["face"] = texts.name(FACES, FACES[s.dice[0]])
    if move["move"] == "leave_excess":
        arguments["excess"] = pile_text(0, s.hand[WATER], s.hand[FIRE], texts)
    return arguments


def event_arguments(event: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """More arguments for an event's text than the event has."""
    arguments: dict[str, Any] = {}
    kind = event["event"]
    if kind == "took_treasure":
        arguments["treasure"] = pile_text(event["coins"], event["water"], event["fire"], texts)
    if kind == "wheel_turned":
        arguments["treasure"] = texts.listing(
            [
                texts("mark-gave", what=what, colour=COLOURS[colour_of(event[what])])
                for what in ("coin", "water", "fire")
                if event[what] != NOTHING
            ]
        ) or texts("nothing")
    if "section" in event:
        arguments["section"] = section_text(event["section"], texts)
    return arguments
