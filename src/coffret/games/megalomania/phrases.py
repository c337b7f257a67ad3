"""Arguments for the texts of Megalomania: cards, scrolls and missions in words."""

from typing import Any

from coffret.engine.phrases import text_key
from coffret.engine.texts import Texts

from . import phase
from .cards import rank_of
from .components import (
    EFFECTS,
    MISSIONS,
    NO_CARD_OF_RANKS,
    PLAIN,
    SCROLLS,
    TASKS,
    VALUES,
    WAYS,
)
from .components import PRINTED as CARDS_IN_PLAY  # bound to the set in play
from .state import CARDS, COLOURS, RANKS

# Why a card is chosen, by phase.
PURPOSE = {
    phase.EXPLORER: "explorer",
    phase.SPY_TAKE: "take",
    phase.SPY_GIVE: "give",
    phase.ROW: "row",
    phase.SPLIT: "split",
    phase.GIVE: "pass",
}


def card_text(card: str, texts: Texts) -> str:
    """'red farmer 3'."""
    value = VALUES[rank_of(CARDS.index(card))].value
    return texts("card-with-value", card=texts.name(CARDS, card), value=value)


OWN, OTHER = "own", "other"


def effect_text(scroll: int, texts: Texts, whose: str = OWN) -> str:
    """'look at a hand, then exchange one card or none'; the card's own text if it has one."""
    effect = EFFECTS[SCROLLS[scroll].effect]
    own = CARDS_IN_PLAY.text("scroll", scroll, texts.language)
    return own or texts(text_key("effect", effect), whose=whose)


def scroll_text(scroll: int, texts: Texts, whose: str = OWN) -> str:
    """'6 Spy: see a hand, then exchange a card with it'; for its holder, or of another."""
    return texts(
        "scroll-with-effect",
        number=scroll + 1,
        name=CARDS_IN_PLAY.name("scroll", scroll, texts.language),
        effect=effect_text(scroll, texts, whose),
    )


def task_text(mission: int, texts: Texts) -> str:
    """'exactly 3 tricks, +4': the card's own text, or one with the numbers of its row."""
    if own := CARDS_IN_PLAY.text("mission", mission, texts.language):
        return own
    card = MISSIONS[mission]
    text = texts(
        text_key("mission-task", TASKS[card.task]),
        amount=card.amount,
        colour=COLOURS[card.colour] if card.colour >= 0 else "",
        ranks=_ranks_text(card, texts),
        points=f"+{card.points}" if card.points > 0 else f"−{-card.points}",
    )
    for change in reversed(_changes(card, texts)):
        text = texts("mission-changes", change=change, task=text)
    return text


def _ranks_text(card: Any, texts: Texts) -> str:
    """'dwarf or wizard', 'no dwarf and no wizard'."""
    named = [texts.name(RANKS, RANKS[rank]) for rank in card.ranks if rank >= 0]
    if not named:
        return ""
    key = "mission-no" if card.task == NO_CARD_OF_RANKS else "mission-any"
    if len(named) == 1:
        return texts(f"{key}-rank", first=named[0])
    return texts(f"{key}-ranks", first=named[0], second=named[1])


def _changes(card: Any, texts: Texts) -> list[str]:
    """The unusual steps of a mission before its tricks: how cards are laid out, passed or kept."""
    hand, up, down = (int(number) for number in card.deal)
    changes = []
    if up or down:
        key = "covered" if up and down else "open" if up else "pile"
        changes.append(texts(f"mission-deal-{key}", hand=hand, up=up, down=down))
    if card.way != PLAIN:
        changes.append(texts(text_key("mission-way", WAYS[card.way])))
    return changes


def mission_text(mission: int, texts: Texts) -> str:
    """'1 Three and No More: exactly 3 tricks, +4'."""
    return texts(
        "mission-with-task",
        number=mission + 1,
        name=CARDS_IN_PLAY.name("mission", mission, texts.language),
        task=task_text(mission, texts),
    )


def move_arguments(s: Any, seat: int, move: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """More arguments for a move's text than the move's parameters."""
    arguments: dict[str, Any] = {"phase": phase.NAMES[s.phase]}
    if "card" in move:
        arguments["card"] = card_text(move["card"], texts)
        arguments["purpose"] = PURPOSE.get(s.phase, "play")
    if "scroll" in move and move["scroll"] < len(SCROLLS):  # another set may have more
        arguments["scroll"] = scroll_text(move["scroll"], texts)
    if move["move"] == "use_power":
        arguments["effect"] = texts(f"power-{move['power']}")
        arguments["own"] = "yes" if s.plays[s.play_count - 1].seat == seat else "no"
    if move["move"] == "put_cubes":
        value = s.plays[s.play_count - 1].value
        count = move["count"] + 1
        arguments["value"] = value + count if move["direction"] == "up" else value - count
    return arguments


def event_arguments(event: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """More arguments for an event's text than the event has."""
    arguments: dict[str, Any] = {}
    if "card" in event:
        arguments["card"] = card_text(event["card"], texts)
    if "scroll" in event:
        # The log names its players, for every reader.
        arguments["scroll"] = scroll_text(event["scroll"], texts, OTHER)
    if "mission" in event:
        arguments["mission"] = mission_text(event["mission"], texts)
    if event["event"] == "power":
        arguments["effect"] = texts(f"power-{event['power']}")
    return arguments
