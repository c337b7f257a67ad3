"""What the texts of Megalomania speak of: cards, scrolls and missions in a person's words."""

from typing import Any

from coffret.engine.texts import Texts

from . import phase
from .cards import rank_of
from .components import MISSIONS, VALUES
from .components import PRINTED as CARDS_IN_PLAY  # bound to the set in play
from .state import CARDS

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


def scroll_text(scroll: int, texts: Texts, whose: str = OWN) -> str:
    """'6 Spy: see a hand, then exchange a card with it'; for its holder, or of another."""
    return texts(
        "scroll-with-effect",
        number=scroll + 1,
        name=CARDS_IN_PLAY.name("scroll", scroll, texts.language),
        effect=texts(f"scroll-effect-{scroll + 1}", whose=whose),
    )


def mission_text(mission: int, texts: Texts) -> str:
    """'1 Three and No More: exactly 3 tricks, 4 points'."""
    return texts(
        "mission-with-task",
        number=mission + 1,
        name=CARDS_IN_PLAY.name("mission", mission, texts.language),
        task=texts(f"mission-task-{mission + 1}", points=abs(MISSIONS[mission].points)),
    )


def move_arguments(s: Any, seat: int, move: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """What a move's text says beyond the move's own parameters."""
    arguments: dict[str, Any] = {"phase": phase.NAMES[s.phase]}
    if "card" in move:
        arguments["card"] = card_text(move["card"], texts)
        arguments["purpose"] = PURPOSE.get(s.phase, "play")
    if "scroll" in move:
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
    """What an event's text says beyond the event's own arguments."""
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
