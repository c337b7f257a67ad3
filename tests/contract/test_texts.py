"""Every move, event, card and rule has a text in both languages."""

import re
from random import Random

import pytest

from coffret.check.positions import positions
from coffret.engine import texts as catalogues
from coffret.engine.components import LANGUAGES
from coffret.engine.game import Game
from coffret.engine.names import Names
from coffret.engine.phrases import event_text, move_text

FOLDERS = (catalogues.COMMON,)


def test_catalogues_have_the_same_keys_in_all_languages(game: Game) -> None:
    for folder in (*FOLDERS, game.folder / "texts"):
        english = catalogues.keys(folder, "en")
        assert english
        for language in LANGUAGES:
            assert catalogues.keys(folder, language) == english


def test_words_of_moves_and_events_have_a_kind_by_which_their_texts_are_found(game: Game) -> None:
    domains: list[object] = []
    for parameters in game.actions.parameters.values():
        domains += parameters.values()
    for arguments in game.events.arguments:
        domains += arguments.values()
    assert all(isinstance(domain, Names) for domain in domains if isinstance(domain, tuple))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(game: Game, language: str) -> None:
    for section, cards in game.components.cards.items():
        names = [game.components.name(section, i, language) for i in range(len(cards))]
        assert all(names)
        assert len(set(names)) == len(names)


def test_every_rule_has_a_text_in_both_languages_and_the_prefix_of_its_game(game: Game) -> None:
    for rule in game.rulebook.rules.values():
        assert rule.id.startswith(f"{game.prefix}-")
        for language in LANGUAGES:
            assert len(rule.text[language]) > 15
        assert rule.text["en"] != rule.text["fr"]


def test_a_ruling_in_part_says_its_part_in_both_languages(game: Game) -> None:
    for rule in game.rulebook.rules.values():
        if rule.decided is not None:
            assert rule.ruling
            for language in LANGUAGES:
                assert rule.decided[language].endswith(".")
                assert rule.whole(language).startswith(rule.text[language])


def test_rules_cited_in_the_source_exist(game: Game) -> None:
    cited = set()
    for source in game.folder.rglob("*.py"):
        cited |= set(re.findall(rf"\b{game.prefix}-\d+\.\d+\b", source.read_text()))
    assert cited
    assert cited <= set(game.rulebook.rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_event_has_a_text(game: Game, language: str) -> None:
    texts = game.texts(language)
    chance = Random(3)
    for seats in game.seats:
        names = [f"P{seat}" for seat in range(seats)]
        found = set()
        for s in positions(game, seats, 161, every=2):
            for seat in game.acting(s):
                lines = [
                    move_text(game, s, seat, action, ["Ann"] * seats, texts)
                    for action in game.legal(s, seat)
                ]
                assert len(set(lines)) == len(lines), "two moves read alike"
                found |= set(lines)
                # A client may ask for a move of another phase.
                for action in chance.sample(range(len(game.actions)), 12):
                    assert move_text(game, s, seat, action, ["Ann"] * seats, texts)
            for event in game.events.read(s, None):
                found.add(event_text(game, event, names, texts))
            assert texts(f"phase-{game.view(s, None)['phase']}")
        assert found
        assert not [line for line in found if "{" in line or "$" in line or "  " in line]
