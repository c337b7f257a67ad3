"""A plugin for pytest that lets nobody import what interpreted rules do without."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec

import pytest

BLOCKED = {"llvmlite", "numba", "numpy", "rich"}


class Blocker:
    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name.partition(".")[0] in BLOCKED:
            raise ImportError(f"{name} is blocked here")
        return None


def pytest_configure() -> None:
    """Only a process that has this as its plugin is without them."""
    sys.meta_path.insert(0, Blocker())


SLOW = (
    "test_every_game_ends_within_its_bound",
    "test_french.py",
    "test_move_trees_have_their_golden_counts",
    "test_no_step_says_more_than_the_event_buffer_holds",
    "test_redrawing_keeps_every_card_and_token",
    "test_tokens_and_cards_are_conserved_after_every_step",
    "test_undo_goes_back_move_by_move_to_the_last_chance",
    "test_what_reaches_a_seat_depends_only_on_what_it_may_know",
    "test_words_of_the_view.py",
    "test_worlds_that_a_seat_cannot_tell_apart_have_the_same_previews",
)
"""Walk through whole games for words and counts, by the same imports as the others."""
OTHER_TABLES = (" with ", " in the terminal")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """One set of cards and options of each game: the others change no import."""
    left_out = [
        item
        for item in items
        if any(each in item.name for each in OTHER_TABLES)
        or any(each in item.nodeid for each in SLOW)
    ]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)
