"""A program that knows nothing of a game can draw its view: every field and word has a text, every
card a name, every phase a line of guidance, every phase and move a rule."""

from functools import lru_cache

import pytest

from coffret.check import views
from coffret.check.positions import positions
from coffret.check.views import Found
from coffret.engine.components import LANGUAGES
from coffret.engine.events import PLACE, SEAT, SEATS
from coffret.engine.game import Game
from coffret.engine.legend import (
    EACH_SEAT,
    OF_ANOTHER,
    PLAIN,
    SPAN,
    TIME,
    Phrase,
    domain_of,
    explains,
    legend,
    lines,
    names,
    rule_of,
)
from coffret.engine.names import Names
from coffret.engine.phrases import text_key


@lru_cache
def found_in_views(game: Game) -> list[Found]:
    return views.found_in_views(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_a_view_has_a_text(game: Game, language: str) -> None:
    texts = game.texts(language)
    for inside, field in {(inside, field) for inside, field, _, _ in found_in_views(game)}:
        own = text_key("view", f"{inside}-{field}") if inside else ""
        assert own in texts or text_key("view", field) in texts, f"{inside}/{field}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_view_has_a_text(game: Game, language: str) -> None:
    texts = game.texts(language)
    named = names(game)
    for inside, field, domain, value in found_in_views(game):
        where = f"{inside}/{field}: {value!r} as {domain}"
        match value:
            case str() | [str(), *_] if isinstance(domain, Names | Phrase):
                word = value if isinstance(value, str) else value[0]
                words = domain.words if isinstance(domain, Phrase) else domain
                assert word in words, where
                assert text_key(words.kind, word) in texts, where
            case str() | [str(), *_]:
                for card in [value] if isinstance(value, str) else value:
                    assert named[str(domain)][card][language], where
            case bool() | None:
                pass
            case int():
                assert not isinstance(domain, Phrase), where


def test_every_word_that_a_view_may_have_has_a_text(game: Game) -> None:
    for domain in game.legend.FIELDS.values():
        words = domain.words if isinstance(domain, Phrase) else domain
        if isinstance(words, Names):
            for language in LANGUAGES:
                texts = game.texts(language)
                missing = [word for word in words if text_key(words.kind, word) not in texts]
                assert missing == []
        else:
            assert words in PLAIN or words in names(game), words


def test_seats_places_and_times_of_a_view_are_what_they_are_called(game: Game) -> None:
    for inside, field, domain, value in found_in_views(game):
        if value is None or value == []:
            continue
        where = f"{inside}/{field}: {value!r}"
        if domain == SEAT:
            assert value in range(game.seats[-1]), where
        if domain in (PLACE, TIME, SPAN):
            assert isinstance(value, int), where
            assert value >= 0, where


def test_there_is_one_item_for_each_seat_where_it_says_so(game: Game) -> None:
    for seats in game.seats:
        view = game.view(next(positions(game, seats, 172)), None)
        assert domain_of(game.legend.FIELDS, "", "players") == EACH_SEAT
        assert len(view["players"]) == seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_an_event_has_a_text(game: Game, language: str) -> None:
    texts = game.texts(language)
    for name, arguments in zip(game.events.names, game.events.arguments, strict=True):
        assert text_key("event", name) in texts
        for domain in arguments.values():
            if isinstance(domain, Names):
                assert all(text_key(domain.kind, word) in texts for word in domain)
            elif isinstance(domain, str):
                assert domain in (PLACE, SEAT, SEATS) or domain in game.components.cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_a_name_and_a_line_of_guidance(game: Game, language: str) -> None:
    texts = game.texts(language)
    phases = game.legend.FIELDS["phase"]
    assert isinstance(phases, Names)
    for phase in phases:
        assert texts(text_key("phase", phase))
        line = texts(text_key("guide", phase))
        assert line[0].isupper()
        assert line.endswith(".")
        assert len(line) <= 90, "the strip has room for a line"


def test_every_phase_and_every_move_has_a_rule(game: Game) -> None:
    found = explains(game)
    assert set(found["phases"]) == set(game.legend.FIELDS["phase"])
    assert set(found["moves"]) <= set(game.actions.parameters)
    for rule in (*found["phases"].values(), *found["moves"].values()):
        assert rule in game.rulebook.rules
    for s in positions(game, game.seats[-1], 173, every=7):
        phase = game.view(s, None)["phase"]
        for seat in game.acting(s):
            for action in game.legal(s, seat):
                assert rule_of(game, phase, game.move(action)["move"]) in game.rulebook.rules


def test_names_and_lines_are_in_all_languages(game: Game) -> None:
    for found in (names(game), lines(game)):
        for cards in found.values():
            for texts in cards.values():
                assert set(texts) == set(LANGUAGES)
                assert all(texts.values())
    sections = {section.removesuffix(OF_ANOTHER) for section in lines(game)}
    assert sections <= names(game).keys()


def test_a_legend_is_plain_data(game: Game) -> None:
    found = legend(game)
    assert set(found) == {"fields", "names", "lines", "cards", "explains"}
    for section, cards in found["cards"].items():
        assert [card["id"] for card in cards] == list(game.components[section].ids)
    for domain in found["fields"].values():
        assert domain in PLAIN or (isinstance(domain, dict) and len(domain) == 1)
