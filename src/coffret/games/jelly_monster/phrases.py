"""Arguments for the texts of the game: districts, rewards and dice in words."""

from functools import lru_cache
from typing import Any

from coffret.engine.phrases import text_key
from coffret.engine.record import LookupTable
from coffret.engine.texts import Texts

from . import reward
from .components import DISTRICTS
from .components import PRINTED as CARDS  # bound to the set in play
from .state import FORWARD, MOST_ICONS, STEPS, WAYS, ZONES


def district_text(s: Any, district: int, texts: Texts) -> str:
    """'Harbour (3)'."""
    name = CARDS.name("district", s.districts[district].face, texts.language)
    return texts("district", name=name, number=district + 1)


def reward_text(icons: list[list[Any]], texts: Texts) -> str:
    """'give up a pod, 9 jelly'; icons as the view gives them."""
    return ", ".join(
        texts(
            text_key("reward", kind),
            first=numbers[0] if numbers else 0,
            second=numbers[1] if len(numbers) > 1 else 0,
        )
        for kind, *numbers in icons
    )


def icons_of(s: Any, district: int, zone: int) -> list[list[Any]]:
    """A reward as data: [["podium", 2, 4]]."""
    return printed_icons(DISTRICTS, s.districts[district].face, zone)


@lru_cache(maxsize=512)
def printed_icons(districts: LookupTable, face: int, zone: int) -> list[list[Any]]:
    """Printed parts never change: all views share them."""
    shown: list[list[Any]] = []
    for number in range(MOST_ICONS):
        icon = districts[face].zones[zone].icons[number]
        if icon.kind != reward.NONE:
            kind = reward.KINDS[icon.kind]
            shown.append([kind, *(icon.first, icon.second)[: len(reward.NUMBERS[kind])]])
    return shown


def move_arguments(s: Any, seat: int, move: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """More arguments for a move's text than the move's parameters."""
    arguments: dict[str, Any] = {}
    if "district" in move:
        arguments["district"] = district_text(s, move["district"], texts)
    if "step" in move:
        way = 1 if STEPS.index(move["step"]) == FORWARD else -1
        zone = s.districts[move["district"]].target + way
        icons = icons_of(s, move["district"], zone) if 0 <= zone < ZONES else []
        arguments["reward"] = reward_text(icons, texts)
    if "way" in move:
        way = 1 if WAYS.index(move["way"]) == 0 else -1
        neighbour = (s.source + way) % s.district_count
        arguments["district"] = district_text(s, neighbour, texts)
        target = s.districts[neighbour].target
        arguments["reward"] = reward_text(icons_of(s, neighbour, target), texts)
    return arguments


def event_arguments(event: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """More arguments for an event's text than the event has."""
    if event["event"] == "rolled":
        return {"dice": " ".join(str(face) for face in event["dice"])}
    return {}
