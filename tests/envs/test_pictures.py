"""Tables are drawn: by the app where a browser is there, else as the terminal's letters."""

import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import coffret.envs.gymnasium
from coffret import registry
from coffret.envs import painting, pettingzoo, rendering

from ..programs import chromium
from .tables import EVERY_GAME


def played(name: str, turns: int, **settings: Any) -> Any:
    env = pettingzoo.env(name, compiled=False, **settings)
    env.reset(seed=1)
    for _ in range(turns):
        env.seating.choose_any()
        env.step(int(env.seating.actions[0]))
    return env


@EVERY_GAME
def test_a_table_is_drawn_as_text_and_as_letters(name: str) -> None:
    env = played(name, 0, render_mode="ansi")
    assert "player_0" in env.render()
    image = rendering.lettered(env.game, env.seating.face(), None)
    assert image.ndim == 3
    assert image.shape[2] == 3
    assert len(np.unique(image)) > 8


def test_the_app_draws_every_game_and_each_moment_of_it() -> None:
    """All in one test: they share a browser. After the first picture the page is kept open."""
    chromium()
    for name in registry.names():
        env = played(name, 0, render_mode="rgb_array")
        pictures = [env.render()]
        for _ in range(12):
            env.seating.choose_any()
            env.step(int(env.seating.actions[0]))
        pictures.append(env.render())
        for picture in pictures:
            assert picture.shape == (painting.HIGH, painting.WIDE, 3)
            assert picture.dtype == np.uint8
            assert picture.flags.writeable
        assert (pictures[0] != pictures[1]).any()
    # A seat's picture shows its own hand.
    s = played("megalomania", 3, players=3).seating.face()
    game = registry.game("megalomania")
    assert (painting.paint(game, s, 0) != painting.paint(game, s, None)).any()


def test_without_a_browser_the_terminal_is_drawn(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(painting, "BROWSERS", ("no-such-browser",))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    found = painting._thread, painting._painter
    for cached in found:
        cached.cache_clear()
    env = played("incubation", 0, render_mode="rgb_array")
    try:
        letters = rendering.lettered(env.game, env.seating.face(), None)
        for _ in range(2):
            assert np.array_equal(env.render(), letters)
    finally:
        for cached in found:
            cached.cache_clear()


def test_gymnasium_knows_how_a_seat_can_be_drawn() -> None:
    assert coffret.envs.gymnasium.SeatEnv.metadata["render_modes"] == ["ansi", "rgb_array"]
    version = registry.game("incubation").rules_version
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(f"coffret/incubation-v{version}", compiled=False, render_mode="ansi")
        env.reset(seed=1)
    assert "player_0" in str(env.render())
