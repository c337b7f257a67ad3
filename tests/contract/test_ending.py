"""The end of every game: why someone won, and where the points come from."""

from typing import Any

import pytest

from coffret.check.positions import positions
from coffret.engine.components import LANGUAGES
from coffret.engine.game import Game
from coffret.engine.phrases import result_text, text_key
from coffret.engine.ranking import MOST_TIE_BREAKS, SPAN, reason
from coffret.engine.texts import figure


def endings(game: Game) -> list[Any]:
    """Final positions of random games, and the same with all players alike: level in all."""
    found = []
    for seats in game.seats:
        *_, s = positions(game, seats, 5, every=10**9)
        found.append(s)
        alike = game.state.copy(s)
        for player in alike.players[1:]:
            player._words[:] = alike.players[0]._words
        found.append(alike)
    return found


def test_points_by_source_add_up_to_the_score_at_any_time(game: Game) -> None:
    for seats in game.seats:
        names = None
        for s in positions(game, seats, 33, every=5):
            found = game.sources(s)
            assert [sum(sources.values()) for sources in found] == game.scores(s)
            names = names or list(found[0])
            assert all(list(sources) == names for sources in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sources_and_tie_breaks_have_texts(game: Game, language: str) -> None:
    texts = game.texts(language)
    for s in endings(game):
        wanted = [text_key("source", name) for name in game.sources(s)[0]]
        for tie_break in game.tie_breaks:
            wanted += [text_key(kind, tie_break.name) for kind in ("tie", "decided")]
        assert [key for key in wanted if key not in texts] == []
        sentence = result_text(game, s, [f"P{seat}" for seat in range(s.seats)], texts)
        assert "$" not in sentence
        assert figure(max(game.scores(s))) in sentence


def test_tie_breaks_count_within_their_span(game: Game) -> None:
    for s in endings(game):
        for seat in range(s.seats):
            for number in range(MOST_TIE_BREAKS):
                value = game.rules.tie_break(s, seat, number)
                assert 0 <= value < SPAN
                assert value == 0 or number < len(game.tie_breaks)


def test_the_reason_leaves_the_winners_and_nobody_else(game: Game) -> None:
    for s in endings(game):
        found = reason(game, s)
        level = list(range(s.seats))
        for rung in found.rungs:
            best = min if rung.kind == "fewest" else max
            wanted = best(rung.amounts[seat] for seat in level)
            level = [seat for seat in level if rung.amounts[seat] == wanted]
        assert level == game.winners(s)
        assert found.by in (None, found.rungs[-1].name)
        allies = game.rules.allies(s, level[0])
        assert (found.by is None) == any(not allies >> seat & 1 for seat in level)
