"""Guided first games say what their plan says, and end well for the newcomer."""

import pytest

from coffret import registry
from coffret.engine import lesson, matchfile
from coffret.engine.components import LANGUAGES
from coffret.lab import make_lesson

GAMES = [game.name for game in registry.games() if lesson.has_lesson(game)]


@pytest.mark.parametrize("name", GAMES)
def test_every_topic_of_the_plan_is_told_once_in_each_language(name: str) -> None:
    game = registry.game(name)
    comments = lesson.read(game).comments.values()
    for topic in make_lesson.plan_of(game).topic:
        for language in LANGUAGES:
            said = sum(getattr(topic, language) in comment[language] for comment in comments)
            assert said == 1 or (said == 0 and topic.optional)


@pytest.mark.parametrize("name", GAMES)
def test_the_newcomer_wins_the_first_game(name: str) -> None:
    game = registry.game(name)
    found = lesson.read(game)
    match = matchfile.open_match(lesson.path_of(game), found.match, game)
    plan = make_lesson.plan_of(game)
    if plan.whole and plan.until is None:
        assert match.is_over
        assert found.seat in game.winners(match.state)
    elif plan.until is not None:  # it ends when everything is explained, and well
        scores = game.scores(match.state)
        assert scores[found.seat] == max(scores)


@pytest.mark.parametrize("name", GAMES)
def test_the_newcomer_is_not_led_to_what_the_plan_avoids(name: str) -> None:
    game = registry.game(name)
    found = lesson.read(game)
    moves = [move for seat, move, _ in found.match.moves if seat == found.seat]
    led_to = {move["move"] for move in moves if move is not None}
    assert led_to.isdisjoint(make_lesson.plan_of(game).never)


def test_a_topic_may_ask_for_what_has_just_happened() -> None:
    topic = make_lesson.Topic("Take it.", "Prenez-le.", asked="take_treasure", after="hatched")
    assert make_lesson.asks(topic, "take_treasure", [{"event": "hatched"}])
    assert not make_lesson.asks(topic, "take_treasure", [{"event": "rolled"}])
    assert not make_lesson.asks(topic, "roll", [{"event": "hatched"}])
